// SPDX-License-Identifier: MIT
//
// Faces by text style, by size, by name.
// Mirrors: Font, Font.Weight, Font.Design, Font.TextStyle, Font.Leading (SwiftUI).
// Status: named faces, small capitals and widths are drawn in the system's own, and noted.

/// A face, scaled by the reader's text size where it is a style.
public struct Font: Hashable, Sendable {
  /// What it comes to.
  public var reference: FontReference

  /// A face by its value.
  public init(_ reference: FontReference) { self.reference = reference }

  /// SwiftUI's text styles.
  public typealias TextStyle = CellViews.TextStyle
  /// The family of faces.
  public typealias Design = FontRequest.Design

  /// How heavy a face is.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900.
    public let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// 34 points at the large text size.
  public static let largeTitle = Font(.style(.largeTitle))
  /// 28 points.
  public static let title = Font(.style(.title))
  /// 22 points.
  public static let title2 = Font(.style(.title2))
  /// 20 points.
  public static let title3 = Font(.style(.title3))
  /// 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// 17 points.
  public static let body = Font(.style(.body))
  /// 16 points.
  public static let callout = Font(.style(.callout))
  /// 13 points.
  public static let footnote = Font(.style(.footnote))
  /// 12 points.
  public static let caption = Font(.style(.caption))
  /// 11 points.
  public static let caption2 = Font(.style(.caption2))

  /// The system's face at a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: (weight ?? .regular).value, design: design ?? .default))
  }

  /// A text style in another design or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let design = design == .default ? nil : design
    guard design != nil || weight != nil else { return Font(.style(style)) }
    return Font(.style(style)).adjusted {
      $0.design = design
      $0.weight = weight?.value
    }
  }

  /// A named face whose size follows body.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A named face whose size follows a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A named face at a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The same face in another weight.
  public func weight(_ weight: Weight) -> Font { adjusted { $0.weight = weight.value } }

  /// The same face in its bold weight.
  public func bold() -> Font { adjusted { $0.isBold = true } }

  /// The same face, slanted.
  public func italic() -> Font { adjusted { $0.italic = true } }

  /// The same face with letters of one width.
  public func monospaced() -> Font { adjusted { $0.design = .monospaced } }

  /// The same face with figures all of one width.
  public func monospacedDigit() -> Font { adjusted { $0.hasMonospacedDigits = true } }

  /// The same face; there are no small capitals, which is noted.
  public func smallCaps() -> Font { adjusted { $0.unavailable = .smallCaps } }

  /// The same face; there are no small capitals, which is noted.
  public func lowercaseSmallCaps() -> Font { smallCaps() }

  /// The same face; there are no other widths, which is noted.
  public func width(_ width: Width) -> Font {
    width == .standard ? self : adjusted { $0.unavailable = .width }
  }

  /// The same face with lines nearer together or farther apart.
  public func leading(_ leading: Leading) -> Font {
    switch leading {
    case .standard: self
    case .tight: adjusted { $0.leading = -2 }
    case .loose: adjusted { $0.leading = 2 }
    }
  }

  private func adjusted(_ change: (inout FontAdjustment) -> Void) -> Font {
    var base = reference
    var adjustment = FontAdjustment()
    if case .adjusted(let inner, let known) = reference { (base, adjustment) = (inner, known) }
    change(&adjustment)
    return Font(.adjusted(base, adjustment))
  }
}
