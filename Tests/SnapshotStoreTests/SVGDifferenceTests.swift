// SPDX-License-Identifier: MIT
//
// A difference of two SVG files has the names of elements.

import Testing

@testable import SnapshotStore

@Suite struct SVGDifferenceTests {
  private func file(_ layers: [(id: String, text: String)]) -> SVGLayers {
    let groups = layers.enumerated().map { index, layer in
      "<g id=\"e\(index)\" data-id=\"\(layer.id)\">\(layer.text)</g>\n"
    }
    return SVGLayers(Array("<svg>\n\(groups.joined())</svg>\n".utf8))
  }

  private func summary(_ old: [(String, String)], _ new: [(String, String)]) -> String {
    SVGDifference(file(old), file(new)).summary
  }

  @Test func `elements are added, removed, changed or drawn in another order`() {
    let old = [("a", "1"), ("b", "2"), ("c", "3")]
    #expect(summary(old, [("a", "1"), ("b", "9"), ("c", "3")]) == "content of `b` changed")
    #expect(summary(old, [("a", "1"), ("b", "2")]).hasPrefix("`c` removed"))
    #expect(summary([("a", "1")], [("a", "1"), ("b", "2")]).hasPrefix("`b` added"))
    #expect(
      summary(old, [("b", "2"), ("a", "1"), ("c", "3")]).hasSuffix(
        "the elements are drawn in another order"))
  }

  @Test func `a number that another element's glyphs push on is no change`() {
    let old = [("a", "#glyph-1"), ("b", "#glyph-2")]
    #expect(summary(old, [("a", "#glyph-1 x"), ("b", "#glyph-3")]) == "content of `a` changed")
    #expect(summary(old, [("a", "#glyph-1"), ("b", "#glyph-3")]) == "content of `b` changed")
  }

  @Test func `an element that comes twice goes with its twin`() {
    let difference = SVGDifference(
      file([("a", "1"), ("a", "2")]), file([("a", "1"), ("a", "3"), ("a", "4")]))
    #expect(difference.changed == ["a"])
    #expect(difference.added == ["a"])
    #expect(difference.text == "added    a\nchanged  a\n")
  }
}
