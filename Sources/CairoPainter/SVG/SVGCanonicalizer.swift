// SPDX-License-Identifier: MIT
//
// Makes Cairo's SVG the same for the same picture, and gives it layers.

import Drawing

/// Makes Cairo's SVG the same for the same picture, and gives it layers.
///
/// Cairo numbers surfaces and images through the whole life of a process. Every id is replaced by its
/// place in the order of first appearance, and each mark by the tags of the element it announces.
struct SVGCanonicalizer {
  private let raw: [UInt8]
  private let parts: SVGParts
  private let elements: [DisplayElement]
  private let mark: [UInt8]

  /// - Parameter mark: An element's mark, as Cairo writes it.
  init(_ raw: [UInt8], parts: SVGParts, elements: [DisplayElement], mark: [UInt8]) {
    self.raw = raw
    self.parts = parts
    self.elements = elements
    self.mark = mark
  }

  /// The document; nil when the marks are not exactly one for each element.
  func canonical() -> [UInt8]? {
    var copy = SVGCopy(parts: parts)
    copy.output.reserveCapacity(raw.count + elements.count * 128)
    var layers = SVGLayers(elements)
    var opened = 0
    copy.add(raw[...]) { rest in
      guard rest.starts(with: mark) else { return nil }
      let closing = opened > 0 ? Array("</g>\n".utf8) : []
      opened += 1
      guard opened <= elements.count else { return (mark.count, []) }
      return (mark.count, closing + layers.opening(of: opened - 1))
    }
    guard opened == elements.count else { return nil }
    var output = copy.output
    if opened > 0 {
      let end = Array("</g>\n</svg>\n".utf8)
      guard output.suffix(end.count).elementsEqual(end) else { return nil }
      output.insert(contentsOf: "</g>\n".utf8, at: output.count - end.count)
    }
    return output
  }
}

/// Copies Cairo's SVG with other ids, and parts in the place of their marks.
private struct SVGCopy {
  private struct Name: Hashable {
    /// Which drawing of Cairo's it is from.
    var scope: Int
    var name: ArraySlice<UInt8>
  }

  let parts: SVGParts
  var output: [UInt8] = []
  private var numbers: [Name: Int] = [:]
  private var scopes = 0

  init(parts: SVGParts) { self.parts = parts }

  /// - Parameter tag: What stands in place of a tag, and how long that is; nil to copy it.
  mutating func add(
    _ raw: ArraySlice<UInt8>,
    tag: (ArraySlice<UInt8>) -> (length: Int, text: [UInt8])? = { _ in nil }
  ) {
    let scope = scopes
    scopes += 1
    var copied = raw.startIndex
    var index = raw.startIndex
    while index < raw.endIndex {
      switch raw[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "i"):
        // A reference, `url(#x)` or `href="#x"`, or an id.
        guard let start = Self.name(in: raw, at: index) else { break }
        let name = raw[start...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
        output += raw[copied..<start]
        output += id(name, in: scope).utf8
        index = name.endIndex
        copied = index
        continue
      case UInt8(ascii: "<"):
        if let (length, text) = tag(raw[index...]) {
          output += raw[copied..<index]
          output += text
          index += length
          copied = index
          continue
        }
        guard let (part, end) = part(at: raw[index...]) else { break }
        output += raw[copied..<index]
        add(part)
        index = end
        copied = index
        continue
      default: break
      }
      index += 1
    }
    output += raw[copied...]
  }

  /// Where a name begins behind `#` or ` id="`.
  private static func name(in raw: ArraySlice<UInt8>, at index: Int) -> Int? {
    if raw[index] == UInt8(ascii: "#") { return index + 1 }
    guard index > raw.startIndex, raw[index - 1] == UInt8(ascii: " "),
      raw[index...].starts(with: "id=\"".utf8)
    else { return nil }
    return index + 4
  }

  /// `_1`, `_2`, … in order of first appearance: names that ``SVGLayers`` never gives.
  private mutating func id(_ name: ArraySlice<UInt8>, in scope: Int) -> String {
    let name = Name(scope: scope, name: name)
    let number = numbers[name] ?? numbers.count + 1
    numbers[name] = number
    return "_\(number)"
  }

  /// The part whose mark begins here, and where its mark ends.
  private func part(at rest: ArraySlice<UInt8>) -> (SVGParts.Part, end: Int)? {
    guard !parts.parts.isEmpty, rest.starts(with: SVGMark.head) else { return nil }
    let colors = rest.dropFirst(SVGMark.head.count).prefix { $0 != UInt8(ascii: ")") }
    let shades = colors.drop { $0 != UInt8(ascii: ",") }.dropFirst()
    guard rest[colors.endIndex...].starts(with: SVGMark.tail),
      let number = parts.numbers[Array(shades)], colors.starts(with: parts.red),
      let end = rest[colors.endIndex...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return (parts.parts[number], end + 1)
  }

  private mutating func add(_ part: SVGParts.Part) {
    let filter = id(ArraySlice("filter".utf8), in: scopes)
    output += "<g \(part.style.attributes(filter: filter))>\n".utf8
    output += part.style.definition(filter: filter).utf8
    add(Self.inside(of: part.raw))
    output += "</g>".utf8
  }

  /// What stands between the tags of the outermost element.
  private static func inside(of svg: [UInt8]) -> ArraySlice<UInt8> {
    let end = Array("</svg>\n".utf8)
    guard let start = svg.indices.first(where: { svg[$0...].starts(with: "<svg ".utf8) }),
      let open = svg[start...].firstIndex(of: UInt8(ascii: ">")), svg.suffix(end.count) == end[...]
    else { return [] }
    return svg[(open + 1)..<(svg.count - end.count)].drop { $0 == UInt8(ascii: "\n") }
  }
}

/// The tags of elements, with ids that are valid and unique.
struct SVGLayers {
  private let elements: [DisplayElement]
  private var taken: Set<String> = []

  init(_ elements: [DisplayElement]) { self.elements = elements }

  /// The opening tag and the title of an element; asked once for each, in order.
  mutating func opening(of index: Int) -> [UInt8] {
    let element = elements[index]
    return Array(
      """
      <g id="\(name(of: element))" data-id="\(Self.escaped(element.id))" \
      data-kind="\(Self.escaped(element.kind))" data-section="\(element.section)" \
      data-item="\(element.item)">
      <title>\(Self.escaped(element.title))</title>
      """.utf8)
  }

  /// An XML name made of the element's id: other characters become dashes, the first is a letter.
  private mutating func name(of element: DisplayElement) -> String {
    var name = ""
    for scalar in element.id.unicodeScalars {
      let isKept =
        scalar.isASCII
        ? (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "."
          || scalar == "_") : scalar.properties.isAlphabetic
      name.unicodeScalars.append(isKept ? scalar : "-")
    }
    if name.unicodeScalars.first?.properties.isAlphabetic != true { name = "e" + name }
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  /// A text that may stand between tags and in quotes; what XML can't hold becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
