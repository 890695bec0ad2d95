// SPDX-License-Identifier: MIT
//
// Two layouts become a cause. All expected texts are `derived`: written by hand from the frames.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

@Suite struct LayoutComparisonTests {
  private func summary(_ old: LayoutDump, _ new: LayoutDump) -> String {
    LayoutComparison(from: old, to: new).summary
  }

  @Test func `equal layouts differ in nothing`() {
    #expect(LayoutComparison(from: .rows(), to: .rows()).isEmpty)
    #expect(summary(.rows(), .rows()) == "")
  }

  @Test func `a header that grew explains what it pushed down`() {
    let new = LayoutDump.rows(header: 52)
    #expect(
      summary(.rows(), new)
        == "header of `hits` 44 -> 52; 14 cells below moved by +8; nothing else")
  }

  @Test func `a cell that grew explains the cells below it, not those above`() {
    let new = LayoutDump.rows(heights: [3: 60])
    #expect(summary(.rows(), new) == "`hits/3` 40 -> 60; 10 cells below moved by +20; nothing else")
  }

  @Test func `two causes are both named, and the sum of both moves is not a third`() {
    let new = LayoutDump.rows(header: 52, heights: [3: 60])
    #expect(
      summary(.rows(), new)
        == "header of `hits` 44 -> 52; `hits/3` 40 -> 60; 14 cells below moved by +8 to +28; "
        + "nothing else")
  }

  @Test func `a larger spacing is a move that nothing explains`() {
    let new = LayoutDump.rows(gaps: [5: 12])
    #expect(
      summary(.rows(), new) == "`hits/5` moved by +12; 8 cells below moved by +12; nothing else")
  }

  @Test func `a removed row lets the rest move up`() {
    let new = LayoutDump.rows(ids: [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(summary(.rows(), new) == "`hits/3` removed; 10 cells below moved by -40; nothing else")
  }

  @Test func `an added row pushes the rest down`() {
    let new = LayoutDump.rows(ids: [0, 1, 99] + Array(2..<14))
    #expect(summary(.rows(), new) == "`hits/99` added; 12 cells below moved by +40; nothing else")
  }

  @Test func `a cell that swapped its place is reordered, its neighbours follow`() {
    let new = LayoutDump.rows(ids: [0, 2, 3, 4, 1] + Array(5..<14))
    #expect(
      summary(.rows(), new)
        == "`hits/1` moved from place 1 to 4; 3 cells below moved by -40; nothing else")
  }

  @Test func `equal resizes in a section are one change`() {
    let new = LayoutDump.rows(heights: Dictionary(uniqueKeysWithValues: (0..<14).map { ($0, 50) }))
    #expect(
      summary(.rows(), new)
        == "14 cells of `hits` 40 -> 50; 13 cells below moved by +10 to +130; nothing else")
  }

  @Test func `what is pushed out of the viewport left it, and was not removed`() {
    let new = LayoutDump.rows(ids: Array(0..<13), header: 84, viewport: 604)
    let old = LayoutDump.rows(viewport: 604)
    #expect(
      summary(old, new)
        == "header of `hits` 44 -> 84; `hits/13` left the view; 13 cells below moved by +40; "
        + "nothing else")
    #expect(
      summary(new, old)
        == "header of `hits` 84 -> 44; `hits/13` came into view; 13 cells below moved by -40; "
        + "nothing else")
  }

  @Test func `a pin is a change of its own`() {
    #expect(
      summary(.rows(), .rows(pinsHeader: true)) == "header of `hits` pinned; nothing else")
  }

  @Test func `another offset explains all that is seen elsewhere`() {
    #expect(
      summary(.rows(), .rows(offset: 30)) == "offset 0,0 -> 0,30; nothing else")
  }

  @Test func `a moved cell that nothing pushed is named with its move on both axes`() {
    var new = LayoutDump.rows()
    new.elements[4].attributes.frame.origin.x += 6
    new.elements[4].attributes.screenFrame.origin.x += 6
    #expect(summary(.rows(), new) == "`hits/3` moved by +6 across; nothing else")
  }

  @Test func `in a grid the cells after a removed one reflow`() {
    let old = LayoutDump.grid(ids: Array(0..<9))
    let new = LayoutDump.grid(ids: [0, 2, 3, 4, 5, 6, 7, 8])
    let comparison = LayoutComparison(from: old, to: new)
    #expect(comparison.changes.filter { !$0.isConsequence }.map(\.text) == ["`grid/1` removed"])
    #expect(comparison.shifts.count == 8)
  }

  @Test func `a taller cell of one column does not blame the other columns`() {
    let old = LayoutDump.grid(ids: Array(0..<9))
    var new = old
    // Column 1 of 3: cell 1 grows by 20, cells 4 and 7 follow.
    new.elements[1].attributes.frame.size.height += 20
    new.elements[1].attributes.screenFrame.size.height += 20
    for index in [4, 7] {
      new.elements[index].attributes.frame.origin.y += 20
      new.elements[index].attributes.screenFrame.origin.y += 20
    }
    #expect(summary(old, new) == "`grid/1` 100 -> 120; 2 cells below moved by +20; nothing else")
  }

  @Test func `growth above the viewport is told by its section`() {
    // Seen from below: nothing of what grew is listed.
    var old = LayoutDump.rows()
    old.elements.removeFirst(5)
    var new = LayoutDump.rows(header: 52)
    new.elements.removeFirst(5)
    #expect(
      summary(old, new) == "section `hits` 604 -> 612; 10 cells below moved by +8; nothing else")
  }

  @Test func `the full text names the elements`() {
    let text = LayoutComparison(from: .rows(), to: .rows(heights: [11: 60])).text
    #expect(
      text == """
        `hits/11` 40 -> 60
          2 cells below moved by +20: `hits/12`, `hits/13`
          section `hits` 604 -> 624
          content 604 -> 624

        """)
  }

  @Test func `a wider gap is one cause, however far it moves each cell`() {
    var new = LayoutDump.rows()
    for index in 1..<15 {
      new.elements[index].attributes.frame.origin.y += CGFloat(index - 1) * 4
      new.elements[index].attributes.screenFrame.origin.y += CGFloat(index - 1) * 4
    }
    #expect(summary(.rows(), new) == "13 cells of `hits` moved by +4 to +52; nothing else")
  }

  @Test func `many resizes with one length in common are one cause`() {
    let old = LayoutDump.grid(ids: Array(0..<9))
    var new = old
    for index in 0..<9 {
      new.elements[index].attributes.frame.size.width = 80
      new.elements[index].attributes.frame.size.height = 90 + CGFloat(index)
      new.elements[index].attributes.screenFrame.size = new.elements[index].attributes.frame.size
    }
    #expect(summary(old, new) == "9 cells of `grid` width 100 -> 80; nothing else")
  }

  @Test func `a layout that reads the other way is mirrored, not moved in nine ways`() {
    let old = LayoutDump.grid(ids: Array(0..<9))
    var new = old
    for index in 0..<9 {
      let x = 390 - old.elements[index].attributes.frame.maxX
      new.elements[index].attributes.frame.origin.x = x
      new.elements[index].attributes.screenFrame.origin.x = x
    }
    #expect(summary(old, new) == "mirrored; 9 elements moved; nothing else")
  }

  @Test func `a held header that is not listed any more was not removed`() {
    let old = LayoutDump.rows(pinsHeader: true)
    var new = old
    new.elements.removeFirst()
    #expect(summary(old, new) == "header of `hits` no longer held in view; nothing else")
  }

  @Test func `an opacity set by a handler is told`() {
    var new = LayoutDump.rows()
    new.elements[2].attributes.alpha = 0.5
    #expect(summary(.rows(), new) == "`hits/1` alpha 1 -> 0.5; nothing else")
  }
}
