// SPDX-License-Identifier: MIT
//
// A simulation in the middle: the motions that are under way and the steps still to come.

import Foundation
import Geometry

/// All that a simulation needs to go on.
public struct ScrollCheckpoint: Hashable, Sendable {
  /// Where it was cut, seconds after the beginning.
  public private(set) var time: Double
  /// When the next step begins.
  public internal(set) var nextStepTime: Double
  var horizontal: AxisTimeline
  var vertical: AxisTimeline
  /// Only sections that a step has touched or that swing back from the start.
  var sections: [Int: AxisTimeline] = [:]
  /// Where the other sections are.
  private var restingSections: [Int: CGFloat] = [:]
  var zoom: ZoomTimeline?
  var events: [ScrollEvent] = []
  private var steps: ArraySlice<ScrollStep> = []
  /// Index of the next step among all steps of the script.
  private(set) var stepIndex = 0

  /// Nothing has happened yet. What lies outside its range is let go there.
  init(scene: ScrollScene, start: ScrollMoment) {
    let begin = ScrollLimits.moment(start.time)
    time = begin
    nextStepTime = begin
    zoom = scene.zoom.map {
      ZoomTimeline(still: $0.clamped(zoom: start.zoom ?? $0.initialZoom), from: begin)
    }
    let view = scene.outer(zoom: zoom?.zoom(at: begin))
    func timeline(_ offset: CGFloat, _ axis: AxisScroller) -> AxisTimeline {
      let offset = ScrollLimits.length(offset)
      var timeline = AxisTimeline(still: offset, from: begin)
      if axis.clamped(offset) != offset {
        timeline.replace(
          with: axis.release(at: begin, offset: offset, velocity: 0, start: offset).pieces)
      }
      return timeline
    }
    horizontal = timeline(start.horizontal.offset, view.axis(.horizontal))
    vertical = timeline(start.vertical.offset, view.axis(.vertical))
    for section in scene.sections {
      let offset = start.sections[section.index]?.offset ?? section.initialOffset
      if section.scroller.clamped(offset) == offset {
        restingSections[section.index] = offset
      } else {
        sections[section.index] = timeline(offset, section.scroller)
      }
    }
  }

  /// Steps that have not begun.
  public var remainingSteps: [ScrollStep] { Array(steps) }

  mutating func add(_ more: [ScrollStep]) {
    let room = max(0, ScrollLimits.steps - stepIndex - steps.count)
    steps += more.prefix(room)
  }

  func hasNextStep(before time: Double) -> Bool { !steps.isEmpty && nextStepTime < time }

  /// Begins the next step and says when it ends; false when there is none.
  mutating func beginNextStep(in scene: ScrollScene) -> Bool {
    guard let step = steps.popFirst() else { return false }
    var runner = StepRunner(scene: scene, state: self, time: nextStepTime, index: stepIndex)
    let end = runner.run(step)
    let (left, index) = (steps, stepIndex + 1)
    self = runner.state
    steps = left
    stepIndex = index
    nextStepTime = max(nextStepTime, end)
    return true
  }

  /// Forgets what is over at `time`.
  mutating func cut(at time: Double) {
    let time = max(self.time, ScrollLimits.moment(time))
    self.time = time
    events = []
    steps = ArraySlice(Array(steps))
    horizontal = horizontal.kept(from: time)
    vertical = vertical.kept(from: time)
    sections = sections.mapValues { $0.kept(from: time) }
    zoom = zoom?.kept(from: time)
  }

  /// A section's way; made on first use.
  func section(_ index: Int) -> AxisTimeline {
    sections[index] ?? AxisTimeline(still: restingSections[index] ?? 0, from: 0)
  }

  func moment(at asked: Double) -> ScrollMoment {
    let time = max(self.time, asked.isNaN ? 0 : asked)
    func axis(_ timeline: AxisTimeline) -> AxisMoment {
      let piece = timeline.piece(at: time)
      return AxisMoment(
        offset: piece.position(at: time), velocity: piece.velocity(at: time), phase: piece.phase)
    }
    var moment = ScrollMoment(time: time, offset: .zero)
    moment.horizontal = axis(horizontal)
    moment.vertical = axis(vertical)
    moment.sections = restingSections.mapValues { AxisMoment(offset: $0) }
    for (index, timeline) in sections { moment.sections[index] = axis(timeline) }
    moment.zoom = zoom?.zoom(at: time)
    return moment
  }

  /// When nothing moves any more, whether or not steps remain.
  var restTime: Double {
    let ends = [horizontal.restTime, vertical.restTime, zoom?.restTime ?? 0]
    return sections.values.map(\.restTime).reduce(ends.reduce(0, max), max)
  }

  var pieceCount: Int {
    sections.values.map(\.pieces.count).reduce(
      horizontal.pieces.count + vertical.pieces.count + (zoom?.pieces.count ?? 0), +)
  }
}

/// The zoom factor's way through time.
struct ZoomTimeline: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case still(CGFloat)
    case pinch(ZoomMotion)
  }

  private(set) var pieces: [(start: Double, piece: Piece)]

  init(still zoom: CGFloat, from start: Double) { pieces = [(start, .still(zoom))] }

  mutating func replace(from time: Double, with piece: Piece) {
    while let last = pieces.last, last.start >= time { pieces.removeLast() }
    pieces.append((time, piece))
  }

  func zoom(at time: Double) -> CGFloat {
    let (start, piece) = pieces.last { $0.start <= time } ?? pieces[0]
    switch piece {
    case .still(let zoom): return zoom
    case .pinch(let motion): return motion.zoom(after: time - start)
    }
  }

  var restTime: Double { pieces.last?.start ?? 0 }

  func kept(from time: Double) -> ZoomTimeline {
    var timeline = self
    let first = pieces.last { $0.start <= time }?.start ?? time
    timeline.pieces.removeAll { $0.start < first }
    return timeline
  }

  static func == (left: Self, right: Self) -> Bool {
    left.pieces.elementsEqual(right.pieces) { $0.start == $1.start && $0.piece == $1.piece }
  }

  func hash(into hasher: inout Hasher) {
    for (start, piece) in pieces {
      hasher.combine(start)
      hasher.combine(piece)
    }
  }
}
