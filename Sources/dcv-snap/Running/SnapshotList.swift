// SPDX-License-Identifier: MIT
//
// What `list --json` prints.

import DynamicCollectionView

/// Snapshots as JSON.
enum SnapshotList {
  /// A list with one object a line, ending in a line feed.
  static func json(_ snapshots: [ListedSnapshot]) -> String {
    list(snapshots.map { object($0) + "}" })
  }

  /// The same with what the gestures of each came to.
  static func json(_ snapshots: [ExplainedSnapshot]) -> String {
    list(
      snapshots.map { snapshot in
        object(snapshot.snapshot) + ", \"gestures\": ["
          + snapshot.explanation.map { JSONText.string($0) }.joined(separator: ", ") + "]}"
      })
  }

  private static func object(_ snapshot: ListedSnapshot) -> String {
    let variant = snapshot.variant.map {
      "\(JSONText.string($0.axis)): \(JSONText.string($0.value))"
    }
    return
      "  {\"id\": \(JSONText.string(snapshot.id)), \"file\": \(JSONText.string(snapshot.file)),"
      + " \"document\": \(JSONText.string(snapshot.document)),"
      + " \"stop\": \(JSONText.string(snapshot.stop)),"
      + " \"variant\": {\(variant.joined(separator: ", "))}"
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}

/// A snapshot, and a sentence for each thing that its gestures came to.
struct ExplainedSnapshot: Hashable, Sendable {
  let snapshot: ListedSnapshot
  let explanation: [String]

  /// The id, and below it the sentences.
  var text: String {
    ([snapshot.id] + explanation.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }
}
