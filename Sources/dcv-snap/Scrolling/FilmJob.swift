// SPDX-License-Identifier: MIT
//
// A stop's gestures as a film: a picture for each tick of virtual time in which something moved.

import CairoPainter
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation

/// A film of a stop, from its first gesture to its moment.
struct FilmJob {
  let run: StopRun
  let renderer: ScreenRenderer
  let framesPerSecond: Int

  /// Most frames of a film: two minutes at 30 a second.
  static let mostFrames = 3600
  /// How long the last picture stays beyond its own time, seconds.
  static let lastSeconds = 1

  /// The most frames.
  var longest: Int { Self.mostFrames }

  /// How long it takes, without the last picture's stay.
  var seconds: Double { run.time }

  /// Whether it has no more frames than a film may have.
  var isWithinLimits: Bool { ticks < Double(Self.mostFrames) }

  private var ticks: Double { (run.time * Double(framesPerSecond)).rounded(.up) }

  /// Where everything is in a frame; the last one is the stop's own picture.
  private func state(_ frame: Int) -> ScrollState {
    let time = min(Double(frame) / Double(framesPerSecond), run.time)
    return run.simulation.moment(at: time).scrollState(scale: renderer.environment.scale)
  }

  /// The file.
  func bytes(_ engine: PaintEngine) throws(PaintError) -> [UInt8] {
    try film(engine).bytes
  }

  /// The film and how many frames are stored in it.
  func film(_ engine: PaintEngine) throws(PaintError) -> EncodedFilm {
    try engine.film(
      of: Int(ticks) + 1, last: Self.lastSeconds * framesPerSecond,
      framesPerSecond: framesPerSecond, scale: renderer.environment.scale
    ) { frame in
      let state = state(frame)
      if frame > 0, state == self.state(frame - 1) { return nil }
      return renderer.frame(at: state).list
    }
  }
}
