// SPDX-License-Identifier: MIT
//
// Snapshots of ids: changes, questions, and what is recorded of misuse. Expected lists: apple-doc.

import DynamicCollectionView
import Testing

typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// A snapshot from sections written as "main: a b c".
func snapshot(_ sections: String...) -> Snapshot {
  var result = Snapshot()
  for section in sections {
    let parts = section.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    result.appendSections([parts[0]])
    result.appendItems(parts[1].split(separator: " ").map(String.init), toSection: parts[0])
  }
  return result
}

/// A snapshot as "main: a b c", section by section.
func text(_ snapshot: Snapshot) -> [String] {
  snapshot.sectionIdentifiers.map {
    ([$0 + ":"] + snapshot.itemIdentifiers(inSection: $0)).joined(separator: " ")
  }
}

@Suite struct SnapshotTests {
  @Test("items go to the section named, else to the last one")
  func append() {
    var data = Snapshot()
    data.appendSections(["one", "two"])
    data.appendItems(["a", "b"])
    data.appendItems(["c"], toSection: "one")
    data.appendItems(["d"])
    #expect(text(data) == ["one: c", "two: a b d"])
    #expect(data.numberOfItems == 4 && data.numberOfSections == 2)
    #expect(data.itemIdentifiers == ["c", "a", "b", "d"])
    #expect(data.problems.isEmpty)
  }

  @Test("items are inserted before and after others, in their section")
  func insert() {
    var data = snapshot("one: a b", "two: c")
    data.insertItems(["x", "y"], beforeItem: "b")
    data.insertItems(["z"], afterItem: "c")
    data.insertSections(["zero"], beforeSection: "one")
    data.insertSections(["half"], afterSection: "one")
    #expect(text(data) == ["zero:", "one: a x y b", "half:", "two: c z"])
  }

  @Test("items move within their section and to others")
  func moveItems() {
    var data = snapshot("one: a b c", "two: d")
    data.moveItem("c", beforeItem: "a")
    data.moveItem("a", afterItem: "d")
    data.moveItem("b", beforeItem: "b")
    #expect(text(data) == ["one: c b", "two: d a"])
    #expect(data.sectionIdentifier(containingItem: "a") == "two")
  }

  @Test("sections move with their items")
  func moveSections() {
    var data = snapshot("one: a", "two: b", "three: c")
    data.moveSection("three", beforeSection: "one")
    data.moveSection("one", afterSection: "two")
    #expect(text(data) == ["three: c", "two: b", "one: a"])
    #expect(data.indexOfSection("one") == 2)
  }

  @Test("what is deleted is gone, and unknown ids don't matter")
  func delete() {
    var data = snapshot("one: a b c d", "two: e f", "three: g")
    data.deleteItems(["b", "d", "e", "nothing"])
    data.deleteSections(["three", "nothing"])
    #expect(text(data) == ["one: a c", "two: f"])
    #expect(data.sectionIdentifier(containingItem: "g") == nil)
    #expect(data.numberOfItems == 3 && data.problems.isEmpty)
  }

  @Test("with all items all sections are gone, so that the same code fills it anew")
  func deleteAll() {
    var data = snapshot("main: a b", "more: c")
    data.reloadItems(["a"])
    data.deleteAllItems()
    #expect(text(data).isEmpty && data.numberOfItems == 0)
    #expect(data.reloadedItemIdentifiers.isEmpty)
    data.appendSections(["main"])
    data.appendItems(["b"])
    #expect(text(data) == ["main: b"] && data.problems.isEmpty)
  }

  @Test("an item's index counts the items of the sections before")
  func indexes() {
    let data = snapshot("one: a b", "two:", "three: c d")
    #expect(["a", "b", "c", "d", "e"].map { data.indexOfItem($0) } == [0, 1, 2, 3, nil])
    #expect(data.numberOfItems(inSection: "nothing") == 0)
    #expect(data.itemIdentifiers(inSection: "nothing").isEmpty)
    #expect(data.indexOfSection("nothing") == nil)
  }

  @Test("reloads and reconfigures are remembered once each, in the order of the calls")
  func reload() {
    var data = snapshot("one: a b c", "two: d")
    data.reloadItems(["c", "a"])
    data.reloadItems(["a", "b"])
    data.reconfigureItems(["d", "d"])
    data.reloadSections(["two", "one", "two"])
    #expect(data.reloadedItemIdentifiers == ["c", "a", "b"])
    #expect(data.reconfiguredItemIdentifiers == ["d"])
    #expect(data.reloadedSectionIdentifiers == ["two", "one"])
    #expect(data.problems.isEmpty)
  }

