// SPDX-License-Identifier: MIT
//
// Scripts, run.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct SimulationTests {
  private let page = ScrollScene(
    view: ScrollViewModel(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 1832)))
  private let long = ScrollScene(
    view: ScrollViewModel(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 40000)))

  private func run(
    _ scene: ScrollScene, from y: CGFloat = 0, _ steps: [ScrollStep]
  ) -> ScrollSimulation {
    ScrollSimulation(
      scene: scene, start: ScrollMoment(offset: CGPoint(x: 0, y: y)), script: ScrollScript(steps))
  }

  private func fling(_ velocity: CGFloat) -> ScrollStep {
    .fling(Fling(velocity: CGPoint(x: 0, y: velocity)))
  }

  // derived: 320 + 743.51, the range ends at 980.
  @Test func `a fling past the end says where it would land and where it rests`() {
    let simulation = run(page, from: 320, [fling(1500)])
    #expect(
      simulation.explanation
        == ["fling 1500 pt/s from 320: lands at 1063.5, clamped to 980"])
    #expect(simulation.finalMoment.offset.y == 980)
    #expect(simulation.finalMoment.isAtRest)
  }

  // uikit-print: a recorded touch of 180 points in steps of 3, held, moved the content by 170.
  @Test func `a held drag moves by its travel less ten points`() {
    let simulation = run(
      long, from: 5000, [.drag(Drag(by: CGPoint(x: 0, y: -180), duration: 0.96, hold: 0.3))])
    #expect(simulation.finalMoment.offset.y == 5170)
    #expect(simulation.restTime == 1.26)
    #expect(simulation.explanation == ["drag 180 pt from 5000: moves to 5170 and rests"])
  }

  // uikit-print: recorded flicks: travel, release speed, landing, all from the finger's way alone.
  @Test(
    "recorded flicks come out of the finger's way",
    arguments: [(-84, 0.112, 5074, 750, 5443.333), (-336, 0.112, 5326, 3000, 6818)]
      as [(CGFloat, Double, CGFloat, CGFloat, CGFloat)])
  func flicks(
    way: CGFloat, seconds: Double, release: CGFloat, speed: CGFloat, landing: CGFloat
  ) {
    let simulation = run(
      long, from: 5000, [.drag(Drag(by: CGPoint(x: 0, y: way), duration: seconds, hold: 0))])
    let moment = simulation.moment(at: seconds)
    #expect(moment.offset.y.isNear(release, decimals: 6))
    #expect(moment.vertical.velocity.isNear(speed, decimals: 6))
    #expect(moment.vertical.phase == .decelerating)
    #expect(abs(simulation.finalMoment.offset.y - landing) < 0.34)
  }

  // uikit-print: a pull of 600 points at the top, held, showed -235 and came back to 0.
  @Test func `a recorded pull at the top is stretched and comes back`() {
    let simulation = run(
      long, [.drag(Drag(by: CGPoint(x: 0, y: 600), duration: 0.96, hold: 0.3))])
    #expect(abs(simulation.moment(at: 1.26).offset.y - -235) < 0.34)
    #expect(simulation.moment(at: 1.3).vertical.phase == .bouncing)
    #expect(simulation.finalMoment.offset.y == 0)
    #expect(
      simulation.explanation
        == ["drag 600 pt from 0: stretched to -235, springs back to 0"])
  }

  // uikit-print: the recorded impact: released at 39088 with 3125, end at 39148, peak 39248.333.
  @Test func `a recorded impact peaks and comes back`() {
    let simulation = run(
      long, from: 38798, [.drag(Drag(by: CGPoint(x: 0, y: -300), duration: 0.096, hold: 0))])
    let peak = simulation.samples(framesPerSecond: 1000).map(\.offset.y).max() ?? 0
    #expect(abs(peak - 39248.333) < 0.34)
    #expect(simulation.finalMoment.offset.y == 39148)
  }

  // uikit-print: less than ten points is no drag.
  @Test func `a finger that goes nine points scrolls nothing`() {
    let simulation = run(long, from: 50, [.drag(Drag(by: CGPoint(x: 0, y: -9)))])
    #expect(simulation.finalMoment.offset.y == 50)
    #expect(simulation.events.map(\.kind) == [.dragIgnored])
  }

  // derived: without counting the slop all of the way is the content's.
  @Test func `a drag may be given as the content's own travel`() {
    let drag = Drag(by: CGPoint(x: 0, y: -180), countsSlop: false)
    #expect(run(long, from: 50, [.drag(drag)]).finalMoment.offset.y == 230)
  }

  // derived: 45 degrees: ten points along the way are 7.07 on each axis.
  @Test func `a slanted drag loses ten points along its own direction`() {
    let plane = ScrollScene(
      view: ScrollViewModel(
        viewport: CGSize(width: 400, height: 400),
        contentSize: CGSize(width: 4000, height: 4000)))
    let drag = Drag(by: CGPoint(x: -30, y: -40))
    let end = ScrollSimulation(scene: plane, script: ScrollScript([.drag(drag)])).finalMoment
    #expect(end.offset.x.isNear(24))
    #expect(end.offset.y.isNear(32))
  }

  // uikit-print: under directional lock the dominant axis takes the gesture.
  @Test func `directional lock leaves the other axis alone`() {
    var plane = ScrollViewModel(
      viewport: CGSize(width: 400, height: 400), contentSize: CGSize(width: 4000, height: 4000))
    plane.isDirectionalLockEnabled = true
    let drag = Drag(by: CGPoint(x: -30, y: -40))
    let end = ScrollSimulation(scene: ScrollScene(view: plane), script: ScrollScript([.drag(drag)]))
      .finalMoment
    #expect(end.offset.x == 0)
    #expect(end.offset.y.isNear(32))
  }

  // derived: the finger's way in legs; only the last tenth of a second counts for the release.
  @Test func `a drag up and back releases with the speed of its last leg`() {
    let drag = Drag(legs: [
      Drag.Leg(by: CGPoint(x: 0, y: -300), duration: 0.3),
      Drag.Leg(by: CGPoint(x: 0, y: 100), duration: 0.2),
    ])
    let simulation = run(long, from: 5000, [.drag(drag)])
    #expect(simulation.moment(at: 0.3).offset.y.isNear(5290, decimals: 6))
    #expect(simulation.moment(at: 0.5).offset.y.isNear(5190, decimals: 6))
    #expect(simulation.moment(at: 0.5).vertical.velocity.isNear(-500, decimals: 6))
    #expect(simulation.finalMoment.offset.y.isNear(5190 - 244.51, decimals: 2))
  }

  // self: without directional lock a finger that turns moves both axes.
  @Test func `a finger that turns a corner moves both axes`() {
    let plane = ScrollScene(
      view: ScrollViewModel(
        viewport: CGSize(width: 400, height: 400),
        contentSize: CGSize(width: 4000, height: 4000)))
    let drag = Drag(legs: [
      Drag.Leg(by: CGPoint(x: 0, y: -60), duration: 0.3),
      Drag.Leg(by: CGPoint(x: -40, y: 0), duration: 0.2), Drag.Leg(by: .zero, duration: 0.1),
    ])
    let end = ScrollSimulation(scene: plane, script: ScrollScript([.drag(drag)])).finalMoment
    #expect(end.offset.x.isNear(40, decimals: 6))
    #expect(end.offset.y.isNear(50, decimals: 6))
  }

  // self: a touch stops the content; without one it goes on.
  @Test func `a tap catches a fling`() {
    let simulation = run(
      long, [fling(2000), .wait(.seconds(0.5)), .tap(Tap(at: CGPoint(x: 100, y: 300)))])
    let caught = Deceleration(start: 0, velocity: 2000).position(after: 0.5)
    #expect(simulation.finalMoment.offset.y == caught)
    #expect(simulation.restTime == 0.5)
    #expect(
      simulation.explanation == [
        "fling 2000 pt/s from 0: lands at 993", "wait 0.5 s", "touch: stops at 631.2",
        "tap at (100, 931.2) of the content",
      ])
  }

  // self: a drag that begins in a bounce goes on from what is shown.
  @Test func `a finger takes over in the middle of a bounce`() {
    let up = ScrollStep.drag(Drag(by: CGPoint(x: 0, y: -200), duration: 0.2, hold: 0.2))
    let simulation = run(page, from: 980, [fling(3000), .wait(.seconds(0.09)), up])
    let shown = BounceSpring(displacement: 0, velocity: 3000).position(after: 0.09) + 980
    #expect(simulation.moment(at: 0.09).offset.y.isNear(shown, decimals: 6))
    #expect(simulation.moment(at: 0.0901).offset.y.isNear(shown, decimals: 6))
    #expect(simulation.moment(at: 0.45).offset.y > shown)
    #expect(simulation.finalMoment.offset.y == 980)
  }

  // apple-doc: targetContentOffset decides where a drag ends.
  @Test func `a layout's own target is where the fling ends`() {
    let simulation = run(
      long, [.fling(Fling(velocity: CGPoint(x: 0, y: 900), landing: CGPoint(x: 0, y: 500)))])
    #expect(simulation.finalMoment.offset.y == 500)
  }

  // apple-doc: disabled scrolling still scrolls by program.
  @Test func `a disabled view follows programs only`() {
    var scene = long
    scene.view.isScrollEnabled = false
    let simulation = run(
      scene, [fling(900), .scroll(ScrollTo(.offset(x: nil, y: 700), isAnimated: true))])
    #expect(simulation.finalMoment.offset.y == 700)
    #expect(simulation.restTime == 0.25)
    #expect(simulation.moment(at: 0.125).offset.y.isNear(350, decimals: 6))
    #expect(scene.view.warning(gestureOn: .vertical) == .gestureWhileDisabled)
  }

  // derived: every destination, from the worked rows of the targets.
  @Test(
    "programs scroll where they are told",
    arguments: [
      (.offset(x: nil, y: 1e9), 4200), (.by(CGPoint(x: 0, y: -40)), 260), (.edge(.bottom), 4200),
      (.edge(.top), 0), (.rect(CGRect(x: 0, y: 1900, width: 400, height: 100)), 1200),
      (.item("cell", at: .centeredVertically), 1650), (.item("nowhere", at: .top), 300),
      (.view("cell", anchor: .bottom), 1300), (.view("cell", anchor: nil), 1300),
      (.page(3, axis: .vertical), 2400), (.section(7, .offset(3)), 300),
      (.frame(CGRect(x: 0, y: 10, width: 1, height: 1), at: [.top, .bottom]), 300),
    ] as [(ScrollDestination, CGFloat)])
  func destinations(destination: ScrollDestination, expected: CGFloat) {
    let scene = ScrollScene(
      view: ScrollViewModel(
        viewport: CGSize(width: 400, height: 800), contentSize: CGSize(width: 400, height: 5000)),
      places: ["cell": CGRect(x: 0, y: 2000, width: 400, height: 100)])
    for isAnimated in [false, true] {
      let simulation = run(
        scene, from: 300, [.scroll(ScrollTo(destination, isAnimated: isAnimated))])
      #expect(simulation.finalMoment.offset.y == expected)
    }
  }

  // derived: a pinch keeps the content under the fingers; the range grows with it.
  @Test func `a pinch magnifies about its point and stops at the limit`() {
    let model = ZoomModel(
      content: CGSize(width: 800, height: 600), viewport: CGSize(width: 393, height: 852))
    let scene = ScrollScene(zoom: model)
    let double = ScrollSimulation(
      scene: scene, script: ScrollScript([.pinch(Pinch(scale: 2))]))
    #expect(double.finalMoment.offset.x.isNear(196.5, decimals: 6))
    #expect(double.finalMoment.offset.y.isNear(0, decimals: 6))
    #expect(double.moment(at: 0.25).zoom?.isNear(0.49125 * 2.0.squareRoot(), decimals: 9) == true)
    #expect(double.moment(at: 0.25).vertical.phase == .zooming)
    #expect(double.explanation == ["magnification 0.491 to 0.983"])
    let much = ScrollSimulation(
      scene: scene, script: ScrollScript([.pinch(Pinch(scale: 9)), .zoom(ZoomTo(2.5))]))
    #expect(much.explanation.first == "magnification 0.491 to 4.421, limited to 1.965")
    #expect(much.finalMoment.zoom?.isNear(2.5 * 0.49125, decimals: 9) == true)
    #expect(run(page, [.pinch(Pinch(scale: 2))]).events.map(\.kind) == [.zoomIgnored])
  }

  // derived: locations under zoom are content coordinates; autoscroll adds to the translation.
  @Test func `a drag in the content is told in content coordinates`() throws {
    let model = ZoomModel(
      content: CGSize(width: 1000, height: 1000), viewport: CGSize(width: 500, height: 500),
      rule: MagnificationRule(range: 1...4, initialValue: 2, isRelative: false))
    let drag = ContentDrag(
      from: CGPoint(x: 100, y: 100),
      moves: [CGPoint(x: 300, y: 100), CGPoint(x: 520, y: 100), CGPoint(x: 520, y: 100)])
    let simulation = ScrollSimulation(
      scene: ScrollScene(zoom: model), script: ScrollScript([.contentDrag(drag)]))
    #expect(simulation.finalMoment.offset == CGPoint(x: 40, y: 0))
    #expect(
      simulation.events.map(\.kind) == [
        .draggedContent(
          to: CGPoint(x: 280, y: 50), translation: CGPoint(x: 230, y: 0),
          scrolled: CGPoint(x: 40, y: 0))
      ])
  }

  // derived: the moments that a script may ask for.
  @Test func `a script may look at rest, after the release or at a time`() {
    let pull = ScrollStep.drag(Drag(by: CGPoint(x: 0, y: 600), duration: 0.5, hold: 0.5))
    let simulation = run(long, [pull])
    #expect(simulation.moment(of: .atRest).offset.y == 0)
    #expect(abs(simulation.moment(of: .afterLastStep(0)).offset.y - -235) < 0.34)
    #expect(simulation.time(of: .afterLastStep(0.1)) == 1.1)
    #expect(simulation.moment(of: .time(0)).offset.y == 0)
    #expect(simulation.moment(of: .time(-9)) == simulation.moment(of: .time(0)))
  }

  // derived: samples are moments, whatever their number.
  @Test func `samples do not depend on their rate`() {
    let simulation = run(page, from: 320, [fling(1500)])
    let slow = simulation.samples(framesPerSecond: 30)
    let fast = simulation.samples(framesPerSecond: 60)
    #expect(slow.first?.offset.y == 320)
    #expect(slow.last?.offset.y == 980)
    #expect(slow.last == fast.last)
    for (index, sample) in slow.dropLast().enumerated() { #expect(sample == fast[2 * index]) }
  }

  // uikit-print: shown offsets are whole pixels.
  @Test func `a moment becomes a scroll state on pixels`() {
    let moment = ScrollMoment(
      offset: CGPoint(x: 0, y: 5443.26), sections: [2: AxisMoment(offset: 287.1)])
    let state = moment.scrollState(scale: 3)
    #expect(state.offset.y.isNear(5443.333))
    #expect(state.sectionOffsets[2]?.isNear(287) == true)
  }

  // derived: a stop outside the range, a gesture on content that fits, and the words for the rest.
  @Test func `what will surprise is said with its numbers`() {
    #expect(
      page.view.warning(stop: 1200, .vertical)?.sentence == "1200 is outside 0 to 980")
    #expect(page.view.warning(stop: 980, .vertical) == nil)
    #expect(
      page.view.warning(gestureOn: .horizontal)?.sentence
        == "the content of 393 fits into 393: gestures do nothing")
    #expect(page.view.warning(gestureOn: .vertical) == nil)
    #expect(
      ScrollWarning.pinnedHeaderUnderZoom(zoom: 2.5).sentence
        == "a pinned header grows with the content, here by 2.5")
    #expect(
      ScrollWarning.paddingInsteadOfMargins(length: 20).sentence
        == "the content is padded by 20, which cuts shadows at the edges; 'contentMargins' does not"
    )
  }

  // derived: what is absurd is said, and the simulation ends all the same.
  @Test func `absurd numbers are said and end at rest`() {
    let script = ScrollScript([
      .fling(Fling(velocity: CGPoint(x: CGFloat.nan, y: .infinity))),
      .wait(.seconds(-.infinity)), .wait(.seconds(1e12)), .pinch(Pinch(scale: 0)),
      .drag(Drag(by: CGPoint(x: 0, y: 1e300), duration: .nan)),
      .scroll(ScrollTo(.frame(.null, at: [.left, .right]))),
      .scroll(ScrollTo(.offset(x: .nan, y: -.infinity))),
    ])
    let problems = script.problems
    #expect(problems.contains(.numberOutOfRange(step: 0, name: "velocity")))
    #expect(problems.contains(.durationOutOfRange(step: 2, seconds: 1e12)))
    #expect(problems.contains(.numberOutOfRange(step: 3, name: "scale")))
    #expect(problems.contains(.conflictingPositions(step: 5)))
    let end = ScrollSimulation(scene: page, script: script).finalMoment
    #expect(end.isAtRest)
    #expect((0...980).contains(end.offset.y))
    #expect(ScrollScript([]).problems.isEmpty)
  }
}

