// SPDX-License-Identifier: MIT
//
// A scroll script: steps, and the moment at which to look.

import Foundation
import Geometry

/// Steps and the moment that counts.
public struct ScrollScript: Hashable, Sendable {
  /// The moment that counts.
  public enum Capture: Hashable, Sendable {
    /// When nothing moves any more.
    case atRest
    /// Seconds after the last step has ended; 0 is the release itself, still stretched.
    case afterLastStep(Double)
    /// Seconds after the beginning.
    case time(Double)
  }

  /// The steps, one after another.
  public var steps: [ScrollStep]
  /// The moment that counts.
  public var capture: Capture

  /// A script; looked at when all is at rest unless told otherwise.
  public init(_ steps: [ScrollStep], capture: Capture = .atRest) {
    self.steps = steps
    self.capture = capture
  }
}

/// What is wrong with a script; the simulation goes on with the nearest value it can take.
public enum ScriptProblem: Hashable, Sendable {
  /// More steps than ``ScrollLimits/steps``; the rest is not run.
  case tooManySteps(Int)
  /// More legs or moves than ``ScrollLimits/legs``; the rest is not run.
  case tooManyLegs(step: Int, count: Int)
  /// A number that is none, or outside of the limits.
  case numberOutOfRange(step: Int, name: String)
  /// A duration that is negative, no number, or above ``ScrollLimits/seconds(_:)``.
  case durationOutOfRange(step: Int, seconds: Double)
  /// Two positions on one axis, which UIKit answers with an exception; the step does nothing.
  case conflictingPositions(step: Int)
}

extension ScrollScript {
  /// All that is wrong, step by step.
  public var problems: [ScriptProblem] {
    var problems: [ScriptProblem] = []
    if steps.count > ScrollLimits.steps { problems.append(.tooManySteps(steps.count)) }
    for (index, step) in steps.prefix(ScrollLimits.steps).enumerated() {
      let check = StepCheck(step)
      for name in check.badNumbers {
        problems.append(.numberOutOfRange(step: index, name: name))
      }
      for seconds in check.badDurations {
        problems.append(.durationOutOfRange(step: index, seconds: seconds))
      }
      if check.legs > ScrollLimits.legs {
        problems.append(.tooManyLegs(step: index, count: check.legs))
      }
      if check.hasConflict { problems.append(.conflictingPositions(step: index)) }
    }
    return problems
  }
}

/// The numbers of one step, looked at.
private struct StepCheck {
  var badNumbers: [String] = []
  var badDurations: [Double] = []
  var legs = 0
  var hasConflict = false

  init(_ step: ScrollStep) {
    switch step {
    case .drag(let drag):
      point(drag.from, "from")
      for leg in drag.legs.prefix(ScrollLimits.legs) {
        point(leg.by, "by")
        seconds(leg.duration)
      }
      legs = drag.legs.count
      point(drag.velocity, "velocity")
      point(drag.landing, "landing")
    case .fling(let fling):
      point(fling.at, "at")
      point(fling.velocity, "velocity")
      point(fling.landing, "landing")
    case .tap(let tap): point(tap.at, "at")
    case .pinch(let pinch):
      point(pinch.at, "at")
      if !(pinch.scale > 0) { badNumbers.append("scale") } else { number(pinch.scale, "scale") }
      seconds(pinch.duration)
    case .contentDrag(let drag):
      point(drag.from, "from")
      for move in drag.moves.prefix(ScrollLimits.legs) { point(move, "moves") }
      legs = drag.moves.count
      seconds(drag.interval)
    case .wait(.seconds(let value)): seconds(value)
    case .wait(.untilRest): break
    case .scroll(let scroll): destination(scroll.destination)
    case .zoom(let zoom):
      if !(zoom.zoom > 0) { badNumbers.append("zoom") } else { number(zoom.zoom, "zoom") }
      point(zoom.about, "about")
    }
  }

  private mutating func destination(_ destination: ScrollDestination) {
    switch destination {
    case .offset(let x, let y):
      number(x ?? 0, "x")
      number(y ?? 0, "y")
    case .by(let way): point(way, "by")
    case .rect(let rect): frame(rect)
    case .frame(let rect, let position):
      frame(rect)
      hasConflict = !position.isValid
    case .item(_, let position): hasConflict = !position.isValid
    case .view(_, let anchor):
      number(anchor?.x ?? 0, "anchor")
      number(anchor?.y ?? 0, "anchor")
    case .section(_, .offset(let offset)), .section(_, .by(let offset)): number(offset, "offset")
    case .section, .edge, .page: break
    }
  }

  private mutating func frame(_ rect: CGRect) {
    point(rect.origin, "rect")
    number(rect.size.width, "rect")
    number(rect.size.height, "rect")
  }

  private mutating func point(_ point: CGPoint?, _ name: String) {
    guard let point else { return }
    number(point.x, name)
    number(point.y, name)
  }

  private mutating func number(_ value: CGFloat, _ name: String) {
    if !(abs(value) <= ScrollLimits.length), badNumbers.last != name { badNumbers.append(name) }
  }

  private mutating func seconds(_ value: Double) {
    if !(value >= 0 && value <= ScrollLimits.seconds) { badDurations.append(value) }
  }
}
