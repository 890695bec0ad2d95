// SPDX-License-Identifier: MIT
//
// Where scroll views come to rest.
// Mirrors: ScrollTargetBehavior, PagingScrollTargetBehavior, ViewAlignedScrollTargetBehavior,
// scrollTargetLayout (SwiftUI).
// Status: complete; how many views a limit passes is in docs/scrolling.md.

import CollectionLayout
public import Foundation
public import Geometry

/// How a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes where a release leads.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What it comes to; not for use by authors.
  func _node(in environment: EnvironmentValues) -> ScrollBehaviorNode
}

extension ScrollTargetBehavior {
  /// What a rule is told.
  public typealias TargetContext = ScrollTargetBehaviorContext

  /// The author's own rule, asked when a finger leaves.
  public func _node(in environment: EnvironmentValues) -> ScrollBehaviorNode {
    .custom(
      CustomScrollBehavior { release in
        var target = ScrollTarget(rect: release.target)
        updateTarget(&target, context: ScrollTargetBehaviorContext(release, environment))
        return target.rect
      })
  }
}

/// What will be seen at rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In content coordinates.
  public var rect: CGRect
  /// The place of it that is kept when sizes change.
  public var anchor: UnitPoint?

  /// A rectangle of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a rule is told.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen when the finger touched down.
  public let originalTarget: ScrollTarget
  /// Points per second, positive when the offset grows.
  public let velocity: CGVector
  /// The content's size.
  public let contentSize: CGSize
  /// The window's size, insets taken off.
  public let containerSize: CGSize
  /// Which ways the scroll view may move.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  init(_ release: CustomScrollBehavior.Release, _ environment: EnvironmentValues) {
    originalTarget = ScrollTarget(rect: release.original)
    velocity = CGVector(dx: release.velocity.x, dy: release.velocity.y)
    contentSize = release.contentSize
    containerSize = release.containerSize
    axes = release.axes
    self.environment = environment
  }

  /// What the scroll view sees of its surroundings.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// A page at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A page at a time.
  public init() {}

  /// Leaves the target: the page is found when the finger leaves.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// A page at a time.
  public func _node(in environment: EnvironmentValues) -> ScrollBehaviorNode { .paging }
}

/// On views' edges.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one swipe may pass.
  public struct LimitBehavior: Hashable, Sendable {
    let limit: ViewAlignedTargets.Limit

    /// One where the size class on the axis is compact, else any number.
    public static let automatic = Self(limit: .automatic)
    /// One.
    public static let always = Self(limit: .always)
    /// A few.
    public static let alwaysByFew = Self(limit: .alwaysByFew)
    /// One.
    public static let alwaysByOne = Self(limit: .alwaysByOne)
    /// Any number.
    public static let never = Self(limit: .never)
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// On views' edges, or where a place of a view meets the same place of the window.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Leaves the target: the view is found when the finger leaves.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// On views' edges.
  public func _node(in environment: EnvironmentValues) -> ScrollBehaviorNode {
    .viewAligned(
      horizontalLimit: limitBehavior.limit.views(
        isCompact: environment.horizontalSizeClass == .compact),
      verticalLimit: limitBehavior.limit.views(
        isCompact: environment.verticalSizeClass == .compact),
      anchor: anchor)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// On views' edges.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// On views' edges.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint? = nil
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Makes the views of this layout what scroll views align with, and tell of.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(NodeModifier { _ in isEnabled ? .scrollTargetLayout : nil })
  }

  /// Makes this view one that scroll views align with, and tell of.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(NodeModifier { _ in isEnabled ? .scrollTarget : nil })
  }

  /// Says how scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    surroundings { $0.scroll.behavior = behavior }
  }
}
