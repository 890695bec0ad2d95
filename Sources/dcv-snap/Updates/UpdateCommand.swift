// SPDX-License-Identifier: MIT
//
// `render --before A --after B`: reads both documents, and draws each stop and variant that both
// have on a sheet of its own.

import CairoPainter
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// Draws a data update.
struct UpdateCommand {
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let projects: Projects
  let workingFolder: PathText

  /// Pixels in a point of a sheet, the finest that fits.
  private static let scales: [CGFloat] = [2, 1]

  /// What a run comes to.
  private struct Tally {
    var code = ExitCode.fine
    var diagnostics: Set<Diagnostic> = []
    var omitted: [Diagnostic.Severity: Int] = [:]
    var reports: [UpdateReport] = []
    var siblings = SiblingParts()
    /// How many pictures both documents have.
    var shared = 0
  }

  /// Carries out the command.
  func run(_ choice: UpdateChoice) throws(UsageError) -> ExitCode {
    var tally = Tally()
    do {
      // 1. Both documents.
      let before = try side(choice.before, &tally)
      let after = try side(choice.after, &tally)
      // 2. What both draw, in the order of the new one.
      if let before, let after {
        try draw(before, after, &tally)
      }
    } catch let error as UsageError {
      throw error
    } catch let failure as FileFailure {
      console.say(failure.text)
      tally.code.include(.file)
    } catch {
      console.say(Trouble.text(error, in: choice.after))
      tally.code.include(.internal)
    }
    // 3. What came of it.
    return finish(tally, choice)
  }

  // MARK: Documents

  /// A document as it is on disk; nil when there is nothing to draw.
  private func side(_ operand: String, _ tally: inout Tally) throws -> UpdateSide? {
    var finder = DocumentFinder(workingFolder: workingFolder)
    try finder.add(operand)
    if let failure = finder.failures.first { throw failure }
    guard let source = finder.sources.first, finder.sources.count == 1 else {
      throw UsageError(
        message: "'\(Quoted.short(operand))' holds \(finder.sources.count) documents",
        expected: "a file, or '-' for standard input")
    }
    let project = try projects.project(at: source.root, shownFrom: workingFolder)
    let document = try DocumentReader(settings: settings, workingFolder: workingFolder)
      .document(of: source, in: project)
    report(project.configuration.diagnostics + document.diagnostics, &tally)
    tally.omitted.merge(document.omittedDiagnostics, uniquingKeysWith: +)
    guard document.canBeDrawn else { return nil }
    tally.siblings = finder.siblings
    let folder = source.folder(from: workingFolder)
    let words = RunDiagnostics(document: document, folder: folder.resolved.text)
    let (plans, complaints) = VariantPlan.all(of: document, settings, words)
    report(complaints, &tally)
    return UpdateSide(
      source: source, project: project, document: document, plans: plans, folder: folder)
  }

  private func report(_ diagnostics: [Diagnostic], _ tally: inout Tally) {
    for diagnostic in diagnostics {
      let told = settings.isLenient ? diagnostic.lenient : diagnostic
      if told.severity == .error { tally.code.include(.document) }
      tally.diagnostics.insert(told)
    }
  }

  // MARK: Pictures

  private func draw(_ before: UpdateSide, _ after: UpdateSide, _ tally: inout Tally) throws {
    let old = Dictionary(before.plans.map { (before.setting(of: $0), $0) }) { first, _ in first }
    let pairs = after.plans.compactMap { plan in
      old[after.setting(of: plan)].map { (old: $0, new: plan) }
    }
    guard !pairs.isEmpty else {
      guard let one = before.plans.first, let two = after.plans.first else { return }
      throw UsageError.differentSettings(
        (before.source.shownName, before.setting(of: one)),
        (after.source.shownName, after.setting(of: two)),
        device: before.document.environment(one.overrides).deviceName)
    }
    if pairs.count < after.plans.count {
      console.say("only what both draw alike is shown: \(pairs.count) of \(after.plans.count) ways")
    }
    let bench = Workbench()
    for pair in pairs { try draw((before, pair.old), (after, pair.new), bench, &tally) }
    guard tally.shared > 0 || tally.code != .fine else {
      throw UsageError(
        message: "the documents have no stop in common",
        expected: "stops of the same name in both", hint: "--offset 0 takes a picture of each")
    }
  }

