// SPDX-License-Identifier: MIT
//
// Joins what pixels and layouts tell: which elements a place belongs to, and whether an element
// shows the same as before, wherever it is and whatever its size.

import CollectionLayout
import Drawing
package import DynamicCollectionView
package import Foundation

/// The frames of elements as pixels of a picture.
package struct ElementPixels: Sendable {
  /// Pixels in a point.
  private let scale: CGFloat
  private let before: [Element]
  private let after: [Element]
  /// Elements that the layout comparison says something of.
  private let shifted: [(id: String, rects: [PixelRect])]
  /// Elements that are seen elsewhere, in the same size.
  private let moved: Set<String>

  /// Whether the whole layout reads the other way, and every drawing with it.
  private let isMirrored: Bool
  /// Whether the content is magnified: views keep to pixels before that, each as it happens to lie.
  private let isMagnified: Bool

  private struct Element {
    var id: String
    var rect: PixelRect
    var paint: PaintDigest?
    var isHidden: Bool
  }

  /// Frames of two layouts and what happened between them.
  ///
  /// - Parameter scale: Pixels in a point.
  package init(
    before: LayoutDump, after: LayoutDump, comparison: LayoutComparison, scale: CGFloat
  ) {
    self.scale = scale
    let elements = { (dump: LayoutDump) in
      dump.elements.map {
        Element(
          id: $0.id, rect: PixelRect(covering: $0.attributes.screenFrame, scale: scale),
          paint: $0.paint, isHidden: $0.attributes.isHidden)
      }
    }
    isMagnified = before.zoom != 1 || after.zoom != 1
    isMirrored = comparison.changes.contains { $0.what == .mirrored }
    self.before = elements(before)
    self.after = elements(after)
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

  /// Regions with the elements they meet and whether the layout explains them. What was painted anew
  /// or is in another place comes first, then the smallest, in the order of the layout.
  package func attributed(
    _ regions: [DifferenceRegion], repainted: [String] = []
  ) -> [DifferenceRegion] {
    let changed = Set(repainted).union(shifted.map(\.id))
    var places: [String: Int] = [:]
    for element in after + before where places[element.id] == nil {
      places[element.id] = places.count
    }
    return regions.map { region in
      var region = region
      var areas: [String: Int] = [:]
      for element in before + after where element.rect.meets(region.box) {
        let area = element.rect.width * element.rect.height
        areas[element.id] = min(areas[element.id] ?? area, area)
      }
      let hasChange = !changed.isDisjoint(with: areas.keys)
      func order(_ id: String) -> (Int, Int, Int) {
        (hasChange && !changed.contains(id) ? 1 : 0, areas[id] ?? 0, places[id] ?? 0)
      }
      region.elements = areas.keys.sorted { order($0) < order($1) }
      let isShifted = shifted.contains { element in
        // A shadow or a smoothed edge reaches a pixel past its frame.
        element.rects.contains { $0.grown(by: 1).meets(region.box) }
      }
      region.isExplainedByLayout = isShifted || isMirrored
      return region
    }
  }

  /// Ids of elements in both layouts that do not show the same, in the order of the layout.
  ///
  /// Where both layouts tell what their elements show, that is what is compared, of those that meet
  /// a place which differs: of two of the same size the whole drawing; of others, of those that moved
  /// while magnified, and in a layout that was mirrored, what it is painted with. Without it, pixels
  /// of elements of the same size are looked at, and what is drawn on top of one is taken for its
  /// own; what lies outside either picture is not looked at.
  package func repainted(
    _ first: Raster, _ second: Raster, in regions: [DifferenceRegion]
  ) -> [String] {
    pairs().filter { pair in
      guard let one = pair.before.paint, let other = pair.after.paint else {
        return pair.hasSameSize && !isEqual(pair, first, second)
      }
      let isAlike = pair.hasSameSize && (!isMagnified || pair.before.rect == pair.after.rect)
      let isWholeCompared = isAlike && !isMirrored
      guard isWholeCompared ? one != other : one.ink != other.ink else { return false }
      return regions.contains {
        $0.box.meets(pair.before.rect.grown(by: 1)) || $0.box.meets(pair.after.rect.grown(by: 1))
      }
    }.map(\.after.id)
  }

  /// Whether of every element in both layouts it can be told that it shows the same.
  package var tellsContent: Bool {
    pairs().allSatisfy { $0.hasSameSize || $0.before.paint != nil && $0.after.paint != nil }
  }

  private func isEqual(_ pair: Pair, _ first: Raster, _ second: Raster) -> Bool {
    let (dx, dy) = (pair.after.rect.x - pair.before.rect.x, pair.after.rect.y - pair.before.rect.y)
    var area = pair.before.rect.intersection(first.bounds)
    area.x += dx
    area.y += dy
    area = area.intersection(second.bounds)
    return area.isEmpty || Raster.isEqual(first, second, area: area, dx: dx, dy: dy)
  }

  /// Where elements that only moved are now.
  package func movedUnchanged(repainted: [String]) -> [PixelRect] {
    let changed = Set(repainted)
    return pairs().filter {
      $0.hasSameSize && moved.contains($0.after.id) && !changed.contains($0.after.id)
    }
    .flatMap { [$0.before.rect, $0.after.rect] }
  }

  /// An element that is drawn in both layouts.
  private struct Pair {
    var before: Element
    var after: Element

    var hasSameSize: Bool {
      before.rect.width == after.rect.width && before.rect.height == after.rect.height
    }
  }

  private func pairs() -> [Pair] {
    let old = Dictionary(
      before.filter { !$0.isHidden }.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    return after.filter { !$0.isHidden }.compactMap { element in
      old[element.id].map { Pair(before: $0, after: element) }
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
