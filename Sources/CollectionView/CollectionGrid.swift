// SPDX-License-Identifier: MIT
//
// A grid's layout as a value for the solver.

import CellViews
import DynamicCollectionView

/// Columns, and how many places they have.
struct CollectionGrid {
  let columns: ColumnsSpec
  /// Items, and places after them that stay empty.
  let itemCount: Int

  init<Item, Content>(
    _ layout: CollectionView<Item, Content>.Layout, _ mode: LayoutCompatibility, itemCount: Int,
    in environment: RenderEnvironment
  ) {
    let number = min(max(1, layout.numberOfColumns), 1_000_000)
    let insets = NSDirectionalEdgeInsets(layout.scrollViewInsets)
    let padding = NSDirectionalEdgeInsets(layout.rowPadding)
    let height: ColumnsSpec.RowHeight =
      switch layout.rowHeight {
      case .constant(let points): .constant(points)
      case .sameAsItemWidth where mode == .seed: .sameAsItemWidth
      case .sameAsItemWidth:
        .constant(
          max(
            0,
            (environment.size.width - environment.safeArea.leading - environment.safeArea.trailing
              - insets.leading - insets.trailing - padding.leading - padding.trailing
              - CGFloat(number - 1) * layout.itemSpacing) / CGFloat(number)))
      case .dynamic(let block):
        .values(
          stride(from: 0, to: itemCount, by: number).map { first in
            Self.height(
              block(
                first / number,
                GeometryProxy(
                  in: DeferredNode.Room(
                    size: environment.size, frame: CGRect(origin: .zero, size: environment.size),
                    cell: CGRect(origin: .zero, size: environment.size))), layout.itemSpacing,
                layout.numberOfColumns))
          })
      }
    columns = ColumnsSpec(
      numberOfColumns: number, itemSpacing: layout.itemSpacing, rowHeight: height,
      rowPadding: padding, scrollViewInsets: insets)
    self.itemCount =
      mode == .seed ? itemCount : (itemCount + number - 1) / number * number
  }

  /// A height that rows can have: none where a block gives no number, or less than none.
  private static func height(_ height: CGFloat) -> CGFloat { height.isFinite ? max(0, height) : 0 }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// What the places of a grid show.
struct CollectionItems<Item: Identifiable & Equatable, Content: View>: SectionContent {
  let view: CollectionView<Item, Content>
  let itemCount: Int
  let environment: EnvironmentValues

  var measuresCells: Bool { false }

  func itemID(at index: Int) -> String? {
    let items = view.items
    return items.indices.contains(index) ? String(describing: items[index].id) : nil
  }

  func cell(at index: Int) -> ViewNode {
    let items = view.items
    guard items.indices.contains(index) else { return .empty }
    return ViewLowering.node(of: view.cell(items[index]), environment: environment)
  }

  func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode? { nil }
  func measuredCell(at index: Int) -> MeasuredLengths? { nil }
  func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths? { nil }
  func decoration(kind: String) -> ViewNode? { nil }
}
