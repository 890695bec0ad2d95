// SPDX-License-Identifier: MIT
//
// Reads a view's constraints with its container; what is of another form is a problem.

import Foundation
import Geometry

extension UIView {
  /// Where it lies in its superview.
  ///
  /// - Parameter problems: Takes the constraints that can't be solved.
  func placement(
    isRightToLeft: Bool, problems: inout [ConstraintProblem]
  ) -> ViewPlacement {
    if fillsSuperview || (superview as? UICollectionViewCell)?.backgroundView === self {
      let whole = AxisPlacement(start: 0, end: 0)
      return ViewPlacement(x: whole, y: whole)
    }
    guard let container = superview else { return ViewPlacement() }
    var placement = ViewPlacement()
    var isConstrained = false
    for constraint in activeConstraints where constraint.priority.rawValue >= 1000 {
      switch constraint.role(for: self, in: container) {
      case .other: continue
      case .unsupported:
        if constraint.first.view === self {
          problems.append(.unsupported(constraint.sentence, view: nameForPeople))
        }
      case .own(let term):
        isConstrained = true
        if !placement.take(term, container: container, isRightToLeft: isRightToLeft) {
          problems.append(.conflict(constraint.sentence, view: nameForPeople))
        }
      }
    }
    if !isConstrained, translatesAutoresizingMaskIntoConstraints {
      return ViewPlacement(frame: frame, isRightToLeft: isRightToLeft)
    }
    if !placement.x.settle() { problems.append(.tooMany("horizontal", view: nameForPeople)) }
    if !placement.y.settle() { problems.append(.tooMany("vertical", view: nameForPeople)) }
    return placement
  }

  /// Its identifier, else its type.
  var nameForPeople: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

extension ViewPlacement {
  /// A view placed by its frame, which is measured from the left whichever way the screen reads.
  init(frame: CGRect, isRightToLeft: Bool) {
    x = AxisPlacement(length: max(0, frame.width))
    if isRightToLeft { x.end = frame.minX } else { x.start = frame.minX }
    y = AxisPlacement(start: frame.minY, length: max(0, frame.height))
  }

  /// Takes in one relation of the view and its container; false when it says otherwise than one
  /// before it, or what can't be solved.
  fileprivate mutating func take(
    _ term: ConstraintTerm, container: UIView, isRightToLeft: Bool
  ) -> Bool {
    guard term.constant.isFinite else { return false }
    let insets = container.insets(of: term.area)
    var (low, high) = (insets.left, insets.right)
    if isRightToLeft { swap(&low, &high) }
    switch term.attribute.oriented(isRightToLeft) {
    case .leading:
      return x.edge(
        \.start, \.leastStart, low + term.constant(flipped: isRightToLeft), term,
        .greaterThanOrEqual)
    case .trailing:
      return x.edge(
        \.end, \.leastEnd, high - term.constant(flipped: isRightToLeft), term, .lessThanOrEqual)
    case .centerX: return x.only(\.center, (low - high) / 2 + term.constant, term)
    case .width: return x.long(low + high, term)
    case .top:
      return y.edge(\.start, \.leastStart, insets.top + term.constant, term, .greaterThanOrEqual)
    case .bottom:
      return y.edge(\.end, \.leastEnd, insets.bottom - term.constant, term, .lessThanOrEqual)
    case .centerY: return y.only(\.center, (insets.top - insets.bottom) / 2 + term.constant, term)
    case .height: return y.long(insets.top + insets.bottom, term)
    case .left, .right, .notAnAttribute: return false
    }
  }
}

extension AxisPlacement {
  fileprivate mutating func edge(
    _ exact: WritableKeyPath<AxisPlacement, CGFloat?>,
    _ least: WritableKeyPath<AxisPlacement, CGFloat?>, _ value: CGFloat, _ term: ConstraintTerm,
    _ inwards: NSLayoutConstraint.Relation
  ) -> Bool {
    if term.relation == .equal { return set(exact, value) }
    guard term.relation == inwards else { return false }
    self[keyPath: least] = max(self[keyPath: least] ?? value, value)
    return true
  }

