// SPDX-License-Identifier: MIT
//
// The state that is watched, shared by the thread that draws and those that answer the page.

import Foundation
import SnapshotStore

/// The documents as they are now; readers may wait for the next state.
///
/// `Sendable` by its condition: every stored property that changes is touched under it alone.
final class WatchBoard: @unchecked Sendable {
  private let condition = NSCondition()
  private var documents: [WatchedDocument] = []
  private var number = 0
  private var text = ""

  /// The number of the state and the state as JSON in one line.
  typealias State = (number: Int, text: String)

  /// Shows a new state.
  func show(_ documents: [WatchedDocument]) {
    condition.lock()
    self.documents = documents
    number += 1
    text =
      JSONValue.object([
        ("state", .integer(number)), ("documents", .array(documents.map(\.json))),
      ]).compact
    condition.broadcast()
    condition.unlock()
  }

  /// The state now.
  var state: State {
    condition.lock()
    defer { condition.unlock() }
    return (number, text)
  }

  /// The next state after one with a number; nil when there was none for some seconds.
  func state(after known: Int, seconds: TimeInterval) -> State? {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while number <= known {
      guard condition.wait(until: end) else { return nil }
    }
    return (number, text)
  }

  /// A picture by its document's place, its generation and its own place; nil when it is gone.
  func picture(
    document: Int, generation: Int, number: Int
  ) -> (picture: WatchedDocument.Picture, project: Project)? {
    condition.lock()
    defer { condition.unlock() }
    guard documents.indices.contains(document), documents[document].generation == generation,
      documents[document].pictures.indices.contains(number),
      let project = documents[document].project
    else { return nil }
    return (documents[document].pictures[number], project)
  }
}
