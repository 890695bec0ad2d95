// SPDX-License-Identifier: MIT
//
// What `--overlay` draws: insets of every kind of layout, ids that can be read.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct OverlayTests {
  private static func document(_ layout: String) -> String {
    """
    { "version": 1, "device": { "width": 120, "height": 160, "scale": 2 },
      "sections": [ { "id": "somewhat-long", "itemCount": 4, "layout": \(layout) } ] }
    """
  }

  /// The lines of an overlay in the dump of a document's only stop.
  private static func overlay(_ name: String, _ layout: String) throws -> [String] {
    let folder = try Scratch(files: ["a.json": document(layout)])
    let made = try folder.run("render", "a.json", "--overlay", name, "--dump")
    #expect(made.code == 0, "\(made.errors)")
    let lines = try folder.text("out/a/start.dump.txt").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("element \"overlay/\(name)\"") })
    return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  private static func bar(_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> String {
    "fill #34c75940  M\(x) \(y) L\(right) \(y) L\(right) \(bottom) L\(x) \(bottom) Z"
  }

  // Expected values: derived. Two lanes, two items of 20 in each, nothing between. The seed's rule
  // ends with the last item, the clean one with the end inset.
  @Test func `a waterfall's own insets lie inside of the section's`() throws {
    func lanes(_ more: String) -> String {
      """
      { "type": "waterfall", "columns": 2, "itemHeight": { "values": [20] },
        "contentInset": [4, 10, 6, 10], \(more) }
      """
    }
    #expect(
      try Self.overlay("insets", lanes(#""mode": "seed""#)) == [
        Self.bar(0, 0, 120, 4), Self.bar(0, 4, 10, 44), Self.bar(110, 4, 120, 44),
      ])
    #expect(
      try Self.overlay("insets", lanes(#""mode": "clean", "contentInsets": [8, 6, 0, 0]"#)) == [
        Self.bar(0, 0, 120, 8), Self.bar(0, 8, 6, 58), Self.bar(6, 8, 120, 12),
        Self.bar(6, 52, 120, 58), Self.bar(6, 12, 16, 52), Self.bar(110, 12, 120, 52),
      ])
  }

  // Expected values: derived. A pinch by 2 about the top left corner of the rest position; bars of 8
  // and 6 points.
  @Test func `insets are magnified with the content`() throws {
    let document = """
      { "version": 1, "device": { "width": 120, "height": 160, "scale": 2 },
        "configuration": { "maximumZoomScale": 3 },
        "sections": [ { "id": "a", "itemCount": 2, "layout": {
          "type": "grid", "contentInsets": [8, 6, 0, 0], "group": { "axis": "horizontal",
            "width": { "fractionalWidth": 1 }, "height": { "absolute": 100 }, "subitems": [ { "item": {
              "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } } ],
        "stops": [ { "name": "zoomed", "offset": 0, "gesture": { "pinch": 2, "center": [0, 0] } } ] }
      """
    let folder = try Scratch(files: ["a.json": document])
    let made = try folder.run("render", "a.json", "--overlay", "insets", "--dump")
    #expect(made.code == 0, "\(made.errors)")
    let dump = try folder.text("out/a/zoomed.dump.txt")
    #expect(dump.contains(Self.bar(0, 0, 240, 16)), "\(dump)")
    #expect(dump.contains(Self.bar(0, 16, 12, 416)))
  }

  @Test func `an id that is too long for its element is told without its section`() throws {
    func texts(_ fraction: String) throws -> [String] {
      try Self.overlay(
        "ids",
        """
        { "type": "grid", "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 },
          "height": { "absolute": 20 }, "subitems": [ { "item": {
            "width": { "fractionalWidth": \(fraction) }, "height": { "fractionalHeight": 1 } } } ] } }
        """
      ).filter { $0.hasPrefix("text ") }.map { String($0.split(separator: "\"")[1]) }
    }
    #expect(try texts("1").first == "somewhat-long/#0")
    #expect(try texts("0.25") == ["#0", "#1", "#2", "#3"])
  }
}
