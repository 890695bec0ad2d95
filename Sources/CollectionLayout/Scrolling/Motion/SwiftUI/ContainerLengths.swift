// SPDX-License-Identifier: MIT
//
// Lengths that views take from the scroll view around them, and margins around its content.
// Mirrors: containerRelativeFrame, contentMargins, safeAreaPadding (SwiftUI).
// Status: complete.

public import Foundation
public import Geometry

/// Margins of a scroll view, by what they inset. Setting an edge twice replaces it.
public struct ContentMargins: Hashable, Sendable {
  /// What margins inset. SwiftUI's names.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Content and indicators.
    case automatic
    case scrollContent
    case scrollIndicators
  }

  /// Margins of the content.
  public private(set) var content = NSDirectionalEdgeInsets.zero
  /// Margins of the indicators.
  public private(set) var indicators = NSDirectionalEdgeInsets.zero

  /// No margins.
  public init() {}

  /// The margins after `contentMargins(edges, length, for: placement)`; nil counts as 0.
  public func setting(
    _ edges: NSDirectionalRectEdge = .all, _ length: CGFloat?, for placement: Placement = .automatic
  ) -> ContentMargins {
    var margins = self
    if placement != .scrollIndicators { margins.content.set(edges, length ?? 0) }
    if placement != .scrollContent { margins.indicators.set(edges, length ?? 0) }
    return margins
  }

  /// The content insets of the scroll view: safe area (padding included) and margins added.
  public func contentInsets(safeArea: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    safeArea + content
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate mutating func set(_ edges: NSDirectionalRectEdge, _ length: CGFloat) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

/// The lengths that `containerRelativeFrame` gives.
public enum ContainerRelativeLength {
  /// The container's length on an axis, safe area and margins taken off; what the closure form
  /// receives.
  public static func length(
    of container: CGFloat, insets: NSDirectionalEdgeInsets, axis: Axis
  ) -> CGFloat { max(0, container - insets.sum(axis)) }

  /// The length of a view that spans some of the container's equal columns (apple-doc):
  /// `column = (length - spacing * (count - 1)) / count`,
  /// `item = column * span + spacing * (span - 1)`.
  ///
  /// - Parameters:
  ///   - length: The container's, insets taken off.
  ///   - count: Columns in it, at least 1.
  ///   - span: Columns of the view, at least 1.
  ///   - spacing: Between two columns.
  public static func item(
    length: CGFloat, count: Int = 1, span: Int = 1, spacing: CGFloat = 0
  ) -> CGFloat {
    let (count, span) = (max(1, count), max(1, span))
    let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
    return max(0, column * CGFloat(span) + spacing * CGFloat(span - 1))
  }
}
