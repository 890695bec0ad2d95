// SPDX-License-Identifier: MIT
//
// Small layouts to compare: a header with rows, and a grid of three columns.

import CollectionLayout
@testable import DynamicCollectionView
import Foundation

extension LayoutDump {
  private static func blank(
    _ id: String, viewport: CGFloat, offset: CGFloat, content: CGFloat
  ) -> LayoutDump {
    // The reader is the only public door to a dump of one's own.
    let text = """
      layout 1
      snapshot feed/top
      document feed.json
      stop top
      viewport 390 \(viewport)
      offset 0 \(offset)
      content 390 \(content)

      section x y width height id
      0 0 0 390 \(content) \(id)

      kind

      """
    do throws(LayoutDumpError) {
      return try LayoutDump(text: text.replacing("\nkind\n", with: "\nkind sec\n"))
    } catch {
      preconditionFailure("line \(error.line): \(error.message)")
    }
  }

  private static func element(
    _ kind: LayoutAttributes.Kind, _ item: Int, _ id: String, _ frame: CGRect, offset: CGFloat
  ) -> Element {
    Element(
      attributes: LayoutAttributes(
        kind: kind, elementKind: kind == .cell ? nil : kind.rawValue, section: 0, item: item,
        frame: frame, screenFrame: frame.offsetBy(dx: 0, dy: -offset), zIndex: 0, isPinned: false),
      id: id)
  }

  /// A header 44 high above fourteen rows of 40, unless told otherwise.
  ///
  /// - Parameters:
  ///   - heights: Other heights, by id.
  ///   - gaps: Room before rows, by id.
  static func rows(
    ids: [Int] = Array(0..<14), header: CGFloat = 44, heights: [Int: CGFloat] = [:],
    gaps: [Int: CGFloat] = [:], pinsHeader: Bool = false, offset: CGFloat = 0,
    viewport: CGFloat = 844
  ) -> LayoutDump {
    var elements = [
      element(
        .header, 0, "hits/header:0", CGRect(x: 0, y: 0, width: 390, height: header), offset: offset)
    ]
    elements[0].attributes.isPinned = pinsHeader
    var y = header
    for (item, id) in ids.enumerated() {
      y += gaps[id] ?? 0
      let height = heights[id] ?? 40
      let frame = CGRect(x: 0, y: y, width: 390, height: height)
      elements.append(element(.cell, item, "hits/\(id)", frame, offset: offset))
      y += height
    }
    var dump = blank("hits", viewport: viewport, offset: offset, content: y)
    dump.elements = elements
    return dump
  }

  /// Cells of 100 x 100 in three columns.
  static func grid(ids: [Int]) -> LayoutDump {
    let rows = (ids.count + 2) / 3
    var dump = blank("grid", viewport: 844, offset: 0, content: CGFloat(rows) * 100)
    dump.elements = ids.enumerated().map { item, id in
      element(
        .cell, item, "grid/\(id)",
        CGRect(x: CGFloat(item % 3) * 100, y: CGFloat(item / 3) * 100, width: 100, height: 100),
        offset: 0)
    }
    return dump
  }
}
