// SPDX-License-Identifier: MIT
//
// Pixels that differ become places, and places belong to elements. Numbers are `derived`.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

@Suite struct DifferenceRegionTests {
  private func comparison(_ rects: [PixelRect], size: Int = 200) -> PixelComparison? {
    let before = Raster(width: size, height: size)
    var after = before
    for rect in rects { after.fill(rect, with: Pixel(0, 0, 0)) }
    return PixelComparison(before, after)
  }

  @Test func `what lies apart is told apart, what touches is one place`() throws {
    let rects = [
      PixelRect(x: 10, y: 10, width: 20, height: 5), PixelRect(x: 32, y: 12, width: 4, height: 4),
      PixelRect(x: 120, y: 150, width: 1, height: 1),
    ]
    let regions = try #require(comparison(rects)?.difference.regions)
    #expect(
      regions.map(\.box) == [
        PixelRect(x: 10, y: 10, width: 26, height: 6),
        PixelRect(x: 120, y: 150, width: 1, height: 1),
      ])
    #expect(regions.map(\.count) == [116, 1])
    #expect(regions.map { $0.worst?.x } == [10, 120])
  }

  @Test func `a ring around a place is one place with it`() throws {
    let ring = [
      PixelRect(x: 20, y: 20, width: 160, height: 2),
      PixelRect(x: 20, y: 178, width: 160, height: 2),
      PixelRect(x: 20, y: 20, width: 2, height: 160),
      PixelRect(x: 178, y: 20, width: 2, height: 160),
    ]
    let rects = ring + [PixelRect(x: 100, y: 100, width: 3, height: 3)]
    let regions = try #require(comparison(rects)?.difference.regions)
    #expect(regions.count == 1)
    #expect(regions[0].count == 160 * 4 + 156 * 4 + 9 - 0)
  }

  @Test func `very many places are counted in full`() throws {
    let dots = (0..<400).map { PixelRect(x: $0 % 20 * 40, y: $0 / 20 * 40, width: 1, height: 1) }
    let difference = try #require(comparison(dots, size: 800)?.difference)
    #expect(difference.regions.count == RegionFinder.mostRegions)
    #expect(difference.regions.reduce(0) { $0 + $1.count } == 400)
  }

  /// The rows of the samples, 390 x 844 at one pixel a point, each in a grey of its own.
  private func painted(_ dump: LayoutDump, recoloured: Set<String> = []) -> Raster {
    var picture = Raster(width: 390, height: 844)
    for (index, element) in dump.elements.enumerated() {
      let number = element.id.split(separator: "/").last.flatMap { Int($0) } ?? index
      let grey = UInt8(40 + number * 7)
      picture.fill(
        PixelRect(covering: element.attributes.screenFrame, scale: 1),
        with: recoloured.contains(element.id) ? Pixel(255, 0, 0) : Pixel(grey, grey, grey))
    }
    return picture
  }

  @Test func `a recoloured cell is paint only, and named`() throws {
    let dump = LayoutDump.rows()
    let (before, after) = (painted(dump), painted(dump, recoloured: ["hits/3"]))
    let comparison = LayoutComparison(from: dump, to: dump)
    let elements = ElementPixels(before: dump, after: dump, comparison: comparison, scale: 1)
    let regions = elements.attributed(
      try #require(PixelComparison(before, after)?.difference.regions))
    #expect(regions.map(\.elements) == [["hits/3"]])
    #expect(regions.map(\.isExplainedByLayout) == [false])
    #expect(elements.repainted(before, after, in: regions) == ["hits/3"])
  }

  @Test func `cells that only moved are explained by the layout and show the same`() throws {
    let (old, new) = (LayoutDump.rows(), LayoutDump.rows(header: 52))
    let (before, after) = (painted(old), painted(new, recoloured: ["hits/5"]))
    let elements = ElementPixels(
      before: old, after: new, comparison: LayoutComparison(from: old, to: new), scale: 1)
    let regions = elements.attributed(
      try #require(PixelComparison(before, after)?.difference.regions))
    #expect(!regions.contains { !$0.isExplainedByLayout })
    #expect(elements.repainted(before, after, in: regions) == ["hits/5"])
    #expect(elements.movedUnchanged(repainted: ["hits/5"]).count == 26)
  }

  @Test func `elements that lie far outside do no harm`() {
    var dump = LayoutDump.rows()
    dump.elements[3].attributes.screenFrame = CGRect(x: -1e12, y: 1e300, width: 1e300, height: 1)
    let picture = painted(.rows())
    let elements = ElementPixels(
      before: dump, after: dump, comparison: LayoutComparison(from: dump, to: dump), scale: 3)
    #expect(elements.repainted(picture, picture, in: []).isEmpty)
  }
}
