// SPDX-License-Identifier: MIT
//
// A scroll view that tells where its content is.
// Mirrors: OffsetScrollView of the founding package.
// Status: told when it is drawn, once for each drawing.

public import CellViews
public import Foundation

/// A scroll view that tells where its content is.
///
/// The founding code tells the place of the content's top left corner on the screen, which falls as
/// one scrolls down and begins at the view's own place. `scrolled` is told what `contentOffset` is
/// in UIKit: 0 at the start, and rising.
public struct OffsetScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let contentOffsetChanged: (CGPoint) -> Void
  private let scrolled: ((CGPoint) -> Void)?
  private let content: Content

  /// A scroll view; it scrolls up and down unless told otherwise.
  ///
  /// - Parameters:
  ///   - contentOffsetChanged: Told the place of the content's corner on the screen, points.
  ///   - scrolled: Told how far the content is scrolled, points.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    contentOffsetChanged: @escaping (CGPoint) -> Void, scrolled: ((CGPoint) -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.contentOffsetChanged = contentOffsetChanged
    self.scrolled = scrolled
    self.content = content()
  }

  /// The scroll view.
  public var body: some View {
    GeometryReader { outer in
      let start = outer.frame(in: .global).origin
      ScrollView(axes, showsIndicators: showsIndicators) {
        content.background(
          GeometryReader { inner in
            let place = inner.frame(in: .global).origin
            told(place, from: start)
          })
      }
    }
  }

  private func told(_ place: CGPoint, from start: CGPoint) -> Color {
    contentOffsetChanged(place)
    scrolled?(CGPoint(x: start.x - place.x, y: start.y - place.y))
    return Color.clear
  }
}
