// SPDX-License-Identifier: MIT
//
// Effects that leave a view's size and place alone.
// Mirrors: VisualEffect, EmptyVisualEffect (SwiftUI).
// Status: opacity, scale, offset, rotation, blur and colours.

public import Foundation
public import Geometry

/// Effects that leave a view's size and place alone.
public protocol VisualEffect {
  /// What they come to, the first one inside; not for use by authors.
  var _modifiers: [ViewModifierNode] { get }
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// No effect.
  public init() {}

  /// Nothing.
  public var _modifiers: [ViewModifierNode] { [] }
}

/// Effects and one more.
private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let added: ViewModifierNode

  var _modifiers: [ViewModifierNode] { base._modifiers + [added] }
}

extension VisualEffect {
  /// Seen through.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    AddedEffect(base: self, added: .opacity(opacity))
  }

  /// Larger or smaller, about a place of the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Larger or smaller, about a place of the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Larger or smaller, about a place of the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    AddedEffect(base: self, added: .scaleAbout(x: x, y: y, anchor: anchor))
  }

  /// Drawn elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    AddedEffect(base: self, added: .offset(x: x, y: y))
  }

  /// Drawn elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Turned clockwise, about a place of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedEffect(base: self, added: .rotationAbout(degrees: CGFloat(angle.degrees), anchor: anchor))
  }

  /// Out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    AddedEffect(base: self, added: .blur(radius: radius))
  }

  /// Brighter: 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    AddedEffect(base: self, added: .colors(.brightness(amount)))
  }

  /// With more contrast, or less than 1.
  public func contrast(_ amount: Double) -> some VisualEffect {
    AddedEffect(base: self, added: .colors(.contrast(amount)))
  }

  /// In stronger colours, or paler ones below 1.
  public func saturation(_ amount: Double) -> some VisualEffect {
    AddedEffect(base: self, added: .colors(.saturation(amount)))
  }

  /// Nearer to greys, all the way at 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    AddedEffect(base: self, added: .colors(.grayscale(amount)))
  }

  /// With hues turned.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    AddedEffect(base: self, added: .colors(.hueRotation(degrees: angle.degrees)))
  }
}
