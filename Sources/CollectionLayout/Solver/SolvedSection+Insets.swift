// SPDX-License-Identifier: MIT
//
// The part of a section that its content insets shrink, for those who draw it.

public import Foundation
import Geometry

extension SolvedSection {
  /// The section's rectangle without the boundary items that make it longer: its content insets lie
  /// inside of this. Content coordinates, not rounded.
  public var insetFrame: CGRect {
    var origin = CGPoint.zero
    origin[scrollAxis] = base
    origin[scrollAxis.other] = crossOrigin
    return CGRect(
      origin: origin, size: CGSize(along: inner, across: crossLength, axis: scrollAxis))
  }
}
