// SPDX-License-Identifier: MIT
//
// What must hold for every script: it ends at rest inside the range, cutting it changes nothing,
// right to left mirrors left to right, and the work is bounded by the script.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct ScrollPropertyTests {
  @Test func `any script from any state ends at rest inside the range`() {
    for seed in 0..<2000 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let scene = dice.scene()
      let simulation = ScrollSimulation(
        scene: scene, start: dice.start(in: scene), script: dice.script())
      let end = simulation.finalMoment
      #expect(end.isAtRest, "seed \(seed)")
      #expect(scene.contains(end), "seed \(seed): \(end)")
      #expect(simulation.moment(at: simulation.restTime + 1e6).offset == end.offset)
    }
  }

  @Test func `a script cut at any time goes on to the same end`() {
    for seed in 0..<1000 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let scene = dice.scene()
      let start = dice.start(in: scene)
      let script = dice.script()
      let whole = ScrollSimulation(scene: scene, start: start, script: script)
      var piece = whole
      var time = 0.0
      var events = 0
      for _ in 0..<3 {
        time += Double(dice.number(0, 1)) * max(0, whole.restTime - time)
        let cut = piece.checkpoint(at: time)
        #expect(cut.time == time)
        piece = ScrollSimulation(scene: scene, resuming: cut)
        #expect(piece.restTime == whole.restTime, "seed \(seed)")
        events = piece.events.count
      }
      #expect(events <= whole.events.count)
      #expect(piece.finalMoment == whole.finalMoment, "seed \(seed)")
      for step in 0...20 {
        let later = time + (whole.restTime - time) * Double(step) / 20
        #expect(piece.moment(at: later) == whole.moment(at: later), "seed \(seed) at \(later)")
      }
    }
  }

  @Test func `a script in one call is the same as its steps in two`() {
    for seed in 0..<500 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let scene = dice.scene()
      let start = dice.start(in: scene)
      let steps = dice.script().steps
      let half = steps.count / 2
      let first = ScrollSimulation(
        scene: scene, start: start, script: ScrollScript(Array(steps.prefix(half))))
      let second = ScrollSimulation(
        scene: scene, resuming: first.checkpoint(at: first.endOfSteps),
        steps: Array(steps.dropFirst(half)))
      let whole = ScrollSimulation(scene: scene, start: start, script: ScrollScript(steps))
      #expect(second.finalMoment == whole.finalMoment, "seed \(seed)")
      #expect(second.restTime == whole.restTime, "seed \(seed)")
    }
  }

  @Test func `asking for moments in any order gives the same answers`() {
    for seed in 0..<100 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let scene = dice.scene()
      let simulation = ScrollSimulation(scene: scene, script: dice.script())
      let samples = simulation.samples(framesPerSecond: 10).prefix(200)
      for sample in samples.reversed() { #expect(simulation.moment(at: sample.time) == sample) }
    }
  }

  @Test func `right to left mirrors left to right`() {
    for seed in 0..<1000 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let scene = dice.scene()
      let mirrored = scene.mirrored()
      let start = dice.start(in: scene)
      let script = dice.script()
      let left = ScrollSimulation(scene: scene, start: start, script: script)
      let right = ScrollSimulation(
        scene: mirrored, start: start,
        script: script.mirrored(width: scene.view.viewport.width))
      #expect(left.restTime == right.restTime, "seed \(seed)")
      #expect(left.finalMoment == right.finalMoment, "seed \(seed)")
      let middle = left.restTime * 0.37
      #expect(left.moment(at: middle) == right.moment(at: middle), "seed \(seed)")
    }
  }

  @Test func `ten thousand scripts take no more work than their length`() {
    var steps = 0
    var work = 0
    for seed in 0..<10_000 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 1_000_000)
      let scene = dice.scene()
      let script = dice.script()
      let simulation = ScrollSimulation(scene: scene, script: script)
      let legs = script.steps.map { step in
        switch step {
        case .drag(let drag): drag.legs.count
        case .contentDrag(let drag): drag.moves.count
        default: 1
        }
      }.reduce(0, +)
      // On each of at most three axes: the touch, each leg, and up to four pieces of release, or
      // as many where something was caught; and a few events.
      #expect(simulation.workCount <= 24 + script.steps.count * 24 + legs * 6, "seed \(seed)")
      steps += script.steps.count
      work += simulation.workCount
    }
    #expect(steps > 10_000)
    #expect(work < steps * 30)
  }

  @Test func `velocity is the slope of the offset`() {
    for seed in 0..<200 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let scene = dice.scene()
      let simulation = ScrollSimulation(scene: scene, script: dice.script())
      for step in 1..<20 {
        let time = simulation.restTime * Double(step) / 20
        let width = 1e-7
        let (before, now, after) = (
          simulation.moment(at: time - width), simulation.moment(at: time),
          simulation.moment(at: time + width)
        )
        guard now.vertical.phase != .animating, now.vertical.phase != .zooming,
          before.vertical.phase == now.vertical.phase, after.vertical.phase == now.vertical.phase
        else { continue }
        let slope = (after.offset.y - before.offset.y) / CGFloat(2 * width)
        let jumps = abs(slope) > 1e5 || abs(now.offset.y) > 1e5
        #expect(
          jumps || abs(slope - now.vertical.velocity) < 1 + abs(slope) * 0.02, "seed \(seed)")
      }
    }
  }
}

