// SPDX-License-Identifier: MIT
//
// Hosts, and the screens that several tests look at.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// A host that sets text in blocks.
func host<Content: View>(
  _ view: Content, _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
  in environment: ViewEnvironment = ViewEnvironment()
) -> ScrollViewHost<Content> {
  ScrollViewHost(
    rootView: view, size: CGSize(width: width, height: height), safeArea: safeArea,
    environment: environment, text: BlockText(), images: KnownImages())
}

extension ScrollViewHost {
  /// The first scroll view's offset.
  var offset: CGPoint { scrollView()?.offset ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
  /// All texts, in drawing order.
  var texts: [String] { strings(drawing.commands) }
  /// The boxes of all that is drawn.
  var boxes: [CGRect] { drawing.commands.isEmpty ? [] : CellViewsTests.boxes(drawing.commands) }
}

func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat, by tolerance: CGFloat = 0.001) -> Bool {
  abs(a.x - x) < tolerance && abs(a.y - y) < tolerance
}

/// Six cards as wide as their scroll view's room, a label with the page below.
struct CardPager<Behavior: ScrollTargetBehavior>: View {
  let behavior: Behavior
  var hasTargets = true
  @State var current: Int?

  init(_ behavior: Behavior, hasTargets: Bool = true) {
    self.behavior = behavior
    self.hasTargets = hasTargets
  }

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<6, id: \.self) { index in
            RoundedRectangle(cornerRadius: 24)
              .fill(.indigo.gradient)
              .containerRelativeFrame(.horizontal)
              .frame(height: 220)
              .id(index)
          }
        }
        .scrollTargetLayout(isEnabled: hasTargets)
      }
      .scrollTargetBehavior(behavior)
      .scrollPosition(id: $current)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      Text("Page \((current ?? 0) + 1) of 6").font(.caption)
    }
  }
}

/// Rows of equal height with their numbers, in a vertical scroll view.
struct RowList: View {
  let count: Int
  var height: CGFloat = 100

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(height: height)
        }
      }
      .scrollTargetLayout()
    }
  }
}
