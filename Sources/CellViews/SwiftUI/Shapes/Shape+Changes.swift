// SPDX-License-Identifier: MIT
//
// Shapes that are parts of other shapes, or those moved, turned and scaled.
// Mirrors: trim, offset, rotation, scale, transform, size of Shape (SwiftUI).
// Status: complete.

/// A shape made of another one.
public struct ChangedShape<Base: Shape>: Shape {
  private let kind: ShapeNode.Kind

  init(_ kind: ShapeNode.Kind) { self.kind = kind }

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { kind.path(in: rect) }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { kind }
}

extension ChangedShape: InsettableShape where Base: InsettableShape {}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> ChangedShape<Self> {
    ChangedShape(.trimmed(_kind(), from: startFraction, to: endFraction))
  }

  /// The outline, turned in its box.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    changed(.rotation(degrees: CGFloat(angle.degrees), anchor: anchor))
  }

  /// The outline, scaled in its box.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    changed(.scale(x: x, y: y, anchor: anchor))
  }

  /// The outline, scaled in its box.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    changed(.scale(x: scale, y: scale, anchor: anchor))
  }

  /// The outline, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> {
    changed(.offset(x: x, y: y))
  }

  /// The outline under a transform about the box's corner.
  public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
    changed(.matrix(transform))
  }

  private func changed(_ transform: ShapeTransform) -> ChangedShape<Self> {
    ChangedShape(.transformed(_kind(), transform))
  }
}
