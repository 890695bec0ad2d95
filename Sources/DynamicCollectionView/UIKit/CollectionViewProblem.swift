// SPDX-License-Identifier: MIT
//
// What can be wrong with a collection view's use, and how it is said. UIKit ends the program.

/// What went wrong with registering, dequeuing and updating.
public enum CollectionViewProblem: Error, Hashable, Sendable {
  /// No class has this name.
  case notRegistered(identifier: String, kind: String?)
  /// The number of sections after an update is not the one before with what came and went.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of a section's items after an update is not the one before with what came and went.
  case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  /// An update names a section or an item that is not there.
  case notThere(section: Int, item: Int?)
}

extension CollectionViewProblem: CustomStringConvertible {
  /// What is wrong, and the next move.
  public var description: String {
    switch self {
    case .notRegistered(let identifier, nil):
      "no cell is registered as '\(identifier)'; register a class for it first"
    case .notRegistered(let identifier, let kind?):
      "no view of kind '\(kind)' is registered as '\(identifier)'; register a class for it first"
    case .sectionCount(let before, let after, let inserted, let deleted):
      "invalid update: \(after) sections after it, \(before) before it, \(inserted) inserted and "
        + "\(deleted) deleted; change the data source together with the collection view"
    case .itemCount(let section, let before, let after, let inserted, let deleted):
      "invalid update: section \(section) has \(after) items after it, \(before) before it, "
        + "\(inserted) inserted and \(deleted) deleted; change the data source together with the "
        + "collection view"
    case .notThere(let section, nil):
      "invalid update: there is no section \(section)"
    case .notThere(let section, let item?):
      "invalid update: there is no item \(item) in section \(section)"
    }
  }
}
