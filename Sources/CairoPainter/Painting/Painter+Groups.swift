// SPDX-License-Identifier: MIT
//
// Effects on groups, in the order clip, mask, transform, blur, colours, shadow, opacity, blending.

import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
  /// Paints commands under an effect.
  func paint(_ commands: [DrawCommand], under effect: GroupEffect) throws(PaintError) {
    let opacity = effect.opacity.isFinite ? max(0, min(1, effect.opacity)) : 1
    guard opacity > 0, effect.transform.canBeUndone else { return }
    guard effect.isBlended(commands) else { return try paint(commands, effect, opacity) }
    switch target {
    case .vectors(_, let parts):
      try parts.add(.blend(effect.blendMode), of: self) { (painter: Painter) throws(PaintError) in
        try painter.paint(commands, effect, opacity)
      }
    case .pixels:
      // Opacity is a layer of its own: Cairo's blending by hue and its kin does not take a mask.
      try saving { () throws(PaintError) in
        guard try beginLayer(commands, effect) else { return }
        try paint(commands, effect, opacity)
        cairo_pop_group_to_source(cr)
        cairo_set_operator(cr, effect.blendMode.cairoOperator)
        cairo_paint(cr)
      }
    }
  }

  /// The group but for the way it meets what is below.
  private func paint(_ commands: [DrawCommand], _ effect: GroupEffect, _ opacity: Double)
    throws(PaintError)
  {
    try saving { () throws(PaintError) in
      let isLayer = opacity < 1
      if isLayer {
        guard try beginLayer(commands, effect) else { return }
      }
      if let shadow = effect.shadow, shadow.color.alpha > 0 {
        try ShadowPainter(painter: self, shadow: shadow).paint(commands, effect)
      }
      try paintContent(commands, effect)
      if isLayer {
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, opacity)
      }
    }
  }

  /// The group without its shadow and opacity.
  func paintContent(_ commands: [DrawCommand], _ effect: GroupEffect) throws(PaintError) {
    if let colors = effect.colors { return try recolor(commands, effect, by: colors) }
    if effect.blur.isFinite, effect.blur > 0 {
      return try BlurPainter(painter: self, radius: effect.blur).paint(commands, effect)
    }
    try saving { () throws(PaintError) in
      guard enter(effect) else { return }
      guard let mask = effect.mask else { return try paint(commands) }
      try paint(commands, where: mask)
    }
  }

  /// Paints commands as much as a mask leaves ink.
  private func paint(_ commands: [DrawCommand], where mask: [DrawCommand]) throws(PaintError) {
    guard let ink = mask.bounds, let box = commands.bounds?.meeting(ink), clip(to: box) else {
      return
    }
    let content = try pattern(of: commands, CAIRO_CONTENT_COLOR_ALPHA)
    defer { cairo_pattern_destroy(content) }
    let coverage = try pattern(of: mask, CAIRO_CONTENT_ALPHA)
    defer { cairo_pattern_destroy(coverage) }
    cairo_set_source(cr, content)
    cairo_mask(cr, coverage)
  }

  /// Commands drawn apart, as a source that covers what can be seen.
  private func pattern(of commands: [DrawCommand], _ content: cairo_content_t)
    throws(PaintError) -> OpaquePointer
  {
    cairo_push_group_with_content(cr, content)
    try paint(commands)
    guard let pattern = cairo_pop_group(cr) else { throw .noMemory("cairo_pop_group") }
    return pattern
  }

  /// Transforms and clips; false when nothing is left to be seen.
  private func enter(_ effect: GroupEffect) -> Bool {
    apply(effect.transform)
    guard let clip = effect.clip else { return true }
    guard trace(clip) else { return false }
    cairo_clip(cr)
    return true
  }

  /// Opens a layer no larger than what will be drawn in it.
  private func beginLayer(_ commands: [DrawCommand], _ effect: GroupEffect) throws(PaintError)
    -> Bool
  {
    var whole = effect
    whole.opacity = 1
    guard let bounds = DrawCommand.group(whole, commands).bounds, clip(to: bounds) else {
      return false
    }
    cairo_push_group(cr)
    return true
  }

  /// Clips to whole pixels around `bounds` (points), so that a layer is no larger than that; false
  /// when nothing of it can be seen.
  func clip(to bounds: CGRect) -> Bool {
    guard let area = bounds.applying(matrix).insetBy(dx: -1, dy: -1).meeting(visible)?.outward
    else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, area.minX, area.minY, area.width, area.height)
    cairo_set_matrix(cr, &matrix)
    cairo_clip(cr)
    return true
  }
}

extension CGAffineTransform {
  /// Whether the map is finite and keeps areas: Cairo takes no other.
  var canBeUndone: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
      && abs(a) < 1e6 && abs(b) < 1e6 && abs(c) < 1e6 && abs(d) < 1e6
  }
}
