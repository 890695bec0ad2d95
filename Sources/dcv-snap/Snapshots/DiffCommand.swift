// SPDX-License-Identifier: MIT
//
// `diff A B [OUT]`: two pictures, two layouts, two SVG files, or two documents drawn by one engine.

import DynamicCollectionView
import ScreenSnapshots
import SnapshotStore

/// A file as it was given, and what is in it.
struct ComparedFile {
  let path: String
  let bytes: [UInt8]
}

/// Compares two files.
struct DiffCommand {
  let arguments: ParsedArguments
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText

  private var answer: DiffAnswer {
    DiffAnswer(console: console, isJSON: arguments.has(.json))
  }

  /// What a file holds.
  private enum Kind { case picture, layout, svg, document }

  func run() throws(UsageError) -> ExitCode {
    let operands = arguments.operands
    guard (2...3).contains(operands.count) else {
      throw UsageError(
        message: "'diff' takes two files", expected: "dcv-snap diff A B [OUT]",
        hint: "PNG, SVG, layouts (.layout.txt, layout --json), or screen documents")
    }
    let tolerance = try ToleranceReader.tolerance(arguments) ?? PixelTolerance()
    let (old, new) = (operands[0], operands[1])
    let out = operands.count > 2 ? operands[2] : nil
    if let out { try refuse(out, over: [old, new]) }
    do throws(FileFailure) {
      let (before, after) = (try FileBytes.read(old), try FileBytes.read(new))
      let (kind, other) = (Self.kind(before, old), Self.kind(after, new))
      guard kind == other else {
        throw FileFailure("compare", new, reason: "it is another kind of file than '\(old)'")
      }
      if kind != .document { tellUnused() }
      switch kind {
      case .picture:
        return try PictureDiff(
          before: .init(path: old, bytes: before), after: .init(path: new, bytes: after),
          tolerance: tolerance, out: out, crops: arguments.has(.crop), answer: answer,
          files: files
        ).run()
      case .layout:
        return try LayoutDiff(answer: answer, console: console, files: files).run(
          .init(path: old, bytes: before), .init(path: new, bytes: after), out)
      case .svg: return try texts(before, after, out)
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

  /// Keeps what is compared from being written over.
  private func refuse(_ out: String, over inputs: [String]) throws(UsageError) {
    let place = PathText(out, from: workingFolder).resolved
    for input in inputs where PathText(input, from: workingFolder).resolved == place {
      throw UsageError(
        message: "'\(Quoted.short(out))' would be written over what is compared",
        expected: "another file for the difference")
    }
  }

  /// Options that mean something where documents are drawn, and nothing here.
  private func tellUnused() {
    let groups: [OptionGroup] = [.environment, .stops]
    for option in [.reporter, .results] + groups.flatMap(\.options) where arguments.has(option) {
      console.say("note        \(option.name) is for documents: nothing is drawn here")
    }
  }

  private static func kind(_ bytes: [UInt8], _ path: String) -> Kind {
    if path.lowercased().hasSuffix(".png") || path.hasSuffix(".png.new") { return .picture }
    if LayoutDiff.isLayout(bytes, path) { return .layout }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .picture }
    let start = String(decoding: bytes.prefix(512), as: UTF8.self)
    if path.lowercased().hasSuffix(".svg") || start.contains("<svg") { return .svg }
    return path.hasSuffix(".json") ? .document : .picture
  }

  // MARK: Texts

  private func texts(
    _ before: [UInt8], _ after: [UInt8], _ out: String?
  ) throws(FileFailure) -> ExitCode {
    let found = SVGDiff(before, after)
    if let out { try files.write(Array("\(found.text)\n\(found.lines)".utf8), to: out) }
    answer.tell(found.isEqual ? "equal" : "different", found.text, nil)
    for line in found.lines.split(separator: "\n") { answer.add("  \(line)\n") }
    return found.isEqual ? .fine : .otherPixels
  }
}
