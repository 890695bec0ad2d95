// SPDX-License-Identifier: MIT
//
// A value of the environment that was chosen by an option, a variable, the configuration or a
// variant: read from text, and named as ids name it.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry

/// One value on one axis.
enum AxisSetting: Hashable, Sendable {
  case device(String)
  case size(CGSize)
  case scale(CGFloat)
  case os(Int)
  case appearance(Appearance)
  case layoutDirection(LayoutDirection)
  case contentSize(ContentSizeCategory)
  case locale(String)
  /// Files by the names of the document's `data`, in the order of names.
  case data([DataFile])

  /// A file that stands in for a name of the document's `data`.
  struct DataFile: Hashable, Sendable {
    /// The name in the document.
    let name: String
    /// The file's path, as given.
    let path: String
  }

  /// The axis.
  var axis: VariantAxis {
    switch self {
    case .device: .device
    case .size: .size
    case .scale: .scale
    case .os: .os
    case .appearance: .appearance
    case .layoutDirection: .layoutDirection
    case .contentSize: .contentSize
    case .locale: .locale
    case .data: .data
    }
  }

  /// The value as ids show it.
  var named: VariantValue { VariantValue(axis, name) }

  private var name: String {
    switch self {
    case .device(let name): name
    case .size(let size):
      CanonicalNumber.string(size.width) + "x" + CanonicalNumber.string(size.height)
    case .scale(let scale): CanonicalNumber.string(scale)
    case .os(let version): String(version)
    case .appearance(let appearance): appearance.rawValue
    case .layoutDirection(let direction): Words.shortName(of: direction)
    case .contentSize(let size): Words.shortName(of: size)
    case .locale(let tag): tag
    case .data(let files):
      files.map { file in
        let path = file.path.hasSuffix(".json") ? String(file.path.dropLast(5)) : file.path
        return "\(file.name)=\(path)"
      }.joined(separator: ",")
    }
  }
}

/// Apple's words and SwiftUI's short ones.
enum Words {
  /// Short word, then UIKit's, from the smallest text to the largest.
  static let contentSizes: [(short: String, value: ContentSizeCategory)] = [
    ("xSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("xLarge", .extraLarge), ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge),
    ("accessibility1", .accessibilityMedium), ("accessibility2", .accessibilityLarge),
    ("accessibility3", .accessibilityExtraLarge),
    ("accessibility4", .accessibilityExtraExtraLarge),
    ("accessibility5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The size that is meant by a word; nil for any other text.
  static func contentSize(_ word: String) -> ContentSizeCategory? {
    ContentSizeCategory(rawValue: word) ?? contentSizes.first { $0.short == word }?.value
  }

  /// `xSmall` … `accessibility5`.
  static func shortName(of size: ContentSizeCategory) -> String {
    contentSizes.first { $0.value == size }?.short ?? size.rawValue
  }

  /// The direction that is meant by a word; nil for any other text.
  static func layoutDirection(_ word: String) -> LayoutDirection? {
    switch word {
    case "ltr", "leftToRight": .leftToRight
    case "rtl", "rightToLeft": .rightToLeft
    default: nil
    }
  }

  /// `ltr` or `rtl`.
  static func shortName(of direction: LayoutDirection) -> String {
    direction == .leftToRight ? "ltr" : "rtl"
  }
}
