// SPDX-License-Identifier: MIT
//
// A stop's gestures, run: the screen becomes a scroll scene, the gestures become a script.

public import CollectionLayout
import Foundation
import Geometry

/// The gestures of a stop, run in virtual time.
public struct StopRun: Sendable {
  /// What happens; sections by their index.
  public let simulation: ScrollSimulation
  /// When the picture is taken, seconds after the beginning.
  public let time: Double
  /// What there was to say.
  public let notes: [StopNote]
  /// Gestures of the stop it goes on from.
  let inherited: Int
  private let names: [Int: String]

  init(
    simulation: ScrollSimulation, stop: ScrollStop, names: [Int: String], notes: [StopNote]
  ) {
    self.simulation = simulation
    self.names = names
    inherited = stop.inheritedGestures
    time = simulation.time(of: stop.moment)
    self.notes = notes
  }

  /// What happened, in order, those of the stop it goes on from included.
  public var events: [ScrollEvent] { simulation.events }

  /// A sentence about an event, sections by their ids.
  public func sentence(_ event: ScrollEvent) -> String {
    event.sentence { names[$0] ?? "section \($0)" }
  }

  /// A sentence for each thing that happened in the stop's own gestures.
  public var explanation: [String] {
    events.filter { $0.step >= inherited }.map(sentence)
  }

  /// The id of a section that scrolls on its own.
  public func name(ofSection index: Int) -> String? { names[index] }
}

extension ScreenRenderer {
  /// Where everything is at `stop`, on pixels: clamped to the range, or in the middle of a motion
  /// when it has gestures.
  public func scrollState(for stop: ScrollStop) -> (state: ScrollState, notes: [StopNote]) {
    guard let run = run(of: stop) else { return startingState(of: stop) }
    let state = run.simulation.moment(at: run.time).scrollState(scale: environment.scale)
    return (state, run.notes + notes(ofPinnedItemsAt: state))
  }

  /// The gestures of `stop`, run from where it begins; nil when it has none.
  public func run(of stop: ScrollStop) -> StopRun? {
    guard !stop.gestures.isEmpty else { return nil }
    let (state, startNotes) = startingState(of: stop)
    var writer = ScriptWriter(renderer: self)
    for gesture in stop.gestures { writer.add(gesture) }
    var scene = scene
    scene.places = writer.places
    let script = ScrollScript(writer.steps, capture: stop.moment)
    let simulation = ScrollSimulation(scene: scene, start: ScrollMoment(state), script: script)
    var notes = startNotes
    let own = stop.inheritedGestures
    notes += writer.notes.filter { $0.step >= own }.map(\.note)
    for event in simulation.events where event.step >= own {
      switch event.kind {
      case .dragIgnored: notes.append(.gestureIgnored(event.step - own, .nothingScrolls))
      case .zoomIgnored: notes.append(.gestureIgnored(event.step - own, .notMagnifiable))
      default: break
      }
    }
    let names = Dictionary(
      uniqueKeysWithValues: scene.sections.map { ($0.index, sectionID($0.index)) })
    return StopRun(simulation: simulation, stop: stop, names: names, notes: notes)
  }

  /// Headers and footers held in magnified content.
  private func notes(ofPinnedItemsAt state: ScrollState) -> [StopNote] {
    guard state.zoom != 1 else { return [] }
    var seen: Set<Int> = []
    return layout.visibleAttributes(at: state).compactMap { element in
      guard element.isPinned, seen.insert(element.section).inserted
      else { return nil }
      return .pinnedUnderZoom(
        section: element.section, .pinnedHeaderUnderZoom(zoom: state.zoom))
    }
  }
}

/// Writes a stop's gestures as the steps of a script.
private struct ScriptWriter {
  let renderer: ScreenRenderer
  private(set) var steps: [ScrollStep] = []
  private(set) var places: [String: CGRect] = [:]
  private(set) var notes: [(step: Int, note: StopNote)] = []

  private var layout: SolvedLayout { renderer.layout }

  init(renderer: ScreenRenderer) { self.renderer = renderer }

