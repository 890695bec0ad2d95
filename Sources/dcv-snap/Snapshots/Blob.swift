// SPDX-License-Identifier: MIT
//
// A run in one file: its results and its pictures, for `merge-reports` on another machine.

import Foundation
import SnapshotStore

/// A run in one file.
enum Blob {
  /// Its usual folder, below that of results.
  static let folder = "blob"

  /// Its usual name.
  static func name(of shard: Shard?) -> String {
    shard.map { "blob-\($0.index)-\($0.count).json" } ?? "blob.json"
  }

  /// Whether a blob is called so.
  static func isName(_ name: String) -> Bool {
    if name == Self.name(of: nil) { return true }
    let numbers = name.split { "-.".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 2, let shard = Shard(index: numbers[0], count: numbers[1]) else {
      return false
    }
    return name == Self.name(of: shard)
  }

  /// The text of a blob: equal runs give equal bytes.
  static func text(of run: RunResult, _ results: ResultFolder) -> String {
    var pictures: [(String, JSONValue)] = []
    for path in paths(of: run) {
      guard let bytes = results.read(path) else { continue }
      pictures.append((path, .string(Data(bytes).base64EncodedString())))
    }
    return JSONValue.object([
      ("version", .integer(1)), ("blob", .string(run.json)), ("pictures", .object(pictures)),
    ]).text
  }

  /// Files that snapshots of a run have below the results, sorted: each in the folder of its own.
  private static func paths(of run: RunResult) -> [String] {
    let paths = run.snapshots.flatMap { snapshot in
      let texts = snapshot.pictures[.actual] == nil ? [] : [snapshot.file + "/actual.layout.txt"]
      return (snapshot.pictures.values + texts).filter { path in
        path.hasPrefix(snapshot.file + "/")
          && [".png", ".layout.txt"].contains { path.hasSuffix($0) }
          && !path.hasPrefix("/") && !path.contains("\0")
          && !path.split(separator: "/").contains("..")
      }
    }
    return Set(paths).sorted()
  }

  /// Reads a blob, or a `results.json`.
  ///
  /// - Returns: The run, and the pictures that came with it by their paths below the results.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> (
    run: RunResult, pictures: [(path: String, bytes: [UInt8])]
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    let root = try JSONValue(text)
    guard let inner = root["blob"].string else { return (try RunResult(json: text), []) }
    let run = try RunResult(json: inner)
    // What no snapshot has is not written: it would lie in the place of something else.
    let named = Set(paths(of: run))
    var pictures: [(path: String, bytes: [UInt8])] = []
    if case .object(let members) = root["pictures"] {
      for (path, value) in members {
        guard named.contains(path), let data = value.string.flatMap({ Data(base64Encoded: $0) })
        else { continue }
        pictures.append((path, [UInt8](data)))
      }
    }
    return (run, pictures)
  }
}
