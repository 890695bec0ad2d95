// SPDX-License-Identifier: MIT
//
// Texts as blocks: widths that can be counted on fingers.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct BlockTextTests {
  private func measure(_ string: String, width: CGFloat? = nil, limit: Int? = nil) -> TextMetrics {
    BlockText().measure(
      TextRequest(string: string, font: .body(20), lineLimit: limit), maxWidth: width,
      maxHeight: nil)
  }

  @Test func `each character is half an em wide`() {
    // derived: 5 characters of 10 points
    #expect(measure("Hello").size.width == 50)
    #expect(measure("👨‍👩‍👧é").size.width == 20)
  }

  @Test func `lines break at spaces, which do not count at a line's end`() {
    let metrics = measure("one two three", width: 75)
    #expect(metrics.lineCount == 2)
    #expect(metrics.size.width == 70)
  }

  @Test func `a long word is broken`() {
    let metrics = measure("abcdefghij", width: 40)
    #expect(metrics.lineCount == 3)
    #expect(metrics.size.width == 40)
  }

  @Test func `line breaks are kept and a limit cuts`() {
    #expect(measure("a\n\nb").lineCount == 3)
    let cut = measure("one two three four", width: 75, limit: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 75)
  }

  @Test func `a block reaches from the baseline up`() throws {
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let request = TextRequest(string: "Hello", font: .body(20))
    let painted = try Painted(
      [.text(request, frame: CGRect(5, 0, 60, 24), color: .black)], width: 80, scale: 1,
      engine: engine)
    let ink = try #require(painted.ink)
    // derived: 50 wide; baseline at 19.04, 14 high
    #expect(ink.minX == 5 && ink.maxX == 55)
    #expect(ink.minY == 5 && ink.maxY == 20)
  }
}
