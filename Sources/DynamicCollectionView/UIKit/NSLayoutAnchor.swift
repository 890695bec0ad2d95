// SPDX-License-Identifier: MIT
//
// Edges, centres and lengths of views, to make constraints of.
// Mirrors: NSLayoutAnchor, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension,
// UILayoutGuide (UIKit).
// Status: anchors of views, and of the guides of their safe area and margins; no baselines, no
// guides of one's own.

public import Foundation

/// An edge, a centre or a length.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let end: ConstraintEnd

  init(_ end: ConstraintEnd) { self.end = end }

  /// This one is at the other one, or a distance farther right or down.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, anchor.end, constant: constant)
  }

  /// This one is at the other one, or a distance farther right or down, or beyond that.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, anchor.end, constant: constant)
  }

  /// This one is at the other one, or a distance farther right or down, or before that.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, anchor.end, constant: constant)
  }
}

/// An edge or a centre from side to side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An edge or a centre from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// So many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, nil, constant: constant)
  }

  /// So many points, or more.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, nil, constant: constant)
  }

  /// So many points, or fewer.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, nil, constant: constant)
  }

  /// A share of another length, and so many points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, anchor.end, multiplier: multiplier, constant: constant)
  }
}

/// One side of a constraint.
struct ConstraintEnd {
  /// Which rectangle of a view is meant.
  enum Area {
    case view, safeArea, margins
  }

  weak var view: UIView?
  let area: Area
  let attribute: NSLayoutConstraint.Attribute
}

/// A rectangle in a view that constraints refer to.
public final class UILayoutGuide: NSObject {
  /// The view it lies in.
  public private(set) weak var owningView: UIView?
  private let area: ConstraintEnd.Area

  init(_ view: UIView, _ area: ConstraintEnd.Area) {
    owningView = view
    self.area = area
  }

  private func end(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintEnd {
    ConstraintEnd(view: owningView, area: area, attribute: attribute)
  }

  /// Its upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.top)) }
  /// Its lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.bottom)) }
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.trailing)) }
  /// Its left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.left)) }
  /// Its right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.right)) }
  /// Its middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.centerX)) }
  /// Its middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.centerY)) }
  /// Its width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(end(.width)) }
  /// Its height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(end(.height)) }
}

extension UIView {
  /// What bars leave of it.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, .safeArea) }
  /// What its margins leave of it.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, .margins) }

  private func end(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintEnd {
    ConstraintEnd(view: self, area: .view, attribute: attribute)
  }

  /// Its upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.top)) }
  /// Its lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.bottom)) }
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.trailing)) }
  /// Its left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.left)) }
  /// Its right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.right)) }
  /// Its middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.centerX)) }
  /// Its middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.centerY)) }
  /// Its width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(end(.width)) }
  /// Its height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(end(.height)) }
}
