// SPDX-License-Identifier: MIT
//
// Colours by value and by name.
// Mirrors: Color (SwiftUI).
// Status: complete; colour spaces other than sRGB are read as sRGB.

/// A colour, which is a view and a style.
public struct Color: View, ShapeStyle, Hashable, Sendable {
  /// It is drawn by itself.
  public typealias Body = Never

  /// What it comes to.
  public var reference: ColorReference

  /// How channels are read; always as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour by its value.
  public init(_ reference: ColorReference) { self.reference = reference }

  /// Channels of 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.rgba(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// A grey of 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness of 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let k = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour by its name: a system colour's, else an unknown one, which is drawn as a label.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(reference, opacity)) }

  /// The colour with a share of 0 to 1 of another one, in sRGB.
  public func mix(with color: Color, by fraction: Double) -> Color {
    Color(.mixed(reference, color.reference, fraction))
  }

  /// From a lighter shade at the top to the colour itself at the bottom. Apple does not publish
  /// the lighter shade: a fifth of white is mixed in (Q6).
  public var gradient: AnyGradient {
    AnyGradient(colors: [.mixed(reference, .named("white"), 0.2), reference])
  }

  /// Adds the colour.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(.color(reference))
  }

  /// Fills with the colour.
  public func _fill(in environment: EnvironmentValues) -> FillReference { .color(reference) }
}
