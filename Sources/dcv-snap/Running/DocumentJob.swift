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

  /// Reads the document, adds its jobs, and ends.
  func start(_ bench: Workbench, _ pool: WorkPool<Workbench>) {
    defer { gathering.endJob() }
    do throws(FileFailure) {
      let project = try projects.project(at: source.root, shownFrom: workingFolder)
      let document = try DocumentReader(settings: settings, workingFolder: workingFolder)
        .document(of: source, in: project)
      gathering.report(document.diagnostics)
      gathering.report(omitted: document.omittedDiagnostics)
      guard document.canBeDrawn else { return }
      let words = RunDiagnostics(
        document: document, folder: source.folder(from: workingFolder).resolved.text)
      let plans = plans(of: document, project, words)
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

  /// Every way in which the document is drawn, those that options ask for included.
  private func plans(
    of document: ScreenDocument, _ project: Project, _ words: RunDiagnostics
  ) -> [VariantPlan] {
    // 1. How many there would be, before any is made.
    let replaced = Set(settings.axes.map(\.name))
    let axes = document.variants.filter {
      !replaced.contains($0.name) && ($0.name != .data || settings.data.isEmpty)
    }
    let counts = (axes + settings.axes).map(\.values.count) + [max(1, settings.data.count)]
    let total = counts.reduce(1) { product, count in
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? .max : result
    }
    guard total <= AxisReader.cap else {
      gathering.report([words.tooManyPictures(total, limit: AxisReader.cap)])
      return []
    }
    // 2. Names of data that the document does not have.
    for entry in settings.data.flatMap(\.entries) where !document.dataNames.contains(entry.name) {
      gathering.report([words.unknownData(entry.name)])
    }
    // 3. The product; data is the last axis and runs fastest.
    var replacing = settings.axes
    if !settings.data.isEmpty { replacing.append(VariantAxis(name: .data, values: [])) }
    let choices: [DataChoice?] = settings.data.isEmpty ? [nil] : settings.data
    return document.combinations(replacing: replacing).flatMap { variant in
      choices.map { VariantPlan(variant: variant, data: $0, safeArea: settings.safeArea) }
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

/// One way in which a document is drawn.
struct VariantPlan: Sendable {
  /// Values of axes, those of the document's own data included.
  let variant: DocumentVariant
  /// Data that options name.
  let data: DataChoice?
  /// Insets that options give.
  let safeArea: NSDirectionalEdgeInsets?

  /// What the variant replaces.
  var overrides: EnvironmentOverrides {
    var last = EnvironmentOverrides()
    last.safeArea = safeArea
    return variant.overrides.merged(with: last)
  }

  /// The name of the picture of a stop.
  func name(document: [String], stop: String) -> SnapshotName {
    var values = variant.parts.map { part in
      LayoutDump.VariantValue(
        axis: part.axis.rawValue,
        value: AxisWords.name(of: part.value, on: part.axis) ?? part.value)
    }
    if let data { values.append(LayoutDump.VariantValue(axis: "data", value: data.value)) }
    return SnapshotName(document: document, stop: stop, variant: values)
  }
}
