// SPDX-License-Identifier: MIT
//
// Who is said to show something else: told by what elements are painted with, not by the pixels that
// happen to lie in their frames. All expected values are `derived`.

import Drawing
import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

@Suite struct RepaintedTests {
  /// The sample rows with a digest for each element, and a picture in which each has its own grey.
  private func snapshot(
    _ dump: LayoutDump, ink: [String: UInt32] = [:], drawing: [String: UInt32] = [:],
    background: RGBA = .white, isPainted: Bool = true
  ) -> FreshSnapshot {
    var dump = dump
    var picture = Raster(width: 390, height: 844)
    if isPainted { dump.background = background }
    if background != .white { picture.fill(picture.bounds, with: Pixel(9, 9, 9)) }
    for index in dump.elements.indices {
      let id = dump.elements[index].id
      let number = UInt32(id.split(separator: "/").last.flatMap { Int($0) } ?? 20)
      let sums = (drawing[id] ?? ink[id] ?? number, ink[id] ?? number)
      if isPainted {
        dump.elements[index].paint = PaintDigest(drawing: sums.0, ink: sums.1)
      }
      let grey = UInt8(truncatingIfNeeded: 40 + sums.0 * 7)
      picture.fill(
        PixelRect(covering: dump.elements[index].attributes.screenFrame, scale: 1),
        with: Pixel(grey, grey, grey))
    }
    return FreshSnapshot(
      id: "feed/top", layout: dump, picture: picture, pixelHash: FakeCodec.hash(picture.bytes),
      engine: "engine 1", scale: 1)
  }

  private func verdict(_ old: FreshSnapshot, _ new: FreshSnapshot) -> Verdict {
    let reference = StoredReference(
      inspection: ReferenceInspection(
        width: old.picture.width, height: old.picture.height,
        metadata: ReferenceMetadata(
          id: old.id, pixelHash: old.pixelHash, dataHash: "", engine: old.engine),
        isDataIntact: true), layout: old.layout
    ) { old.picture }
    return Verdict.of(new, against: .success(reference))
  }

  @Test func `a cell that grew and shows something else is said to do both`() {
    let new = snapshot(.rows(heights: [3: 60]), ink: ["hits/3": 29])
    let found = verdict(snapshot(.rows()), new)
    #expect(
      found.summary == "`hits/3` 40 -> 60; content of `hits/3` changed; "
        + "10 cells below moved by +20; nothing else")
    #expect(found.repainted == ["hits/3"])
  }

  @Test func `a cell that only grew is drawn differently and shows the same`() {
    let new = snapshot(.rows(heights: [3: 60]), drawing: ["hits/3": 29])
    let found = verdict(snapshot(.rows()), new)
    #expect(found.summary == "`hits/3` 40 -> 60; 10 cells below moved by +20; nothing else")
    #expect(found.repainted == [])
  }

  @Test func `what is covered by something else is not accused`() {
    // Every row lies under the header, whose colour changes.
    var old = LayoutDump.rows(header: 44)
    old.elements[0].attributes.frame.size.height = 844
    old.elements[0].attributes.screenFrame.size.height = 844
    old.elements.append(old.elements.removeFirst())
    let found = verdict(snapshot(old), snapshot(old, ink: ["hits/header:0": 30]))
    #expect(found.repainted == ["hits/header:0"])
    #expect(found.summary.hasPrefix("paint only: `hits/header:0`; "))
    #expect(found.pixels?.difference.regions.first?.elements.first == "hits/header:0")
  }

  @Test func `without digests nothing else is not claimed of what was resized`() {
    let new = snapshot(.rows(heights: [3: 60]), ink: ["hits/3": 29], isPainted: false)
    let found = verdict(snapshot(.rows(), isPainted: false), new)
    #expect(found.summary == "`hits/3` 40 -> 60; 10 cells below moved by +20")
  }

  @Test func `another background is told as such, and no cell is accused`() {
    let new = snapshot(.rows(), background: .black)
    let found = verdict(snapshot(.rows()), new)
    #expect(found.isBackgroundRepainted)
    #expect(found.repainted == [])
    #expect(found.summary.hasPrefix("paint only: the background; "))
    let both = verdict(
      snapshot(.rows()), snapshot(.rows(header: 52), ink: ["hits/5": 28], background: .black))
    #expect(
      both.summary == "header of `hits` 44 -> 52; the background changed; "
        + "content of `hits/5` changed; 14 cells below moved by +8; nothing else")
  }

  @Test func `in a mirrored layout every drawing follows, what stays in its place as well`() {
    var old = LayoutDump.grid(ids: Array(0..<9))
    // As wide as the screen: its frame stays.
    old.elements[4].attributes.frame = CGRect(x: 0, y: 400, width: 390, height: 40)
    old.elements[4].attributes.screenFrame = old.elements[4].attributes.frame
    var new = old
    for index in new.elements.indices {
      let x = 390 - old.elements[index].attributes.frame.maxX
      new.elements[index].attributes.frame.origin.x = x
      new.elements[index].attributes.screenFrame.origin.x = x
    }
    let found = verdict(snapshot(old), snapshot(new, drawing: ["grid/4": 30]))
    #expect(found.summary == "mirrored; 8 elements moved; nothing else")
  }

  @Test func `a place names what changed first, then in the order of the layout`() throws {
    let old = snapshot(.rows())
    let new = snapshot(
      .rows(),
      ink: Dictionary(uniqueKeysWithValues: [2, 9, 10, 11, 12, 13].map { ("hits/\($0)", 30) }))
    let regions = try #require(verdict(old, new).pixels?.difference.regions)
    #expect(regions.map(\.elements).last?.prefix(2) == ["hits/9", "hits/10"])
    #expect(
      regions.last?.text.hasSuffix("`hits/9`, `hits/10`, `hits/11`, `hits/12` and 1 more") == true)
  }
}
