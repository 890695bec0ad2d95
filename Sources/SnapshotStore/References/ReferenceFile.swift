// SPDX-License-Identifier: MIT
//
// What a reference says of itself, and how a picture becomes a file and back. The codec comes in
// as a value: nothing here knows PNG beyond its first bytes.

/// What a reference's private text chunk says.
package struct ReferenceMetadata: Hashable, Sendable {
  /// The snapshot's id.
  package var id: String
  /// Hash of the picture's RGBA bytes.
  package var pixelHash: String
  /// Hash of the compressed data that follows.
  package var dataHash: String
  /// Fingerprint of the engine that drew it.
  package var engine: String

  /// Metadata by its parts.
  package init(id: String, pixelHash: String, dataHash: String, engine: String) {
    self.id = id
    self.pixelHash = pixelHash
    self.dataHash = dataHash
    self.engine = engine
  }
}

/// What a file says without its pixels being decoded.
package struct ReferenceInspection: Hashable, Sendable {
  /// Pixels in a row.
  package var width: Int
  /// Rows.
  package var height: Int
  /// Nil when the chunk is not there.
  package var metadata: ReferenceMetadata?
  /// Whether the compressed data has the hash that the metadata gives for it.
  package var isDataIntact: Bool

  /// An inspection by its parts.
  package init(width: Int, height: Int, metadata: ReferenceMetadata?, isDataIntact: Bool) {
    self.width = width
    self.height = height
    self.metadata = metadata
    self.isDataIntact = isDataIntact
  }

  /// The pixel hash, if the data is still that which was recorded with it.
  package var trustedPixelHash: String? { isDataIntact ? metadata?.pixelHash : nil }
}

/// Turns pictures into files and back.
package protocol ReferenceCodec: Sendable {
  /// Reads size and metadata, and checks every chunk's checksum; decodes nothing.
  func inspect(_ file: [UInt8]) throws(ReferenceFailure) -> ReferenceInspection
  /// Decodes the pixels, within limits of its own that are checked before memory is taken.
  func decode(_ file: [UInt8]) throws(ReferenceFailure) -> Raster
  /// Encodes a picture, the same bytes every time, with the metadata inside.
  func encode(
    _ picture: Raster, id: String, pixelHash: String, engine: String
  ) throws(ReferenceFailure) -> [UInt8]
}

/// Why a reference can't be used.
package enum ReferenceFailure: Error, Hashable, Sendable {
  case empty
  /// The file is a pointer; the picture lies in Git's large file storage.
  case largeFilePointer
  /// Does not begin as a PNG file; the beginning, made printable.
  case notPNG(String)
  case cutShort
  /// A chunk's checksum is wrong; the chunk's name.
  case checksum(String)
  /// More pixels than are read.
  case tooLarge(width: Int, height: Int)
  /// The layout beside the picture can't be read.
  case layout(line: Int, String)
  /// Anything else that is wrong with the data, in words.
  case damaged(String)
  /// The system could not read or write; its reason.
  case file(String, path: String)

  /// One line for people, lower case, with the next move where there is one.
  package var reason: String {
    switch self {
    case .empty: "the reference is an empty file"
    case .largeFilePointer:
      "the reference is a Git LFS pointer, not a picture; run 'git lfs pull'"
    case .notPNG(let start): "the reference is not a PNG file; it begins with '\(start)'"
    case .cutShort: "the reference is cut short"
    case .checksum(let chunk): "the checksum of the reference's chunk '\(chunk)' is wrong"
    case .tooLarge(let width, let height):
      "the reference is \(width) x \(height) pixels, more than are read"
    case .layout(let line, let message):
      "the layout beside the reference is damaged: line \(line): \(message)"
    case .damaged(let what): "the reference is damaged: \(what)"
    case .file(let reason, let path): "can't use '\(path)': \(reason)"
    }
  }

  /// What is wrong with a file before any codec looks at it; nil when it begins as a PNG.
  package static func atFirstSight(_ file: [UInt8]) -> ReferenceFailure? {
    if file.isEmpty { return .empty }
    let pointer = Array("version https://git-lfs.github.com/spec/".utf8)
    if file.starts(with: pointer) { return .largeFilePointer }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if file.starts(with: signature) { return nil }
    // A file that ends inside the signature was cut.
    if signature.starts(with: file) { return .cutShort }
    return .notPNG(printable(file.prefix(16)))
  }

  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
