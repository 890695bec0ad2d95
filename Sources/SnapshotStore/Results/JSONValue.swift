// SPDX-License-Identifier: MIT
//
// JSON as our own files use it: objects keep the order in which they are written, so that equal
// results are equal bytes.

import DynamicCollectionView
import Foundation

/// Why a text is not JSON, or not the JSON that was expected.
package struct JSONError: Error, Hashable, Sendable {
  /// Bytes before the place.
  package var offset: Int
  /// What was expected; lower case, no full stop.
  package var message: String
}

/// A JSON value. Numbers that are whole stay whole.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order of writing.
  case object([(String, JSONValue)])

  /// The value of a key; null when there is none, or when this is no object.
  package subscript(_ key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.0 == key }?.1 ?? .null
  }

  /// The string, if it is one.
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The whole number, if it is one.
  package var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  /// True or false, if it is one.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The elements, if it is a list.
  package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The number, whole or not.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// Indented text, ending in a line feed; lists of plain values stand in one line.
  package var text: String { written(indent: "") + "\n" }

  /// Text without any space.
  package var compact: String {
    switch self {
    case .array(let values): "[" + values.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.string($0.0) + ":" + $0.1.compact }.joined(separator: ",") + "}"
    default: written(indent: "")
    }
  }

  func written(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return value.isFinite ? "\(value)" : "null"
    case .string(let value): return JSONText.string(value)
    case .array(let values):
      if values.isEmpty { return "[]" }
      if values.allSatisfy(\.isPlain) {
        return "[" + values.map { $0.written(indent: "") }.joined(separator: ", ") + "]"
      }
      let lines = values.map { inner + $0.written(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { inner + JSONText.string($0.0) + ": " + $0.1.written(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Reads a text; nesting deeper than 64 is an error.
  package init(_ text: String) throws(JSONError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.whole()
  }
}

/// Reads JSON from the first byte to the last.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func whole() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("expected the end") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < 64 else { throw error("expected less nesting") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var members: [(String, JSONValue)] = []
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("expected a key") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw error("expected ':'") }
      members.append((key, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var units: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard let text = String(validating: units, as: UTF8.self) else {
          throw error("expected UTF-8")
        }
        return text
      }
      guard byte >= 0x20 else { throw error("expected no control character in a string") }
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      units += try escape()
    }
    throw error("expected a closing quote")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = peek else { throw error("expected an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var value = try hex()
      if (0xD800..<0xDC00).contains(value) {
        guard take("\\"), take("u") else { throw error("expected the second half of a character") }
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else {
          throw error("expected the second half of a character")
        }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { throw error("expected a character") }
      return Array(String(scalar).utf8)
    default: throw error("expected an escape")
    }
  }

  private mutating func hex() throws(JSONError) -> UInt32 {
    let digits = bytes[position..<min(bytes.count, position + 4)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int(text), !text.hasPrefix("+") { return .integer(whole) }
    guard let value = Double(text), value.isFinite, !text.hasPrefix("+"), !text.hasPrefix(".")
    else {
      position = start
      throw error("expected a value")
    }
    return .number(value)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error("expected a value") }
    position += word.utf8.count
    return value
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String) -> JSONError {
    JSONError(offset: position, message: message)
  }
}
