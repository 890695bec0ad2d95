// SPDX-License-Identifier: MIT
//
// The frames of a screen at a stop, as people and tools read them.

public import CollectionLayout
public import Drawing
public import Foundation
import Geometry

/// Frames of a screen at one stop: what `layout` prints and what lies beside a reference picture.
public struct LayoutDump: Hashable, Sendable {
  /// The snapshot's id.
  public var id: String
  /// The document's path, as given.
  public var document: String
  /// The stop's name.
  public var stop: String
  /// Axes that differ from the document's own values, in the fixed order of axes.
  public var variant: [VariantValue]
  /// UIKit's `contentOffset`.
  public var offset: CGPoint
  /// How much the content is magnified; the offset then counts magnified points.
  public var zoom: CGFloat = 1
  /// Size of the viewport.
  public var viewport: CGSize
  /// Size of the content: sums of unrounded extents.
  public var contentSize: CGSize
  /// What fills the picture first; nil when nobody looked.
  public var background: RGBA?
  /// All sections.
  public var sections: [Section]
  /// The elements that were asked for, in the order of ``SolvedLayout``.
  public var elements: [Element]

  /// An axis and its value, in the words of the command line.
  public struct VariantValue: Hashable, Sendable {
    /// `appearance`, `device`, ...
    public var axis: String
    /// `dark`, `iPhone SE`, ...
    public var value: String

    /// An axis with a value.
    public init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// A section.
  public struct Section: Hashable, Sendable {
    /// Its place in the order of sections.
    public var index: Int
    /// The author's id, or `s<index>`.
    public var id: String
    /// Its rectangle, boundary items included.
    public var frame: CGRect
    /// Its own scrolling, if it has any.
    public var orthogonal: Orthogonal?
    /// Its items, in sight or not; nil when nobody asked.
    public var items: Items?
  }

  /// A section's own scrolling.
  public struct Orthogonal: Hashable, Sendable {
    /// UIKit's name of the behaviour.
    public var behavior: String
    /// Where the section is scrolled to.
    public var offset: CGFloat
    /// Insets, groups and spacings together.
    public var contentLength: CGFloat
    /// Where it may rest; at most ``OrthogonalGeometry/listedRestOffsets``.
    public var restOffsets: [CGFloat]
  }

  /// An element.
  public struct Element: Hashable, Sendable {
    /// Where it is.
    public var attributes: LayoutAttributes
    /// `<section id>/<item id>` and the like.
    public var id: String
    /// What it shows; nil when nobody looked.
    public var paint: PaintDigest?
  }
}

extension LayoutDump {
  /// A rectangle of the content as the viewport shows it.
  package func seen(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX * zoom - offset.x, y: frame.minY * zoom - offset.y,
      width: frame.width * zoom, height: frame.height * zoom)
  }

  /// One JSON object, indented, ending in a newline.
  public var json: String { LayoutDump.json([self]) }

  /// One object, or an array when there are several; indented, ending in a newline.
  public static func json(_ dumps: [LayoutDump]) -> String {
    if dumps.count == 1, let only = dumps.first { return only.object(indent: "") + "\n" }
    let objects = dumps.map { "  " + $0.object(indent: "  ") }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private func object(indent: String) -> String {
    let inner = indent + "  "
    var lines = [
      "\"id\": \(JSONText.string(id)), \"document\": \(JSONText.string(document)),"
        + " \"stop\": \(JSONText.string(stop)),",
      "\"variant\": {"
        + variant.map { "\(JSONText.string($0.axis)): \(JSONText.string($0.value))" }
        .joined(separator: ", ") + "},",
      "\"offset\": \(JSONText.list([offset.x, offset.y])),"
        + " \"viewport\": \(JSONText.list([viewport.width, viewport.height])),"
        + " \"contentSize\": \(JSONText.list([contentSize.width, contentSize.height])),",
    ]
    if zoom != 1 { lines.append("\"zoom\": \(CanonicalNumber.string(zoom)),") }
    lines.append("\"sections\": [")
    lines += JSONText.separated(sections.map { "  " + $0.json })
    lines.append("],")
    lines.append("\"elements\": [")
    lines += JSONText.separated(elements.map { "  " + $0.json })
    lines.append("]")
    return "{\n" + lines.map { inner + $0 + "\n" }.joined() + indent + "}"
  }
}

extension LayoutDump.Section {
  fileprivate var json: String {
    var text =
      "{\"index\": \(index), \"id\": \(JSONText.string(id)), \"frame\": \(JSONText.rect(frame))"
    if let orthogonal {
      text +=
        ", \"orthogonal\": {\"behavior\": \(JSONText.string(orthogonal.behavior)),"
        + " \"offset\": \(CanonicalNumber.string(orthogonal.offset)),"
        + " \"contentLength\": \(CanonicalNumber.string(orthogonal.contentLength)),"
        + " \"restOffsets\": \(JSONText.list(orthogonal.restOffsets))}"
    }
    return text + "}"
  }
}

extension LayoutDump.Element {
  fileprivate var json: String {
    "{\"kind\": \"\(attributes.kind.rawValue)\","
      + " \"elementKind\": \(attributes.elementKind.map(JSONText.string) ?? "null"),"
      + " \"section\": \(attributes.section), \"item\": \(attributes.item),"
      + " \"id\": \(JSONText.string(id)), \"frame\": \(JSONText.rect(attributes.frame)),"
      + " \"screenFrame\": \(JSONText.rect(attributes.screenFrame)),"
      + " \"zIndex\": \(attributes.zIndex), \"pinned\": \(attributes.isPinned)\(more)}"
  }

  /// What most elements have not.
  private var more: String {
    var text = ""
    if let host = attributes.host { text += ", \"host\": \(host)" }
    if attributes.isHidden { text += ", \"hidden\": true" }
    if attributes.alpha != 1 { text += ", \"alpha\": \(CanonicalNumber.string(attributes.alpha))" }
    if attributes.transform != .identity {
      let t = attributes.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map {
        CanonicalNumber.string($0, decimals: 6)
      }
      text += ", \"transform\": [\(numbers.joined(separator: ", "))]"
    }
    return text
  }
}
