// SPDX-License-Identifier: MIT
//
// Containers of an author's own: they size themselves, place their views, and read what views say.
// Texts are 10 points a letter.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

/// Tags in lines, as apps write it.
private struct Flow: Layout {
  var spacing: CGFloat = 8

  private func origins(_ subviews: Subviews, _ width: CGFloat) -> (points: [CGPoint], size: CGSize)
  {
    var points: [CGPoint] = []
    var (x, y, line, longest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, line) = (0, y + line + spacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      longest = max(longest, x + size.width)
      line = max(line, size.height)
      x += size.width + spacing
    }
    return (points, CGSize(width: longest, height: y + line))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    origins(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, origins(subviews, bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// SharedColumns by shares, counted once.
private struct SharedColumns: Layout {
  struct Cache {
    var total: CGFloat
  }

  static let made = Counter()

  final class Counter: @unchecked Sendable {
    // Read and written by the one test that draws this layout.
    var count = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    Self.made.count += 1
    return Cache(total: subviews.map { $0[Share.self] }.reduce(0, +))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Share.self] / cache.total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height / 2))
      x += width
    }
  }
}

/// A layout of closures.
private struct Free: Layout {
  var size: (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 40, height: 20) }
  var place: (CGRect, LayoutSubviews) -> Void = { _, _ in }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal, subviews) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, subviews) }
}

@Suite struct LayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func origins(
    _ view: some View, _ width: CGFloat, _ height: CGFloat,
    in environment: ViewEnvironment = ViewEnvironment()
  ) -> [CGPoint] {
    boxes(commands(view, width, height, in: environment)).map(\.origin)
  }

  private var tags: some View {
    Flow(spacing: 5) {
      ForEach(0..<4) { _ in box(30, 10) }
    }
  }

  // Derived: two of 30 and 5 between them fit into 70, three do not.
  @Test func `a layout sizes itself by its views and places them`() {
    #expect(size(tags, 70, nil) == CGSize(width: 65, height: 25))
    #expect(size(tags, nil, nil) == CGSize(width: 135, height: 10))
    #expect(
      origins(tags, 65, 25)
        == [CGPoint(x: 0, y: 0), CGPoint(x: 35, y: 0), CGPoint(x: 0, y: 15), CGPoint(x: 35, y: 15)])
  }

  @Test func `its places are mirrored with everything else`() {
    let rtl = ViewEnvironment(layoutDirection: .rightToLeft)
    #expect(origins(tags, 65, 25, in: rtl).map(\.x) == [35, 0, 35, 0])
  }

  @Test func `views say values to the container, which keeps what it has made of them`() {
    let view = SharedColumns {
      Color.red
      Color.blue.layoutValue(key: Share.self, value: 3).padding(0)
    }
    let found = boxes(commands(view, 80, 40))
    #expect(found.count == 2)
    #expect(near(found[0], 0, 10, 20, 20))
    #expect(near(found[1], 20, 10, 60, 20))
    #expect(SharedColumns.made.count == 1)
  }

  @Test func `a view that is not placed stands in the middle, and the last place counts`() {
    let left = Free().callAsFunction { box(10, 10) }
    #expect(origins(left, 40, 20) == [CGPoint(x: 15, y: 5)])
    let moved = Free(place: { bounds, subviews in
      subviews.first?.place(at: .zero, proposal: .unspecified)
      subviews.first?.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: .unspecified)
    }).callAsFunction {
      box(10, 10)
    }
    #expect(origins(moved, 40, 20) == [CGPoint(x: 30, y: 10)])
  }

  @Test func `views tell their sizes, priorities, lines and distances`() {
    var told: [CGFloat] = []
    let view = Free(size: { _, subviews in
      told = [
        subviews[0].sizeThatFits(.zero).width, CGFloat(subviews[1].priority),
        subviews[1].dimensions(in: .unspecified)[VerticalAlignment.center],
        subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal),
        subviews[0].spacing.distance(to: ViewSpacing.zero, along: .horizontal),
        CGFloat(subviews.count),
      ]
      return .zero
    }).callAsFunction {
      box(12, 10)
      box(10, 30).layoutPriority(2)
    }
    _ = size(view, 100, 100)
    #expect(told == [12, 2, 15, 8, 0, 2])
  }

  // Source: SwiftUI, `Layout`: the default merges the views' guides.
  @Test func `baselines of views in it count, where it stands in a stack`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("x")
      Free(
        size: { _, _ in CGSize(width: 40, height: 60) },
        place: { _, subviews in
          subviews.first?.place(at: CGPoint(x: 0, y: 30), proposal: .unspecified)
        }
      ).callAsFunction { Text("x") }
    }
    let found = boxes(commands(row, 50, 60))
    #expect(found.count == 2 && near(found[0].minY, found[1].minY))
    #expect(near(found[1].minY, 30))
  }

  @Test func `stacks are layouts, and a layout may be chosen`() {
    func content(_ isWide: Bool) -> some View {
      let layout =
        isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
      return layout {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(
      node(content(true))
        == node(
          HStack(spacing: 4) {
            Text("a")
            Spacer()
            Text("b")
          }))
    #expect(
      node(content(false))
        == node(
          VStack(spacing: 4) {
            Text("a")
            Spacer()
            Text("b")
          }))
    #expect(
      node(ZStackLayout(alignment: .top) { Text("a") })
        == node(ZStack(alignment: .top) { Text("a") }))
  }

  /// A layout that asks another one, as authors wrap them.
  private struct Wrapped: Layout {
    let base: AnyLayout

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func `a layout may leave its work to another one`() {
    let own = HStack(alignment: .bottom, spacing: 3) {
      box(10, 10)
      box(20, 30)
    }
    let wrapped = Wrapped(base: AnyLayout(HStackLayout(alignment: .bottom, spacing: 3))) {
      box(10, 10)
      box(20, 30)
    }
    #expect(size(wrapped, nil, nil) == size(own, nil, nil))
    #expect(origins(wrapped, 33, 30) == origins(own, 33, 30))
  }

  @Test func `numbers that mean nothing do no harm`() {
    for value in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
      let view = Free(
        size: { _, _ in CGSize(width: value, height: value) },
        place: { _, subviews in
          for subview in subviews {
            subview.place(
              at: CGPoint(x: value, y: value), anchor: UnitPoint(x: value, y: value),
              proposal: ProposedViewSize(width: value, height: value))
          }
        }
      ).callAsFunction { Color.red }
      for frame in boxes(commands(view.frame(width: 20, height: 20), 40, 40)) {
        #expect(!frame.minX.isNaN && !frame.width.isNaN)
      }
    }
  }
}
