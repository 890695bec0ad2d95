// SPDX-License-Identifier: MIT
//
// A document's root is the view around its sections.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import Testing

/// Texts are 10 points a letter and 20 a line.
private final class Blocks: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: CGFloat(text.string.count) * 10, height: 20), lineCount: 1,
      firstBaseline: 15, lastBaseline: 15, isTruncated: false)
  }
}

private final class NoImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}

/// What is painted, and how far to the right and down the groups around it move it.
private func flat(
  _ commands: [DrawCommand], _ x: CGFloat = 0, _ y: CGFloat = 0
) -> [(command: DrawCommand, x: CGFloat, y: CGFloat)] {
  commands.flatMap { command in
    if case .group(let effect, let inner) = command {
      flat(inner, x + effect.transform.tx, y + effect.transform.ty)
    } else {
      [(command, x, y)]
    }
  }
}

@Suite struct RootTests {
  private let text = """
    {
      "version": 1,
      "device": { "width": 200, "height": 400, "scale": 2, "safeArea": [50, 0, 20, 0] },
      "data": { "shop": { "value": { "name": "Bakery" } } },
      "cells": { "roll": { "text": "{{name}}" } },
      "root": {
        "vstack": [{ "text": "{{shop.name}}" }, { "collection": true }],
        "spacing": 0, "align": "leading", "padding": [10, 0, -20, 0]
      },
      "sections": [{
        "id": "rolls",
        "items": [{ "id": "1", "cell": "roll", "name": "Poppy" }, { "id": "2", "cell": "roll", "name": "Rye" }],
        "layout": { "preset": "rows", "height": { "fractionalHeight": 0.5 } }
      }],
      "stops": [{ "name": "top" }]
    }
    """

  // 50 + 10 to the text of 20; the sections have 400 - 80 down to the edge, each half of it (derived).
  @Test func `sections are laid out for the room they get, and inline data is bound`() throws {
    let document = load(text)
    #expect(document.diagnostics.isEmpty)
    let environment = document.baseEnvironment
    let screen = document.screen(in: environment).screen
    #expect(screen.stops.map(\.name) == ["top"])
    let renderer = ScreenRenderer(
      screen: screen, environment: environment, text: Blocks(), images: NoImages())
    let elements = renderer.frame(at: renderer.layout.initialState).list.elements
    #expect(elements.map(\.id) == ["view/root"])
    let texts = flat(elements.flatMap(\.commands)).compactMap { drawn -> (String, CGFloat)? in
      guard case .text(let request, let frame, _) = drawn.command else { return nil }
      return (request.string, frame.midY + drawn.y)
    }
    #expect(texts.map(\.0) == ["Bakery", "Poppy", "Rye"])
    #expect(texts.map(\.1) == [70, 160, 320])
  }

  @Test func `what is wrong with a root is told at the root`() {
    let document = load(text)
    #expect(document.place(section: 0, item: 0).line == 6)
  }

  @Test func `a root can't be said in Swift, and the sections can`() throws {
    let document = load(text)
    let strict = document.swift(
      in: document.baseEnvironment, text: Blocks(), images: NoImages())
    #expect(strict.text == nil && strict.diagnostics.map(\.code) == [.notSupported])
    let lenient = document.swift(
      in: document.baseEnvironment, text: Blocks(), images: NoImages(), isLenient: true)
    #expect(try #require(lenient.text).contains("Poppy"))
  }
}
