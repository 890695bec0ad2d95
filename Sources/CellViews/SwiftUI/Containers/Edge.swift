// SPDX-License-Identifier: MIT
//
// Edges, sets of them, and sets of axes.
// Mirrors: Edge, Edge.Set, Axis.Set (SwiftUI).
// Status: complete.

/// An edge of a box.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// SwiftUI's bits.
    public let rawValue: Int8

    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Self(.top)
    /// The leading edge.
    public static let leading = Self(.leading)
    /// The bottom edge.
    public static let bottom = Self(.bottom)
    /// The trailing edge.
    public static let trailing = Self(.trailing)
    /// All four.
    public static let all: Self = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Self = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Self = [.top, .bottom]

    /// A length at these edges.
    func insets(_ length: CGFloat) -> EdgeInsets {
      EdgeInsets(
        top: contains(.top) ? length : 0, leading: contains(.leading) ? length : 0,
        bottom: contains(.bottom) ? length : 0, trailing: contains(.trailing) ? length : 0)
    }
  }
}

/// A side of a box.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing
}

/// The top or the bottom of a box.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom
}

extension Axis {
  /// Several axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// SwiftUI's bits.
    public let rawValue: Int8

    /// Axes by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Sideways.
    public static let horizontal = Self(rawValue: 1)
    /// Up and down.
    public static let vertical = Self(rawValue: 2)
  }
}
