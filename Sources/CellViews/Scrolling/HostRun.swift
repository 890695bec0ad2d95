// SPDX-License-Identifier: MIT
//
// Carries a script out on one scroll view of a host, with the scroll views inside it.

import CollectionLayout
import Foundation
import Geometry

/// A script on one scroll view.
struct HostRun<Content: View> {
  let host: ScrollViewHost<Content>
  let path: ScrollPath

  private var session: ScrollSession { host.session }
  var view: DrawnScrollView? { session.drawn[path] }

  /// Runs `script`, tells bindings, and draws the moment that counts.
  func run(_ script: ScrollScript) -> ScrollRun {
    var run = ScrollRun()
    let isStepwise = view.map { view in
      if case .custom = view.traits.behavior { return true }
      return view.traits.zoom?.tap != nil || view.traits.zoom?.drag != nil
    }
    guard isStepwise == true else {
      carryOut(script.steps, capture: script.capture, &run)
      host.update()
      return run
    }
    // Authors' own code is asked between steps.
    for (index, step) in script.steps.enumerated() {
      let isLast = index == script.steps.count - 1
      var capture = isLast ? script.capture : .afterLastStep(0)
      if case .time(let time) = capture { capture = .time(time - run.time) }
      var part = ScrollRun()
      carryOut(step, capture: capture, &part)
      run.events += part.events.map { event in
        var event = event
        event.step = index
        event.time += run.time
        return event
      }
      run.time += part.time
      host.update()
    }
    if script.steps.isEmpty { host.update() }
    return run
  }

  /// One step, with the author's own code where there is some.
  private func carryOut(_ step: ScrollStep, capture: ScrollScript.Capture, _ run: inout ScrollRun) {
    if let zoom = view?.traits.zoom, carryOut(step, in: zoom, capture: capture, &run) { return }
    guard case .custom(let rule) = view?.traits.behavior else {
      return carryOut([step], capture: capture, &run)
    }
    carryOut([landed(step, by: rule)], capture: capture, &run)
  }

  /// Runs steps without asking anyone.
  func carryOut(_ steps: [ScrollStep], capture: ScrollScript.Capture, _ run: inout ScrollRun) {
    guard let view else { return }
    let scene = scene(of: view)
    let kept = session[path].motion
    let motion = kept.flatMap { $0.goesOn(in: scene) ? $0 : nil }
    let waiting = kept?.checkpoint.remainingSteps ?? []
    let simulation =
      if let motion {
        ScrollSimulation(scene: scene, resuming: motion.checkpoint, steps: steps)
      } else {
        ScrollSimulation(
          scene: scene, start: start(of: view), script: ScrollScript(waiting + steps))
      }
    let begin = motion?.checkpoint.time ?? 0
    var time = simulation.time(of: capture)
    if case .time = capture { time += begin }
    // 1. What has begun by then; the rest waits for the next script.
    let cut = simulation.checkpoint(at: time)
    let left = cut.remainingSteps.count
    let begun = (motion?.begunSteps ?? 0) + waiting.count + steps.count - left
    let events = simulation.events.filter { $0.step < begun }
    let moved = (kept?.moved ?? []).union(moved(by: events))
    // 2. Where everything is then.
    let moment = simulation.moment(at: time)
    let isAtRest = left == 0 && moment.isAtRest && time >= simulation.restTime
    settle(
      view, at: moment,
      motion: isAtRest
        ? nil
        : ScrollSession.Motion(scene: scene, checkpoint: cut, begunSteps: begun, moved: moved))
    // 3. Who is to know.
    tell(view, moved)
    run.events += events
    run.time = time - begin
  }

  // MARK: The scene

  private var children: [DrawnScrollView] {
    session.drawn.values.filter { $0.path.parent == path && $0.frameInParent != nil }
      .sorted { $0.path < $1.path }
  }

  private func scene(of view: DrawnScrollView) -> ScrollScene {
    if let zoom = view.zoom {
      var scene = ScrollScene(zoom: zoom)
      scene.view.isMirrored = view.model.isMirrored
      scene.view.isScrollEnabled = view.model.isScrollEnabled
      return scene
    }
    var places: [String: CGRect] = [:]
    for place in view.targets + view.places {
      for id in place.ids where places[id.description] == nil {
        places[id.description] = place.frame
      }
    }
    return ScrollScene(
      view: view.model,
      sections: children.enumerated().map { index, child in
        SectionScroller(
          index: index, frame: child.frameInParent ?? .zero, axis: child.axis,
          scroller: child.model.axis(child.axis), isMirrored: child.model.isMirrored)
      }, places: places)
  }

