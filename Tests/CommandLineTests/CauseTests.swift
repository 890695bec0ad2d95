// SPDX-License-Identifier: MIT
//
// Causes as the built tool tells them: what was done to a document, and what is said of it. Expected
// texts: derived, from the numbers in the document.

import DynamicCollectionView
import Foundation
import Testing

@testable import dcv_snap

@Suite struct CauseTests {
  /// Coloured cells in one column: heights 40, seen through 160 points.
  private static func document(
    ids: [Int] = Array(1...6), height: Int = 40, colors: [Int: String] = [:],
    texts: [Int: String] = [:], more: String = ""
  ) -> String {
    let items = ids.map { id in
      let text = texts[id] ?? "Item \(id)"
      return #"{ "id": "\#(id)", "cell": "card", "color": "\#(colors[id] ?? "mint")", "#
        + #""title": "\#(text)" }"#
    }
    return """
      {
        "version": 1,
        "device": { "width": 120, "height": 160, "scale": 2 },
        "configuration": { "maximumZoomScale": 3\(more) },
        "cells": { "card": { "roundedRectangle": 8, "fill": "{{color}}",
          "overlay": { "text": "{{title}}", "font": "caption" } } },
        "sections": [ { "id": "main", "items": [ \(items.joined(separator: ", ")) ],
          "layout": { "type": "grid", "contentInsets": [0, 4, 0, 4],
            "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 },
              "height": { "absolute": \(height) }, "subitems": [ { "item": {
                "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } } ],
        "stops": [ { "name": "top", "offset": "start" }, { "name": "end", "offset": "end" },
          { "name": "zoomed", "offset": 30, "gesture": { "pinch": 1.5, "center": [60, 80] } } ]
      }
      """
  }

  private static func recorded() throws -> Scratch {
    let folder = try Scratch(files: [
      "dcv-snap.json": VerifyTourTests.configuration, "screens/a.json": document(),
    ])
    #expect(try folder.run("record").errors.contains("3 recorded"))
    return folder
  }

  /// What is said of each stop.
  private static func causes(_ folder: Scratch, _ document: String) throws -> [String: String] {
    try folder.write(document, to: "screens/a.json")
    let result = try folder.run("verify")
    var causes: [String: String] = [:]
    for line in result.errors.split(separator: "\n") where line.hasPrefix("changed ") {
      let parts = line.dropFirst(12).split(separator: ": ", maxSplits: 1)
      guard let id = parts.first, let cause = parts.last else { continue }
      causes[id.replacingOccurrences(of: "screens/a/", with: "")] = String(cause)
    }
    return causes
  }

  @Test func `a cell that grew with all others and has another colour is told to have both`() throws
  {
    let found = try Self.causes(
      Self.recorded(), Self.document(height: 41, colors: [3: "black"]))
    #expect(
      found["top"]
        == "4 cells of `main` 40 -> 41; content of `main/3` changed; "
        + "3 cells below moved by +1 to +3; nothing else")
  }

  @Test func `at the end, what was added or removed is the cause of the other offset`() throws {
    let folder = try Self.recorded()
    #expect(
      try Self.causes(folder, Self.document(ids: [1, 2, 3, 5, 6]))["end"]
        == "`main/4` removed; `main/2` came into view; 2 cells below moved by -40; "
        + "offset 0,80 -> 0,40; nothing else")
    #expect(
      try Self.causes(folder, Self.document(ids: Array(1...7)))["end"]
        == "`main/7` added; `main/3` left the view; offset 0,80 -> 0,120; nothing else")
  }

  @Test func `another background of the screen is told as such`() throws {
    let found = try Self.causes(
      Self.recorded(), Self.document(more: #", "background": "systemGray5""#))
    #expect(found["top"]?.hasPrefix("paint only: the background; ") == true)
  }

  @Test func `what an element shows is told alike at every stop`() throws {
    let folder = try Self.recorded()
    var drawings: [String: Set<UInt32>] = [:]
    var inks: [String: Set<UInt32>] = [:]
    for stop in ["top", "end", "zoomed"] {
      let dump = try LayoutDump(text: folder.text("Snapshots/screens/a/\(stop).layout.txt"))
      for element in dump.elements {
        let paint = try #require(element.paint)
        inks[element.id, default: []].insert(paint.ink)
        // Magnified, each view keeps to other pixels.
        if stop != "zoomed" { drawings[element.id, default: []].insert(paint.drawing) }
      }
    }
    for sums in [drawings, inks] {
      #expect(sums.count == 6)
      #expect(sums.values.allSatisfy { $0.count == 1 })
      #expect(Set(sums.values).count == 6, "each cell says another number")
    }
  }

  @Test func `a document that was moved with its references passes`() throws {
    let folder = try Self.recorded()
    for path in ["screens/a.json", "Snapshots/screens/a"] {
      try FileManager.default.moveItem(
        atPath: folder.place.appending(path).text,
        toPath: folder.place.appending(path.replacingOccurrences(of: "/a", with: "/b")).text)
    }
    let result = try folder.run("verify")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("3 passed"))
  }

  @Test func `a layout that was cut after any line is unreadable`() throws {
    let folder = try Self.recorded()
    let path = "Snapshots/screens/a/top.layout.txt"
    let lines = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count - 1 {
      try folder.write(lines.prefix(count).map { $0 + "\n" }.joined(), to: path)
      let result = try folder.run("verify", "-g", "top")
      #expect(result.code == 3, "\(count) lines: \(result.errors)")
    }
  }

  @Test func `references of the form before are read, and their cells are told apart by pixels`()
    throws
  {
    let folder = try Self.recorded()
    let path = "Snapshots/screens/a/top.layout.txt"
    let old = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("background") && !$0.hasPrefix("items") && $0 != "end" }
      .map { $0.split(separator: "  paint ").first.map(String.init) ?? "" }
      .joined(separator: "\n").replacingOccurrences(of: "layout 2", with: "layout 1")
    try folder.write(old, to: path)
    #expect(try folder.run("verify").code == 0)
    #expect(
      try Self.causes(folder, Self.document(colors: [3: "black"]))["top"]?
        .hasPrefix("paint only: `main/3`; ") == true)
    // Whether the cells still show the same can't be told: no "nothing else".
    #expect(
      try Self.causes(folder, Self.document(height: 41))["top"]
        == "4 cells of `main` 40 -> 41; 3 cells below moved by +1 to +3")
  }

  // MARK: Two documents

  private static func difference(_ new: String) throws -> ToolResult {
    let folder = try Scratch(files: ["old.json": document(), "new.json": new])
    return try folder.run("diff", "old.json", "new.json")
  }

  @Test func `two equal documents under different names do not differ`() throws {
    let result = try Self.difference(Self.document())
    #expect(result.code == 0)
    #expect(!result.errors.contains("changed "), "\(result.errors)")
  }

  @Test func `two documents that differ say what happened, and end with 22`() throws {
    let result = try Self.difference(Self.document(height: 41))
    #expect(result.code == 22)
    #expect(
      result.errors.contains(
        "changed     new/top: 4 cells of `main` 40 -> 41; 3 cells below moved by +1 to +3; nothing else"
      ), "\(result.errors)")
  }

  @Test func `two documents for devices of different size end with 21`() throws {
    let result = try Self.difference(
      Self.document().replacingOccurrences(of: #""width": 120"#, with: #""width": 100"#))
    #expect(result.code == 21)
    #expect(result.errors.contains("size 240x320 -> 200x320"), "\(result.errors)")
  }
}
