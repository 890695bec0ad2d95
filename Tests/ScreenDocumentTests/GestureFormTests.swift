// SPDX-License-Identifier: MIT
//
// What gestures in a document mean, and how far stops may go on from one another.

import CollectionLayout
import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

@Suite struct GestureFormTests {
  private func load(_ stops: String) -> ScreenDocument {
    let text = """
      { "version": 1, "device": { "width": 400, "height": 800, "scale": 2 },
        "sections": [
          { "id": "rows", "items": [{ "id": "one" }], "layout": { "preset": "rows" } },
          { "id": "belt", "itemCount": 3, "layout": { "preset": "carousel" } }
        ],
        "stops": [ \(stops) ] }
      """
    return ScreenDocument.load(bytes: Array(text.utf8), name: "a.json", files: MemoryFiles([:]))
  }

  @Test(
    "a gesture means what it says",
    arguments: [
      (#"{ "drag": -300 }"#, .drag(.init(.along(-300)))),
      (
        #"{ "drag": [-9, 4], "from": [200, 50], "duration": 0.2, "hold": 0, "velocity": 900, "section": "belt" }"#,
        .drag(
          .init(
            .both(CGPoint(x: -9, y: 4)), from: CGPoint(x: 200, y: 50), duration: 0.2, hold: 0,
            velocity: .along(900), section: "belt"))
      ),
      (#"{ "fling": 1500 }"#, .fling(.along(1500), from: nil, section: nil)),
      (
        #"{ "fling": [0, -20], "from": [1, 2] }"#,
        .fling(.both(CGPoint(x: 0, y: -20)), from: CGPoint(x: 1, y: 2), section: nil)
      ),
      (#"{ "tap": [10, 20], "count": 2 }"#, .tap(CGPoint(x: 10, y: 20), count: 2)),
      (#"{ "pinch": 2 }"#, .pinch(2, at: nil, duration: 0.5)),
      (#"{ "zoom": 2.5, "center": [0, 0] }"#, .zoom(2.5, at: .zero)),
      (#"{ "wait": 0.25 }"#, .wait(.seconds(0.25))),
      (#"{ "wait": "rest" }"#, .wait(.untilRest)),
      (#"{ "scrollToTop": true }"#, .scrollToTop),
      (#"{ "scrollTo": "end", "animated": false }"#, .scroll(.end, isAnimated: false)),
      (#"{ "scrollTo": { "page": 2 } }"#, .scroll(.page(2), isAnimated: true)),
      (
        #"{ "scrollTo": { "item": "one" }, "at": 0.25 }"#,
        .scroll(.element(.item("one"), at: .anchor(0.25)), isAnimated: true)
      ),
      (
        #"{ "scrollTo": { "group": 1 }, "section": "belt" }"#,
        .scrollSection("belt", .group(1), isAnimated: true)
      ),
      (
        #"{ "scrollTo": 120, "section": "belt" }"#,
        .scrollSection("belt", .offset(120), isAnimated: true)
      ),
    ] as [(String, StopGesture)])
  func meaning(_ text: String, _ gesture: StopGesture) {
    let document = load(#"{ "name": "a", "gesture": \#(text) }"#)
    #expect(document.diagnostics.isEmpty)
    #expect(document.stops.first?.gestures == [gesture])
    #expect(document.stops.first?.moment == .atRest)
  }

  @Test(
    "a moment is rest, or seconds",
    arguments: [
      (#""rest""#, .atRest), (#"{ "after": 0.1 }"#, .afterLastStep(0.1)),
      (#"{ "time": 2 }"#, .time(2)),
    ] as [(String, ScrollScript.Capture)])
  func moments(_ text: String, _ moment: ScrollScript.Capture) {
    let document = load(#"{ "name": "a", "gesture": { "fling": 9 }, "moment": \#(text) }"#)
    #expect(document.diagnostics.isEmpty)
    #expect(document.stops.first?.moment == moment)
  }

  @Test func `a stop goes on from a stop that goes on from another, wherever they stand`() {
    let document = load(
      """
      { "name": "c", "after": "b", "gesture": { "wait": 3 } },
      { "name": "a", "offset": 40, "gesture": { "wait": 1 } },
      { "name": "b", "after": "a", "gesture": { "wait": 2 } }
      """)
    let stop = document.stops.first
    #expect(document.diagnostics.isEmpty)
    #expect(stop?.gestures == [1, 2, 3].map { .wait(.seconds($0)) })
    #expect(stop?.inheritedGestures == 2 && stop?.target == .along(40))
  }

  @Test func `a circle is told at its stops, not at those that lead into it`() {
    let document = load(
      """
      { "name": "in", "after": "a" }, { "name": "a", "after": "b" }, { "name": "b", "after": "a" }
      """)
    #expect(document.diagnostics.map(\.code) == [.referenceCycle, .referenceCycle])
    #expect(document.stops.map(\.name) == ["in", "a", "b"])
  }

  @Test func `a hundred gestures together are run, the next is an error and not run`() {
    let stops = (0..<105).map { index in
      #"{ "name": "s\#(index)", \#(index > 0 ? #""after": "s\#(index - 1)","# : "") "gesture": { "wait": 1 } }"#
    }
    let document = load(stops.joined(separator: ","))
    #expect(document.diagnostics.map(\.code) == Array(repeating: .outOfRange, count: 5))
    #expect(document.stops.map(\.gestures.count).max() == 100)
    #expect(document.stops[99].gestures.count == 100)
  }

  @Test func `everything that surprises about scrolling has a code of its own`() {
    let warnings: [ScrollWarning] = [
      .pagingDrift(stride: 369, page: 393, pages: 6), .viewAlignedWithoutTargets,
      .targetTooLong(length: 900, viewport: 393), .paddingInsteadOfMargins(length: 20),
      .pinnedHeaderUnderZoom(zoom: 2), .stopOutsideRange(asked: 9, minimum: 0, maximum: 5),
      .gestureWhileDisabled, .gestureOnFittingContent(content: 10, viewport: 20),
    ]
    for warning in warnings {
      let place = Diagnostic.Place(file: "a.json")
      let diagnostic = Diagnostic.scroll(warning, what: "the stop 'a'", at: place)
      #expect(diagnostic.code.rawValue == warning.code)
      #expect(diagnostic.severity != .error)
      #expect(diagnostic.hint?.isEmpty == false)
      #expect(diagnostic.message.hasPrefix("the stop 'a'"))
    }
  }
}
