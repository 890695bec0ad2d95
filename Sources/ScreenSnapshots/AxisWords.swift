// SPDX-License-Identifier: MIT
//
// The one name by which ids show a value, whichever of its spellings was given.

package import CellViews
import DynamicCollectionView
package import Foundation
import Geometry
package import ScreenDocument

/// Names of values.
package enum AxisWords {
  /// SwiftUI's words for text sizes, from the smallest to the largest.
  package static let contentSizes: [(name: String, value: ContentSizeCategory)] = [
    ("xSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("xLarge", .extraLarge), ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge),
    ("accessibility1", .accessibilityMedium), ("accessibility2", .accessibilityLarge),
    ("accessibility3", .accessibilityExtraLarge),
    ("accessibility4", .accessibilityExtraExtraLarge),
    ("accessibility5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The name of a value: `rtl` for `rightToLeft`, `2` for `2.0`; nil when a number or a tag is
  /// none. A word that is not known is its own name.
  package static func name(of word: String, on axis: VariantAxis.Name) -> String? {
    switch axis {
    case .device: Device.named(word)?.name ?? word
    case .size: size(word)
    case .scale: Number.read(word).flatMap { $0 > 0 ? CanonicalNumber.string($0) : nil }
    case .os, .appearance: word
    case .contrast: ["standard": "normal", "increased": "high"][word] ?? word
    case .layoutDirection: ["leftToRight": "ltr", "rightToLeft": "rtl"][word] ?? word
    case .contentSize: contentSizes.first { $0.value.rawValue == word }?.name ?? word
    case .locale: tag(word)
    case .data: word.hasSuffix(".json") ? String(word.dropLast(5)) : word
    }
  }

  private static func size(_ word: String) -> String? {
    let sides = word.split(
      omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) }
    ).map { Number.read($0) }
    let values = sides.compactMap { $0 }.filter { $0 > 0 }
    guard sides.count == 2, values.count == 2 else { return nil }
    return values.map { CanonicalNumber.string($0) }.joined(separator: "x")
  }

  private static func tag(_ word: String) -> String? {
    let tag = word.replacingOccurrences(of: "_", with: "-")
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isLetter = { (byte: UInt8) in (97...122).contains(byte | 32) }
    let isTag = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
    }
    guard isTag, let language = subtags.first, language.utf8.count >= 2,
      language.utf8.allSatisfy(isLetter)
    else { return nil }
    return tag
  }
}

/// Numbers as options write them: decimal, with a point, no locale.
package enum Number {
  /// The number that `text` spells; nil for anything else, infinity and not-a-number included.
  package static func read(_ text: some StringProtocol) -> CGFloat? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return CGFloat(value)
  }
}
