// SPDX-License-Identifier: MIT
//
// What an axis does when the finger leaves it: slow down, turn to a stop, hit an end, swing back.
// Mirrors: UIScrollViewDelegate.scrollViewWillEndDragging (UIKit).
// Status: complete for touch; a retargeted way keeps UIKit's curve, not its duration.

import Foundation

/// An axis after the finger has left it.
struct AxisRelease: Hashable, Sendable {
  /// Until rest; the last piece is still.
  let pieces: [MotionPiece]
  /// What was decided.
  let outcome: ReleaseOutcome
}

extension AxisScroller {
  /// The way to rest.
  ///
  /// - Parameters:
  ///   - time: The moment of release.
  ///   - offset: Shown at that moment.
  ///   - start: The offset at touch-down.
  ///   - landing: Where the layout's `targetContentOffset` sends the axis, if it does.
  func release(
    at time: Double, offset: CGFloat, velocity: CGFloat, start: CGFloat, landing: CGFloat? = nil
  ) -> AxisRelease {
    // 1. Stretched: swing back to the near end, with whatever speed there is.
    let inside = clamped(offset)
    guard offset == inside else {
      let pieces =
        bounces
        ? bounce(at: time, from: offset, velocity: velocity, to: inside)
        : [MotionPiece(start: time, motion: .still(inside))]
      return AxisRelease(
        pieces: pieces,
        outcome: ReleaseOutcome(
          offset: offset, velocity: velocity, landing: inside, snap: nil, rest: inside,
          springsBack: true))
    }
    // 2. Where plain deceleration would land, and where the rule says.
    let plain = Deceleration(start: offset, velocity: velocity, rate: rate)
    let natural = plain.landing
    let request = SnapRequest(start: start, offset: offset, velocity: velocity, landing: natural)
    let snap = landing == nil ? snapping.answer(request, on: self) : nil
    let target = (landing ?? snap?.offset).map(clamped)
    // 3. A way past an end is not bent: it hits the end.
    let hitsTarget =
      target == nil
      || (!snapping.isFast && natural != clamped(natural))
        && target == clamped(natural)
    let pieces: [MotionPiece]
    if let target, !hitsTarget {
      pieces = decelerate(
        at: time,
        Deceleration(start: offset, target: target, rate: snapping.isFast ? .fast : rate))
    } else {
      pieces = decelerate(at: time, plain)
    }
    return AxisRelease(
      pieces: pieces,
      outcome: ReleaseOutcome(
        offset: offset, velocity: velocity, landing: natural, snap: snap,
        rest: target ?? clamped(natural), springsBack: false))
  }

  /// Deceleration until rest or the end of the range, whichever comes first.
  private func decelerate(at time: Double, _ way: Deceleration) -> [MotionPiece] {
    let end = way.velocity < 0 ? minimum : maximum
    let passes = way.velocity < 0 ? way.landing < end : way.landing > end
    let piece = MotionPiece(start: time, motion: .deceleration(way))
    guard passes, let arrival = way.time(reaching: end) else {
      let rest = MotionPiece(start: time + way.duration, motion: .still(clamped(way.landing)))
      return way.duration > 0 ? [piece, rest] : [rest]
    }
    guard bounces else {
      return [piece, MotionPiece(start: time + arrival, motion: .still(end))]
    }
    return [piece]
      + bounce(
        at: time + arrival, from: end, velocity: way.velocity(after: arrival), to: end)
  }

  private func bounce(
    at time: Double, from offset: CGFloat, velocity: CGFloat, to end: CGFloat
  ) -> [MotionPiece] {
    let spring = BounceSpring(displacement: offset - end, velocity: velocity)
    return [
      MotionPiece(start: time, motion: .bounce(to: end, spring)),
      MotionPiece(start: time + spring.restTime, motion: .still(end)),
    ]
  }
}
