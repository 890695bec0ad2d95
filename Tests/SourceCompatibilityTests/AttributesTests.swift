// SPDX-License-Identifier: MIT
//
// Attributes asked for one by one, and attributes that handlers changed.

import CollectionLayout
import Testing

@Suite struct AttributesTests {
  @Test(
    "an element asked for by its index is the one that a query finds", arguments: FactoryTests.twins
  )
  func single(_ twin: FactoryTwin) throws {
    let (layout, _) = try twin.solved()
    let solved = try #require(layout.solvedLayout)
    for element in solved.allAttributes(at: solved.initialState) {
      let query = UICollectionViewLayoutAttributes(element: element)
      let found: UICollectionViewLayoutAttributes?
      switch query.representedElementCategory {
      case .cell: found = layout.layoutAttributesForItem(at: query.indexPath)
      case .supplementaryView:
        found = layout.layoutAttributesForSupplementaryView(
          ofKind: query.representedElementKind ?? "", at: query.indexPath)
      case .decorationView:
        found = layout.layoutAttributesForDecorationView(
          ofKind: query.representedElementKind ?? "", at: query.indexPath)
      }
      #expect(found?.element == element)
    }
  }

  @Test("an element that is not there is nil")
  func missing() throws {
    let layout = try FactoryTwin(document: "item-badges") {
      ItemBadgeViewController().createLayout()
    }
    .solved().factory
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 100, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(item: 100, section: 0)) == nil)
    #expect(
      layout.layoutAttributesForDecorationView(
        ofKind: "badge", at: IndexPath(item: 0, section: 0)) == nil)
  }

  // Groups of 300 every 312 points in 375, middles 150, 462, 774 (derived).

  private func carousel() throws -> (UICollectionViewCompositionalLayout, ScaledCarouselLayout) {
    let owner = ScaledCarouselLayout()
    let layout = try FactoryTwin(document: "scaled-carousel") { owner.makeLayout() }.solved()
      .factory
    layout.scrollState = ScrollState(offset: .zero, sectionOffsets: [0: 274.5])
    return (layout, owner)
  }

  @Test(
    "a handler scales and fades cells by their distance, and what it shrinks out of sight is culled"
  )
  func handler() throws {
    let (layout, owner) = try carousel()
    let seen = layout.visibleAttributes()
    // Cells 0 and 2 reach 25.5 points into the view, but not when they are 0.8 as large.
    #expect(seen.map(\.indexPath.item) == [0, 1])
    #expect(seen.map(\.representedElementCategory) == [.supplementaryView, .cell])
    #expect(seen.last?.transform == CGAffineTransform(scaleX: 1, y: 1))
    #expect(seen.last?.zIndex == 100)
    #expect(owner.currentPage == 1)
  }

  @Test("a handler's changes show in a rectangle query, frames transformed about their middles")
  func handlerInQuery() throws {
    let (layout, _) = try carousel()
    let all = try #require(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 2000, height: 300)))
    let cells = all.filter { $0.representedElementCategory == .cell }
    #expect(cells.map(\.indexPath.item) == [0, 1, 2, 3, 4])
    #expect(cells[0].alpha == 0.8)
    // Floating point: 300 * 0.8 about 150 begins at 30.
    #expect(abs(cells[0].frame.minX - 30) < 1e-9 && abs(cells[0].frame.width - 240) < 1e-9)
    #expect(cells[0].size == CGSize(width: 300, height: 200))
    #expect(cells[0].center == CGPoint(x: 150, y: 140))
  }

  @Test("an element that a handler moves into sight is shown")
  func movedIntoSight() {
    let section = sectionOfRows()
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath.item == 8 { item.center.y -= 120 }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.prepare(
      for: LayoutContainer(size: CGSize(width: 100, height: 400), scale: 2), itemCounts: [20])
    let seen = layout.visibleAttributes()
    #expect(seen.map(\.indexPath.item) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(seen.last?.frame == CGRect(x: 0, y: 280, width: 100, height: 50))
  }

  @Test("hiding and layering are kept, and a handler's changes do not pile up")
  func changesDoNotPileUp() {
    let section = sectionOfRows()
    var calls = 0
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls += 1
      for item in items {
        item.isHidden = item.indexPath.item == 1
        item.zIndex += 5
        item.center.x += offset.y
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.prepare(
      for: LayoutContainer(size: CGSize(width: 100, height: 400), scale: 2), itemCounts: [8])
    layout.scrollState.offset.y = 0
    for _ in 0..<3 {
      let seen = layout.visibleAttributes()
      #expect(seen.map(\.isHidden) == (0..<8).map { $0 == 1 })
      #expect(seen.allSatisfy { $0.zIndex == 5 && $0.frame.minX == 0 })
    }
    #expect(calls == 3)
  }

  @Test("a frame given to attributes is the size and the middle before the transform")
  func frames() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.center == CGPoint(x: 60, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(attributes.frame == CGRect(x: 35, y: 0, width: 50, height: 80))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    copy.alpha = 0.5
    copy.size = CGSize(width: 10, height: 10)
    #expect(attributes.alpha == 1 && attributes.size.width == 100)
    #expect(copy.center == CGPoint(x: 60, y: 40))
    #expect(copy.indexPath == IndexPath(item: 3, section: 1))
  }

  private func sectionOfRows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
