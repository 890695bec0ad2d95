// SPDX-License-Identifier: MIT
//
// Presets and their full layouts give the same frames, in documents of every kind of parameter.

import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import Testing

@testable import ScreenDocument

/// Every preset with its defaults, and with parameters of every kind.
private let presets = [
  #"{ "preset": "rows" }"#,
  #"{ "preset": "rows", "height": { "absolute": 60 }, "spacing": 8, "contentInsets": [8, 16, 8, 16] }"#,
  #"{ "preset": "rows", "height": { "uniformAcrossSiblings": 50 } }"#,
  #"{ "preset": "columns" }"#,
  #"{ "preset": "columns", "count": { "cases": [{ "minWidth": 700, "value": 4 }], "else": 3 }, "height": { "fractionalWidth": 0.3 }, "spacing": 7, "lineSpacing": 20 }"#,
  #"{ "preset": "columns", "supplementary": [{ "kind": "badge", "width": { "absolute": 20 }, "height": { "absolute": 20 }, "containerAnchor": { "edges": ["top", "trailing"] } }] }"#,
  #"{ "preset": "carousel" }"#,
  #"{ "preset": "carousel", "lines": 3, "height": { "estimated": 210 }, "orthogonal": "groupPagingCentered", "visibleItems": [{ "effect": "scale", "from": 0.8, "over": 300 }] }"#,
  #"{ "preset": "carousel", "lines": 2, "lineSpacing": 5, "width": { "cases": [{ "minWidth": 700, "value": { "absolute": 333 } }], "else": { "fractionalWidth": 0.4 } }, "pageDots": true }"#,
  #"{ "preset": "carousel", "width": { "estimated": 90 }, "height": { "absolute": 32 }, "orthogonal": "continuous" }"#,
  #"{ "preset": "banner" }"#,
  #"{ "preset": "banner", "height": { "absolute": 222 }, "margin": 0, "pageDots": false, "x-note": [1,  2] }"#,
  #"{ "preset": "magazine" }"#,
  #"{ "preset": "magazine", "lead": "trailing", "leadFraction": 0.66, "count": 3, "spacing": 5, "height": { "fractionalHeight": 0.25 } }"#,
  #"{ "preset": "magazine", "boundary": [{ "kind": "header", "width": { "fractionalWidth": 1 }, "height": { "cases": [{ "minWidth": 700, "value": { "absolute": 60 } }], "else": { "absolute": 40 } }, "alignment": "top", "pin": true }] }"#,
]

private func text(_ layout: String, items: Int = 11) -> String {
  """
  {
    "version": 1, "x-before": "\\u00e9",
    "sections": [
      { "id": "one", "itemCount": \(items), "layout": \(layout), "measuredHeights": [41, 67.5] },
      { "itemCount": 1, "layout": { "preset": "rows" } }
    ]
  }
  """
}

/// All frames, effects and dots of a document in an environment.
private func drawn(_ document: ScreenDocument, width: CGFloat) throws -> [String] {
  var environment = document.baseEnvironment
  environment.size.width = width
  let (screen, complaints) = document.screen(in: environment)
  #expect(complaints.isEmpty)
  let renderer = ScreenRenderer(
    screen: screen, environment: environment, text: PlainText(), images: PlainImages())
  let state = ScrollState(offset: .zero)
  #expect(renderer.layout.notes.isEmpty)
  return screen.sections.map { "\($0.effects) \($0.showsPageDots) \($0.layout.orthogonal)" }
    + renderer.layout.allAttributes(at: state).map {
      "\($0.kind) \($0.section) \($0.item) \($0.frame) \($0.zIndex)"
    }
    + ["\(renderer.layout.contentSize)"]
}

