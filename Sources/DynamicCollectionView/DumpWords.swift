// SPDX-License-Identifier: MIT
//
// The lines of a `.layout.txt` and their words, byte by byte: a verify run reads one for each picture.

import Foundation
import Geometry

/// Walks through the lines of a text, and through the words of the line at hand.
struct DumpWords {
  private let bytes: [UInt8]
  /// Without line feeds, and without the CR that a checkout may have put before them.
  private let lines: [Range<Int>]
  private var position = 0
  /// Words of the line at hand that were not taken yet.
  private var words: ArraySlice<Word> = []

  private enum Word {
    case bare(Range<Int>)
    case quoted(String)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      let hasReturn = index > start && bytes[index - 1] == UInt8(ascii: "\r")
      lines.append(start..<(hasReturn ? index - 1 : index))
      start = index + 1
    }
    lines.append(start..<bytes.count)
    self.lines = lines
  }

  // MARK: Lines

  /// Whether all lines were taken.
  var isAtEnd: Bool { position == lines.count }
  /// Whether the next line is empty; false at the end.
  var isAtEmptyLine: Bool { position < lines.count && lines[position].isEmpty }

  /// Whether the next line begins so.
  func isNext(_ start: String) -> Bool {
    position < lines.count && bytes[lines[position]].starts(with: start.utf8)
  }

  /// Whether the next line is this one, letter by letter.
  func isNextLine(_ line: String) -> Bool {
    position < lines.count && bytes[lines[position]].elementsEqual(line.utf8)
  }

  /// Goes past the next line, if there is one, and takes its words apart.
  mutating func takeLine() throws(LayoutDumpError) {
    words = []
    guard position < lines.count else { return }
    position += 1
    try split(lines[position - 1])
  }

  /// Goes past the next line, if there is one, without looking at it.
  mutating func skipLine() {
    if position < lines.count { position += 1 }
  }

  // MARK: Words

  /// Whether no word of the line is left.
  var isLineEmpty: Bool { words.isEmpty }

  /// Takes the next word, if it is this one and bare.
  mutating func take(_ word: String) -> Bool {
    guard case .bare(let range)? = words.first, bytes[range].elementsEqual(word.utf8) else {
      return false
    }
    words.removeFirst()
    return true
  }

  /// The next word; nil at the end of the line.
  mutating func next() -> String? {
    switch words.popFirst() {
    case .bare(let range)?: String(decoding: bytes[range], as: UTF8.self)
    case .quoted(let text)?: text
    case nil: nil
    }
  }

  mutating func word(_ what: String) throws(LayoutDumpError) -> String {
    guard let word = next() else { throw error("expected \(what)") }
    return word
  }

  /// All words that are left.
  mutating func rest() -> [String] {
    var rest: [String] = []
    while let word = next() { rest.append(word) }
    return rest
  }

  mutating func number() throws(LayoutDumpError) -> CGFloat {
    if case .bare(let range)? = words.first, let value = plainNumber(range) {
      words.removeFirst()
      return value
    }
    let text = try word("a number")
    guard let value = Double(text), value.isFinite else {
      throw error("expected a number, found '\(text)'")
    }
    return CGFloat(value)
  }

  mutating func integer() throws(LayoutDumpError) -> Int {
    let text = try word("a whole number")
    guard let value = Int(text) else { throw error("expected a whole number, found '\(text)'") }
    return value
  }

  mutating func rect() throws(LayoutDumpError) -> CGRect {
    CGRect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  func end() throws(LayoutDumpError) {
    var copy = self
    if let word = copy.next() { throw error("expected the end of the line, found '\(word)'") }
  }

  /// What was expected in the line at hand.
  func error(_ message: String) -> LayoutDumpError {
    LayoutDumpError(line: max(1, position), message: message)
  }

  /// A number as the writer has it; nil for one of another form, or of more than 15 digits. Both
  /// parts of the division are exact, so its result is the number that is nearest to the text.
  private func plainNumber(_ range: Range<Int>) -> CGFloat? {
    var rest = bytes[range]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    guard (1...16).contains(rest.count), rest.last != UInt8(ascii: ".") else { return nil }
    var (digits, unit): (Int64, Int64) = (0, 0)
    var count = 0
    for byte in rest {
      if byte == UInt8(ascii: "."), unit == 0, count > 0 {
        unit = 1
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
      unit *= 10
      count += 1
    }
    guard count <= 15, !(isNegative && digits == 0) else { return nil }
    let value = unit > 1 ? Double(digits) / Double(unit) : Double(digits)
    return CGFloat(isNegative ? -value : value)
  }

  // MARK: Taking a line apart

  private mutating func split(_ line: Range<Int>) throws(LayoutDumpError) {
    var found: [Word] = []
    var index = line.lowerBound
    while index < line.upperBound {
      if bytes[index] == UInt8(ascii: " ") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        guard let (text, end) = quoted(index..<line.upperBound) else {
          throw error("expected a closing quote")
        }
        found.append(.quoted(text))
        index = end
      } else {
        let start = index
        while index < line.upperBound, bytes[index] != UInt8(ascii: " ") { index += 1 }
        found.append(.bare(start..<index))
      }
    }
    words = found[...]
  }

  /// The string that a quoted text begins with, and where it ends.
  private func quoted(_ range: Range<Int>) -> (String, Int)? {
    var result: [UInt8] = []
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return (String(decoding: result, as: UTF8.self), index) }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard index < range.upperBound else { return nil }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(escape)
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "u"):
        let digits = bytes[index..<min(index + 4, range.upperBound)]
        guard digits.count == 4,
          let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result += Array(String(scalar).utf8)
        index += 4
      default: return nil
      }
    }
    return nil
  }
}
