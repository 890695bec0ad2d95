// SPDX-License-Identifier: MIT
//
// A belt built into a shelf: two rows above a section that scrolls on its own, in UIKit's words,
// with the frames that UIKit printed for it.

import DynamicCollectionView
import Testing

@Suite struct BeltTests {
  private let container = LayoutContainer(size: CGSize(width: 400, height: 800), scale: 2)

  private func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "hdr", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func shelf(
    rowsBelow: Int = 0, change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    let belt = section(.groupPaging)
    change(belt)
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 1 ? belt : rows()
    }
    layout.prepare(for: container, itemCounts: [2, 3] + (rowsBelow > 0 ? [rowsBelow] : []))
    return layout
  }

  private func lines(_ layout: UICollectionViewCompositionalLayout, in rect: CGRect) throws
    -> [String]
  {
    try #require(layout.layoutAttributesForElements(in: rect)).map {
      "\($0.indexPath.section) \($0.indexPath.item) \($0.representedElementKind ?? "cell")"
        + " \($0.frame.minX), \($0.frame.minY), \($0.frame.width), \($0.frame.height)"
    }.sorted()
  }

  // Q-01, Q-02, Q-03, Q-04, Q-06
  @Test("a rectangle as wide as the view is answered with what UIKit printed")
  func printed() throws {
    // uikit-print: the third group, at 660, is not among them.
    #expect(
      try lines(shelf(), in: CGRect(x: 0, y: 0, width: 400, height: 2000)) == [
        "0 0 cell 0.0, 0.0, 400.0, 100.0", "0 1 cell 0.0, 100.0, 400.0, 100.0",
        "1 0 cell 0.0, 230.0, 320.0, 80.0", "1 0 hdr 0.0, 200.0, 400.0, 30.0",
        "1 1 cell 330.0, 230.0, 320.0, 80.0",
      ])
    #expect(
      try lines(shelf(), in: CGRect(x: 0, y: 120, width: 400, height: 90)) == [
        "0 1 cell 0.0, 100.0, 400.0, 100.0", "1 0 hdr 0.0, 200.0, 400.0, 30.0",
      ])
    #expect(
      try lines(shelf(), in: CGRect(x: 640, y: 0, width: 400, height: 800))
        == ["1 1 cell 330.0, 230.0, 320.0, 80.0", "1 2 cell 660.0, 230.0, 320.0, 80.0"])
  }

  // Q-05, Q-13
  @Test("the belt's travel is not part of the content size, and the usual mistakes are not made")
  func contentSize() throws {
    let layout = shelf()
    // uikit-print.
    #expect(layout.collectionViewContentSize == CGSize(width: 400, height: 310))
    let cells = try (0..<3).map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 1))).frame
    }
    // A header drawn over its groups, groups as wide as the view, travel added to the content.
    #expect(!cells.contains { $0.minY == 210 || $0.width == 400 })
    #expect(layout.collectionViewContentSize.width != 1050)
  }

  // Q-07
  @Test("the header is at its place at rest, and at the top while the section is under it")
  func pinned() throws {
    let layout = shelf(rowsBelow: 20)
    func header(at y: CGFloat) throws -> CGFloat {
      layout.scrollState.offset.y = y
      return try #require(
        layout.layoutAttributesForSupplementaryView(
          ofKind: "hdr", at: IndexPath(item: 0, section: 1))
      ).frame.minY
    }
    // apple-doc; the section ends at 310.
    #expect(try header(at: 0) == 200)
    #expect(try header(at: 199) == 200)
    #expect(try header(at: 240) == 240)
    #expect(try header(at: 305) == 280)
  }

  // Q-08
  @Test("insets narrow what fractions are taken of, but not those along a belt")
  func insets() throws {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    let belt = section(.groupPaging)
    belt.contentInsets = insets
    let rows = rows()
    rows.contentInsets = insets
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 1 ? belt : rows }
    layout.prepare(for: container, itemCounts: [2, 3])
    func frame(_ item: Int, _ section: Int) throws -> CGRect {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
        .frame
    }
    // derived: 400 - 50.
    #expect(try frame(0, 0) == CGRect(x: 20, y: 0, width: 350, height: 100))
    // uikit-pixels (docs/layout.md): along a belt a fraction is one of the whole container.
    #expect(try [frame(0, 1), frame(1, 1)].map(\.width) == [320, 320])
    #expect(try [frame(0, 1), frame(1, 1)].map(\.minX) == [20, 350])
  }

  // Q-09
  @Test("a swipe moves the belt alone: the collection's offset stays, the handler is told")
  func offset() throws {
    var told: [CGPoint] = []
    let layout = shelf { section in
      section.visibleItemsInvalidationHandler = { _, offset, _ in told.append(offset) }
    }
    let scene = ScrollScene(layout: try #require(layout.solvedLayout))
    let simulation = ScrollSimulation(
      scene: scene,
      script: ScrollScript([
        .drag(
          Drag(
            from: CGPoint(x: 200, y: 270), legs: [.init(by: CGPoint(x: -150, y: 8), duration: 0.2)])
        )
      ]))
    layout.scrollState = simulation.finalMoment.scrollState(scale: 2)
    #expect(layout.scrollState.offset == .zero)
    #expect(layout.scrollState.sectionOffsets == [1: 330])
    _ = layout.visibleAttributes()
    #expect(!told.isEmpty && told.allSatisfy { $0 == CGPoint(x: 330, y: 0) })
    // The frames that a query answers do not know of the section's offset.
    #expect(
      try lines(layout, in: CGRect(x: 0, y: 200, width: 400, height: 200)).contains(
        "1 0 cell 0.0, 230.0, 320.0, 80.0"))
  }

  // Q-10
  @Test("the page is found from the offset and the group's width")
  func dots() throws {
    let layout = try #require(shelf().solvedLayout)
    let belt = try #require(layout.sections[1].orthogonal)
    #expect(belt.pageCount == 3)
    // derived: groups are 330 apart, and the end, at 580, is the third's.
    let pages = ([0, 164, 166, 330, 494, 496, 580] as [CGFloat]).map { belt.pageIndex(at: $0) }
    #expect(pages == [0, 0, 1, 1, 1, 2, 2])
  }

  // Q-11
  @Test("a belt has no scrolling of its own across its axis: such a swipe is the collection's")
  func nested() throws {
    let layout = try #require(shelf(rowsBelow: 20).solvedLayout)
    let simulation = ScrollSimulation(
      scene: ScrollScene(layout: layout),
      script: ScrollScript([
        .drag(Drag(from: CGPoint(x: 200, y: 270), by: CGPoint(x: 8, y: -110)))
      ]))
    let end = simulation.finalMoment
    #expect(abs(end.offset.y - 100) < 0.5 && end.offset.x == 0)
    #expect(end.sections[1]?.offset == 0)
  }

  // Q-12
  @Test("estimated heights are allowed in a belt, and a fraction of one is told")
  func estimated() throws {
    func solved(itemHeight: NSCollectionLayoutDimension) throws -> SolvedLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: itemHeight))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.8), heightDimension: .estimated(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.prepare(for: container, itemCounts: [3]) { _, proposal in
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 130)
      }
      return try #require(layout.solvedLayout)
    }
    let measured = try solved(itemHeight: .estimated(80))
    #expect(measured.contentSize.height == 130)
    #expect(measured.notes.isEmpty)
    let mixed = try solved(itemHeight: .fractionalHeight(1))
    #expect(
      mixed.notes.contains { note in
        if case .fractionOfEstimate(section: 0, axis: .vertical, estimate: 80) = note {
          true
        } else {
          false
        }
      })
  }
}
