// SPDX-License-Identifier: MIT
//
// `diff A B [OUT]`: two pictures, two layouts, two SVG files, or two documents drawn by one engine.

import CairoPainter
import Dispatch
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore
import Synchronization

/// Compares two files.
struct DiffCommand {
  let arguments: ParsedArguments
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText

  /// What a file holds.
  private enum Kind { case picture, layout, svg, document }

  func run() throws(UsageError) -> ExitCode {
    let operands = arguments.operands
    guard (2...3).contains(operands.count) else {
      throw UsageError(
        message: "'diff' takes two files", expected: "dcv-snap diff A B [OUT]",
        hint: "PNG, SVG, .layout.txt, or screen documents")
    }
    let tolerance = try ToleranceReader.tolerance(arguments) ?? PixelTolerance()
    let (old, new) = (operands[0], operands[1])
    let out = operands.count > 2 ? operands[2] : nil
    do throws(FileFailure) {
      let (before, after) = (try FileBytes.read(old), try FileBytes.read(new))
      let (kind, other) = (Self.kind(before, old), Self.kind(after, new))
      guard kind == other else {
        throw FileFailure("compare", new, reason: "it is another kind of file than '\(old)'")
      }
      switch kind {
      case .picture:
        return try pictures((old, before), (new, after), tolerance, out)
      case .layout:
        return try layouts((old, before), (new, after), out)
      case .svg: return texts(before, after)
      case .document: break
      }
    } catch {
      console.say(error.text)
      return .file
    }
    return try DocumentDiff(
      settings: settings, tolerance: tolerance, arguments: arguments, console: console,
      files: files, workingFolder: workingFolder
    ).run(old, new, out)
  }

