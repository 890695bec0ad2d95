// SPDX-License-Identifier: MIT
//
// Paints the pictures that the page asks for, one at a time, and keeps the last ones.

import CairoPainter
import Foundation

/// Paints pictures on request.
///
/// `Sendable` by its lock: the engine and the pictures are touched under it alone.
final class PictureBooth: @unchecked Sendable {
  /// Which picture of which drawing.
  struct Key: Hashable {
    let document: Int
    let generation: Int
    let number: Int
  }

  private let settings: RunSettings
  private let lock = NSLock()
  private var bench = Workbench()
  /// The drawing that the engine was made for: images are read anew with each.
  private var drawn: [Int: Int] = [:]
  private var kept: [(key: Key, bytes: [UInt8])] = []

  /// Bytes of pictures that are kept.
  private static let mostBytes = 64 << 20

  init(settings: RunSettings) { self.settings = settings }

  /// The picture as PNG.
  func png(
    of picture: WatchedDocument.Picture, _ key: Key, in project: Project
  ) throws(PaintError) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    if let known = kept.first(where: { $0.key == key }) { return known.bytes }
    if drawn[key.document] != key.generation {
      drawn[key.document] = key.generation
      bench = Workbench()
    }
    let bytes = try bench.engine(for: settings, project).png(
      of: picture.drawing.list, scale: picture.drawing.row.scale, id: picture.id, fast: true
    ).bytes
    kept.append((key, bytes))
    while kept.count > 1, kept.reduce(0, { $0 + $1.bytes.count }) > Self.mostBytes {
      kept.removeFirst()
    }
    return bytes
  }
}
