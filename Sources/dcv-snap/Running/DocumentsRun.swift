// SPDX-License-Identifier: MIT
//
// A run over documents: finds them, spreads the work over threads, and tells what came of it in an
// order that depends on nothing but the documents.

import DynamicCollectionView
import Foundation
import ScreenDocument
import Synchronization

/// A run over documents.
struct DocumentsRun {
  let task: DocumentTask
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let projects: Projects
  let workingFolder: PathText
  /// The process's environment.
  let variables: [String: String]
  /// What `record` and `verify` share; nil for other commands.
  var session: SnapshotSession?
  /// Takes what came of snapshots, at the end.
  var finishSnapshots: (@Sendable (consuming SnapshotTally) -> ExitCode)?

  /// Takes the ids of all snapshots in place of printing them.
  var finishList: (@Sendable ([ListedSnapshot], ExitCode) -> ExitCode)?

  /// What is gathered while documents come in.
  private struct Tally {
    var code = ExitCode.fine
    var diagnostics: [Diagnostic] = []
    var omitted: [Diagnostic.Severity: Int] = [:]
    var dumps: [LayoutDump] = []
    var explained: [ExplainedSnapshot] = []
    var traces: [StopTrace] = []
    var listed: [ListedSnapshot] = []
    var documents = 0
    var files = 0
    var snapshots = SnapshotTally()

    /// Hands over what came of snapshots, and keeps nothing of it.
    mutating func takeSnapshots() -> SnapshotTally {
      defer { snapshots = SnapshotTally() }
      return snapshots
    }
  }

  /// Diagnostics that are kept for the report; the rest is counted.
  private static let mostDiagnostics = 10_000

  /// Carries out the command for the documents that `operands` name.
  func run(_ operands: [String]) throws(UsageError) -> ExitCode {
    try run(try find(operands))
  }

  /// Carries out the command for documents that were found.
  func run(_ finder: DocumentFinder) throws(UsageError) -> ExitCode {
    // 1. The documents, and those that are missing.
    let sources = finder.sources
    let tally = Mutex(Tally())
    for failure in finder.failures {
      console.say(failure.text)
      tally.withLock { $0.code.include(.file) }
    }
    // 2. What is wrong with configurations is told once.
    reportConfigurations(of: finder.sources, in: tally)
    // 3. Work, and take in outcomes in the order of documents.
    let progress = Progress(console: console, documents: sources.count)
    let delivery = OrderedDelivery<DocumentOutcome> { outcome in
      progress.finishedDocument()
      tally.withLock { take(outcome, of: sources, into: &$0) }
    }
    let parts = finder.siblings
    let pool = WorkPool<Workbench>()
    let jobs: [WorkPool<Workbench>.Job] = finder.sources.enumerated().map { number, source in
      { bench, pool in
        let gathering = DocumentGathering { outcome in
          guard task == .render, let choice = settings.sheet else {
            return delivery.deliver(outcome, number: number)
          }
          let sheet = ContactSheetJob(
            source: source, choice: choice, settings: settings, files: files, projects: projects,
            workingFolder: workingFolder, siblings: parts)
          pool.add([
            { bench, _ in delivery.deliver(sheet.finish(outcome, bench), number: number) }
          ])
        }
        DocumentJob(
          number: number, source: source, task: task, settings: settings, files: files,
          projects: projects,
          workingFolder: workingFolder, siblings: parts, gathering: gathering, progress: progress,
          session: session, read: finder.read
        ).start(bench, pool)
      }
    }
    pool.run(jobs, threads: settings.jobs, makeTools: { Workbench() }, tick: progress.tick)
    console.clearProgress()
    // 4. Print what is printed at the end.
    return tally.withLock { finish(&$0) }
  }

  /// Finds the documents that `operands` name, those of the configuration when there are none, and
  /// keeps those that changed when only they are asked for.
  func find(_ operands: [String]) throws(UsageError) -> DocumentFinder {
    var finder = DocumentFinder(workingFolder: workingFolder)
    for operand in operands { try finder.add(operand) }
    if operands.isEmpty {
      guard let root = finder.configurationFolder(above: workingFolder) else { throw .noDocument() }
      let project: Project
      do throws(FileFailure) {
        project = try projects.project(at: root, shownFrom: workingFolder)
      } catch {
        throw .file(error)
      }
      guard !project.configuration.documents.isEmpty else {
        let complaints = project.configuration.diagnostics
        guard complaints.contains(where: { $0.severity == .error }) else { throw .noDocument() }
        // What is wrong with it is the reason why there is none.
        console.say(DiagnosticReport(complaints).text(settings.diagnostics))
        throw .brokenConfiguration()
      }
      try finder.add(
        globs: project.configuration.documents, root: root, snapshots: PathText(project.snapshots))
      if let note = finder.note { console.say(note) }
    }
    if let collision = finder.collision { throw collision }
    if let reference = settings.changedSince {
      let changed = ChangedDocuments(
        reference: reference,
        reader: DocumentReader(settings: settings, workingFolder: workingFolder),
        projects: projects, variables: variables)
      try changed.choose(from: &finder)
      if finder.sources.isEmpty { console.say(changed.nothingChanged) }
    }
    return finder
  }

