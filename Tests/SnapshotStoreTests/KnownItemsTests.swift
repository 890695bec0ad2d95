// SPDX-License-Identifier: MIT
//
// Causes with items out of sight: what left the view was not removed. All expected texts are
// `derived`: written by hand from the frames.

import CollectionLayout
@testable import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

extension LayoutDump {
  /// Rows of 40 without a header, seen through a viewport of 200: what lies outside is not listed.
  ///
  /// - Parameters:
  ///   - offset: Where they are seen from; nil for their end.
  ///   - names: How the items are told; nil for not at all.
  fileprivate static func list(
    _ ids: [Int], offset: CGFloat? = 0, names: Items.Names? = .listed([])
  ) -> LayoutDump {
    let end = CGFloat(ids.count) * 40 - 200
    var dump = LayoutDump.rows(ids: ids, header: 0, offset: offset ?? end, viewport: 200)
    dump.elements.removeAll {
      $0.attributes.kind != .cell || $0.attributes.screenFrame.maxY <= 0
        || $0.attributes.screenFrame.minY >= 200
    }
    switch names {
    case .listed:
      dump.sections[0].items = Items(count: ids.count, names: .listed(ids.map(String.init)))
    case let names?: dump.sections[0].items = Items(count: ids.count, names: names)
    case nil: break
    }
    return dump
  }
}

@Suite struct KnownItemsTests {
  private func summary(_ old: LayoutDump, _ new: LayoutDump) -> String {
    LayoutComparison(from: old, to: new).summary
  }

  @Test func `at the end an item that was removed is the cause, the offset follows`() {
    #expect(
      summary(.list(Array(1...8), offset: nil), .list([1, 2, 3, 4, 6, 7, 8], offset: nil))
        == "`hits/5` removed; `hits/3` came into view; 3 cells below moved by -40; "
        + "offset 0,120 -> 0,80; nothing else")
  }

  @Test func `an item that was appended is added, and the first one left the view`() {
    #expect(
      summary(.list(Array(1...8), offset: nil), .list(Array(1...9), offset: nil))
        == "`hits/9` added; `hits/4` left the view; offset 0,120 -> 0,160; nothing else")
  }

  @Test func `an item that was removed out of sight is named`() {
    #expect(
      summary(.list(Array(1...9), offset: 80), .list(Array(2...9), offset: 80))
        == "`hits/1` removed; `hits/3` left the view; `hits/8` came into view; "
        + "4 cells below moved by -40; nothing else")
  }

  @Test func `an item that took a place out of sight is named with both places`() {
    let new = LayoutDump.list([1, 3, 4, 5, 6, 7, 8, 2])
    #expect(
      summary(.list(Array(1...8)), new)
        == "`hits/2` moved from place 1 to 7; `hits/2` left the view; `hits/6` came into view; "
        + "3 cells below moved by -40; nothing else")
  }

  @Test func `many items in another order are reordered as a whole`() {
    #expect(
      summary(.list(Array(1...5)), .list([5, 4, 3, 2, 1]))
        == "4 cells of `hits` reordered; nothing else")
  }

  @Test func `another offset alone is the cause of all that comes and goes`() {
    #expect(
      summary(.list(Array(1...9), offset: 0), .list(Array(1...9), offset: 80))
        == "offset 0,0 -> 0,80; 2 cells left the view; 2 cells came into view; nothing else")
  }

  @Test func `items without ids are known by their number`() {
    let (old, new) = (
      LayoutDump.list(Array(0..<9), offset: 80, names: .numbered).numbered,
      LayoutDump.list(Array(0..<6), offset: 40, names: .numbered).numbered
    )
    #expect(
      summary(old, new)
        == "3 cells of `hits` removed; `hits/#1` came into view; offset 0,80 -> 0,40; nothing else")
  }

  @Test func `of items that are too many to be listed their number is told`() {
    let (old, new) = (
      LayoutDump.list(Array(1...9), names: .unlisted),
      LayoutDump.list(Array(1...8), names: .unlisted)
    )
    #expect(summary(old, new) == "items of `hits` 9 -> 8; nothing else")
  }

  @Test func `what was changed out of sight of an equal layout is no change`() {
    var new = LayoutDump.list(Array(1...9))
    new.sections[0].items?.names = .listed(["1", "2", "3", "4", "5", "6", "7", "8", "x"])
    #expect(LayoutComparison(from: .list(Array(1...9)), to: new).isEmpty)
  }

  @Test func `a badge whose host is still there left the view`() {
    func badged(_ hosts: [Int]) -> LayoutDump {
      var dump = LayoutDump.list(Array(0..<9))
      for host in hosts {
        let frame = CGRect(x: 0, y: CGFloat(host) * 40, width: 10, height: 10)
        dump.elements.append(
          Element(
            attributes: LayoutAttributes(
              kind: .supplementary, elementKind: "badge", section: 0, item: host, host: host,
              frame: frame, screenFrame: frame, zIndex: 1, isPinned: false),
            id: "hits/badge:\(host)"))
      }
      return dump
    }
    typealias Element = LayoutDump.Element
    #expect(summary(badged([1, 3]), badged([1])) == "`hits/badge:3` left the view; nothing else")
  }

  @Test func `names of the snapshot make no difference`() {
    var new = LayoutDump.rows()
    (new.id, new.document, new.stop) = ("other/end", "other.json", "end")
    new.variant = [LayoutDump.VariantValue(axis: "appearance", value: "dark")]
    #expect(LayoutComparison(from: .rows(), to: new).isEmpty)
  }

  @Test func `another zoom is the cause of all that is seen elsewhere`() {
    var new = LayoutDump.rows()
    new.zoom = 2
    for index in new.elements.indices {
      new.elements[index].attributes.screenFrame = new.seen(new.elements[index].attributes.frame)
    }
    #expect(summary(.rows(), new) == "zoom 1 -> 2; nothing else")
  }
}

extension LayoutDump {
  /// The same with ids as items without an id of their own have.
  fileprivate var numbered: LayoutDump {
    var copy = self
    for index in copy.elements.indices {
      copy.elements[index].id = "hits/#\(copy.elements[index].attributes.item)"
    }
    return copy
  }
}