  /// One way in which both are drawn.
  private func draw(
    _ before: (side: UpdateSide, plan: VariantPlan), _ after: (side: UpdateSide, plan: VariantPlan),
    _ bench: Workbench, _ tally: inout Tally
  ) throws {
    // 1. Both layouts, each with its project's fonts.
    let engines = (
      try bench.engine(for: settings, before.side.project),
      try bench.engine(for: settings, after.side.project)
    )
    let (old, oldFound) = try before.side.laidOut(
      before.plan, settings, engines.0, from: workingFolder)
    let (new, newFound) = try after.side.laidOut(
      after.plan, settings, engines.1, from: workingFolder)
    report(oldFound + newFound, &tally)
    for variant in [old, new] where variant.itemCount > DataUpdate.mostItems {
      return report(
        [variant.words.tooManyToCompare(variant.itemCount, limit: DataUpdate.mostItems)], &tally)
    }
    // 2. What happened to the data.
    let update: DataUpdate
    if before.side.folder.resolved == after.side.folder.resolved, settings.assets == nil {
      update = DataUpdate(from: old.renderer, to: new.renderer)
    } else {
      update = DataUpdate(
        from: old.namedByContent(engines.0), to: new.namedByContent(engines.1))
    }
    var entry = UpdateReport(
      variant: after.plan.name(document: [], stop: "").variant, update: update)
    // 3. The stops that both have.
    guard new.stops.count * after.side.plans.count <= AxisReader.cap else {
      return report(
        [
          new.words.tooManyPictures(
            new.stops.count * after.side.plans.count, limit: AxisReader.cap)
        ], &tally)
    }
    entry.onlyBefore = old.stops.map(\.stop.name).filter { name in
      !new.stops.contains { $0.stop.name == name }
    }
    for stop in new.stops {
      guard let own = old.stops.first(where: { $0.stop.name == stop.stop.name }) else {
        entry.onlyAfter.append(stop.stop.name)
        continue
      }
      tally.shared += 1
      if let size = [old, new].compactMap({ $0.tooLarge(for: stop) }).first {
        report([new.words.tooLarge(size, scale: 1)], &tally)
        continue
      }
      let (one, two) = (old.shot(own, engines.0), new.shot(stop, engines.1))
      report(one.diagnostics + two.diagnostics, &tally)
      let row = SheetRow(
        entry.variant, device: after.side.document.deviceName, in: new.renderer.environment)
      let sheet = UpdateSheet(
        title: title(before.side.source, after.side.source),
        subtitle: subtitle(stop.stop.name, row), update: update, before: one.side, after: two.side,
        text: engines.1)
      entry.stops.append(
        UpdateReport.Stop(
          name: stop.stop.name,
          files: try write(sheet, after, stop.stop.name, engines.1, &tally),
          offScreen: sheet.offScreen,
          layout: update.isEmpty ? LayoutComparison(from: one.dump, to: two.dump).summary : ""))
    }
    tally.reports.append(entry)
  }

  /// The names of both documents, with as many of their folders as tell them apart.
  private func title(_ before: DocumentSource, _ after: DocumentSource) -> String {
    let parts = [before, after].map { $0.file?.components ?? [$0.shownName] }
    let most = max(parts[0].count, parts[1].count)
    let depth = (1...max(1, most)).first { parts[0].suffix($0) != parts[1].suffix($0) } ?? 1
    return parts.map { $0.suffix(depth).joined(separator: "/") }.joined(separator: " → ")
  }

  /// The stop, the device and what else is not as in the document, each said once.
  private func subtitle(_ stop: String, _ row: SheetRow) -> String {
    let device = row.measures.hasPrefix(row.device) ? [] : [row.device]
    let words = row.words.filter { !row.measures.hasSuffix($0) }
    return ([stop] + device + [row.measures] + words).joined(separator: "  ·  ")
  }

  /// Paints a sheet and writes its files.
  private func write(
    _ sheet: UpdateSheet, _ after: (side: UpdateSide, plan: VariantPlan), _ stop: String,
    _ engine: PaintEngine, _ tally: inout Tally
  ) throws -> [String] {
    let list = sheet.list()
    let name = after.plan.name(document: after.side.source.idParts, stop: stop)
    guard let scale = Self.scales.first(where: { PictureLimits.fit(list.size, scale: $0) }) else {
      let words = RunDiagnostics(document: after.side.document, folder: after.side.folder.text)
      report([words.tooLarge(list.size, scale: 1)], &tally)
      return []
    }
    let names = SnapshotFileNames { SHA256.hex($0) }
    let folder = settings.output ?? "out"
    let file =
      (folder.hasSuffix("/") ? folder : folder + "/")
      + names.file(parts: name.parts, among: tally.siblings) + ".update."
    var paths: [String] = []
    func write(_ bytes: [UInt8], _ ending: String) throws(FileFailure) {
      try files.write(bytes, to: file + ending)
      paths.append(file + ending)
    }
    for format in RunSettings.Format.allCases where settings.formats.contains(format) {
      switch format {
      case .png:
        try write(
          try engine.png(
            of: list, scale: scale, id: name.id + ".update", fast: settings.isFast
          ).bytes, format.rawValue)
      case .svg: try write(try engine.svg(of: list), format.rawValue)
      }
    }
    if settings.writesDump { try write(Array(DisplayListText.text(of: list).utf8), "dump.txt") }
    return paths
  }

  // MARK: Words

  private func finish(_ tally: Tally, _ choice: UpdateChoice) -> ExitCode {
    if settings.printsJSON {
      console.data(UpdateReport.json(tally.reports, before: choice.before, after: choice.after))
    } else {
      for path in tally.reports.flatMap(\.stops).flatMap(\.files) { console.data(path + "\n") }
    }
    console.say(
      DiagnosticReport(Array(tally.diagnostics), omitted: tally.omitted)
        .text(settings.diagnostics))
    if settings.diagnostics != .json { console.say(UpdateReport.text(tally.reports)) }
    return tally.code
  }
}
