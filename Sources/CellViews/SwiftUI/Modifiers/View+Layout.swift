// SPDX-License-Identifier: MIT
//
// Room around views, and their own.
// Mirrors: padding, frame, fixedSize, aspectRatio, scaledToFit, scaledToFill, layoutPriority,
// alignmentGuide, position, offset, zIndex, hidden (SwiftUI).
// Status: complete.

/// How content of one shape meets a box of another one.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill

  var node: ImageNode.ContentMode { self == .fit ? .fit : .fill }
}

extension View {
  /// Room around this view; nil is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    node(.padding(edges.insets(length ?? 16)))
  }

  /// Room on all sides, points.
  public func padding(_ length: CGFloat) -> some View {
    node(.padding(Edge.Set.all.insets(length)))
  }

  /// Room on each side.
  public func padding(_ insets: EdgeInsets) -> some View { node(.padding(insets)) }

  /// A frame of fixed lengths; nil is this view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    node(.frame(FrameNode(width: width, height: height, alignment: alignment.reference)))
  }

  /// A frame of lengths within bounds; nil is no bound.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    node(
      .frame(
        FrameNode(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment.reference)))
  }

  /// This view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// This view at its ideal size on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// A box of one shape, width divided by height; nil is this view's own.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(RatioModifier(ratio: aspectRatio, mode: contentMode.node))
  }

  /// A box of the shape of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// The largest box of this view's own shape within the room.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The smallest box of this view's own shape around the room; it is not cut.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Where a line of this view is that containers align it by.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    node(.alignmentGuides([guide.line: .computed(ComputedGuide(computeValue))]))
  }

  /// Where a line of this view is that containers align it by.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    node(.alignmentGuides([guide.line: .computed(ComputedGuide(computeValue))]))
  }

  /// Who is offered room first in a stack.
  public func layoutPriority(_ value: Double) -> some View { node(.layoutPriority(value)) }

  /// The middle of this view at a place of all the room.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(.position(x: x, y: y))
  }

  /// The middle of this view at a place of all the room.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// This view drawn elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { node(.offset(x: x, y: y)) }

  /// This view drawn elsewhere.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Who is painted last among siblings.
  public func zIndex(_ value: Double) -> some View { node(.zIndex(value)) }

  /// This view's room, without the view.
  public func hidden() -> some View { node(.hidden) }

  /// A name for the space of this view; names are not looked up.
  public func coordinateSpace(name: some Hashable) -> some View { self }

  /// A name for the space of this view; names are not looked up.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
