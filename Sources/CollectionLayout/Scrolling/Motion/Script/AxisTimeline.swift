// SPDX-License-Identifier: MIT
//
// All pieces of an axis's way, in the order of time.

import Foundation

/// An axis's way. There is always a piece; the last one lasts for ever.
struct AxisTimeline: Hashable, Sendable {
  private(set) var pieces: [MotionPiece]

  /// At rest at `offset` from `start` on.
  init(still offset: CGFloat, from start: Double) {
    pieces = [MotionPiece(start: start, motion: .still(offset))]
  }

  /// Forgets what would have happened from `time` on, and adds `motion` there.
  mutating func replace(from time: Double, with motion: MotionPiece.Motion) {
    while let last = pieces.last, last.start >= time { pieces.removeLast() }
    pieces.append(MotionPiece(start: time, motion: motion))
  }

  /// Forgets what would have happened from the first of `next` on, and adds them.
  mutating func replace(with next: [MotionPiece]) {
    guard let first = next.first else { return }
    replace(from: first.start, with: first.motion)
    for piece in next.dropFirst() {
      // A stretch that takes no time leaves no piece.
      replace(from: max(piece.start, first.start), with: piece.motion)
    }
  }

  func piece(at time: Double) -> MotionPiece {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return pieces[max(0, low - 1)]
  }

  func position(at time: Double) -> CGFloat { piece(at: time).position(at: time) }
  func velocity(at time: Double) -> CGFloat { piece(at: time).velocity(at: time) }
  func phase(at time: Double) -> ScrollPhase { piece(at: time).phase }

  /// From when on nothing moves: the start of the last piece, which is still.
  var restTime: Double { pieces.last?.start ?? 0 }

  /// Where it comes to rest.
  var restOffset: CGFloat { pieces.last.map { $0.position(at: $0.start) } ?? 0 }

  /// The same way without what ended before `time`.
  func kept(from time: Double) -> AxisTimeline {
    var timeline = self
    let current = piece(at: time)
    timeline.pieces.removeAll { $0.start < current.start }
    return timeline
  }
}
