// SPDX-License-Identifier: MIT
//
// Where pictures of a difference are put: the folder in SNAPSHOT_ARTIFACTS, else one for temporary
// files. Never beside the references.

import Foundation
import SnapshotStore

/// Files that show a difference, and where they were put.
struct KeptFiles {
  var files: [SnapshotFailure.File] = []
  /// Paths by a word, and what went wrong with them.
  var places: [(String, String)] = []
}

/// A folder for pictures of differences.
struct ArtifactFolder {
  /// The folder for the test's file.
  let path: String
  /// Whether a variable names it: then files of what passed are wanted, too.
  let isAsked: Bool

  /// The folder that variables name.
  init(variables: [String: String], names: TestSnapshotName) {
    let asked = variables["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    isAsked = asked != nil
    let base =
      asked ?? (NSTemporaryDirectory() as NSString).appendingPathComponent("dcv-snap-\(getuid())")
    path = base + "/" + names.suitePart
  }

  /// Writes files for a reference. A folder that can't be written keeps nobody from the message.
  func keep(_ files: [SnapshotFailure.File], of reference: String) -> KeptFiles {
    var kept = KeptFiles(files: files)
    for file in files {
      let place = "\(path)/\(reference).\(file.name)"
      do throws(ReferenceFailure) {
        try WholeFile.write(file.bytes, place)
        kept.places.append((file.word, place))
      } catch {
        kept.places.append((file.word, "not written: \(error.reason)"))
      }
    }
    return kept
  }
}

extension SnapshotFailure.File {
  /// `expected`, `actual`, `diff`, `crop`; `frames` for the layout.
  fileprivate var word: String {
    name.hasSuffix(".layout.txt") ? "frames" : String(name.prefix { $0 != "." })
  }
}
