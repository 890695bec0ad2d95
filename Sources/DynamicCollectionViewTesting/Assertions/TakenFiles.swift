// SPDX-License-Identifier: MIT
//
// Two assertions that look at one reference would judge, or write, each other's: the second one is
// told. The same snapshot again, as when a test is repeated, is fine.

import SnapshotStore
import Synchronization

/// References that assertions have looked at. Behind a lock: tests run side by side.
final class TakenFiles: Sendable {
  /// Those of all assertions of the process.
  static let ofThisProcess = TakenFiles()

  private struct Owner {
    var id: String
    var file: String
    var content: String
  }

  private let owners = Mutex<[String: Owner]>([:])

  /// Takes a reference for a snapshot.
  ///
  /// - Parameters:
  ///   - file: Its path with its ending.
  ///   - content: What tells this drawing from others.
  /// - Throws: ``AssertionProblem`` when another snapshot has it, or one whose path differs in case
  ///   alone.
  func take(_ file: String, id: String, content: String) throws(AssertionProblem) {
    let owner = owners.withLock { owners in
      let key = file.lowercased()
      let known = owners[key]
      if known == nil { owners[key] = Owner(id: id, file: file, content: content) }
      return known
    }
    guard let owner else { return }
    let name = String(file.split(separator: "/").last ?? "")
    guard owner.file == file else { throw .almostTaken(name, by: owner.id) }
    guard owner.id == id, owner.content == content else { throw .takenTwice(name) }
  }
}
