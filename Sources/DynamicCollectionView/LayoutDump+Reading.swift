// SPDX-License-Identifier: MIT
//
// Reads `.layout.txt` back. Strict: what the writer does not write is an error with its line.

import CollectionLayout
import Drawing
import Foundation
import Geometry

/// Why a text is no layout dump.
public struct LayoutDumpError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// What was expected there; lower case, no full stop.
  public var message: String
}

extension LayoutDump {
  /// The dump that `text` was written from, its numbers rounded to three decimals.
  ///
  /// - Throws: ``LayoutDumpError`` with the first line that the writer would not have written.
  public init(text: String) throws(LayoutDumpError) {
    var reader = DumpReader(text)
    self = try reader.dump()
  }

  /// The same dump with every number rounded as its text shows it; equal to a stored one that
  /// shows the same.
  public var rounded: LayoutDump {
    func number(_ value: CGFloat, decimals: Int = 3) -> CGFloat {
      CGFloat(Double(CanonicalNumber.string(value, decimals: decimals)) ?? 0)
    }
    func rect(_ rect: CGRect) -> CGRect {
      CGRect(
        x: number(rect.minX), y: number(rect.minY), width: number(rect.width),
        height: number(rect.height))
    }
    var copy = self
    copy.offset = CGPoint(x: number(offset.x), y: number(offset.y))
    copy.zoom = number(zoom)
    copy.viewport = CGSize(width: number(viewport.width), height: number(viewport.height))
    copy.contentSize = CGSize(width: number(contentSize.width), height: number(contentSize.height))
    copy.background = background.map {
      RGBA(
        red: number($0.red), green: number($0.green), blue: number($0.blue),
        alpha: number($0.alpha))
    }
    for index in copy.sections.indices {
      copy.sections[index].frame = rect(copy.sections[index].frame)
      guard var orthogonal = copy.sections[index].orthogonal else { continue }
      orthogonal.offset = number(orthogonal.offset)
      orthogonal.contentLength = number(orthogonal.contentLength)
      orthogonal.restOffsets = orthogonal.restOffsets.map { number($0) }
      copy.sections[index].orthogonal = orthogonal
    }
    for index in copy.elements.indices {
      let attributes = copy.elements[index].attributes
      copy.elements[index].attributes.frame = rect(attributes.frame)
      copy.elements[index].attributes.screenFrame = rect(attributes.screenFrame)
      copy.elements[index].attributes.alpha = number(attributes.alpha)
      let t = attributes.transform
      copy.elements[index].attributes.transform = CGAffineTransform(
        a: number(t.a, decimals: 6), b: number(t.b, decimals: 6), c: number(t.c, decimals: 6),
        d: number(t.d, decimals: 6), tx: number(t.tx, decimals: 6), ty: number(t.ty, decimals: 6))
    }
    return copy
  }
}

/// Walks through the lines of a dump.
private struct DumpReader {
  private let lines: [Substring]
  private var position = 0
  /// Words of the line at hand that were not taken yet.
  private var words: ArraySlice<Word> = []

  private enum Word: Hashable {
    case bare(String)
    case quoted(String)

    var text: String {
      switch self {
      case .bare(let text), .quoted(let text): text
      }
    }
  }

