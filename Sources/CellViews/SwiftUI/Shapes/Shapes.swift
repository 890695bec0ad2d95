// SPDX-License-Identifier: MIT
//
// SwiftUI's shapes.
// Mirrors: Rectangle, RoundedRectangle, UnevenRoundedRectangle, Circle, Capsule, Ellipse, AnyShape
// (SwiftUI).
// Status: complete.

/// The whole box.
public struct Rectangle: InsettableShape, Hashable, Sendable {
  /// The whole box.
  public init() {}

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .rectangle }
}

/// The shape of the container around, which is a rectangle: no view has another container shape here.
public struct ContainerRelativeShape: InsettableShape, Hashable, Sendable {
  /// The shape of the container around.
  public init() {}

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .rectangle }
}

/// A box with equal corners.
public struct RoundedRectangle: InsettableShape, Hashable, Sendable {
  /// Radii across and down.
  public var cornerSize: CGSize
  /// How corners bend.
  public var style: RoundedCornerStyle

  /// A box with corners of one radius, in points; bent as iOS bends them.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A box with corners of one size; the smaller radius rules both ways.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind {
    .roundedRectangle(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

/// Radii of four corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// Where reading starts, above.
  public var topLeading: CGFloat
  /// Where reading starts, below.
  public var bottomLeading: CGFloat
  /// Where reading ends, below.
  public var bottomTrailing: CGFloat
  /// Where reading ends, above.
  public var topTrailing: CGFloat

  /// Radii in points; none unless given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A box with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape, Hashable, Sendable {
  /// Its radii.
  public var cornerRadii: RectangleCornerRadii
  /// How corners bend.
  public var style: RoundedCornerStyle

  /// A box with given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A box with given radii; none unless given.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind {
    .unevenRoundedRectangle(
      CornerRadii(
        topLeading: cornerRadii.topLeading, bottomLeading: cornerRadii.bottomLeading,
        bottomTrailing: cornerRadii.bottomTrailing, topTrailing: cornerRadii.topTrailing),
      style: style)
  }
}

/// The largest circle in the middle of the box.
public struct Circle: InsettableShape, Hashable, Sendable {
  /// A circle.
  public init() {}

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .circle }
}

/// A box whose shorter sides are round.
public struct Capsule: InsettableShape, Hashable, Sendable {
  /// How its ends bend.
  public var style: RoundedCornerStyle

  /// A capsule, bent as iOS bends it.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .capsule(style: style) }
}

/// The ellipse that touches all sides of the box.
public struct Ellipse: InsettableShape, Hashable, Sendable {
  /// An ellipse.
  public init() {}

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .ellipse }
}

/// A shape whose type is forgotten.
public struct AnyShape: Shape {
  private let kind: ShapeNode.Kind

  /// A shape without its type.
  public init<S: Shape>(_ shape: S) { kind = shape._kind() }

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { kind.path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { kind }
}

extension Path: Shape {
  /// It is drawn by itself.
  public typealias Body = Never

  /// The outline itself, wherever the box is.
  public func path(in rect: CGRect) -> Path { self }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .path(self) }
}

extension Shape where Self == Rectangle {
  /// The whole box.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A box with equal corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A box with corners of different radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of the box.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A box whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A box whose shorter sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all sides of the box.
  public static var ellipse: Ellipse { Ellipse() }
}
