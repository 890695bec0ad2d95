// SPDX-License-Identifier: MIT
//
// Lets a section's handler change how its visible elements are drawn, and culls afterwards.
// Mirrors: NSCollectionLayoutSection.visibleItemsInvalidationHandler (UIKit).
// Status: complete; culling goes by what is drawn, where UIKit goes by the untransformed frame.

public import Foundation
import Geometry

/// Changes how the elements of one section are drawn.
///
/// - Parameters:
///   - elements: Headers, cells and all else of the section; to be kept in number and order.
///   - offset: For a section that scrolls on its own its offset, on its axis alone; for any other
///     the collection's. `frame.midX - offset.x` is where an element's middle is seen. Read from
///     right to left, a section's own offset is negative.
public typealias VisibleItemsHandler = (_ elements: inout [LayoutAttributes], _ offset: CGPoint)
  -> Void

extension SolvedLayout {
  /// The elements that are seen at `state` once handlers have changed them, in the usual order.
  ///
  /// Rules: docs/layout.md, "Visible items". A section's handler is called with the elements whose
  /// own frames are in sight, as UIKit calls it. Before that it is called with their neighbours
  /// within one view's length, if there are any: what it moves into sight is shown, what it moves
  /// out is not, so that culling never shows.
  ///
  /// - Parameter handlers: By section index.
  public func visibleAttributes(
    at state: ScrollState, handlers: [Int: VisibleItemsHandler]
  ) -> [LayoutAttributes] {
    merge(
      visibleAttributes(at: state), changed: changed(at: state, by: handlers),
      in: CGRect(origin: .zero, size: container.size)
    ) { $0.screenFrame }
  }

  /// The elements that meet `rect` once handlers have changed them, in the usual order.
  ///
  /// - Parameters:
  ///   - rect: In content coordinates, orthogonal sections at section offset 0.
  ///   - state: What handlers are told; only elements within a view's length of what is seen there
  ///     are changed.
  ///   - handlers: By section index.
  public func layoutAttributesForElements(
    in rect: CGRect, at state: ScrollState, handlers: [Int: VisibleItemsHandler]
  ) -> [LayoutAttributes] {
    merge(
      layoutAttributesForElements(in: rect, at: state),
      changed: changed(at: state, by: handlers), in: rect
    ) { $0.frame }
  }

  /// Elements in and near sight of sections with handlers, after these were called.
  private func changed(
    at state: ScrollState, by handlers: [Int: VisibleItemsHandler]
  ) -> [LayoutAttributes] {
    guard !handlers.isEmpty else { return [] }
    let view = CGRect(origin: .zero, size: container.size)
    let near = attributes(
      seenIn: view.insetBy(dx: -view.width, dy: -view.height), at: state)
    return handlers.keys.sorted().flatMap { index -> [LayoutAttributes] in
      guard let handler = handlers[index], sections.indices.contains(index) else { return [] }
      let own = near.filter { $0.section == index }
      var visible = own.filter { $0.screenFrame.overlaps(view) }
        .map { unmagnified($0, at: state) }
      var beside = own.filter { !$0.screenFrame.overlaps(view) }
        .map { unmagnified($0, at: state) }
      let offset = handlerOffset(of: sections[index], at: state)
      if !beside.isEmpty { handler(&beside, offset) }
      if !visible.isEmpty { handler(&visible, offset) }
      return (beside + visible).map { magnified($0, at: state) }
    }
  }

  /// Handlers know nothing of magnification: what they are told of an element is where it would be
  /// seen without, in the middle of the view on the scroll axis as it is seen.
  private func unmagnified(_ element: LayoutAttributes, at state: ScrollState) -> LayoutAttributes {
    guard state.zoom != 1 else { return element }
    var plain = element
    plain.screenFrame = element.screenFrame.magnified(by: 1 / state.zoom)
    let shift = magnificationShift(at: state)
    plain.screenFrame = plain.screenFrame.offsetBy(dx: shift.x, dy: shift.y)
    return plain
  }

  private func magnified(_ element: LayoutAttributes, at state: ScrollState) -> LayoutAttributes {
    guard state.zoom != 1 else { return element }
    var seen = element
    let shift = magnificationShift(at: state)
    seen.screenFrame = seen.screenFrame.offsetBy(dx: -shift.x, dy: -shift.y)
      .magnified(by: state.zoom)
    return seen
  }

  /// From the top left corner of what is seen to that of what would be seen without magnification.
  private func magnificationShift(at state: ScrollState) -> CGPoint {
    var shift = state.contentOrigin
    let length = container.size[scrollAxis]
    shift[scrollAxis] = (length - length / state.zoom) / 2
    return shift
  }

  private func handlerOffset(of section: SolvedSection, at state: ScrollState) -> CGPoint {
    guard let orthogonal = section.orthogonal else { return state.contentOrigin }
    var offset = CGPoint.zero
    offset[orthogonal.axis] = state.sectionOffsets[section.index] ?? 0
    if container.isRightToLeft { offset.x = -offset.x }
    return offset
  }

  /// `plain` with the changed elements in the place of their unchanged selves.
  private func merge(
    _ plain: [LayoutAttributes], changed: [LayoutAttributes], in rect: CGRect,
    frame: (LayoutAttributes) -> CGRect
  ) -> [LayoutAttributes] {
    guard !changed.isEmpty else { return plain }
    let known = Set(changed.map(ElementName.init))
    let kept = plain.filter { !known.contains(ElementName($0)) }
    let found = changed.filter { $0.drawn(frame($0)).overlaps(rect) }
    return (kept + found).sorted { ElementName($0) < ElementName($1) }
  }
}

/// What tells one element from another, in the order in which elements are listed.
private struct ElementName: Hashable, Comparable {
  let section: Int
  let rank: Int
  let item: Int
  let kind: String

  init(_ element: LayoutAttributes) {
    section = element.section
    rank = LayoutAttributes.Kind.allCases.firstIndex(of: element.kind) ?? 0
    item = element.item
    kind = element.elementKind ?? ""
  }

  static func < (left: ElementName, right: ElementName) -> Bool {
    (left.section, left.rank, left.item, left.kind)
      < (right.section, right.rank, right.item, right.kind)
  }
}
