// SPDX-License-Identifier: MIT
//
// Shapes with their paint: filled, outlined, or both.
// Mirrors: fill, stroke, strokeBorder, ShapeView (SwiftUI).
// Status: complete.

/// A shape with its paint, to which more paint can be added.
public struct PaintedShape<Base: Shape>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// One layer of paint.
  private struct Coat {
    let style: AnyShapeStyle
    /// nil fills the shape.
    let stroke: (style: StrokeStyle, isInside: Bool)?
  }

  /// The shape.
  public let shape: Base
  private var coats: [Coat]

  init<S: ShapeStyle>(_ shape: Base, fill style: S) {
    self.shape = shape
    coats = [Coat(style: AnyShapeStyle(style), stroke: nil)]
  }

  init<S: ShapeStyle>(_ shape: Base, _ style: S, stroke: StrokeStyle, isInside: Bool) {
    self.shape = shape
    coats = [Coat(style: AnyShapeStyle(style), stroke: (stroke, isInside))]
  }

  private func adding(_ coat: Coat) -> PaintedShape {
    var painted = self
    painted.coats.append(coat)
    return painted
  }

  /// Filled as well, above what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedShape {
    adding(Coat(style: AnyShapeStyle(content), stroke: nil))
  }

  /// With a line along the outline as well, above what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(Coat(style: AnyShapeStyle(content), stroke: (style, false)))
  }

  /// With a line along the outline as well, above what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// With a line inside the outline as well, above what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape where Base: InsettableShape {
    adding(Coat(style: AnyShapeStyle(content), stroke: (style, true)))
  }

  /// With a line inside the outline as well, above what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape where Base: InsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds the shape: a second coat lies over the first.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let kind = shape._kind()
    let layers = coats.map { coat -> ViewNode in
      let fill = coat.style._fill(in: context.environment)
      guard let stroke = coat.stroke else { return .shape(ShapeNode(kind, fill: fill)) }
      return .shape(
        ShapeNode(
          kind, stroke: fill, lineWidth: stroke.style.lineWidth,
          line: stroke.style.line(isInside: stroke.isInside)))
    }
    guard let first = layers.first else { return }
    nodes.append(
      layers.dropFirst().reduce(first) { .modified($0, .overlay($1, alignment: .center)) })
  }
}

extension Shape {
  /// Filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    PaintedShape(self, fill: content)
  }

  /// Filled with the style around.
  public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
    PaintedShape(self, fill: ForegroundStyle())
  }

  /// With a line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(self, content, stroke: style, isInside: false)
  }

  /// With a line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the outline, as a shape.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// The line along the outline, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// With a line inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(self, content, stroke: style, isInside: true)
  }

  /// With a line inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// With a line inside the outline, in the style around.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// With a line inside the outline, in the style around.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// The line along a shape's outline. As a clip it is the shape itself.
public struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  /// The outline that the line runs along.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// What the shape comes to.
  public func _kind() -> ShapeNode.Kind { shape._kind() }

  /// The line in a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> PaintedShape<Base> {
    PaintedShape(shape, content, stroke: self.style, isInside: false)
  }

  /// Adds the line, in the style around.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    fill(ForegroundStyle())._lower(in: context, into: &nodes)
  }
}
