// SPDX-License-Identifier: MIT
//
// Faces in UIKit's words.
// Mirrors: UIFont, UIFont.Weight, UIFont.TextStyle (UIKit).
// Status: system faces; named faces are drawn in the system's. Of metrics only the point size.

public import CellViews
public import Foundation

/// A face and its size.
public final class UIFont: Hashable, Sendable {
  /// What it comes to.
  public let reference: FontReference
  /// Its size in points; of a text style the one at the large text size.
  public let pointSize: CGFloat

  /// A face by its value.
  ///
  /// - Parameter pointSize: What is told of its size.
  public init(_ reference: FontReference, pointSize: CGFloat) {
    self.reference = reference
    self.pointSize = pointSize
  }

  /// A named face, drawn in the system's. Source: UIKit, `init(name:size:)`.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name: name, size: size, relativeTo: nil), pointSize: size)
  }

  /// The system's face in its regular weight.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system's face.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.value, design: .default), pointSize: size)
  }

  /// The system's face in its bold weight, which is UIKit's semibold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system's face, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    let font = Font.system(size: size).italic()
    return UIFont(font.reference, pointSize: size)
  }

  /// The system's face with figures all of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let font = Font(systemFont(ofSize: size, weight: weight).reference).monospacedDigit()
    return UIFont(font.reference, pointSize: size)
  }

  /// The system's face with letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.value, design: .monospaced), pointSize: size)
  }

  /// A text style, which follows the reader's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.style(style.style), pointSize: style.pointSize)
  }

  /// The same face at another size; a text style becomes the system's face in its own weight.
  public func withSize(_ size: CGFloat) -> UIFont {
    switch reference {
    case .system(_, let weight, let design):
      UIFont(.system(size: size, weight: weight, design: design), pointSize: size)
    case .custom(let name, _, let style):
      UIFont(.custom(name: name, size: size, relativeTo: style), pointSize: size)
    case .style(.headline): .systemFont(ofSize: size, weight: .semibold)
    case .style, .adjusted: .systemFont(ofSize: size)
    }
  }

  /// 17 points.
  public static let labelFontSize: CGFloat = 17
  /// 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// 14 points.
  public static let systemFontSize: CGFloat = 14
  /// 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  /// Whether both come to the same.
  public static func == (left: UIFont, right: UIFont) -> Bool { left.reference == right.reference }

  /// Feeds what it comes to.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension UIFont {
  /// How heavy a face is.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// 100 to 900.
    var value: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
  }

  /// What a text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    var style: CellViews.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }

    /// At the large text size. Source: views-and-metrics 3.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}

extension Font {
  /// A UIKit face. Source: SwiftUI, `init(_:)`.
  public init(_ font: UIFont) { self.init(font.reference) }
}

/// How lines are placed in their text's box. UIKit's names and numbers.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// Where lines are broken and texts are cut. UIKit's names and numbers.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
