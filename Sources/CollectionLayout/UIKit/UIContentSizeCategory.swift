// SPDX-License-Identifier: MIT
//
// The reader's text size, in UIKit's words.
// Mirrors: UIContentSizeCategory (UIKit).
// Status: complete.

/// The reader's text size, from extra small to the largest of the accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's string.
  public let rawValue: String

  /// A category from UIKit's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The system's default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let rising: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Whether `left` is the smaller text size; strings that are not UIKit's come first.
  public static func < (left: Self, right: Self) -> Bool {
    let ranks = [left, right].map { rising.firstIndex(of: $0) ?? -1 }
    return ranks[0] == ranks[1]
      ? left.rawValue < right.rawValue && ranks[0] == -1
      : ranks[0] < ranks[1]
  }
}
