// SPDX-License-Identifier: MIT
//
// What is said of a scroll view besides its content: how it comes to rest, what it shows, and what
// it tells.

public import CollectionLayout
public import Foundation
public import Geometry

/// How a scroll view behaves. The defaults are SwiftUI's.
public struct ScrollTraits: Hashable, Sendable {
  /// Around the bars.
  public var indicatorMargins = EdgeInsets()
  /// Where it comes to rest.
  public var behavior = ScrollBehaviorNode.none
  /// Whether it gives way sideways.
  public var horizontalBounce = ScrollBounceRule.automatic
  /// Whether it gives way up and down.
  public var verticalBounce = ScrollBounceRule.automatic
  /// Whether fingers leave it where it is.
  public var isDisabled = false
  /// Whether there is a bar for moving sideways.
  public var hasHorizontalIndicator = true
  /// Whether there is a bar for moving up and down.
  public var hasVerticalIndicator = true
  /// Who is told where it stands, and may say where it should.
  public var position: ScrollPositionNode?
  /// The place of the content that is seen first; nil is the top leading corner.
  public var initialAnchor: UnitPoint?
  /// Dots for its pages.
  public var dots: PageDotsNode?
  /// How its content is magnified; nil when it can't be.
  public var zoom: ZoomNode?

  /// SwiftUI's defaults.
  public init() {}
}

/// Where a scroll view comes to rest.
public enum ScrollBehaviorNode: Hashable, Sendable {
  /// Anywhere.
  case none
  /// A page at a time.
  case paging
  /// On views' edges; a limit of nil is none.
  case viewAligned(horizontalLimit: Int?, verticalLimit: Int?, anchor: UnitPoint?)
  /// Where an author's own rule says.
  case custom(CustomScrollBehavior)
}

/// An author's own rule for where a scroll view comes to rest.
public struct CustomScrollBehavior: Hashable, Sendable {
  /// What the rule is told: where the view would rest by itself, and how it got there.
  public struct Release: Hashable, Sendable {
    /// What would be seen at rest, in content coordinates.
    public var target: CGRect
    /// What was seen when the finger touched down.
    public var original: CGRect
    /// Points per second, positive when the offset grows.
    public var velocity: CGPoint
    /// The content's size.
    public var contentSize: CGSize
    /// The window's size, insets taken off.
    public var containerSize: CGSize
    /// Which ways the scroll view may move.
    public var axes: Axis.Set
  }

  private let rule: Kept<Release, CGRect>

  /// A rule that answers with what is to be seen at rest.
  public init(_ rule: @escaping (Release) -> CGRect) { self.rule = Kept(rule) }

  func target(of release: Release) -> CGRect { rule.make(release) }
}

/// Dots for pages.
public struct PageDotsNode: Hashable, Sendable {
  /// Number of pages.
  public var count: Int
  /// When they show.
  public var mode: PageDots.DisplayMode
  /// Whether they have a dark capsule behind them.
  public var hasBackground: Bool

  /// Dots; for more than one page unless told otherwise.
  public init(count: Int, mode: PageDots.DisplayMode = .automatic, hasBackground: Bool = false) {
    self.count = count
    self.mode = mode
    self.hasBackground = hasBackground
  }
}
