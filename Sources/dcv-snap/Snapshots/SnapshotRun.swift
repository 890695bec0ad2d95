// SPDX-License-Identifier: MIT
//
// `record` and `verify` from their options to their exit code.

import CairoPainter
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// A run that compares snapshots with references, and may write some.
struct SnapshotRun {
  let command: CommandSpec
  let arguments: ParsedArguments
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText
  let variables: [String: String]

  private var isRecord: Bool { command.name == CommandSpec.record.name }

  func run() throws(UsageError) -> ExitCode {
    // 1. What is asked for.
    var choice = try SnapshotChoice(arguments)
    let recording = try RecordMode.choice(
      arguments, variables: variables, fallback: isRecord ? .missing : .none)
    let engineRule = try word(.engine, Verdict.EngineRule.self) ?? .strict
    let unreferenced = try Unreferenced(arguments, isCI: recording.isCI)
    let tolerance = try limits()
    let speech = try Speech(arguments, console: console, variables: variables)
    // 2. The project.
    let projects = Projects()
    var settings = settings
    // A reference that was written can't be taken back, so one thread counts failures as they come.
    if choice.mostFailures != nil, recording.mode != .none { settings.jobs = 1 }
    var run = DocumentsRun(
      task: .verify, settings: settings, console: console, files: files, projects: projects,
      workingFolder: workingFolder, variables: variables)
    let found = try run.find(arguments.operands)
    let documents = found.sources + found.passedOver
    guard !documents.isEmpty else {
      for failure in found.failures { console.say(failure.text) }
      return .file
    }
    let project = try project(of: documents, projects)
    // Nothing is compared or written before the configuration is right.
    let complaints = project.configuration.diagnostics
    guard SnapshotGaps.errors(complaints, isLenient: settings.isLenient).isEmpty else {
      console.say(DiagnosticReport(complaints).text(settings.diagnostics))
      return .document
    }
    let results = results(of: project)
    try results.refuse(amongReferencesIn: PathText(project.snapshots))
    let reporters = try reporters(of: project)
    try refuse(reporters ?? [], over: documents, of: project)
    if arguments.has(.lastFailed) {
      guard let last = results.lastRun() else {
        throw UsageError(
          message: "'--last-failed' needs a run before it",
          hint: FolderWalk.kind(of: results.place.appending(LastRun.fileName).text) == .missing
            ? "there is no \(LastRun.fileName) in '\(results.shown)'"
            : "'\(results.shown(LastRun.fileName))' can't be read")
      }
      choice.onlyIDs = Set(last.failed)
    }
    // 3. The run.
    let session = SnapshotSession(
      command: command.name, snapshots: project.snapshots, results: results, choice: choice,
      recording: recording, engineRule: engineRule, rules: project.snapshotRules.tolerances,
      tolerance: tolerance)
    run.session = session
    // What can't be looked at, or is named by a mistake that passes as a warning, may have snapshots.
    let knowsAll = found.failures.isEmpty && !complaints.contains { $0.severity == .error }
    run.finishSnapshots = { tally in
      finish(tally, session, reporters, unreferenced: unreferenced, speech, knowsAll: knowsAll)
    }
    return try run.run(found)
  }

  /// Keeps reports from being written over what is drawn.
  private func refuse(
    _ reporters: [Reporter], over documents: [DocumentSource], of project: Project
  ) throws(UsageError) {
    var sources = Set(documents.compactMap(\.file?.resolved))
    sources.insert(project.root.appending(DocumentFinder.configurationName).resolved)
    for case let path? in reporters.map(\.path)
    where sources.contains(PathText(path, from: workingFolder).resolved) {
      throw UsageError(
        message: "'\(Quoted.short(path))' would be written over by a report",
        expected: "another file for it")
    }
  }

  /// Limits that options give; nil where the configuration's hold.
  private func limits() throws(UsageError) -> PixelTolerance? {
    let limits = try ToleranceReader.tolerance(arguments)
    guard arguments.has(.noTolerance) else { return limits }
    if let other = OptionGroup.limits.options.first(where: { arguments.has($0) }) {
      throw .conflicting(OptionSpec.noTolerance.name, other.name)
    }
    return PixelTolerance()
  }

  /// The one project of all documents: references of several would share one result.
  private func project(
    of sources: [DocumentSource], _ projects: Projects
  ) throws(UsageError) -> Project {
    let roots = Set(sources.map(\.root.text)).sorted()
    guard let root = sources.first?.root ?? nil else { throw .noDocument() }
    guard roots.count == 1 else {
      throw UsageError(
        message: "the documents belong to \(roots.count) projects",
        expected: "documents below one dcv-snap.json", hint: "run once for each")
    }
    do throws(FileFailure) {
      return try projects.project(at: root, shownFrom: workingFolder)
    } catch {
      throw .file(error)
    }
  }

  private func results(of project: Project) -> ResultFolder {
    let place =
      arguments.value(.results).map { PathText($0, from: workingFolder) }
      ?? PathText(project.results)
    return ResultFolder(place: place, shown: place.shown(from: workingFolder), files: files)
  }