/// Random numbers that are the same in every run.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(next() >> 40) / CGFloat(1 << 24)
  }

  mutating func whole(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func flag() -> Bool { next() & 4 == 0 }

  /// Now and then a number that has no business in a script.
  mutating func wild(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    switch whole(60) {
    case 0: .nan
    case 1: .infinity
    case 2: -1e300
    case 3: 0
    default: number(low, high)
    }
  }

  mutating func snapping(_ viewport: CGFloat) -> ScrollSnapping {
    switch whole(6) {
    case 0: .paging
    case 1: .scrollTargetPaging(page: flag() ? nil : wild(50, 500))
    case 2:
      .viewAligned(
        ViewAlignedTargets(
          length: wild(50, 400), spacing: number(0, 20), count: whole(12), viewport: viewport,
          lead: number(0, 30), anchor: number(0, 1), limit: flag() ? nil : whole(4)))
    case 3: .offsets(SnapOffsets((0..<whole(5)).map { _ in wild(-100, 3000) }))
    default: .none
    }
  }

  mutating func scene() -> ScrollScene {
    let viewport = CGSize(width: number(50, 500), height: number(50, 900))
    if whole(4) == 0 {
      return ScrollScene(
        zoom: ZoomModel(
          content: CGSize(width: wild(10, 2000), height: wild(10, 2000)), viewport: viewport,
          rule: MagnificationRule(
            range: 0.5...number(0.6, 8), initialValue: wild(0.1, 9), isRelative: flag())))
    }
    var view = ScrollViewModel(
      viewport: viewport,
      contentSize: CGSize(width: wild(0, 3000), height: wild(0, 9000)),
      insets: NSDirectionalEdgeInsets(
        top: number(0, 60), leading: number(0, 30), bottom: number(0, 40),
        trailing: number(0, 30)),
      clampRule: flag() ? .uiKit : .swiftUI, bounces: whole(4) > 0,
      alwaysBounceHorizontal: flag(), alwaysBounceVertical: flag(),
      isDirectionalLockEnabled: flag(), rate: flag() ? .normal : .fast)
    view.horizontalSnapping = snapping(viewport.width)
    view.verticalSnapping = snapping(viewport.height)
    var sections: [SectionScroller] = []
    for index in 0..<whole(3) {
      let behavior = OrthogonalBehavior.allCases[1 + whole(5)]
      let layout = Belts.layout(
        width: viewport.width, group: .fractionalWidth(number(0.2, 1.2)), spacing: number(0, 20),
        count: 1 + whole(8), behavior: behavior)
      guard let geometry = layout.sections.first?.orthogonal else { continue }
      sections.append(
        SectionScroller(
          index: index,
          frame: CGRect(
            x: 0, y: CGFloat(index) * 150, width: viewport.width, height: 100),
          geometry: geometry, bounces: whole(4) > 0))
    }
    return ScrollScene(
      view: view, sections: sections,
      places: ["a": CGRect(x: number(0, 900), y: number(0, 5000), width: 80, height: 90)])
  }

  mutating func start(in scene: ScrollScene) -> ScrollMoment? {
    guard whole(3) > 0 else { return nil }
    var moment = ScrollMoment(offset: CGPoint(x: wild(-300, 3000), y: wild(-300, 9000)))
    for section in scene.sections {
      moment.sections[section.index] = AxisMoment(offset: number(-200, 2000))
    }
    if scene.zoom != nil { moment.zoom = wild(0.1, 8) }
    return moment
  }

  mutating func script() -> ScrollScript {
    ScrollScript((0..<(1 + whole(7))).map { _ in step() })
  }

  private mutating func point(_ reach: CGFloat = 400) -> CGPoint {
    CGPoint(x: number(0, reach), y: number(0, reach))
  }

  private mutating func target() -> GestureTarget {
    switch whole(4) {
    case 0: .collection
    case 1: .section(whole(3))
    default: .automatic
    }
  }

  private mutating func way(_ reach: CGFloat) -> CGPoint {
    CGPoint(x: flag() ? 0 : wild(-reach, reach), y: flag() ? 0 : wild(-reach, reach))
  }

  private mutating func step() -> ScrollStep {
    switch whole(12) {
    case 0, 1, 2:
      let legs = (0..<(1 + whole(3))).map { _ in
        Drag.Leg(by: way(300), duration: flag() ? 0 : Double(wild(0, 0.6)))
      }
      return .drag(
        Drag(
          from: flag() ? nil : point(), legs: legs, velocity: whole(4) == 0 ? way(3000) : nil,
          landing: whole(6) == 0 ? way(900) : nil, target: target(), countsSlop: flag()))
    case 3, 4, 5:
      return .fling(
        Fling(at: flag() ? nil : point(), velocity: way(6000), target: target()))
    case 6: return .tap(Tap(at: point(), count: 1 + whole(2)))
    case 7:
      return .pinch(
        Pinch(at: flag() ? nil : point(), scale: wild(0.2, 5), duration: Double(number(0, 1))))
    case 8:
      return .contentDrag(
        ContentDrag(from: point(), moves: (0..<whole(4)).map { _ in way(700) }))
    case 9: return .wait(flag() ? .untilRest : .seconds(Double(wild(0, 1))))
    case 10:
      return .zoom(ZoomTo(wild(0.3, 6), unit: flag() ? .absolute : .relative))
    default:
      return .scroll(ScrollTo(destination(), isAnimated: flag()))
    }
  }

  private mutating func destination() -> ScrollDestination {
    switch whole(9) {
    case 0: .offset(x: flag() ? nil : wild(-100, 2000), y: wild(-100, 9000))
    case 1: .by(way(500))
    case 2: .edge(ScrollEdge.allCases[whole(4)])
    case 3: .rect(CGRect(origin: point(5000), size: CGSize(width: 80, height: 80)))
    case 4: .item("a", at: ItemScrollPosition(rawValue: UInt(whole(64))))
    case 5: .view(flag() ? "a" : "b", anchor: flag() ? nil : UnitPoint(x: 0.3, y: 0.6))
    case 6: .page(whole(5), axis: flag() ? .horizontal : .vertical)
    case 7: .section(whole(3), flag() ? .group(whole(9)) : .page(whole(9)))
    default: .section(whole(3), flag() ? .offset(wild(-90, 900)) : .by(wild(-90, 900)))
    }
  }
}

