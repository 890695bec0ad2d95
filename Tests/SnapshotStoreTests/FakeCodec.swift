// SPDX-License-Identifier: MIT
//
// A codec that keeps pixels as they are, with the checks that a real one makes: chunks with
// checksums, a limit that is looked at before memory is taken.

import Synchronization

@testable import SnapshotStore

/// Signature, then chunks of a name (4 bytes), a length (4), a checksum (4), and data.
final class FakeCodec: ReferenceCodec {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let mostPixels = 1_000_000
  /// How often pixels were decoded.
  let decodings = Mutex(0)

  static func hash(_ bytes: [UInt8]) -> String {
    String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  func inspect(_ file: [UInt8]) throws(ReferenceFailure) -> ReferenceInspection {
    let chunks = try Self.chunks(file)
    let (width, height) = try Self.size(chunks)
    let text = String(decoding: chunks["tEXt"] ?? [], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    guard text.count == 4 else {
      return ReferenceInspection(width: width, height: height, metadata: nil, isDataIntact: false)
    }
    return ReferenceInspection(
      width: width, height: height,
      metadata: ReferenceMetadata(
        id: text[0], pixelHash: text[1], dataHash: text[2], engine: text[3]),
      isDataIntact: Self.hash(chunks["IDAT"] ?? []) == text[2])
  }

  func decode(_ file: [UInt8]) throws(ReferenceFailure) -> Raster {
    decodings.withLock { $0 += 1 }
    let chunks = try Self.chunks(file)
    let (width, height) = try Self.size(chunks)
    guard let raster = Raster(width: width, height: height, bytes: chunks["IDAT"] ?? []) else {
      throw .damaged("the pixels do not fill the picture")
    }
    return raster
  }

  func encode(
    _ picture: Raster, id: String, pixelHash: String, engine: String
  ) throws(ReferenceFailure) -> [UInt8] {
    let text = [id, pixelHash, Self.hash(picture.bytes), engine].joined(separator: "\n")
    return Self.signature + Self.chunk("IHDR", Self.word(picture.width) + Self.word(picture.height))
      + Self.chunk("tEXt", Array(text.utf8)) + Self.chunk("IDAT", picture.bytes)
      + Self.chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + word(data.count) + word(checksum(Array(name.utf8) + data)) + data
  }

  static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    Int(bytes.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 })
  }

  private static func chunks(_ file: [UInt8]) throws(ReferenceFailure) -> [String: [UInt8]] {
    var chunks: [String: [UInt8]] = [:]
    var rest = file[signature.count...]
    while !rest.isEmpty {
      guard rest.count >= 12 else { throw .cutShort }
      let name = String(decoding: rest.prefix(4), as: UTF8.self)
      let number = { (start: Int) in
        rest.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
      let (length, sum) = (number(4), number(8))
      rest = rest.dropFirst(12)
      guard rest.count >= length else { throw .cutShort }
      let data = Array(rest.prefix(length))
      guard checksum(Array(name.utf8) + data) == sum else { throw .checksum(name) }
      chunks[name] = data
      rest = rest.dropFirst(length)
      if name == "IEND" { return chunks }
    }
    throw .cutShort
  }

  private static func size(_ chunks: [String: [UInt8]]) throws(ReferenceFailure) -> (Int, Int) {
    guard let header = chunks["IHDR"], header.count == 8 else { throw .damaged("no size") }
    let width = header[..<4].reduce(0) { $0 << 8 | Int($1) }
    let height = header[4...].reduce(0) { $0 << 8 | Int($1) }
    guard width * height <= mostPixels else { throw .tooLarge(width: width, height: height) }
    return (width, height)
  }
}
