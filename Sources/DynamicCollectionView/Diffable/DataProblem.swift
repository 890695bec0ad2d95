// SPDX-License-Identifier: MIT
//
// What can be wrong with the data of a collection: ids, headers, indexes. UIKit raises exceptions;
// here each trouble is a value that says what it is about.

/// One thing that is wrong with a collection's data. Ids are shown as text.
public enum DataProblem: Error, Hashable, Sendable {
  /// How much it matters. Raw values are the words shown.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// UIKit raises, or shows wrong data.
    case error
    /// UIKit shows something else than was meant.
    case warning
  }

  /// The same item id twice in one call; indexes into the list that was given.
  /// Nil for the section of an outline, which has no id.
  case duplicateItem(id: String, section: String?, first: Int, second: Int)
  /// An item id that the data holds already. Nil for the section of an outline, which has no id.
  case itemAlreadyPresent(id: String, from: String?, to: String?)
  /// The same where data is taken as far as it can be: the item moved from its old section.
  case itemMoved(id: String, from: String?, to: String?)
  /// The same section id twice; indexes among all sections.
  case duplicateSection(id: String, first: Int, second: Int)
  /// A header or footer of the layout has no model; its room stays empty.
  case supplementaryWithoutModel(kind: String, index: Int, section: String)
  /// Models whose kind the layout does not show.
  case unusedSupplementary(kind: String, count: Int, section: String)
  /// An element of another kind than header and footer has no model: UIKit ends the program.
  case unknownSupplementary(kind: String, index: Int, section: String)
  /// A section index that is not there.
  case noSuchSection(index: Int, count: Int)
  /// An item index that is not there.
  case noSuchItem(index: Int, section: String, count: Int)
  /// A model's view wants another model; a placeholder is drawn.
  case wrongCell(id: String, section: String, model: String, cell: String)
  /// A constraint in an item's cell that is left out.
  case unsolvedConstraint(ConstraintProblem, id: String, section: String)
  /// An operation on a section id that is not there; nothing was done.
  case unknownSection(id: String, operation: Operation)
  /// An operation on an item id that is not there; nothing was done.
  case unknownItem(id: String, operation: Operation)
  /// Items appended to no section in particular while there is none; they are left out.
  case noSection(count: Int)

  /// What was to be done with an id. Raw values are the words shown.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    case append = "append to"
    case insertBeside = "insert beside"
    case move
    case moveBeside = "move beside"
    case reload, reconfigure, expand, collapse
    case replaceChildren = "replace the children of"
  }

  /// How much it matters.
  public var severity: Severity {
    switch self {
    case .itemMoved, .supplementaryWithoutModel, .unusedSupplementary, .wrongCell,
      .unsolvedConstraint:
      .warning
    default: .error
    }
  }

  /// The problem as it is under a policy.
  func under(_ policy: DataPolicy) -> DataProblem {
    guard policy == .lenient, case .itemAlreadyPresent(let id, let from, let to) = self
    else { return self }
    return .itemMoved(id: id, from: from, to: to)
  }
}

/// All that is wrong with some data; thrown where data must be in order.
public struct DataProblems: Error, Hashable, Sendable {
  /// In the order in which they were found; never empty.
  public var problems: [DataProblem]

  /// Problems that were found.
  public init(problems: [DataProblem]) { self.problems = problems }
}

/// What to do about errors in data.
public enum DataPolicy: Hashable, Sendable {
  /// Data with an error is refused, as UIKit refuses it by an exception.
  case strict
  /// Data is taken as far as it can be: the first of two equal ids stays where both came in one
  /// call, and an id that was there already moves.
  case lenient
}
