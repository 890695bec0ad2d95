// SPDX-License-Identifier: MIT
//
// Items, groups and the views anchored to them, as values.

public import Foundation
public import Geometry

/// One item of a group.
public struct ItemSpec {
  /// Its size, relative to its group's container.
  public var size: SizeSpec
  /// Shrink the frame inside its slot.
  public var contentInsets: NSDirectionalEdgeInsets
  /// Room outside the item.
  public var edgeSpacing: EdgeSpacingSpec
  /// Views anchored to the item.
  public var supplementary: [AnchoredSpec]

  /// An item without insets, spacing or anchored views unless given.
  public init(
    size: SizeSpec, contentInsets: NSDirectionalEdgeInsets = .zero,
    edgeSpacing: EdgeSpacingSpec = EdgeSpacingSpec(), supplementary: [AnchoredSpec] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementary = supplementary
  }
}

/// What a group is made of: items and groups.
public indirect enum SubitemSpec {
  case item(ItemSpec)
  case group(GroupSpec)
}

/// A row or column of subitems, or a custom arrangement of frames.
public struct GroupSpec {
  /// How the subitems are found.
  public enum Arrangement {
    /// The subitems in turn, again and again, as many as fit (UIKit's `subitems:`).
    case fill([SubitemSpec])
    /// Equal slots (UIKit's `subitem:count:`).
    case count(SubitemSpec, Int)
    /// Copies with a size of their own (UIKit's `repeatingSubitem:count:`).
    case repeatCount(SubitemSpec, Int)
    /// Frames relative to the group's outer corner; as many items as frames.
    case custom(CustomFrames)
  }

  /// The direction in which subitems follow one another; of no meaning for custom frames.
  public var axis: Axis
  /// Its size, relative to its container.
  public var size: SizeSpec
  /// Its subitems.
  public var arrangement: Arrangement
  /// Between neighbours on the axis.
  public var interItemSpacing: SpacingSpec
  /// Shrink the container of the subitems, not the group.
  public var contentInsets: NSDirectionalEdgeInsets
  /// Room outside the group.
  public var edgeSpacing: EdgeSpacingSpec
  /// Views anchored to each instance of the group.
  public var supplementary: [AnchoredSpec]

  /// A group without spacing, insets or anchored views unless given.
  public init(
    axis: Axis, size: SizeSpec, arrangement: Arrangement,
    interItemSpacing: SpacingSpec = .fixed(0), contentInsets: NSDirectionalEdgeInsets = .zero,
    edgeSpacing: EdgeSpacingSpec = EdgeSpacingSpec(), supplementary: [AnchoredSpec] = []
  ) {
    self.axis = axis
    self.size = size
    self.arrangement = arrangement
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementary = supplementary
  }
}

/// The frames of a custom group.
public enum CustomFrames {
  /// Known beforehand.
  case frames([CustomItemSpec])
  /// Asked once per group and container size, on the thread that solves.
  case provider((GroupGeometry) -> [CustomItemSpec])
}

/// A frame of a custom group, relative to the group's outer corner.
public struct CustomItemSpec: Hashable, Sendable {
  /// In points; may reach out of the group.
  public var frame: CGRect
  /// Drawing order among the cells.
  public var zIndex: Int

  /// A frame with a drawing order.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// What a custom group's provider is told.
public struct GroupGeometry: Hashable, Sendable {
  /// The group's size, before its content insets.
  public var contentSize: CGSize
  /// The group's size less its content insets.
  public var effectiveContentSize: CGSize
  /// The group's content insets.
  public var contentInsets: NSDirectionalEdgeInsets
}

/// A place on a container: edges (one, two for a corner, none for the centre) and an offset.
public struct AnchorSpec: Hashable, Sendable {
  /// How the offset is meant.
  public enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(CGPoint)
    /// Fractions of the anchored view's own size.
    case fractional(CGPoint)
  }

  /// Edges that meet in the anchor point.
  public var edges: NSDirectionalRectEdge
  /// Added to the anchor point.
  public var offset: Offset

  /// An anchor, without an offset unless given.
  public init(edges: NSDirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// A view anchored to an item or a group: a badge.
public struct AnchoredSpec: Hashable, Sendable {
  /// The author's name of its kind.
  public var kind: String
  /// Its size, relative to its host.
  public var size: SizeSpec
  /// Where on its host it sits.
  public var containerAnchor: AnchorSpec
  /// The point of its own that sits there; nil is the same point as the host's.
  public var itemAnchor: AnchorSpec?
  /// Drawing order; 1 unless given.
  public var zIndex: Int

  /// A badge.
  public init(
    kind: String, size: SizeSpec, containerAnchor: AnchorSpec, itemAnchor: AnchorSpec? = nil,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
