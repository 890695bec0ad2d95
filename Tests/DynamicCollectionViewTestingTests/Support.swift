// SPDX-License-Identifier: MIT
//
// A folder of its own for each test, and assertions whose variables and memory are given.

import DynamicCollectionView
import Foundation

@testable import DynamicCollectionViewTesting

/// A folder that goes when the test does.
final class Scratch: Sendable {
  let path: String

  init() throws {
    let base = NSTemporaryDirectory() as NSString
    path = base.appendingPathComponent("dcv-testing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

  /// Paths of all files below it, sorted.
  func files(below name: String = "references") -> [String] {
    let folder = url(name).path
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

  /// What an assertion in a test would say. Each call has a memory of its own, as a run has.
  func check(
    _ source: SnapshotSource, as strategy: Snapshotting<URL>, test: String = "rows()",
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    variables: [String: String] = [:], taken: TakenFiles = TakenFiles()
  ) -> [SnapshotFailure] {
    outcome(
      source, as: strategy, test: test, named: name, record: record, variables: variables,
      taken: taken
    ).failures
  }

  /// What came of an assertion, its tolerance included.
  func outcome(
    _ source: SnapshotSource, as strategy: Snapshotting<URL>, test: String = "rows()",
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    variables: [String: String] = [:], taken: TakenFiles = TakenFiles()
  ) -> SnapshotAssertion.Outcome {
    var variables = variables
    variables["SNAPSHOT_ARTIFACTS"] = url("artifacts").path
    var assertion = SnapshotAssertion(
      strategy: strategy.strategy, testFile: url("FeedTests.swift").path, testName: test,
      name: name, record: record)
    assertion.folder = url("references").path
    assertion.variables = variables
    assertion.taken = taken
    return assertion.outcome { source }
  }
}

/// Documents that tests draw: rows of one height below a header.
enum Documents {
  /// - Parameters:
  ///   - rest: Further members of the document.
  static func rows(
    height: Int = 44, color: String = "blue", title: String = "One", rest: String = ""
  ) -> String {
    """
    { "version": 1, "device": { "width": 200, "height": 300, "scale": 2 },
      "cells": {
        "row": { "rectangle": true, "fill": "{{color}}", "overlay": { "text": "{{title}}" } } },
      "sections": [ { "id": "rows",
        "items": [
          { "id": "a", "cell": "row", "title": "\(title)", "color": "\(color)" },
          { "id": "b", "cell": "row", "title": "Two", "color": "mint" } ],
        "layout": { "type": "grid", "group": { "axis": "horizontal",
          "width": { "fractionalWidth": 1 }, "height": { "absolute": \(height) },
          "subitems": [ { "item": {
            "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } } ]
      \(rest.isEmpty ? "" : ", " + rest) }
    """
  }
}
