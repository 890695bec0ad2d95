// SPDX-License-Identifier: MIT
//
// How far content follows a finger that pulls it past its end.
// Mirrors: UIScrollView.bounces (UIKit).
// Status: complete for touch.

public import Foundation

/// `shown = c * d * L / (c * d + L)`, c = 0.55 (uikit-print).
public enum RubberBand {
  /// UIKit's constant.
  public static let coefficient: CGFloat = 0.55

  /// The share of the viewport that a stretch taken as given may fill; the formula never fills it.
  static let fullest: CGFloat = 0.99

  /// How far the content moves past its end.
  ///
  /// - Parameters:
  ///   - pull: How far the finger has gone past it; the sign is kept.
  ///   - viewport: Length of the scroll view on the axis; 0 shows nothing.
  public static func shown(pull: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0, pull != 0 else { return 0 }
    return coefficient * pull * viewport / (coefficient * abs(pull) + viewport)
  }

  /// The pull that shows `shown`; the inverse of ``shown(pull:viewport:)`` up to 99 % of the
  /// viewport, and the pull of 99 % beyond.
  public static func pull(shown: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0 else { return 0 }
    let seen = min(abs(shown), viewport * fullest)
    let pull = seen * viewport / (coefficient * (viewport - seen))
    return shown < 0 ? -pull : pull
  }

  /// How the rubber band changes speed: points shown per point pulled.
  static func slope(pull: CGFloat, viewport: CGFloat) -> CGFloat {
    let sum = coefficient * abs(pull) + viewport
    guard sum > 0 else { return 0 }
    return coefficient * viewport * viewport / (sum * sum)
  }
}
