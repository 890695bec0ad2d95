// SPDX-License-Identifier: MIT
//
// A scroll view as it was drawn: its numbers, and the places in it.

public import CollectionLayout
public import Foundation
import Geometry

/// A scroll view as it was drawn.
public struct DrawnScrollView: Hashable, Sendable {
  /// A view in the content.
  public struct Place: Hashable, Sendable {
    /// Its names, outermost first; none when it has none.
    public var ids: [ViewID]
    /// Content coordinates, points from the leading and top ends.
    public var frame: CGRect
  }

  /// Which one it is.
  public var path: ScrollPath
  /// Its names, outermost first.
  public var ids: [ViewID]
  /// Where its window is in the picture.
  public var frame: CGRect
  /// Where its window is in the content of the scroll view around, from its leading and top ends.
  public var frameInParent: CGRect?
  /// Its window, content and insets, and how it answers a finger.
  public var model: ScrollViewModel
  /// Its magnified content, if it has one.
  public var zoom: ZoomModel?
  /// The zoom factor.
  public var zoomFactor: CGFloat
  /// How far the content has moved from its leading and top ends; `-inset` at rest.
  public var offset: CGPoint
  /// Whether it scrolls sideways.
  public var isHorizontal: Bool
  /// Whether it scrolls up and down.
  public var isVertical: Bool
  /// What it aligns with.
  public var targets: [Place]
  /// Views with names.
  public var places: [Place]
  /// What its author may not expect.
  public var warnings: [ScrollWarning]
  var traits: ScrollTraits

  /// The axis that counts where one must: its own, or the vertical one of two.
  public var axis: Axis { isVertical || !isHorizontal ? .vertical : .horizontal }

  /// The numbers of one axis for anchors.
  func anchored(_ axis: Axis) -> AnchoredScroll {
    AnchoredScroll(
      viewport: model.viewport[axis], content: model.contentSize[axis],
      lead: model.insets.start(axis), trail: model.insets.end(axis))
  }

  /// The target that `scrollPosition` tells of at an offset.
  func positionedTarget(at offset: CGPoint, anchor: UnitPoint?) -> Place? {
    let axis = axis
    let ordered = targets.sorted { $0.frame.min(axis) < $1.frame.min(axis) }
    return anchored(axis).positionedTarget(
      of: ordered.map { ($0.frame.min(axis), $0.frame.size[axis]) }, at: offset[axis],
      anchor: anchor.map { axis == .horizontal ? $0.x : $0.y }
    ).map { ordered[$0] }
  }

  /// The frame of the view with a name; targets before others.
  func frame(of id: ViewID) -> CGRect? {
    (targets.first { $0.ids.contains(id) } ?? places.first { $0.ids.contains(id) })?.frame
  }

  /// Where a request leads; nil when there is no such place.
  func offset(for request: ScrollPositionNode.Request, from offset: CGPoint) -> CGPoint? {
    switch request {
    case .none: return nil
    case .view(let id, let anchor):
      return frame(of: id).map { model.offset(showing: $0, anchor: anchor, from: offset) }
    case .edge(let edge):
      var target = offset
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let range = model.axis(axis)
      target[axis] = edge == .top || edge == .leading ? range.minimum : range.maximum
      return target
    case .point(let x, let y):
      return model.clamped(CGPoint(x: x ?? offset.x, y: y ?? offset.y))
    }
  }
}
