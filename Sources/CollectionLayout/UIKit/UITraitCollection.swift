// SPDX-License-Identifier: MIT
//
// The parts of a trait collection that layouts read.
// Mirrors: UITraitCollection and the enumerations of its values (UIKit).
// Status: eight traits; a collection is a value given by the caller, there is no current one.

public import Foundation

/// How much room there is on an axis. UIKit's numbers.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device. UIKit's numbers.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The direction of a layout. UIKit's numbers.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Light or dark. UIKit's numbers.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// Ordinary or increased contrast. UIKit's numbers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Ordinary.
  case normal = 0
  /// Increased.
  case high = 1
}

/// What is known about a view besides its size. It never changes after it was made.
public class UITraitCollection {
  /// Room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Which side is leading.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels in a point; 0 where not said.
  public let displayScale: CGFloat
  /// The reader's text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How far colours stand apart.
  public let accessibilityContrast: UIAccessibilityContrast

  /// Traits by name; what is not given is not said.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
  }

  /// The traits of `collections`, later ones over earlier ones.
  ///
  /// Source: UIKit, `init(traitsFrom:)`.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, unless unsaid: Trait)
      -> Trait
    {
      collections.map(trait).last { $0 != unsaid } ?? unsaid
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unless: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unless: .unspecified),
      layoutDirection: last(\.layoutDirection, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, unless: .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      accessibilityContrast: last(\.accessibilityContrast, unless: .unspecified))
  }

  /// What a view's size and direction tell: scale, direction, idiom and size classes.
  ///
  /// A view at least 600 points on both sides is a tablet, regular both ways; any other is a
  /// phone, compact across unless 736 points or wider, and compact down below 500 points.
  /// Text is large, the style light and the contrast ordinary, the system's defaults.
  package convenience init(of view: LayoutContainer) {
    let isPad = min(view.size.width, view.size.height) >= 600
    self.init(
      horizontalSizeClass: isPad || view.size.width >= 736 ? .regular : .compact,
      verticalSizeClass: isPad || view.size.height >= 500 ? .regular : .compact,
      userInterfaceIdiom: isPad ? .pad : .phone,
      layoutDirection: view.isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: view.scale, preferredContentSizeCategory: .large, userInterfaceStyle: .light,
      accessibilityContrast: .normal)
  }
}
