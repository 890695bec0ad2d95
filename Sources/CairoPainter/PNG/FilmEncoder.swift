// SPDX-License-Identifier: MIT
//
// From surfaces to an animated PNG: of each frame only the rectangle that changed, frames that do
// not change become a longer delay of the one before.
// Source: PNG specification, third edition, 11.3.6 "Animation information".

import CPNG

/// Encodes a film, one surface after another.
///
/// The way a pixel is stored holds for all frames, and is only known at the end. A film is begun in
/// the smallest one; ``add(_:)`` says when a frame does not fit into it, and the caller begins again
/// with the next.
final class FilmEncoder {
  /// How pixels are stored.
  enum Format: Hashable, CaseIterable {
    /// At most 256 colours in the whole film.
    case palette
    case opaque
    case translucent

    /// The next one that takes more.
    var next: Format? {
      switch self {
      case .palette: .opaque
      case .opaque: .translucent
      case .translucent: nil
      }
    }

    fileprivate var stored: dcv_png_format {
      switch self {
      case .palette: DCV_PNG_PALETTE
      case .opaque: DCV_PNG_RGB
      case .translucent: DCV_PNG_RGBA
      }
    }
  }

  /// libdeflate's level: a little smaller than pictures; higher ones take twice the time for 2 %.
  private static let level: Int32 = 7
  /// Longest delay of a frame, in frames: a field of 16 bits.
  private static let longestDelay = 65_535

  private struct Frame {
    var place: dcv_difference
    var data: [UInt8]
    var delay: Int
  }

  let format: Format
  private let width: Int
  private let height: Int
  private let framesPerSecond: Int
  private var frames: [Frame] = []
  private let colours = UnsafeMutablePointer<dcv_colours>.allocate(capacity: 1)
  private let before: UnsafeMutablePointer<UInt8>
  private let compressor = PNGCompressor(level: level)
  private var filtered = ByteBuffer()
  private var scratch = ByteBuffer()
  /// Colours are entries of the palette in the order of their first use.
  private let entries = (0...256).map { UInt8(truncatingIfNeeded: $0) }

  init(width: Int, height: Int, framesPerSecond: Int, format: Format) {
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.format = format
    before = .allocate(capacity: width * height * 4)
    before.initialize(repeating: 0, count: width * height * 4)
    dcv_colours_begin(colours)
  }

  deinit {
    colours.deallocate()
    before.deallocate()
  }

  /// Adds a frame.
  ///
  /// - Returns: Whether the format takes it; nothing more can be added when it does not.
  func add(_ surface: CairoSurface) throws(PaintError) -> Bool {
    guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    var place = dcv_take_difference(before, pixels, surface.stride, width, height)
    if frames.isEmpty { place = dcv_difference(x: 0, y: 0, width: width, height: height) }
    guard place.width > 0 else {
      extend()
      return true
    }
    let first = pixels + place.y * surface.stride + place.x * 4
    dcv_colours_scan(colours, first, surface.stride, place.width, place.height)
    switch format {
    case .palette: if colours.pointee.count > 256 { return false }
    case .opaque: if colours.pointee.is_opaque == 0 { return false }
    case .translucent: break
    }
    let row = try scratch.room((place.width * 4 + 16) * 7)
    let size = (place.width * dcv_png_format_bytes(format.stored) + 1) * place.height
    let raw = try filtered.room(size)
    dcv_png_filter_rows(
      format.stored, colours, entries, first, surface.stride, place.width, place.height, row, 1, 0,
      raw)
    let data = try compressor.compress(raw, size)
    frames.append(Frame(place: place, data: Array(data), delay: 1))
    return true
  }

  /// Shows the last frame once more.
  func extend() {
    guard let last = frames.indices.last else { return }
    frames[last].delay = min(frames[last].delay + 1, Self.longestDelay)
  }

  /// Bytes of all frames so far.
  var byteCount: Int { frames.reduce(0) { $0 + $1.data.count } }

  /// The file, and how many frames are stored in it.
  func finish() throws(PaintError) -> (bytes: [UInt8], frames: Int) {
    var chunks = try PNGChunkWriter()
    chunks.header(width: width, height: height, format: format.stored)
    // Played for ever.
    chunks.add("acTL", PNGChunkWriter.big(frames.count) + PNGChunkWriter.big(0))
    if format == .palette {
      let straight = withUnsafeBytes(of: colours.pointee.straight) {
        Array($0.prefix(Int(colours.pointee.count) * 4))
      }
      let places = stride(from: 0, to: straight.count, by: 4)
      chunks.add("PLTE", places.flatMap { straight[$0..<$0 + 3] })
      let alphas = places.map { straight[$0 + 3] }
      if let last = alphas.lastIndex(where: { $0 < 255 }) {
        chunks.add("tRNS", Array(alphas[...last]))
      }
    }
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      chunks.add("fcTL", control(of: frame, sequence))
      sequence += 1
      if index == 0 {
        chunks.add("IDAT", frame.data)
      } else {
        chunks.add("fdAT", PNGChunkWriter.big(sequence) + frame.data)
        sequence += 1
      }
    }
    chunks.end()
    return (chunks.bytes, frames.count)
  }

  /// Place and delay; the rectangle replaces what was there and stays.
  private func control(of frame: Frame, _ sequence: Int) -> [UInt8] {
    let place = frame.place
    var bytes = [sequence, place.width, place.height, place.x, place.y]
      .flatMap(PNGChunkWriter.big)
    for number in [frame.delay, framesPerSecond] {
      bytes += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
    return bytes + [0, 0]
  }
}

/// A film and what is known of it.
package struct EncodedFilm: Sendable {
  /// The file: an animated PNG.
  package var bytes: [UInt8]
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int
  /// Frames in the file; others are delays of these.
  package var storedFrames: Int
}
