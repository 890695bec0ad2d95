// SPDX-License-Identifier: MIT
//
// The headless collection view: what is shown and hidden, in which order, and who is told.

import DynamicCollectionView
import Testing

@Suite struct CollectionViewTests {
  /// Four rows of 100 points are in sight.
  private let small = RenderEnvironment(size: CGSize(width: 100, height: 400), scale: 2)

  private func shown(
    _ sections: [any SectionContext], policy: DataPolicy = .strict
  ) -> UIDynamicCollectionView {
    let view = UIDynamicCollectionView()
    view.policy = policy
    view.apply(sections: sections.map(SwiftUISection.init), animated: false)
    view.show(in: small, text: BlockText(), images: NoImages())
    return view
  }

  private func log(_ view: UIDynamicCollectionView, from start: Int = 0) -> [String] {
    view.events[start...].map(\.description)
  }

  // D-40, D-30, D-44
  @Test("nothing is shown before the view has a size; then layout order: headers, items")
  func order() {
    let view = UIDynamicCollectionView()
    view.apply(
      sections: [
        Block("a", Tile.numbered(0..<2), header: "A", rows(100, header: 44)),
        Block("b", Tile.numbered(2..<9), header: "B", rows(100, header: 44)),
      ].map(SwiftUISection.init), animated: true)
    #expect(view.frame() == nil && view.visibleItemIDs.isEmpty)
    view.show(in: small, text: BlockText(), images: NoImages())
    #expect(
      view.eventLog == """
        registered SwiftUICell<TileCell>
        registered SwiftUIReusableView<HeadingView>
        updated +9 -0 ~0 animated
        willDisplayReusableItem 0 header:0
        willDisplayItem 0.0 '0'
        willDisplayItem 0.1 '1'
        willDisplayReusableItem 1 header:0
        willDisplayItem 1.0 '2'
        willDisplayItem 1.1 '3'

        """)
    #expect(view.frame()?.list.elements.count == 6)
  }

  // D-11, D-13
  @Test("scrolling hides what goes, and shows what comes in the cells that went")
  func scrolling() throws {
    let view = shown([Block("a", Tile.numbered(0..<20), rows(100))])
    let first = try #require(view.cell(showing: "0"))
    let start = view.events.count
    view.scroll(to: 150)
    #expect(
      log(view, from: start) == [
        "scrolled 0 150", "didEndDisplayingItem '0'", "willDisplayItem 0.4 '4' reused",
        "willDisplayItem 0.5 '5'",
      ])
    #expect(view.visibleItemIDs == ["1", "2", "3", "4", "5"])
    #expect(view.cell(showing: "4") === first && view.cell(showing: "0") == nil)
    // Back again: the cell shows the item it is now for.
    view.scroll(to: -50)
    #expect(view.scrollState.offset.y == 0)
    let cell = try #require(view.cell(showing: "0") as? SwiftUICell<TileCell>)
    #expect(
      cell.content?.model.id == "0" && cell.content?.indexPath == IndexPath(item: 0, section: 0))
  }

  // D-13, X-12
  @Test("what must last is on the model: it survives scrolling away, and no other item gets it")
  func state() throws {
    let items = (0..<20).map { Likeable("\($0)") }
    let view = UIDynamicCollectionView()
    view.apply(sections: [SwiftUISection(Block("a", items, rows(100)))], animated: false)
    view.show(in: small, text: BlockText(), images: Icons())
    func hearts() throws -> [String: Bool] {
      var hearts: [String: Bool] = [:]
      for element in try #require(view.frame()).list.elements {
        let commands = String(describing: element.commands)
        #expect(commands.contains("heart"))
        hearts[element.title] = commands.contains("heart.fill")
      }
      return hearts
    }
    #expect(try hearts() == ["0": false, "1": false, "2": false, "3": false])
    items[0].isLiked.toggle()
    #expect(try hearts() == ["0": true, "1": false, "2": false, "3": false])
    view.scroll(to: 1000)
    #expect(try hearts() == ["10": false, "11": false, "12": false, "13": false])
    view.scroll(to: 0)
    #expect(try hearts() == ["0": true, "1": false, "2": false, "3": false])
  }

  // D-32, D-36
  @Test("a selection is told at once, to the handler set last")
  func selection() {
    var told: [String] = []
    let collection = DynamicCollectionView([Block("a", Tile.numbered(0..<3), rows(100))])
      .didSelectItem { item, path in told.append("first") }
      .didSelectItem { item, path in told.append("\((item as? Tile)?.title ?? "") \(path.item)") }
    let view = collection.makeCollectionView()
    view.select(IndexPath(item: 2, section: 0))
    #expect(told == ["2 2"])
    #expect(log(view).last == "didSelectItem 0.2 '2'")
    collection.didSelectItem { _, _ in told.append("new") }.update(view)
    view.select(IndexPath(item: 0, section: 0))
    #expect(told == ["2 2", "new"])
  }

  // D-33, D-34
  @Test("display handlers are called when the pass is done; headers without a model stay silent")
  func displayHandlers() {
    var told: [String] = []
    let collection = DynamicCollectionView([
      Block("a", Tile.numbered(0..<1), header: "A", rows(100, header: 44)),
      Block("b", Tile.numbered(1..<2), rows(100, header: 44)),
    ])
    .willDisplayItem { item, path in told.append("item \(item.id) \(path.section).\(path.item)") }
    .willDisplayReusableItem { item, path in told.append("header \(item.id) \(path.section)") }
    let view = collection.makeCollectionView()
    view.show(in: small, text: BlockText(), images: NoImages())
    #expect(told == ["header a-h 0", "item 0 0.0", "item 1 1.0"])
  }

  // D-35
  @Test("the keyboard's mode is kept once it was set")
  func keyboard() {
    let plain = DynamicCollectionView([])
    let view = plain.makeCollectionView()
    #expect(view.keyboardDismissMode == .none)
    plain.keyboardDismissMode(.onDrag).update(view)
    plain.update(view)
    #expect(view.keyboardDismissMode == .onDrag)
    #expect(log(view).filter { $0.contains("keyboard") } == ["keyboardDismissMode onDrag"])
  }

  // D-31
  @Test("a binding is read when the collection is made")
  func binding() {
    var sections: [any SectionContext] = [Block("a", Tile.numbered(0..<1), rows(10))]
    let binding = Binding(get: { sections }, set: { sections = $0 })
    let first = DynamicCollectionView(binding)
    sections.append(Block("b", [], rows(10)))
    #expect(first.sections.map(\.id) == ["a"] && first.animatingDifferences)
    #expect(DynamicCollectionView(binding).sections.map(\.id) == ["a", "b"])
  }

  // D-37
  @Test("the next page is asked for when the third item from the end is about to show")
  func pagination() {
    let feed = Feed(pageSize: 8)
    feed.show(in: small)
    #expect(feed.items.count == 8 && feed.loads == 1)
    // Items 0 to 4 in sight, 5 is the third from the end.
    feed.view.scroll(to: 100)
    #expect(feed.items.count == 8)
    feed.view.scroll(to: 101)
    #expect(feed.items.count == 16 && feed.loads == 2)
    #expect(feed.view.snapshot.numberOfItems == 16)
    for page in 1...20 { feed.view.scroll(to: CGFloat(page) * 400) }
    #expect(feed.loads > 8 && feed.items.count == feed.loads * 8)
    #expect(feed.view.problems.isEmpty && Set(feed.items.map(\.id)).count == feed.items.count)
  }

  @Test("handlers that change data for ever are left alone, and that is said")
  func endless() {
    let view = shown([Block("a", Tile.numbered(0..<1), rows(100))])
    var count = 1
    view.willDisplayItem = { [weak view] _, _ in
      count += 1
      view?.apply(
        sections: [SwiftUISection(Block("a", [Tile("new \(count)")], rows(100)))], animated: false)
    }
    view.reloadSection(["a"])
    #expect(view.events.last == .didNotSettle)
  }
}

