// SPDX-License-Identifier: MIT
//
// What one name of a colour stands for, by appearance and contrast.

import Drawing

/// A colour in both appearances, under ordinary and increased contrast.
struct Shade: Sendable {
  let light: RGBA
  let dark: RGBA
  let increasedLight: RGBA
  let increasedDark: RGBA

  /// Four colours.
  init(_ light: RGBA, _ dark: RGBA, increased increasedLight: RGBA, _ increasedDark: RGBA) {
    self.light = light
    self.dark = dark
    self.increasedLight = increasedLight
    self.increasedDark = increasedDark
  }

  /// A colour that no contrast changes.
  init(_ light: RGBA, _ dark: RGBA) { self.init(light, dark, increased: light, dark) }

  /// A colour that lets others through: increased contrast adds 0.08 to its opacity.
  static func translucent(_ light: RGBA, _ dark: RGBA) -> Shade {
    func denser(_ color: RGBA) -> RGBA {
      RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha + 0.08)
    }
    return Shade(light, dark, increased: denser(light), denser(dark))
  }

  /// The colour in one appearance, under one contrast.
  func callAsFunction(_ appearance: Appearance, _ contrast: ColorSchemeContrast) -> RGBA {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedLight
    case (.dark, .increased): increasedDark
    }
  }
}
