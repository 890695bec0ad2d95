// SPDX-License-Identifier: MIT
//
// Sizes of texts that were set before. A list of ten thousand rows is measured text by text; laid
// out again, in another place or at another stop, it asks for the same sizes.

import CPNG
import Drawing
import Foundation

/// Sizes of texts by a fingerprint of all that decides them: some eighty bytes a text.
final class MeasuredTexts {
  private struct Fingerprint: Hashable {
    var high: UInt64
    var low: UInt64
  }

  /// Sizes kept; then all are forgotten, which costs time and changes nothing.
  private static let capacity = 1 << 15

  private let hash: RunningHash
  private var bytes: [UInt8] = []
  private var sizes: [Fingerprint: TextMetrics] = [:]

  init() throws(PaintError) { hash = try RunningHash() }

  /// The size of a text in a box, made by `measure` when it is not known. Texts set in several ways
  /// are measured each time.
  func metrics(
    of request: TextRequest, width: CGFloat?, height: CGFloat?, measure: () -> TextMetrics
  ) -> TextMetrics {
    guard request.runs.isEmpty else { return measure() }
    let key = fingerprint(of: request, width: width, height: height)
    if let known = sizes[key] { return known }
    let metrics = measure()
    if sizes.count >= Self.capacity { sizes.removeAll(keepingCapacity: true) }
    sizes[key] = metrics
    return metrics
  }

  /// xxHash-128 of the request in bytes, as wide as a picture's own: no two texts are mistaken.
  private func fingerprint(
    of request: TextRequest, width: CGFloat?, height: CGFloat?
  ) -> Fingerprint {
    bytes.removeAll(keepingCapacity: true)
    let font = request.font
    let numbers = (
      font.size, font.tracking, font.ascender, font.descender, font.leading,
      request.minimumScaleFactor, width ?? -1, height ?? -1, font.weight, request.lineLimit ?? -1
    )
    withUnsafeBytes(of: numbers) { bytes.append(contentsOf: $0) }
    bytes.append(font.italic ? 1 : 0)
    bytes.append(font.hasMonospacedDigits ? 1 : 0)
    bytes.append(request.isRightToLeft ? 1 : 0)
    for word in [font.design.rawValue, request.truncation.rawValue, request.language] {
      bytes += word.utf8
      bytes.append(0)
    }
    bytes += request.string.utf8
    hash.reset()
    hash.update(bytes)
    let (high, low) = hash.digest
    return Fingerprint(high: high, low: low)
  }
}