  /// Adds a step for each gesture, so that both are counted alike; one that can't be is a wait of
  /// no time.
  mutating func add(_ gesture: StopGesture) {
    steps.append(step(gesture) ?? .wait(.seconds(0)))
  }

  private mutating func note(_ note: StopNote) -> ScrollStep? {
    notes.append((steps.count, note))
    return nil
  }

  private mutating func step(_ gesture: StopGesture) -> ScrollStep? {
    switch gesture {
    case .drag(let drag):
      guard let target = target(drag.section) else { return nil }
      return .drag(
        Drag(
          from: drag.from, by: point(drag.way, target), duration: drag.duration, hold: drag.hold,
          velocity: drag.velocity.map { point($0, target) }, target: target))
    case .fling(let velocity, let from, let section):
      guard let target = target(section) else { return nil }
      return .fling(Fling(at: from, velocity: point(velocity, target), target: target))
    case .tap(let at, let count): return .tap(Tap(at: at, count: count))
    case .pinch(let scale, let at, let duration):
      return .pinch(Pinch(at: at, scale: scale, duration: duration))
    case .zoom(let zoom, let about): return .zoom(ZoomTo(zoom, unit: .absolute, about: about))
    case .wait(let wait): return .wait(wait)
    case .scrollToTop:
      let edge: ScrollEdge = layout.scrollAxis == .vertical ? .top : .leading
      return .scroll(ScrollTo(.edge(edge), isAnimated: true))
    case .scroll(let target, let isAnimated):
      return destination(target).map { .scroll(ScrollTo($0, isAnimated: isAnimated)) }
    case .scrollSection(let id, let target, let isAnimated):
      guard let section = section(id), let orthogonal = section.orthogonal else { return nil }
      guard let offset = renderer.offset(of: target, in: section, orthogonal) else {
        return note(.noSuchElement(id))
      }
      return .scroll(ScrollTo(.section(section.index, .offset(offset)), isAnimated: isAnimated))
    }
  }

  private mutating func destination(_ target: ScrollStop.Target) -> ScrollDestination? {
    let axis = layout.scrollAxis
    func along(_ offset: CGFloat) -> ScrollDestination {
      axis == .vertical ? .offset(x: nil, y: offset) : .offset(x: offset, y: nil)
    }
    switch target {
    case .start: return along(layout.initialOffset[axis])
    case .end:
      // The range depends on the magnification, which only the simulation knows.
      if axis == .vertical { return .edge(.bottom) }
      return .edge(layout.finalOffset > layout.initialOffset[axis] ? .trailing : .leading)
    case .along(let offset): return along(offset)
    case .offset(let point): return .offset(x: point.x, y: point.y)
    case .page(let page): return along(renderer.offset(ofPage: page))
    case .element(let element, let position):
      guard let frame = renderer.frame(of: element) else {
        _ = note(.noSuchElement(element.id))
        return nil
      }
      let name = "\(places.count)"
      places[name] = frame
      var anchor = UnitPoint.center
      if axis == .vertical { anchor.y = position.fraction } else { anchor.x = position.fraction }
      return .view(name, anchor: anchor)
    }
  }

  /// The section with this id, if it scrolls on its own.
  private mutating func section(_ id: String) -> SolvedSection? {
    let found = layout.sections.first { renderer.sectionID($0.index) == id }
    guard let found, found.orthogonal != nil else {
      _ = note(.sectionDoesNotScroll(id))
      return nil
    }
    return found
  }

  private mutating func target(_ id: String?) -> GestureTarget? {
    guard let id else { return .automatic }
    return section(id).map { .section($0.index) }
  }

  /// A way with both coordinates: one that is given along an axis is on that of the target.
  private func point(_ way: StopGesture.Way, _ target: GestureTarget) -> CGPoint {
    switch way {
    case .both(let point): return point
    case .along(let length):
      var axis = layout.scrollAxis
      if case .section(let index) = target {
        axis = layout.sections[index].orthogonal?.axis ?? axis
      }
      var point = CGPoint.zero
      point[axis] = length
      return point
    }
  }
}
