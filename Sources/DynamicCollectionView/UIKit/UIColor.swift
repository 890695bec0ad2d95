// SPDX-License-Identifier: MIT
//
// Colours in UIKit's words.
// Mirrors: UIColor, CGColor (UIKit, Core Graphics).
// Status: sRGB values, the fixed and the adaptable colours; no patterns, no colour spaces.

public import CellViews
import Drawing
public import Foundation

/// A colour, fixed or decided by appearance and contrast.
public final class UIColor: Hashable, Sendable {
  /// What it comes to.
  public let reference: ColorReference

  /// A colour by its value.
  public init(_ reference: ColorReference) { self.reference = reference }

  /// A SwiftUI colour. Source: UIKit, `init(_:)`.
  public convenience init(_ color: Color) { self.init(color.reference) }

  /// Channels of 0 to 1. Source: UIKit, `init(red:green:blue:alpha:)`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .rgba(
        RGBA(
          red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
  }

  /// A grey of 0 to 1. Source: UIKit, `init(white:alpha:)`.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue, saturation and brightness of 0 to 1. Source: UIKit, `init(hue:saturation:brightness:alpha:)`.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A colour by its name: a system colour's; an unknown one is drawn as a label.
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// A colour for each appearance and contrast. Source: UIKit, `init(dynamicProvider:)`.
  ///
  /// - Parameter dynamicProvider: Asked at once, for both appearances under both contrasts.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(
      _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
    ) -> ColorReference {
      let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
      return dynamicProvider(traits).reference
    }
    func color(_ style: UIUserInterfaceStyle) -> ColorReference {
      let (standard, increased) = (color(style, .normal), color(style, .high))
      guard standard != increased else { return standard }
      return .contrasting(standard: standard, increased: increased)
    }
    self.init(.dynamic(light: color(.light), dark: color(.dark)))
  }

  /// The same colour with another opacity; of a colour that is translucent already, a share of it.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .rgba(var color) = reference {
      color.alpha = Double(alpha)
      return UIColor(.rgba(color))
    }
    return UIColor(.opacity(reference, Double(alpha)))
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(reference) }

  /// Whether both come to the same.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.reference == right.reference
  }

  /// Feeds what it comes to.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

/// A colour as layers take it. Unlike Apple's it goes on to follow the appearance.
public final class CGColor: Hashable, Sendable {
  /// What it comes to.
  public let reference: ColorReference

  init(_ reference: ColorReference) { self.reference = reference }

  /// Channels of 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).reference)
  }

  /// Whether both come to the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.reference == right.reference
  }

  /// Feeds what it comes to.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension Color {
  /// A UIKit colour. Source: SwiftUI, `init(uiColor:)`.
  public init(uiColor color: UIColor) { self.init(color.reference) }

  /// A UIKit colour. Source: SwiftUI, `init(_:)`.
  public init(_ color: UIColor) { self.init(color.reference) }
}
