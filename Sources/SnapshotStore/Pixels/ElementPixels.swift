// SPDX-License-Identifier: MIT
//
// Joins what pixels and layouts tell: which elements a place belongs to, and whether an element
// that moved, or stayed, shows the same as before.

import CollectionLayout
package import DynamicCollectionView
package import Foundation

/// The frames of elements as pixels of a picture.
package struct ElementPixels: Sendable {
  /// Pixels in a point.
  private let scale: CGFloat
  private let before: [(id: String, rect: PixelRect)]
  private let after: [(id: String, rect: PixelRect)]
  /// Elements that the layout comparison says something of.
  private let shifted: [(id: String, rects: [PixelRect])]
  /// Elements that are seen elsewhere, in the same size.
  private let moved: Set<String>

  /// Frames of two layouts and what happened between them.
  ///
  /// - Parameter scale: Pixels in a point.
  package init(
    before: LayoutDump, after: LayoutDump, comparison: LayoutComparison, scale: CGFloat
  ) {
    self.scale = scale
    let frames = { (dump: LayoutDump) in
      dump.elements.map {
        ($0.id, PixelRect(covering: $0.attributes.screenFrame, scale: scale))
      }
    }
    self.before = frames(before)
    self.after = frames(after)
    shifted = comparison.shifts.map { shift in
      (
        shift.id,
        [shift.before, shift.after].compactMap { $0 }.map {
          PixelRect(covering: $0, scale: scale)
        }
      )
    }
    moved = Set(
      comparison.shifts.filter { shift in
        guard let before = shift.before, let after = shift.after else { return false }
        return Nearly.equal(before.size, after.size)
      }.map(\.id))
  }

  /// The pixels that masks by element id cover, before and after.
  package func masks(for ids: [String]) -> [PixelRect] {
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids)
    return (before + after).filter { wanted.contains($0.id) }.map(\.rect)
  }

  /// Regions with the elements they meet, the smallest first, and whether the layout explains them.
  package func attributed(_ regions: [DifferenceRegion]) -> [DifferenceRegion] {
    regions.map { region in
      var region = region
      var areas: [String: Int] = [:]
      for (id, rect) in before + after where rect.meets(region.box) {
        let area = rect.width * rect.height
        areas[id] = min(areas[id] ?? area, area)
      }
      region.elements = areas.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
      region.isExplainedByLayout = shifted.contains { element in
        // A shadow or a smoothed edge reaches a pixel past its frame.
        element.rects.contains { $0.grown(by: 1).meets(region.box) }
      }
      return region
    }
  }

  /// Ids of elements with the same size before and after whose own pixels differ; what lies outside
  /// either picture is not looked at. In the order of the layout.
  ///
  /// - Note: What is drawn on top of an element is taken for its own.
  package func repainted(_ first: Raster, _ second: Raster) -> [String] {
    pairs().filter { pair in
      let dx = pair.after.x - pair.before.x
      let dy = pair.after.y - pair.before.y
      var area = pair.before.intersection(first.bounds)
      area.x += dx
      area.y += dy
      area = area.intersection(second.bounds)
      guard !area.isEmpty else { return false }
      return !Raster.isEqual(first, second, area: area, dx: dx, dy: dy)
    }.map(\.id)
  }

  /// Where elements that only moved are now.
  package func movedUnchanged(repainted: [String]) -> [PixelRect] {
    let changed = Set(repainted)
    return pairs().filter { moved.contains($0.id) && !changed.contains($0.id) }
      .flatMap { [$0.before, $0.after] }
  }

  private func pairs() -> [(id: String, before: PixelRect, after: PixelRect)] {
    let old = Dictionary(before.map { ($0.id, $0.rect) }, uniquingKeysWith: { one, _ in one })
    return after.compactMap { id, rect in
      guard let before = old[id], before.width == rect.width, before.height == rect.height
      else { return nil }
      return (id, before, rect)
    }
  }
}

extension PixelRect {
  /// The pixels that a rectangle of points touches.
  package init(covering rect: CGRect, scale: CGFloat) {
    func pixel(_ length: CGFloat) -> Int {
      // Far outside of any picture, and inside of what an Int holds.
      length.isFinite ? Int(Swift.min(Swift.max(length, -1e9), 1e9)) : 0
    }
    let slack = 0.01
    let left = pixel((rect.minX * scale + slack).rounded(.down))
    let top = pixel((rect.minY * scale + slack).rounded(.down))
    self.init(
      x: left, y: top, width: pixel((rect.maxX * scale - slack).rounded(.up)) - left,
      height: pixel((rect.maxY * scale - slack).rounded(.up)) - top)
  }
}

extension Raster {
  /// Whether the pixels of `area` in `second` are those at (-dx, -dy) of it in `first`.
  fileprivate static func isEqual(
    _ first: Raster, _ second: Raster, area: PixelRect, dx: Int, dy: Int
  ) -> Bool {
    withViews(first, second) { one, other in
      (area.y..<area.maxY).allSatisfy { y in
        memcmp(
          one.base + ((y - dy) * one.width + area.x - dx) * 4,
          other.base + (y * other.width + area.x) * 4, area.width * 4) == 0
      }
    } ?? true
  }
}