  @Test("what is deleted is not reloaded any more; what moves still is")
  func reloadThenDelete() {
    var data = snapshot("one: a b c", "two: d")
    data.reloadItems(["c", "a", "d"])
    data.reconfigureItems(["b", "d"])
    data.reloadSections(["two", "one"])
    data.deleteItems(["a", "b"])
    data.moveItem("c", afterItem: "d")
    #expect(data.reloadedItemIdentifiers == ["c", "d"])
    data.deleteSections(["two"])
    #expect(data.reloadedItemIdentifiers.isEmpty && data.reconfiguredItemIdentifiers.isEmpty)
    #expect(data.reloadedSectionIdentifiers == ["one"])
  }

  @Test("a snapshot is a value")
  func value() {
    let old = snapshot("one: a")
    var new = old
    new.appendItems(["b"])
    #expect(text(old) == ["one: a"] && text(new) == ["one: a b"])
  }
}

@Suite struct SnapshotProblemTests {
  // D-60
  @Test("of an id given twice in one call the first is kept, and both places are named")
  func duplicateItem() {
    var data = snapshot("main: z")
    data.appendItems(["a", "b", "a"], toSection: "main")
    #expect(text(data) == ["main: z a b"])
    #expect(
      data.problems.map(\.description) == [
        """
        error[duplicate-id]: item id 'a' is given twice in section 'main', at 0 and 2
          hint  ids tell items apart; give each its own
        """
      ])
    #expect(throws: DataProblems(problems: data.problems)) { try data.validated() }
  }

  // D-61
  @Test("an id that another section holds moves to the new place, and both sections are named")
  func itemInTwoSections() {
    var data = snapshot("one: a b", "two: c")
    data.appendItems(["a"], toSection: "two")
    #expect(text(data) == ["one: b", "two: c a"])
    #expect(
      data.problems.map(\.description) == [
        """
        error[id-in-two-places]: item id 'a' is already in section 'one' and is given again in 'two'
          hint  ids must differ across all sections; give each its own
        """
      ])
  }

  // D-61
  @Test("an item inserted beside itself stays")
  func besideItself() {
    var data = snapshot("one: a b")
    data.insertItems(["a", "c"], beforeItem: "a")
    #expect(text(data) == ["one: c a b"])
    #expect(data.problems.map(\.message) == ["item id 'a' is already in section 'one'"])
  }

  // D-62
  @Test("a section id given twice is left out, and both places are named")
  func duplicateSection() {
    var data = snapshot("one: a")
    data.appendSections(["two", "one", "two"])
    #expect(text(data) == ["one: a", "two:"])
    #expect(
      data.problems.map(\.description) == [
        """
        error[duplicate-section-id]: section id 'one' is given twice, at 0 and 2
          hint  ids tell sections apart; give each its own
        """,
        """
        error[duplicate-section-id]: section id 'two' is given twice, at 1 and 3
          hint  ids tell sections apart; give each its own
        """,
      ])
  }

  // D-69
  @Test("unknown ids are named with what was to be done, and nothing is done")
  func unknown() {
    var data = snapshot("one: a")
    data.reloadSections(["two"])
    data.appendItems(["b"], toSection: "two")
    data.moveItem("a", afterItem: "b")
    data.insertItems(["c"], beforeItem: "b")
    data.moveItem("b", beforeItem: "a")
    data.insertSections(["c"], afterSection: "two")
    data.reconfigureItems(["b"])
    #expect(text(data) == ["one: a"])
    #expect(data.reloadedSectionIdentifiers.isEmpty)
    #expect(
      data.problems.map(\.message) == [
        "there is no section 'two' to reload", "there is no section 'two' to append to",
        "there is no item 'b' to move beside", "there is no item 'b' to insert beside",
        "there is no item 'b' to move", "there is no section 'two' to insert beside",
        "there is no item 'b' to reconfigure",
      ])
    #expect(data.problems.allSatisfy { $0.severity == .error })
  }

  // D-70
  @Test("no sections and empty sections are in order")
  func empty() throws {
    #expect(try Snapshot().validated().numberOfSections == 0)
    #expect(try snapshot("one:").validated().numberOfItems == 0)
  }

  @Test("items without any section are left out, and counted")
  func noSection() {
    var data = Snapshot()
    data.appendItems(["a", "b"])
    #expect(data.problems.map(\.message) == ["2 items can't be appended: there is no section"])
    #expect(data.numberOfItems == 0)
  }
}
