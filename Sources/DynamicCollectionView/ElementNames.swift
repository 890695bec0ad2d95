// SPDX-License-Identifier: MIT
//
// Names of elements: what masks, reports and SVG layers call them.

public import CollectionLayout
import Foundation

extension ScreenRenderer {
  /// The author's id of a section, or `s<index>`; `layout` for the layout's own items.
  public func sectionID(_ section: Int) -> String {
    guard screen.sections.indices.contains(section) else { return "layout" }
    return screen.sections[section].id ?? "s\(section)"
  }

  /// `<section id>/<item id>`, without ids `<section id>/#<index>`, for all but cells
  /// `<section id>/<kind>:<index>`.
  public func elementID(_ attributes: LayoutAttributes) -> String {
    let section = sectionID(attributes.section)
    guard attributes.kind == .cell else {
      return "\(section)/\(attributes.elementKind ?? attributes.kind.rawValue):\(attributes.item)"
    }
    let item = screen.sections[attributes.section].content.itemID(at: attributes.item)
    return "\(section)/\(item ?? "#\(attributes.item)")"
  }

  /// The frames at a scroll position.
  ///
  /// - Parameters:
  ///   - elements: What to list; see ``SolvedLayout``.
  ///   - listsItems: Whether items out of sight are named as well.
  public func dump(
    id: String, document: String, stop: String, variant: [LayoutDump.VariantValue],
    state: ScrollState, elements: [LayoutAttributes], listsItems: Bool = false
  ) -> LayoutDump {
    LayoutDump(
      id: id, document: document, stop: stop, variant: variant, offset: state.offset,
      zoom: state.zoom, viewport: environment.size, contentSize: layout.contentSize,
      sections: layout.sections.map { section in
        LayoutDump.Section(
          index: section.index, id: sectionID(section.index), frame: section.frame,
          orthogonal: section.orthogonal.map { orthogonal in
            LayoutDump.Orthogonal(
              behavior: orthogonal.behavior.rawValue,
              offset: state.sectionOffsets[section.index] ?? 0,
              contentLength: orthogonal.contentLength, restOffsets: orthogonal.restOffsets())
          },
          items: listsItems && items.indices.contains(section.index) ? items[section.index] : nil)
      },
      elements: elements.map { LayoutDump.Element(attributes: $0, id: elementID($0)) })
  }
}
