// SPDX-License-Identifier: MIT
//
// Names of colours in two systems, two appearances and two contrasts.

import CellViews
import Drawing
import Testing

@Suite struct ColorTests {
  private func color(
    _ name: String, _ appearance: Appearance, _ contrast: ColorSchemeContrast = .standard,
    os: Int = 18
  ) -> RGBA? {
    ColorReference.named(name).resolve(
      in: ViewEnvironment(appearance: appearance, contrast: contrast, os: os))
  }

  /// The channels in eight bits each, fractions cut off.
  private func bytes(_ color: RGBA?) -> [Int]? {
    color.map { [$0.red, $0.green, $0.blue, $0.alpha].map { Int($0 * 255 + 1e-6) } }
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

  // views-and-metrics 5.1 (uikit-print); greys: flutter's Cupertino colours (uikit-print).
  @Test(
    "iOS 18's palette under increased contrast",
    arguments: [
      ("red", RGBA(215, 0, 21), RGBA(255, 105, 97)),
      ("orange", RGBA(201, 52, 0), RGBA(255, 179, 64)),
      ("yellow", RGBA(178, 80, 0), RGBA(255, 212, 38)),
      ("green", RGBA(36, 138, 61), RGBA(48, 219, 91)),
      ("mint", RGBA(12, 129, 123), RGBA(102, 212, 207)),
      ("teal", RGBA(0, 130, 153), RGBA(93, 230, 255)),
      ("cyan", RGBA(0, 113, 164), RGBA(112, 215, 255)),
      ("blue", RGBA(0, 64, 221), RGBA(64, 156, 255)),
      ("accentColor", RGBA(0, 64, 221), RGBA(64, 156, 255)),
      ("indigo", RGBA(54, 52, 163), RGBA(125, 122, 255)),
      ("purple", RGBA(137, 68, 171), RGBA(218, 143, 255)),
      ("pink", RGBA(211, 15, 69), RGBA(255, 100, 130)),
      ("brown", RGBA(127, 101, 69), RGBA(181, 148, 105)),
      ("gray", RGBA(108, 108, 112), RGBA(174, 174, 178)),
      ("systemGray2", RGBA(142, 142, 147), RGBA(124, 124, 128)),
      ("systemGray3", RGBA(174, 174, 178), RGBA(84, 84, 86)),
      ("systemGray4", RGBA(188, 188, 192), RGBA(68, 68, 70)),
      ("systemGray5", RGBA(216, 216, 220), RGBA(54, 54, 56)),
      ("systemGray6", RGBA(235, 235, 240), RGBA(36, 36, 38)),
    ])
  func highHues(_ name: String, _ light: RGBA, _ dark: RGBA) {
    #expect(color(name, .light, .increased) == light)
    #expect(color(name, .dark, .increased) == dark)
  }

  // views-and-metrics 5.2 (apple-doc, values from a public theme file).
  @Test(
    "iOS 26's palette under increased contrast",
    arguments: [
      ("Red", RGBA(233, 21, 45), RGBA(255, 97, 101)),
      ("Orange", RGBA(197, 83, 0), RGBA(255, 160, 86)),
      ("Yellow", RGBA(161, 106, 0), RGBA(254, 223, 67)),
      ("Green", RGBA(0, 137, 50), RGBA(74, 217, 104)),
      ("Mint", RGBA(0, 133, 117), RGBA(84, 223, 203)),
      ("Teal", RGBA(0, 129, 152), RGBA(59, 221, 236)),
      ("Cyan", RGBA(0, 126, 174), RGBA(109, 217, 255)),
      ("Blue", RGBA(30, 110, 244), RGBA(92, 184, 255)),
      ("Indigo", RGBA(86, 74, 222), RGBA(167, 170, 255)),
      ("Purple", RGBA(176, 47, 194), RGBA(234, 141, 255)),
      ("Pink", RGBA(231, 18, 77), RGBA(255, 138, 196)),
      ("Brown", RGBA(149, 109, 81), RGBA(219, 166, 121)),
    ])
  func newHighHues(_ name: String, _ light: RGBA, _ dark: RGBA) {
    #expect(color("system" + name, .light, .increased, os: 26) == light)
    #expect(color("system" + name, .dark, .increased, os: 26) == dark)
  }

  // flutter's Cupertino colours (uikit-print), whose opacities are bytes with fractions cut off.
  @Test(
    "semantic colours under increased contrast",
    arguments: [
      ("label", RGBA(0, 0, 0), RGBA(255, 255, 255)),
      ("secondaryLabel", RGBA(60, 60, 67, 173 / 255), RGBA(235, 235, 245, 173 / 255)),
      ("secondary", RGBA(60, 60, 67, 173 / 255), RGBA(235, 235, 245, 173 / 255)),
      ("tertiaryLabel", RGBA(60, 60, 67, 96 / 255), RGBA(235, 235, 245, 96 / 255)),
      ("quaternaryLabel", RGBA(60, 60, 67, 66 / 255), RGBA(235, 235, 245, 61 / 255)),
      ("separator", RGBA(60, 60, 67, 94 / 255), RGBA(84, 84, 88, 173 / 255)),
      ("systemFill", RGBA(120, 120, 128, 71 / 255), RGBA(120, 120, 128, 112 / 255)),
      ("secondarySystemFill", RGBA(120, 120, 128, 61 / 255), RGBA(120, 120, 128, 102 / 255)),
      ("tertiarySystemFill", RGBA(118, 118, 128, 51 / 255), RGBA(118, 118, 128, 81 / 255)),
      ("quaternarySystemFill", RGBA(116, 116, 128, 40 / 255), RGBA(118, 118, 128, 66 / 255)),
      ("systemBackground", RGBA(255, 255, 255), RGBA(0, 0, 0)),
      ("secondarySystemBackground", RGBA(235, 235, 240), RGBA(36, 36, 38)),
      ("tertiarySystemBackground", RGBA(255, 255, 255), RGBA(54, 54, 56)),
      ("systemGroupedBackground", RGBA(235, 235, 240), RGBA(0, 0, 0)),
      ("secondarySystemGroupedBackground", RGBA(255, 255, 255), RGBA(36, 36, 38)),
      ("tertiarySystemGroupedBackground", RGBA(235, 235, 240), RGBA(54, 54, 56)),
      ("opaqueSeparator", RGBA(198, 198, 200), RGBA(56, 56, 58)),
      ("link", RGBA(0, 122, 255), RGBA(9, 132, 255)),
    ])
  func highSemantic(_ name: String, _ light: RGBA, _ dark: RGBA) {
    #expect(bytes(color(name, .light, .increased)) == bytes(light))
    #expect(bytes(color(name, .dark, .increased)) == bytes(dark))
  }

  @Test func `a pair of colours is decided by the contrast`() {
    let pair = ColorReference.contrasting(
      standard: .named("red"), increased: .opacity(.named("blue"), 0.5))
    #expect(pair.resolve(in: ViewEnvironment()) == RGBA(255, 59, 48))
    #expect(
      pair.resolve(in: ViewEnvironment(contrast: .increased)) == RGBA(0, 64, 221).opacity(0.5))
    let unknown = ColorReference.contrasting(standard: .named("red"), increased: .named("blurple"))
    #expect(unknown.resolve(in: ViewEnvironment(contrast: .increased)) == nil)
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
          for contrast in ColorSchemeContrast.allCases {
            #expect(color(name, appearance, contrast, os: os) != nil)
          }
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
