// SPDX-License-Identifier: MIT
//
// A parsed JSON file: its bytes, and a flat tape with one small entry for each value. A million
// records cost twenty bytes a value and no objects.

/// A parsed JSON file. Immutable, so it may be shared between tasks.
final class JSONText: Sendable {
  /// One value on the tape; a container is followed by what it holds.
  struct Entry: Sendable {
    /// First byte of the value.
    var start: UInt32
    /// One past the last byte of the value.
    var end: UInt32
    /// Tape index of what follows the value and all it holds.
    var next: UInt32
    /// First byte of the member's key, at its opening quote; `noKey` outside objects.
    var key: UInt32
    var kind: Kind
    var flags: Flags
  }

  enum Kind: UInt8, Sendable {
    case null, boolean, number, string, array, object
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The string has backslashes.
    static let escaped = Self(rawValue: 1)
    /// The key has backslashes.
    static let keyEscaped = Self(rawValue: 2)
    /// A later member of the object has the same key, and wins.
    static let shadowed = Self(rawValue: 4)
  }

  static let noKey = UInt32.max

  /// Name for messages.
  let name: String
  let bytes: [UInt8]
  let tape: [Entry]
  let lines: LineIndex

  init(name: String, bytes: [UInt8], tape: [Entry], lines: LineIndex) {
    self.name = name
    self.bytes = bytes
    self.tape = tape
    self.lines = lines
  }

  /// The outermost value.
  var root: JSONNode { JSONNode(text: self, index: 0) }

  /// An empty object without a place, standing in where nothing could be read.
  static let empty = JSONText(
    name: "", bytes: [0x7B, 0x7D],
    tape: [Entry(start: 0, end: 2, next: 1, key: noKey, kind: .object, flags: [])],
    lines: LineIndex(lineStarts: [0], checkpoints: [0]))
}
