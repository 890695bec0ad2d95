// SPDX-License-Identifier: MIT
//
// What one of our PNG files says of itself, as lines of text in a chunk that other programs keep or
// drop as they like.

/// What one of our PNG files says of itself.
///
/// Kept as an `iTXt` chunk with the keyword ``keyword``: a line per value, name and value apart by a
/// space.
package struct PNGStamp: Hashable, Sendable {
  /// The chunk's keyword.
  package static let keyword = "dcv-snap"

  /// The snapshot's id.
  package var id: String
  /// Size and hash of the pixels.
  package var pixels: PixelHash
  /// Hash of what the pixels are stored as: header, palette, transparency, compressed data.
  package var data: String
  /// What painted it, as ``EngineFingerprint/description``; empty when it was not asked.
  package var engine: String

  /// A stamp by its values.
  package init(id: String, pixels: PixelHash, data: String, engine: String) {
    self.id = id
    self.pixels = pixels
    self.data = data
    self.engine = engine
  }

  /// The chunk's text.
  var text: String {
    func line(_ value: String) -> String {
      value.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return """
      id \(line(id))
      pixels \(pixels)
      data \(data)
      engine \(line(engine))
      """
  }

  /// Reads a chunk's text; nil when it is not ours or lacks a value.
  init?(text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      values[line[..<space]] = line[line.index(after: space)...]
    }
    guard let id = values["id"], let pixels = values["pixels"].flatMap({ PixelHash(String($0)) }),
      let data = values["data"]
    else { return nil }
    self.init(
      id: String(id), pixels: pixels, data: String(data), engine: String(values["engine"] ?? ""))
  }
}
