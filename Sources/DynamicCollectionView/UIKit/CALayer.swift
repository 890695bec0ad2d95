// SPDX-License-Identifier: MIT
//
// What is drawn of a view beside its content: background, corners, border, shadow.
// Mirrors: CALayer (Core Animation).
// Status: a view's own layer; no sublayers, no transforms, no animations.

public import Foundation

/// The look of a view.
public final class CALayer {
  /// Radius of the corners in points, circular; 0 unless set. The content is cut by it only where
  /// ``masksToBounds`` is set.
  public var cornerRadius: CGFloat = 0
  /// Which corners are round; all unless set.
  public var maskedCorners = CACornerMask.all
  /// The form of round corners; circular unless set.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Whether what is inside is cut at the edges; false unless set.
  public var masksToBounds = false
  /// Fills the view; nothing unless set.
  public var backgroundColor: CGColor?
  /// Width of a line inside the edges, points; 0 unless set.
  public var borderWidth: CGFloat = 0
  /// Colour of that line; black unless set.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Opacity of the view and all in it, 0 to 1.
  public var opacity: Float = 1
  /// Opacity of the shadow; 0, none, unless set.
  public var shadowOpacity: Float = 0
  /// Colour of the shadow; black unless set.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// Blur of the shadow: the standard deviation in points.
  public var shadowRadius: CGFloat = 3
  /// Shift of the shadow in points.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// A layer that draws nothing.
  public init() {}
}

/// Corners of a layer. Core Animation's names and bits.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The form of round corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Without a sudden change of the bend.
  case continuous
}
