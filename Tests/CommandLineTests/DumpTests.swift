// SPDX-License-Identifier: MIT
//
// The display list as text says all that a picture depends on.

import Foundation
import Testing

@Suite struct DumpTests {
  /// The lines of a dump about the texts of a cell.
  private static func texts(_ view: String) throws -> [String] {
    let folder = try Scratch(files: [
      "a.json": """
      { "version": 1, "device": { "width": 120, "height": 160, "scale": 2 },
        "cells": { "c": \(view) },
        "sections": [ { "items": [ { "id": "i", "cell": "c" } ],
          "layout": { "preset": "rows", "height": { "absolute": 160 } } } ] }
      """
    ])
    let made = try folder.run("render", "a.json", "--dump", "--text", "blocks")
    #expect(made.code == 0, "\(made.errors)")
    return try folder.text("out/a/start.dump.txt").split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("  text") || $0.hasPrefix("    run")
    }
  }

  // Expected values: a line of 20.287 points (views-and-metrics 3.9) is 20.5 high at two pixels a
  // point; derived: with 8 points more it is 28.5 high, and it stays in the middle of the cell.
  @Test func `a text that is raised or lowered says so, and has room`() throws {
    func made(_ offset: Int) throws -> [String] {
      try Self.texts("{ \"text\": \"ab\", \"baselineOffset\": \(offset) }")
    }
    let (plain, raised, lowered) = (try made(0), try made(8), try made(-8))
    #expect(plain.count == 1)
    #expect(raised.last == "    run 2  above 24.187 below 4.101  raised 8")
    #expect(lowered.last == "    run 2  above 16.187 below 12.101  raised -8")
    func height(_ lines: [String]) -> Substring? {
      lines.first?.components(separatedBy: "  in ").last?.split(separator: " ").dropFirst(3).first
    }
    #expect(height(plain) == "20.5")
    #expect(height(raised) == "28.5")
    #expect(height(lowered) == "28.5")
  }

  @Test func `lines under and through a text are told`() throws {  // derived
    let lines = try Self.texts(
      """
      { "text": "ab", "underline": true, "strikethrough": { "pattern": "dash", "color": "#ff0000" } }
      """)
    #expect(lines.last == "    run 2  underline solid  strikethrough dash #ff0000ff")
  }
}
