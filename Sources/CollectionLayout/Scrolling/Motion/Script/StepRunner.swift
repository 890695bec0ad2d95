// SPDX-License-Identifier: MIT
//
// Carries out one step of a script: lays the pieces of motion down, and says what happened.

import Foundation
import Geometry

/// One step, carried out. Gestures are in StepRunner+Gestures.swift, programs' scrolling in
/// StepRunner+Programs.swift.
struct StepRunner {
  let scene: ScrollScene
  var state: ScrollCheckpoint
  /// When the step begins.
  let time: Double
  let index: Int

  /// Carries out `step`; returns when it ends.
  mutating func run(_ step: ScrollStep) -> Double {
    switch step {
    case .drag(let drag): return run(drag)
    case .fling(let fling): return run(fling)
    case .tap(let tap): return run(tap)
    case .pinch(let pinch): return run(pinch)
    case .contentDrag(let drag): return run(drag)
    case .scroll(let scroll): return run(scroll)
    case .zoom(let zoom): return run(zoom)
    case .wait(let wait):
      let end: Double
      switch wait {
      case .seconds(let seconds): end = time + ScrollLimits.seconds(seconds)
      case .untilRest: end = max(time, state.restTime)
      }
      say(.waited(seconds: end - time))
      return end
    }
  }

  mutating func say(
    _ kind: ScrollEvent.Kind, about subject: ScrollEvent.Subject? = nil, at moment: Double? = nil
  ) {
    state.events.append(
      ScrollEvent(time: moment ?? time, step: index, subject: subject, kind: kind))
  }

  /// The outer scroll view as it is magnified when the step begins.
  var view: ScrollViewModel { scene.outer(zoom: state.zoom?.zoom(at: time)) }

  /// The outer offset when the step begins.
  var offset: CGPoint {
    CGPoint(x: state.horizontal.position(at: time), y: state.vertical.position(at: time))
  }

  /// An axis that a step may move.
  enum Mover: Hashable {
    case outer(Axis)
    case section(SectionScroller)

    var axis: Axis {
      switch self {
      case .outer(let axis): axis
      case .section(let section): section.axis
      }
    }

    var subject: ScrollEvent.Subject {
      switch self {
      case .outer(let axis): .collection(axis)
      case .section(let section): .section(section.index)
      }
    }
  }

  func scroller(_ mover: Mover) -> AxisScroller {
    switch mover {
    case .outer(let axis): view.axis(axis)
    case .section(let section): section.scroller
    }
  }

  /// 1 where a finger going right or down makes the offset shrink, as it is for readers from left
  /// to right; -1 where it makes it grow.
  func sign(_ mover: Mover) -> CGFloat {
    switch mover {
    case .outer(let axis): view.isMirrored && axis == .horizontal ? -1 : 1
    case .section(let section): section.isMirrored && section.axis == .horizontal ? -1 : 1
    }
  }

  /// Points on the screen in a point of the mover's own: sections lie in the magnified content.
  func unit(_ mover: Mover) -> CGFloat {
    switch mover {
    case .outer: 1
    case .section: state.zoom?.zoom(at: time) ?? 1
    }
  }

  func timeline(_ mover: Mover) -> AxisTimeline {
    switch mover {
    case .outer(.horizontal): state.horizontal
    case .outer(.vertical): state.vertical
    case .section(let section): state.section(section.index)
    }
  }

  mutating func replace(_ mover: Mover, with pieces: [MotionPiece]) {
    switch mover {
    case .outer(.horizontal): state.horizontal.replace(with: pieces)
    case .outer(.vertical): state.vertical.replace(with: pieces)
    case .section(let section):
      var timeline = state.section(section.index)
      timeline.replace(with: pieces)
      state.sections[section.index] = timeline
    }
  }
}
