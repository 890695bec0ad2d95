// SPDX-License-Identifier: MIT
//
// The words for what can be wrong with data.

extension DataProblem: CustomStringConvertible {
  /// Stable name of the kind of problem.
  public var code: String {
    switch self {
    case .duplicateItem: "duplicate-id"
    case .itemAlreadyPresent, .itemMoved: "id-in-two-places"
    case .duplicateSection: "duplicate-section-id"
    case .supplementaryWithoutModel: "supplementary-without-item"
    case .unusedSupplementary: "item-never-shown"
    case .unknownSupplementary: "unknown-supplementary"
    case .noSuchSection: "no-such-section"
    case .noSuchItem: "no-such-item"
    case .wrongCell: "wrong-cell"
    case .unsolvedConstraint: "constraint-not-solved"
    case .unknownSection: "unknown-section"
    case .unknownItem: "unknown-item"
    case .noSection: "no-section"
    }
  }

  /// What is wrong; lower case, no full stop.
  public var message: String {
    switch self {
    case .duplicateItem(let id, let section, let first, let second):
      "item id '\(id)' is given twice\(Self.place(section)), at \(first) and \(second)"
    case .itemAlreadyPresent(let id, let from, let to), .itemMoved(let id, let from, let to):
      "item id '\(id)' is already \(from.map { "in section '\($0)'" } ?? "there")"
        + (from == to ? "" : to.map { " and is given again in '\($0)'" } ?? "")
    case .duplicateSection(let id, let first, let second):
      "section id '\(id)' is given twice, at \(first) and \(second)"
    case .supplementaryWithoutModel(let kind, let index, let section):
      "section '\(section)' shows \(kind) \(index) but has no model for it"
    case .unusedSupplementary(let kind, let count, let section):
      "section '\(section)' has \(Self.models(count)) of kind '\(kind)' that its layout does not show"
    case .unknownSupplementary(let kind, let index, let section):
      "section '\(section)' shows '\(kind)' \(index), which is no header or footer and has no model"
    case .noSuchSection(let index, let count):
      "there is no section \(index) among \(count)"
    case .noSuchItem(let index, let section, let count):
      "there is no item \(index) among \(count) in section '\(section)'"
    case .wrongCell(let id, let section, let model, let cell):
      "the cell '\(cell)' of item '\(id)' in section '\(section)' does not show a '\(model)'"
    case .unsolvedConstraint(let problem, let id, let section):
      "in the cell of item '\(id)' in section '\(section)', \(problem.message)"
    case .unknownSection(let id, let operation):
      "there is no section '\(id)' to \(operation.rawValue)"
    case .unknownItem(let id, let operation):
      "there is no item '\(id)' to \(operation.rawValue)"
    case .noSection(let count):
      "\(count == 1 ? "an item" : "\(count) items") can't be appended: there is no section"
    }
  }

  /// The next move.
  public var hint: String {
    switch self {
    case .duplicateItem: "ids tell items apart; give each its own"
    case .itemAlreadyPresent(_, nil, _): "ids tell items apart; give each its own"
    case .itemAlreadyPresent: "ids must differ across all sections; give each its own"
    case .itemMoved: "ids must differ across all sections; the item moved to the new place"
    case .duplicateSection: "ids tell sections apart; give each its own"
    case .supplementaryWithoutModel(let kind, _, _):
      "add a model to reusableItems, or take the \(kind) out of the layout; its room stays empty"
    case .unusedSupplementary(let kind, _, _):
      "add an item of kind '\(kind)' to the layout, or leave the models out"
    case .unknownSupplementary(let kind, _, _): "add a model to reusableItems[\"\(kind)\"]"
    case .noSuchSection, .noSuchItem: "indexes start at 0"
    case .wrongCell: "the view's Model must be the model's own type; a placeholder is drawn"
    case .unsolvedConstraint(let problem, _, _): problem.hint
    case .unknownSection(_, .append): "append the section first"
    case .unknownSection, .unknownItem: "nothing was done; compare the ids"
    case .noSection: "append a section first"
    }
  }

  /// Severity, code, message and hint, in two lines.
  public var description: String {
    "\(severity.rawValue)[\(code)]: \(message)\n  hint  \(hint)"
  }

  private static func place(_ section: String?) -> String {
    section.map { " in section '\($0)'" } ?? ""
  }

  private static func models(_ count: Int) -> String {
    count == 1 ? "a model" : "\(count) models"
  }
}

extension DataProblems: CustomStringConvertible {
  /// One problem after another.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
