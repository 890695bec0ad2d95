// SPDX-License-Identifier: MIT
//
// Strings, numbers and words: checked here, decoded only when asked for.

extension JSONReader {
  /// Moves past the string at the reading position.
  ///
  /// - Returns: Whether it has backslashes.
  mutating func skipString() throws(JSONError) -> Bool {
    let quote = position
    position += 1
    var escaped = false
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return escaped
      case UInt8(ascii: "\\"):
        escaped = true
        try skipEscape()
      case 0..<0x20:
        if byte == 0x0A || byte == 0x0D { throw JSONError(.unterminatedString, at: quote) }
        throw JSONError(.controlCharacter(byte), at: position)
      default:
        position += 1
      }
    }
    throw JSONError(.unterminatedString, at: quote)
  }

  private mutating func skipEscape() throws(JSONError) {
    let backslash = position
    position += 1
    guard let byte = current else { throw JSONError(.unexpectedEnd, at: position) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let unit = try readHex(backslash)
      if unit >= 0xDC00 && unit <= 0xDFFF { throw JSONError(.loneSurrogate, at: backslash) }
      guard unit >= 0xD800 && unit <= 0xDBFF else { return }
      guard current == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw JSONError(.loneSurrogate, at: backslash) }
      position += 2
      let low = try readHex(backslash)
      guard low >= 0xDC00 && low <= 0xDFFF else {
        throw JSONError(.loneSurrogate, at: backslash)
      }
    default:
      throw JSONError(.badEscape, at: backslash)
    }
  }

  private mutating func readHex(_ backslash: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = JSONString.hexDigit(byte) else {
        throw JSONError(.badEscape, at: backslash)
      }
      value = value * 16 + digit
      position += 1
    }
    return value
  }

  /// Moves past the number at the reading position.
  mutating func skipNumber() throws(JSONError) {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
      if isDigit { throw JSONError(.leadingZero, at: start) }
    } else {
      try skipDigits(start)
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try skipDigits(start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try skipDigits(start)
    }
  }

  private var isDigit: Bool {
    guard let byte = current else { return false }
    return byte >= 0x30 && byte <= 0x39
  }

  private mutating func skipDigits(_ start: Int) throws(JSONError) {
    guard isDigit else { throw JSONError(.badNumber, at: start) }
    while isDigit { position += 1 }
  }

  /// Moves past `true`, `false` or `null`.
  mutating func skipWord() throws(JSONError) -> JSONText.Kind {
    let start = position
    var end = position
    while end < bytes.count, end - start < 40, Self.isWordByte(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    position = end
    switch word {
    case "true", "false": return .boolean
    case "null": return .null
    case "":
      position = start
      throw JSONError(
        bytes[start] == UInt8(ascii: "'") ? .singleQuotes : .noValue(bytes[start]), at: start)
    default: throw JSONError(.unknownWord(word), at: start)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }
}
