// SPDX-License-Identifier: MIT
//
// A collection view makes its layout of the class it is handed, and shows what that class says.

import DynamicCollectionView
import Testing

/// Cells of the second column fade, the first one is left out, and a header is brought into sight.
final class OddLayout: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let mine = (super.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory != .cell || $0.indexPath.item != 0
    }
    for attributes in mine where attributes.indexPath.item == 1 {
      attributes.alpha = 0.5
      attributes.frame.origin.x += 8
    }
    guard
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)),
      header.frame.maxY < rect.minY
    else { return mine }
    header.frame.origin.y = rect.minY
    header.zIndex = 10
    return mine + [header]
  }
}

@Suite struct LayoutClassTests {
  /// Four rows of 100 points are in sight.
  private let small = RenderEnvironment(size: CGSize(width: 100, height: 400), scale: 2)

  private func shown(_ view: UIDynamicCollectionView) -> UIDynamicCollectionView {
    view.apply(
      sections: [
        SwiftUISection(Block("a", Tile.numbered(0..<9), header: "A", rows(100, header: 40)))
      ],
      animated: false)
    view.show(in: small, text: BlockText(), images: NoImages())
    return view
  }

  // D-41
  @Test("the layout is of the class that was handed over; there is none beyond the sections")
  func provider() {
    let view = shown(UIDynamicCollectionView(layout: OddLayout.self))
    #expect(view.collectionViewLayout is OddLayout)
    #expect(!(UIDynamicCollectionView().collectionViewLayout is OddLayout))
    // 40 + 9 * 100 of the section that is there, and nothing of the two that are not (derived).
    view.collectionViewLayout.prepare(
      for: LayoutContainer(size: small.size, scale: 2), itemCounts: [9, 5, 5])
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 940)
    #expect(
      view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
  }

  // D-41
  @Test("what the class does to attributes is seen: left out, faded, moved, brought into sight")
  func attributes() throws {
    let view = shown(UIDynamicCollectionView(layout: OddLayout.self))
    #expect(view.visibleItemIDs == ["1", "2", "3"])
    var elements = try #require(view.frame()).list.elements
    #expect(elements.map(\.id).sorted() == ["a/1", "a/2", "a/3", "a/header:0"])
    let moved = try #require(elements.first { $0.id == "a/1" })
    #expect(moved.frame == CGRect(x: 8, y: 140, width: 100, height: 100))
    guard case .group(let effect, _) = try #require(moved.commands.first) else {
      Issue.record("the cell does not fade: \(moved.commands)")
      return
    }
    #expect(effect.opacity == 0.5)
    // The header would be gone by now, but for the class.
    view.scroll(to: 300)
    elements = try #require(view.frame()).list.elements
    let header = try #require(elements.last)
    #expect(header.id == "a/header:0" && header.frame.minY == 0 && header.frame.height == 40)
    #expect(!header.commands.isEmpty)
    #expect(view.visibleItemIDs == ["2", "3", "4", "5", "6"])
  }
}
