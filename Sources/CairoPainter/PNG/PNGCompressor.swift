// SPDX-License-Identifier: MIT
//
// Compresses the rows of pictures, keeping its memory from one to the next.

import CPNG

/// A compressor of whole pictures.
final class PNGCompressor {
  private let level: Int32
  private var deflater: OpaquePointer?
  private var compressed = ByteBuffer()

  /// A compressor at one of libdeflate's levels, 1 to 12.
  init(level: Int32) { self.level = level }

  deinit {
    if let deflater { dcv_deflater_free(deflater) }
  }

  /// The zlib stream of `count` bytes; lives until the next call.
  ///
  /// - Parameter isFast: By ISA-L: bytes depend on the processor.
  func compress(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, isFast: Bool = false)
    throws(PaintError) -> UnsafeRawBufferPointer
  {
    if isFast {
      let bound = dcv_deflate_fast_bound(count)
      let out = try compressed.room(bound)
      let written = dcv_deflate_fast(bytes, count, out, bound)
      if written > 0 { return UnsafeRawBufferPointer(start: out, count: written) }
    }
    if deflater == nil { deflater = dcv_deflater_create(level) }
    guard let deflater else { throw .noMemory("libdeflate_alloc_compressor") }
    let bound = dcv_deflate_bound(deflater, count)
    let out = try compressed.room(bound)
    let written = dcv_deflate(deflater, bytes, count, out, bound)
    guard written > 0 else { throw .status("libdeflate_zlib_compress", "the output did not fit") }
    return UnsafeRawBufferPointer(start: out, count: written)
  }

  /// Gives memory back when it is more than `most` bytes.
  func trim(_ most: Int) { compressed.trim(most) }
}

/// Memory that is kept for the next picture.
struct ByteBuffer: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var capacity = 0

  /// Room for `count` bytes; what was in it is gone.
  mutating func room(_ count: Int) throws(PaintError) -> UnsafeMutablePointer<UInt8> {
    if let bytes, capacity >= count { return bytes }
    bytes?.deallocate()
    let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
    bytes = fresh
    capacity = count
    return fresh
  }

  /// Gives the memory back when it is more than `most`.
  mutating func trim(_ most: Int) {
    guard capacity > most else { return }
    bytes?.deallocate()
    bytes = nil
    capacity = 0
  }

  deinit { bytes?.deallocate() }
}
