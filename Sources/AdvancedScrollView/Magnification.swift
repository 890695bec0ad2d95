// SPDX-License-Identifier: MIT
//
// How far content may be magnified.
// Mirrors: Magnification of AdvancedScrollView.
// Status: complete; the initial value counts even when not relative.

import CollectionLayout
public import Foundation

/// How far content may be magnified.
public struct Magnification: Equatable, Sendable {
  /// Smallest and largest magnification.
  public var range: ClosedRange<CGFloat>
  /// The magnification at first; brought into the range.
  public var initialValue: CGFloat
  /// Whether 1 means that all of the content is seen.
  public var isRelative: Bool

  /// A magnification.
  public init(range: ClosedRange<CGFloat>, initialValue: CGFloat, isRelative: Bool) {
    self.range = range
    self.initialValue = initialValue
    self.isRelative = isRelative
  }

  var rule: MagnificationRule {
    MagnificationRule(range: range, initialValue: initialValue, isRelative: isRelative)
  }
}
