// SPDX-License-Identifier: MIT
//
// Two documents drawn by one engine and judged against each other: no stored picture is needed.

import CairoPainter
import CollectionLayout
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// Compares two documents.
struct DocumentDiff {
  let settings: RunSettings
  let tolerance: PixelTolerance
  let arguments: ParsedArguments
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText

  /// A stop of one of the documents.
  fileprivate struct Shot {
    var name: SnapshotName
    var order: Int
    var fresh: FreshSnapshot
    var file: [UInt8]
    var document: ScreenDocument
  }

  /// Compares, and writes the report to `out`, else to the folder of results.
  func run(_ old: String, _ new: String, _ out: String?) throws(UsageError) -> ExitCode {
    let folder: String
    if let given = out ?? arguments.value(.results) {
      folder = given
    } else {
      folder = try usualFolder()
    }
    let place = PathText(folder, from: workingFolder)
    let results = ResultFolder(
      place: place, shown: place.shown(from: workingFolder), files: files)
    do {
      let name = PathText(new, from: workingFolder).name
      let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
      let before = try shots(old, stem)
      let after = try shots(new, stem)
      let held = results.holdsRun
      let (run, resized) = try compare(before, after, new, results)
      try results.write(run)
      let writer = ReportWriter(
        run: run, results: results, console: console, files: files, workingFolder: workingFolder,
        variables: [:], snapshots: results.place.text)
      let reporters =
        try arguments.value(.reporter).map { list in try Reporter.all(list) } ?? [
          arguments.has(.json)
            ? Reporter(form: .json, path: "-") : Reporter(form: .line, path: nil)
        ] + (run.failures.isEmpty ? [] : [Reporter(form: .html, path: nil)])
      var written: Set<PathText> = []
      for reporter in reporters {
        guard let path = try writer.write(reporter) else { continue }
        console.say("report      \(path)")
        written.insert(PathText(path, from: workingFolder))
      }
      if held { results.removeOldResults(results.lastRun(), after: run, except: written) }
      return code(of: run, resized: resized)
    } catch let error as UsageError {
      throw error
    } catch let failure as FileFailure {
      console.say(failure.text)
      return .file
    } catch {
      console.say(Trouble.text(error, in: new))
      return .internal
    }
  }

  /// A folder of its own among the project's results: those of the last run stay.
  private func usualFolder() throws(UsageError) -> String {
    var finder = DocumentFinder(workingFolder: workingFolder)
    let root = finder.configurationFolder(above: workingFolder) ?? workingFolder
    do throws(FileFailure) {
      return try Projects().project(at: root, shownFrom: workingFolder).results + "/diff"
    } catch {
      throw .file(error)
    }
  }

  /// - Parameter resized: Ids of snapshots whose pictures differ in size.
  private func code(of run: RunResult, resized: Set<String>) -> ExitCode {
    let code = ExitCode(rawValue: run.exitCode(rejectsObsolete: false)) ?? .internal
    guard code == .different else { return code }
    return run.failures.allSatisfy { resized.contains($0.id) } ? .otherSize : .otherPixels
  }

  private func compare(
    _ before: [Shot], _ after: [Shot], _ path: String, _ results: ResultFolder
  ) throws -> (run: RunResult, resized: Set<String>) {
    var parts = SiblingParts()
    for shot in before + after { parts.insert(shot.name.parts) }
    let names = SnapshotFileNames { SHA256.hex($0) }
    var found: [SnapshotResult] = []
    var resized: Set<String> = []
    let old = Dictionary(before.map { ($0.name.id, $0) }) { first, _ in first }
    for shot in after {
      let file = names.file(parts: shot.name.parts, among: parts)
      let other = old[shot.name.id]
      let verdict = Verdict.of(
        shot.fresh, against: .success(other?.stored), tolerance: tolerance)
      if verdict.sizes != nil { resized.insert(shot.name.id) }
      var result = SnapshotResult(
        id: shot.name.id, file: file, document: path, stop: shot.name.stop, order: shot.order,
        variant: shot.name.variant, state: verdict.state)
      result.take(
        verdict, fresh: shot.fresh, before: other?.fresh.layout,
        referenceHash: other?.fresh.pixelHash)
      if other == nil, verdict.state == .missing { result.summary = "only in the new document" }
      if !verdict.state.isFine {
        try show(&result, verdict, other, shot, results)
      } else {
        result.pictures[.actual] = try results.write(shot.file, to: file + "/actual.png")
      }
      found.append(result)
    }
    let ids = Set(after.map(\.name.id))
    for shot in before where !ids.contains(shot.name.id) {
      let file = names.file(parts: shot.name.parts, among: parts)
      var result = SnapshotResult(
        id: shot.name.id, file: file, document: path, stop: shot.name.stop, order: shot.order,
        variant: shot.name.variant, state: .changed)
      result.summary = "only in the old document"
      result.pictures[.expected] = try results.write(shot.file, to: file + "/expected.png")
      found.append(result)
    }
    let run = RunResult(
      command: "diff", engine: SnapshotRun.engine, isComplete: false, snapshots: found,
      canaryFailures: CanaryPair().failures)
    return (run, resized)
  }

