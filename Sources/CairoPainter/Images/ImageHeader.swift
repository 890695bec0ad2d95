// SPDX-License-Identifier: MIT
//
// Tells images apart by their first bytes, and reads their size and completeness without decoding.

import CPNG

/// A kind of image file we read.
enum ImageKind: String {
  case png, jpeg, webp, svg

  /// The kind by the first bytes; nil for everything else.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if Self.looksLikeSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the file begins as XML does and names an `svg` element near its top.
  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<"
    else { return false }
    return head.contains("<svg") || head.contains(":svg")
  }
}

/// What an image file says of itself.
struct ImageHeader: Equatable {
  var width: Int
  var height: Int
  /// EXIF's orientation, 1 to 8: from 5 on width and height change places.
  var orientation = 1

  /// Reads the header and checks that the file is whole.
  ///
  /// - Throws: A reason, in words, as ``PaintError/Kind/decoding``.
  static func read(_ bytes: [UInt8], as kind: ImageKind) throws(PaintError) -> ImageHeader? {
    let reader = ByteReader(bytes)
    let header: ImageHeader?
    switch kind {
    case .png: header = try png(reader)
    case .jpeg: header = try jpeg(reader)
    case .webp: header = try webp(reader)
    case .svg: return nil
    }
    guard let header, header.width > 0, header.height > 0 else {
      throw PaintError(.decoding, "its header can't be read")
    }
    guard header.width <= PictureLimits.imagePixels / header.height else {
      throw PaintError(
        .decoding, "\(header.width) x \(header.height) pixels are more than can be painted")
    }
    return header
  }

  /// The size as it is seen when the picture is turned upright.
  private func turned(_ orientation: Int) -> ImageHeader {
    orientation > 4
      ? ImageHeader(width: height, height: width, orientation: orientation)
      : ImageHeader(width: width, height: height, orientation: orientation)
  }

  private static let cutShort = PaintError(.decoding, "the file is cut short")

  /// Walks the chunks, their checksums included, to the end.
  private static func png(_ reader: ByteReader) throws(PaintError) -> ImageHeader? {
    var header: ImageHeader?
    var orientation = 1
    var offset = 8
    while true {
      guard let length = reader.big32(offset), let type = reader.big32(offset + 4),
        let crc = reader.big32(offset + 8 + length)
      else { throw cutShort }
      guard reader.crc32(offset + 4, length + 4) == UInt32(crc) else {
        throw PaintError(.decoding, "a checksum does not match")
      }
      if type == 0x4948_4452, let width = reader.big32(offset + 8),
        let height = reader.big32(offset + 12)
      {
        header = ImageHeader(width: width, height: height)
      }
      if type == 0x6558_4966 { orientation = reader.orientation(offset + 8, length) ?? 1 }  // eXIf
      if type == 0x4945_4E44 { return header?.turned(orientation) }
      offset += 12 + length
    }
  }

  /// Walks the segments to the frame header; the end marker must stand somewhere near the end.
  private static func jpeg(_ reader: ByteReader) throws(PaintError) -> ImageHeader? {
    guard reader.hasEndOfJPEG else { throw cutShort }
    var orientation = 1
    var offset = 2
    while let mark = reader.big16(offset), mark > 0xFF00 {
      if mark == 0xFFFF {
        offset += 1
        continue
      }
      if mark == 0xFFD8 || (0xFFD0...0xFFD7).contains(mark) || mark == 0xFF01 {
        offset += 2
        continue
      }
      guard let length = reader.big16(offset + 2), length >= 2 else { throw cutShort }
      if mark == 0xFFE1, reader.big32(offset + 4) == exif {
        orientation = reader.orientation(offset + 10, length - 8) ?? orientation
      }
      let isFrame = (0xFFC0...0xFFCF).contains(mark) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(mark)
      if isFrame, let height = reader.big16(offset + 5), let width = reader.big16(offset + 7) {
        return ImageHeader(width: width, height: height).turned(orientation)
      }
      offset += 2 + length
    }
    return nil
  }

  /// The first chunk tells lossy, lossless and extended files apart.
  private static func webp(_ reader: ByteReader) throws(PaintError) -> ImageHeader? {
    guard let size = reader.little32(4), reader.count >= size + 8, let type = reader.big32(12)
    else {
      throw cutShort
    }
    switch type {
    case 0x5650_3858:  // VP8X
      guard let width = reader.little24(24), let height = reader.little24(27) else { return nil }
      return ImageHeader(width: width + 1, height: height + 1).turned(reader.orientationOfWebP)
    case 0x5650_384C:  // VP8L
      guard let bits = reader.little32(21) else { return nil }
      return ImageHeader(width: (bits & 0x3FFF) + 1, height: ((bits >> 14) & 0x3FFF) + 1)
    case 0x5650_3820:  // VP8
      guard let width = reader.little16(26), let height = reader.little16(28) else { return nil }
      return ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
    default: return nil
    }
  }
}

/// `Exif`, before what cameras say in a JPEG.
private let exif = 0x4578_6966

/// Numbers at offsets of a file; nil past its end.
private struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  private func number(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    return bytes[offset..<offset + count]
  }

  private func big(_ offset: Int, _ count: Int) -> Int? {
    number(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ offset: Int, _ count: Int) -> Int? {
    number(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func big16(_ offset: Int) -> Int? { big(offset, 2) }
  func big32(_ offset: Int) -> Int? { big(offset, 4) }
  func little16(_ offset: Int) -> Int? { little(offset, 2) }
  func little24(_ offset: Int) -> Int? { little(offset, 3) }
  func little32(_ offset: Int) -> Int? { little(offset, 4) }

  func crc32(_ offset: Int, _ count: Int) -> UInt32? {
    guard number(offset, count) != nil else { return nil }
    return bytes.withUnsafeBytes { all in
      dcv_crc32(0, all.baseAddress.map { $0 + offset }, count)
    }
  }

  /// Whether an end marker stands in the last bytes; some cameras write a little behind it.
  var hasEndOfJPEG: Bool {
    let tail = bytes.suffix(65_536)
    return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  /// The orientation in a WebP file's EXIF chunk.
  var orientationOfWebP: Int {
    var offset = 12
    while let type = big32(offset), let length = little32(offset + 4) {
      if type == 0x4558_4946 {  // EXIF
        let hasName = big32(offset + 8) == exif
        return orientation(offset + (hasName ? 14 : 8), length - (hasName ? 6 : 0)) ?? 1
      }
      offset += 8 + length + length % 2
    }
    return 1
  }

  /// The orientation among the first tags of what a camera says.
  func orientation(_ tiff: Int, _ length: Int) -> Int? {
    guard number(tiff, length) != nil, length >= 8, let order = big16(tiff) else { return nil }
    let isLittle = order == 0x4949
    func two(_ offset: Int) -> Int? { isLittle ? little16(offset) : big16(offset) }
    func four(_ offset: Int) -> Int? { isLittle ? little32(offset) : big32(offset) }
    guard let first = four(tiff + 4), let entries = two(tiff + first) else { return nil }
    for index in 0..<min(entries, 256) {
      let entry = tiff + first + 2 + index * 12
      if two(entry) == 0x0112, let value = two(entry + 8), (1...8).contains(value) { return value }
    }
    return nil
  }
}
