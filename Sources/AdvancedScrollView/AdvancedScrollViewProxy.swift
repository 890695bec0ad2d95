// SPDX-License-Identifier: MIT
//
// A scroll view as its content's author knows it.
// Mirrors: AdvancedScrollViewProxy.
// Status: complete; `visibleContentRect` is ours.

public import CellViews
import CollectionLayout
public import Foundation
import Geometry

/// The scroll view underneath, as it was last drawn; zeros before that.
public struct AdvancedScrollViewProxy {
  let state: ZoomState
  let isMac: Bool

  /// Scrolls as little as shows a rectangle, when the host draws next.
  ///
  /// - Parameters:
  ///   - rect: In zoomed points on iOS, in the content's own on a Mac.
  ///   - animated: Without effect: a picture shows the end.
  public func scrollTo(_ rect: CGRect, animated: Bool) {
    state.scroll(showing: isMac ? zoomed(rect) : rect)
  }

  /// What lies at the window's corner: in zoomed points on iOS, in the content's own on a Mac.
  public var contentOffset: CGPoint {
    get { isMac ? visibleContentRect.origin : state.offset }
    nonmutating set {
      state.scroll(to: isMac ? zoomed(CGRect(origin: newValue, size: .zero)).origin : newValue)
    }
  }

  /// The content's size: zoomed, with the margins that centre it, on iOS; its own on a Mac.
  public var contentSize: CGSize {
    guard let model = state.model else { return .zero }
    return isMac ? model.content : model.contentSize(zoom: state.zoom)
  }

  /// Room around the content, in zoomed points.
  public var contentInset: EdgeInsets {
    get { state.insets }
    nonmutating set { state.insets = newValue }
  }

  /// What is seen: in zoomed points on iOS, in the content's own on a Mac.
  public var visibleRect: CGRect {
    guard let model = state.model else { return .zero }
    return isMac ? visibleContentRect : model.zoomedVisibleRect(offset: state.offset)
  }

  /// What is seen, in the content's own points on either platform.
  public var visibleContentRect: CGRect {
    state.model?.visibleRect(offset: state.offset, zoom: state.zoom) ?? .zero
  }

  /// Room around the bars; none.
  public var scrollerInsets: EdgeInsets { EdgeInsets() }

  /// The zoom factor: points on the screen for a point of the content.
  public var magnification: CGFloat { state.zoom }

  /// Whether two fingers are on the content.
  public var isLiveMagnify: Bool { state.isLive }

  /// Whether a drag in the content scrolls at the window's edges: at first it does on a Mac; on iOS
  /// it never does.
  public var isAutoscrollEnabled: Bool {
    get { isMac && state.isAutoscrollEnabled }
    nonmutating set { state.isAutoscrollEnabled = isMac && newValue }
  }

  /// A rectangle of the content in zoomed points.
  private func zoomed(_ rect: CGRect) -> CGRect {
    guard let model = state.model else { return rect }
    let zoom = state.zoom
    return CGRect(
      x: rect.origin.x * zoom + model.margin(.horizontal, zoom: zoom),
      y: rect.origin.y * zoom + model.margin(.vertical, zoom: zoom),
      width: rect.size.width * zoom, height: rect.size.height * zoom)
  }
}
