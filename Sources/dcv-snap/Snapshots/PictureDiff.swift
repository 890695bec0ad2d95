// SPDX-License-Identifier: MIT
//
// `diff A.png B.png [OUT]`: compared while they are decoded, held in memory only to draw on.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

/// Compares two pictures.
struct PictureDiff {
  /// The most pixels that are looked at: minutes, not hours, of a file made to waste them.
  static let mostPixels = 1 << 31

  let before: ComparedFile
  let after: ComparedFile
  let tolerance: PixelTolerance
  /// Where the picture of the difference goes, and whether its worst place, magnified, goes beside it.
  let out: String?
  let crops: Bool
  let answer: DiffAnswer
  let files: OutputFiles

  func run() throws(FileFailure) -> ExitCode {
    let rows = (before: try rows(of: before), after: try rows(of: after))
    guard rows.before.width == rows.after.width, rows.before.height == rows.after.height else {
      if let out { try write(DifferencePicture.padded(pixels(of: before), pixels(of: after)), out) }
      let sizes = [rows.before, rows.after].map { "\($0.width)x\($0.height)" }
      answer.tell("size", "size \(sizes.joined(separator: " -> "))", nil)
      return .otherSize
    }
    let elements = elements(width: rows.before.width)
    var tolerance = tolerance
    tolerance.masks += try masks(elements)
    guard var comparison = try compare(rows.before, rows.after, tolerance) else {
      return .otherSize
    }
    if let elements, comparison.difference.counted > 0 { comparison.attribute(with: elements) }
    if let out { try draw(comparison, masks: tolerance.masks, out) }
    let difference = comparison.difference
    let word = difference.differing == 0 && difference.masked == 0 ? "equal" : "tolerated"
    answer.tell(difference.passes ? word : "different", difference.text, difference)
    return difference.passes ? .fine : .otherPixels
  }

  private func rows(of file: ComparedFile) throws(FileFailure) -> PNGRows {
    do throws(ReferenceFailure) {
      let rows = try PNGRows(file.bytes)
      // An interlaced picture is in memory as a whole.
      let isWhole = out != nil || rows.isInterlaced
      let most = isWhole ? PictureCodec.mostPixels : Self.mostPixels
      guard rows.width <= most / rows.height else {
        throw .tooLarge(width: rows.width, height: rows.height)
      }
      return rows
    } catch {
      throw FileFailure("read", file.path, reason: error.pictureReason)
    }
  }

  private func compare(
    _ before: PNGRows, _ after: PNGRows, _ tolerance: PixelTolerance
  ) throws(FileFailure) -> PixelComparison? {
    do throws(PictureRowsFailure) {
      return try PixelComparison(
        reading: before, after, tolerance: tolerance, keepsMarks: out != nil)
    } catch {
      let path = error.isSecond ? self.after.path : self.before.path
      throw FileFailure("read", path, reason: error.failure.pictureReason)
    }
  }

  // MARK: Elements

  /// Elements that regions and masks can be named by: the layouts beside both pictures.
  private func elements(width: Int) -> ElementPixels? {
    func layout(_ path: String) -> LayoutDump? {
      guard path.hasSuffix(".png"),
        let bytes = try? FileBytes.read(path.dropLast(4) + ".layout.txt")
      else { return nil }
      return try? LayoutDump(text: String(decoding: bytes, as: UTF8.self))
    }
    guard let first = layout(before.path), let second = layout(after.path),
      second.viewport.width > 0
    else { return nil }
    return ElementPixels(
      before: first, after: second, comparison: LayoutComparison(from: first, to: second),
      scale: CGFloat(width) / second.viewport.width)
  }

  /// What masks by element id cover.
  private func masks(_ elements: ElementPixels?) throws(FileFailure) -> [PixelRect] {
    for id in tolerance.maskedElements {
      guard let elements else {
        throw FileFailure(
          "mask", id, reason: "the layouts (.layout.txt) of both pictures are not beside them")
      }
      guard !elements.masks(for: [id]).isEmpty else {
        throw FileFailure("mask", id, reason: "there is no such element in the layouts")
      }
    }
    return elements?.masks(for: tolerance.maskedElements) ?? []
  }

  // MARK: Drawing

  private func draw(
    _ comparison: PixelComparison, masks: [PixelRect], _ out: String
  ) throws(FileFailure) {
    let picture = try pixels(of: after)
    let difference = comparison.difference
    guard difference.differing + difference.masked > 0 else { return try write(picture, out) }
    if crops,
      let crop = DifferencePicture.crop(of: comparison, try pixels(of: before), picture)
    {
      try write(crop, (out.hasSuffix(".png") ? String(out.dropLast(4)) : out) + ".crop.png")
    }
    // The picture's memory is the drawing's.
    try write(DifferencePicture.picture(of: comparison, on: picture, masks: masks), out)
  }

  private func pixels(of file: ComparedFile) throws(FileFailure) -> Raster {
    do throws(PaintError) {
      guard
        let raster = Raster(
          try PNGDecoder.decode(file.bytes, maxPixels: PictureCodec.mostPixels))
      else { throw PaintError(.decoding, "it has no pixels") }
      return raster
    } catch {
      throw FileFailure("read", file.path, reason: error.message)
    }
  }

  private func write(_ picture: Raster, _ out: String) throws(FileFailure) {
    let bytes: [UInt8]
    do throws(ReferenceFailure) { bytes = try picture.png() } catch {
      throw FileFailure("write", out, reason: error.pictureReason)
    }
    try files.write(bytes, to: out)
  }
}

extension ReferenceFailure {
  /// The reason where the file is any picture, not a reference.
  var pictureReason: String {
    let prefix = "the reference is "
    return reason.hasPrefix(prefix) ? "it is " + reason.dropFirst(prefix.count) : reason
  }
}
