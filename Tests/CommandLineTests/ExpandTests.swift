// SPDX-License-Identifier: MIT
//
// `expand`, and the notes that only a layout with real text can give.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct ExpandTests {
  private static let document = """
    {
      "version": 1,
      "device": { "width": 390, "height": 600, "scale": 2 },
      "sections": [
        { "id": "cards", "itemCount": 9, "layout": { "preset": "carousel", "lines": 2 } },
        { "id": "grid", "itemCount": 9, "layout": { "preset": "columns",
          "count": { "cases": [{ "minWidth": 700, "value": 4 }], "else": 2 } } }
      ]
    }

    """

  @Test func `expand prints a document with the same frames, for the device that is asked for`()
    throws
  {
    let folder = try Scratch(files: ["a/home.json": Self.document])
    for size in ["390x600", "820x600"] {
      let expanded = try folder.run("expand", "a/home.json", "--size", size)
      #expect(expanded.code == 0, "\(expanded.errors)")
      #expect(expanded.errors.isEmpty)
      let text = expanded.lines.joined(separator: "\n")
      #expect(text.contains(size == "390x600" ? #""count": 2,"# : #""count": 4,"#))
      // The same name in another folder, so that nothing but the layout can differ.
      let other = try Scratch(files: ["a/home.json": text])
      let flags = ["layout", "a/home.json", "--json", "--all", "--size", size]
      #expect(try other.run(flags).lines == folder.run(flags).lines)
    }
  }

  @Test func `expand takes one document and one value for each option`() throws {
    let folder = try Scratch(files: ["a.json": Self.document, "b.json": Self.document])
    #expect(try folder.run("expand", "a.json", "b.json").code == 2)
    #expect(try folder.run("expand", "a.json", "--scale", "1,2").code == 2)
    #expect(try folder.run("expand", "none.json").code == 3)
  }

  @Test func `a document with faults is printed, and the exit code tells`() throws {
    let folder = try Scratch(files: [
      "a.json": Self.document.replacingOccurrences(of: "lines", with: "liness")
    ])
    let expanded = try folder.run("expand", "a.json")
    #expect(expanded.code == 2)
    #expect(expanded.lines.contains { $0.contains(#""orthogonal": "groupPaging""#) })
    #expect(expanded.errors.contains("'liness' is not a key of a carousel preset"))
    #expect(try folder.run("expand", "a.json", "--lenient").code == 0)
  }

  @Test func `drifting pages, fractions of estimates and sizes without end are told`() throws {
    let folder = try Scratch(files: [
      "a.json": """
      { "version": 1, "device": { "width": 390, "height": 800, "scale": 2 },
        "cells": { "t": { "text": "{{title}}" } },
        "sections": [
          { "itemCount": 4, "layout": { "type": "grid", "interGroupSpacing": 10, "orthogonal": "paging",
            "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 100 },
              "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } },
          { "items": [ { "cell": "t", "title": "A text that wraps is as high as it is narrow, and never comes to rest" } ],
            "layout": { "type": "grid",
              "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "estimated": 60 },
                "subitems": [ { "item": { "width": { "fractionalHeight": 1 }, "height": { "estimated": 60 } } } ] } } }
        ] }
      """
    ])
    let checked = try folder.run("validate", "a.json")
    #expect(checked.code == 2)
    #expect(
      checked.errors.contains("note[paging-drift]: pages drift from the groups by 10 points a page")
    )
    #expect(checked.errors.contains("note[layout-ambiguous]: a fraction of an estimated height"))
    #expect(
      checked.errors.contains(
        "error[layout-did-not-settle]: the size of item 0 still changes after 8 rounds"))
    #expect(checked.errors.contains("/sections/1/items/0"))
    #expect(checked.errors.hasSuffix("1 error, 2 notes\n"))
  }
}
