// SPDX-License-Identifier: MIT
//
// A relation between two edges, centres or lengths.
// Mirrors: NSLayoutConstraint, UILayoutPriority (UIKit).
// Status: made and activated as in UIKit; which of them are solved: AxisPlacement.swift.

public import Foundation

/// `first = multiplier * second + constant`, or more, or less.
public final class NSLayoutConstraint: NSObject {
  /// What of a view is meant.
  public enum Attribute: String, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case notAnAttribute
  }

  /// How both sides relate.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction. UIKit's numbers.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  let first: ConstraintEnd
  /// How both sides relate.
  public let relation: Relation
  let second: ConstraintEnd?
  /// A factor of the second side.
  public let multiplier: CGFloat
  /// Points added to the second side.
  public var constant: CGFloat
  /// How much it matters; required unless set. All but the required are left out of pictures.
  public var priority = UILayoutPriority.required
  /// The author's name of it.
  public var identifier: String?

  init(
    _ first: ConstraintEnd, _ relation: Relation, _ second: ConstraintEnd?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constraint by its parts. Items that are no views and no guides count as none.
  public convenience init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      ConstraintEnd(view: first as? UIView, area: .view, attribute: attribute), relation,
      (second as? UIView).map { ConstraintEnd(view: $0, area: .view, attribute: other) },
      multiplier: multiplier, constant: constant)
  }

  /// The view of the first side, while it is there.
  public var firstItem: AnyObject? { first.view }
  /// The view of the second side, while there is one.
  public var secondItem: AnyObject? { second?.view }
  /// What of the first view is meant.
  public var firstAttribute: Attribute { first.attribute }
  /// What of the second view is meant.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether it counts.
  public var isActive: Bool {
    get { first.view?.activeConstraints.contains { $0 === self } ?? false }
    set {
      for view in [first.view, second?.view].compactMap({ $0 }) {
        view.activeConstraints.removeAll { $0 === self }
        if newValue { view.activeConstraints.append(self) }
      }
    }
  }

  /// Makes constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints count no more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a constraint matters, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1 to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
}

extension UIView {
  /// Its constraints that count, those with its superview among them.
  public var constraints: [NSLayoutConstraint] { activeConstraints }

  /// Makes a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
}
