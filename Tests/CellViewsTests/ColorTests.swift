// SPDX-License-Identifier: MIT
//
// Names of colours in two systems and two appearances.

import CellViews
import Drawing
import Testing

@Suite struct ColorTests {
  private func color(_ name: String, _ appearance: Appearance, os: Int = 18) -> RGBA? {
    ColorReference.named(name).resolve(in: ViewEnvironment(appearance: appearance, os: os))
  }

  // views-and-metrics 5.1 (uikit-print).
  @Test(
    "iOS 18's palette",
    arguments: [
      ("Red", RGBA(255, 59, 48), RGBA(255, 69, 58)),
      ("Orange", RGBA(255, 149, 0), RGBA(255, 159, 10)),
      ("Yellow", RGBA(255, 204, 0), RGBA(255, 214, 10)),
      ("Green", RGBA(52, 199, 89), RGBA(48, 209, 88)),
      ("Mint", RGBA(0, 199, 190), RGBA(99, 230, 226)),
      ("Teal", RGBA(48, 176, 199), RGBA(64, 200, 224)),
      ("Cyan", RGBA(50, 173, 230), RGBA(100, 210, 255)),
      ("Blue", RGBA(0, 122, 255), RGBA(10, 132, 255)),
      ("Indigo", RGBA(88, 86, 214), RGBA(94, 92, 230)),
      ("Purple", RGBA(175, 82, 222), RGBA(191, 90, 242)),
      ("Pink", RGBA(255, 45, 85), RGBA(255, 55, 95)),
      ("Brown", RGBA(162, 132, 94), RGBA(172, 142, 104)),
      ("Gray", RGBA(142, 142, 147), RGBA(142, 142, 147)),
    ])
  func hues(_ name: String, _ light: RGBA, _ dark: RGBA) {
    #expect(color("system" + name, .light) == light)
    #expect(color("system" + name, .dark) == dark)
    #expect(color(name.lowercased(), .light) == light)
    #expect(color(name.lowercased(), .dark) == dark)
  }

  // views-and-metrics 5.2 (apple-doc, values from a public theme file).
  @Test(
    "iOS 26's palette",
    arguments: [
      ("Red", RGBA(255, 56, 60), RGBA(255, 66, 69)),
      ("Orange", RGBA(255, 141, 40), RGBA(255, 146, 48)),
      ("Mint", RGBA(0, 200, 179), RGBA(0, 218, 195)),
      ("Teal", RGBA(0, 195, 208), RGBA(0, 210, 224)),
      ("Cyan", RGBA(0, 192, 232), RGBA(60, 211, 254)),
      ("Blue", RGBA(0, 136, 255), RGBA(0, 145, 255)),
      ("Indigo", RGBA(97, 85, 245), RGBA(107, 93, 255)),
      ("Purple", RGBA(203, 48, 224), RGBA(219, 52, 242)),
      ("Brown", RGBA(172, 127, 94), RGBA(183, 138, 102)),
      ("Yellow", RGBA(255, 204, 0), RGBA(255, 214, 0)),
    ])
  func newHues(_ name: String, _ light: RGBA, _ dark: RGBA) {
    #expect(color("system" + name, .light, os: 26) == light)
    #expect(color("system" + name, .dark, os: 26) == dark)
  }

  // views-and-metrics 5.3 (uikit-print).
  @Test(
    "semantic colours",
    arguments: [
      ("label", RGBA(0, 0, 0), RGBA(255, 255, 255)),
      ("primary", RGBA(0, 0, 0), RGBA(255, 255, 255)),
      ("secondaryLabel", RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6)),
      ("secondary", RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6)),
      ("quaternaryLabel", RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16)),
      ("separator", RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.6)),
      ("opaqueSeparator", RGBA(198, 198, 200), RGBA(56, 56, 58)),
      ("systemFill", RGBA(120, 120, 128, 0.2), RGBA(120, 120, 128, 0.36)),
      ("quaternarySystemFill", RGBA(116, 116, 128, 0.08), RGBA(118, 118, 128, 0.18)),
      ("systemBackground", RGBA(255, 255, 255), RGBA(0, 0, 0)),
      ("systemGroupedBackground", RGBA(242, 242, 247), RGBA(0, 0, 0)),
      ("secondarySystemGroupedBackground", RGBA(255, 255, 255), RGBA(28, 28, 30)),
      ("tertiarySystemBackground", RGBA(255, 255, 255), RGBA(44, 44, 46)),
      ("systemGray6", RGBA(242, 242, 247), RGBA(28, 28, 30)),
      ("link", RGBA(0, 122, 255), RGBA(9, 132, 255)),
    ])
  func semantic(_ name: String, _ light: RGBA, _ dark: RGBA) {
    #expect(color(name, .light) == light)
    #expect(color(name, .dark) == dark)
  }

  @Test func `every listed name is a colour in every environment, and the list is sorted`() {
    for name in ColorReference.names {
      for os in [18, 26] {
        for appearance in Appearance.allCases {
          #expect(color(name, appearance, os: os) != nil)
        }
      }
    }
    #expect(ColorReference.names == ColorReference.names.sorted())
  }

  @Test func `an unknown name is no colour`() {
    #expect(color("blurple", .light) == nil)
    #expect(ColorReference.opacity(.named("blurple"), 0.5).resolve(in: ViewEnvironment()) == nil)
  }

  @Test func `opacities multiply`() {
    let half = ColorReference.opacity(.opacity(.rgba(.black), 0.5), 0.5)
    #expect(half.resolve(in: ViewEnvironment()) == RGBA(0, 0, 0, 0.25))
  }
}
