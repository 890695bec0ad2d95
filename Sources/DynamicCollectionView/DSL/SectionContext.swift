// SPDX-License-Identifier: MIT
//
// A section as authors describe it: an id, models and a layout.

public import CellViews

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
  /// Views behind the section, by the element kinds of its layout's decoration items; none unless
  /// given, and a kind without one is a flat tint.
  var decorationViews: [String: any View] { get }
}

extension SectionContext {
  /// No views behind the section.
  public var decorationViews: [String: any View] { [:] }
}
