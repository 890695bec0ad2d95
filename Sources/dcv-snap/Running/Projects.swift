// SPDX-License-Identifier: MIT
//
// The configurations of a run: each `dcv-snap.json` is read once, however many documents it serves.

import Foundation
import ScreenDocument
import Synchronization

/// A project: its folder and what its documents have in common.
struct Project: Sendable {
  /// The folder of its configuration.
  let root: PathText
  let configuration: ProjectConfiguration
  /// What its snapshots may differ in, and which reports it wants.
  var snapshotRules = SnapshotRules()

  /// Folder of references.
  var snapshots: String { path(configuration.snapshots ?? "Snapshots") }
  /// Folder of results.
  var results: String { path(configuration.results ?? "dcv-snap-results") }

  /// The path of something that the configuration names.
  func path(_ relative: String) -> String { PathText(relative, from: root).text }
}

/// Reads configurations.
final class Projects: Sendable {
  private let known = Mutex<[PathText: Result<Project, FileFailure>]>([:])

  /// The project of documents whose root is `root`; an empty one when there is no configuration.
  ///
  /// - Parameter path: What messages call the configuration.
  func project(at root: PathText, shownFrom folder: PathText) throws(FileFailure) -> Project {
    try known.withLock { known in
      if let project = known[root] { return project }
      let result = Self.read(root, shownFrom: folder)
      known[root] = result
      return result
    }.get()
  }

  private static func read(
    _ root: PathText, shownFrom folder: PathText
  ) -> Result<Project, FileFailure> {
    let file = root.appending(DocumentFinder.configurationName)
    guard FolderWalk.kind(of: file.text) == .file else {
      return .success(Project(root: root, configuration: ProjectConfiguration()))
    }
    let name = file.below(folder)?.joined(separator: "/") ?? file.text
    do throws(FileFailure) {
      let bytes = try FileBytes.read(file.text, limit: 1 << 20)
      var configuration = ProjectConfiguration.load(bytes: bytes, name: name)
      let rules = SnapshotRules(configuration)
      configuration.diagnostics += rules.diagnostics
      return .success(Project(root: root, configuration: configuration, snapshotRules: rules))
    } catch {
      return .failure(FileFailure("read", name, reason: error.reason))
    }
  }
}
