// SPDX-License-Identifier: MIT
//
// A collection view lays out for its room and draws the cells that its data source makes.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry

extension UICollectionView {
  /// Tells the layout what to lay out for, if it is one that can be told.
  func layOut(_ environment: ViewEnvironment, measure: MeasuringFunction?) {
    isLaidOut = true
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
    let room = RenderEnvironment(size: frame.size, in: environment)
    let container = LayoutContainer(
      size: room.size, scale: room.scale, safeArea: room.safeArea,
      layoutMargins: room.effectiveMargins,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    layout.prepare(
      for: container, itemCounts: (0..<numberOfSections).map(numberOfItems(inSection:)),
      measure: measure)
  }

  /// The elements in sight, drawn.
  func drawing(
    in room: DeferredNode.Room, _ cells: CellRenderer, _ environment: EnvironmentValues
  ) -> CellDrawing {
    frame.size = room.size
    layOut(cells.environment) { element, proposal in
      self.view(of: element).map {
        cells.size(
          of: $0.node(in: environment),
          proposal: ProposedViewSize(width: proposal.width, height: proposal.height))
      }
    }
    var drawing = CellDrawing()
    let seen = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: contentOffset, size: room.size))
    for attributes in (seen ?? []).map(\.element).sorted(by: { $0.zIndex < $1.zIndex })
    where !attributes.isHidden {
      guard let view = view(of: attributes) else { continue }
      let frame = attributes.frame.offsetBy(dx: -contentOffset.x, dy: -contentOffset.y)
      let cell = cells.draw(view.node(in: environment), in: frame)
      drawing.commands += attributes.changing(cell.commands, in: frame)
      drawing.notes += cell.notes
    }
    return drawing.placed(in: room.frame, scale: cells.environment.scale)
  }

  private func view(of element: MeasuredElement) -> UIView? {
    switch element {
    case .cell(let section, let item):
      cellForItem(at: IndexPath(item: item, section: section))
    case .supplementary(let kind, let section, let index):
      section < 0
        ? nil
        : dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind,
          at: IndexPath(item: index, section: section))
    }
  }

  private func view(of attributes: LayoutAttributes) -> UIView? {
    guard attributes.section >= 0 else { return nil }
    let path = IndexPath(item: attributes.item, section: attributes.section)
    switch attributes.kind {
    case .cell:
      guard let cell = cellForItem(at: path) else { return nil }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      return cell
    case .header, .footer, .supplementary:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: attributes.elementKind ?? "", at: path)
    case .decoration: return nil
    }
  }
}
