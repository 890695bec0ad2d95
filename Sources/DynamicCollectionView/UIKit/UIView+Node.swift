// SPDX-License-Identifier: MIT
//
// A tree of views becomes a value that can be measured and drawn.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry

extension UIView {
  /// What it shows, with all that is in it.
  ///
  /// Sizes follow from what is inside where both edges of a subview are tied, as a fitting size
  /// does in UIKit.
  func tree(in environment: EnvironmentValues) -> ViewNode {
    guard depth < Self.deepest else {
      return .placeholder(PlaceholderNode(title: "nested too deep", isUnknown: true))
    }
    // 1. Its own content, and its subviews in their places.
    var layers: [ViewNode] = []
    let content = content(in: environment)
    if content != .empty { layers.append(content) }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var problems: [ConstraintProblem] = []
    for view in subviews where !view.isHidden {
      let placement = view.placement(isRightToLeft: isRightToLeft, problems: &problems)
      view.depth = depth + 1
      layers.append(view.node(at: placement, in: environment))
    }
    var node: ViewNode =
      switch layers.count {
      case 0: .modified(.color(.rgba(.clear)), .frame(AxisPlacement.room))
      case 1: layers[0]
      default: .stack(StackNode(.zstack, children: layers))
      }
    // 2. Its look.
    node = layer.drawn(around: node, isRightToLeft: isRightToLeft)
    let opacity = Double(alpha) * Double(layer.opacity)
    if opacity < 1 { node = .modified(node, .opacity(max(0, opacity))) }
    if let accessibilityLabel { node = .modified(node, .accessibilityLabel(accessibilityLabel)) }
    return node
  }

  /// Views nested deeper than this are left out, with a placeholder in their place.
  static var deepest: Int { 200 }

  /// What it shows, placed in its container.
  private func node(at placement: ViewPlacement, in environment: EnvironmentValues) -> ViewNode {
    let (x, y) = (placement.x, placement.y)
    // 1. As long as its content, as a constant says, or as its container leaves.
    fillsWidth = x.isFilled || x.length != nil
    fillsHeight = y.isFilled || y.length != nil
    var node = self.node(in: environment)
    node = .modified(
      node,
      .frame(
        FrameNode(
          width: x.isFilled ? nil : x.length, height: y.isFilled ? nil : y.length,
          minWidth: x.isFilled ? 0 : x.leastLength, maxWidth: x.isFilled ? .infinity : x.mostLength,
          minHeight: y.isFilled ? 0 : y.leastLength,
          maxHeight: y.isFilled ? .infinity : y.mostLength)))
    if x.isFree || y.isFree {
      node = .modified(node, .fixedSize(horizontal: x.isFree, vertical: y.isFree))
    }
    // 2. Moved from the edge or the middle it is tied to.
    if (x.center ?? 0) != 0 || (y.center ?? 0) != 0 {
      node = .modified(node, .offset(x: x.center ?? 0, y: y.center ?? 0))
    }
    let insets = EdgeInsets(
      top: y.start ?? y.leastStart ?? 0, leading: x.start ?? x.leastStart ?? 0,
      bottom: y.end ?? y.leastEnd ?? 0, trailing: x.end ?? x.leastEnd ?? 0)
    if insets != EdgeInsets() { node = .modified(node, .padding(insets)) }
    // 3. In the container's room, which it does not change unless it is tied to both edges.
    var room = AxisPlacement.room
    if x.isFilled { room.idealWidth = nil }
    if y.isFilled { room.idealHeight = nil }
    room.alignment = Self.alignment(x.side, y.side)
    return .modified(node, .frame(room))
  }

  private static func alignment(_ x: AxisPlacement.Side, _ y: AxisPlacement.Side)
    -> AlignmentReference
  {
    switch (x, y) {
    case (.start, .start): .topLeading
    case (.start, .middle): .leading
    case (.start, .end): .bottomLeading
    case (.middle, .start): .top
    case (.middle, .middle): .center
    case (.middle, .end): .bottom
    case (.end, .start): .topTrailing
    case (.end, .middle): .trailing
    case (.end, .end): .bottomTrailing
    }
  }
}

extension AxisPlacement {
  enum Side {
    case start, middle, end
  }

  /// Which place of the container it is tied to; the start when it is tied to none.
  var side: Side {
    if center != nil { return .middle }
    return start == nil && (end != nil || (leastEnd != nil && leastStart == nil)) ? .end : .start
  }

  /// All the room there is; none when nothing is offered.
  static var room: FrameNode {
    FrameNode(
      minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0,
      maxHeight: .infinity)
  }
}

extension CALayer {
  /// A view's content with what its layer draws, in Core Animation's order.
  func drawn(around content: ViewNode, isRightToLeft: Bool) -> ViewNode {
    let shape = outline(isRightToLeft: isRightToLeft)
    var node = content
    if let backgroundColor {
      let fill = ShapeNode(shape, fill: .color(backgroundColor.reference))
      node = .modified(node, .background(.shape(fill), alignment: .center))
    }
    if masksToBounds { node = .modified(node, .clip(shape)) }
    if borderWidth > 0, let borderColor {
      let line = ShapeNode(
        shape, stroke: .color(borderColor.reference), lineWidth: borderWidth,
        line: LineNode(isInside: true))
      node = .modified(node, .overlay(.shape(line), alignment: .center))
    }
    // A layer that is cut has no shadow: it would lie outside.
    if shadowOpacity > 0, !masksToBounds, let shadowColor {
      node = .modified(
        node,
        .shadow(
          color: .opacity(shadowColor.reference, Double(shadowOpacity)), radius: shadowRadius,
          x: shadowOffset.width, y: shadowOffset.height))
    }
    return node
  }

  private func outline(isRightToLeft: Bool) -> ShapeNode.Kind {
    guard cornerRadius > 0 else { return .rectangle }
    let style: RoundedCornerStyle = cornerCurve == .continuous ? .continuous : .circular
    guard maskedCorners != .all else {
      return .roundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    func radius(_ left: CACornerMask, _ right: CACornerMask, leading: Bool) -> CGFloat {
      maskedCorners.contains(leading != isRightToLeft ? left : right) ? cornerRadius : 0
    }
    return .unevenRoundedRectangle(
      CornerRadii(
        topLeading: radius(.layerMinXMinYCorner, .layerMaxXMinYCorner, leading: true),
        bottomLeading: radius(.layerMinXMaxYCorner, .layerMaxXMaxYCorner, leading: true),
        bottomTrailing: radius(.layerMinXMaxYCorner, .layerMaxXMaxYCorner, leading: false),
        topTrailing: radius(.layerMinXMinYCorner, .layerMaxXMinYCorner, leading: false)),
      style: style)
  }
}