@Suite struct PresetTests {
  @Test("a preset is read without a complaint and shows all its items", arguments: presets)
  func complete(_ preset: String) throws {
    let document = load(text(preset))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))")
    #expect(try drawn(document, width: 393).count > 12)
  }

  @Test("a preset written out gives the same frames", arguments: presets)
  func sameFrames(_ preset: String) throws {
    for width in [320.0, 393, 820] {
      let document = load(text(preset))
      var environment = document.baseEnvironment
      environment.size.width = width
      let expanded = try #require(document.expanded(in: environment))
      #expect(!expanded.contains("preset"))
      #expect(!expanded.contains("cases"))
      let full = load(expanded)
      #expect(full.diagnostics.isEmpty, "\(full.diagnostics.map(\.message))")
      #expect(try drawn(full, width: width) == drawn(document, width: width))
    }
  }

  /// Origin: derived. 393 - 8 in two columns is 192.5, floored to pixels at 3x.
  @Test func `columns share the width`() throws {
    let document = load(text(#"{ "preset": "columns", "height": { "absolute": 50 } }"#, items: 3))
    let frames = try layout(document, 393).filter { $0.section == 0 }.map(\.frame)
    let width = (192.5 * 3).rounded(.down) / 3
    #expect(frames[0] == CGRect(x: 0, y: 0, width: width, height: 50))
    #expect(frames[2].minY == 58)
    #expect(abs(frames[1].minX - (width + 8)) < 0.34)
  }

  /// Origin: derived. (390 - 8) times 0.6 is 229.2, floored 229; small cells (234 - 8) / 2 high.
  @Test func `a magazine has one large and two small cells`() throws {
    let document = load(text(#"{ "preset": "magazine" }"#, items: 3))
    let frames = try layout(document, 390).filter { $0.section == 0 }.map(\.frame)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 229, height: 234))
    #expect(frames[1].minX == 237 && frames[1].height == 113)
    #expect(frames[2].minY == 121 && frames[2].height == 113)
  }

  @Test func `pages of a banner are as wide as the view and rest without a drift`() throws {
    let document = load(text(#"{ "preset": "banner" }"#, items: 4))
    let renderer = renderer(document, 390)
    let orthogonal = try #require(renderer.layout.sections[0].orthogonal)
    // Origin: derived. Four pages of 390.
    #expect(orthogonal.restOffsets() == [0, 390, 780, 1170])
    let cell = try #require(try layout(document, 390).first)
    #expect(cell.frame == CGRect(x: 16, y: 0, width: 358, height: 195))
  }

  @Test func `writing out changes the bytes of layouts alone`() throws {
    let source = text(
      #"{ "type": "waterfall", "columns" : {"cases":[{"minWidth":1000,"value":7}],"else": 2 }, "itemHeight": { "values": [ 40,  50 ] } }"#
    )
    let document = load(source)
    let expanded = try #require(document.expanded(in: document.baseEnvironment))
    #expect(
      expanded.contains(
        #"{ "type": "waterfall", "columns" : 2, "itemHeight": { "values": [ 40,  50 ] } }"#))
    #expect(expanded.contains(#""x-before": "\u00e9","#))
    // What is written out has nothing left to write out.
    #expect(load(expanded).expanded(in: document.baseEnvironment) == expanded)
  }

  @Test func `faults inside a preset stand at the author's own keys`() {
    let document = load(
      text(
        #"{ "preset": "columns", "cout": 3, "height": { "absolute": -4 }, "boundary": [{ "kind": "a" }] }"#
      ))
    #expect(
      codes(document) == [
        "unknown-key /sections/0/layout", "out-of-range /sections/0/layout/height/absolute",
        "missing-key /sections/0/layout/boundary/0", "missing-key /sections/0/layout/boundary/0",
        "missing-key /sections/0/layout/boundary/0",
      ])
  }

  @Test func `an unknown preset and one beside a type are reported`() {
    #expect(
      codes(load(text(#"{ "preset": "rowss" }"#)))
        == ["unknown-layout-type /sections/0/layout/preset"])
    #expect(
      codes(load(text(#"{ "preset": "rows", "type": "grid" }"#)))
        == ["conflicting-keys /sections/0/layout/type"])
  }

  @Test("a damaged preset never traps", arguments: presets)
  func hostile(_ preset: String) {
    let bytes = Array(text(preset).utf8)
    let range = bytes.indices.filter { bytes[$0] != 0x20 && bytes[$0] != 0x0A }
    for (number, index) in range.enumerated() {
      var damaged = bytes
      // In turn: gone, another digit, another word.
      switch number % 3 {
      case 0: damaged.remove(at: index)
      case 1: damaged[index] = UInt8(ascii: "9")
      default: damaged[index] = UInt8(ascii: "e")
      }
      let document = ScreenDocument.load(bytes: damaged, name: "x.json", files: MemoryFiles())
      let expanded = document.expanded(in: document.baseEnvironment)
      #expect((expanded != nil) == document.canBeDrawn)
      let screen = document.screen(in: document.baseEnvironment).screen
      guard let expanded, document.diagnostics.isEmpty else { continue }
      // What had no fault has none when it is written out, and lays out the same.
      let full = load(expanded)
      #expect(full.diagnostics.isEmpty, "\(expanded)")
      let other = full.screen(in: document.baseEnvironment).screen
      #expect("\(other.sections.map(\.layout))" == "\(screen.sections.map(\.layout))")
    }
  }

  @Test func `the table in the layout rules has every parameter`() throws {
    let docs = try String(
      contentsOf: repository.appendingPathComponent("docs/layout.md"), encoding: .utf8)
    for preset in PresetForm.all {
      for field in preset.fields {
        let row = "| `\(preset.name)` | `\(field.schema.key)` | \(field.schema.about) |"
        #expect(docs.contains(row), "not in docs/layout.md: \(row)")
      }
    }
  }

  private func renderer(_ document: ScreenDocument, _ width: CGFloat) -> ScreenRenderer {
    var environment = document.baseEnvironment
    environment.size.width = width
    return ScreenRenderer(
      screen: document.screen(in: environment).screen, environment: environment,
      text: PlainText(), images: PlainImages())
  }

  private func layout(_ document: ScreenDocument, _ width: CGFloat) throws -> [LayoutAttributes] {
    renderer(document, width).layout.allAttributes(at: ScrollState(offset: .zero))
  }
}

/// Texts take no room.
private final class PlainText: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
  }
}

private final class PlainImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}
