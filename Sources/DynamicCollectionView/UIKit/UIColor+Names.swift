// SPDX-License-Identifier: MIT
//
// UIKit's colours by name: the fixed ones by their values, the adaptable ones by their names.
// Source: UIKit, "Standard colors" and "UI element colors"; values views-and-metrics 5.

extension UIColor {
  /// UIKit's `black`.
  public static let black = UIColor(white: 0, alpha: 1)
  /// UIKit's `darkGray`.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// UIKit's `lightGray`.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// UIKit's `white`.
  public static let white = UIColor(white: 1, alpha: 1)
  /// UIKit's `gray`.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// UIKit's `red`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIKit's `green`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIKit's `blue`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIKit's `cyan`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIKit's `yellow`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIKit's `magenta`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIKit's `orange`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIKit's `purple`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIKit's `brown`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// UIKit's `clear`.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// UIKit's `systemRed`.
  public static let systemRed = UIColor(.named("systemRed"))
  /// UIKit's `systemOrange`.
  public static let systemOrange = UIColor(.named("systemOrange"))
  /// UIKit's `systemYellow`.
  public static let systemYellow = UIColor(.named("systemYellow"))
  /// UIKit's `systemGreen`.
  public static let systemGreen = UIColor(.named("systemGreen"))
  /// UIKit's `systemMint`.
  public static let systemMint = UIColor(.named("systemMint"))
  /// UIKit's `systemTeal`.
  public static let systemTeal = UIColor(.named("systemTeal"))
  /// UIKit's `systemCyan`.
  public static let systemCyan = UIColor(.named("systemCyan"))
  /// UIKit's `systemBlue`.
  public static let systemBlue = UIColor(.named("systemBlue"))
  /// UIKit's `systemIndigo`.
  public static let systemIndigo = UIColor(.named("systemIndigo"))
  /// UIKit's `systemPurple`.
  public static let systemPurple = UIColor(.named("systemPurple"))
  /// UIKit's `systemPink`.
  public static let systemPink = UIColor(.named("systemPink"))
  /// UIKit's `systemBrown`.
  public static let systemBrown = UIColor(.named("systemBrown"))
  /// UIKit's `systemGray`.
  public static let systemGray = UIColor(.named("systemGray"))
  /// UIKit's `systemGray2`.
  public static let systemGray2 = UIColor(.named("systemGray2"))
  /// UIKit's `systemGray3`.
  public static let systemGray3 = UIColor(.named("systemGray3"))
  /// UIKit's `systemGray4`.
  public static let systemGray4 = UIColor(.named("systemGray4"))
  /// UIKit's `systemGray5`.
  public static let systemGray5 = UIColor(.named("systemGray5"))
  /// UIKit's `systemGray6`.
  public static let systemGray6 = UIColor(.named("systemGray6"))
  /// UIKit's `label`.
  public static let label = UIColor(.named("label"))
  /// UIKit's `secondaryLabel`.
  public static let secondaryLabel = UIColor(.named("secondaryLabel"))
  /// UIKit's `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(.named("tertiaryLabel"))
  /// UIKit's `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(.named("quaternaryLabel"))
  /// UIKit's `placeholderText`.
  public static let placeholderText = UIColor(.named("placeholderText"))
  /// UIKit's `link`.
  public static let link = UIColor(.named("link"))
  /// UIKit's `separator`.
  public static let separator = UIColor(.named("separator"))
  /// UIKit's `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(.named("opaqueSeparator"))
  /// UIKit's `systemFill`.
  public static let systemFill = UIColor(.named("systemFill"))
  /// UIKit's `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(.named("secondarySystemFill"))
  /// UIKit's `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(.named("tertiarySystemFill"))
  /// UIKit's `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(.named("quaternarySystemFill"))
  /// UIKit's `systemBackground`.
  public static let systemBackground = UIColor(.named("systemBackground"))
  /// UIKit's `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(.named("secondarySystemBackground"))
  /// UIKit's `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(.named("tertiarySystemBackground"))
  /// UIKit's `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(.named("systemGroupedBackground"))
  /// UIKit's `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    .named("secondarySystemGroupedBackground"))
  /// UIKit's `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    .named("tertiarySystemGroupedBackground"))
}
