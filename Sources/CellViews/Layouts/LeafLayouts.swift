// SPDX-License-Identifier: MIT
//
// Views without content of their own size: colours, shapes, spacers, dividers.
// Mirrors: Color, Shape, Spacer, Divider (SwiftUI).
// Status: complete for the shapes of ShapeNode.

import Drawing
import Foundation
import Geometry

/// Takes what it is offered, 10 points where nothing is (views-and-metrics 1).
final class ColorLayout: ViewLayout {
  private let color: ColorReference

  init(_ color: ColorReference) { self.color = color }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.fill(.rectangle, in: canvas.pixels(rect), with: .color(color))
  }
}

/// Takes what it is offered; a circle is a square of the shorter side.
final class ShapeLayout: ViewLayout {
  private let shape: ShapeNode
  private let foreground: FillReference

  init(_ shape: ShapeNode, foreground: FillReference) {
    self.shape = shape
    self.foreground = foreground
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard shape.kind.isSquare else { return size }
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let box = canvas.pixels(rect)
    if let fill = shape.fill {
      canvas.fill(shape.kind, in: box, with: fill)
    } else if shape.stroke == nil {
      canvas.fill(shape.kind, in: box, with: foreground)
    }
    if let stroke = shape.stroke {
      canvas.stroke(
        shape.kind, in: box, with: stroke, width: max(0, Length.finite(shape.lineWidth)),
        line: shape.line)
    }
  }
}

/// Takes all it is offered along its stack, at least its minimum, and nothing across; without a
/// stack, on both axes (views-and-metrics 1 and 4.9).
final class SpacerLayout: ViewLayout {
  private let axis: Axis?
  private let least: CGFloat

  init(axis: Axis?, minLength: CGFloat?) {
    self.axis = axis
    least = Length.fixed(minLength) ?? Self.defaultLength
  }

  static let defaultLength: CGFloat = 8

  /// After everything else.
  override var priority: Double { -.infinity }

  override var spacing: ViewSpacing {
    switch axis {
    case .horizontal:
      ViewSpacing(top: .nothing, bottom: .nothing, leading: .flush, trailing: .flush)
    case .vertical:
      ViewSpacing(top: .flush, bottom: .flush, leading: .nothing, trailing: .nothing)
    case nil: ViewSpacing(top: .flush, bottom: .flush, leading: .flush, trailing: .flush)
    }
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
      height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
  }
}

/// A line one pixel thick, one point at accessibility sizes; lying, but standing in a horizontal
/// stack (views-and-metrics 1, Q14).
final class DividerLayout: ViewLayout {
  private let isStanding: Bool
  private let thickness: CGFloat

  init(axis: Axis?, context: LayoutContext) {
    isStanding = axis == .horizontal
    thickness = context.environment.contentSize.isAccessibilitySize ? 1 : context.pixel
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isStanding
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.fill(.rectangle, in: canvas.pixels(rect), with: .color(.named("separator")))
  }
}