@Suite struct SectionSimulationTests {
  private let scene = ScrollScene(
    layout: Belts.layout(
      group: .fractionalWidth(0.8), spacing: 10, count: 3, behavior: .groupPaging, rowsBelow: 20))

  private func swipe(
    _ way: CGPoint, at y: CGFloat = 40, in scene: ScrollScene? = nil
  ) -> ScrollSimulation {
    let drag = Drag(from: CGPoint(x: 200, y: y), by: way, duration: 0.2, hold: 0)
    return ScrollSimulation(scene: scene ?? self.scene, script: ScrollScript([.drag(drag)]))
  }

  // derived: the section's stops are 0, 330, 580.
  @Test func `a swipe on the belt turns one group and moves nothing else`() {
    let simulation = swipe(CGPoint(x: -150, y: -20))
    #expect(simulation.finalMoment.sections[0]?.offset == 330)
    #expect(simulation.finalMoment.offset == .zero)
    #expect(
      simulation.explanation == [
        "section 0: drag 150 pt from 0: moves to 140.1, let go with 750 pt/s, lands at 213.3, "
          + "aligned to 330 (group 2 of 3)"
      ])
  }

  // uikit-print: directional lock in nested scrollers: the dominant axis takes the gesture.
  @Test func `a swipe across the belt scrolls the collection`() {
    let simulation = swipe(CGPoint(x: -20, y: -150))
    #expect(simulation.finalMoment.sections[0]?.offset == 0)
    #expect(simulation.finalMoment.offset.y > 100)
    #expect(simulation.finalMoment.offset.x == 0)
  }

  // apple-doc: orthogonal sections never move the outer offset across.
  @Test func `a sideways swipe beside the belt does nothing`() {
    let simulation = swipe(CGPoint(x: -150, y: 0), at: 400)
    #expect(simulation.finalMoment == swipe(.zero).finalMoment.at(simulation.restTime))
    #expect(simulation.events.map(\.kind) == [.dragIgnored])
  }

  // derived: every way to name a section's place.
  @Test(
    "programs scroll sections",
    arguments: [(.offset(9000), 580), (.by(50), 50), (.group(1), 330), (.page(2), 580)]
      as [(SectionDestination, CGFloat)])
  func programs(place: SectionDestination, expected: CGFloat) {
    let script = ScrollScript([.scroll(ScrollTo(.section(0, place), isAnimated: true))])
    let end = ScrollSimulation(scene: scene, script: script).finalMoment
    #expect(end.sections[0]?.offset == expected)
  }

  // derived: fling speeds are the offset's own, so they need no direction.
  @Test func `flings of a section are told which section`() {
    let fling = Fling(velocity: CGPoint(x: 500, y: 0), target: .section(0))
    let two = ScrollScript([.fling(fling), .wait(.untilRest), .fling(fling)])
    #expect(ScrollSimulation(scene: scene, script: two).finalMoment.sections[0]?.offset == 580)
  }

  // derived: the safe area is part of the range.
  @Test func `a layout's safe area is an inset of its axis`() {
    let safe = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let layout = Belts.layout(
      group: .fractionalWidth(0.8), count: 3, behavior: .groupPagingCentered, rowsBelow: 20,
      safeArea: safe)
    let scene = ScrollScene(layout: layout)
    #expect(scene.initialMoment.offset == layout.initialOffset)
    #expect(scene.initialMoment.sections[0]?.offset == -40)
    let down = ScrollScript([.scroll(ScrollTo(.edge(.bottom)))])
    #expect(
      ScrollSimulation(scene: scene, script: down).finalMoment.offset.y == layout.maximumOffset)
  }
}

extension ScrollMoment {
  /// The same at another time.
  fileprivate func at(_ time: Double) -> ScrollMoment {
    var moment = self
    moment.time = time
    return moment
  }
}
