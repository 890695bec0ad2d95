// SPDX-License-Identifier: MIT
//
// A stop's gestures moment by moment, in the forms in which `trace` tells them.

import CairoPainter
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// A stop's gestures, to be told.
struct StopTrace: Sendable {
  let snapshot: ListedSnapshot
  let run: StopRun
  let framesPerSecond: Int
  /// The collection's scroll axis.
  let axis: Axis
  /// The chart, when it has been drawn.
  var chart: [UInt8]?

  init(snapshot: ListedSnapshot, run: StopRun, framesPerSecond: Int, axis: Axis) {
    self.snapshot = snapshot
    self.run = run
    self.framesPerSecond = framesPerSecond
    self.axis = axis
  }

  /// Most samples of a trace.
  private static let mostSamples = 20_000
  /// Most offsets of sections in all samples together.
  private static let mostOffsets = 20_000_000

  /// When nothing moves any more, and the picture has been taken.
  var duration: Double { max(run.simulation.restTime, run.time) }

  /// Times of samples: evenly from the beginning, and the end.
  var sampleTimes: [Double] {
    let sections = max(1, run.simulation.scene.sections.count)
    let most = min(Self.mostSamples, max(2, Self.mostOffsets / sections))
    let wanted = (duration * Double(framesPerSecond)).rounded(.down)
    let count = Int(min(max(0, wanted), Double(most - 2)))
    var times = (0...count).map { Double($0) / Double(framesPerSecond) }
    if let last = times.last, last < duration { times.append(duration) }
    return times
  }

  func moment(at time: Double) -> ScrollMoment { run.simulation.moment(at: time) }

  /// Sections that a gesture moves, by rising index.
  var movedSections: [Int] {
    let touched = run.events.compactMap { event -> Int? in
      if case .section(let index) = event.subject { index } else { nil }
    }
    return Set(touched).sorted()
  }

  /// Whether a gesture magnifies the content, which then scrolls on both axes.
  var isMagnified: Bool {
    run.events.contains { event in
      if case .magnified = event.kind { true } else { false }
    }
  }

  /// The name of a section in headings.
  func name(_ section: Int) -> String { run.name(ofSection: section) ?? "section \(section)" }

  /// The outer scroll view when nothing is magnified, or as magnified as at the picture's moment.
  func range(_ axis: Axis) -> (minimum: CGFloat, maximum: CGFloat) {
    let scene = run.simulation.scene
    let view = scene.zoom.map { $0.view(zoom: moment(at: run.time).zoom ?? 1) } ?? scene.view
    return view.range(axis)
  }

  /// Several traces as one text.
  static func text(_ traces: [StopTrace], in format: RunSettings.TraceFormat) -> String {
    switch format {
    case .table: traces.map(\.table).joined(separator: "\n")
    case .json:
      traces.count == 1
        ? traces.map { $0.json(indent: "") + "\n" }.joined()
        : "[\n" + traces.map { "  " + $0.json(indent: "  ") }.joined(separator: ",\n") + "\n]\n"
    case .svg: traces.map { String(decoding: $0.chart ?? [], as: UTF8.self) }.joined()
    }
  }

  /// The bytes of a file of its own.
  func file(
    in format: RunSettings.TraceFormat, _ engine: PaintEngine
  ) throws(PaintError) -> [UInt8] {
    switch format {
    case .table, .json: Array(Self.text([self], in: format).utf8)
    case .svg: try engine.svg(of: TraceChart(self).list)
    }
  }

  func fileExtension(_ settings: RunSettings) -> String {
    settings.traceFormat == .table ? "txt" : settings.traceFormat.rawValue
  }
}
