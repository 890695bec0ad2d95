// SPDX-License-Identifier: MIT
//
// A place on a container where a view is attached, in UIKit's words.
// Mirrors: NSCollectionLayoutAnchor (UIKit).
// Status: complete.

public import Foundation
public import Geometry

/// An anchor point: one edge, two for a corner, none for the centre, and an offset from there.
///
/// A handle to an ``AnchorSpec``; it never changes after it was made.
public class NSCollectionLayoutAnchor: NSCopying {
  /// The value that the solver sees.
  package let spec: AnchorSpec

  /// A handle to `spec`.
  package init(spec: AnchorSpec) { self.spec = spec }

  /// The point where `edges` meet, without an offset. Source: UIKit, `init(edges:)`.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(spec: AnchorSpec(edges: edges))
  }

  /// The point where `edges` meet, moved by points. Source: UIKit, `init(edges:absoluteOffset:)`.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(spec: AnchorSpec(edges: edges, offset: .absolute(absoluteOffset)))
  }

  /// The point where `edges` meet, moved by fractions of the anchored view's own size.
  ///
  /// Source: UIKit, `init(edges:fractionalOffset:)`.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(spec: AnchorSpec(edges: edges, offset: .fractional(fractionalOffset)))
  }

  /// The edges that meet in the anchor point.
  public var edges: NSDirectionalRectEdge { spec.edges }

  /// Points, or fractions of the anchored view's size; (0, 0) when none was given.
  public var offset: CGPoint {
    switch spec.offset {
    case .absolute(let point), .fractional(let point): point
    }
  }

  /// Whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool {
    if case .absolute = spec.offset { true } else { false }
  }

  /// Whether ``offset`` is in fractions of the anchored view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// An equal anchor.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutAnchor(spec: spec) }
}
