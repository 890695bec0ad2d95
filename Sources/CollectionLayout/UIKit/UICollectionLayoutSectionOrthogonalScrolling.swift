// SPDX-License-Identifier: MIT
//
// How a section scrolls across the collection, in UIKit's words.
// Mirrors: UICollectionLayoutSectionOrthogonalScrollingBehavior, …ScrollingProperties (UIKit).
// Status: the behaviour decides rest positions; bounce and deceleration are kept, motion is not
// modelled.

public import Foundation

/// Whether a section scrolls on its own, and where it comes to rest. UIKit's numbers.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll on its own.
  case none = 0
  /// Rests anywhere.
  case continuous = 1
  /// Rests where a group begins, after any number of groups.
  case continuousGroupLeadingBoundary = 2
  /// Rests at whole pages: the view less the section's insets.
  case paging = 3
  /// Rests where a group begins, one group at a time.
  case groupPaging = 4
  /// Rests where a group is in the middle, one group at a time.
  case groupPagingCentered = 5

  init(_ behavior: OrthogonalBehavior) {
    switch behavior {
    case .none: self = .none
    case .continuous: self = .continuous
    case .continuousGroupLeadingBoundary: self = .continuousGroupLeadingBoundary
    case .paging: self = .paging
    case .groupPaging: self = .groupPaging
    case .groupPagingCentered: self = .groupPagingCentered
    }
  }

  /// The value that the solver sees.
  package var behavior: OrthogonalBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// How a section that scrolls on its own moves. Kept for callers; rest positions do not depend on it.
///
/// Source: UIKit, iOS 17.
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSCopying {
  /// What happens at the ends of the section.
  public enum Bounce: Int, Sendable {
    /// Bounces at an end.
    case automatic = 0
    /// Bounces even when all is in sight.
    case always = 1
    /// Stops at an end.
    case never = 2
  }

  /// How fast a flick dies away: UIKit's factor per millisecond, 0 for automatic.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public var rawValue: CGFloat

    /// A rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The collection's own rate.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// Slow: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quick: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What happens at the ends; automatic unless set.
  public var bounce: Bounce = .automatic
  /// How fast a flick dies away; automatic unless set.
  public var decelerationRate: DecelerationRate = .automatic

  /// UIKit's defaults.
  public init() {}

  /// Equal properties.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }
}
