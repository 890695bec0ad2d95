// SPDX-License-Identifier: MIT
//
// Images and icons in their frames.

import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
  /// More pixels than this are not scaled ahead, but while painting.
  private static let largestScaled: CGFloat = 16_000_000

  /// Paints an image over its frame; one that can't be shown paints nothing.
  func paint(_ image: ImageReference, in frame: CGRect, clip: Path?, tint: RGBA?)
    throws(PaintError)
  {
    switch image {
    case .symbol(let name):
      guard let icon = resources.images.icon(name) else { return }
      try paint(icon, in: frame, clip: clip, tint ?? .black)
    case .file(let path):
      if case .pixels = target, let place = pixelPlace(of: frame) {
        try paint(path, over: place, frame, clip: clip, tint: tint)
      } else {
        try paint(path, scaledInto: frame, clip: clip, tint: tint)
      }
    }
  }

  /// An icon over its frame. Sides that differ by a point at most do so as they were rounded: it stays
  /// square, in the middle.
  private func paint(_ icon: Icon, in frame: CGRect, clip: Path?, _ tint: RGBA)
    throws(PaintError)
  {
    let least = min(frame.width, frame.height)
    guard least > 0 else { return }
    let isSquare = max(frame.width, frame.height) - least < 1.001
    let (across, down) =
      isSquare
      ? (least / Icon.side, least / Icon.side)
      : (frame.width / Icon.side, frame.height / Icon.side)
    try saving { () throws(PaintError) in
      if let clip {
        guard trace(clip) else { return }
        cairo_clip(cr)
      }
      setSource(tint)
      apply(
        CGAffineTransform(
          a: across, b: 0, c: 0, d: down, tx: frame.midX - across * Icon.side / 2,
          ty: frame.midY - down * Icon.side / 2))
      for shape in icon.shapes where trace(shape.path) {
        cairo_set_fill_rule(
          cr, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cr)
      }
    }
  }

  /// The frame in whole pixels, where it stands upright and is not too large.
  func pixelPlace(of frame: CGRect) -> CGRect? {
    let map = matrix
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return nil }
    let exact = frame.applying(map)
    let (left, top) = (exact.minX.rounded(), exact.minY.rounded())
    let width = max(1, exact.maxX.rounded() - left)
    let height = max(1, exact.maxY.rounded() - top)
    guard width * height <= Self.largestScaled, max(width, height) <= 32_767 else { return nil }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// Pixel by pixel, scaled ahead.
  private func paint(_ path: String, over place: CGRect, _ frame: CGRect, clip: Path?, tint: RGBA?)
    throws(PaintError)
  {
    guard
      let picture = resources.images.scaled(
        path, width: Int(place.width), height: Int(place.height))
    else { return }
    try saving { () throws(PaintError) in
      // The clip is filled rather than clipped to: the same pixels, in one pass.
      if let clip {
        guard trace(clip) else { return }
      }
      cairo_identity_matrix(cr)
      if clip == nil { cairo_rectangle(cr, place.minX, place.minY, place.width, place.height) }
      if let tint {
        cairo_clip(cr)
        setSource(tint)
        cairo_mask_surface(cr, picture.surface.raw, place.minX, place.minY)
        return
      }
      cairo_set_source_surface(cr, picture.surface.raw, place.minX, place.minY)
      if let source = cairo_get_source(cr) {
        cairo_pattern_set_filter(source, CAIRO_FILTER_NEAREST)
      }
      cairo_fill(cr)
    }
  }

  /// A picture's coverage in one colour.
  private func tinted(_ picture: ImageLibrary.Picture, _ tint: RGBA) throws(PaintError)
    -> CairoSurface
  {
    let surface = try CairoSurface(width: picture.width, height: picture.height)
    let context = try CairoContext(on: surface)
    Painter(context: context, target: .pixels, resources: resources, visible: .zero)
      .setSource(tint)
    cairo_mask_surface(context.raw, picture.surface.raw, 0, 0)
    try context.check("tint")
    return surface
  }

  /// Scaled by Cairo, for turned frames and SVG.
  private func paint(_ path: String, scaledInto frame: CGRect, clip: Path?, tint: RGBA?)
    throws(PaintError)
  {
    let map = matrix
    var scale = max(hypot(map.a, map.b), hypot(map.c, map.d))
    if case .vectors(let raster, _) = target { scale *= raster }
    func pixels(_ length: CGFloat) -> Int { Int(max(1, min(4096, (length * scale).rounded()))) }
    guard
      let picture = resources.images.picture(
        path, width: pixels(frame.width), height: pixels(frame.height))
    else { return }
    try saving { () throws(PaintError) in
      if let clip {
        guard trace(clip) else { return }
        cairo_clip(cr)
      }
      cairo_rectangle(cr, frame.minX, frame.minY, frame.width, frame.height)
      cairo_clip(cr)
      apply(
        CGAffineTransform(
          a: frame.width / CGFloat(picture.width), b: 0, c: 0,
          d: frame.height / CGFloat(picture.height), tx: frame.minX, ty: frame.minY))
      // Coloured ahead: Cairo 1.16 misplaces a mask in an SVG.
      let surface = try tint.map { tint throws(PaintError) in try tinted(picture, tint) }
      cairo_set_source_surface(cr, (surface ?? picture.surface).raw, 0, 0)
      if let source = cairo_get_source(cr) {
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      }
      cairo_paint(cr)
    }
  }
}
