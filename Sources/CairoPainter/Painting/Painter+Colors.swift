// SPDX-License-Identifier: MIT
//
// Groups whose colours are changed, and groups that blend with what lies below them.

import CCairo
import CPixbuf
import Drawing
import Foundation
import Geometry

extension Painter {
  /// Paints a group's content in other colours.
  func recolor(_ commands: [DrawCommand], _ effect: GroupEffect, by colors: ColorMatrix)
    throws(PaintError)
  {
    var plain = effect
    plain.colors = nil
    guard let bounds = commands.bounds(cutBy: plain) else { return }
    if case .vectors(_, let parts) = target {
      return try parts.add(.filter(colors, bounds.applying(matrix)), of: self) {
        (painter: Painter) throws(PaintError) in try painter.paintContent(commands, plain)
      }
    }
    try saving { () throws(PaintError) in
      guard clip(to: bounds) else { return }
      cairo_push_group(cr)
      try paintContent(commands, plain)
      guard let pattern = cairo_pop_group(cr) else { throw .noMemory("cairo_pop_group") }
      defer { cairo_pattern_destroy(pattern) }
      try recolor(pattern, by: colors)
      cairo_set_source(cr, pattern)
      cairo_paint(cr)
    }
  }

  /// Changes the pixels of a group.
  private func recolor(_ pattern: OpaquePointer, by colors: ColorMatrix) throws(PaintError) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { throw PaintError(.library, "a group has no pixels") }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else {
      throw .noMemory("cairo_image_surface_get_data")
    }
    dcv_recolor_argb(
      bytes, Int(cairo_image_surface_get_stride(surface)), cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface),
      (colors.values + [colors.alpha]).map { Int32(($0 * 65536).rounded()) })
    cairo_surface_mark_dirty(surface)
  }
}

extension GroupEffect {
  /// Whether a group must be drawn apart for the way it, or something in it, meets what is below.
  func isBlended(_ commands: [DrawCommand]) -> Bool {
    blendMode != .normal || ((isIsolated || clip != nil) && commands.blendsOutside)
  }
}

extension BlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// CSS's word for it: `color-dodge`.
  var cssName: String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
