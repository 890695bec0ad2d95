// SPDX-License-Identifier: MIT
//
// References as PNG files: what CairoPainter reads and writes, as the store asks for it.

package import CairoPainter
package import SnapshotStore

/// Reads references; writes those that were painted into a file before.
package struct PictureCodec: ReferenceCodec {
  /// The most pixels of a reference that are decoded: 400 MB of them.
  package static let mostPixels = 100_000_000
  /// The file of the picture that is written next; nil when none is.
  package var painted: [UInt8]?

  /// A codec; it writes `painted` as the next file.
  package init(painted: [UInt8]? = nil) { self.painted = painted }

  package func inspect(_ file: [UInt8]) throws(ReferenceFailure) -> ReferenceInspection {
    if let failure = ReferenceFailure.atFirstSight(file) { throw failure }
    let info: PNGInfo
    do throws(PaintError) {
      info = try PNGInfo(file)
    } catch {
      throw error.message.contains("cut short") ? .cutShort : .damaged(error.message)
    }
    return ReferenceInspection(
      width: info.width, height: info.height,
      metadata: info.stamp.map {
        ReferenceMetadata(
          id: $0.id, pixelHash: $0.pixels.description, dataHash: $0.data, engine: $0.engine)
      }, isDataIntact: info.isStampTrusted)
  }

  package func decode(_ file: [UInt8]) throws(ReferenceFailure) -> Raster {
    if let failure = ReferenceFailure.atFirstSight(file) { throw failure }
    do throws(PaintError) {
      let info = try PNGInfo(file)
      guard info.width > 0, info.height > 0 else {
        throw PaintError(.decoding, "it has no pixels")
      }
      guard info.width <= Self.mostPixels / info.height else {
        throw PaintError(.size, "too many pixels")
      }
      // Only upper halves are decoded: two such pictures could be found equal that are not.
      guard info.bitDepth <= 8 else {
        throw PaintError(.decoding, "it has 16 bits a channel; references have 8")
      }
      let pixels = try PNGDecoder.decode(file, maxPixels: Self.mostPixels)
      guard let raster = Raster(pixels) else { throw PaintError(.decoding, "it has no pixels") }
      return raster
    } catch {
      if error.kind == .size, let info = try? PNGInfo(file) {
        throw .tooLarge(width: info.width, height: info.height)
      }
      throw .damaged(error.message)
    }
  }

  package func encode(
    _ picture: Raster, id: String, pixelHash: String, engine: String
  ) throws(ReferenceFailure) -> [UInt8] {
    if let painted { return painted }
    return try picture.png()
  }
}

extension Raster {
  /// The picture of decoded or painted pixels.
  package init?(_ pixels: PixelBuffer) {
    self.init(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
  }

  /// The pixels of a file; nil when there is none, or it can't be decoded.
  package init?(optional file: [UInt8]?) {
    guard let file, let decoded = try? PictureCodec().decode(file) else { return nil }
    self = decoded
  }

  /// The picture as a file, the same bytes every time.
  package func png() throws(ReferenceFailure) -> [UInt8] {
    do throws(PaintError) {
      return try PNGPixels.file(of: PixelBuffer(width: width, height: height, bytes: bytes))
    } catch {
      throw .damaged(error.message)
    }
  }
}
