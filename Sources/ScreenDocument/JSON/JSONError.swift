// SPDX-License-Identifier: MIT
//
// Why a file could not be read as JSON.

/// Why a file could not be read as JSON, and where.
struct JSONError: Error {
  enum Reason {
    case empty, unexpectedEnd, textAfterEnd
    case comment, trailingComma, missingComma, missingColon, unquotedKey, singleQuotes
    case unexpected(closing: UInt8)
    case unterminatedString, badEscape, loneSurrogate
    case controlCharacter(UInt8)
    case badNumber, leadingZero
    case noValue(UInt8)
    case unknownWord(String)
    case invalidUTF8(UInt8), otherEncoding
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(Int)
  }

  var reason: Reason
  /// The byte at fault.
  var offset: Int
  /// Its line and column.
  var place: (line: Int, column: Int) = (1, 1)

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
