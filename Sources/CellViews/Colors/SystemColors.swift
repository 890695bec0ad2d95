// SPDX-License-Identifier: MIT
//
// Colours by name: two systems' palettes, and the semantic colours that serve both.
// Source: views-and-metrics 5.1, 5.2, 5.3; increased contrast of greys, labels, fills and
// backgrounds: flutter/flutter, packages/flutter/lib/src/cupertino/colors.dart. Those that say
// nothing of contrast (`link`, `opaqueSeparator`, ...) have the same value there, or no source.

import Drawing

/// Colours by name.
enum SystemColors {
  /// The hues up to iOS 18, without the `system` of UIKit's names.
  static let hues18: [String: Shade] = [
    "red": Shade(
      RGBA(255, 59, 48), RGBA(255, 69, 58), increased: RGBA(215, 0, 21), RGBA(255, 105, 97)),
    "orange": Shade(
      RGBA(255, 149, 0), RGBA(255, 159, 10), increased: RGBA(201, 52, 0), RGBA(255, 179, 64)),
    "yellow": Shade(
      RGBA(255, 204, 0), RGBA(255, 214, 10), increased: RGBA(178, 80, 0), RGBA(255, 212, 38)),
    "green": Shade(
      RGBA(52, 199, 89), RGBA(48, 209, 88), increased: RGBA(36, 138, 61), RGBA(48, 219, 91)),
    "mint": Shade(
      RGBA(0, 199, 190), RGBA(99, 230, 226), increased: RGBA(12, 129, 123), RGBA(102, 212, 207)),
    "teal": Shade(
      RGBA(48, 176, 199), RGBA(64, 200, 224), increased: RGBA(0, 130, 153), RGBA(93, 230, 255)),
    "cyan": Shade(
      RGBA(50, 173, 230), RGBA(100, 210, 255), increased: RGBA(0, 113, 164), RGBA(112, 215, 255)),
    "blue": Shade(
      RGBA(0, 122, 255), RGBA(10, 132, 255), increased: RGBA(0, 64, 221), RGBA(64, 156, 255)),
    "indigo": Shade(
      RGBA(88, 86, 214), RGBA(94, 92, 230), increased: RGBA(54, 52, 163), RGBA(125, 122, 255)),
    "purple": Shade(
      RGBA(175, 82, 222), RGBA(191, 90, 242), increased: RGBA(137, 68, 171), RGBA(218, 143, 255)),
    "pink": Shade(
      RGBA(255, 45, 85), RGBA(255, 55, 95), increased: RGBA(211, 15, 69), RGBA(255, 100, 130)),
    "brown": Shade(
      RGBA(162, 132, 94), RGBA(172, 142, 104), increased: RGBA(127, 101, 69), RGBA(181, 148, 105)),
  ]

  /// The hues from iOS 26 on.
  static let hues26: [String: Shade] = [
    "red": Shade(
      RGBA(255, 56, 60), RGBA(255, 66, 69), increased: RGBA(233, 21, 45), RGBA(255, 97, 101)),
    "orange": Shade(
      RGBA(255, 141, 40), RGBA(255, 146, 48), increased: RGBA(197, 83, 0), RGBA(255, 160, 86)),
    "yellow": Shade(
      RGBA(255, 204, 0), RGBA(255, 214, 0), increased: RGBA(161, 106, 0), RGBA(254, 223, 67)),
    "green": Shade(
      RGBA(52, 199, 89), RGBA(48, 209, 88), increased: RGBA(0, 137, 50), RGBA(74, 217, 104)),
    "mint": Shade(
      RGBA(0, 200, 179), RGBA(0, 218, 195), increased: RGBA(0, 133, 117), RGBA(84, 223, 203)),
    "teal": Shade(
      RGBA(0, 195, 208), RGBA(0, 210, 224), increased: RGBA(0, 129, 152), RGBA(59, 221, 236)),
    "cyan": Shade(
      RGBA(0, 192, 232), RGBA(60, 211, 254), increased: RGBA(0, 126, 174), RGBA(109, 217, 255)),
    "blue": Shade(
      RGBA(0, 136, 255), RGBA(0, 145, 255), increased: RGBA(30, 110, 244), RGBA(92, 184, 255)),
    "indigo": Shade(
      RGBA(97, 85, 245), RGBA(107, 93, 255), increased: RGBA(86, 74, 222), RGBA(167, 170, 255)),
    "purple": Shade(
      RGBA(203, 48, 224), RGBA(219, 52, 242), increased: RGBA(176, 47, 194), RGBA(234, 141, 255)),
    "pink": Shade(
      RGBA(255, 45, 85), RGBA(255, 55, 95), increased: RGBA(231, 18, 77), RGBA(255, 138, 196)),
    "brown": Shade(
      RGBA(172, 127, 94), RGBA(183, 138, 102), increased: RGBA(149, 109, 81), RGBA(219, 166, 121)),
  ]

