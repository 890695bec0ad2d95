// SPDX-License-Identifier: MIT
//
// One document of a run: reads it, and adds a job for each of its variants.

import CairoPainter
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// One document of a run.
struct DocumentJob: Sendable {
  /// Its place among the documents of the run.
  var number = 0
  let source: DocumentSource
  let task: DocumentTask
  let settings: RunSettings
  let files: OutputFiles
  let projects: Projects
  let workingFolder: PathText
  /// Parts of all documents' ids, and what else lies beside them.
  let siblings: SiblingParts
  let gathering: DocumentGathering
  let progress: Progress
  /// What `record` and `verify` share; nil for other commands.
  var session: SnapshotSession?
  /// Files that were read while documents were looked for.
  var read = ReadFiles()

  /// Reads the document, adds its jobs, and ends.
  func start(_ bench: Workbench, _ pool: WorkPool<Workbench>) {
    defer { gathering.endJob() }
    do throws(FileFailure) {
      let project = try projects.project(at: source.root, shownFrom: workingFolder)
      let document = try DocumentReader(
        settings: settings, workingFolder: workingFolder, read: read
      ).document(of: source, in: project)
      gathering.report(document.diagnostics)
      gathering.report(omitted: document.omittedDiagnostics)
      guard document.canBeDrawn else { return }
      let words = RunDiagnostics(
        document: document, folder: source.folder(from: workingFolder).resolved.text)
      let (plans, complaints) = VariantPlan.all(of: document, settings, words)
      gathering.report(complaints)
      let names = names(of: document, plans)
      gathering.expect(variants: plans.count)
      pool.add(
        plans.enumerated().map { index, plan in
          let job = VariantJob(
            index: index, count: plans.count, plan: plan, document: document, words: words,
            names: names, project: project, parent: self)
          return { bench, pool in job.start(bench, pool) }
        })
    } catch {
      gathering.report(error)
    }
  }

  /// Parts of all ids that the document's pictures can have, with those of other documents.
  private func names(of document: ScreenDocument, _ plans: [VariantPlan]) -> SiblingParts {
    var names = siblings
    guard settings.stops.places == .document else { return names }
    for plan in plans {
      for stop in document.stops {
        names.insert(plan.name(document: source.idParts, stop: stop.name).parts)
      }
    }
    return names
  }
}
