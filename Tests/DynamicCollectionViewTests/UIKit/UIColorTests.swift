// SPDX-License-Identifier: MIT
//
// Colours that traits decide, and the traits that layouts see.

import DynamicCollectionView
import Testing

@Suite struct UIColorTests {
  // Source: UIKit, `init(dynamicProvider:)`.
  @Test("a provider decides by style and by contrast")
  func dynamic() {
    let color = UIColor { traits in
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): .green
      case (.dark, _): .blue
      case (_, .high): .red
      default: .systemBlue
      }
    }
    func value(_ appearance: Appearance, _ contrast: ColorSchemeContrast) -> RGBA? {
      color.reference.resolve(in: ViewEnvironment(appearance: appearance, contrast: contrast))
    }
    #expect(value(.light, .standard) == RGBA(0, 122, 255))
    #expect(value(.light, .increased) == RGBA(255, 0, 0))
    #expect(value(.dark, .standard) == RGBA(0, 0, 255))
    #expect(value(.dark, .increased) == RGBA(0, 255, 0))
  }

  @Test("a provider that looks at the style alone makes the colour it always made")
  func styleAlone() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      color.reference
        == .dynamic(light: UIColor.black.reference, dark: UIColor.white.reference))
  }

  @Test("a layout sees the contrast among its traits", arguments: ColorSchemeContrast.allCases)
  func traits(_ contrast: ColorSchemeContrast) {
    let layout = UIKitSectionLayout { _, environment in
      let isHigh = environment.traitCollection.accessibilityContrast == .high
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isHigh ? 60 : 44))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    var environment = phone
    environment.contrast = contrast
    let screen = Screen(sections: [Block("a", [Tile("1")], layout)], environment: environment)
    let frame = renderer(screen, in: environment).layout.frame(ofItem: 0, in: 0)
    #expect(frame?.height == (contrast == .increased ? 60 : 44))
  }
}
