// SPDX-License-Identifier: MIT
//
// What `list --json` prints.

import DynamicCollectionView

/// Snapshots as JSON.
enum SnapshotList {
  /// A list with one object a line, ending in a line feed.
  static func json(_ snapshots: [ListedSnapshot]) -> String {
    let lines = snapshots.map { snapshot in
      let variant = snapshot.variant.map {
        "\(JSONText.string($0.axis)): \(JSONText.string($0.value))"
      }
      return
        "  {\"id\": \(JSONText.string(snapshot.id)), \"file\": \(JSONText.string(snapshot.file)),"
        + " \"document\": \(JSONText.string(snapshot.document)),"
        + " \"stop\": \(JSONText.string(snapshot.stop)),"
        + " \"variant\": {\(variant.joined(separator: ", "))}}"
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