  /// Those that options name, else those of the configuration, else lines; nil when nobody said.
  private func reporters(of project: Project) throws(UsageError) -> [Reporter]? {
    if let list = arguments.value(.reporter) { return try Reporter.all(list) }
    let list = project.snapshotRules.reporters
    return list.isEmpty ? nil : try Reporter.all(list.joined(separator: ","))
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    _ option: OptionSpec, _ type: Word.Type
  ) throws(UsageError) -> Word? where Word.RawValue == String {
    guard let text = arguments.value(option) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw .unknownWord(text, option: option.name, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// Whether the options leave the project's own snapshots as they are.
  private var isWholeProject: Bool {
    let own = [OptionGroup.environment, .stops].flatMap(\.options)
    return arguments.operands.isEmpty && settings.changedSince == nil
      && !own.contains { arguments.has($0) && $0 != .font }
  }

  private func finish(
    _ tally: consuming SnapshotTally, _ session: SnapshotSession, _ reporters: [Reporter]?,
    unreferenced: Unreferenced, _ speech: Speech, knowsAll: Bool
  ) -> ExitCode {
    var code = ExitCode.fine
    func attempt(_ body: () throws(FileFailure) -> Void) {
      do throws(FileFailure) { try body() } catch {
        console.say(error.text)
        code.include(.file)
      }
    }
    // A pattern that nothing matches is a mistake: such a run proves nothing.
    if let others = session.unmatched, tally.results.isEmpty, settings.changedSince == nil,
      !arguments.has(.passWithNoTests)
    {
      console.say(UsageError.noSnapshot(arguments, others, command: command.name).text)
      return .document
    }
    session.begin()
    // 1. The result as a value; what came after the last failure that counts leaves no trace.
    for result in tally.cut(afterFailures: session.choice.mostFailures) {
      session.results.remove(LastRun.Pictures(result))
      if session.recording.keepsPending { try? session.store().discard(result.file) }
    }
    let isComplete =
      isWholeProject && knowsAll && tally.isComplete && session.choice.isComplete
      && !session.isStopped
    var stored: [String] = []
    // Only a complete run, or a shard of one, may call a reference obsolete.
    if unreferenced != .ignore, isComplete || session.choice.shard != nil {
      let known = Set(tally.results.map(\.file))
      stored = (try? session.store().references(besides: known)) ?? []
    }
    let run = RunResult(
      command: command.name, engine: Self.engine, shard: session.choice.shard,
      isComplete: isComplete, snapshots: tally.takeResults(), stored: stored, rules: session.rules,
      canaryFailures: CanaryPair().failures,
      notes: notes(session, isComplete: isComplete))
    // 2. Files. What the last run left stays whole until all of this one's is there.
    let (last, held) = (session.results.lastRun(), session.results.holdsRun)
    attempt { () throws(FileFailure) in
      try session.results.write(run)
      _ = try session.results.write(Array(LastRun(run).json.utf8), to: LastRun.fileName)
    }
    // 3. Reports.
    let isFine = run.failures.isEmpty && run.canaryFailures.isEmpty
    let wanted =
      reporters ?? [Reporter(form: .line, path: nil)]
      + (isFine ? [] : [Reporter(form: .html, path: nil)])
    var writer = ReportWriter(
      run: run, results: session.results, console: console, files: files,
      workingFolder: workingFolder, variables: variables, snapshots: session.snapshots)
    writer.speech = speech
    var written: Set<PathText> = []
    for reporter in wanted {
      attempt { () throws(FileFailure) in
        guard let path = try writer.write(reporter) else { return }
        speech.say("report      \(path)", on: console)
        written.insert(PathText(path, from: workingFolder))
      }
    }
    if held { session.results.removeOldResults(last, after: run, except: written) }
    // 4. What nobody needs any more.
    for failure in unreferenced.cleanUp(after: run, session.store()) {
      console.say(failure.text)
      code.include(.file)
    }
    for warning in session.maskWarnings(isComplete: isComplete) {
      speech.say("warning     \(warning)", on: console)
    }
    for hint in hints(run, session) { speech.say("hint        \(hint)", on: console) }
    code.include(
      ExitCode(rawValue: run.exitCode(rejectsObsolete: unreferenced == .reject)) ?? .internal)
    return code
  }

  private func notes(_ session: SnapshotSession, isComplete: Bool) -> [String] {
    var notes: [String] = []
    // A shard's are told when all are merged.
    if let word = arguments.value(.unreferenced), word == Unreferenced.delete.rawValue, !isComplete
    {
      notes.append(
        "--unreferenced=delete deleted nothing: only a complete run knows what no snapshot has")
    }
    if isRecord, session.recording.isCI, !session.recording.isAsked {
      notes.append("CI is set, so no reference was written; --record=missing writes those missing")
    }
    if session.isStopped, let most = session.choice.mostFailures {
      notes.append("stopped after \(most) that were not fine (--max-failures)")
    }
    return notes
  }

  /// The next move.
  private func hints(_ run: RunResult, _ session: SnapshotSession) -> [String] {
    let states = Set(run.snapshots.map(\.state))
    if states.contains(.recorded) {
      return ["references were written: look at them, then run 'dcv-snap verify'"]
    }
    var hints: [String] = []
    // `record` itself has said why it wrote none.
    if states.contains(.missing), !isRecord {
      hints.append(
        session.recording.isCI
          ? "'dcv-snap record' where CI is not set writes missing references, or --record=missing here"
          : "'dcv-snap record' writes missing references")
    }
    return hints
  }

  /// What draws on this machine, fonts left out: those depend on the text.
  static let engine =
    (["picture \(EngineFingerprint.picture)"]
    + EngineFingerprint.libraryVersions.map { "\($0.name) \($0.version)" })
    .joined(separator: "; ")
}

extension PathText {
  /// The path as seen from a folder that may hold it.
  func shown(from folder: PathText) -> String {
    guard let below = below(folder) else { return text }
    return below.isEmpty ? "." : below.joined(separator: "/")
  }
}
