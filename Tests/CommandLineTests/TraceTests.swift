// SPDX-License-Identifier: MIT
//
// Gestures on the command line: traces, films, and what a run says of them.

import CairoPainter
import Foundation
import Testing

@testable import dcv_snap

@Suite struct TraceTests {
  /// Forty rows of 100 points in a view of 800, and a belt; the range ends at 3300.
  private static func document(_ stops: String, rows: Int = 40) -> String {
    """
    {
      "version": 1,
      "device": { "width": 400, "height": 800, "scale": 1 },
      "sections": [
        { "id": "belt", "itemCount": 3, "layout": { "type": "grid",
          "group": { "axis": "horizontal", "width": { "fractionalWidth": 0.8 }, "height": { "absolute": 100 },
            "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] },
          "interGroupSpacing": 10, "orthogonal": "groupPaging" } },
        { "id": "rows", "itemCount": \(rows), "layout": { "type": "grid",
          "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 100 },
            "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } }
      ],
      "stops": [ \(stops) ]
    }
    """
  }

  private static let fling = #"{ "name": "fling", "offset": 320, "gesture": { "fling": 1500 } }"#
  private static let swipe =
    #"{ "name": "swipe", "gesture": { "drag": [-150, 0], "from": [200, 50], "duration": 0.1, "hold": 0 } }"#
  private static let still = #"{ "name": "still", "offset": 100 }"#

  @Test func `a trace tells gestures and the way between them`() throws {
    let folder = try Scratch(files: ["a.json": Self.document(Self.fling + "," + Self.still)])
    let result = try folder.run("trace", "a.json", "--fps", "2")
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    // uikit-print: 1500 goes 743.51 points in 2.503 seconds; between, 320 + 748.5 (1 - 0.998^ms).
    #expect(
      result.output == """
        a/fling
        range 0 to 3300, at rest after 2.503 s, picture at 2.503 s

             time   offset    speed  phase
            0.000  fling 1500 pt/s from 320: lands at 1063.5
            0.000      320     1500  decelerating
            0.500    793.4    551.3  decelerating
            1.000    967.4    202.6  decelerating
            1.500   1031.3     74.5  decelerating
            2.000   1054.8     27.4  decelerating
            2.500   1063.5     10.1  decelerating
            2.503   1063.5        0  resting

        """)
  }

  @Test func `the same as JSON has samples of all that moves`() throws {
    let folder = try Scratch(files: ["a.json": Self.document(Self.swipe)])
    let result = try folder.run("trace", "a.json", "--format", "json", "--fps", "60")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let trace = try #require(object as? [String: Any])
    #expect(trace["id"] as? String == "a/swipe")
    #expect(trace["range"] as? [Double] == [0, 3300])
    let samples = try #require(trace["samples"] as? [[String: Any]])
    let last = try #require(samples.last)
    #expect(last["time"] as? Double == trace["restTime"] as? Double)
    let belt = try #require((last["sections"] as? [String: Any])?["belt"] as? [String: Any])
    // uikit-print: the second of three groups of 320, 10 apart, rests at 330.
    #expect(belt["offset"] as? Double == 330)
    #expect(belt["phase"] as? String == "resting")
    let events = try #require(trace["events"] as? [[String: Any]])
    #expect((events.first?["text"] as? String)?.hasPrefix("belt: drag 150 pt from 0: ") == true)
  }

  @Test func `one chart is printed, several are files`() throws {
    let folder = try Scratch(files: ["a.json": Self.document(Self.fling + "," + Self.swipe)])
    let both = try folder.run("trace", "a.json", "--format", "svg")
    #expect(both.code == 2 && both.output == "")
    #expect(both.errors.contains("--stop 'fling' picks one"))
    let one = try folder.run("trace", "a.json", "--format", "svg", "--stop", "swipe")
    #expect(one.code == 0 && one.output.hasPrefix("<?xml"), "\(one.errors)")
    #expect(one.output.contains("<title>section belt, points</title>"))
    let files = try folder.run("trace", "a.json", "--format", "svg", "-o", "charts")
    #expect(files.lines == ["charts/a/fling.trace.svg", "charts/a/swipe.trace.svg"])
    let written = try FileBytes.read(folder.place.text + "/charts/a/swipe.trace.svg")
    #expect(String(decoding: written, as: UTF8.self) == one.output)
  }

  @Test func `list and validate tell what gestures come to when asked`() throws {
    let folder = try Scratch(files: ["a.json": Self.document(Self.still + "," + Self.fling)])
    let text = "a/still\na/fling\n  fling 1500 pt/s from 320: lands at 1063.5\n"
    #expect(try folder.run("list", "a.json", "--verbose").output == text)
    #expect(try folder.run("validate", "a.json", "--verbose").output == text)
    #expect(try folder.run("validate", "a.json").output == "")
    let json = try folder.run("list", "a.json", "--verbose", "--json").output
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(
      list?.map { $0["gestures"] as? [String] ?? [] }
        == [[], ["fling 1500 pt/s from 320: lands at 1063.5"]])
  }

  @Test func `a film ends with the stop's own picture, on one thread and on many`() throws {
    let stops = Self.swipe + "," + Self.still + "," + Self.fling
    let folder = try Scratch(files: ["a.json": Self.document(stops)])
    let flags = ["--apng", "--fps", "10", "--text", "blocks"]
    let one = try folder.run(["render", "a.json", "-o", "one", "-j", "1"] + flags)
    let many = try folder.run(["render", "a.json", "-o", "many", "-j", "4"] + flags)
    #expect(one.lines == ["one/a/swipe.apng", "one/a/fling.apng"], "\(one.errors)")
    #expect(many.lines == ["many/a/swipe.apng", "many/a/fling.apng"])
    for name in ["swipe", "fling"] {
      let film = try FileBytes.read(folder.place.text + "/one/a/\(name).apng")
      #expect(try FileBytes.read(folder.place.text + "/many/a/\(name).apng") == film)
      let info = try PNGInfo(film)
      #expect(info.width == 400 && info.height == 800)
    }
  }

  @Test func `what cannot be traced or filmed is said`() throws {
    let folder = try Scratch(files: [
      "still.json": Self.document(Self.still), "fling.json": Self.document(Self.fling),
      "long.json": Self.document(
        #"{ "name": "long", "gesture": [{ "wait": 3600 }, { "fling": 100 }] }"#),
    ])
    let nothing = try folder.run("trace", "still.json")
    #expect(nothing.code == 2 && nothing.errors.contains("no stop has a gesture"))
    #expect(try folder.run("render", "still.json", "--apng").code == 2)
    let unknown = try folder.run("trace", "fling.json", "--stop", "flign")
    #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'fling'?"))
    let long = try folder.run("render", "long.json", "--apng")
    #expect(long.code == 2 && long.errors.contains("at most 3600 frames"))
    #expect(try folder.run("render", "fling.json", "--apng", "--fps", "0").code == 2)
    #expect(try folder.run("render", "fling.json", "--apng", "--format", "svg").code == 2)
    #expect(try folder.run("trace", "fling.json", "--format", "png").code == 2)
  }
}
