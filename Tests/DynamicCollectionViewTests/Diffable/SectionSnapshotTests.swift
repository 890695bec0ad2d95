// SPDX-License-Identifier: MIT
//
// A section's outline: what is below what, and what of it is seen. Expected lists: apple-doc.

import DynamicCollectionView
import Testing

@Suite struct SectionSnapshotTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Outline {
    var outline = Outline()
    outline.append(["fruit", "nuts"])
    outline.append(["apples", "pears"], to: "fruit")
    outline.append(["boskoop", "gala"], to: "apples")
    return outline
  }

  @Test("items are listed each followed by those below it")
  func order() {
    #expect(outline.items == ["fruit", "apples", "boskoop", "gala", "pears", "nuts"])
    #expect(outline.rootItems == ["fruit", "nuts"])
    #expect(outline.index(of: "pears") == 4 && outline.index(of: "figs") == nil)
    #expect(outline.level(of: "gala") == 2 && outline.level(of: "fruit") == 0)
    #expect(outline.parent(of: "gala") == "apples" && outline.parent(of: "nuts") == nil)
  }

  @Test("an item is visible when all above it are expanded, however the others are")
  func visible() {
    var outline = outline
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["apples"])
    #expect(outline.visibleItems == ["fruit", "nuts"] && !outline.isVisible("gala"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == outline.items && outline.isVisible("gala"))
    outline.collapse(["apples"])
    #expect(outline.visibleItems == ["fruit", "apples", "pears", "nuts"])
    #expect(outline.isExpanded("fruit") && !outline.isExpanded("apples"))
    #expect(!outline.isVisible("figs") && !outline.isExpanded("figs"))
  }

  @Test("items are inserted before and after others, below the same one")
  func insert() {
    var outline = outline
    outline.insert(["cherries"], after: "apples")
    outline.insert(["bread"], before: "fruit")
    #expect(
      outline.items == [
        "bread", "fruit", "apples", "boskoop", "gala", "cherries", "pears", "nuts",
      ])
    #expect(outline.parent(of: "cherries") == "fruit" && outline.parent(of: "bread") == nil)
  }

  @Test("what is deleted is gone with all below it")
  func delete() {
    var outline = outline
    outline.delete(["apples", "nuts", "figs"])
    #expect(outline.items == ["fruit", "pears"] && !outline.contains("gala"))
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.problems.isEmpty)
  }

  @Test("a part is a snapshot of its own, and goes into another")
  func parts() {
    var outline = outline
    outline.expand(["apples"])
    let part = outline.snapshot(of: "fruit")
    #expect(part.items == ["apples", "boskoop", "gala", "pears"] && part.level(of: "gala") == 1)
    #expect(outline.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    #expect(outline.snapshot(of: "figs").items.isEmpty)

    var other = Outline()
    other.append(["market", "shop"])
    other.replace(childrenOf: "shop", using: part)
    other.insert(outline.snapshot(of: "nuts", includingParent: true), before: "shop")
    #expect(other.items == ["market", "nuts", "shop", "apples", "boskoop", "gala", "pears"])
    #expect(other.isExpanded("apples") && other.parent(of: "apples") == "shop")
    var single = Outline()
    single.append(["figs"])
    other.replace(childrenOf: "shop", using: single)
    #expect(other.items == ["market", "nuts", "shop", "figs"] && other.problems.isEmpty)
  }

  @Test("misuse is recorded, and the rest is done")
  func problems() {
    var outline = outline
    outline.append(["plums", "plums", "gala"], to: "fruit")
    outline.append(["x"], to: "figs")
    outline.expand(["figs", "fruit"])
    #expect(outline.items.count == 7 && outline.isExpanded("fruit"))
    #expect(
      outline.problems.map(\.message) == [
        "item id 'plums' is given twice, at 0 and 1", "item id 'gala' is already there",
        "there is no item 'figs' to append to", "there is no item 'figs' to expand",
      ])
    #expect(throws: DataProblems.self) { try outline.validated() }
  }
}
