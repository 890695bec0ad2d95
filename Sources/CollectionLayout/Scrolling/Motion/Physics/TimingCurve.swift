// SPDX-License-Identifier: MIT
//
// The curve of animated scrolling and of scroll transitions.
// Mirrors: UIView.AnimationOptions.curveEaseInOut (UIKit), UnitCurve.easeInOut (SwiftUI).
// Status: complete.

public import Foundation

/// Curves from (0, 0) to (1, 1).
public enum TimingCurve {
  /// The cubic curve with the control points (0.42, 0) and (0.58, 1).
  ///
  /// - Parameter progress: Share of the time; brought into 0...1.
  /// - Returns: Share of the way.
  public static func easeInOut(_ progress: CGFloat) -> CGFloat {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let parameter = Exponential.lastMoment(from: 0, to: 1) {
      coordinate($0, 0.42, 0.58) < Double(progress)
    }
    return CGFloat(coordinate(parameter, 0, 1))
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
