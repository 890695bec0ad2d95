// SPDX-License-Identifier: MIT
//
// A section as authors describe it: an id, models and a layout.

/// A section: its id, its items, its headers and footers, and its layout. Best a struct.
public protocol SectionContext {
  /// The type of its layout, inferred.
  associatedtype Layout: SectionLayout

  /// Tells sections apart.
  var id: String { get }
  /// Its items in order.
  var items: [any CellViewConfigurableModel] { get set }
  /// Models of headers and footers by ``ReusableViewElementKind/rawValue``; several of a kind in the
  /// layout's order.
  var reusableItems: [String: [any ReusableViewConfigurableModel]] { get set }
  /// How it is laid out; asked at each layout.
  var layout: Layout { get }
}
