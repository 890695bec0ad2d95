// SPDX-License-Identifier: MIT
//
// A collection view lays out for its room and draws the cells in sight.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry

extension UICollectionView {
  /// Tells the layout what to lay out for, if it is one that can be told.
  func layOut(_ environment: ViewEnvironment, measure: MeasuringFunction?) {
    isLaidOut = true
    counts = currentCounts
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
    let room = RenderEnvironment(size: frame.size, in: environment)
    let container = LayoutContainer(
      size: room.size, scale: room.scale, safeArea: room.safeArea,
      layoutMargins: room.effectiveMargins,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    layout.prepare(for: container, itemCounts: counts, measure: measure)
  }

  /// Number of items of each section, as the data source has them now.
  var currentCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  /// The elements in sight, in the order of the layout.
  func attributesInSight() -> [LayoutAttributes] {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollState.offset =
      contentOffset
    let seen = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: contentOffset, size: frame.size))
    return (seen ?? []).map(\.element).filter { !$0.isHidden }
  }

  /// The elements in sight, drawn.
  func drawing(
    in room: DeferredNode.Room, _ cells: CellRenderer, _ environment: EnvironmentValues
  ) -> CellDrawing {
    frame.size = room.size
    let stage = Stage(environment: cells.environment) { [weak self] element, proposal in
      self?.size(of: element, for: proposal, cells, environment)
    }
    self.stage = stage
    layOut(stage.environment, measure: stage.measure)
    let seen = attributesInSight()
    display(seen)
    var drawing = CellDrawing()
    for attributes in seen.sorted(by: { $0.zIndex < $1.zIndex }) {
      guard let view = shown[ShownElement(attributes)] else { continue }
      let frame = attributes.frame.offsetBy(dx: -contentOffset.x, dy: -contentOffset.y)
      let cell = cells.draw(view.node(in: environment), in: frame)
      drawing.commands += attributes.changing(cell.commands, in: frame)
      drawing.notes += cell.notes
    }
    return drawing.placed(in: room.frame, scale: cells.environment.scale)
  }

  /// How large an element wants to be. One out of sight is asked by way of a view that goes back for
  /// use again.
  private func size(
    of element: MeasuredElement, for proposal: ProposedSize, _ cells: CellRenderer,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    guard let place = ShownElement(element) else { return nil }
    let inSight = shown[place]
    guard let view = inSight ?? makeView(of: place) else { return nil }
    defer { if inSight == nil { reuse.put(view, kind: place.kind) } }
    return cells.size(
      of: view.node(in: environment),
      proposal: ProposedViewSize(width: proposal.width, height: proposal.height))
  }
}

extension ShownElement {
  /// The place of an element; of one of the layout itself, it has a section before the first.
  init(_ attributes: LayoutAttributes) {
    kind = attributes.kind == .cell ? nil : attributes.elementKind ?? ""
    path = IndexPath(item: attributes.item, section: attributes.section)
  }

  /// The place of an element that is measured; nil for those of the layout itself.
  fileprivate init?(_ element: MeasuredElement) {
    switch element {
    case .cell(let section, let item):
      self.init(kind: nil, path: IndexPath(item: item, section: section))
    case .supplementary(let kind, let section, let index):
      guard section >= 0 else { return nil }
      self.init(kind: kind, path: IndexPath(item: index, section: section))
    }
  }
}
