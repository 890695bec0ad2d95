// SPDX-License-Identifier: MIT
//
// `.last-run.json`: what the next run wants to know of this one, however many snapshots it had.

/// What a run leaves to the next one.
package struct LastRun: Hashable, Sendable {
  /// Its name below the results.
  package static let fileName = ".last-run.json"

  /// Ids of snapshots that were not fine, sorted.
  package var failed: [String]
  /// Pictures that lie in the folder of results.
  package var pictures: [Pictures]

  /// Pictures of one snapshot.
  package struct Pictures: Hashable, Sendable {
    /// The snapshot's file, without an ending.
    package var file: String
    /// Paths relative to the results, sorted.
    package var paths: [String]

    /// The pictures of a snapshot.
    package init(_ snapshot: SnapshotResult) {
      file = snapshot.file
      paths = snapshot.pictures.values.sorted()
    }

    init?(json: JSONValue) {
      guard let file = json["file"].string, let paths = json["paths"].array else { return nil }
      self.file = file
      self.paths = paths.compactMap(\.string)
    }

    var json: JSONValue {
      .object([("file", .string(file)), ("paths", .array(paths.map(JSONValue.string)))])
    }
  }

  /// What a run leaves to the next one.
  package init(_ run: RunResult) {
    failed = run.snapshots.filter { !$0.state.isFine }.map(\.id)
    pictures = run.snapshots.filter { !$0.pictures.isEmpty }.map(Pictures.init)
  }

  /// Reads the text of `.last-run.json`.
  package init(json text: String) throws(JSONError) {
    let root = try JSONValue(text)
    guard root["version"].integer == 1, let ids = root["failed"].array else {
      throw JSONError(offset: 0, message: "expected \"version\": 1 and \"failed\"")
    }
    failed = ids.compactMap(\.string)
    pictures = (root["pictures"].array ?? []).compactMap(Pictures.init)
  }

  /// The text of `.last-run.json`.
  package var json: String {
    JSONValue.object([
      ("version", .integer(1)), ("failed", .array(failed.map(JSONValue.string))),
      ("pictures", .array(pictures.map(\.json))),
    ]).text
  }
}
