// SPDX-License-Identifier: MIT
//
// Pictures taken in the middle of a motion: offsets and frames are those of docs/scrolling.md.

import DynamicCollectionView
import ScreenDocument
import Testing

/// A stop of fixtures/documents/scrolling.json, 400 x 852 at 3 pixels a point, range 0 to 980.
struct MovingStop: Sendable, CustomTestStringConvertible {
  let name: String
  /// Where the collection is, on pixels.
  let offset: CGPoint
  /// Where the belt is.
  var belt: CGFloat = 0
  var zoom: CGFloat = 1
  /// On the screen: the first header that is seen, and the first badge of its section.
  var header: CGPoint?
  var testDescription: String { name }
}

@Suite struct GestureStopTests {
  private let document: ScreenDocument
  private let renderer: ScreenRenderer

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("fixtures/documents/scrolling.json")
    document = ScreenDocument.load(
      bytes: Array(try Data(contentsOf: file)), name: "scrolling.json", files: MemoryFiles([:]))
    let screen = document.screen(in: document.baseEnvironment).screen
    renderer = ScreenRenderer(
      screen: screen, environment: document.baseEnvironment, text: BlockText(), images: NoImages())
  }

  private static let third: CGFloat = 1.0 / 3

  /// The numbers' places in docs/scrolling.md stand beside them; pixels are thirds of a point.
  static let stops: [MovingStop] = [
    MovingStop(name: "start", offset: .zero, header: CGPoint(x: 0, y: 224)),
    // "A finger": a pull of 590 shows 234.997 (uikit-print, recorded as -235).
    MovingStop(
      name: "stretched", offset: CGPoint(x: 0, y: -235), header: CGPoint(x: 0, y: 459)),
    // "Ends": 100 let go slowly is 50.30 after 0.1 s (uikit-print).
    MovingStop(
      name: "springing", offset: CGPoint(x: 0, y: -50 - third),
      header: CGPoint(x: 0, y: 274 + third)),
    // "Deceleration": 1000 x 0.499 (1 - 0.998^300) = 225.3 (derived); the header is held.
    MovingStop(
      name: "mid-fling", offset: CGPoint(x: 0, y: 225 + third), header: .zero),
    // "Deceleration": 1500 from 320 lands at 1063.5, clamped to 980 (derived).
    MovingStop(name: "landed", offset: CGPoint(x: 0, y: 980), header: .zero),
    // "Ends": an impact with 1000 peaks 33.44 beyond the end (uikit-print).
    MovingStop(
      name: "overshoot", offset: CGPoint(x: 0, y: 1013 + third), header: .zero),
    // "A finger": a pull of 100 shows 48.352 in a view of 400 (uikit-print).
    MovingStop(
      name: "pulled-belt", offset: .zero, belt: -48 - third, header: CGPoint(x: 0, y: 224)),
    // "Pages": groups of 320 with 10 between them stop at 330 (uikit-print).
    MovingStop(name: "swiped", offset: .zero, belt: 330, header: CGPoint(x: 0, y: 224)),
  ]

  @Test("a stop in the middle of a motion is where the model says", arguments: stops)
  func moments(_ expected: MovingStop) throws {
    let stop = try #require(document.stops.first { $0.name == expected.name })
    let (state, notes) = renderer.scrollState(for: stop)
    #expect(notes.isEmpty)
    #expect(near(state.offset.x, expected.offset.x) && near(state.offset.y, expected.offset.y))
    #expect(near(state.sectionOffsets[0] ?? 0, expected.belt))
    #expect(state.zoom == 1)
    let seen = renderer.layout.visibleAttributes(at: state)
    let header = try #require(seen.first { $0.kind == .header })
    let place = try #require(expected.header)
    #expect(near(header.screenFrame.minX, place.x) && near(header.screenFrame.minY, place.y))
    // Cells and backgrounds go with the content; cells of the belt with the belt.
    for element in seen where element.kind == .cell || element.kind == .decoration {
      let belt = element.section == 0 ? expected.belt : 0
      #expect(near(element.screenFrame.minX, element.frame.minX - belt))
      #expect(near(element.screenFrame.minY, element.frame.minY - expected.offset.y))
    }
    // A badge keeps to its cell: 6 points out at the trailing edge, 6 above.
    for badge in seen where badge.kind == .supplementary {
      let item = try #require(badge.host)
      let host = try #require(renderer.layout.cell(item, in: badge.section, at: state))
      #expect(near(badge.screenFrame.maxX, host.screenFrame.maxX + 6))
      #expect(near(badge.screenFrame.minY, host.screenFrame.minY - 6))
    }
  }

  private func near(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

  @Test func `magnified content keeps the point between the fingers, and its header is held`()
    throws
  {
    let stop = try #require(document.stops.first { $0.name == "zoomed" })
    let (state, notes) = renderer.scrollState(for: stop)
    // derived: offset' = c zoom - p with c = 267.333 + 426, rounded to pixels (docs/scrolling.md,
    // "Magnification").
    var still = stop
    still.gestures = []
    let before = renderer.scrollState(for: still).state
    #expect(state.zoom == 2)
    #expect(near(state.offset.y, (before.offset.y + 426) * 2 - 426))
    #expect(state.offset.x == 0)
    let header = try #require(
      renderer.layout.visibleAttributes(at: state).first { $0.kind == .header })
    #expect(header.isPinned)
    #expect(header.screenFrame == CGRect(x: 0, y: 0, width: 800, height: 88))
    #expect(header.frame.minY == state.offset.y / 2)
    guard case .pinnedUnderZoom(section: 1, let warning) = notes.first else {
      Issue.record("a pinned header under a zoom is told")
      return
    }
    #expect(warning == .pinnedHeaderUnderZoom(zoom: 2))
    // The drawing is the plain one, magnified as a whole.
    let element = try #require(renderer.frame(at: state).list.elements.last)
    guard case .group(let effect, _) = try #require(element.commands.first) else {
      Issue.record("magnified drawings are groups")
      return
    }
    #expect(effect.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `a finger moves a belt in magnified content by its way divided by the zoom`() throws {
    let stop = try #require(document.stops.first { $0.name == "zoomed-belt" })
    // derived: 210 less the first 10, at 2.5.
    #expect(renderer.scrollState(for: stop).state.sectionOffsets == [0: 80])
  }

  @Test func `magnified to 1 the frames and drawings are the plain ones`() throws {
    for offset in [-235, 0, 225.5, 980] as [CGFloat] {
      let plain = ScrollState(offset: CGPoint(x: 0, y: offset), sectionOffsets: [0: 120])
      var zoomed = plain
      zoomed.zoom = 1 + 1e-12
      let (one, other) = (
        renderer.layout.visibleAttributes(at: plain), renderer.layout.visibleAttributes(at: zoomed)
      )
      #expect(one.count == other.count)
      for (left, right) in zip(one, other) {
        #expect(abs(left.frame.minY - right.frame.minY) < 1e-6)
        #expect(abs(left.screenFrame.minY - right.screenFrame.minY) < 1e-6)
        #expect(abs(left.screenFrame.minX - right.screenFrame.minX) < 1e-6)
      }
    }
  }

  @Test func `what a gesture comes to is told with its numbers`() throws {
    func told(_ name: String) throws -> [String] {
      let stop = try #require(document.stops.first { $0.name == name })
      return renderer.run(of: stop)?.explanation ?? []
    }
    #expect(try told("landed") == ["fling 1500 pt/s from 320: lands at 1063.5, clamped to 980"])
    #expect(
      try told("mid-swipe") == [
        "belt: drag 180 pt from 0: moves to 170, let go with 900 pt/s, lands at 258.1, "
          + "aligned to 330 (group 2 of 3)"
      ])
    // Only what is the stop's own.
    #expect(try told("swiped").count == 1)
    #expect(try told("start") == [])
  }

  @Test func `a stop that goes on from another is the same as both written as one`() throws {
    let first = try #require(document.stops.first { $0.name == "mid-swipe" })
    let second = try #require(document.stops.first { $0.name == "swiped" })
    #expect(second.gestures == first.gestures + [.wait(.untilRest)])
    #expect(second.inheritedGestures == first.gestures.count)
    let (one, two) = (try #require(renderer.run(of: first)), try #require(renderer.run(of: second)))
    for step in 0...60 {
      let time = Double(step) / 60
      #expect(one.simulation.moment(at: time) == two.simulation.moment(at: time))
    }
  }

  @Test func `right to left, a finger the other way comes to the same offset of a belt`() throws {
    var mirrored = document.baseEnvironment
    mirrored.layoutDirection = .rightToLeft
    let screen = document.screen(in: mirrored).screen
    let other = ScreenRenderer(
      screen: screen, environment: mirrored, text: BlockText(), images: NoImages())
    for way in [-180, -60, 40, 110] as [CGFloat] {
      func stop(_ way: CGFloat) -> ScrollStop {
        ScrollStop(
          name: "swipe",
          gestures: [.drag(.init(.along(way), duration: 0.2, hold: 0, section: "belt"))],
          moment: .afterLastStep(0.05))
      }
      let (left, right) = (
        renderer.scrollState(for: stop(way)).state, other.scrollState(for: stop(-way)).state
      )
      #expect(left.sectionOffsets == right.sectionOffsets)
      #expect(left.sectionOffsets[0] != nil)
    }
  }
}
