// SPDX-License-Identifier: MIT
//
// `--only-changed`: of the documents that were found, those that differ from a commit.

import Foundation
import ScreenSnapshots
import ScreenDocument

/// Chooses documents that differ from a commit.
struct ChangedDocuments {
  /// A commit, branch or tag; empty for what is not committed.
  let reference: String
  let reader: DocumentReader
  let projects: Projects
  let variables: [String: String]

  /// Passes over the documents that did not change.
  ///
  /// A document whose dependencies can't be found out stays: the run will say what is wrong.
  func choose(from finder: inout DocumentFinder) throws(UsageError) {
    let git = GitChanges(variables: variables)
    let siblings = finder.siblings
    var known: [PathText: Set<PathText>] = [:]
    try finder.keep { source throws(UsageError) in
      // Standard input is no file that Git could know.
      guard let file = source.file else { return true }
      let folder = file.below(source.root) == nil ? file.parent : source.root
      let changed: Set<PathText>
      if let files = known[folder] {
        changed = files
      } else {
        changed = try git.files(in: folder, since: reference)
        known[folder] = changed
      }
      guard !changed.isEmpty else { return false }
      do throws(FileFailure) {
        let project = try projects.project(at: source.root, shownFrom: reader.workingFolder)
        return try DocumentDependencies(of: source, in: project, among: siblings, reader)
          .meet(changed)
      } catch {
        return true
      }
    }
  }

  /// What is said when every document was passed over.
  var nothingChanged: String {
    reference.isEmpty
      ? "no document has changes that are not committed"
      : "no document differs from '\(Quoted.short(reference))'"
  }
}
