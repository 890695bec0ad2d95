// SPDX-License-Identifier: MIT
//
// Colours by name: two systems' palettes, and the semantic colours that serve both.
// Source: views-and-metrics 5.1, 5.2, 5.3.

import Drawing

/// A colour in both appearances.
struct Shade: Sendable {
  let light: RGBA
  let dark: RGBA

  init(_ light: RGBA, _ dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// The colour in one appearance.
  func callAsFunction(_ appearance: Appearance) -> RGBA { appearance == .dark ? dark : light }
}

/// Colours by name.
enum SystemColors {
  /// The hues up to iOS 18, without the `system` of UIKit's names.
  static let hues18: [String: Shade] = [
    "red": Shade(RGBA(255, 59, 48), RGBA(255, 69, 58)),
    "orange": Shade(RGBA(255, 149, 0), RGBA(255, 159, 10)),
    "yellow": Shade(RGBA(255, 204, 0), RGBA(255, 214, 10)),
    "green": Shade(RGBA(52, 199, 89), RGBA(48, 209, 88)),
    "mint": Shade(RGBA(0, 199, 190), RGBA(99, 230, 226)),
    "teal": Shade(RGBA(48, 176, 199), RGBA(64, 200, 224)),
    "cyan": Shade(RGBA(50, 173, 230), RGBA(100, 210, 255)),
    "blue": Shade(RGBA(0, 122, 255), RGBA(10, 132, 255)),
    "indigo": Shade(RGBA(88, 86, 214), RGBA(94, 92, 230)),
    "purple": Shade(RGBA(175, 82, 222), RGBA(191, 90, 242)),
    "pink": Shade(RGBA(255, 45, 85), RGBA(255, 55, 95)),
    "brown": Shade(RGBA(162, 132, 94), RGBA(172, 142, 104)),
  ]

  /// The hues from iOS 26 on.
  static let hues26: [String: Shade] = [
    "red": Shade(RGBA(255, 56, 60), RGBA(255, 66, 69)),
    "orange": Shade(RGBA(255, 141, 40), RGBA(255, 146, 48)),
    "yellow": Shade(RGBA(255, 204, 0), RGBA(255, 214, 0)),
    "green": Shade(RGBA(52, 199, 89), RGBA(48, 209, 88)),
    "mint": Shade(RGBA(0, 200, 179), RGBA(0, 218, 195)),
    "teal": Shade(RGBA(0, 195, 208), RGBA(0, 210, 224)),
    "cyan": Shade(RGBA(0, 192, 232), RGBA(60, 211, 254)),
    "blue": Shade(RGBA(0, 136, 255), RGBA(0, 145, 255)),
    "indigo": Shade(RGBA(97, 85, 245), RGBA(107, 93, 255)),
    "purple": Shade(RGBA(203, 48, 224), RGBA(219, 52, 242)),
    "pink": Shade(RGBA(255, 45, 85), RGBA(255, 55, 95)),
    "brown": Shade(RGBA(172, 127, 94), RGBA(183, 138, 102)),
  ]

  /// The greys, the same in both systems.
  static let grays: [String: Shade] = [
    "gray": Shade(RGBA(142, 142, 147), RGBA(142, 142, 147)),
    "gray2": Shade(RGBA(174, 174, 178), RGBA(99, 99, 102)),
    "gray3": Shade(RGBA(199, 199, 204), RGBA(72, 72, 74)),
    "gray4": Shade(RGBA(209, 209, 214), RGBA(58, 58, 60)),
    "gray5": Shade(RGBA(229, 229, 234), RGBA(44, 44, 46)),
    "gray6": Shade(RGBA(242, 242, 247), RGBA(28, 28, 30)),
  ]

  /// Colours named for their use, by UIKit's names.
  static let semantic: [String: Shade] = [
    "label": Shade(.black, .white),
    "secondaryLabel": Shade(RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6)),
    "tertiaryLabel": Shade(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)),
    "quaternaryLabel": Shade(RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16)),
    "placeholderText": Shade(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)),
    "link": Shade(RGBA(0, 122, 255), RGBA(9, 132, 255)),
    "separator": Shade(RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.6)),
    "opaqueSeparator": Shade(RGBA(198, 198, 200), RGBA(56, 56, 58)),
    "systemFill": Shade(RGBA(120, 120, 128, 0.2), RGBA(120, 120, 128, 0.36)),
    "secondarySystemFill": Shade(RGBA(120, 120, 128, 0.16), RGBA(120, 120, 128, 0.32)),
    "tertiarySystemFill": Shade(RGBA(118, 118, 128, 0.12), RGBA(118, 118, 128, 0.24)),
    "quaternarySystemFill": Shade(RGBA(116, 116, 128, 0.08), RGBA(118, 118, 128, 0.18)),
    "systemBackground": Shade(.white, .black),
    "secondarySystemBackground": Shade(RGBA(242, 242, 247), RGBA(28, 28, 30)),
    "tertiarySystemBackground": Shade(.white, RGBA(44, 44, 46)),
    "systemGroupedBackground": Shade(RGBA(242, 242, 247), .black),
    "secondarySystemGroupedBackground": Shade(.white, RGBA(28, 28, 30)),
    "tertiarySystemGroupedBackground": Shade(RGBA(242, 242, 247), RGBA(44, 44, 46)),
    "lightText": Shade(RGBA(255, 255, 255, 0.6), RGBA(255, 255, 255, 0.6)),
    "darkText": Shade(.black, .black),
    "darkGray": Shade(RGBA(85, 85, 85), RGBA(85, 85, 85)),
    "lightGray": Shade(RGBA(170, 170, 170), RGBA(170, 170, 170)),
  ]

  /// SwiftUI's names that are not hues.
  static let swiftUI: [String: Shade] = [
    "primary": Shade(.black, .white),
    "secondary": Shade(RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6)),
    "tertiary": Shade(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)),
    "quaternary": Shade(RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16)),
    "quinary": Shade(RGBA(0, 0, 0, 0.05), RGBA(255, 255, 255, 0.05)),
    "black": Shade(.black, .black),
    "white": Shade(.white, .white),
    "clear": Shade(.clear, .clear),
  ]

  /// The colour of text, shapes and icons that say nothing.
  static func label(_ appearance: Appearance) -> RGBA { appearance == .dark ? .white : .black }

  /// Every name there is under iOS 18, and under iOS 26.
  static let table18 = table(hues: hues18)
  static let table26 = table(hues: hues26)

  private static func table(hues: [String: Shade]) -> [String: Shade] {
    var table = semantic.merging(swiftUI) { first, _ in first }
    for (name, shade) in hues {
      table[name] = shade
      table["system" + systemSuffix(name)] = shade
    }
    for (name, shade) in grays { table["system" + systemSuffix(name)] = shade }
    table["gray"] = grays["gray"]
    for name in ["accentColor", "tint", "tintColor"] { table[name] = hues["blue"] }
    return table
  }

  private static func systemSuffix(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
