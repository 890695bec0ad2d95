// SPDX-License-Identifier: MIT
//
// Blurs: the soft silhouette beneath a group, and a group out of focus.

import CCairo
import CPixbuf
import Drawing
import Foundation
import Geometry

/// Draws groups apart and blurs them, in pixels.
struct BlurCanvas {
  private let painter: Painter
  /// From the target's pixels to those of the blur: its own in an SVG.
  let raster: CGAffineTransform
  /// From points to the blur's pixels.
  let full: CGAffineTransform
  private let sigma: Double
  private let reach: CGFloat

  /// Wider blurs are not worth their pixels.
  private static let largestSigma: CGFloat = 400

  /// How far a blur of `radius` points reaches, in points; a little more than in pixels.
  static func reach(of radius: CGFloat) -> CGFloat {
    radius.isFinite && radius > 0 ? min(radius, largestSigma) * 3 + 3 : 0
  }

  /// - Parameter radius: Standard deviation in points.
  init(_ painter: Painter, radius: CGFloat) {
    self.painter = painter
    var raster = CGAffineTransform.identity
    if case .vectors = painter.target {
      // The softer the blur, the fewer pixels tell it.
      let scale: CGFloat = radius < 4 ? 2 : 1
      raster = CGAffineTransform(scaleX: scale, y: scale)
    }
    self.raster = raster
    full = painter.matrix.concatenating(raster)
    let scale = abs(full.a * full.d - full.b * full.c).squareRoot()
    sigma = Double(min(Self.largestSigma, (radius.isFinite ? max(0, radius) : 0) * scale))
    reach = CGFloat(dcv_blur_reach(sigma) + 1)
  }

  /// What of a group can be seen after blurring and moving it by `shift`.
  ///
  /// - Parameter format: 8-bit coverage or premultiplied ARGB32.
  /// - Returns: The surface and the place of its corner, in the blur's pixels; nil when all is hidden.
  func blurred(
    _ commands: [DrawCommand], _ effect: GroupEffect, as format: cairo_format_t,
    shift: CGPoint = .zero
  ) throws(PaintError) -> (surface: CairoSurface, origin: CGPoint)? {
    let seen = painter.visible.applying(raster).offsetBy(dx: -shift.x, dy: -shift.y)
      .insetBy(dx: -reach, dy: -reach)
    guard let content = commands.bounds(cutBy: effect),
      let area = content.applying(full).insetBy(dx: -reach - 1, dy: -reach - 1).meeting(seen)?
        .outward
    else { return nil }
    let surface = try draw(commands, effect, in: area, as: format)
    let blur = format == CAIRO_FORMAT_A8 ? dcv_blur_a8 : dcv_blur_argb
    guard let bytes = surface.pixels,
      blur(bytes, surface.stride, Int32(surface.width), Int32(surface.height), sigma) != 0
    else { throw .noMemory("blur") }
    surface.pixelsChanged()
    return (surface, CGPoint(x: area.minX + shift.x, y: area.minY + shift.y))
  }

  private func draw(
    _ commands: [DrawCommand], _ effect: GroupEffect, in area: CGRect, as format: cairo_format_t
  ) throws(PaintError) -> CairoSurface {
    guard area.width <= CGFloat(PictureLimits.width), area.height <= CGFloat(PictureLimits.width)
    else { throw .tooLarge(width: area.width, height: area.height) }
    let surface = try CairoSurface(
      taking: cairo_image_surface_create(format, Int32(area.width), Int32(area.height)),
      from: "cairo_image_surface_create")
    cairo_surface_set_device_offset(surface.raw, -area.minX, -area.minY)
    let inner = Painter(
      context: try CairoContext(on: surface), target: .pixels, resources: painter.resources,
      visible: area)
    inner.apply(full)
    try inner.paintContent(commands, effect)
    try inner.context.check("blur")
    cairo_surface_set_device_offset(surface.raw, 0, 0)
    return surface
  }

  /// Puts a picture in the blur's pixels where it belongs.
  func lay(_ picture: CairoSurface, at origin: CGPoint) throws(PaintError) {
    let cr = painter.cr
    try painter.saving { () throws(PaintError) in
      cairo_identity_matrix(cr)
      painter.apply(raster.inverted())
      cairo_set_source_surface(cr, picture.raw, origin.x, origin.y)
      cairo_paint(cr)
    }
  }
}

/// Paints a group out of focus.
struct BlurPainter {
  let painter: Painter
  /// Standard deviation in points.
  let radius: CGFloat

  func paint(_ commands: [DrawCommand], _ effect: GroupEffect) throws(PaintError) {
    var sharp = effect
    sharp.blur = 0
    let canvas = BlurCanvas(painter, radius: radius)
    guard let soft = try canvas.blurred(commands, sharp, as: CAIRO_FORMAT_ARGB32) else { return }
    try canvas.lay(soft.surface, at: soft.origin)
  }
}

/// Paints a group's blurred silhouette.
struct ShadowPainter {
  let painter: Painter
  let shadow: Shadow

  func paint(_ commands: [DrawCommand], _ effect: GroupEffect) throws(PaintError) {
    guard shadow.x.isFinite, shadow.y.isFinite else { return }
    let canvas = BlurCanvas(painter, radius: shadow.radius)
    let full = canvas.full
    var shift = CGPoint(
      x: full.a * shadow.x + full.c * shadow.y, y: full.b * shadow.x + full.d * shadow.y)
    // Whole pixels, so that the silhouette's edge stays where the drawing's is.
    if case .pixels = painter.target { shift = CGPoint(x: shift.x.rounded(), y: shift.y.rounded()) }
    guard
      let mask = try canvas.blurred(commands, effect, as: CAIRO_FORMAT_A8, shift: shift)
    else { return }
    switch painter.target {
    case .pixels:
      let cr = painter.cr
      try painter.saving { () throws(PaintError) in
        painter.setSource(shadow.color)
        cairo_identity_matrix(cr)
        cairo_mask_surface(cr, mask.surface.raw, mask.origin.x, mask.origin.y)
      }
    case .vectors:
      // A picture of its own colour: an SVG would need a mask around it otherwise.
      let picture = try CairoSurface(width: mask.surface.width, height: mask.surface.height)
      let context = try CairoContext(on: picture)
      Painter(
        context: context, target: .pixels, resources: painter.resources, visible: .zero
      ).setSource(shadow.color)
      cairo_mask_surface(context.raw, mask.surface.raw, 0, 0)
      try context.check("shadow")
      try canvas.lay(picture, at: mask.origin)
    }
  }
}
