// SPDX-License-Identifier: MIT
//
// Cells and the models that decide which of them shows an item.

public import Foundation

/// A cell that can be configured with a model; ready to use when it was made.
public protocol UICell: UICollectionViewCell, SelfIdentifiable {
  /// What it shows.
  associatedtype Model

  /// Shows a model at a place.
  func configure(model: Model, at indexPath: IndexPath)
}

/// A model of an item: its type decides which cell shows it.
public protocol UICellConfigurableModel: AnyObject {
  /// The cell that shows it.
  associatedtype CellType: UICell

  /// Tells items apart, across all sections.
  var id: String { get }

  /// The cell after it was configured with this model; nil when it is of another type.
  func configuredCell(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> CellType?
}

extension UICellConfigurableModel {
  /// The cell after it was configured with this model; nil when it is of another type, or shows
  /// other models.
  public func configuredCell(
    _ cell: UICollectionViewCell, at indexPath: IndexPath
  ) -> CellType? {
    guard let cell = cell as? CellType, let model = self as? CellType.Model else { return nil }
    cell.configure(model: model, at: indexPath)
    return cell
  }

  /// The name under which its cells are used again.
  var reuseIdentifier: String { CellType.selfIdentifier }

  /// A new cell of its type.
  func makeCell() -> UICollectionViewCell { CellType(dequeuedWith: .zero) }

  /// What is wrong with the pairing of model and cell; nil when the cell shows such models.
  func mismatch(in section: String) -> DataProblem? {
    guard !(self is CellType.Model) else { return nil }
    return .wrongCell(
      id: id, section: section, model: String(describing: Self.self), cell: reuseIdentifier)
  }
}
