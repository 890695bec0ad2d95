// SPDX-License-Identifier: MIT
//
// Margins inside scroll views, and shares of them.
// Mirrors: contentMargins, containerRelativeFrame (SwiftUI).
// Status: complete.

public import Foundation
public import Geometry

/// Which margins are meant.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// Content and bars.
  public static let automatic = Self(name: "automatic")
  /// Content alone.
  public static let scrollContent = Self(name: "scrollContent")
  /// Bars alone.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}

extension View {
  /// Margins inside scroll views; nil is none. They replace those set around, edge by edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, edges.insets(length ?? 0), for: placement)
  }

  /// Margins inside scroll views.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    surroundings { environment in
      if placement != .scrollIndicators { environment.scroll.margins.set(edges, insets) }
      if placement != .scrollContent { environment.scroll.indicatorMargins.set(edges, insets) }
    }
  }

  /// Margins inside scroll views.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// As long as the scroll view around, or the cell.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }

  /// As long as some shares of the scroll view around, or the cell.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    node(
      .containerRelativeFrame(
        ContainerFrameNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          count: count, span: span, spacing: spacing, alignment: alignment.reference)))
  }

  /// As long as `length` makes of the scroll view around, or the cell.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    node(
      .containerRelativeFrame(
        ContainerFrameNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          alignment: alignment.reference, length: ContainerLength(length))))
  }
}

extension EdgeInsets {
  /// Takes the lengths of some edges.
  fileprivate mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}