  private static func kind(_ bytes: [UInt8], _ path: String) -> Kind {
    if path.lowercased().hasSuffix(".png") || path.hasSuffix(".png.new") { return .picture }
    if bytes.starts(with: Array("layout ".utf8)) || path.hasSuffix(".layout.txt") { return .layout }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .picture }
    let start = String(decoding: bytes.prefix(512), as: UTF8.self)
    if path.lowercased().hasSuffix(".svg") || start.contains("<svg") { return .svg }
    return path.hasSuffix(".json") ? .document : .picture
  }

  // MARK: Pictures

  private func pictures(
    _ old: (path: String, bytes: [UInt8]), _ new: (path: String, bytes: [UInt8]),
    _ tolerance: PixelTolerance, _ out: String?
  ) throws(FileFailure) -> ExitCode {
    let (before, after) = try Self.both(old, new)
    guard before.bounds == after.bounds else {
      let text =
        "size \(before.width)x\(before.height) -> \(after.width)x\(after.height)"
      try write(DifferencePicture.padded(before, after), out)
      tell("size", text, nil)
      return .otherSize
    }
    guard var comparison = PixelComparison(before, after, tolerance: tolerance) else {
      return .otherSize
    }
    let elements = elements(old, new, before)
    if let elements, comparison.difference.counted > 0 { comparison.attribute(with: elements) }
    let difference = comparison.difference
    if let out {
      let picture = DifferencePicture.picture(
        of: comparison, on: after, masks: tolerance.masks)
      try write(difference.differing + difference.masked > 0 ? picture : after, out)
      if let crop = DifferencePicture.crop(of: comparison, before, after), arguments.has(.crop) {
        try write(crop, out.hasSuffix(".png") ? out.dropLast(4) + ".crop.png" : out + ".crop.png")
      }
    }
    let word = difference.counted == 0 && difference.masked == 0 ? "equal" : "tolerated"
    tell(difference.passes ? word : "different", difference.text, difference)
    return difference.passes ? .fine : .otherPixels
  }

  /// Elements that regions can be named by: the layouts beside both pictures.
  private func elements(
    _ old: (path: String, bytes: [UInt8]), _ new: (path: String, bytes: [UInt8]), _ before: Raster
  ) -> ElementPixels? {
    func layout(_ path: String) -> LayoutDump? {
      guard path.hasSuffix(".png"),
        let bytes = try? FileBytes.read(path.dropLast(4) + ".layout.txt")
      else { return nil }
      return try? LayoutDump(text: String(decoding: bytes, as: UTF8.self))
    }
    guard let first = layout(old.path), let second = layout(new.path), second.viewport.width > 0
    else { return nil }
    return ElementPixels(
      before: first, after: second, comparison: LayoutComparison(from: first, to: second),
      scale: CGFloat(before.width) / second.viewport.width)
  }

  /// Two pictures, decoded at the same time: that is most of the work.
  private static func both(
    _ old: (path: String, bytes: [UInt8]), _ new: (path: String, bytes: [UInt8])
  ) throws(FileFailure) -> (before: Raster, after: Raster) {
    let second = Mutex<Result<Raster, FileFailure>?>(nil)
    let queue = DispatchQueue(label: "second picture")
    queue.async {
      let decoded = Result { () throws(FileFailure) in try picture(new) }
      second.withLock { $0 = decoded }
    }
    let first = Result { () throws(FileFailure) in try picture(old) }
    queue.sync {}
    let before = try first.get()
    guard let after = second.withLock({ $0 }) else { return (before, try picture(new)) }
    return (before, try after.get())
  }

  private static func picture(
    _ file: (path: String, bytes: [UInt8])
  ) throws(FileFailure) -> Raster {
    if let failure = ReferenceFailure.atFirstSight(file.bytes) {
      throw FileFailure("read", file.path, reason: failure.pictureReason)
    }
    do throws(PaintError) {
      _ = try PNGInfo(file.bytes)
      let (pixels, low) = try PNGDecoder.decodeDeep(
        file.bytes, maxPixels: PictureCodec.mostPixels)
      guard
        let raster = Raster(
          width: pixels.width, height: pixels.height, bytes: pixels.bytes, lowBytes: low)
      else { throw PaintError(.decoding, "it has no pixels") }
      return raster
    } catch {
      throw FileFailure("read", file.path, reason: error.message)
    }
  }

  private func write(_ picture: Raster, _ out: String?) throws(FileFailure) {
    guard let out else { return }
    let bytes: [UInt8]
    do throws(ReferenceFailure) { bytes = try picture.png() } catch {
      throw FileFailure("write", out, reason: error.pictureReason)
    }
    try files.write(bytes, to: out)
  }

  // MARK: Texts

  private func layouts(
    _ old: (path: String, bytes: [UInt8]), _ new: (path: String, bytes: [UInt8]), _ out: String?
  ) throws(FileFailure) -> ExitCode {
    func dump(_ file: (path: String, bytes: [UInt8])) throws(FileFailure) -> LayoutDump {
      do throws(LayoutDumpError) {
        return try LayoutDump(text: String(decoding: file.bytes, as: UTF8.self))
      } catch {
        throw FileFailure("read", file.path, reason: "line \(error.line): \(error.message)")
      }
    }
    let comparison = LayoutComparison(from: try dump(old), to: try dump(new))
    if let out { try files.write(Array(comparison.text.utf8), to: out) }
    guard !comparison.isEmpty else {
      tell("equal", "the layouts are equal", nil)
      return .fine
    }
    tell("different", comparison.summary, nil)
    if !arguments.has(.json) { console.data(comparison.text) }
    return .otherPixels
  }

  /// SVG: as bytes, then line by line without the space around them.
  private func texts(_ before: [UInt8], _ after: [UInt8]) -> ExitCode {
    if before == after {
      tell("equal", "the files are equal", nil)
      return .fine
    }
    func lines(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
        $0.split(separator: " ").joined(separator: " ")
      }.filter { !$0.isEmpty }
    }
    let (old, new) = (lines(before), lines(after))
    guard old != new else {
      tell("equal", "the files differ in white space alone", nil)
      return .fine
    }
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = first ?? min(old.count, new.count)
    let count = zip(old, new).count { $0 != $1 } + abs(old.count - new.count)
    tell(
      "different",
      "\(count) \(count == 1 ? "line differs" : "lines differ"), from line \(index + 1) on", nil)
    if !arguments.has(.json) {
      if index < old.count { console.data("  - \(old[index].prefix(120))\n") }
      if index < new.count { console.data("  + \(new[index].prefix(120))\n") }
    }
    return .otherPixels
  }

  /// The answer, on standard output.
  private func tell(_ word: String, _ text: String, _ difference: PixelDifference?) {
    if arguments.has(.json) {
      var members: [(String, JSONValue)] = [
        ("result", .string(word)), ("text", .string(text)),
      ]
      if let difference {
        members += [
          ("pixels", .integer(difference.total)), ("different", .integer(difference.counted)),
          ("regions", .integer(difference.regions.count)),
        ]
      }
      return console.data(JSONValue.object(members).text)
    }
    console.data("\(word): \(text)\n")
    for region in difference?.regions.prefix(16) ?? [] { console.data("  \(region.text)\n") }
  }
}

extension ReferenceFailure {
  /// The reason where the file is any picture, not a reference.
  var pictureReason: String {
    let prefix = "the reference is "
    return reason.hasPrefix(prefix) ? "it is " + reason.dropFirst(prefix.count) : reason
  }
}
