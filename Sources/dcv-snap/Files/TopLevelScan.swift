// SPDX-License-Identifier: MIT
//
// Tells screen documents from other JSON files by their top level, without reading what is inside:
// a document with a mistake in it is still found, and its mistake reported.

/// Looks at the top level of a JSON text.
struct TopLevelScan {
  private let bytes: [UInt8]
  private var position = 0

  /// Whether `bytes` hold an object with an integer `version` and a list `sections`.
  static func isScreenDocument(_ bytes: [UInt8]) -> Bool {
    var scan = TopLevelScan(bytes)
    return scan.findsBoth()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func findsBoth() -> Bool {
    skipSpace()
    guard next() == UInt8(ascii: "{") else { return false }
    var (hasVersion, hasSections) = (false, false)
    var depth = 1
    while depth > 0, let byte = next() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let text = string()
        guard depth == 1 else { continue }
        skipSpace()
        guard peek() == UInt8(ascii: ":") else { continue }
        position += 1
        skipSpace()
        if text.elementsEqual("version".utf8) { hasVersion = hasVersion || isInteger() }
        if text.elementsEqual("sections".utf8) {
          hasSections = hasSections || peek() == UInt8(ascii: "[")
        }
        if hasVersion, hasSections { return true }
      default: continue
      }
    }
    return false
  }

  /// The bytes up to the closing quote, escapes as they stand.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = position
    while let byte = next() {
      if byte == UInt8(ascii: "\"") { return bytes[start..<(position - 1)] }
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    return []
  }

  /// Whether a whole number stands here.
  private func isInteger() -> Bool {
    let rest = bytes[min(position, bytes.count)...]
    let number = rest.prefix { "-+.eE0123456789".utf8.contains($0) }
    let digits = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
    return !digits.isEmpty && digits.allSatisfy { (48...57).contains($0) }
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 32 || (9...13).contains(byte) { position += 1 }
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }
}