  fileprivate mutating func only(
    _ path: WritableKeyPath<AxisPlacement, CGFloat?>, _ value: CGFloat, _ term: ConstraintTerm
  ) -> Bool {
    term.relation == .equal && set(path, value)
  }

  fileprivate mutating func long(_ insets: CGFloat, _ term: ConstraintTerm) -> Bool {
    guard term.isAlone else { return only(\.excess, term.constant - insets, term) }
    switch term.relation {
    case .equal: return set(\.length, max(0, term.constant))
    case .greaterThanOrEqual: leastLength = max(leastLength ?? 0, term.constant)
    case .lessThanOrEqual: mostLength = min(mostLength ?? term.constant, term.constant)
    }
    return true
  }
}

/// One relation, told from the side of the view that is placed.
private struct ConstraintTerm {
  let attribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let constant: CGFloat
  let area: ConstraintEnd.Area
  /// Whether it is about a length and nothing else.
  let isAlone: Bool

  /// Constants of `left` and `right` count rightwards, those of leading and trailing with the
  /// reading direction.
  func constant(flipped isRightToLeft: Bool) -> CGFloat {
    isRightToLeft && (attribute == .left || attribute == .right) ? -constant : constant
  }
}

extension NSLayoutConstraint.Attribute {
  /// Left and right as leading and trailing.
  fileprivate func oriented(_ isRightToLeft: Bool) -> Self {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    default: self
    }
  }
}

extension NSLayoutConstraint {
  fileprivate enum Role {
    case own(ConstraintTerm)
    /// A constraint of one of its subviews.
    case other
    case unsupported
  }

  /// What it says of a view in its container.
  fileprivate func role(for view: UIView, in container: UIView) -> Role {
    guard let second else {
      guard first.attribute == .width || first.attribute == .height else { return .unsupported }
      return .own(
        ConstraintTerm(
          attribute: first.attribute, relation: relation, constant: constant, area: .view,
          isAlone: true))
    }
    let isFirst = first.view === view && first.area == .view
    let (own, other) = isFirst ? (first, second) : (second, first)
    guard let otherView = other.view, own.view === view else { return .other }
    // It belongs to a view inside, or to this view's own guides.
    if otherView !== view, otherView.isDescendant(of: view) { return .other }
    guard own.area == .view, multiplier == 1, own.attribute == other.attribute,
      container.isSameRectangle(as: otherView)
    else { return .unsupported }
    return .own(
      ConstraintTerm(
        attribute: own.attribute,
        relation: isFirst ? relation : Relation(rawValue: -relation.rawValue) ?? relation,
        constant: isFirst ? constant : -constant, area: other.area, isAlone: false))
  }

  /// As people read it: `UILabel.top = UIView.bottom + 8`.
  var sentence: String {
    func name(_ end: ConstraintEnd) -> String {
      let guide = end.area == .view ? "" : end.area == .safeArea ? ".safeArea" : ".margins"
      return (end.view?.nameForPeople ?? "?") + guide + "." + end.attribute.rawValue
    }
    let sign = ["<=", "=", ">="][relation.rawValue + 1]
    var text = name(first) + " " + sign + " "
    guard let second else { return text + CanonicalNumber.string(constant) }
    if multiplier != 1 { text += CanonicalNumber.string(multiplier) + " * " }
    text += name(second)
    if constant == 0 { return text }
    return text + (constant < 0 ? " - " : " + ") + CanonicalNumber.string(abs(constant))
  }
}

extension UIView {

  /// Whether a view has this one's rectangle: itself, or one it fills.
  fileprivate func isSameRectangle(as view: UIView) -> Bool {
    if view === self { return true }
    guard fillsSuperview, let superview else { return false }
    return superview.isSameRectangle(as: view)
  }

  fileprivate func insets(of area: ConstraintEnd.Area) -> UIEdgeInsets {
    switch area {
    case .view: .zero
    case .safeArea: safeAreaInsets
    case .margins:
      UIEdgeInsets(
        top: layoutMargins.top + safeAreaInsets.top, left: layoutMargins.left + safeAreaInsets.left,
        bottom: layoutMargins.bottom + safeAreaInsets.bottom,
        right: layoutMargins.right + safeAreaInsets.right)
    }
  }
}
