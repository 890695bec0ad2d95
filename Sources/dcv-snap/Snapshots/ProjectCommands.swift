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
        try Review(
          pending: pending(project), console: console, opener: Opener(variables: variables)
        ).run()
      }
    case CommandSpec.initialize.name:
      return try Initialization(
        arguments: arguments, console: console, files: files, folder: workingFolder
      ).run()
    default: return nil
    }
  }

  /// Does something with the project of the working folder, once its configuration has no error.
  func withProject(
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

  /// The folder of results: that of options, else the project's.
  func results(_ project: Project) -> ResultFolder {
    let place =
      arguments.value(.results).map { PathText($0, from: workingFolder) }
      ?? PathText(project.results)
    return ResultFolder(place: place, shown: place.shown(from: workingFolder), files: files)
  }

  /// What waits for a decision.
  func pending(_ project: Project) throws(UsageError) -> PendingPictures {
    do throws(ReferenceFailure) {
      return try PendingPictures(
        snapshots: project.snapshots, results: arguments.has(.results) ? results(project) : nil)
    } catch {
      throw .file(FileFailure(error, for: project.snapshots, action: "list"))
    }
  }
}