  /// The greys, the same in both systems.
  static let grays: [String: Shade] = [
    "gray": Shade(
      RGBA(142, 142, 147), RGBA(142, 142, 147), increased: RGBA(108, 108, 112), RGBA(174, 174, 178)),
    "gray2": Shade(
      RGBA(174, 174, 178), RGBA(99, 99, 102), increased: RGBA(142, 142, 147), RGBA(124, 124, 128)),
    "gray3": Shade(
      RGBA(199, 199, 204), RGBA(72, 72, 74), increased: RGBA(174, 174, 178), RGBA(84, 84, 86)),
    "gray4": Shade(
      RGBA(209, 209, 214), RGBA(58, 58, 60), increased: RGBA(188, 188, 192), RGBA(68, 68, 70)),
    "gray5": Shade(
      RGBA(229, 229, 234), RGBA(44, 44, 46), increased: RGBA(216, 216, 220), RGBA(54, 54, 56)),
    "gray6": Shade(
      RGBA(242, 242, 247), RGBA(28, 28, 30), increased: RGBA(235, 235, 240), RGBA(36, 36, 38)),
  ]

  /// Colours named for their use, by UIKit's names.
  static let semantic: [String: Shade] = [
    "label": Shade(.black, .white),
    "secondaryLabel": Shade.translucent(RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6)),
    "tertiaryLabel": Shade.translucent(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)),
    "quaternaryLabel": Shade.translucent(RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16)),
    "placeholderText": Shade.translucent(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)),
    "link": Shade(RGBA(0, 122, 255), RGBA(9, 132, 255)),
    "separator": Shade.translucent(RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.6)),
    "opaqueSeparator": Shade(RGBA(198, 198, 200), RGBA(56, 56, 58)),
    "systemFill": Shade.translucent(RGBA(120, 120, 128, 0.2), RGBA(120, 120, 128, 0.36)),
    "secondarySystemFill": Shade.translucent(RGBA(120, 120, 128, 0.16), RGBA(120, 120, 128, 0.32)),
    "tertiarySystemFill": Shade.translucent(RGBA(118, 118, 128, 0.12), RGBA(118, 118, 128, 0.24)),
    "quaternarySystemFill": Shade.translucent(RGBA(116, 116, 128, 0.08), RGBA(118, 118, 128, 0.18)),
    "systemBackground": Shade(.white, .black),
    "secondarySystemBackground": Shade(
      RGBA(242, 242, 247), RGBA(28, 28, 30), increased: RGBA(235, 235, 240), RGBA(36, 36, 38)),
    "tertiarySystemBackground": Shade(
      .white, RGBA(44, 44, 46), increased: .white, RGBA(54, 54, 56)),
    "systemGroupedBackground": Shade(
      RGBA(242, 242, 247), .black, increased: RGBA(235, 235, 240), .black),
    "secondarySystemGroupedBackground": Shade(
      .white, RGBA(28, 28, 30), increased: .white, RGBA(36, 36, 38)),
    "tertiarySystemGroupedBackground": Shade(
      RGBA(242, 242, 247), RGBA(44, 44, 46), increased: RGBA(235, 235, 240), RGBA(54, 54, 56)),
    "lightText": Shade(RGBA(255, 255, 255, 0.6), RGBA(255, 255, 255, 0.6)),
    "darkText": Shade(.black, .black),
    "darkGray": Shade(RGBA(85, 85, 85), RGBA(85, 85, 85)),
    "lightGray": Shade(RGBA(170, 170, 170), RGBA(170, 170, 170)),
  ]

  /// SwiftUI's names that are not hues.
  static let swiftUI: [String: Shade] = [
    "primary": Shade(.black, .white),
    "secondary": Shade.translucent(RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6)),
    "tertiary": Shade.translucent(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)),
    "quaternary": Shade.translucent(RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16)),
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
