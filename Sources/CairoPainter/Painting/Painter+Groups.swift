// SPDX-License-Identifier: MIT
//
// Effects on groups, in the order clip, transform, shadow, opacity.

import CCairo
import CPixbuf
import Drawing
import Foundation
import Geometry

extension Painter {
  /// Paints commands under an effect.
  func paint(_ commands: [DrawCommand], under effect: GroupEffect) throws(PaintError) {
    let opacity = effect.opacity.isFinite ? max(0, min(1, effect.opacity)) : 1
    guard opacity > 0, effect.transform.canBeUndone else { return }
    try saving { () throws(PaintError) in
      let isLayer = opacity < 1
      if isLayer {
        guard try beginLayer(commands, effect) else { return }
      }
      if let shadow = effect.shadow, shadow.color.alpha > 0 {
        try ShadowPainter(painter: self, shadow: shadow).paint(commands, effect)
      }
      try saving { () throws(PaintError) in
        guard enter(effect) else { return }
        try paint(commands)
      }
      if isLayer {
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, opacity)
      }
    }
  }

  /// Transforms and clips; false when nothing is left to be seen.
  func enter(_ effect: GroupEffect) -> Bool {
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
    guard let bounds = DrawCommand.group(whole, commands).bounds,
      let area = bounds.applying(matrix).insetBy(dx: -1, dy: -1).meeting(visible)?.outward
    else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, area.minX, area.minY, area.width, area.height)
    cairo_set_matrix(cr, &matrix)
    cairo_clip(cr)
    cairo_push_group(cr)
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

/// Paints a group's blurred silhouette.
struct ShadowPainter {
  let painter: Painter
  let shadow: Shadow

  /// Wider blurs are not worth their pixels.
  private static let largestSigma: CGFloat = 400

  /// How far a blur of `radius` points reaches, in points; a little more than in pixels.
  static func reach(of radius: CGFloat) -> CGFloat {
    radius.isFinite && radius > 0 ? min(radius, largestSigma) * 3 + 3 : 0
  }

  func paint(_ commands: [DrawCommand], _ effect: GroupEffect) throws(PaintError) {
    guard shadow.x.isFinite, shadow.y.isFinite,
      let content = commands.bounds(cutBy: effect)
    else { return }
    let map = painter.matrix
    // In an SVG the blur is a picture within; elsewhere its pixels are the target's.
    var raster = CGAffineTransform.identity
    if case .vectors = painter.target {
      // The softer the blur, the fewer pixels tell it.
      let scale: CGFloat = shadow.radius < 4 ? 2 : 1
      raster = CGAffineTransform(scaleX: scale, y: scale)
    }
    let full = map.concatenating(raster)
    let scale = abs(full.a * full.d - full.b * full.c).squareRoot()
    let radius = shadow.radius.isFinite ? max(0, shadow.radius) : 0
    let sigma = Double(min(Self.largestSigma, radius * scale))
    let reach = CGFloat(dcv_blur_reach(sigma) + 1)
    var shift = (
      x: full.a * shadow.x + full.c * shadow.y, y: full.b * shadow.x + full.d * shadow.y
    )
    // Whole pixels, so that the silhouette's edge stays where the drawing's is.
    if case .pixels = painter.target { shift = (shift.x.rounded(), shift.y.rounded()) }
    let seen = painter.visible.applying(raster).offsetBy(dx: -shift.x, dy: -shift.y)
      .insetBy(dx: -reach, dy: -reach)
    guard
      let area = content.applying(full).insetBy(dx: -reach - 1, dy: -reach - 1).meeting(seen)?
        .outward
    else { return }
    let mask = try silhouette(commands, effect, in: area, full)
    guard let bytes = mask.pixels,
      dcv_blur_a8(bytes, mask.stride, Int32(mask.width), Int32(mask.height), sigma) != 0
    else { throw .noMemory("blur") }
    mask.pixelsChanged()
    let origin = CGPoint(x: area.minX + shift.x, y: area.minY + shift.y)
    try lay(mask, at: origin, raster)
  }

  /// The coverage of the drawing in an 8-bit surface.
  private func silhouette(
    _ commands: [DrawCommand], _ effect: GroupEffect, in area: CGRect, _ full: CGAffineTransform
  ) throws(PaintError) -> CairoSurface {
    guard area.width <= CGFloat(PictureLimits.width), area.height <= CGFloat(PictureLimits.width)
    else { throw .tooLarge(width: area.width, height: area.height) }
    let mask = try CairoSurface(
      taking: cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height)),
      from: "cairo_image_surface_create")
    cairo_surface_set_device_offset(mask.raw, -area.minX, -area.minY)
    let inner = Painter(
      context: try CairoContext(on: mask), target: .pixels, resources: painter.resources,
      visible: area)
    inner.apply(full)
    if inner.enter(effect) { try inner.paint(commands) }
    try inner.context.check("shadow")
    cairo_surface_set_device_offset(mask.raw, 0, 0)
    return mask
  }

  private func lay(_ mask: CairoSurface, at origin: CGPoint, _ raster: CGAffineTransform)
    throws(PaintError)
  {
    let cr = painter.cr
    switch painter.target {
    case .pixels:
      try painter.saving { () throws(PaintError) in
        painter.setSource(shadow.color)
        cairo_identity_matrix(cr)
        cairo_mask_surface(cr, mask.raw, origin.x, origin.y)
      }
    case .vectors:
      // A picture of its own colour: an SVG would need a mask around it otherwise.
      let picture = try CairoSurface(width: mask.width, height: mask.height)
      let context = try CairoContext(on: picture)
      Painter(
        context: context, target: .pixels, resources: painter.resources, visible: .zero
      ).setSource(shadow.color)
      cairo_mask_surface(context.raw, mask.raw, 0, 0)
      try context.check("shadow")
      try painter.saving { () throws(PaintError) in
        cairo_identity_matrix(cr)
        painter.apply(raster.inverted())
        cairo_set_source_surface(cr, picture.raw, origin.x, origin.y)
        cairo_paint(cr)
      }
    }
  }
}
