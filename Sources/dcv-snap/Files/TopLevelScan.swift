// SPDX-License-Identifier: MIT
//
// Tells screen documents from other JSON files by their top level, without reading what is inside:
// a document with a mistake in it is still found, and its mistake reported.

/// Looks at the top level of a JSON text.
struct TopLevelScan {
  private let bytes: [UInt8]
  private var position = 0
  private var hasVersion = false
  private var hasSections = false
  /// Whether there is a key `sections`, whatever its value.
  private var namesSections = false
  /// Whether there are `cells` by name or a list of `stops`.
  private var hasOtherParts = false
  /// Whether the text ends where its top level does; false while nothing more had to be read.
  private var isWhole = false

  /// Whether `bytes` hold an object with an integer `version` and a list `sections`.
  static func isScreenDocument(_ bytes: [UInt8]) -> Bool {
    let scan = TopLevelScan(bytes)
    return scan.hasVersion && scan.hasSections
  }

  /// Whether `bytes` hold an object or a list, to its end, without anything called `sections`, nor a
  /// `version` beside `cells` or `stops`: not even a document with a mistake.
  static func isSomethingElse(_ bytes: [UInt8]) -> Bool {
    let scan = TopLevelScan(bytes)
    return scan.isWhole && !scan.namesSections && !(scan.hasVersion && scan.hasOtherParts)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    scan()
  }

  private mutating func scan() {
    skipSpace()
    let start = next()
    guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else { return }
    let isObject = start == UInt8(ascii: "{")
    var depth = 1
    while depth > 0, let byte = next() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let text = string()
        guard depth == 1, isObject else { continue }
        skipSpace()
        guard peek() == UInt8(ascii: ":") else { continue }
        position += 1
        skipSpace()
        if text.elementsEqual("version".utf8) { hasVersion = hasVersion || isInteger() }
        if text.elementsEqual("sections".utf8) {
          namesSections = true
          hasSections = hasSections || peek() == UInt8(ascii: "[")
        }
        if text.elementsEqual("cells".utf8) {
          hasOtherParts = hasOtherParts || peek() == UInt8(ascii: "{")
        }
        if text.elementsEqual("stops".utf8) {
          hasOtherParts = hasOtherParts || peek() == UInt8(ascii: "[")
        }
        if hasVersion, hasSections { return }
      default: continue
      }
    }
    skipSpace()
    isWhole = depth == 0 && position == bytes.count
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
