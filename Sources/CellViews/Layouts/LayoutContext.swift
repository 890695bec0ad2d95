// SPDX-License-Identifier: MIT
//
// What all layouts of one call share: surroundings, measuring, notes, and a bound on the work.

import Drawing
import Foundation
import Geometry

/// What all layouts of one call share.
final class LayoutContext {
  let environment: ViewEnvironment
  let text: any TextMeasuring
  let images: any ImageInspecting
  let grid: PixelGrid
  private(set) var notes: [ViewNote] = []
  private var arrangementsLeft = LayoutContext.arrangementLimit

  /// How many children may be arranged in one call, repeats under other proposals included: far
  /// beyond any real cell, and a fraction of a second.
  static let arrangementLimit = 200_000

  init(environment: ViewEnvironment, text: any TextMeasuring, images: any ImageInspecting) {
    self.environment = environment
    self.text = text
    self.images = images
    let scale = environment.scale
    grid = scale.isFinite && scale > 0 ? PixelGrid(scale: scale) : .none
  }

  /// The length of a pixel in points.
  var pixel: CGFloat { grid.scale > 0 ? 1 / grid.scale : 1 }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Keeps `note`, unless it is known already.
  func add(_ note: ViewNote) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// The colour of a name or a value; the label colour and a note for an unknown name.
  func color(_ reference: ColorReference) -> RGBA {
    if let color = reference.resolve(in: environment) { return color }
    if let name = reference.name { add(.colorUnknown(name)) }
    return SystemColors.label(environment.appearance)
  }

  /// Whether `children` more may be arranged; false, and noted, once the limit is reached.
  func mayArrange(_ children: Int) -> Bool {
    arrangementsLeft -= children + 1
    if arrangementsLeft >= 0 { return true }
    add(.tooComplex)
    return false
  }
}