/// An item that can be liked.
final class Likeable: CellViewConfigurableModel, ObservableObject {
  typealias CellViewType = LikeableCell
  let id: String
  @Published var isLiked = false
  init(_ id: String) { self.id = id }
}

struct LikeableCell: CellView {
  @ObservedObject private var model: Likeable
  init(model: Likeable, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack {
      Text(verbatim: model.id)
      Spacer()
      Button {
        model.isLiked.toggle()
      } label: {
        Image(systemName: model.isLiked ? "heart.fill" : "heart")
      }
      .buttonStyle(.plain)
    }
  }
}

/// Every icon is there.
private final class Icons: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .ready(width: 24, height: 24) }
}

/// A feed that loads page after page.
final class Feed {
  let view = UIDynamicCollectionView()
  private(set) var items: [Tile] = []
  private(set) var loads = 0
  private let pageSize: Int

  init(pageSize: Int) { self.pageSize = pageSize }

  private var collection: DynamicCollectionView {
    DynamicCollectionView([Block("feed", items, rows(100))])
      .willDisplayItem { [self] _, path in
        if path.item >= items.count - 3 { loadNextPage() }
      }
  }

  func show(in environment: RenderEnvironment) {
    loadNextPage()
    view.show(in: environment, text: BlockText(), images: NoImages())
  }

  private func loadNextPage() {
    loads += 1
    items += Tile.numbered(items.count..<items.count + pageSize)
    collection.update(view)
  }
}
