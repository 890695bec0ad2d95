// SPDX-License-Identifier: MIT
//
// Drags, flings and taps.
// Mirrors: UIScrollView.panGestureRecognizer (UIKit).
// Status: complete for one finger; repeated flings do not add their speeds.

import Foundation
import Geometry

extension StepRunner {
  mutating func run(_ drag: Drag) -> Double {
    let way = FingerWay(drag)
    let end = time + way.duration
    let movement = way.legs.reduce(CGPoint.zero) { $1.by == .zero || $0 != .zero ? $0 : $1.by }
    let movers = movers(
      target: drag.target, at: drag.from, movement: movement, reach: way.reach)
    guard let wake = way.wakeTime, !movers.isEmpty else {
      catchMotion(at: drag.from, target: drag.target, except: [], until: end)
      say(.dragIgnored, at: end)
      return end
    }
    catchMotion(at: drag.from, target: drag.target, except: movers, until: end)
    for mover in movers {
      let axis = mover.axis
      let scroller = scroller(mover)
      let start = timeline(mover).position(at: time)
      let sign = sign(mover) / unit(mover)
      // 1. From the touch until the gesture wakes up, what moved stands still.
      var pieces = [MotionPiece(start: time, motion: .still(start))]
      // 2. Then the content follows the finger, leg by leg.
      let tracked = TrackedAxis(scroller)
      let first = scroller.raw(shown: start)
      for stretch in way.stretches(from: wake) {
        pieces.append(
          MotionPiece(
            start: time + stretch.start,
            motion: .tracking(
              raw: first - sign * stretch.travel[axis], velocity: -sign * stretch.velocity[axis],
              axis: tracked)))
      }
      replace(mover, with: pieces)
      // 3. The finger leaves; the last tenth of a second decides the speed.
      let shown = timeline(mover).position(at: end)
      let since = max(time + wake, end - Drag.velocityWindow)
      let measured =
        end > since ? (shown - timeline(mover).position(at: since)) / CGFloat(end - since) : 0
      let release = scroller.release(
        at: end, offset: shown,
        velocity: drag.velocity.map { ScrollLimits.length($0[axis]) } ?? measured, start: start,
        landing: drag.landing.map { ScrollLimits.length($0[axis]) })
      replace(mover, with: release.pieces)
      say(
        .dragged(by: way.total[axis], from: start, release.outcome), about: mover.subject, at: end)
    }
    return end
  }

  mutating func run(_ fling: Fling) -> Double {
    let velocity = ScrollLimits.length(fling.velocity)
    let movers = movers(
      target: fling.target, at: fling.at, movement: velocity, reach: velocity)
    catchMotion(at: fling.at, target: fling.target, except: movers, until: time)
    if movers.isEmpty { say(.dragIgnored) }
    for mover in movers {
      let start = timeline(mover).position(at: time)
      let release = scroller(mover).release(
        at: time, offset: start, velocity: velocity[mover.axis], start: start,
        landing: fling.landing.map { ScrollLimits.length($0[mover.axis]) })
      replace(mover, with: release.pieces)
      say(.flung(release.outcome), about: mover.subject)
    }
    return time
  }

  mutating func run(_ tap: Tap) -> Double {
    let at = ScrollLimits.length(tap.at)
    catchMotion(at: at, target: .automatic, except: [], until: time)
    say(.tapped(contentPoint(at), count: max(1, tap.count)))
    return time
  }

  /// A viewport point in the content's own coordinates.
  func contentPoint(_ point: CGPoint) -> CGPoint {
    if let zoom = scene.zoom, let factor = state.zoom?.zoom(at: time) {
      return zoom.contentPoint(point, offset: offset, zoom: factor)
    }
    return CGPoint(x: offset.x + point.x, y: offset.y + point.y)
  }

  /// The axes that a movement moves.
  ///
  /// The section under the finger takes a movement along its own axis. In the collection an axis
  /// takes part if it scrolls; under directional lock the dominant one takes all.
  ///
  /// - Parameters:
  ///   - movement: The first one, which decides.
  ///   - reach: Not 0 on the axes that the whole gesture moves on.
  private func movers(
    target: GestureTarget, at point: CGPoint?, movement: CGPoint, reach: CGPoint
  ) -> [Mover] {
    guard movement != .zero else { return [] }
    switch target {
    case .section(let index):
      guard let section = scene.section(index), section.scroller.isDraggable,
        reach[section.axis] != 0
      else { return [] }
      return [.section(section)]
    case .automatic:
      if let point, let section = scene.section(at: contentPoint(ScrollLimits.length(point))),
        section.scroller.isDraggable,
        abs(movement[section.axis]) > abs(movement[section.axis.other])
      {
        return [.section(section)]
      }
    case .collection: break
    }
    return Axis.allCases.filter { axis in
      guard reach[axis] != 0, view.axis(axis).isDraggable else { return false }
      return !view.isDirectionalLockEnabled || abs(movement[axis]) >= abs(movement[axis.other])
    }.map { .outer($0) }
  }

