// SPDX-License-Identifier: MIT
//
// Commands about a project's references and results: decisions, reports, cleaning up.

import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// Commands about a project.
struct ProjectCommands {
  let arguments: ParsedArguments
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText
  let variables: [String: String]

  /// Carries a command out; nil when it is none of these.
  func run(_ name: String) throws(UsageError) -> ExitCode? {
    switch name {
    case CommandSpec.approve.name: return try decide(approves: true)
    case CommandSpec.reject.name: return try decide(approves: false)
    case CommandSpec.prune.name: return try prune()
    case CommandSpec.report.name: return try report()
    case CommandSpec.mergeReports.name: return try merge()
    case CommandSpec.review.name:
      return try withProject { project throws(UsageError) in
        try Review(pending: pending(project), console: console).run()
      }
    case CommandSpec.initialize.name:
      return Initialization(console: console, files: files, folder: workingFolder).run()
    default: return nil
    }
  }

  // MARK: The project

  private func withProject(
    _ body: (Project) throws(UsageError) -> ExitCode
  ) throws(UsageError) -> ExitCode {
    var finder = DocumentFinder(workingFolder: workingFolder)
    let root = finder.configurationFolder(above: workingFolder) ?? workingFolder
    let project: Project
    do throws(FileFailure) {
      project = try Projects().project(at: root, shownFrom: workingFolder)
    } catch {
      console.say(error.text)
      return .file
    }
    let errors = project.configuration.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      console.say(DiagnosticReport(errors).text(.full))
      return .document
    }
    return try body(project)
  }

  private func results(_ project: Project) -> ResultFolder {
    let place =
      arguments.value(.results).map { PathText($0, from: workingFolder) }
      ?? PathText(project.results)
    return ResultFolder(place: place, shown: place.shown(from: workingFolder), files: files)
  }

  private func pending(_ project: Project) throws(UsageError) -> PendingPictures {
    do throws(ReferenceFailure) {
      return try PendingPictures(
        snapshots: project.snapshots, results: arguments.has(.results) ? results(project) : nil)
    } catch {
      throw UsageError(message: error.reason)
    }
  }

  // MARK: Decisions

  private func decide(approves: Bool) throws(UsageError) -> ExitCode {
    let word = approves ? "approve" : "reject"
    guard arguments.has(.from) || arguments.has(.allPending) || !arguments.operands.isEmpty else {
      throw UsageError(
        message: "'\(word)' needs a snapshot",
        expected: "an id, a pattern such as 'home/*', --all, or --from approvals.json")
    }
    return try withProject { project throws(UsageError) in
      let pending = try pending(project)
      var approvals = Approvals()
      var code = ExitCode.fine
      if let path = arguments.value(.from) {
        approvals = try decisions(path)
        if !approves {
          // The file's own words hold; `reject --from` takes none of its approvals.
          approvals.approved = []
        }
      }
      let chosen = choose(pending.all, &code)
      if approves { approvals.approved += chosen } else { approvals.rejected += chosen }
      let plan = ApprovalPlan(approvals, pending: pending.all)
      for refusal in plan.refused + pending.troubles {
        console.say("dcv-snap \(word): refused: \(refusal)")
        code.include(.different)
      }
      for entry in plan.accepted { carryOut("approved", entry, &code, pending.accept) }
      for entry in plan.discarded { carryOut("rejected", entry, &code, pending.discard) }
      let counts = "\(plan.accepted.count) approved, \(plan.discarded.count) rejected"
      console.say(plan.refused.isEmpty ? counts : counts + ", \(plan.refused.count) refused")
      return code
    }
  }

  private func carryOut(
    _ word: String, _ entry: ApprovalPlan.Pending, _ code: inout ExitCode,
    _ act: (ApprovalPlan.Pending) throws(ReferenceFailure) -> Void
  ) {
    do throws(ReferenceFailure) {
      try act(entry)
      console.data("\(word) \(entry.id)\n")
    } catch {
      console.say(FileFailure(error, for: entry.file).text)
      code.include(.file)
    }
  }

  private func decisions(_ path: String) throws(UsageError) -> Approvals {
    do {
      let bytes = try FileBytes.read(path)
      return try Approvals(json: String(decoding: bytes, as: UTF8.self))
    } catch let failure as FileFailure {
      throw UsageError(message: "can't read '\(path)': \(failure.reason)")
    } catch let error as JSONError {
      throw UsageError(
        message: "'\(path)' holds no decisions: \(error.message)",
        hint: "the report's 'download approvals.json' makes such a file")
    } catch {
      throw UsageError(message: "\(error)")
    }
  }

  /// What operands name among what waits.
  private func choose(
    _ waiting: [ApprovalPlan.Pending], _ code: inout ExitCode
  ) -> [Approvals.Decision] {
    var chosen: [ApprovalPlan.Pending] = arguments.has(.allPending) ? waiting : []
    for operand in arguments.operands {
      let pattern = SnapshotPattern(operand)
      let found = waiting.filter { $0.id == operand || pattern.matches($0.id) }
      if found.isEmpty {
        console.say("dcv-snap: nothing that waits for a decision is '\(Quoted.short(operand))'")
        if let nearest = NearestName.of(operand, in: waiting.map(\.id)) {
          console.say("  hint      did you mean '\(nearest)'?")
        }
        code.include(.different)
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen.map { Approvals.Decision(id: $0.id, hash: $0.hash) }
  }

  // MARK: Cleaning up

  private func prune() throws(UsageError) -> ExitCode {
    try withProject { project throws(UsageError) in
      guard !project.configuration.documents.isEmpty else {
        throw UsageError(
          message: "'prune' needs to know all documents",
          hint: "name them in 'documents' of dcv-snap.json")
      }
      let isDeleting = arguments.has(.delete)
      let (console, store) = (
        console, ReferenceStore(folder: project.snapshots, codec: PictureCodec())
      )
      var run = DocumentsRun(
        task: .list, settings: try RunSettings(arguments, processors: 2), console: console,
        files: files, projects: Projects(), workingFolder: workingFolder)
      run.finishList = { listed, code in
        guard code == .fine else {
          console.say("dcv-snap prune: a document has an error, so nothing can be called obsolete")
          return code
        }
        return Self.prune(store, keeping: Set(listed.map(\.file)), isDeleting, console)
      }
      return try run.run([])
    }
  }

  private static func prune(
    _ store: ReferenceStore, keeping files: Set<String>, _ isDeleting: Bool, _ console: Console
  ) -> ExitCode {
    do throws(ReferenceFailure) {
      let contents = try store.contents()
      let obsolete = Set(contents.references + contents.pending).subtracting(files)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for file in obsolete {
        if isDeleting { try store.delete(file) }
        console.data(file + "\n")
      }
      let count = "\(obsolete.count) obsolete \(obsolete.count == 1 ? "reference" : "references")"
      console.say(
        isDeleting || obsolete.isEmpty
          ? "\(count)\(isDeleting ? " deleted" : "")"
          : "\(count); nothing was deleted, 'dcv-snap prune --delete' does")
      return .fine
    } catch {
      console.say(FileFailure(error, for: store.folder).text)
      return .file
    }
  }

  // MARK: Reports

  private func report() throws(UsageError) -> ExitCode {
    try withProject { project throws(UsageError) in
      var results = results(project)
      if let operand = arguments.operands.first {
        let place = PathText(operand, from: workingFolder)
        let folder = FolderWalk.kind(of: place.text) == .folder ? place : place.parent
        results = ResultFolder(
          place: folder, shown: folder.shown(from: workingFolder), files: files)
      }
      let shown = results.shown + "/results.json"
      let loaded = try load([(results.place.appending("results.json").text, shown)])
      guard let run = loaded.first?.run else { return .file }
      return write(run, results, project, try reporters(fallback: .html))
    }
  }

  private func merge() throws(UsageError) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        message: "'merge-reports' needs results", expected: "blobs, or folders of them")
    }
    return try withProject { project throws(UsageError) in
      var paths: [(String, String)] = []
      for operand in arguments.operands {
        let place = PathText(operand, from: workingFolder)
        guard FolderWalk.kind(of: place.text) == .folder else {
          paths.append((place.text, operand))
          continue
        }
        let names = (try? FolderWalk.names(in: place, shownAs: operand)) ?? []
        let blobs = names.filter { $0.hasSuffix(".json") }
        guard !blobs.isEmpty else {
          throw UsageError(
            message: "no results in '\(operand)'", expected: "files that end in .json")
        }
        paths += blobs.map { (place.appending($0).text, operand + "/" + $0) }
      }
      let parts = try load(paths)
      guard parts.count == paths.count else { return .file }
      let run: RunResult
      do throws(MergeError) { run = try RunResult.merged(parts.map(\.run)) } catch {
        throw UsageError(message: error.message)
      }
      let results = results(project)
      do throws(FileFailure) {
        for part in parts {
          for picture in part.pictures {
            _ = try results.write(picture.bytes, to: picture.path)
          }
        }
        _ = try results.write(Array(run.json.utf8), to: "results.json")
        _ = try results.write(Array(LastRun(run).json.utf8), to: ".last-run.json")
      } catch {
        console.say(error.text)
        return .file
      }
      var code = write(run, results, project, try reporters(fallback: .line, .html))
      let isCI = !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "")
      code.include(ExitCode(rawValue: run.exitCode(rejectsObsolete: isCI)) ?? .internal)
      return code
    }
  }

  private func reporters(fallback: Reporter.Form...) throws(UsageError) -> [Reporter] {
    if let list = arguments.value(.reporter) { return try Reporter.all(list) }
    return fallback.map { Reporter(form: $0, path: nil) }
  }

  /// Reads results; those that can't be read are told and left out.
  private func load(
    _ paths: [(String, String)]
  ) throws(UsageError) -> [(run: RunResult, pictures: [(path: String, bytes: [UInt8])])] {
    var loaded: [(run: RunResult, pictures: [(path: String, bytes: [UInt8])])] = []
    for (path, shown) in paths {
      do {
        loaded.append(try Blob.read(FileBytes.read(path)))
      } catch let failure as FileFailure {
        console.say(FileFailure("read", shown, reason: failure.reason).text)
      } catch let error as JSONError {
        console.say(FileFailure("read", shown, reason: error.message).text)
      } catch {
        console.say(FileFailure("read", shown, reason: "\(error)").text)
      }
    }
    return loaded
  }

  private func write(
    _ run: RunResult, _ results: ResultFolder, _ project: Project, _ reporters: [Reporter]
  ) -> ExitCode {
    let writer = ReportWriter(
      run: run, results: results, console: console, files: files, workingFolder: workingFolder,
      variables: variables, snapshots: project.snapshots)
    var code = ExitCode.fine
    for reporter in reporters {
      do throws(FileFailure) {
        if let path = try writer.write(reporter) { console.say("report      \(path)") }
      } catch {
        console.say(error.text)
        code.include(.file)
      }
    }
    return code
  }
}
