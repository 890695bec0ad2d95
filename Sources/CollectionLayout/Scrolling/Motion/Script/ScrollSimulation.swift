// SPDX-License-Identifier: MIT
//
// Runs a scroll script in virtual time. There is no clock and no step of time: every axis's way is
// known in closed form, so any moment can be asked for, in any order.

/// A script, run. The state at a time is a function of scene, start and script alone.
public struct ScrollSimulation: Hashable, Sendable {
  /// What is scrolled.
  public let scene: ScrollScene
  private let origin: ScrollCheckpoint
  private let end: ScrollCheckpoint

  /// Runs `script` from `start`.
  ///
  /// - Parameter start: Anywhere; what lies outside the range swings back first. nil takes the
  ///   scene's rest position.
  public init(scene: ScrollScene, start: ScrollMoment? = nil, script: ScrollScript) {
    self.init(
      scene: scene,
      resuming: ScrollCheckpoint(scene: scene, start: start ?? scene.initialMoment),
      steps: script.steps)
  }

  /// Goes on where another simulation was cut, then runs `steps`. The result is the same to the
  /// last bit as that of one simulation that was not cut.
  public init(scene: ScrollScene, resuming checkpoint: ScrollCheckpoint, steps: [ScrollStep] = []) {
    self.scene = scene
    var run = checkpoint
    run.add(steps)
    origin = run
    while run.beginNextStep(in: scene) {}
    end = run
  }

  /// What happened, in order.
  public var events: [ScrollEvent] { end.events }

  /// Sentences about what happened, in order.
  public var explanation: [String] { events.map(\.sentence) }

  /// When the last step has ended, seconds.
  public var endOfSteps: Double { end.nextStepTime }

  /// When nothing moves any more and the last step has ended.
  public var restTime: Double { max(end.nextStepTime, end.restTime) }

  /// Where everything is at a time; before the beginning as at the beginning.
  public func moment(at time: Double) -> ScrollMoment { end.moment(at: time) }

  /// Where everything comes to rest.
  public var finalMoment: ScrollMoment { moment(at: restTime) }

  /// Where everything is at the moment that counts.
  public func moment(of capture: ScrollScript.Capture) -> ScrollMoment {
    moment(at: time(of: capture))
  }

  /// The time that a script's capture means, seconds.
  public func time(of capture: ScrollScript.Capture) -> Double {
    switch capture {
    case .atRest: restTime
    case .afterLastStep(let seconds): endOfSteps + ScrollLimits.moment(seconds)
    case .time(let seconds): ScrollLimits.moment(seconds)
    }
  }

  /// The simulation cut at a time: what is going on then, and the steps that have not begun.
  public func checkpoint(at time: Double) -> ScrollCheckpoint {
    var run = origin
    while run.hasNextStep(before: time), run.beginNextStep(in: scene) {}
    run.cut(at: time)
    return run
  }

  /// Pieces of motion and events: what the work is proportional to.
  public var workCount: Int { end.pieceCount + events.count }

  /// Moments from the beginning to rest, `framesPerSecond` of them in a second, and the moment of
  /// rest itself; at most ``ScrollLimits/samples``.
  ///
  /// - Parameter until: Ends there instead of at rest.
  public func samples(framesPerSecond: Double, until: Double? = nil) -> [ScrollMoment] {
    let last = max(origin.time, until.map(ScrollLimits.moment) ?? restTime)
    let rate = framesPerSecond.isFinite && framesPerSecond > 0 ? framesPerSecond : 60
    let wanted = (last - origin.time) * rate
    let count = Int(min(wanted.rounded(.down), Double(ScrollLimits.samples - 2)))
    var moments = (0...max(0, count)).map { moment(at: origin.time + Double($0) / rate) }
    if let final = moments.last, final.time < last { moments.append(moment(at: last)) }
    return moments
  }
}
