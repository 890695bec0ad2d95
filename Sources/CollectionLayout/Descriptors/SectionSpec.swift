// SPDX-License-Identifier: MIT
//
// A section and the layout around all sections, as values.

public import Foundation
public import Geometry

/// One section's layout, its sizes still relative.
public struct SectionSpec {
  /// How the cells are arranged.
  public enum Content {
    /// A group that repeats until the items run out.
    case group(GroupSpec)
    /// Columns (or rows) that take each item where the least is taken.
    case waterfall(WaterfallSpec)
    /// Rows of a list; insets, headers and background follow from its appearance.
    case list(ListSpec)
    /// Lines of a flow layout.
    case flow(FlowSpec)
    /// Equal columns; a last row that is not full shares the width.
    case columns(ColumnsSpec)
    /// Rows stretched to the end.
    case justifiedRows(JustifiedRowsSpec)
  }

  /// How the cells are arranged.
  public var content: Content
  /// Between consecutive groups.
  public var interGroupSpacing: CGFloat
  /// Around the groups only, inside header and footer.
  public var contentInsets: NSDirectionalEdgeInsets
  /// Whether and how the section scrolls across the collection.
  public var orthogonal: OrthogonalBehavior
  /// Headers, footers and the like.
  public var boundary: [BoundarySpec]
  /// The section's background, if any.
  public var decoration: [DecorationSpec]
  /// Which insets of the view apply before the section's own; nil follows the configuration.
  public var contentInsetsReference: InsetsReference?
  /// Whether boundary items keep to the section's side insets.
  public var supplementariesFollowContentInsets: Bool

  /// A section with UIKit's defaults for all that is not given.
  public init(
    content: Content, interGroupSpacing: CGFloat = 0,
    contentInsets: NSDirectionalEdgeInsets = .zero, orthogonal: OrthogonalBehavior = .none,
    boundary: [BoundarySpec] = [], decoration: [DecorationSpec] = [],
    contentInsetsReference: InsetsReference? = nil,
    supplementariesFollowContentInsets: Bool = true
  ) {
    self.content = content
    self.interGroupSpacing = interGroupSpacing
    self.contentInsets = contentInsets
    self.orthogonal = orthogonal
    self.boundary = boundary
    self.decoration = decoration
    self.contentInsetsReference = contentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
  }
}

/// How a section scrolls on its own. UIKit's names.
public enum OrthogonalBehavior: String, Hashable, Sendable, CaseIterable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// Which insets of the view narrow the layout, across the scroll axis only. UIKit's names.
public enum InsetsReference: String, Hashable, Sendable, CaseIterable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// A header, a footer or another view on the edge of a section or of the whole layout.
public struct BoundarySpec: Hashable, Sendable {
  /// The author's name of its kind.
  public var kind: String
  /// Its size, relative to the section (width) and the view (height).
  public var size: SizeSpec
  /// The edge or corner it sits on.
  public var alignment: NSRectAlignment
  /// Stays in sight while its section does.
  public var pinToVisibleBounds: Bool
  /// Added to its place, points.
  public var absoluteOffset: CGPoint
  /// Whether it makes the section longer; else it lies on the cells.
  public var extendsBoundary: Bool
  /// Shrink the view inside its place.
  public var contentInsets: NSDirectionalEdgeInsets
  /// Drawing order; 1 unless given.
  public var zIndex: Int

  /// A boundary item with UIKit's defaults for all that is not given.
  public init(
    kind: String, size: SizeSpec, alignment: NSRectAlignment, pinToVisibleBounds: Bool = false,
    absoluteOffset: CGPoint = .zero, extendsBoundary: Bool = true,
    contentInsets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.pinToVisibleBounds = pinToVisibleBounds
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

/// A section's background.
public struct DecorationSpec: Hashable, Sendable {
  /// The author's name of its kind.
  public var kind: String
  /// Shrink it inside the section's rectangle.
  public var contentInsets: NSDirectionalEdgeInsets
  /// Drawing order; 0 unless given.
  public var zIndex: Int

  /// A background.
  public init(kind: String, contentInsets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

/// What surrounds all sections.
public struct ConfigurationSpec {
  /// How frames come to lie on pixels.
  public enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// Lengths down to a pixel as they are resolved, origins to the nearest (iOS 16 and later).
    case ios17
    /// Solved exactly, then each of x, y, width and height to the nearest pixel (iOS 14 and 15).
    case independent
    /// Not at all.
    case none
  }

  /// The axis along which sections follow one another.
  public var scrollDirection: Axis
  /// Between consecutive sections.
  public var interSectionSpacing: CGFloat
  /// Which insets of the view narrow the sections.
  public var contentInsetsReference: InsetsReference
  /// Headers and footers of the whole layout.
  public var boundary: [BoundarySpec]
  /// How frames come to lie on pixels.
  public var rounding: Rounding

  /// UIKit's defaults for all that is not given.
  public init(
    scrollDirection: Axis = .vertical, interSectionSpacing: CGFloat = 0,
    contentInsetsReference: InsetsReference = .safeArea, boundary: [BoundarySpec] = [],
    rounding: Rounding = .ios17
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundary = boundary
    self.rounding = rounding
  }
}
