// SPDX-License-Identifier: MIT
//
// How large controls are, and how the grounds of buttons are rounded.
// Mirrors: ControlSize, ButtonBorderShape, controlSize, buttonBorderShape (SwiftUI).
// Status: of bordered buttons and wheels. Buttons are 28, 34.333 and 50.333 points high and large wheels
// 37, as UIKit's are known to be, without a primary source; the radii are our own choice.

public import Foundation

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  private var isSmall: Bool { self == .mini || self == .small }
  var isLarge: Bool { self == .large || self == .extraLarge }

  /// Left and right of a bordered button's label.
  var paddingAcross: CGFloat { isSmall ? 10 : isLarge ? 20 : 12 }
  /// Above and below it.
  var paddingDown: CGFloat { isSmall ? 5 : isLarge ? 15 : 7 }
  /// The font of its label; nil is the one around.
  var font: Font? { isSmall ? .subheadline : nil }
  /// The corners of its ground.
  var cornerRadius: CGFloat { isSmall ? 6 : isLarge ? 12 : 8 }
}

/// How the grounds of bordered buttons are rounded.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Corners: Hashable {
    case automatic, round
    case radius(CGFloat)
  }

  private let corners: Corners

  /// Somewhat.
  public static let automatic = Self(corners: .automatic)
  /// With round ends.
  public static let capsule = Self(corners: .round)
  /// With round ends; a circle around an icon as wide as it is high.
  public static let circle = Self(corners: .round)
  /// Somewhat.
  public static let roundedRectangle = Self(corners: .automatic)

  /// With a radius of the author's own.
  public static func roundedRectangle(radius: CGFloat) -> Self { Self(corners: .radius(radius)) }

  /// The radius of its corners; more than there is room for gives round ends.
  func radius(at size: ControlSize) -> CGFloat {
    switch corners {
    case .automatic: size.cornerRadius
    case .round: 10_000
    case .radius(let radius): radius
    }
  }
}

/// The room around a bordered button's label.
struct ControlPadding: ViewModifier {
  let size: ControlSize

  func body(content: Content) -> some View {
    content
      .surroundings { $0.font = size.font ?? $0.font }
      .padding(.horizontal, size.paddingAcross)
      .padding(.vertical, size.paddingDown)
  }
}

extension View {
  /// How large controls inside are.
  public func controlSize(_ size: ControlSize) -> some View {
    surroundings { $0.controlSize = size }
  }

  /// How the grounds of bordered buttons inside are rounded.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    surroundings { $0.buttonBorderShape = shape }
  }
}