  private func start(of view: DrawnScrollView) -> ScrollMoment {
    ScrollMoment(
      offset: view.offset,
      sections: Dictionary(
        uniqueKeysWithValues: children.enumerated().map {
          ($0, AxisMoment(offset: $1.offset[$1.axis]))
        }),
      zoom: view.zoom == nil ? nil : view.zoomFactor)
  }

  // MARK: After

  private func settle(
    _ view: DrawnScrollView, at moment: ScrollMoment, motion: ScrollSession.Motion?
  ) {
    let grid = PixelGrid(scale: host.environment.scale)
    var entry = session[path]
    entry.offset = grid.nearest(moment.offset)
    entry.zoom = moment.zoom
    entry.motion = motion
    entry.isLive = moment.horizontal.phase == .zooming || moment.vertical.phase == .zooming
    session[path] = entry
    for (index, child) in children.enumerated() {
      guard let section = moment.sections[index] else { continue }
      var inner = session[child.path]
      var offset = child.offset
      offset[child.axis] = grid.nearest(section.offset)
      inner.offset = offset
      session[child.path] = inner
    }
  }

  /// The scroll views that fingers have moved.
  private func moved(by events: [ScrollEvent]) -> Set<ScrollPath> {
    var moved: Set<ScrollPath> = []
    for event in events {
      switch (event.kind, event.subject) {
      case (.dragged, .collection), (.flung, .collection): moved.insert(path)
      case (.dragged, .section(let index)), (.flung, .section(let index)):
        if children.indices.contains(index) { moved.insert(children[index].path) }
      default: break
      }
    }
    return moved
  }

  /// Tells the bindings where fingers have moved; programs' scrolling is not told (8.5.2).
  private func tell(_ view: DrawnScrollView, _ moved: Set<ScrollPath>) {
    for view in [view] + children where moved.contains(view.path) {
      guard let position = view.traits.position, let offset = session[view.path].offset else {
        continue
      }
      let target = view.positionedTarget(at: offset, anchor: position.anchor)
      position(
        ScrollPositionNode.Report(
          ids: target?.ids ?? [],
          point: CGPoint(
            x: offset.x + view.model.insets.leading, y: offset.y + view.model.insets.top)))
      // What it says now is where it stands already.
      var entry = session[view.path]
      entry.hasTold = true
      session[view.path] = entry
    }
  }

  /// A drag or a fling that ends where an author's own rule says.
  private func landed(_ step: ScrollStep, by rule: CustomScrollBehavior) -> ScrollStep {
    guard let view else { return step }
    var (landing, velocity) = (view.offset, CGPoint.zero)
    let simulation = ScrollSimulation(
      scene: scene(of: view), start: start(of: view), script: ScrollScript([step]))
    for event in simulation.events {
      guard case .collection(let axis) = event.subject else { continue }
      switch event.kind {
      case .dragged(_, _, let outcome), .flung(let outcome):
        landing[axis] = view.model.clamped(outcome.landing, axis)
        velocity[axis] = outcome.velocity
      default: break
      }
    }
    let size = view.model.viewport
    let insets = view.model.insets
    let axes: Axis.Set =
      view.isHorizontal ? (view.isVertical ? [.horizontal, .vertical] : .horizontal) : .vertical
    let target = rule.target(
      of: CustomScrollBehavior.Release(
        target: CGRect(origin: landing, size: size),
        original: CGRect(origin: view.offset, size: size), velocity: velocity,
        contentSize: view.model.contentSize,
        containerSize: CGSize(
          width: max(0, size.width - insets.sum(.horizontal)),
          height: max(0, size.height - insets.sum(.vertical))), axes: axes))
    switch step {
    case .drag(var drag):
      drag.landing = target.origin
      return .drag(drag)
    case .fling(var fling):
      fling.landing = target.origin
      return .fling(fling)
    default: return step
    }
  }
}
