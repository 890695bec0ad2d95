// SPDX-License-Identifier: MIT
//
// SwiftUI's named colours, as colours and as styles.
// Mirrors: Color.red ..., ShapeStyle.red ... (SwiftUI).
// Status: complete.

extension Color {
  /// System red.
  public static let red = Color(.named("red"))
  /// System orange.
  public static let orange = Color(.named("orange"))
  /// System yellow.
  public static let yellow = Color(.named("yellow"))
  /// System green.
  public static let green = Color(.named("green"))
  /// System mint.
  public static let mint = Color(.named("mint"))
  /// System teal.
  public static let teal = Color(.named("teal"))
  /// System cyan.
  public static let cyan = Color(.named("cyan"))
  /// System blue.
  public static let blue = Color(.named("blue"))
  /// System indigo.
  public static let indigo = Color(.named("indigo"))
  /// System purple.
  public static let purple = Color(.named("purple"))
  /// System pink.
  public static let pink = Color(.named("pink"))
  /// System brown.
  public static let brown = Color(.named("brown"))
  /// White.
  public static let white = Color(.named("white"))
  /// System gray.
  public static let gray = Color(.named("gray"))
  /// Black.
  public static let black = Color(.named("black"))
  /// Nothing.
  public static let clear = Color(.named("clear"))
  /// The colour of text.
  public static let primary = Color(.named("primary"))
  /// The colour of text that matters less.
  public static let secondary = Color(.named("secondary"))
  /// The colour of controls.
  public static let accentColor = Color(.named("accentColor"))
}

extension ShapeStyle where Self == Color {
  /// System red.
  public static var red: Color { Color(.named("red")) }
  /// System orange.
  public static var orange: Color { Color(.named("orange")) }
  /// System yellow.
  public static var yellow: Color { Color(.named("yellow")) }
  /// System green.
  public static var green: Color { Color(.named("green")) }
  /// System mint.
  public static var mint: Color { Color(.named("mint")) }
  /// System teal.
  public static var teal: Color { Color(.named("teal")) }
  /// System cyan.
  public static var cyan: Color { Color(.named("cyan")) }
  /// System blue.
  public static var blue: Color { Color(.named("blue")) }
  /// System indigo.
  public static var indigo: Color { Color(.named("indigo")) }
  /// System purple.
  public static var purple: Color { Color(.named("purple")) }
  /// System pink.
  public static var pink: Color { Color(.named("pink")) }
  /// System brown.
  public static var brown: Color { Color(.named("brown")) }
  /// White.
  public static var white: Color { Color(.named("white")) }
  /// System gray.
  public static var gray: Color { Color(.named("gray")) }
  /// Black.
  public static var black: Color { Color(.named("black")) }
  /// Nothing.
  public static var clear: Color { Color(.named("clear")) }
}