  init(_ text: String) {
    // A checkout may have turned line feeds into CR LF.
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  mutating func dump() throws(LayoutDumpError) -> LayoutDump {
    // 1. What it is of.
    let first = nextLine()
    guard first == LayoutDump.textHeading[...] || first == LayoutDump.oldTextHeading[...] else {
      throw error("expected '\(LayoutDump.textHeading)'")
    }
    var dump = LayoutDump(
      id: try value("snapshot"), document: try value("document"), stop: try value("stop"),
      variant: try axes(), offset: .zero, viewport: .zero, contentSize: .zero, sections: [],
      elements: [])
    // 2. Where it is seen from.
    let viewport = try pair("viewport")
    dump.viewport = CGSize(width: viewport.x, height: viewport.y)
    dump.offset = try pair("offset")
    if position < lines.count, lines[position].hasPrefix("zoom ") {
      try begin("zoom")
      dump.zoom = try number()
      try end()
    }
    let content = try pair("content")
    dump.contentSize = CGSize(width: content.x, height: content.y)
    if position < lines.count, lines[position].hasPrefix("background ") {
      try begin("background")
      dump.background = RGBA(
        red: try number(), green: try number(), blue: try number(), alpha: try number())
      try end()
    }
    // 3. Sections, 4. elements; each table has a heading.
    try heading("section")
    dump.sections = try sections()
    try heading("kind")
    var last = nextLine()
    while let line = last, !line.isEmpty, line != LayoutDump.textEnd[...] {
      dump.elements.append(try element(line))
      last = nextLine()
    }
    // 5. The mark that nothing was cut off.
    if first != LayoutDump.oldTextHeading[...] {
      guard last == LayoutDump.textEnd[...] else {
        throw error("expected '\(LayoutDump.textEnd)': the file was cut short")
      }
      if position < lines.count, lines[position].isEmpty { position += 1 }
    }
    guard position == lines.count else { throw error("expected the end of the file") }
    return dump
  }

  private mutating func axes() throws(LayoutDumpError) -> [LayoutDump.VariantValue] {
    var axes: [LayoutDump.VariantValue] = []
    while position < lines.count, lines[position].hasPrefix("axis ") {
      try begin("axis")
      axes.append(LayoutDump.VariantValue(axis: try word("an axis"), value: try word("a value")))
      try end()
    }
    return axes
  }

  private mutating func sections() throws(LayoutDumpError) -> [LayoutDump.Section] {
    var sections: [LayoutDump.Section] = []
    while let line = nextLine(), !line.isEmpty {
      try split(line)
      if words.first == .bare("scrolls"), var last = sections.popLast() {
        words.removeFirst()
        let (offset, length) = (try number(), try number())
        var orthogonal = LayoutDump.Orthogonal(
          behavior: try word("a behaviour"), offset: offset, contentLength: length, restOffsets: [])
        while !words.isEmpty { orthogonal.restOffsets.append(try number()) }
        last.orthogonal = orthogonal
        sections.append(last)
      } else if words.first == .bare("items"), var last = sections.popLast() {
        words.removeFirst()
        last.items = try items()
        sections.append(last)
      } else {
        sections.append(
          LayoutDump.Section(
            index: try integer(), id: "", frame: try rect(), orthogonal: nil))
        sections[sections.count - 1].id = try word("an id")
        try end()
      }
    }
    return sections
  }

  private mutating func items() throws(LayoutDumpError) -> LayoutDump.Items {
    let count = try integer()
    switch try word("how they are called") {
    case "numbered": return LayoutDump.Items(count: count, names: .numbered)
    case "unlisted": return LayoutDump.Items(count: count, names: .unlisted)
    case "listed":
      let names = words.map(\.text)
      guard names.count == count else {
        throw error("expected \(count) names, found \(names.count)")
      }
      return LayoutDump.Items(count: count, names: .listed(names))
    case let other: throw error("expected 'numbered', 'listed' or 'unlisted', found '\(other)'")
    }
  }

  private mutating func paint() throws(LayoutDumpError) -> PaintDigest {
    let text = try word("a digest")
    let sums = text.split(separator: "-").compactMap { $0.count == 8 ? UInt32($0, radix: 16) : nil }
    guard sums.count == 2, let drawing = sums.first, let ink = sums.last else {
      throw error("expected two sums of eight digits, found '\(text)'")
    }
    return PaintDigest(drawing: drawing, ink: ink)
  }

  private mutating func element(_ line: Substring) throws(LayoutDumpError) -> LayoutDump.Element {
    try split(line)
    let role = try word("a kind")
    guard let kind = LayoutAttributes.Kind(rawValue: role) else {
      throw error("expected a kind of element, found '\(role)'")
    }
    var attributes = LayoutAttributes(
      kind: kind, elementKind: LayoutDump.usualKind(of: kind), section: try integer(),
      item: try integer(), host: nil, frame: try rect(), screenFrame: .zero, zIndex: 0,
      isPinned: false)
    let (x, y) = (try number(), try number())
    attributes.screenFrame = CGRect(origin: CGPoint(x: x, y: y), size: attributes.frame.size)
    attributes.zIndex = try integer()
    var element = LayoutDump.Element(attributes: attributes, id: try word("an id"))
    while let next = words.popFirst() {
      switch next.text {
      case "kind":
        let kind = try word("a kind")
        element.attributes.elementKind = kind.isEmpty ? nil : kind
      case "host": element.attributes.host = try integer()
      case "seen":
        element.attributes.screenFrame.size = CGSize(width: try number(), height: try number())
      case "paint": element.paint = try paint()
      case "pinned": element.attributes.isPinned = true
      case "hidden": element.attributes.isHidden = true
      case "alpha": element.attributes.alpha = try number()
      case "transform":
        element.attributes.transform = CGAffineTransform(
          a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(),
          ty: try number())
      default: throw error("expected the end of the line, found '\(next.text)'")
      }
    }
    return element
  }

  // MARK: Lines

  private mutating func nextLine() -> Substring? {
    guard position < lines.count else { return nil }
    position += 1
    return lines[position - 1]
  }

  private mutating func begin(_ name: String) throws(LayoutDumpError) {
    guard let line = nextLine() else { throw error("expected '\(name)'") }
    try split(line)
    guard words.popFirst() == .bare(name) else { throw error("expected '\(name)'") }
  }

  private mutating func value(_ name: String) throws(LayoutDumpError) -> String {
    try begin(name)
    let value = try word("a name")
    try end()
    return value
  }

  private mutating func pair(_ name: String) throws(LayoutDumpError) -> CGPoint {
    try begin(name)
    let point = CGPoint(x: try number(), y: try number())
    try end()
    return point
  }

  /// The heading of a table, with the empty line before it (a table's end has taken it already).
  private mutating func heading(_ first: String) throws(LayoutDumpError) {
    if position < lines.count, lines[position].isEmpty { position += 1 }
    guard nextLine()?.hasPrefix(first + " ") == true else {
      throw error("expected the heading '\(first) …'")
    }
  }

  // MARK: Words

  private mutating func split(_ line: Substring) throws(LayoutDumpError) {
    var found: [Word] = []
    var rest = line
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        guard let (text, count) = JSONText.quotedPrefix(of: rest) else {
          throw error("expected a closing quote")
        }
        found.append(.quoted(text))
        rest = rest.dropFirst(count)
      } else {
        let word = rest.prefix { $0 != " " }
        found.append(.bare(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    words = found[...]
  }

  private mutating func word(_ what: String) throws(LayoutDumpError) -> String {
    guard let word = words.popFirst() else { throw error("expected \(what)") }
    return word.text
  }

  private mutating func number() throws(LayoutDumpError) -> CGFloat {
    let text = try word("a number")
    guard let value = Double(text), value.isFinite else {
      throw error("expected a number, found '\(text)'")
    }
    return CGFloat(value)
  }

  private mutating func integer() throws(LayoutDumpError) -> Int {
    let text = try word("a whole number")
    guard let value = Int(text) else { throw error("expected a whole number, found '\(text)'") }
    return value
  }

  private mutating func rect() throws(LayoutDumpError) -> CGRect {
    CGRect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  private func end() throws(LayoutDumpError) {
    if let word = words.first { throw error("expected the end of the line, found '\(word.text)'") }
  }

  private func error(_ message: String) -> LayoutDumpError {
    LayoutDumpError(line: max(1, position), message: message)
  }
}

extension JSONText {
  /// The string that a quoted text begins with, and the number of characters it takes up.
  fileprivate static func quotedPrefix(of text: Substring) -> (String, Int)? {
    var result = String.UnicodeScalarView()
    var count = 0
    var scalars = text.unicodeScalars[...]
    scalars.removeFirst()
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        count = text.distance(from: text.startIndex, to: scalars.startIndex)
        return (String(result), count)
      }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "\""?: result.append("\"")
      case "\\"?: result.append("\\")
      case "n"?: result.append("\n")
      case "r"?: result.append("\r")
      case "t"?: result.append("\t")
      case "u"?:
        let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        result.append(scalar)
        scalars = scalars.dropFirst(4)
      default: return nil
      }
    }
    return nil
  }
}