  private func reportConfigurations(of sources: [DocumentSource], in tally: borrowing Mutex<Tally>)
  {
    var seen: Set<PathText> = []
    for source in sources where seen.insert(source.root).inserted {
      do throws(FileFailure) {
        let project = try projects.project(at: source.root, shownFrom: workingFolder)
        tally.withLock { keep(project.configuration.diagnostics, in: &$0) }
      } catch {
        console.say(error.text)
        tally.withLock { $0.code.include(.file) }
      }
    }
  }

  /// Takes in what came of a document.
  private func take(
    _ outcome: DocumentOutcome, of sources: [DocumentSource], into tally: inout Tally
  ) {
    if session != nil {
      let complaints = settings.isLenient ? outcome.diagnostics.map(\.lenient) : outcome.diagnostics
      tally.snapshots.take(outcome, complaints, of: sources[tally.documents])
    }
    tally.documents += 1
    for picture in outcome.pictures {
      tally.files += picture.paths.count
      for path in picture.paths { console.data(path + "\n") }
      if let dump = picture.dump { tally.dumps.append(dump) }
      if task == .list { tally.listed.append(picture.snapshot) }
      if settings.isVerbose {
        tally.explained.append(
          ExplainedSnapshot(snapshot: picture.snapshot, explanation: picture.explanation))
      }
      if let trace = picture.trace { tally.traces.append(trace) }
    }
    keep(outcome.diagnostics, in: &tally)
    for (severity, count) in outcome.omitted { tally.omitted[severity, default: 0] += count }
    for failure in outcome.failures {
      console.say(failure.text)
      tally.code.include(.file)
    }
    for trouble in outcome.troubles {
      console.say(trouble)
      tally.code.include(.internal)
    }
  }

  private func keep(_ diagnostics: [Diagnostic], in tally: inout Tally) {
    for diagnostic in diagnostics {
      // What a document does on purpose is no news in each comparison.
      if task == .verify, diagnostic.severity == .note { continue }
      let told = settings.isLenient ? diagnostic.lenient : diagnostic
      if told.severity == .error { tally.code.include(.document) }
      if tally.diagnostics.count < Self.mostDiagnostics {
        tally.diagnostics.append(told)
      } else {
        tally.omitted[told.severity, default: 0] += 1
      }
    }
  }

  private func finish(_ tally: inout Tally) -> ExitCode {
    if let finishList {
      tally.code.include(finishList(tally.listed, tally.code))
      return tally.code
    }
    switch task {
    case .layout:
      if settings.printsJSON {
        console.data(LayoutDump.json(tally.dumps))
      } else {
        console.data(tally.dumps.map(\.text).joined(separator: "\n"))
      }
    case .list where settings.isVerbose: console.data(explained(tally))
    case .list:
      console.data(
        settings.printsJSON
          ? SnapshotList.json(tally.listed) : tally.listed.map { $0.id + "\n" }.joined())
    case .validate:
      if settings.isVerbose, settings.diagnostics != .json { console.data(explained(tally)) }
    case .trace: print(tally.traces, &tally.code)
    case .render:
      if settings.makesFilms, tally.files == 0, tally.code == .fine {
        console.say(UsageError.nothingMoves(command: "render --apng").text)
        tally.code.include(.document)
      }
    case .verify, .watch: break
    }
    let report = DiagnosticReport(tally.diagnostics, omitted: tally.omitted)
    let text = report.text(settings.diagnostics)
    if settings.diagnostics == .json, task == .validate {
      console.data(text)
    } else {
      console.say(text)
    }
    if let finishSnapshots {
      tally.code.include(finishSnapshots(tally.takeSnapshots()))
      return tally.code
    }
    if settings.diagnostics != .json, let summary = summary(tally) { console.say(summary) }
    return tally.code
  }

  private func explained(_ tally: Tally) -> String {
    settings.printsJSON
      ? SnapshotList.json(tally.explained) : tally.explained.map(\.text).joined()
  }

  /// Prints traces, unless they were written into files.
  private func print(_ traces: [StopTrace], _ code: inout ExitCode) {
    guard settings.output == nil else { return }
    if traces.isEmpty, code == .fine {
      console.say(UsageError.nothingMoves(command: "trace").text)
      code.include(.document)
    } else if settings.traceFormat == .svg, traces.count > 1 {
      console.say(UsageError.severalCharts(traces.map(\.snapshot.stop)).text)
      code.include(.document)
    } else {
      console.data(StopTrace.text(traces, in: settings.traceFormat))
    }
  }

  private func summary(_ tally: Tally) -> String? {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    switch task {
    case .render:
      return "wrote \(counted(tally.files, "file")) for \(counted(tally.documents, "document"))"
    case .validate:
      return tally.diagnostics.isEmpty
        ? "checked \(counted(tally.documents, "document")): fine" : nil
    case .layout, .list, .verify, .watch, .trace:
      return nil
    }
  }
}

/// What a run does with each document.
enum DocumentTask: Hashable, Sendable {
  case render, layout, validate, list, verify, watch, trace

  /// The task of a command.
  init(_ command: CommandSpec) {
    switch command.name {
    case CommandSpec.layout.name: self = .layout
    case CommandSpec.validate.name: self = .validate
    case CommandSpec.list.name: self = .list
    case CommandSpec.trace.name: self = .trace
    case CommandSpec.record.name, CommandSpec.verify.name: self = .verify
    default: self = .render
    }
  }
}
