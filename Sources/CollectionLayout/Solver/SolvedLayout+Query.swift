// SPDX-License-Identifier: MIT
//
// Finds the elements of a rectangle.
// Mirrors: UICollectionViewLayout.layoutAttributesForElements(in:) (UIKit).
// Status: goes by frames alone (docs/layout.md, "Rectangle queries").

public import Foundation
import Geometry

extension SolvedLayout {
  /// The elements whose frames meet `rect`, as UIKit answers it: orthogonal sections at section
  /// offset 0, pinned elements at their pinned place, touching edges not counted.
  ///
  /// - Parameters:
  ///   - rect: In content coordinates.
  ///   - state: Decides where pinned elements are held, and the screen frames.
  /// - Returns: By section, then decoration, header, cells, footer, supplementary, then index.
  public func layoutAttributesForElements(
    in rect: CGRect, at state: ScrollState
  ) -> [LayoutAttributes] {
    collect(in: rect, at: state, sectionsScrolled: false)
  }

  /// The elements that are seen at `state`, section offsets applied. Same order.
  public func visibleAttributes(at state: ScrollState) -> [LayoutAttributes] {
    attributes(seenIn: CGRect(origin: .zero, size: container.size), at: state)
  }

  /// The elements whose screen frames meet `rect` of the viewport scrolled to `state`. Same order.
  public func attributes(seenIn rect: CGRect, at state: ScrollState) -> [LayoutAttributes] {
    collect(in: state.asked.content(rect), at: state, sectionsScrolled: true)
  }

  /// All elements, wherever they are. Costs as much as there are elements. Same order.
  public func allAttributes(at state: ScrollState) -> [LayoutAttributes] {
    collect(in: nil, at: state, sectionsScrolled: false)
  }

  private func collect(
    in rect: CGRect?, at state: ScrollState, sectionsScrolled: Bool
  ) -> [LayoutAttributes] {
    let state = state.asked
    var asked: CGRect?
    if let rect {
      // A rectangle that is none meets nothing.
      guard !rect.isNotANumber else { return [] }
      asked = mirrored(rect.asked)
    }
    var collector = AttributesCollector(
      layout: self, state: state, rect: asked, sectionsScrolled: sectionsScrolled)
    collector.collectLayoutItems()
    if let rect = collector.rect {
      var hits: [Int] = []
      // A pixel more on both sides: rounding may move a frame by half of one.
      index.visit(from: rect.min(scrollAxis) - 1, to: rect.max(scrollAxis) + 1) { hits.append($0) }
      for hit in hits.sorted() { collector.collect(sections[hit]) }
    } else {
      for section in sections { collector.collect(section) }
    }
    return collector.attributes
  }

  /// The width in which right-to-left layouts are mirrored.
  private var mirrorWidth: CGFloat {
    max(contentSize.width, container.size.width)
  }

  /// `rect` as a reader from right to left sees it; the same when reading left to right.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard container.isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = mirrorWidth - rect.origin.x - rect.size.width
    return rect
  }
}
