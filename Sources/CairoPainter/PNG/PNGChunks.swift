// SPDX-License-Identifier: MIT
//
// The chunks of a PNG file: written one after another, and walked without decoding.

import CPNG

/// Writes chunks, and keeps the hash of those that make the pixels.
struct PNGChunkWriter {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The chunks that decide the pixels.
  static let pixelChunks = ["IHDR", "PLTE", "tRNS", "IDAT"]

  private(set) var bytes = signature
  private let hash: RunningHash

  init() throws(PaintError) { hash = try RunningHash() }

  /// Hash of all chunks so far that decide the pixels, as text.
  var dataHash: String {
    let (high, low) = hash.digest
    return Hex.string(high) + Hex.string(low)
  }

  mutating func header(width: Int, height: Int, format: dcv_png_format) {
    add("IHDR", Self.big(width) + Self.big(height) + [8, UInt8(format.rawValue), 0, 0, 0])
    // Rendering intent: perceptual.
    add("sRGB", [0])
  }

  mutating func stamp(_ stamp: PNGStamp) {
    // Keyword, not compressed, no language, no translated keyword.
    add("iTXt", Array(PNGStamp.keyword.utf8) + [0, 0, 0, 0, 0] + Array(stamp.text.utf8))
  }

  mutating func add(_ type: String, _ data: [UInt8]) {
    data.withUnsafeBytes { add(type, $0) }
  }

  mutating func add(_ type: String, _ data: UnsafeRawBufferPointer) {
    note(type, data)
    bytes.reserveCapacity(bytes.count + data.count + 64)
    bytes += Self.big(data.count)
    let name = Array(type.utf8)
    bytes += name
    bytes += data
    let crc = dcv_crc32(dcv_crc32(0, name, 4), data.baseAddress, data.count)
    bytes += Self.big(Int(crc))
  }

  /// Counts a chunk's data in the hash without writing it yet.
  func note(_ type: String, _ data: UnsafeRawBufferPointer) {
    if Self.pixelChunks.contains(type), type != "IDAT" || !data.isEmpty { hash.update(data) }
  }

  /// Writes data that was noted before, and the end.
  mutating func finish(notedData data: UnsafeRawBufferPointer) {
    bytes.reserveCapacity(bytes.count + data.count + 24)
    bytes += Self.big(data.count)
    let name = Array("IDAT".utf8)
    bytes += name
    bytes += data
    bytes += Self.big(Int(dcv_crc32(dcv_crc32(0, name, 4), data.baseAddress, data.count)))
    end()
  }

  mutating func end() { add("IEND", []) }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// What a PNG file says of itself, learned without decoding it.
package struct PNGInfo: Hashable, Sendable {
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int
  /// Bits of a channel: 1, 2, 4, 8 or 16.
  package var bitDepth: Int
  /// PNG's number of the colour type: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  package var colorType: Int
  /// Stored in seven passes.
  package var isInterlaced: Bool
  /// What our own files carry; nil when it is not there or was stripped.
  package var stamp: PNGStamp?
  /// Whether the data is the one the stamp was made for: only then its pixel hash may be trusted.
  package var isStampTrusted: Bool

  /// Reads a file's chunks, checksums included.
  ///
  /// - Throws: ``PaintError/Kind/decoding`` when it is no PNG, is cut short, or a checksum is wrong.
  package init(_ bytes: [UInt8]) throws(PaintError) {
    guard bytes.starts(with: PNGChunkWriter.signature) else {
      throw PaintError(.decoding, Self.whatItIs(bytes))
    }
    let hash = try RunningHash()
    var header: [UInt8]?
    var stamp: PNGStamp?
    var offset = 8
    var isEnded = false
    while !isEnded {
      guard let (type, data, next) = try Self.chunk(in: bytes, at: offset) else {
        throw PaintError(.decoding, "the file is cut short")
      }
      if PNGChunkWriter.pixelChunks.contains(type) {
        bytes[data].withUnsafeBytes { hash.update($0) }
      }
      switch type {
      case "IHDR": header = header ?? Array(bytes[data])
      case "iTXt": stamp = stamp ?? Self.stamp(bytes[data])
      case "IEND": isEnded = true
      default: break
      }
      offset = next
    }
    guard let header, header.count == 13 else {
      throw PaintError(.decoding, "it has no header")
    }
    width = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    bitDepth = Int(header[8])
    colorType = Int(header[9])
    isInterlaced = header[12] != 0
    self.stamp = stamp
    let (high, low) = hash.digest
    isStampTrusted = false
    if let stamp {
      isStampTrusted =
        stamp.data == Hex.string(high) + Hex.string(low) && stamp.pixels.width == width
        && stamp.pixels.height == height
    }
  }

  /// A word on files that should have been pictures.
  private static func whatItIs(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "the file is empty" }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      return "it is a Git LFS pointer, not the picture itself"
    }
    return "it is not a PNG"
  }

  private static func chunk(in bytes: [UInt8], at offset: Int) throws(PaintError)
    -> (type: String, data: Range<Int>, next: Int)?
  {
    guard bytes.count - offset >= 12 else { return nil }
    let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count - offset - 12 >= length else { return nil }
    let end = offset + 8 + length
    let crc = bytes[end..<end + 4].reduce(0) { $0 << 8 | UInt32($1) }
    let found = bytes.withUnsafeBytes { all in
      dcv_crc32(0, all.baseAddress.map { $0 + offset + 4 }, length + 4)
    }
    guard crc == found else { throw PaintError(.decoding, "a checksum does not match") }
    let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    return (type, offset + 8..<end, end + 4)
  }

  private static func stamp(_ data: ArraySlice<UInt8>) -> PNGStamp? {
    let head = Array(PNGStamp.keyword.utf8) + [0, 0, 0, 0, 0]
    guard data.starts(with: head) else { return nil }
    return PNGStamp(text: String(decoding: data.dropFirst(head.count), as: UTF8.self))
  }
}
