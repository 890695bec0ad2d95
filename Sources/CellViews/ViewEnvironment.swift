// SPDX-License-Identifier: MIT
//
// What a view may know of its surroundings. Nothing in it comes from the machine.

public import Foundation

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// Ordinary or increased contrast. SwiftUI's names; the values are UIKit's words.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  case standard = "normal"
  case increased = "high"
}

/// The way a screen reads.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The reader's text size, from extra small to the largest accessibility size. UIKit's names.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// What a view may know of its surroundings.
public struct ViewEnvironment: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// How far colours stand apart.
  public var contrast: ColorSchemeContrast
  /// The way the screen reads.
  public var layoutDirection: LayoutDirection
  /// The reader's text size.
  public var contentSize: ContentSizeCategory
  /// A BCP 47 tag.
  public var locale: String
  /// Major version of the system whose look is drawn: 18 or 26.
  public var os: Int
  /// Pixels in a point: text boxes round up to them.
  public var scale: CGFloat

  /// UIKit's defaults: light, ordinary contrast, left to right, large, English, iOS 18, three pixels a point.
  public init(
    appearance: Appearance = .light, contrast: ColorSchemeContrast = .standard,
    layoutDirection: LayoutDirection = .leftToRight, contentSize: ContentSizeCategory = .large,
    locale: String = "en", os: Int = 18, scale: CGFloat = 3
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.contentSize = contentSize
    self.locale = locale
    self.os = os
    self.scale = scale
  }
}
