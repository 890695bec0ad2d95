// SPDX-License-Identifier: MIT
//
// A PNG that is decoded while it is compared.

import CairoPainter
import Foundation
package import SnapshotStore

/// Rows of a PNG file.
///
/// `@unchecked Sendable`: one thread at a time reads on.
package final class PNGRows: PictureRows, @unchecked Sendable {
  package var width: Int { decoder.width }
  package var height: Int { decoder.height }
  package var isDeep: Bool { decoder.isDeep }
  /// Stored in seven passes: all of it is in memory once the first row is read.
  package var isInterlaced: Bool { decoder.isInterlaced }

  private let decoder: PNGDecoder
  /// Rows of 16 bits a channel before they are cut into halves.
  private var deep: [UInt8] = []

  /// Reads a file up to its pixels.
  ///
  /// - Throws: When it is no PNG that can be read, or its chunks are damaged.
  package init(_ file: [UInt8]) throws(ReferenceFailure) {
    if let failure = ReferenceFailure.atFirstSight(file) { throw failure }
    let info: PNGInfo
    do throws(PaintError) { info = try PNGInfo(file) } catch { throw .damaged(error.message) }
    guard info.width <= PictureLimits.readWidth else {
      throw .tooLarge(width: info.width, height: info.height)
    }
    do throws(PaintError) { decoder = try PNGDecoder(file, keepsDepth: true) } catch {
      throw .damaged(error.message)
    }
  }

  package func read(
    _ count: Int, into high: UnsafeMutableRawBufferPointer, low: UnsafeMutableRawBufferPointer?
  ) throws(ReferenceFailure) {
    do throws(PaintError) {
      guard decoder.isDeep else { return try decoder.read(count, into: high) }
      let size = count * decoder.rowBytes
      if deep.count < size { deep = [UInt8](repeating: 0, count: size) }
      try deep.withUnsafeMutableBytes { buffer in
        Result { () throws(PaintError) in try decoder.read(count, into: buffer) }
      }.get()
    } catch {
      throw .damaged(error.message)
    }
    for index in 0..<(count * width * 4) {
      high[index] = deep[index * 2]
      low?[index] = deep[index * 2 + 1]
    }
  }

  package func finish() throws(ReferenceFailure) {
    do throws(PaintError) { try decoder.finish() } catch { throw .damaged(error.message) }
  }
}
