// SPDX-License-Identifier: MIT
//
// Models of headers and footers, and the views that show them.

public import CellViews
public import Foundation

/// A view that shows a header or a footer.
public protocol ReusableView: View {
  /// What it shows.
  associatedtype Model

  /// Whether it is a header or a footer.
  static var elementKind: ReusableViewElementKind { get }

  /// The view of a model at a place: its section, and its number among its kind.
  init(model: Model, indexPath: IndexPath)
}

/// A model of a header or a footer: its type decides which view shows it.
public protocol ReusableViewConfigurableModel: UIReusableViewConfigurableModel
where SupplementaryViewType == SwiftUIReusableView<ReusableViewType> {
  /// The view that shows it.
  associatedtype ReusableViewType: ReusableView
}

/// The supplementary view of a view. It keeps nothing of the view when it is used again. Unlike in
/// the founding code, nothing is drawn behind the view.
public final class SwiftUIReusableView<Content: ReusableView>: UICollectionReusableView,
  UIReusableView
{
  /// What it shows.
  public typealias Model = Content.Model

  /// UIKit's string of the view's kind.
  public static var elementKind: String { Content.elementKind.rawValue }

  /// The view, while there is one.
  public private(set) var content: Content?

  /// A view that shows nothing yet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Views are not read from archives: nil.
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
