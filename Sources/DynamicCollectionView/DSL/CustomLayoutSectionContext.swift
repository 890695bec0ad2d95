// SPDX-License-Identifier: MIT
//
// A section for layouts that place items themselves, and keep what they came to.

public import Foundation

/// A section whose items have a ratio, with room to keep a layout in.
///
/// An extension point, as in the founding code: nothing here reads the heights and frames.
public protocol CustomLayoutSectionContext: SectionContext {
  /// Its items in order.
  var customItems: [any CustomLayoutCellViewConfigurableModel] { get set }
  /// How far each column was filled, points.
  var cachedHeightColumns: [CGFloat] { get set }
  /// Where items were placed, points; in the order of the items.
  var cachedFrame: [CGRect] { get set }
}

extension CustomLayoutSectionContext {
  /// The items. Setting others than those with a ratio, if only one, leaves none.
  public var items: [any CellViewConfigurableModel] {
    get { customItems }
    set {
      let items = newValue.compactMap { $0 as? any CustomLayoutCellViewConfigurableModel }
      customItems = items.count == newValue.count ? items : []
    }
  }
}