  private func show(
    _ result: inout SnapshotResult, _ verdict: Verdict, _ other: Shot?, _ shot: Shot,
    _ results: ResultFolder
  ) throws {
    result.pictures[.actual] = try results.write(shot.file, to: result.file + "/actual.png")
    guard let other else { return }
    result.pictures[.expected] = try results.write(other.file, to: result.file + "/expected.png")
    let pictures = DifferencePictures(verdict, other.fresh.picture)
    if let difference = pictures.difference(shot.fresh.picture) {
      result.pictures[.diff] = try results.write(difference.png(), to: result.file + "/diff.png")
    }
    if let crop = pictures.crop(shot.fresh.picture) {
      result.pictures[.crop] = try results.write(crop.png(), to: result.file + "/crop.png")
    }
  }

  /// All stops and variants of a document, drawn.
  private func shots(_ path: String, _ stem: String) throws -> [Shot] {
    let place = PathText(path, from: workingFolder)
    let bytes = try FileBytes.read(place.text, limit: (32 << 20) + 1)
    var finder = DocumentFinder(workingFolder: workingFolder)
    let root = finder.configurationFolder(above: place.parent) ?? workingFolder
    let project = try Projects().project(at: root, shownFrom: workingFolder)
    let document = ScreenDocument.load(
      bytes: bytes, name: path, files: FolderFiles(folder: place.parent.text)
    ).applying(project.configuration)
    let bench = Workbench()
    let engine = try bench.engine(for: settings, project)
    var shots: [Shot] = []
    let words = RunDiagnostics(document: document, folder: place.parent.resolved.text)
    for variant in document.combinations(replacing: settings.axes) {
      guard document.canBeDrawn else { break }
      let plan = VariantPlan(variant: variant, data: nil, safeArea: settings.safeArea)
      let environment = document.environment(plan.overrides)
      let (screen, diagnostics) = document.screen(in: environment)
      let renderer = ScreenRenderer(
        screen: screen, environment: environment, text: engine, images: engine)
      let stops = settings.stops.planned(own: document.stops, layout: renderer.layout)
      let complaints =
        document.diagnostics + diagnostics + renderer.layout.notes.map(words.layout)
      for (order, planned) in stops.enumerated() {
        let state = renderer.scrollState(for: planned.stop).state
        let frame =
          planned.showsFullContent ? renderer.fullContentFrame() : renderer.frame(at: state)
        let name = plan.name(document: [stem], stop: planned.stop.name)
        let dump = renderer.dump(
          id: name.id, document: path, stop: name.stop, variant: name.variant, state: state,
          elements: frame.attributes, listsItems: true
        ).painted(by: frame.list, with: engine)
        let painted = try engine.png(of: frame.list, scale: environment.scale, id: name.id)
        guard let picture = Raster(try engine.pixels(of: frame.list, scale: environment.scale))
        else { continue }
        var fresh = FreshSnapshot(
          id: name.id, layout: dump, picture: picture, pixelHash: painted.pixelHash.description,
          engine: "", scale: environment.scale)
        fresh.errors = SnapshotGaps.errors(complaints, isLenient: settings.isLenient)
        shots.append(
          Shot(name: name, order: order, fresh: fresh, file: painted.bytes, document: document))
      }
    }
    let errors = document.diagnostics.filter { $0.severity == .error }
    if shots.isEmpty || !errors.isEmpty {
      console.say(DiagnosticReport(document.diagnostics).text(settings.diagnostics))
    }
    guard !shots.isEmpty else {
      throw UsageError(message: "'\(Quoted.short(path))' has nothing to compare")
    }
    return shots
  }
}

extension DocumentDiff.Shot {
  /// This stop as what another one is compared with.
  fileprivate var stored: StoredReference {
    let picture = fresh.picture
    return StoredReference(
      inspection: ReferenceInspection(
        width: picture.width, height: picture.height,
        metadata: ReferenceMetadata(
          id: fresh.id, pixelHash: fresh.pixelHash, dataHash: "", engine: ""),
        isDataIntact: true), layout: fresh.layout
    ) { picture }
  }
}
