// SPDX-License-Identifier: MIT
//
// One value of a JSON file: a file and an index into its tape.

/// One value of a JSON file. Its text is decoded when asked for.
struct JSONNode: Sendable {
  let text: JSONText
  let index: Int

  private var entry: JSONText.Entry { text.tape[index] }

  var kind: JSONText.Kind { entry.kind }
  var isNull: Bool { entry.kind == .null }
  /// First byte of the value.
  var start: Int { Int(entry.start) }
  /// One past the last byte of the value.
  var end: Int { Int(entry.end) }
  /// First byte of its key, or of the value itself when it has no key.
  var keyStart: Int { entry.key == JSONText.noKey ? start : Int(entry.key) }

  /// Its key in the object it stands in.
  var key: String? {
    let entry = entry
    guard entry.key != JSONText.noKey else { return nil }
    return JSONString.decode(text.bytes, quote: Int(entry.key)).text
  }

  /// The decoded text of a string.
  var string: String? {
    let entry = entry
    guard entry.kind == .string else { return nil }
    // Between its quotes stands the text itself, unless something in it is escaped.
    let (first, last) = (Int(entry.start) + 1, Int(entry.end) - 1)
    guard !entry.flags.contains(.escaped), first <= last, last < text.bytes.count else {
      return JSONString.decode(text.bytes, quote: start).text
    }
    return String(decoding: text.bytes[first..<last], as: UTF8.self)
  }

  /// A number; infinite when it is beyond what a double holds.
  var number: Double? {
    guard entry.kind == .number else { return nil }
    return JSONNumber.value(text.bytes, start, end)
  }

  var boolean: Bool? {
    guard entry.kind == .boolean, start < text.bytes.count else { return nil }
    return text.bytes[start] == UInt8(ascii: "t")
  }

  /// The bytes of the value as they stand in the file.
  var source: ArraySlice<UInt8> { text.bytes[start..<max(start, min(end, text.bytes.count))] }

  /// What an array or object holds, in order; members that a later one replaces are left out.
  var children: Children {
    let entry = entry
    let isContainer = entry.kind == .array || entry.kind == .object
    return Children(
      text: text, position: index + 1, end: isContainer ? Int(entry.next) : index + 1)
  }

  /// Number of children.
  var count: Int {
    var count = 0
    for _ in children { count += 1 }
    return count
  }

  /// The member of an object by its key.
  subscript(_ key: String) -> JSONNode? {
    guard entry.kind == .object else { return nil }
    var key = key
    return key.withUTF8 { wanted in
      for child in children where child.hasKey(wanted) { return child }
      return nil
    }
  }

  /// Whether its key is `wanted`.
  private func hasKey(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entry
    guard entry.key != JSONText.noKey else { return false }
    if entry.flags.contains(.keyEscaped) { return key?.utf8.elementsEqual(wanted) ?? false }
    let start = Int(entry.key) + 1
    let end = start + wanted.count
    guard end < text.bytes.count, text.bytes[end] == UInt8(ascii: "\"") else { return false }
    for offset in 0..<wanted.count where text.bytes[start + offset] != wanted[offset] {
      return false
    }
    return true
  }

  /// The children of a container.
  struct Children: Sequence, IteratorProtocol {
    let text: JSONText
    var position: Int
    let end: Int

    mutating func next() -> JSONNode? {
      while position < end, position < text.tape.count {
        let entry = text.tape[position]
        let node = JSONNode(text: text, index: position)
        position = Int(entry.next)
        if !entry.flags.contains(.shadowed) { return node }
      }
      return nil
    }
  }
}
