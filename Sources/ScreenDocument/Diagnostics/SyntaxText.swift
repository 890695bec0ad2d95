// SPDX-License-Identifier: MIT
//
// The wording of JSON syntax errors: the mistakes that are often made are called by their names.

/// The wording of a JSON syntax error.
struct SyntaxText {
  let message: String
  var expected: String?
  var found: String?
  var hint: String?

  init(_ error: JSONError, _ bytes: [UInt8]) {
    var found: String? = Self.excerpt(bytes, error.offset)
    switch error.reason {
    case .empty:
      (message, expected, found) = ("the file is empty", "an object", nil)
    case .unexpectedEnd:
      (message, found) = ("the file ends in the middle of a value", "the end of the file")
      hint = "a closing bracket or brace is missing"
    case .textAfterEnd:
      (message, expected) = ("there is text after the end of the document", "the end of the file")
    case .comment:
      (message, hint) = ("JSON has no comments", "a key beginning with 'x-' may hold a remark")
    case .trailingComma:
      (message, hint) = ("there is a comma after the last entry", "remove the comma")
    case .missingComma:
      (message, expected) = ("a comma is missing between two entries", "','")
    case .missingColon:
      (message, expected) = ("a colon is missing after the key", "':'")
    case .unquotedKey:
      (message, expected) = ("a key does not stand in quotes", "a key in double quotes")
    case .singleQuotes:
      (message, expected) = ("a text stands in single quotes", "double quotes")
    case .unexpected(let closing):
      message = "the entry does not end where it should"
      expected = "',' or '\(Character(Unicode.Scalar(closing)))'"
    case .unterminatedString:
      (message, expected) = ("a text is not closed", "a closing double quote on the same line")
      hint = "write \\n for a line break"
    case .badEscape:
      message = "there is no such escape"
      expected = #"\" \\ \/ \b \f \n \r \t or \u and four hex digits"#
    case .loneSurrogate:
      message = "half of a surrogate pair stands alone"
      expected = #"two escapes, as in \ud83d\ude00"#
    case .controlCharacter(let byte):
      message = "a text holds a control character"
      expected = "an escape, as in \\u" + Self.hex(UInt32(byte), 4)
      found = "byte 0x" + Self.hex(UInt32(byte), 2)
    case .badNumber:
      (message, expected) = ("a number is not written as JSON wants it", "as in -12.5 or 1e3")
    case .leadingZero:
      (message, hint) = ("a number begins with a zero", "remove the zero")
    case .noValue(let byte):
      message = "there is no value here"
      expected = "a value"
      if byte == UInt8(ascii: ",") { hint = "one comma too many" }
    case .unknownWord(let word):
      message = "'\(word)' is no value"
      expected = "true, false, null, a number, or a text in double quotes"
      hint = Self.wordHint(word)
    case .invalidUTF8(let byte):
      (message, expected) = ("the file is not UTF-8", "UTF-8")
      found = "byte 0x" + Self.hex(UInt32(byte), 2)
    case .otherEncoding:
      (message, expected, found) = ("the file is not UTF-8", "UTF-8", "a UTF-16 mark")
      hint = "save the file as UTF-8"
    case .tooLarge, .tooDeep:
      // Limits have a wording of their own.
      message = "the file is beyond a limit"
    }
    self.found = found
  }

  private static func wordHint(_ word: String) -> String? {
    switch word.lowercased() {
    case "nan", "infinity", "inf": "JSON has no such number"
    case "true", "false", "null": "write it in lower case"
    case "none", "nil", "undefined": "write null"
    default: nil
    }
  }

  private static func hex(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// What stands at a place, up to the end of its line, cut at about 40 characters.
  private static func excerpt(_ bytes: [UInt8], _ offset: Int) -> String? {
    guard offset < bytes.count else { return "the end of the file" }
    let line = bytes[offset..<min(offset + 200, bytes.count)].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    if text.isEmpty { return "the end of the line" }
    let cut = String(text.unicodeScalars.prefix(40).map(Character.init))
    return cut.unicodeScalars.count < text.unicodeScalars.count ? cut + "…" : cut
  }
}
