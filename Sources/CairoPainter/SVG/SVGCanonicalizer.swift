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
  private let elements: [DisplayElement]
  private let mark: [UInt8]

  init(_ raw: [UInt8], elements: [DisplayElement], markAttributes: [UInt8]) {
    self.raw = raw
    self.elements = elements
    mark = Array("<path".utf8) + markAttributes
  }

  /// The document; nil when the marks are not exactly one for each element.
  func canonical() -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(raw.count + elements.count * 128)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var layers = SVGLayers(elements)
    var opened = 0
    var copied = 0
    var index = 0
    /// Copies what was passed over, then `text`; goes on behind `length` bytes.
    func replace(_ length: Int, by text: [UInt8]) {
      output += raw[copied..<index]
      output += text
      index += length
      copied = index
    }
    while index < raw.count {
      switch raw[index] {
      case UInt8(ascii: "#"):
        // A reference: `url(#x)`, `href="#x"`.
        index += 1
        let name = identifier(at: index)
        replace(name.count, by: Self.id(name, &numbers))
      case UInt8(ascii: "i") where isIdentifierAttribute(at: index):
        index += 4
        let name = identifier(at: index)
        replace(name.count, by: Self.id(name, &numbers))
      case UInt8(ascii: "<") where raw[index...].starts(with: mark):
        guard opened < elements.count else { return nil }
        let closing = opened > 0 ? Array("</g>\n".utf8) : []
        replace(mark.count, by: closing + layers.opening(of: opened))
        opened += 1
      default: index += 1
      }
    }
    guard opened == elements.count else { return nil }
    output += raw[copied...]
    if opened > 0 {
      let end = Array("</g>\n</svg>\n".utf8)
      guard output.suffix(end.count).elementsEqual(end) else { return nil }
      output.insert(contentsOf: "</g>\n".utf8, at: output.count - end.count)
    }
    return output
  }

  /// Whether ` id="` ends here with its `id="`.
  private func isIdentifierAttribute(at index: Int) -> Bool {
    index > 0 && raw[index - 1] == UInt8(ascii: " ") && raw[index...].starts(with: "id=\"".utf8)
  }

  private func identifier(at start: Int) -> ArraySlice<UInt8> {
    raw[start...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
  }

  /// `_1`, `_2`, … in order of first appearance: names that ``SVGLayers`` never gives.
  private static func id(_ name: ArraySlice<UInt8>, _ numbers: inout [ArraySlice<UInt8>: Int])
    -> [UInt8]
  {
    let number = numbers[name] ?? numbers.count + 1
    numbers[name] = number
    return Array("_\(number)".utf8)
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