  /// A finger stops what scrolls under it, and lets it go at `end`.
  mutating func catchMotion(
    at point: CGPoint?, target: GestureTarget, except movers: [Mover], until end: Double
  ) {
    var touched: [Mover] = Axis.allCases.map { .outer($0) }
    switch target {
    case .section(let index):
      if let section = scene.section(index) { touched.append(.section(section)) }
    case .automatic:
      if let point, let section = scene.section(at: contentPoint(ScrollLimits.length(point))) {
        touched.append(.section(section))
      }
    case .collection: break
    }
    for mover in touched where timeline(mover).phase(at: time) != .resting {
      guard !movers.contains(mover) else { continue }
      let here = timeline(mover).position(at: time)
      let release = scroller(mover).release(at: end, offset: here, velocity: 0, start: here)
      replace(
        mover, with: [MotionPiece(start: time, motion: .still(here))] + release.pieces)
      say(.caught(at: here), about: mover.subject)
    }
  }
}

/// A finger's way, its numbers within the limits.
struct FingerWay {
  /// A straight stretch after the gesture has woken up.
  struct Stretch {
    /// Seconds after the touch.
    let start: Double
    /// How far the content was to go by then, the slop taken off.
    let travel: CGPoint
    /// Points per second.
    let velocity: CGPoint
  }

  let legs: [Drag.Leg]
  let duration: Double
  let total: CGPoint
  /// The ways on each axis, all forwards.
  let reach: CGPoint
  /// When the gesture wakes up: 10 points from the touch, or at once; nil when it never does.
  let wakeTime: Double?
  private let slop: CGPoint

  init(_ drag: Drag) {
    legs = drag.legs.prefix(ScrollLimits.legs).map {
      Drag.Leg(by: ScrollLimits.length($0.by), duration: ScrollLimits.seconds($0.duration))
    }
    duration = legs.map(\.duration).reduce(0, +)
    total = legs.map(\.by).reduce(.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    reach = legs.map(\.by).reduce(.zero) { CGPoint(x: $0.x + abs($1.x), y: $0.y + abs($1.y)) }
    guard drag.countsSlop else {
      wakeTime = legs.contains { $0.by != .zero } ? 0 : nil
      slop = .zero
      return
    }
    var (at, passed) = (CGPoint.zero, 0.0)
    var woken: (time: Double, place: CGPoint)?
    for leg in legs where woken == nil {
      if let share = Self.share(from: at, by: leg.by) {
        let place = CGPoint(x: at.x + leg.by.x * share, y: at.y + leg.by.y * share)
        woken = (passed + leg.duration * Double(share), place)
      }
      at = CGPoint(x: at.x + leg.by.x, y: at.y + leg.by.y)
      passed += leg.duration
    }
    wakeTime = woken?.time
    slop = woken?.place ?? .zero
  }

  /// The share of a leg after which the finger is 10 points from where it touched.
  private static func share(from: CGPoint, by way: CGPoint) -> CGFloat? {
    let a = way.x * way.x + way.y * way.y
    guard a > 0 else { return nil }
    let b = from.x * way.x + from.y * way.y
    let c = from.x * from.x + from.y * from.y - Drag.slop * Drag.slop
    let root = b * b - a * c
    guard root >= 0 else { return nil }
    let share = (root.squareRoot() - b) / a
    return share >= 0 && share <= 1 ? share : nil
  }

  /// The stretches from the moment on at which the gesture wakes up.
  func stretches(from wake: Double) -> [Stretch] {
    var stretches: [Stretch] = []
    var (at, passed) = (CGPoint.zero, 0.0)
    for leg in legs {
      let end = passed + leg.duration
      let next = CGPoint(x: at.x + leg.by.x, y: at.y + leg.by.y)
      if end >= wake {
        let start = max(passed, wake)
        let share = leg.duration > 0 ? CGFloat((start - passed) / leg.duration) : 1
        let place = CGPoint(x: at.x + leg.by.x * share, y: at.y + leg.by.y * share)
        let speed = leg.duration > 0 ? 1 / CGFloat(leg.duration) : 0
        stretches.append(
          Stretch(
            start: start, travel: CGPoint(x: place.x - slop.x, y: place.y - slop.y),
            velocity: CGPoint(x: leg.by.x * speed, y: leg.by.y * speed)))
      }
      (at, passed) = (next, end)
    }
    // The finger stands where its way ends until it leaves.
    stretches.append(
      Stretch(
        start: passed, travel: CGPoint(x: at.x - slop.x, y: at.y - slop.y), velocity: .zero))
    return stretches
  }
}
