// SPDX-License-Identifier: MIT
//
// Models of items, and the views that show them: one model, one cell.

public import CellViews
public import Foundation

/// A view that shows an item.
///
/// It is made anew each time its cell is used: keep what must last on the model.
public protocol CellView: View {
  /// What it shows.
  associatedtype Model

  /// The view of a model at a place.
  init(model: Model, indexPath: IndexPath)
}

/// A model of an item: its type decides which view shows it.
public protocol CellViewConfigurableModel: UICellConfigurableModel
where CellType == SwiftUICell<CellViewType> {
  /// The view that shows it.
  associatedtype CellViewType: CellView
}

/// A model for layouts that place items themselves.
public protocol CustomLayoutCellViewConfigurableModel: CellViewConfigurableModel {
  /// The item's height in relation to its width; read by nothing but such layouts.
  var sizeRatio: CGFloat { get }
}

/// The cell of a view. It keeps nothing of the view when it is used again.
public final class SwiftUICell<Content: CellView>: UICollectionViewCell, UICell {
  /// What it shows.
  public typealias Model = Content.Model

  /// The view, while there is one.
  public private(set) var content: Content?

  /// A cell that shows nothing yet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Cells are not read from archives: nil.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view of a model.
  public func configure(model: Content.Model, at indexPath: IndexPath) {
    content = Content(model: model, indexPath: indexPath)
  }

  /// Drops the view.
  public override func prepareForReuse() { content = nil }

  /// What the view comes to.
  public override func node(in environment: EnvironmentValues) -> ViewNode {
    content.map { ViewLowering.node(of: $0, environment: environment) } ?? .empty
  }
}
