// SPDX-License-Identifier: MIT
//
// The text of a checked JSON string.

/// Decodes strings that the reader has checked.
enum JSONString {
  /// The text of the string whose opening quote is at `quote`, and one past its closing quote.
  static func decode(_ bytes: [UInt8], quote: Int) -> (text: String, end: Int) {
    let start = quote + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") { return unescape(bytes, from: start) }
      end += 1
    }
    guard start <= end else { return ("", bytes.count) }
    return (String(decoding: bytes[start..<end], as: UTF8.self), end + 1)
  }

  private static func unescape(_ bytes: [UInt8], from start: Int) -> (text: String, end: Int) {
    var out: [UInt8] = []
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        out.append(byte)
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): out.append(0x08)
      case UInt8(ascii: "f"): out.append(0x0C)
      case UInt8(ascii: "n"): out.append(0x0A)
      case UInt8(ascii: "r"): out.append(0x0D)
      case UInt8(ascii: "t"): out.append(0x09)
      case UInt8(ascii: "u"):
        var value = hex(bytes, at: index)
        index += 4
        if value >= 0xD800, value <= 0xDBFF {
          value = 0x10000 + ((value - 0xD800) << 10) + (hex(bytes, at: index + 2) &- 0xDC00)
          index += 6
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        out.append(contentsOf: String(scalar).utf8)
      default: out.append(letter)
      }
    }
    return (String(decoding: out, as: UTF8.self), index + 1)
  }

  private static func hex(_ bytes: [UInt8], at index: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in index..<(index + 4) where offset < bytes.count {
      value = value &* 16 &+ (hexDigit(bytes[offset]) ?? 0)
    }
    return value
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
