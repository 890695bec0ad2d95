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
      CanonicalNumber.rounded(value, decimals: decimals)
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

/// Reads a dump line by line.
private struct DumpReader {
  private var words: DumpWords

  init(_ text: String) { words = DumpWords(text) }

  mutating func dump() throws(LayoutDumpError) -> LayoutDump {
    // 1. What it is of.
    let isOld = words.isNextLine(LayoutDump.oldTextHeading)
    let isKnown = isOld || words.isNextLine(LayoutDump.textHeading)
    words.skipLine()
    guard isKnown else { throw words.error("expected '\(LayoutDump.textHeading)'") }
    var dump = LayoutDump(
      id: try value("snapshot"), document: try value("document"), stop: try value("stop"),
      variant: try axes(), offset: .zero, viewport: .zero, contentSize: .zero, sections: [],
      elements: [])
    // 2. Where it is seen from.
    let viewport = try pair("viewport")
    dump.viewport = CGSize(width: viewport.x, height: viewport.y)
    dump.offset = try pair("offset")
    if words.isNext("zoom ") {
      try begin("zoom")
      dump.zoom = try words.number()
      try words.end()
    }
    let content = try pair("content")
    dump.contentSize = CGSize(width: content.x, height: content.y)
    if words.isNext("background ") {
      try begin("background")
      dump.background = RGBA(
        red: try words.number(), green: try words.number(), blue: try words.number(),
        alpha: try words.number())
      try words.end()
    }
    // 3. Sections, 4. elements; each table has a heading.
    try heading("section ")
    dump.sections = try sections()
    try heading("kind ")
    while !words.isAtEnd, !words.isAtEmptyLine, !words.isNextLine(LayoutDump.textEnd) {
      dump.elements.append(try element())
    }
    // 5. The mark that nothing was cut off.
    let hasEnd = words.isNextLine(LayoutDump.textEnd)
    words.skipLine()
    if !isOld {
      guard hasEnd else {
        throw words.error("expected '\(LayoutDump.textEnd)': the file was cut short")
      }
      if words.isAtEmptyLine { words.skipLine() }
    }
    guard words.isAtEnd else { throw words.error("expected the end of the file") }
    return dump
  }

  private mutating func axes() throws(LayoutDumpError) -> [LayoutDump.VariantValue] {
    var axes: [LayoutDump.VariantValue] = []
    while words.isNext("axis ") {
      try begin("axis")
      axes.append(
        LayoutDump.VariantValue(
          axis: try words.word("an axis"), value: try words.word("a value")))
      try words.end()
    }
    return axes
  }

  private mutating func sections() throws(LayoutDumpError) -> [LayoutDump.Section] {
    var sections: [LayoutDump.Section] = []
    while !words.isAtEnd, !words.isAtEmptyLine {
      try words.takeLine()
      if !sections.isEmpty, words.take("scrolls") {
        sections[sections.count - 1].orthogonal = try orthogonal()
      } else if !sections.isEmpty, words.take("items") {
        sections[sections.count - 1].items = try items()
      } else {
        let index = try words.integer()
        let frame = try words.rect()
        sections.append(
          LayoutDump.Section(index: index, id: try words.word("an id"), frame: frame))
        try words.end()
      }
    }
    words.skipLine()
    return sections
  }

  private mutating func orthogonal() throws(LayoutDumpError) -> LayoutDump.Orthogonal {
    let (offset, length) = (try words.number(), try words.number())
    var orthogonal = LayoutDump.Orthogonal(
      behavior: try words.word("a behaviour"), offset: offset, contentLength: length,
      restOffsets: [])
    while !words.isLineEmpty { orthogonal.restOffsets.append(try words.number()) }
    return orthogonal
  }

  private mutating func items() throws(LayoutDumpError) -> LayoutDump.Items {
    let count = try words.integer()
    switch try words.word("how they are called") {
    case "numbered": return LayoutDump.Items(count: count, names: .numbered)
    case "unlisted": return LayoutDump.Items(count: count, names: .unlisted)
    case "listed":
      let names = words.rest()
      guard names.count == count else {
        throw words.error("expected \(count) names, found \(names.count)")
      }
      return LayoutDump.Items(count: count, names: .listed(names))
    case let other:
      throw words.error("expected 'numbered', 'listed' or 'unlisted', found '\(other)'")
    }
  }

  private mutating func paint() throws(LayoutDumpError) -> PaintDigest {
    let text = try words.word("a digest")
    let sums = text.split(separator: "-").compactMap { $0.count == 8 ? UInt32($0, radix: 16) : nil }
    guard sums.count == 2, let drawing = sums.first, let ink = sums.last else {
      throw words.error("expected two sums of eight digits, found '\(text)'")
    }
    return PaintDigest(drawing: drawing, ink: ink)
  }

  private mutating func element() throws(LayoutDumpError) -> LayoutDump.Element {
    try words.takeLine()
    let role = try words.word("a kind")
    guard let kind = LayoutAttributes.Kind(rawValue: role) else {
      throw words.error("expected a kind of element, found '\(role)'")
    }
    var attributes = LayoutAttributes(
      kind: kind, elementKind: LayoutDump.usualKind(of: kind), section: try words.integer(),
      item: try words.integer(), host: nil, frame: try words.rect(), screenFrame: .zero, zIndex: 0,
      isPinned: false)
    let (x, y) = (try words.number(), try words.number())
    attributes.screenFrame = CGRect(origin: CGPoint(x: x, y: y), size: attributes.frame.size)
    attributes.zIndex = try words.integer()
    var element = LayoutDump.Element(attributes: attributes, id: try words.word("an id"))
    while let next = words.next() {
      switch next {
      case "kind":
        let kind = try words.word("a kind")
        element.attributes.elementKind = kind.isEmpty ? nil : kind
      case "host": element.attributes.host = try words.integer()
      case "seen":
        element.attributes.screenFrame.size = CGSize(
          width: try words.number(), height: try words.number())
      case "paint": element.paint = try paint()
      case "pinned": element.attributes.isPinned = true
      case "hidden": element.attributes.isHidden = true
      case "alpha": element.attributes.alpha = try words.number()
      case "transform":
        element.attributes.transform = CGAffineTransform(
          a: try words.number(), b: try words.number(), c: try words.number(),
          d: try words.number(), tx: try words.number(), ty: try words.number())
      default: throw words.error("expected the end of the line, found '\(next)'")
      }
    }
    return element
  }

  // MARK: Lines

  private mutating func begin(_ name: String) throws(LayoutDumpError) {
    try words.takeLine()
    guard words.take(name) else { throw words.error("expected '\(name)'") }
  }

  private mutating func value(_ name: String) throws(LayoutDumpError) -> String {
    try begin(name)
    let value = try words.word("a name")
    try words.end()
    return value
  }

  private mutating func pair(_ name: String) throws(LayoutDumpError) -> CGPoint {
    try begin(name)
    let point = CGPoint(x: try words.number(), y: try words.number())
    try words.end()
    return point
  }

  /// The heading of a table, with the empty line before it (a table's end has taken it already).
  private mutating func heading(_ first: String) throws(LayoutDumpError) {
    if words.isAtEmptyLine { words.skipLine() }
    let isThere = words.isNext(first)
    words.skipLine()
    guard isThere else { throw words.error("expected the heading '\(first)…'") }
  }
}
