// SPDX-License-Identifier: MIT
//
// The options of a run, read into values once, before any document is opened.

import CairoPainter
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// The options of a run.
struct RunSettings: Sendable {
  /// A form in which pictures are written.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg
  }

  /// What is drawn on top of a picture.
  enum Overlay: String, Hashable, Sendable, CaseIterable {
    case frames, insets, safeArea, ids
  }

  /// A form in which traces are told.
  enum TraceFormat: String, Hashable, Sendable, CaseIterable {
    case table, json, svg
  }

  /// The most pictures in work at once.
  static let mostJobs = 256

  /// Axes that replace the document's; not the one of data.
  var axes: [VariantAxis] = []
  /// Files that stand in for the document's data; several make an axis.
  var data: [DataChoice] = []
  var safeArea: NSDirectionalEdgeInsets?
  var assets: String?
  var fonts: [String] = []
  var jobs = 1
  var isLenient = false
  var diagnostics = DiagnosticReport.Style.full
  /// A commit from which documents must differ; empty for what is not committed, nil for all.
  var changedSince: String?
  var stops: StopChoice
  var output: String?
  var formats: [Format] = [.png]
  var overlays: [Overlay] = []
  /// All pictures of a document on one sheet instead of a file each; nil for a file each.
  var sheet: SheetChoice?
  var textMode = TextMode.glyphs
  var isFast = false
  var writesDump = false
  var printsJSON = false
  var showsAll = false
  var rect: CGRect?
  /// Whether gestures are explained.
  var isVerbose = false
  /// Whether films are made instead of pictures.
  var makesFilms = false
  var framesPerSecond = 30
  /// Stops by name; empty for all.
  var stopNames: [String] = []
  var traceFormat = TraceFormat.table

  /// The settings that a command's options make; `processors` is the default of `--jobs`.
  ///
  /// - Parameter isTrace: `--format` then names a form of traces.
  init(
    _ arguments: ParsedArguments, processors: Int, isTrace: Bool = false
  ) throws(UsageError) {
    axes = try AxisReader.axes(arguments)
    data = try DataChoice.all(arguments.all(.data))
    if let text = arguments.value(.safeArea) {
      safeArea = try AxisReader.insets(text, source: OptionSpec.safeArea.name)
    }
    assets = arguments.value(.assets)
    fonts = arguments.all(.font)
    jobs = try Self.jobs(arguments.value(.jobs), processors: processors)
    isLenient = arguments.has(.lenient)
    diagnostics =
      try Self.words(arguments, .diagnostics, as: DiagnosticReport.Style.self)?.last ?? .full
    stops = try StopChoice(arguments)
    changedSince = arguments.value(.onlyChanged)
    output = arguments.value(.output)
    if isTrace {
      traceFormat =
        try Self.words(arguments, .traceFormat, as: TraceFormat.self)?.last ?? .table
    } else {
      formats = try Self.words(arguments, .format, as: Format.self) ?? [.png]
    }
    isVerbose = arguments.has(.verbose)
    makesFilms = arguments.has(.apng)
    framesPerSecond = try Self.framesPerSecond(arguments.value(.framesPerSecond)) ?? 30
    stopNames = arguments.all(.stop)
    overlays = try Self.words(arguments, .overlay, as: Overlay.self) ?? []
    sheet = try SheetChoice.read(arguments)
    textMode = try Self.words(arguments, .text, as: TextMode.self)?.last ?? .glyphs
    isFast = arguments.has(.fast)
    writesDump = arguments.has(.dump)
    printsJSON = arguments.has(.json)
    showsAll = arguments.has(.all)
    if let text = arguments.value(.rect) { rect = try Self.rect(text) }
    if showsAll, rect != nil { throw .conflicting("--all", "--rect") }
    if makesFilms, arguments.has(.format) { throw .conflicting("--apng", "--format") }
    if makesFilms, !stops.isDocument { throw .conflicting("--apng", "--offset") }
    if !stopNames.isEmpty, !stops.isDocument { throw .conflicting("--stop", "--offset") }
  }

  private static func framesPerSecond(_ text: String?) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), (1...120).contains(count) else {
      throw .badValue(
        text, option: OptionSpec.framesPerSecond.name, expected: "a whole number from 1 to 120")
    }
    return count
  }

  private static func jobs(_ text: String?, processors: Int) throws(UsageError) -> Int {
    guard let text else { return max(1, min(processors, mostJobs)) }
    guard let count = Int(text), (1...mostJobs).contains(count) else {
      throw .badValue(
        text, option: OptionSpec.jobs.name, expected: "a whole number from 1 to \(mostJobs)")
    }
    return count
  }

  /// The words of an option's comma list, each once, in the order of their first use.
  static func words<Word: RawRepresentable & CaseIterable & Hashable>(
    _ arguments: ParsedArguments, _ option: OptionSpec, as type: Word.Type
  ) throws(UsageError) -> [Word]? where Word.RawValue == String {
    guard let list = arguments.value(option) else { return nil }
    var words: [Word] = []
    for text in try AxisReader.words(of: list, option: option) {
      guard let word = Word(rawValue: text) else {
        throw .unknownWord(text, option: option.name, known: Word.allCases.map(\.rawValue))
      }
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static func rect(_ text: String) throws(UsageError) -> CGRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(Number.read)
    let values = numbers.compactMap { $0 }.filter { abs($0) <= 1e9 }
    guard numbers.count == 4, values.count == 4, values[2] >= 0, values[3] >= 0 else {
      throw .badValue(
        text, option: OptionSpec.rect.name, expected: "x,y,width,height, such as 0,0,390,844")
    }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
