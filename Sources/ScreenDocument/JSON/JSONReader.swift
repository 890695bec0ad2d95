// SPDX-License-Identifier: MIT
//
// The strict JSON reader: RFC 8259 and nothing more, with a place for each complaint. It stops at
// the first syntax error; duplicate keys are noted and reading goes on.

/// Reads one JSON file into a tape.
struct JSONReader {
  /// Two members of one object with the same key.
  struct Duplicate {
    /// Tape index of the value that wins, the later one.
    var index: UInt32
    /// First byte of the earlier key.
    var firstKey: Int
  }

  /// How much may be read.
  struct Limits {
    var bytes: Int
    var depth: Int = ReadingLimits.depth
  }

  let bytes: [UInt8]
  var position = 0
  private(set) var duplicates: [Duplicate] = []
  private var tape: [JSONText.Entry] = []
  private let limits: Limits

  /// Reads `bytes`; `name` is for messages.
  static func read(
    _ bytes: [UInt8], name: String, limits: Limits
  ) throws(JSONError) -> (text: JSONText, duplicates: [Duplicate]) {
    guard bytes.count <= limits.bytes else {
      throw JSONError(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: 0)
    }
    let check = UTF8Check(bytes)
    var reader = JSONReader(bytes: bytes, limits: limits)
    do throws(JSONError) {
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        throw JSONError(.otherEncoding, at: 0)
      }
      if let bad = check.firstBad { throw JSONError(.invalidUTF8(bytes[bad]), at: bad) }
      try reader.readDocument()
    } catch {
      var located = error
      located.place = check.lines.place(of: error.offset, in: bytes)
      throw located
    }
    let text = JSONText(name: name, bytes: bytes, tape: reader.tape, lines: check.lines)
    return (text, reader.duplicates)
  }

  private init(bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    tape.reserveCapacity(bytes.count / 16 + 1)
  }

  /// The byte at the reading position; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func readDocument() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipSpace()
    guard current != nil else { throw JSONError(.empty, at: position) }
    try readValue(key: JSONText.noKey, keyEscaped: false, depth: 1)
    try skipSpace()
    if current != nil { throw JSONError(.textAfterEnd, at: position) }
  }

  private mutating func skipSpace() throws(JSONError) {
    while let byte = current {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"): throw JSONError(.comment, at: position)
      case UInt8(ascii: "#"): throw JSONError(.comment, at: position)
      default: return
      }
    }
  }

  private mutating func readValue(key: UInt32, keyEscaped: Bool, depth: Int) throws(JSONError) {
    guard depth <= limits.depth else { throw JSONError(.tooDeep(limits.depth), at: position) }
    guard let byte = current else { throw JSONError(.unexpectedEnd, at: position) }
    let index = tape.count
    tape.append(
      JSONText.Entry(
        start: UInt32(position), end: 0, next: 0, key: key, kind: .null,
        flags: keyEscaped ? .keyEscaped : []))
    switch byte {
    case UInt8(ascii: "{"):
      tape[index].kind = .object
      try readObject(index, depth: depth)
    case UInt8(ascii: "["):
      tape[index].kind = .array
      try readArray(depth: depth)
    case UInt8(ascii: "\""):
      tape[index].kind = .string
      if try skipString() { tape[index].flags.insert(.escaped) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      tape[index].kind = .number
      try skipNumber()
    default:
      tape[index].kind = try skipWord()
    }
    tape[index].end = UInt32(position)
    tape[index].next = UInt32(tape.count)
  }

  private mutating func readArray(depth: Int) throws(JSONError) {
    position += 1
    try skipSpace()
    if current == UInt8(ascii: "]") {
      position += 1
      return
    }
    while true {
      try readValue(key: JSONText.noKey, keyEscaped: false, depth: depth + 1)
      try skipSpace()
      guard let comma = try readSeparator(closing: UInt8(ascii: "]")) else { return }
      if current == UInt8(ascii: "]") { throw JSONError(.trailingComma, at: comma) }
    }
  }

  private mutating func readObject(_ object: Int, depth: Int) throws(JSONError) {
    position += 1
    try skipSpace()
    if current == UInt8(ascii: "}") {
      position += 1
      return
    }
    var members = 0
    while true {
      let key = position
      guard let byte = current else { throw JSONError(.unexpectedEnd, at: position) }
      guard byte == UInt8(ascii: "\"") else { throw JSONError(.unquotedKey, at: position) }
      let escaped = try skipString()
      try skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw JSONError(current == nil ? .unexpectedEnd : .missingColon, at: position)
      }
      position += 1
      try skipSpace()
      try readValue(key: UInt32(key), keyEscaped: escaped, depth: depth + 1)
      members += 1
      try skipSpace()
      guard let comma = try readSeparator(closing: UInt8(ascii: "}")) else { break }
      if current == UInt8(ascii: "}") { throw JSONError(.trailingComma, at: comma) }
    }
    if members > 1 { noteDuplicates(of: object, members: members) }
  }

  /// Reads a comma and the space after it, and returns the comma's place; nil when the container
  /// was closed instead.
  private mutating func readSeparator(closing: UInt8) throws(JSONError) -> Int? {
    guard let byte = current else { throw JSONError(.unexpectedEnd, at: position) }
    if byte == closing {
      position += 1
      return nil
    }
    guard byte == UInt8(ascii: ",") else {
      let startsValue =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "-") || (byte >= 0x30 && byte <= 0x39)
      throw JSONError(
        startsValue ? .missingComma : .unexpected(closing: closing), at: position)
    }
    let comma = position
    position += 1
    try skipSpace()
    return comma
  }

  // MARK: Duplicate keys

  private mutating func noteDuplicates(of object: Int, members: Int) {
    if members <= 12 {
      noteDuplicatesPairwise(of: object)
    } else {
      noteDuplicatesByHash(of: object, members: members)
    }
  }

  private mutating func noteDuplicatesPairwise(of object: Int) {
    var later = object + 1
    while later < tape.count {
      var earlier = object + 1
      while earlier < later {
        if !tape[earlier].flags.contains(.shadowed), sameKey(earlier, later) {
          markDuplicate(earlier: earlier, later: later)
          break
        }
        earlier = Int(tape[earlier].next)
      }
      later = Int(tape[later].next)
    }
  }

  private mutating func noteDuplicatesByHash(of object: Int, members: Int) {
    var seen: [String: Int] = [:]
    seen.reserveCapacity(members)
    var member = object + 1
    while member < tape.count {
      let key = keyString(member)
      if let earlier = seen.updateValue(member, forKey: key) {
        markDuplicate(earlier: earlier, later: member)
      }
      member = Int(tape[member].next)
    }
  }

  private mutating func markDuplicate(earlier: Int, later: Int) {
    tape[earlier].flags.insert(.shadowed)
    if duplicates.count < ReadingLimits.diagnostics {
      duplicates.append(Duplicate(index: UInt32(later), firstKey: Int(tape[earlier].key)))
    }
  }

  private func sameKey(_ left: Int, _ right: Int) -> Bool {
    let a = tape[left]
    let b = tape[right]
    if a.flags.contains(.keyEscaped) || b.flags.contains(.keyEscaped) {
      return keyString(left) == keyString(right)
    }
    var first = Int(a.key) + 1
    var second = Int(b.key) + 1
    while first < bytes.count, second < bytes.count {
      let byte = bytes[first]
      guard byte == bytes[second] else { return false }
      if byte == UInt8(ascii: "\"") { return true }
      first += 1
      second += 1
    }
    return false
  }

  private func keyString(_ index: Int) -> String {
    JSONString.decode(bytes, quote: Int(tape[index].key)).text
  }
}
