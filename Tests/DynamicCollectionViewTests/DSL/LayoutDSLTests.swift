// SPDX-License-Identifier: MIT
//
// The layout language: sizes, builders, modifiers, lists and waterfalls.

import DynamicCollectionView
import Testing

@Suite struct LayoutDSLTests {
  private func frames(
    _ layout: some SectionLayout, count: Int, in environment: RenderEnvironment = phone
  )
    -> [CGRect]
  {
    let screen = Screen(
      sections: [Block("main", Tile.numbered(0..<count), layout)], environment: environment)
    let solved = renderer(screen, in: environment).layout
    return (0..<count).compactMap { solved.frame(ofItem: $0, in: 0) }
  }

  // L-01
  @Test("sizes are fractions of the container, points, or estimates that are measured")
  func sizes() {
    let layout = GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25)) {
        GridItemLayout(width: .absolute(40), height: .fractionalWidth(0.5))
      }
    })
    // 393 / 2 down to a third of a point; half of that group's width (derived).
    let first = frames(layout, count: 1).first
    #expect(first?.width == 40)
    #expect(abs((first?.height ?? 0) - 98) < 0.34)
    let estimated = GridSectionLayout(body: { _, _ in
      VGroupLayout(width: .fractionalWidth(1), height: .estimated(50)) {
        GridItemLayout(width: .fractionalWidth(1), height: .estimated(50))
      }
    })
    let section = Block("main", [Line("a long text of more letters than fit")], estimated)
    let solved = renderer(Screen(sections: [section], environment: phone)).layout
    // 37 letters of 10 points in 393: one line of 20 (derived).
    #expect(solved.frame(ofItem: 0, in: 0)?.height == 20)
  }

  // L-03
  @Test("a group's spacing is between its items")
  func spacing() {
    let layout = GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1), height: .absolute(10), spacing: 7) {
        GridItemLayout(width: .absolute(100), height: .fractionalHeight(1))
        GridItemLayout(width: .absolute(50), height: .fractionalHeight(1))
      }
    })
    #expect(frames(layout, count: 3).map(\.minX) == [0, 107, 164])
  }

  // L-06
  @Test("a last group that is not full keeps its items' sizes")
  func repetition() {
    let layout = GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1), height: .absolute(10)) {
        for _ in 0..<3 { GridItemLayout(width: .absolute(100), height: .fractionalHeight(1)) }
      }
    })
    #expect(frames(layout, count: 4).last == CGRect(x: 0, y: 10, width: 100, height: 10))
  }

  // L-07, L-08
  @Test("blocks know conditions, loops, optionals, lists and nothing", arguments: [false, true])
  func builders(_ isWide: Bool) {
    let footer: ReusableItemLayout? = isWide ? nil : .init(kind: .footer, height: .absolute(9))
    let layout = GridSectionLayout(
      header: { index, _ in
        if isWide {
          ReusableItemLayout(kind: .header, height: .absolute(20))
          ReusableItemLayout(kind: .header, height: .absolute(30))
        }
      },
      body: { _, environment in
        HGroupLayout(width: .fractionalWidth(1), height: .absolute(10)) {
          if isWide {
            for width in [10, 20] as [CGFloat] {
              GridItemLayout(width: .absolute(width), height: .fractionalHeight(1))
            }
          } else {
            GridItemLayout(width: .absolute(30), height: .fractionalHeight(1))
          }
          if isWide { GridItemLayout(width: .absolute(40), height: .fractionalHeight(1)) }
          switch environment.container.effectiveContentSize.width {
          case ..<400: GridItemLayout(width: .absolute(50), height: .fractionalHeight(1))
          default: GridItemLayout(width: .absolute(60), height: .fractionalHeight(1))
          }
        }
      },
      footer: { _, _ in footer })
    #expect(
      frames(layout, count: isWide ? 4 : 2).map(\.width) == (isWide ? [10, 20, 40, 50] : [30, 50]))
    let screen = Screen(sections: [Block("a", [Tile("1")], layout)], environment: phone)
    #expect(
      screen.sections[0].layout.boundary.map(\.kind)
        == (isWide ? ["header", "header"] : ["footer"])
    )
    // L-10: headers on one edge share it, and the cells begin below the higher one
    // (docs/layout.md, "Boundary items").
    #expect(frames(layout, count: 1).first?.minY == (isWide ? 30 : 0))
  }

  // L-09
  @Test("a header is as wide as its section, scrolls along, and a footer comes last")
  func headerAndFooter() {
    let layout = GridSectionLayout(
      header: { _, _ in ReusableItemLayout(kind: .header, height: .absolute(44)) },
      body: { _, _ in
        HGroupLayout(width: .fractionalWidth(1), height: .absolute(10)) {
          GridItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      },
      footer: { _, _ in ReusableItemLayout(kind: .footer, height: .absolute(22)) })
    let screen = Screen(
      sections: [Block("a", Tile.numbered(0..<3), layout)], environment: phone)
    let solved = renderer(screen).layout
    let all = solved.allAttributes(at: solved.initialState)
    #expect(all.first { $0.kind == .header }?.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    #expect(all.first { $0.kind == .footer }?.frame == CGRect(x: 0, y: 74, width: 393, height: 22))
    #expect(screen.sections[0].layout.boundary.allSatisfy { !$0.pinToVisibleBounds })
  }

  // L-18
  @Test("modifiers return copies, in any order")
  func modifiers() {
    let plain = rows(10)
    let one = plain.interGroupSpacing(5).contentInsets(EdgeInsets(top: 3))
    let other = plain.contentInsets(EdgeInsets(top: 3)).interGroupSpacing(5)
    #expect(frames(plain, count: 2).map(\.minY) == [0, 10])
    #expect(frames(one, count: 2).map(\.minY) == [3, 18])
    #expect(frames(one, count: 2) == frames(other, count: 2))
  }

  // L-13, L-20, L-21, L-22, L-23, L-24, L-25
  @Test(
    "each orthogonal behaviour reaches the layout",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.none, OrthogonalBehavior.none),
      (.continuous, .continuous),
      (.continuousGroupLeadingBoundary, .continuousGroupLeadingBoundary), (.paging, .paging),
      (.groupPaging, .groupPaging), (.groupPagingCentered, .groupPagingCentered),
    ])
  func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ expected: OrthogonalBehavior
  ) {
    let layout = rows(10).orthogonalScrollingBehavior(behavior)
    let screen = Screen(sections: [Block("a", [Tile("1")], layout)], environment: phone)
    #expect(screen.sections[0].layout.orthogonal == expected)
  }

  // L-14
  @Test("the handler of visible items is told the section's offset, and its changes are drawn")
  func visibleItem() {
    var offsets: [CGPoint] = []
    let layout = GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .absolute(200), height: .absolute(100)) {
        GridItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    })
    .orthogonalScrollingBehavior(.continuous)
    .visibleItem { items, offset, environment in
      offsets.append(offset)
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let view = renderer(
      Screen(sections: [Block("a", Tile.numbered(0..<6), layout)], environment: phone))
    let state = view.scrollState(
      for: ScrollStop(name: "", sections: ["a": .offset(100)])
    ).state
    let frame = view.frame(at: state)
    #expect(offsets.contains(CGPoint(x: 100, y: 0)))
    #expect(frame.attributes.map(\.alpha) == [1, 0.5, 1])
  }

  // L-19
  @Test("parts of a layout are UIKit's classes underneath")
  func spi() {
    let group: any GroupLayout = HGroupLayout(width: .absolute(1), height: .absolute(2)) {
      GridItemLayout(width: .absolute(1), height: .absolute(2))
    }
    #expect(group._buildItemLayout() is NSCollectionLayoutGroup)
    #expect(group._buildGroupLayout().subitems.count == 1)
    let header = ReusableItemLayout(kind: .header, height: .absolute(2))
    #expect(
      header._buildSupplementaryLayout().elementKind == UICollectionView.elementKindSectionHeader)
  }

  // X-04, L-15
  @Test("the rows of a list are as high as their cells, as wide as the view")
  func list() {
    let section = Block(
      "list", [Line("short"), Line(String(repeating: "x", count: 50))],
      ListSectionLayout(.plain))
    let screen = Screen(sections: [section], environment: phone)
    let solved = renderer(screen).layout
    // 5 letters are one line of 20 points, 50 letters in 393 points two (derived).
    #expect(solved.frame(ofItem: 0, in: 0) == CGRect(x: 0, y: 0, width: 393, height: 20))
    #expect(solved.frame(ofItem: 1, in: 0) == CGRect(x: 0, y: 20, width: 393, height: 40))
    #expect(screen.sections[0].list?.appearance == .plain)
  }

  // L-16
  @Test(
    "a list shows the headers it is given and no others",
    arguments: [ListSectionAppearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
  func listHeaders(_ appearance: ListSectionAppearance) {
    func headers(_ layout: ListSectionLayout) -> Int {
      let solved = renderer(
        Screen(
          sections: [Block("l", [Tile("1")], header: "Title", layout)], environment: phone)
      ).layout
      return solved.allAttributes(at: solved.initialState).filter { $0.kind == .header }.count
    }
    #expect(headers(ListSectionLayout(appearance)) == 0)
    #expect(
      headers(
        ListSectionLayout(
          appearance,
          header: { _, _ in ReusableItemLayout(kind: .header, height: .absolute(30)) })) == 1)
  }

  // L-17
  @Test("a list's insets replace the appearance's own; clean lists keep them")
  func listInsets() {
    func first(_ layout: ListSectionLayout) -> CGFloat? {
      renderer(
        Screen(sections: [Block("l", [Line("1")], layout)], environment: phone)
      ).layout.frame(ofItem: 0, in: 0)?.minX
    }
    #expect(first(ListSectionLayout(.insetGrouped)) == 0)
    #expect(first(ListSectionLayout(.insetGrouped).contentInset(EdgeInsets(leading: 5))) == 5)
    // The system's side margin from 390 points on (docs/layout.md, "Lists").
    #expect(first(ListSectionLayout(.insetGrouped).compatibility(.clean)) == 20)
  }

  private func waterfall(
    _ heights: [CGFloat], columns: Int = 2, width: CGFloat, inset: EdgeInsets = EdgeInsets(),
    _ mode: LayoutCompatibility = .seed
  ) -> (frames: [CGRect], height: CGFloat) {
    let layout = GridSectionLayout(body: { _, environment in
      WaterFallGroupLayout(
        numberOfColumn: columns, numberOfItems: heights.count, environment: environment,
        contentInset: inset, itemHeightContext: { index, _ in heights[index] }
      )
      .interItemSpacing(8)
      .compatibility(mode)
    })
    .interGroupSpacing(8)
    let environment = RenderEnvironment(size: CGSize(width: width, height: 800), scale: 2)
    let solved = renderer(
      Screen(
        sections: [Block("w", Tile.numbered(0..<heights.count), layout)],
        environment: environment), in: environment
    ).layout
    return (
      heights.indices.compactMap { solved.frame(ofItem: $0, in: 0) }, solved.contentSize.height
    )
  }

  // W-02, W-03, W-04, W-05
  @Test("a waterfall's worked examples")
  func waterfalls() {
    // seed-apis A7, worked by formula.
    let narrow = waterfall([100, 50, 80, 60], width: 375)
    #expect(narrow.frames.map(\.origin.x) == [0, 191.5, 191.5, 0])
    #expect(narrow.frames.map(\.origin.y) == [0, 0, 58, 108])
    #expect(narrow.frames.allSatisfy { $0.width == 183.5 })
    #expect(narrow.height == 176)
    let wide = waterfall([120, 180, 90, 140, 200], width: 393)
    #expect(wide.frames.map(\.origin.x) == [0, 200.5, 0, 200.5, 0])
    #expect(wide.frames.map(\.origin.y) == [0, 0, 128, 188, 226])
    #expect(wide.height == 434)
  }

  // W-04, W-05
  @Test("insets begin the columns, places are whole points, and the bottom inset has no effect")
  func waterfallInsets() {
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 50, trailing: 20)
    let seed = waterfall([10.5, 20, 30], width: 138, inset: insets)
    // Columns of (138 - 30 - 8) / 2 = 50; 5 + 10.5 + 8 = 23.5 rounds to 24 (derived).
    #expect(
      seed.frames == [
        CGRect(x: 10, y: 5, width: 50, height: 10.5), CGRect(x: 68, y: 5, width: 50, height: 20),
        CGRect(x: 10, y: 24, width: 50, height: 30),
      ])
    #expect(seed.height == 62)
    let clean = waterfall([10.5, 20, 30], width: 138, inset: insets, .clean)
    #expect(clean.frames.last?.minY == 23.5 && clean.height == 103.5)
  }

  // W-07
  @Test("a waterfall built twice is the same twice")
  func waterfallTwice() {
    var group: WaterFallGroupLayout?
    let layout = GridSectionLayout(body: { _, environment in
      let made =
        group
        ?? WaterFallGroupLayout(
          numberOfColumn: 2, numberOfItems: 3, environment: environment,
          itemHeightContext: { _, _ in 50 })
      group = made
      return made
    })
    #expect(frames(layout, count: 3) == frames(layout, count: 3))
  }

  // W-08
  @Test("no columns are one column, and no items have no height")
  func waterfallOfNothing() {
    #expect(waterfall([10, 20], columns: 0, width: 100).frames.map(\.width) == [100, 100])
    #expect(waterfall([], width: 100).height == 0)
  }
}

/// A cell that is as high as its text.
final class Line: CellViewConfigurableModel {
  typealias CellViewType = LabelCell
  let id: String
  init(_ id: String) { self.id = id }
}

struct LabelCell: CellView {
  let model: Line
  init(model: Line, indexPath: IndexPath) { self.model = model }
  var body: some View { Text(model.id) }
}
