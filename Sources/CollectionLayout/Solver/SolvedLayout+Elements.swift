// SPDX-License-Identifier: MIT
//
// Finds the attributes of single elements by their kind and index.

import Foundation
import Geometry

extension SolvedLayout {
  /// A cell at `state`; nil when there is no such cell.
  public func cell(_ item: Int, in section: Int, at state: ScrollState) -> LayoutAttributes? {
    guard let frame = frame(ofItem: item, in: section) else { return nil }
    return elements(of: section, near: frame.insetBy(dx: -1, dy: -1), at: state)
      .first { $0.kind == .cell && $0.item == item }
  }

  /// A boundary item or an anchored view at `state`; nil when there is no such view.
  ///
  /// A view anchored far from its host, or to a group, is looked for through the whole section.
  ///
  /// - Parameters:
  ///   - kind: The author's name of its kind.
  ///   - index: Its number among its kind; for a view anchored to an item the item.
  ///   - section: -1 for the layout's own items.
  public func supplementary(
    ofKind kind: String, index: Int, in section: Int, at state: ScrollState
  ) -> LayoutAttributes? {
    func matches(_ element: LayoutAttributes) -> Bool {
      element.elementKind == kind && element.item == index && element.kind != .decoration
    }
    var collector = AttributesCollector(
      layout: self, state: state, rect: nil, sectionsScrolled: false)
    if section < 0 {
      collector.collectLayoutItems()
      return collector.attributes.first(where: matches)
    }
    guard sections.indices.contains(section) else { return nil }
    if let found = collector.edges(of: sections[section]).first(where: matches) { return found }
    if let host = frame(ofItem: index, in: section) {
      let near = elements(of: section, near: host.insetBy(dx: -1000, dy: -1000), at: state)
      if let found = near.first(where: matches) { return found }
    }
    collector.collect(sections[section])
    return collector.attributes.first(where: matches)
  }

  /// A section's background at `state`; nil when there is no such view.
  public func decoration(
    ofKind kind: String, index: Int, in section: Int, at state: ScrollState
  ) -> LayoutAttributes? {
    guard sections.indices.contains(section) else { return nil }
    return AttributesCollector(layout: self, state: state, rect: nil, sectionsScrolled: false)
      .edges(of: sections[section])
      .first { $0.kind == .decoration && $0.elementKind == kind && $0.item == index }
  }

  /// A section's elements, of its cells only the first `count`.
  ///
  /// - Parameter section: -1 for the layout's own items.
  package func elements(
    of section: Int, cells count: Int, at state: ScrollState
  ) -> [LayoutAttributes] {
    var collector = AttributesCollector(
      layout: self, state: state, rect: nil, sectionsScrolled: false)
    guard sections.indices.contains(section) else {
      collector.collectLayoutItems()
      return collector.attributes
    }
    guard count >= sections[section].itemCount else {
      return collector.edges(of: sections[section])
        + (0..<max(0, count)).compactMap { cell($0, in: section, at: state) }
    }
    collector.collect(sections[section])
    return collector.attributes
  }

  private func elements(
    of section: Int, near rect: CGRect, at state: ScrollState
  ) -> [LayoutAttributes] {
    var collector = AttributesCollector(
      layout: self, state: state, rect: mirrored(rect), sectionsScrolled: false)
    collector.collect(sections[section])
    return collector.attributes
  }
}
