// SPDX-License-Identifier: MIT
//
// Headers, footers and the like, and the models that decide which of them is shown.

public import Foundation

/// A supplementary view that can be configured with a model.
public protocol UIReusableView: UICollectionReusableView, SelfIdentifiable {
  /// What it shows.
  associatedtype Model

  /// Its kind: any string that a layout uses.
  static var elementKind: String { get }

  /// Shows a model at a place.
  func configure(model: Model, at indexPath: IndexPath)
}

/// A model of a header, a footer or the like: its type decides which view shows it.
public protocol UIReusableViewConfigurableModel: AnyObject {
  /// The view that shows it.
  associatedtype SupplementaryViewType: UIReusableView

  /// Tells models of one kind apart.
  var id: String { get }

  /// The view after it was configured with this model; nil when it is of another type.
  func configuredSupplementaryView(
    _ view: UICollectionReusableView, indexPath: IndexPath
  ) -> SupplementaryViewType?
}

extension UIReusableViewConfigurableModel {
  /// The view after it was configured with this model; nil when it is of another type, or shows
  /// other models.
  public func configuredSupplementaryView(
    _ view: UICollectionReusableView, indexPath: IndexPath
  ) -> SupplementaryViewType? {
    guard let view = view as? SupplementaryViewType,
      let model = self as? SupplementaryViewType.Model
    else { return nil }
    view.configure(model: model, at: indexPath)
    return view
  }

  /// The name under which its views are used again.
  var reuseIdentifier: String { SupplementaryViewType.selfIdentifier }

  /// A new view of its type.
  func makeView() -> UICollectionReusableView { SupplementaryViewType(dequeuedWith: .zero) }
}
