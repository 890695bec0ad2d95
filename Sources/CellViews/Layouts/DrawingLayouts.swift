// SPDX-License-Identifier: MIT
//
// Modifiers that change how a view is drawn, or what is drawn with it, and never its size.
// Mirrors: background, overlay, mask, blur, environment, offset, clipShape, cornerRadius, shadow, opacity, rotationEffect,
// scaleEffect, colour effects, blendMode, compositingGroup, hidden, zIndex, layoutPriority (SwiftUI).
// Status: complete.

import Drawing
import Foundation
import Geometry

/// A second view behind or before the first, offered the first one's size.
final class BackgroundLayout: WrapperLayout {
  private let secondary: ViewLayout
  private let alignment: AlignmentReference
  private let isOverlay: Bool

  init(
    _ child: ViewLayout, secondary: ViewLayout, alignment: AlignmentReference, isOverlay: Bool
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isOverlay = isOverlay
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    if isOverlay { child.draw(in: rect, proposal: proposal, on: canvas) }
    let offer = ProposedViewSize(rect.size)
    let size = secondary.size(offer)
    var origin = rect.origin
    for axis in [Axis.horizontal, .vertical] {
      origin[axis] += alignment.guide(on: axis, of: child, size: rect.size, proposal: proposal)
      origin[axis] -= alignment.guide(on: axis, of: secondary, size: size, proposal: offer)
    }
    secondary.draw(in: CGRect(origin: origin, size: size), proposal: offer, on: canvas)
    if !isOverlay { child.draw(in: rect, proposal: proposal, on: canvas) }
  }
}

/// Draws elsewhere; towards the trailing side for a positive x.
final class OffsetLayout: WrapperLayout {
  private let x: CGFloat
  private let y: CGFloat

  init(_ child: ViewLayout, x: CGFloat, y: CGFloat) {
    self.x = Length.finite(x)
    self.y = Length.finite(y)
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(in: rect.offsetBy(dx: x, dy: y), proposal: proposal, on: canvas)
  }
}

/// Draws under an effect.
final class EffectLayout: WrapperLayout {
  enum Effect {
    case clip(ShapeNode.Kind)
    case shadow(color: ColorReference, radius: CGFloat, x: CGFloat, y: CGFloat)
    case opacity(Double)
    /// Degrees, clockwise.
    case rotation(degrees: CGFloat, anchor: UnitPoint)
    case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
    /// Standard deviation in points.
    case blur(radius: CGFloat)
    /// About the top leading corner.
    case transform(CGAffineTransform)
    case colors(ColorEffect)
    case blend(BlendMode)
    /// What blends inside meets nothing outside.
    case apart
  }

  private let effect: Effect

  init(_ child: ViewLayout, effect: Effect) {
    self.effect = effect
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    func content() { child.draw(in: rect, proposal: proposal, on: canvas) }
    switch effect {
    case .clip(let kind):
      canvas.clip(kind, in: canvas.pixels(rect), content)
    case .shadow(let color, let radius, let x, let y):
      canvas.scroll.survey?.addShadow()
      canvas.shadow(
        Shadow(
          color: canvas.context.color(color), radius: max(0, Length.finite(radius)),
          x: Length.finite(x), y: Length.finite(y)), content)
    case .opacity(let opacity):
      canvas.opacity(opacity.isFinite ? max(0, min(opacity, 1)) : 1, content)
    case .rotation(let degrees, let anchor):
      // Whole turns fall away before they can lose digits.
      let turn = Length.finite(degrees).truncatingRemainder(dividingBy: 360)
      canvas.transform(
        CGAffineTransform(rotationAngle: turn * .pi / 180), about: canvas.point(anchor, of: rect),
        content)
    case .scale(let x, let y, let anchor):
      canvas.transform(
        CGAffineTransform(scaleX: Length.finite(x, or: 1), y: Length.finite(y, or: 1)),
        about: canvas.point(anchor, of: rect), content)
    case .blur(let radius): canvas.blur(max(0, Length.finite(radius)), content)
    case .transform(let map):
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      guard numbers.allSatisfy({ Length.finite($0, or: .infinity) == $0 }) else { return content() }
      var turned = map
      if canvas.isMirrored { turned.tx = -map.tx }
      canvas.transform(turned, about: canvas.point(.topLeading, of: rect), content)
    case .colors(let effect): canvas.colors(effect.matrix(canvas.context.color), content)
    case .blend(let mode): canvas.blend(mode, content)
    case .apart: canvas.apart(content)
    }
  }
}

/// Is seen only where a second view, offered the first one's size, has ink.
final class MaskLayout: WrapperLayout {
  private let mask: ViewLayout
  private let alignment: AlignmentReference

  init(_ child: ViewLayout, mask: ViewLayout, alignment: AlignmentReference) {
    self.mask = mask
    self.alignment = alignment
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let offer = ProposedViewSize(rect.size)
    let size = mask.size(offer)
    let origin = alignment.origin(of: mask, size: size, proposal: offer, in: rect.size)
    let place = CGRect(
      x: rect.minX + origin.x, y: rect.minY + origin.y, width: size.width, height: size.height)
    canvas.mask {
      mask.draw(in: place, proposal: offer, on: canvas)
    } _: {
      child.draw(in: rect, proposal: proposal, on: canvas)
    }
  }
}

/// Draws as another environment sees it.
final class EnvironmentLayout: WrapperLayout {
  private let context: LayoutContext

  init(_ child: ViewLayout, context: LayoutContext) {
    self.context = context
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.seen(through: context, in: rect) { child.draw(in: $0, proposal: proposal, on: canvas) }
  }
}

/// Keeps its room and draws nothing.
final class HiddenLayout: WrapperLayout {
  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {}
}

/// Says how a view stands among its siblings.
final class TraitLayout: WrapperLayout {
  private let ownPriority: Double?
  private let ownLevel: Double?

  init(_ child: ViewLayout, priority: Double? = nil, zIndex: Double? = nil) {
    ownPriority = priority.flatMap { $0.isNaN ? nil : $0 }
    ownLevel = zIndex.flatMap { $0.isNaN ? nil : $0 }
    super.init(child)
  }

  override var priority: Double { ownPriority ?? child.priority }
  override var zIndex: Double { ownLevel ?? child.zIndex }
}
