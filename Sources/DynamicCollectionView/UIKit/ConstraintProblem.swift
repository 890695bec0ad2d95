// SPDX-License-Identifier: MIT
//
// What is wrong with constraints, as values.

/// A constraint that was left out of a picture. UIKit would solve it, or tell of a conflict.
public enum ConstraintProblem: Hashable, Sendable {
  /// Of another form than anchor = anchor + constant between a view and its container, or a length
  /// by a constant.
  case unsupported(String, view: String)
  /// It says otherwise than one before it.
  case conflict(String, view: String)
  /// More than a place and a length along one axis.
  case tooMany(String, view: String)
}

extension ConstraintProblem: CustomStringConvertible {
  /// What is wrong; lower case, no full stop.
  public var message: String {
    switch self {
    case .unsupported(let constraint, let view):
      "the constraint '\(constraint)' of '\(view)' is not solved"
    case .conflict(let constraint, let view):
      "the constraint '\(constraint)' of '\(view)' conflicts with one before it and is left out"
    case .tooMany(let axis, let view):
      "'\(view)' has more \(axis) constraints than a place and a length; one is left out"
    }
  }

  /// The next move.
  public var hint: String {
    switch self {
    case .unsupported: "tie the view's edges, centres and lengths to its superview's, by constants"
    case .conflict: "deactivate one of the two"
    case .tooMany: "a place and a length, or two edges, are enough"
    }
  }

  /// What is wrong, and the next move.
  public var description: String { message + "; " + hint }
}

extension UIView {
  /// The constraints, of this view's subviews and all in them, that are left out of pictures.
  public var constraintProblems: [ConstraintProblem] {
    var problems: [ConstraintProblem] = []
    collectProblems(&problems, depth: 0)
    return problems
  }

  private func collectProblems(_ problems: inout [ConstraintProblem], depth: Int) {
    guard depth < Self.deepest else { return }
    for view in subviews {
      _ = view.placement(isRightToLeft: false, problems: &problems)
      view.collectProblems(&problems, depth: depth + 1)
    }
  }
}
