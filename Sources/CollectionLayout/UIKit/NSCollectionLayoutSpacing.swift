// SPDX-License-Identifier: MIT
//
// Distances between items and around them, in UIKit's words.
// Mirrors: NSCollectionLayoutSpacing, NSCollectionLayoutEdgeSpacing (UIKit).
// Status: complete.

public import Foundation

/// A distance between two items, or between an item and the edge of its slot.
///
/// A handle to a ``SpacingSpec``; it never changes after it was made.
public class NSCollectionLayoutSpacing: NSCopying {
  /// The value that the solver sees.
  package let spec: SpacingSpec

  /// A handle to `spec`.
  package init(spec: SpacingSpec) { self.spec = spec }

  /// At least this many points; what is left of the group is shared among flexible spacings.
  ///
  /// Source: UIKit, `flexible(_:)`.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spec: .flexible(flexibleSpacing))
  }

  /// Exactly this many points. Source: UIKit, `fixed(_:)`.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spec: .fixed(fixedSpacing))
  }

  /// The points given when it was made.
  public var spacing: CGFloat { spec.minimum }

  /// Whether it may grow.
  public var isFlexible: Bool { spec.isFlexible }

  /// Whether it stays as it is.
  public var isFixed: Bool { !spec.isFlexible }

  /// An equal spacing.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(spec: spec) }
}

/// Room outside the four edges of an item; the item keeps its size and moves.
///
/// A handle to an ``EdgeSpacingSpec``; it never changes after it was made.
public class NSCollectionLayoutEdgeSpacing: NSCopying {
  /// The value that the solver sees.
  package let spec: EdgeSpacingSpec

  /// A handle to `spec`.
  package init(spec: EdgeSpacingSpec) { self.spec = spec }

  /// Room at each edge; nil is none. Source: UIKit, `init(leading:top:trailing:bottom:)`.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(
      spec: EdgeSpacingSpec(
        leading: leading?.spec, top: top?.spec, trailing: trailing?.spec, bottom: bottom?.spec))
  }

  /// Room before the item; nil is none.
  public var leading: NSCollectionLayoutSpacing? {
    spec.leading.map(NSCollectionLayoutSpacing.init)
  }

  /// Room above the item; nil is none.
  public var top: NSCollectionLayoutSpacing? { spec.top.map(NSCollectionLayoutSpacing.init) }

  /// Room after the item; nil is none.
  public var trailing: NSCollectionLayoutSpacing? {
    spec.trailing.map(NSCollectionLayoutSpacing.init)
  }

  /// Room below the item; nil is none.
  public var bottom: NSCollectionLayoutSpacing? { spec.bottom.map(NSCollectionLayoutSpacing.init) }

  /// Equal edge spacing.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutEdgeSpacing(spec: spec) }
}
