// SPDX-License-Identifier: MIT
//
// `prune`: references that no snapshot has any more.

import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

extension ProjectCommands {
  /// `prune`: lists or deletes references that no snapshot has any more.
  func prune() throws(UsageError) -> ExitCode {
    try withProject { project throws(UsageError) in
      guard !project.configuration.documents.isEmpty else {
        throw UsageError(
          message: "'prune' needs to know all documents",
          hint: "name them in 'documents' of dcv-snap.json")
      }
      try results(project).refuse(amongReferencesIn: PathText(project.snapshots))
      let isDeleting = arguments.has(.delete)
      let (console, store) = (
        console, ReferenceStore(folder: project.snapshots, codec: PictureCodec())
      )
      var run = DocumentsRun(
        task: .list, settings: try RunSettings(arguments, processors: 2), console: console,
        files: files, projects: Projects(), workingFolder: workingFolder, variables: variables)
      run.finishList = { listed, code in
        guard code == .fine else {
          console.say(
            "dcv-snap prune: not every document can be read, so nothing can be called obsolete")
          return code
        }
        return Self.prune(store, keeping: Set(listed.map(\.file)), isDeleting, console)
      }
      return try run.run([])
    }
  }

  /// Pictures that wait are nobody's references yet; they are kept.
  private static func note(on strays: [String]) -> String {
    let some = strays.prefix(3).map { "'\(Quoted.short($0)).png.new'" }.joined(separator: ", ")
    return "\(strays.count) of other options or of documents that are gone "
      + "\(strays.count == 1 ? "waits" : "wait") for a decision and \(strays.count == 1 ? "is" : "are") "
      + "kept: \(some)\(strays.count > 3 ? ", …" : "")\n"
      + "  hint      'dcv-snap reject' throws what waits away"
  }

  private static func prune(
    _ store: ReferenceStore, keeping files: Set<String>, _ isDeleting: Bool, _ console: Console
  ) -> ExitCode {
    do throws(ReferenceFailure) {
      let contents = try store.contents()
      let obsolete = try store.references(besides: files).filter { !files.contains($0) }
      for file in obsolete {
        if isDeleting { try store.delete(file) }
        console.data(file + "\n")
      }
      let count = "\(obsolete.count) obsolete \(obsolete.count == 1 ? "reference" : "references")"
      console.say(
        isDeleting || obsolete.isEmpty
          ? "\(count)\(isDeleting ? " deleted" : "")"
          : "\(count); nothing was deleted, 'dcv-snap prune --delete' does")
      let strays = contents.strays(besides: files)
      if !strays.isEmpty { console.say(Self.note(on: strays)) }
      return .fine
    } catch {
      let action = isDeleting ? "delete from" : "list"
      console.say(FileFailure(error, for: store.folder, action: action).text)
      return .file
    }
  }
}
