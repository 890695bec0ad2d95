// SPDX-License-Identifier: MIT
//
// Shapes: outlines that fill a box, and what can be made of them.
// Mirrors: Shape, InsettableShape, FillStyle, StrokeStyle (SwiftUI).
// Status: complete for still pictures; lines meet in mitres, and dashes start at the start.

/// An outline in a box, which is a view filled with the style around.
public protocol Shape: View where Body == Never {
  /// The outline in a box, points.
  func path(in rect: CGRect) -> Path

  /// What it comes to; not for use by authors.
  func _kind() -> ShapeNode.Kind
}

extension Shape {
  /// An outline that is asked for when the box is known.
  public func _kind() -> ShapeNode.Kind { .custom(CustomShape { path(in: $0) }) }

  /// Adds the shape, filled with the style around.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(.shape(ShapeNode(_kind())))
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The smaller shape's type.
  associatedtype InsetShape: InsettableShape = _InsetShape<Self>

  /// The same shape, smaller by this much on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
  /// The same shape, smaller by this much on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A shape in a smaller box.
public struct _InsetShape<Base: Shape>: InsettableShape {
  /// It is smaller once more.
  public typealias InsetShape = _InsetShape<Base>

  let shape: Base
  let amount: CGFloat

  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { _kind().path(in: rect) }

  /// The same shape, smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// What it comes to.
  public func _kind() -> ShapeNode.Kind { .inset(shape._kind(), amount) }
}

/// How an outline's inside is told; always by the non-zero rule.
public struct FillStyle: Hashable, Sendable {
  /// Whether crossings count by twos; without effect.
  public var isEOFilled: Bool
  /// Whether edges are smooth; always.
  public var isAntialiased: Bool

  /// A style with SwiftUI's defaults.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line starts and ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How two lines meet; always in a mitre.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How a line is drawn along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// How it starts and ends.
  public var lineCap: CGLineCap
  /// How two lines meet; without effect.
  public var lineJoin: CGLineJoin
  /// Where a mitre becomes too long; without effect.
  public var miterLimit: CGFloat
  /// Lengths of marks and gaps.
  public var dash: [CGFloat]
  /// Where in the dashes it starts; without effect.
  public var dashPhase: CGFloat

  /// A style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func line(isInside: Bool) -> LineNode {
    let cap: LineNode.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    return LineNode(cap: cap, dash: dash, isInside: isInside)
  }
}