extension ScrollScene {
  /// Whether all that `moment` tells is a place to rest at.
  fileprivate func contains(_ moment: ScrollMoment) -> Bool {
    var outer = view
    if let zoom, let factor = moment.zoom {
      guard zoom.limits.contains(factor) else { return false }
      outer = zoom.view(zoom: factor)
    }
    func isInside(_ offset: CGFloat, _ axis: AxisScroller) -> Bool {
      axis.clamped(offset) == offset || abs(axis.clamped(offset) - offset) < 1e-6
    }
    return isInside(moment.offset.x, outer.axis(.horizontal))
      && isInside(moment.offset.y, outer.axis(.vertical))
      && sections.allSatisfy { section in
        isInside(moment.sections[section.index]?.offset ?? 0, section.scroller)
      }
  }

  /// The same, read from right to left.
  fileprivate func mirrored() -> ScrollScene {
    var view = view
    view.isMirrored = true
    var scene = ScrollScene(
      view: view,
      sections: sections.map { section in
        var section = section
        section.isMirrored = true
        return section
      },
      places: places)
    scene.zoom = zoom
    return scene
  }
}

extension ScrollScript {
  /// The same with every finger's way mirrored.
  ///
  /// Fingers that touch somewhere keep their place: sections fill the width, so it does not matter
  /// which half is touched.
  fileprivate func mirrored(width: CGFloat) -> ScrollScript {
    ScrollScript(
      steps.map { step in
        guard case .drag(var drag) = step else { return step }
        drag.legs = drag.legs.map {
          Drag.Leg(by: CGPoint(x: -$0.by.x, y: $0.by.y), duration: $0.duration)
        }
        return .drag(drag)
      }, capture: capture)
  }
}
