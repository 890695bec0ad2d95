// SPDX-License-Identifier: MIT
//
// A resolved colour: no names, no appearance, ready to paint.

/// Straight-alpha sRGB; each channel 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 to 1.
  public var alpha: Double

  /// A colour by its channels, 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour by its 8-bit channels and an opacity of 0 to 1.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Black.
  public static let black = RGBA(0, 0, 0)
  /// White.
  public static let white = RGBA(255, 255, 255)
  /// Nothing.
  public static let clear = RGBA(0, 0, 0, 0)

  /// The same colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
