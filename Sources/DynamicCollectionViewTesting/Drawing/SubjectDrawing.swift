// SPDX-License-Identifier: MIT
//
// Every stop of every variant of what is tested, laid out one after another.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots

/// Draws what is tested.
struct SubjectDrawing {
  /// The most pictures of one assertion.
  static let mostPictures = 10_000

  /// Measures texts, and paints.
  let engine: PaintEngine
  private let subject: LoadedSubject
  private let strategy: SnapshotStrategy
  private let axes: AxisChoice
  private let names: TestSnapshotName

  /// Reads what is tested and what the strategy asks for.
  ///
  /// - Throws: ``AssertionProblem``, or `PaintError` when a font is missing.
  init(_ source: SnapshotSource, strategy: SnapshotStrategy, names: TestSnapshotName) throws {
    self.strategy = strategy
    self.names = names
    subject = try LoadedSubject(source)
    axes = try AxisChoice(
      strategy, isDocument: subject.isDocument, hasName: names.name != nil)
    let count = axes.count(with: subject.document.variants)
    guard count <= Self.mostPictures else {
      throw AssertionProblem.tooMany(count, limit: Self.mostPictures)
    }
    engine = try PaintEngine(options: PaintOptions(fontFiles: subject.fonts))
  }

  /// Lays out each variant once, and hands over each of its stops.
  func each(_ take: (DrawnSnapshot) -> Void) throws(AssertionProblem) {
    let variants = subject.document.combinations(replacing: axes.axes)
    for variant in variants {
      // 1. The variant's data and environment.
      let document = subject.document.replacing(dataPaths: variant.overrides.data)
      var last = EnvironmentOverrides()
      last.safeArea = axes.safeArea
      let environment = document.environment(variant.overrides.merged(with: last))
      let made = subject.screen(of: document, in: environment)
      // 2. Its layout.
      let renderer = ScreenRenderer(
        screen: made.screen, environment: environment, text: engine, images: engine)
      let notes = renderer.layout.notes.map(subject.words.layout)
      // 3. Its stops.
      let stops = try StopSelection(strategy.stop, among: made.screen.stops)
      let (count, overflow) = stops.stops.count.multipliedReportingOverflow(by: variants.count)
      guard !overflow, count <= Self.mostPictures else {
        throw .tooMany(overflow ? .max : count, limit: Self.mostPictures)
      }
      for (index, stop) in stops.stops.enumerated() {
        take(
          drawn(
            stop, index: stops.areOwn ? index : nil, variant: axes.named(variant),
            isNamed: !(stops.needNoName && names.name != nil), made, notes, renderer))
      }
    }
  }

  private func drawn(
    _ stop: ScrollStop, index: Int?, variant: [LayoutDump.VariantValue], isNamed: Bool,
    _ made: LoadedSubject.MadeScreen, _ notes: [Diagnostic], _ renderer: ScreenRenderer
  ) -> DrawnSnapshot {
    let (id, file) = names.picture(stop: isNamed ? stop.name : nil, variant: variant)
    let (state, stopNotes) = renderer.scrollState(for: stop)
    let frame = renderer.frame(at: state)
    let complaints =
      notes
      + stopNotes.map {
        subject.words.stop($0, name: stop.name, index: subject.isDocument ? index : nil)
      }
    let layout = renderer.dump(
      // The test's file, so that a screen in Swift can take a document's place.
      id: id, document: names.suite + ".swift", stop: stop.name, variant: variant, state: state,
      elements: renderer.layout.visibleAttributes(at: state), listsItems: true
    ).painted(by: frame.list, with: engine)
    return DrawnSnapshot(
      id: id, file: file, layout: layout, list: frame.list, scale: renderer.environment.scale,
      errors: made.errors + subject.lines(complaints),
      gaps: made.gaps + SnapshotGaps.of(frame.notes, made.diagnostics + complaints))
  }
}
