// SPDX-License-Identifier: MIT
//
// Carousels as pixels: what is left out for being out of sight is never missed, and shadows go on
// beyond the section.

import CairoPainter
import CollectionLayout
import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

@Suite struct CarouselPictureTests {
  private func renderer(_ text: String, _ engine: PaintEngine) -> ScreenRenderer {
    let document = ScreenDocument.load(
      bytes: Array(text.utf8), name: "carousel.json", files: MemoryFiles())
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))")
    let environment = document.baseEnvironment
    return ScreenRenderer(
      screen: document.screen(in: environment).screen, environment: environment, text: engine,
      images: engine)
  }

  /// The section of fixtures/layout/surprises/a13-scaled-carousel.json.
  private func scaled(_ direction: String) throws -> String {
    let file = OwnScreen.root.appending(
      path: "fixtures/layout/surprises/a13-scaled-carousel.json")
    let tree = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let sections = try JSONSerialization.data(
      withJSONObject: (tree as? [String: Any])?["sections"] ?? [])
    return """
      { "version": 1, "device": { "width": 375, "height": 200, "scale": 1 },
        "environment": { "layoutDirection": "\(direction)" },
        "sections": \(String(decoding: sections, as: UTF8.self)) }
      """
  }

  @Test(
    "painting all of a scaled carousel equals painting what is in sight, at 50 offsets",
    arguments: ["leftToRight", "rightToLeft"])
  func culling(_ direction: String) throws {
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let renderer = renderer(try scaled(direction), engine)
    var state = renderer.layout.initialState
    var leftOut = 0
    for step in 0..<50 {
      state.sectionOffsets[0] = -37.5 + CGFloat(step) * 44.5
      let seen = renderer.frame(at: state)
      let all = renderer.unculledFrame(at: state)
      leftOut += all.attributes.count - seen.attributes.count
      #expect(
        try engine.pixels(of: seen.list, scale: 1) == engine.pixels(of: all.list, scale: 1),
        "at \(state.sectionOffsets[0] ?? 0)")
    }
    #expect(leftOut > 200)
  }

  private func shadows(orthogonal: String) -> String {
    """
    { "version": 1, "device": { "width": 200, "height": 200, "scale": 1 },
      "cells": { "card": { "roundedRectangle": 12, "fill": "white",
        "shadow": { "color": "#000000", "radius": 10, "y": 6 } } },
      "configuration": { "interSectionSpacing": 40 },
      "sections": [
        { "items": [ { "cell": "card" } ], "layout": { "type": "grid", \(orthogonal)
          "contentInsets": [0, 20, 0, 20],
          "group": { "axis": "horizontal", "width": { "absolute": 150 }, "height": { "absolute": 100 },
            "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } },
        { "itemCount": 1, "layout": { "preset": "rows", "height": { "absolute": 40 } } }
      ] }
    """
  }

  @Test func `shadows of a carousel's cells are not cut at the section's edge`() throws {
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let carousel = renderer(shadows(orthogonal: #""orthogonal": "continuous","#), engine)
    let plain = renderer(shadows(orthogonal: ""), engine)
    let picture = try engine.pixels(
      of: carousel.frame(at: carousel.layout.initialState).list, scale: 1)
    // A section that does not scroll cuts nothing either.
    #expect(
      try picture
        == engine.pixels(of: plain.frame(at: plain.layout.initialState).list, scale: 1))
    // The section ends at 100: below it the shadow fades to white, without a step at the edge.
    let below = (100..<125).map { picture.bytes[($0 * picture.width + 95) * 4] }
    #expect(below[0] < 200)
    #expect(zip(below, below.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(below[24] > 240)
  }
}
