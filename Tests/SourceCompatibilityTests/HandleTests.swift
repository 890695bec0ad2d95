// SPDX-License-Identifier: MIT
//
// UIKit's classes behave as handles: what is copied, what is shared, and what the defaults are.

import CollectionLayout
import Testing

@Suite struct HandleTests {
  private let container = LayoutContainer(size: CGSize(width: 300, height: 600), scale: 2)

  private func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  }

  private func row(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
  }

  private func frames(_ section: NSCollectionLayoutSection, count: Int = 2) -> [CGRect] {
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.prepare(for: container, itemCounts: [count])
    let all = CGRect(x: -1000, y: -1000, width: 10_000, height: 10_000)
    return layout.layoutAttributesForElements(in: all)?.map(\.frame) ?? []
  }

  // Numbers: arithmetic on 300 points and 50-point rows (derived).

  @Test("an item that changes after its group was made changes nothing")
  func subitemsAreCopied() {
    let item = item()
    let group = row(item)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    #expect(
      frames(NSCollectionLayoutSection(group: group)) == [
        CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 150, y: 0, width: 150, height: 50),
      ])
  }

  @Test("a group that changes after its section was made changes nothing")
  func groupIsCopied() {
    let group = row(item())
    let section = NSCollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(20)
    #expect(frames(section).last == CGRect(x: 150, y: 0, width: 150, height: 50))
  }

  @Test("a header that changes after the section took it does count")
  func boundaryItemsAreShared() {
    let section = NSCollectionLayoutSection(group: row(item()))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    header.extendsBoundary = false
    #expect(
      frames(section, count: 1) == [
        CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 0, y: 0, width: 150, height: 50),
      ])
  }

  @Test("a copy of a section and its original change apart")
  func copies() throws {
    let original = NSCollectionLayoutSection(group: row(item()))
    original.interGroupSpacing = 7
    original.orthogonalScrollingProperties.bounce = .never
    let copy = try #require(original.copy() as? NSCollectionLayoutSection)
    copy.interGroupSpacing = 20
    copy.orthogonalScrollingProperties.bounce = .always
    #expect(original.interGroupSpacing == 7)
    #expect(original.orthogonalScrollingProperties.bounce == .never)
    #expect(frames(copy, count: 3).last == CGRect(x: 0, y: 70, width: 150, height: 50))
  }

  @Test("copies keep their class and all that was set")
  func copiesKeepTheirClass() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -3)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    badge.zIndex = 9
    let copy = try #require(badge.copy() as? NSCollectionLayoutSupplementaryItem)
    #expect(copy.elementKind == "badge")
    #expect(copy.zIndex == 9)
    #expect(copy.containerAnchor.edges == [.top, .trailing])
    #expect(copy.containerAnchor.isAbsoluteOffset)
    #expect(copy.containerAnchor.offset == CGPoint(x: 3, y: -3))
    #expect(copy.itemAnchor?.edges == .bottom)
    let group = row(item())
    group.supplementaryItems = [badge]
    let second = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(second.supplementaryItems.map(\.elementKind) == ["badge"])
    #expect(second.subitems.count == 1)
  }

  @Test("defaults are UIKit's")
  func defaults() {  // apple-doc
    let section = NSCollectionLayoutSection(group: row(item()))
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(item().edgeSpacing == nil)
    #expect(row(item()).interItemSpacing == nil)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
  }

  @Test("dimensions and spacings tell what they are")
  func properties() {
    let estimate = NSCollectionLayoutDimension.estimated(44)
    #expect(estimate.isEstimated && !estimate.isAbsolute && estimate.dimension == 44)
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 30)
    #expect(uniform.isUniformAcrossSiblings && !uniform.isEstimated && uniform.dimension == 30)
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.3).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.3).isFractionalHeight)
    let spacing = NSCollectionLayoutSpacing.flexible(8)
    #expect(spacing.isFlexible && !spacing.isFixed && spacing.spacing == 8)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
    #expect(edges.leading?.isFixed == true && edges.trailing?.isFlexible == true)
    #expect(edges.top == nil && edges.bottom == nil)
  }

  @Test("a group describes itself line by line")
  func description() {
    let group = row(item())
    group.interItemSpacing = .flexible(4)
    #expect(
      group.visualDescription() == """
        row, fractionalWidth 1 x absolute 50, as many as fit, spacing flexible 4
          item, fractionalWidth 0.5 x fractionalHeight 1
        """)
  }

  @Test("a provider that returns nothing leaves an empty section")
  func nothing() {
    let section = NSCollectionLayoutSection(group: row(item()))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 1 ? section : nil }
    layout.prepare(for: container, itemCounts: [5, 2, 5])
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 50))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("providers are told the container less the insets across it, and its traits")
  func environment() {
    var seen: (size: CGSize, effective: CGSize, scale: CGFloat)?
    let section = NSCollectionLayoutSection(group: row(item()))
    let layout = UICollectionViewCompositionalLayout { _, environment in
      seen = (
        environment.container.contentSize, environment.container.effectiveContentSize,
        environment.traitCollection.displayScale
      )
      return section
    }
    var view = container
    view.safeArea = NSDirectionalEdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 30)
    layout.prepare(for: view, itemCounts: [1])
    #expect(seen?.size == CGSize(width: 300, height: 600))
    #expect(seen?.effective == CGSize(width: 260, height: 600))
    #expect(seen?.scale == 2)
  }

  @Test("text sizes compare by size")
  func contentSizes() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }
}
