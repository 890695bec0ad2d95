// SPDX-License-Identifier: MIT
//
// New data in a headless collection view, and data that is wrong.

import DynamicCollectionView
import Testing

@Suite struct UpdateTests {
  private let small = RenderEnvironment(size: CGSize(width: 100, height: 400), scale: 2)

  private func shown(
    _ sections: [any UISection], policy: DataPolicy = .strict
  ) -> UIDynamicCollectionView {
    let view = UIDynamicCollectionView()
    view.policy = policy
    view.apply(sections: sections, animated: false)
    view.show(in: small, text: BlockText(), images: NoImages())
    return view
  }

  private func section(_ id: String, _ items: [Tile], header: String? = nil) -> SwiftUISection {
    SwiftUISection(
      Block(id, items, header: header, rows(100, header: header == nil ? nil : 44)))
  }

  private func log(_ view: UIDynamicCollectionView, from start: Int) -> [String] {
    view.events[start...].map(\.description)
  }

  // D-38, D-45
  @Test("cells of items that stay are kept; the others come and go")
  func update() throws {
    let items = Tile.numbered(0..<4)
    let view = shown([section("a", items)])
    let cell = try #require(view.cell(showing: "3"))
    let start = view.events.count
    var isDone = false
    view.apply(section("a", [items[3], items[0], Tile("x")]), animated: true) { isDone = true }
    #expect(
      log(view, from: start) == [
        "updated +1 -2 ~1 animated", "didEndDisplayingItem '1'", "didEndDisplayingItem '2'",
        "willDisplayItem 0.2 'x' reused",
      ])
    #expect(view.cell(showing: "3") === cell && isDone)
    #expect(view.visibleItemIDs == ["3", "0", "x"])
  }

  // D-51
  @Test("other content under the same id is shown after a reload only, and that is said")
  func sameID() throws {
    let view = shown([section("a", [Tile("1", title: "old")])])
    let start = view.events.count
    view.apply(section("a", [Tile("1", title: "new")]), animated: false)
    func title() throws -> String? { try #require(view.frame()).list.elements.first?.title }
    #expect(try title() == "old")
    #expect(
      log(view, from: start) == ["updated +0 -0 ~0", "same id, changed content '1'"])
    view.reloadSection(["a"])
    #expect(try title() == "new")
  }

  // D-48
  @Test("a reload makes every cell and header of its sections anew, and no others")
  func reload() {
    let view = shown([
      section("a", Tile.numbered(0..<1), header: "A"), section("b", Tile.numbered(1..<2)),
    ])
    let start = view.events.count
    view.reloadSection(["a"])
    #expect(
      log(view, from: start) == [
        "reloaded 'a'", "didEndDisplayingReusableItem 'a' header", "didEndDisplayingItem '0'",
        "willDisplayReusableItem 0 header:0 reused", "willDisplayItem 0.0 '0' reused",
      ])
  }

  // D-69
  @Test("a reload of an unknown section is an error, and nothing is done")
  func reloadUnknown() {
    let view = shown([section("a", Tile.numbered(0..<1))])
    let start = view.events.count
    view.reloadSection(["a", "b"])
    #expect(log(view, from: start) == ["refused, problems: 1"])
    #expect(
      view.problems.map(\.description) == [
        """
        error[unknown-section]: there is no section 'b' to reload
          hint  nothing was done; compare the ids
        """
      ])
  }

  // D-46
  @Test("sections are appended after the others, and the current sections follow")
  func appendSections() {
    let view = shown([section("a", Tile.numbered(0..<1))])
    view.append(sections: [section("b", Tile.numbered(1..<3))], animated: true)
    #expect(view.currentSections.map(\.id) == ["a", "b"])
    #expect(view.visibleItemIDs == ["0", "1", "2"])
  }

  // D-47
  @Test("items are appended to their section, which is changed; an unknown section is a problem")
  func appendItems() {
    let first = section("a", Tile.numbered(0..<1))
    let view = shown([first, section("b", Tile.numbered(1..<2))])
    view.append(items: Tile.numbered(2..<4), at: "a", animated: true)
    #expect(first.items.map(\.id) == ["0", "2", "3"])
    #expect(view.visibleItemIDs == ["0", "2", "3", "1"])
    view.append(items: Tile.numbered(4..<5), at: "c", animated: true)
    #expect(view.problems == [.unknownSection(id: "c", operation: .append)])
    #expect(view.snapshot.numberOfItems == 4)
    // An id that is there already leaves everything as it was.
    view.append(items: [Tile("1")], at: "a", animated: true)
    #expect(first.items.count == 3 && view.snapshot.numberOfItems == 4)
    #expect(view.problems.last == .itemAlreadyPresent(id: "1", from: "a", to: "b"))
  }

  // D-43
  @Test("setting the current sections shows nothing by itself")
  func currentSections() {
    let view = shown([section("a", Tile.numbered(0..<1))])
    view.currentSections = [section("b", Tile.numbered(1..<3))]
    view.scroll(to: 0)
    #expect(view.visibleItemIDs == ["0"])
    view.append(sections: [], animated: false)
    #expect(view.visibleItemIDs == ["1", "2"])
  }

  // D-49
  @Test("each type is registered once, cells and headers in one list")
  func registration() {
    let view = shown([section("a", Tile.numbered(0..<2), header: "A"), section("b", [])])
    view.append(sections: [section("c", Tile.numbered(5..<6), header: "C")], animated: false)
    #expect(
      view.registeredIdentifiers == ["SwiftUICell<TileCell>", "SwiftUIReusableView<HeadingView>"])
  }

  // D-60, D-61, D-62
  @Test("data with errors is refused, and what was shown stays; lenient views take what they can")
  func wrongIDs() {
    let bad = [
      section("a", [Tile("1"), Tile("2"), Tile("1")]), section("b", [Tile("2"), Tile("3")]),
      section("a", [Tile("9")]),
    ]
    let view = shown([section("old", [Tile("0")])])
    view.apply(sections: bad, animated: true)
    #expect(view.visibleItemIDs == ["0"] && view.currentSections.map(\.id) == ["old"])
    #expect(view.events.last == .refused(problems: 3))
    let problems: [DataProblem] = [
      .duplicateItem(id: "1", section: "a", first: 0, second: 2),
      .itemAlreadyPresent(id: "2", from: "a", to: "b"),
      .duplicateSection(id: "a", first: 0, second: 2),
    ]
    #expect(view.problems == problems)
    let lenient = shown(bad, policy: .lenient)
    #expect(lenient.visibleItemIDs == ["1", "2", "3"])
    #expect(
      lenient.problems == [problems[0], .itemMoved(id: "2", from: "a", to: "b"), problems[2]])
    #expect(lenient.problems.map(\.severity) == [.error, .warning, .error])
    #expect(
      lenient.problems[1].hint
        == "ids must differ across all sections; the item moved to the new place")
    #expect(DataProblem.problems(of: [], in: small).isEmpty)
  }

  // D-63, D-64, D-21
  @Test("a header without a model keeps its room and draws nothing; a model without one is unused")
  func headers() throws {
    let blank = Block("a", Tile.numbered(0..<1), rows(100, header: 44))
    let unused = Block("b", Tile.numbered(1..<2), header: "B", rows(100))
    let view = shown([SwiftUISection(blank), SwiftUISection(unused)])
    let frame = try #require(view.frame())
    let header = try #require(frame.list.elements.first { $0.kind == "header" })
    #expect(header.frame.height == 44 && header.commands.isEmpty)
    #expect(frame.list.elements.filter { $0.kind == "header" }.count == 1)
    #expect(
      view.problems.map(\.description) == [
        """
        warning[supplementary-without-item]: section 'a' shows header 0 but has no model for it
          hint  add a model to reusableItems, or take the header out of the layout; its room stays empty
        """,
        """
        warning[item-never-shown]: section 'b' has a model of kind 'header' that its layout does not show
          hint  add an item of kind 'header' to the layout, or leave the models out
        """,
      ])
    #expect(DataProblem.problems(of: [blank, unused], in: small) == view.problems)
  }

  // D-65
  @Test("an element of another kind without a model is an error, not a crash")
  func otherKind() {
    let view = shown([RibbonSection(id: "a", items: [Tile("1")])])
    #expect(
      view.problems.map(\.description) == [
        """
        error[unknown-supplementary]: section 'a' shows 'ribbon' 0, which is no header or footer and has no model
          hint  add a model to reusableItems["ribbon"]
        """
      ])
    #expect(view.visibleItemIDs == ["1"])
  }

  // D-66, D-67
  @Test("indexes out of range are errors, never crashes")
  func indexes() {
    let view = shown([section("a", Tile.numbered(0..<2))])
    view.select(IndexPath(item: 0, section: 3))
    view.select(IndexPath(item: 2, section: 0))
    view.select(IndexPath(item: -1, section: 0))
    #expect(
      view.problems.map(\.message) == [
        "there is no section 3 among 1", "there is no item 2 among 2 in section 'a'",
        "there is no item -1 among 2 in section 'a'",
      ])
    #expect(view.problems.allSatisfy { $0.severity == .error })
  }

  // D-68
  @Test("a cell that shows other models is a placeholder, with a warning")
  func wrongCell() throws {
    let section = Block("a", [Mismatched()], rows(100))
    let view = shown([SwiftUISection(section)])
    #expect(
      view.problems.map(\.description) == [
        """
        warning[wrong-cell]: the cell 'SwiftUICell<TileCell>' of item 'odd' in section 'a' does not show a 'Mismatched'
          hint  the view's Model must be the model's own type; a placeholder is drawn
        """
      ])
    #expect(try #require(view.frame()).list.elements.first?.commands.isEmpty == false)
  }

  // D-70
  @Test("no sections show nothing; an empty section has its header and its insets")
  func nothing() {
    let view = shown([])
    #expect(view.frame()?.list.elements.isEmpty == true)
    #expect(view.renderer?.layout.contentSize.height == 0)
    view.apply(section("a", []), animated: false)
    #expect(view.renderer?.layout.contentSize.height == 0)
    view.apply(section("a", [], header: "A"), animated: false)
    #expect(view.renderer?.layout.contentSize.height == 44)
    #expect(view.problems.isEmpty)
  }

  // D-42
  @Test("a collection view can't be read from an archive")
  func archive() async {
    await #expect(processExitsWith: .failure) {
      _ = UIDynamicCollectionView(coder: NSCoder())
    }
  }
}

/// A model whose cell shows others.
final class Mismatched: CellViewConfigurableModel {
  typealias CellViewType = TileCell
  let id = "odd"
}

/// A section with a supplementary view that is neither header nor footer.
final class RibbonSection: UISection {
  let id: String
  var items: [any UICellConfigurableModel]
  var reusableItems: [String: [any UIReusableViewConfigurableModel]] = [:]

  init(id: String, items: [any UICellConfigurableModel]) {
    self.id = id
    self.items = items
  }

  func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "ribbon", alignment: .top)
    ]
    return section
  }
}
