// SPDX-License-Identifier: MIT
//
// The door to this module: display lists in; PNG, SVG, pixels and measures out.

import CCairo
package import Drawing
package import Foundation
import Geometry

/// How texts are painted and measured.
package enum TextMode: String, Hashable, Sendable, CaseIterable {
  /// In the pinned fonts.
  case glyphs
  /// As a filled block per line, each character half an em wide. Needs no font.
  case blocks
}

/// What an engine is made with.
package struct PaintOptions: Hashable, Sendable {
  /// How texts are painted and measured.
  package var textMode: TextMode
  /// Font files asked for characters that Inter has not, before Noto.
  package var fontFiles: [String]
  /// The folder that images are below whose paths are not absolute; nil for the working folder.
  package var imageFolder: String?

  /// Options; glyphs and no further fonts unless told otherwise.
  package init(
    textMode: TextMode = .glyphs, fontFiles: [String] = [], imageFolder: String? = nil
  ) {
    self.textMode = textMode
    self.fontFiles = fontFiles
    self.imageFolder = imageFolder
  }
}

/// Measures, looks at images and paints. One engine serves one thread; make one for each.
///
/// What it says and paints depends on the display list, the options and the files it reads, never on
/// what it did before.
package final class PaintEngine: TextMeasuring, ImageInspecting {
  /// What it was made with.
  package let options: PaintOptions
  private let shaper: PangoShaper?
  private let text: TextSetter
  private let measured: MeasuredTexts
  private let images: ImageLibrary
  private let pictures = GlyphPictures()
  private let encoder = PNGEncoder()
  /// The surface of the last picture, for the next one of its size.
  private var kept: CairoSurface?
  private var engineText: (files: [String], text: String)?

  /// Rows of a band.
  private static let bandRows = 1024
  /// Surfaces with more pixels are not kept.
  private static let pixelsKept = 16_000_000

  /// An engine; costs about a millisecond, fonts are read when a text needs them.
  ///
  /// - Throws: ``PaintError/Kind/font`` when Inter is not installed or a given font can't be read.
  package init(options: PaintOptions = PaintOptions()) throws(PaintError) {
    precondition(ProcessSettings.isSettled)
    self.options = options
    images = ImageLibrary(keepsFileBytes: true, folder: options.imageFolder)
    measured = try MeasuredTexts()
    switch options.textMode {
    case .glyphs:
      guard PinnedFonts.isInstalled else { throw .fontNotInstalled(PinnedFonts.requiredFile) }
      let shaper = try PangoShaper(additionalFiles: options.fontFiles)
      self.shaper = shaper
      text = TextSetter(shaper)
    case .blocks:
      shaper = nil
      text = TextSetter(BlockShaper())
    }
  }

  // MARK: Asking

  package func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?)
    -> TextMetrics
  {
    measured.metrics(of: text, width: maxWidth, height: maxHeight) {
      self.text.set(text, width: maxWidth, height: maxHeight).metrics
    }
  }

  package func status(of image: ImageReference) -> ImageStatus { images.status(of: image) }

  /// What tells the content of an image, wherever its file lies.
  package func digest(of image: ImageReference) -> UInt64 { images.digest(of: image) }

  /// The SF Symbols that have an icon by name, sorted; further ones may by their dashed name.
  package static var symbolNames: [String] { SymbolTable.names }

  /// Characters of a picture that no font has, in the order of the picture.
  package func missingGlyphs(in list: DisplayList) -> [MissingGlyph] {
    TextSurvey(of: list, text: text).missing
  }

  /// What a picture is painted with: versions of all libraries, and the SHA-256 of each font file
  /// that its texts need.
  package func fingerprint(of list: DisplayList) -> EngineFingerprint {
    EngineFingerprint(fontFiles: fontFiles(of: list))
  }

  private func fontFiles(of list: DisplayList) -> [String] {
    shaper == nil ? [] : TextSurvey(of: list, text: text).fontFiles.sorted()
  }

  // MARK: Painting

  /// The PNG file of a picture.
  ///
  /// - Parameters:
  ///   - scale: Pixels in a point.
  ///   - id: The snapshot's id, kept in the file.
  ///   - fast: Compressed by ISA-L, and without a fingerprint: not for references.
  /// - Throws: ``PaintError/Kind/size`` beyond ``PictureLimits``; `library` when memory runs out.
  package func png(of list: DisplayList, scale: CGFloat, id: String, fast: Bool = false)
    throws(PaintError) -> EncodedPicture
  {
    let size = try PixelSize(list, scale: scale)
    if size.fitsOneSurface {
      let surface = try paint(list, scale, size)
      return try encoder.encode(surface, id: id, isFast: fast, engine: fast ? "" : engine(of: list))
    }
    let stream = try PNGStreamEncoder(
      width: size.width, height: size.height, isOpaque: list.background.alpha >= 1)
    try paintBands(list, scale, size) { surface, rows throws(PaintError) in
      try stream.add(surface, rows: rows)
    }
    return stream.finish(id: id, engine: fast ? "" : engine(of: list))
  }

  /// Size and hash of a picture's pixels, without encoding it.
  package func pixelHash(of list: DisplayList, scale: CGFloat) throws(PaintError) -> PixelHash {
    let size = try PixelSize(list, scale: scale)
    if size.fitsOneSurface {
      return try encoder.hash(of: try paint(list, scale, size))
    }
    let hash = try RunningHash()
    try paintBands(list, scale, size) { [encoder] surface, rows throws(PaintError) in
      try encoder.update(hash, from: surface, rows: rows)
    }
    let (high, low) = hash.digest
    return PixelHash(width: size.width, height: size.height, high: high, low: low)
  }

  /// A picture's pixels.
  package func pixels(of list: DisplayList, scale: CGFloat) throws(PaintError) -> PixelBuffer {
    let size = try PixelSize(list, scale: scale)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.pixels * 4)
    try eachBand(of: list, scale: scale) { bytes += $0.bytes }
    return PixelBuffer(width: size.width, height: size.height, bytes: bytes)
  }

  /// A picture's pixels in bands from the top, for pictures too large to be held.
  package func eachBand(
    of list: DisplayList, scale: CGFloat, _ take: (PixelBuffer) throws(PaintError) -> Void
  ) throws(PaintError) {
    let size = try PixelSize(list, scale: scale)
    func hand(_ surface: CairoSurface, _ rows: Int) throws(PaintError) {
      try take(try surface.straight(rows: rows))
    }
    if size.fitsOneSurface {
      let surface = try paint(list, scale, size)
      return try hand(surface, size.height)
    }
    try paintBands(list, scale, size, hand)
  }

  /// The SVG of a picture, a layer per element, the same bytes whatever was painted before.
  package func svg(of list: DisplayList) throws(PaintError) -> [UInt8] {
    try SVGPicture(list: list, resources: resources).bytes()
  }

  /// A film as an animated PNG, its frames a `framesPerSecond`-th of a second apart.
  ///
  /// - Parameters:
  ///   - count: Number of frames, at least one.
  ///   - last: How often the last frame is shown once more.
  ///   - frame: The picture of a frame, nil when it is that of the frame before. All of one size.
  ///     May be asked for all frames again when a frame has colours that those before had not.
  /// - Throws: ``PaintError/Kind/size`` for frames that do not fit one surface.
  package func film(
    of count: Int, last: Int = 0, framesPerSecond: Int, scale: CGFloat,
    frame: (Int) -> DisplayList?
  ) throws(PaintError) -> EncodedFilm {
    var format: FilmEncoder.Format? = .palette
    while let tried = format {
      if let film = try film(of: count, last, framesPerSecond, scale, tried, frame) { return film }
      format = tried.next
    }
    throw PaintError(.library, "no format takes the film")
  }

  /// nil when the format does not take it.
  private func film(
    of count: Int, _ last: Int, _ framesPerSecond: Int, _ scale: CGFloat,
    _ format: FilmEncoder.Format, _ frame: (Int) -> DisplayList?
  ) throws(PaintError) -> EncodedFilm? {
    var encoder: FilmEncoder?
    var size: PixelSize?
    for index in 0..<count {
      guard let list = frame(index) else {
        encoder?.extend()
        continue
      }
      let own = try PixelSize(list, scale: scale)
      guard own.fitsOneSurface, size == nil || size == own else {
        throw .tooLarge(width: Double(own.width), height: Double(own.height))
      }
      size = own
      let target =
        encoder
        ?? FilmEncoder(
          width: own.width, height: own.height, framesPerSecond: framesPerSecond, format: format)
      encoder = target
      guard try target.add(try paint(list, scale, own)) else { return nil }
    }
    guard let encoder, let size else { throw PaintError(.library, "a film needs a frame") }
    for _ in 0..<last { encoder.extend() }
    let (bytes, frames) = try encoder.finish()
    return EncodedFilm(bytes: bytes, width: size.width, height: size.height, storedFrames: frames)
  }

  private var resources: PaintResources {
    PaintResources(
      text: text, images: images, textMode: options.textMode, pictures: pictures)
  }

  /// The fingerprint in words, made anew when other fonts are needed.
  private func engine(of list: DisplayList) -> String {
    let files = fontFiles(of: list)
    if let engineText, engineText.files == files { return engineText.text }
    let text = EngineFingerprint(fontFiles: files).description
    engineText = (files, text)
    return text
  }

  private func paint(_ list: DisplayList, _ scale: CGFloat, _ size: PixelSize)
    throws(PaintError) -> CairoSurface
  {
    let surface = try surface(width: size.width, height: size.height)
    try paint(list, scale, on: surface, top: 0)
    return surface
  }

  private func paintBands(
    _ list: DisplayList, _ scale: CGFloat, _ size: PixelSize,
    _ take: (CairoSurface, Int) throws(PaintError) -> Void
  ) throws(PaintError) {
    let surface = try surface(width: size.width, height: Self.bandRows)
    var top = 0
    while top < size.height {
      try paint(list, scale, on: surface, top: top)
      try take(surface, min(Self.bandRows, size.height - top))
      top += Self.bandRows
    }
  }

  private func surface(width: Int, height: Int) throws(PaintError) -> CairoSurface {
    if let kept, kept.width == width, kept.height == height { return kept }
    let surface = try CairoSurface(width: width, height: height)
    kept = width * height <= Self.pixelsKept ? surface : nil
    return surface
  }

  /// Paints what lies from row `top` on.
  private func paint(_ list: DisplayList, _ scale: CGFloat, on surface: CairoSurface, top: Int)
    throws(PaintError)
  {
    let context = try CairoContext(on: surface)
    let painter = Painter(
      context: context, target: .pixels, resources: resources,
      visible: CGRect(x: 0, y: 0, width: surface.width, height: surface.height))
    painter.setSource(list.background)
    cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context.raw)
    cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
    painter.apply(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: -CGFloat(top)))
    for element in list.elements {
      try painter.paint(element.commands)
    }
    try context.check("paint")
  }
}

/// A picture's size in pixels, within the limits.
private struct PixelSize: Equatable {
  var width: Int
  var height: Int
  var pixels: Int { width * height }
  /// Larger pictures are painted in bands: Cairo takes no more rows, and memory stays flat.
  var fitsOneSurface: Bool { pixels <= 40_000_000 && height <= PictureLimits.width }

  init(_ list: DisplayList, scale: CGFloat) throws(PaintError) {
    let width = (list.size.width * scale).rounded()
    let height = (list.size.height * scale).rounded()
    guard scale > 0, width.isFinite, height.isFinite,
      width <= CGFloat(PictureLimits.width), height <= CGFloat(PictureLimits.height)
    else { throw .tooLarge(width: Double(width), height: Double(height)) }
    self.width = max(1, Int(width))
    self.height = max(1, Int(height))
  }
}

extension CairoSurface {
  /// The first rows as straight RGBA.
  fileprivate func straight(rows: Int) throws(PaintError) -> PixelBuffer {
    guard let pixels else { throw .noMemory("cairo_image_surface_get_data") }
    return PixelBuffer(
      width: width, height: rows,
      bytes: PixelRows.straight(pixels, stride: stride, width: width, rows: rows))
  }
}
