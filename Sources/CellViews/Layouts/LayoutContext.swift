// SPDX-License-Identifier: MIT
//
// What all layouts of one call share: surroundings, measuring, notes, and a bound on the work.

import Drawing
import Foundation
import Geometry

/// What all layouts of one call share, seen through one environment.
final class LayoutContext {
  /// What is counted and told, whatever the environment.
  private final class Tally {
    var notes: [ViewNote] = []
    var arrangementsLeft = LayoutContext.arrangementLimit
    let session: ScrollSession?

    init(_ session: ScrollSession?) { self.session = session }
  }

  let environment: ViewEnvironment
  let text: any TextMeasuring
  let images: any ImageInspecting
  let grid: PixelGrid
  private let tally: Tally

  /// How many children may be arranged in one call, repeats under other proposals included: far
  /// beyond any real cell, and a fraction of a second.
  static let arrangementLimit = 200_000

  /// - Parameter session: Where scroll views stand; nil for pictures at rest.
  convenience init(
    environment: ViewEnvironment, text: any TextMeasuring, images: any ImageInspecting,
    session: ScrollSession? = nil
  ) {
    self.init(environment: environment, text: text, images: images, tally: Tally(session))
  }

  private init(
    environment: ViewEnvironment, text: any TextMeasuring, images: any ImageInspecting,
    tally: Tally
  ) {
    self.environment = environment
    self.text = text
    self.images = images
    self.tally = tally
    let scale = environment.scale
    grid = scale.isFinite && scale > 0 ? PixelGrid(scale: scale) : .none
  }

  /// The same call, seen through another environment.
  func with(_ environment: ViewEnvironment) -> LayoutContext {
    guard environment != self.environment else { return self }
    return LayoutContext(environment: environment, text: text, images: images, tally: tally)
  }

  /// What there is to tell, each thing once.
  var notes: [ViewNote] { tally.notes }

  /// Where scroll views stand; nil for pictures at rest.
  var session: ScrollSession? { tally.session }

  /// The length of a pixel in points.
  var pixel: CGFloat { grid.scale > 0 ? 1 / grid.scale : 1 }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Keeps `note`, unless it is known already.
  func add(_ note: ViewNote) {
    if !tally.notes.contains(note) { tally.notes.append(note) }
  }

  /// The colour of a name or a value; the label colour and a note for an unknown name.
  func color(_ reference: ColorReference) -> RGBA {
    if let color = reference.resolve(in: environment) { return color }
    if let name = reference.name { add(.colorUnknown(name)) }
    return SystemColors.label(environment.appearance)
  }

  /// Whether `children` more may be arranged; false, and noted, once the limit is reached.
  func mayArrange(_ children: Int) -> Bool {
    tally.arrangementsLeft -= children + 1
    if tally.arrangementsLeft >= 0 { return true }
    add(.tooComplex)
    return false
  }
}
