// SPDX-License-Identifier: MIT
//
// A collection view with a data source uses its cells again, tells its delegate, and takes updates
// by index.

import DynamicCollectionView
import Testing

/// A cell that counts how often it was used again.
private final class CountingCell: UICollectionViewCell {
  let label = UILabel()
  var uses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// Words in sections, in rows of 100 points below headers of 20, and a diary of what the view says.
private final class Words: UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var diary: [String] = []
  let view: UICollectionView

  init(_ sections: [[String]], height: LayoutSize = .absolute(100)) {
    self.sections = sections
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height == .absolute(100) ? .absolute(100) : .estimated(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(CountingCell.self, forCellWithReuseIdentifier: "word")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// What was written since the last call.
  func news() -> [String] {
    defer { diary = [] }
    return diary
  }

  func cell(_ item: Int, _ section: Int = 0) -> CountingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? CountingCell
  }

  /// The words in sight.
  var words: [String] { view.visibleCells.compactMap { ($0 as? CountingCell)?.label.text } }

  func numberOfSections(in view: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    (cell as? CountingCell)?.label.text = sections[path.section][path.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    diary.append("+\(path.section).\(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    diary.append("-\(path.section).\(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    diary.append("+\(path.section)h")
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView header: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    diary.append("-\(path.section)h")
  }
}

@Suite struct CollectionViewReuseTests {
  private static let letters = (0..<20).map { String(UnicodeScalar(UInt8(97 + $0))) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("cells that go are told of, put away, and used for those that come")
  func scrolling() throws {
    let words = Words([Self.letters])
    #expect(words.news() == ["+0h", "+0.0", "+0.1", "+0.2", "+0.3"])
    let first = try #require(words.cell(0))
    words.view.contentOffset.y = 250
    words.view.layoutIfNeeded()
    #expect(words.news() == ["-0h", "-0.0", "-0.1", "+0.4", "+0.5", "+0.6"])
    #expect(words.words == ["c", "d", "e", "f", "g"])
    // The two that went show two of the three that came.
    #expect(words.view.visibleCells.contains { $0 === first } && first.uses == 1)
    #expect(words.view.visibleCells.compactMap { ($0 as? CountingCell)?.uses } == [0, 0, 1, 1, 0])
    #expect(words.cell(0) == nil)
    #expect(words.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5, 6])
    #expect(words.view.indexPath(for: first).map { Self.letters[$0.item] } == first.label.text)
    // Nothing happens when nothing moves.
    words.view.layoutIfNeeded()
    #expect(words.news() == [])
  }

  @Test("reloading puts all cells away, and shows them again at the next layout")
  func reloading() {
    let words = Words([["a", "b"]])
    _ = words.news()
    words.sections = [["c"]]
    words.view.reloadData()
    #expect(words.news() == ["-0h", "-0.0", "-0.1"] && words.words == [])
    words.view.layoutIfNeeded()
    #expect(words.news() == ["+0h", "+0.0"] && words.words == ["c"])
    #expect(words.cell(0)?.uses == 1)
  }

  @Test("a cell out of sight is measured by one that goes back: a thousand rows make six cells")
  func measuring() {
    let words = Words([(0..<1000).map { "\($0)" }], height: .estimated(100))
    final class Counter: TextMeasuring {
      let text = BlockText()
      func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
        self.text.measure(text, maxWidth: maxWidth, maxHeight: maxHeight)
      }
    }
    let cells = CellRenderer(environment: ViewEnvironment(), text: Counter(), images: NoImages())
    _ = cells.draw(words.view.node(in: EnvironmentValues()), in: words.view.frame)
    let uses = words.view.visibleCells.compactMap { ($0 as? CountingCell)?.uses }
    #expect(uses.reduce(0, +) > 900)
    #expect(words.view.problems.isEmpty)
  }

  @Test("in a batch, deletions are of before, insertions of afterwards; what stays keeps its cell")
  func batch() throws {
    let words = Words([["a", "b", "c"], ["x"]])
    _ = words.news()
    let (b, c) = (try #require(words.cell(1)), try #require(words.cell(2)))
    var isDone: Bool?
    words.view.performBatchUpdates {
      words.sections = [["c", "b", "new"], ["x"]]
      words.view.deleteItems(at: [path(0)])
      words.view.insertItems(at: [path(2)])
      words.view.moveItem(at: path(2), to: path(0))
    } completion: {
      isDone = $0
    }
    #expect(isDone == true && words.view.problems.isEmpty)
    #expect(words.cell(1) === b && words.cell(0) === c)
    #expect(words.words == ["c", "b", "new", "x"])
    #expect(words.news() == ["-0.0", "+0.2"])
  }

  @Test("sections come, go and move with their cells and headers")
  func sections() throws {
    let words = Words([["a"], ["b"], ["c"]])
    _ = words.news()
    let c = try #require(words.cell(0, 2))
    words.view.performBatchUpdates {
      words.sections = [["c"], ["a"], ["d"]]
      words.view.deleteSections([1])
      words.view.insertSections([2])
      words.view.moveSection(2, toSection: 0)
    }
    #expect(words.view.problems == [])
    #expect(words.words == ["c", "a", "d"])
    #expect(words.cell(0, 0) === c)
    #expect(words.news() == ["-1h", "-1.0", "+2h", "+2.0"])
  }

  @Test("an item that is reloaded gets another cell, one that is reconfigured keeps its own")
  func contents() throws {
    let words = Words([["a", "b"]])
    let (a, b) = (try #require(words.cell(0)), try #require(words.cell(1)))
    _ = words.news()
    words.sections = [["A", "B"]]
    words.view.reconfigureItems(at: [path(0)])
    #expect(words.cell(0) === a && a.label.text == "A" && a.uses == 0)
    #expect(words.news() == [])
    words.view.reloadItems(at: [path(1)])
    #expect(words.news() == ["-0.1", "+0.1"])
    // The only one that waits is its own.
    #expect(words.cell(1) === b && b.uses == 1 && b.label.text == "B")
  }

  @Test("numbers that do not add up are a problem, and everything is asked for anew")
  func numbers() {
    let words = Words([["a", "b"]])
    var isDone: Bool?
    words.view.performBatchUpdates {
      words.sections = [["a", "b", "c", "d"]]
      words.view.insertItems(at: [path(2)])
    } completion: {
      isDone = $0
    }
    #expect(isDone == false)
    #expect(
      words.view.problems.map(\.description) == [
        "invalid update: section 0 has 4 items after it, 2 before it, 1 inserted and 0 deleted; "
          + "change the data source together with the collection view"
      ])
    words.view.layoutIfNeeded()
    #expect(words.words == ["a", "b", "c", "d"])
    words.view.deleteItems(at: [path(0, 7)])
    words.view.layoutIfNeeded()
    words.view.deleteSections([0])
    #expect(
      words.view.problems.dropFirst() == [
        .notThere(section: 7, item: 0),
        .sectionCount(before: 1, after: 1, inserted: 0, deleted: 1),
      ])
  }
}
