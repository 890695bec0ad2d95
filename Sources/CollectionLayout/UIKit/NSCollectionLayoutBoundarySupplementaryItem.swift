// SPDX-License-Identifier: MIT
//
// A header, a footer or another view on the edge of a section or of the layout, in UIKit's words.
// Mirrors: NSCollectionLayoutBoundarySupplementaryItem (UIKit).
// Status: complete.

public import Foundation
public import Geometry

/// A header, a footer or another view on the edge of a section or of the whole layout.
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner it sits on.
  public let alignment: NSRectAlignment
  /// Moves it from there, points; (0, 0) unless given.
  public let offset: CGPoint
  /// Whether it makes the section longer, true unless set; else it lies on the cells.
  public var extendsBoundary: Bool = true
  /// Whether it stays in sight while its section does; false unless set.
  public var pinToVisibleBounds: Bool = false

  private init(
    size: SizeSpec, elementKind: String, alignment: NSRectAlignment, offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(
      size: size, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        spec: AnchorSpec(edges: Self.edges(alignment), offset: .absolute(offset))),
      itemAnchor: nil)
  }

  /// A view with all that `spec` has.
  package convenience init(spec: BoundarySpec) {
    self.init(
      size: spec.size, elementKind: spec.kind, alignment: spec.alignment,
      offset: spec.absoluteOffset)
    extendsBoundary = spec.extendsBoundary
    pinToVisibleBounds = spec.pinToVisibleBounds
    contentInsets = spec.contentInsets
    zIndex = spec.zIndex
  }

  /// A view with all that `other` has.
  package init(copying other: NSCollectionLayoutBoundarySupplementaryItem) {
    alignment = other.alignment
    offset = other.offset
    extendsBoundary = other.extendsBoundary
    pinToVisibleBounds = other.pinToVisibleBounds
    super.init(copying: other)
  }

  /// A view on an edge or a corner. Source: UIKit, `init(layoutSize:elementKind:alignment:)`.
  ///
  /// - Parameters:
  ///   - layoutSize: Across the scroll axis, fractions are of the section; along it, of the view.
  ///   - elementKind: The author's name of its kind.
  ///   - alignment: The edge or corner it sits on.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      size: layoutSize.spec, elementKind: elementKind, alignment: alignment, offset: .zero)
  }

  /// A view on an edge or a corner, moved from there.
  ///
  /// Source: UIKit, `init(layoutSize:elementKind:alignment:absoluteOffset:)`.
  ///
  /// - Parameters:
  ///   - layoutSize: Across the scroll axis, fractions are of the section; along it, of the view.
  ///   - elementKind: The author's name of its kind.
  ///   - alignment: The edge or corner it sits on.
  ///   - absoluteOffset: Points; the section grows by what then sticks out of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(
      size: layoutSize.spec, elementKind: elementKind, alignment: alignment,
      offset: absoluteOffset)
  }

  package override func duplicate() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(copying: self)
  }

  /// The value that the solver sees.
  package var boundarySpec: BoundarySpec {
    BoundarySpec(
      kind: elementKind, size: itemSpec.size, alignment: alignment,
      pinToVisibleBounds: pinToVisibleBounds, absoluteOffset: offset,
      extendsBoundary: extendsBoundary, contentInsets: contentInsets, zIndex: zIndex)
  }

  private static func edges(_ alignment: NSRectAlignment) -> NSDirectionalRectEdge {
    switch alignment {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
