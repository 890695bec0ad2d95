// SPDX-License-Identifier: MIT
//
// A document with an error takes nothing from its references: what it would have shown, nobody knows.

import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct BrokenDocumentTests {
  private static let stops =
    "\"stops\": [ { \"name\": \"top\", \"offset\": \"start\" }, { \"name\": \"second page\", \"offset\": 60 } ]"

  private static func rows(_ stops: String) -> String {
    VerifyTourTests.rows.replacing(Self.stops, with: stops)
  }

  private static let mistakes = [
    "\"stops\": 5, \"xx\": []",
    "\"stops\": [ { \"nam\": \"top\", \"offset\": \"start\" } ]",
    "\"stops\": [ { \"name\": 7, \"offset\": \"start\" } ]",
    "\"stops\": [ { \"name\": \"top\" }, { \"name\": \"top\", \"offset\": 60 } ]",
    "\"stops\": [ { \"name\": \"top\" } ], \"variants\": { \"appearance\": \"dark\" }",
  ]

  @Test(arguments: mistakes)
  func `no reference of a document with an error is obsolete`(mistake: String) throws {
    let folder = try VerifyTourTests.project(["screens/two.json": VerifyTourTests.rows])
    _ = try folder.run("record")
    let before = try folder.files(below: "Snapshots")
    try folder.write(Self.rows(mistake), to: "screens/two.json")
    for arguments in [
      ["verify", "--unreferenced=delete"], ["record", "--unreferenced=delete"],
      ["prune", "--delete"],
    ] {
      let run = try folder.run(arguments)
      #expect(run.code == 2, "\(arguments): \(run.errors)")
      #expect(!run.errors.contains("obsolete    "), "\(run.errors)")
    }
    let strict = try folder.run(["verify"], variables: ["CI": "1"])
    #expect(strict.code == 2)
    #expect(!strict.errors.contains("obsolete"), "\(strict.errors)")
    // A mistake that is let pass is one all the same.
    #expect(
      try !folder.run("verify", "--lenient", "--unreferenced=delete").errors.contains("obsolete "))
    #expect(try folder.files(below: "Snapshots").filter { !$0.hasSuffix(".new") } == before)
  }

  @Test func `shards delete nothing either, and together are a single run's bytes`() throws {
    let folder = try VerifyTourTests.project(["screens/two.json": VerifyTourTests.rows])
    _ = try folder.run("record")
    let before = try folder.files(below: "Snapshots")
    let mistakes = [
      Self.rows(Self.mistakes[1]),
      VerifyTourTests.rows.replacing("\"itemCount\"", with: "\"itemCuont\": 1, \"itemCount\""),
      VerifyTourTests.rows.replacing("\"type\": \"grid\"", with: "\"tipe\": 1, \"type\": \"grid\""),
      "{ \"version\": 1, }",
    ]
    for mistake in mistakes {
      try folder.write(mistake, to: "screens/two.json")
      let whole = try folder.run("verify", "--reporter", "json", "--results", "whole")
      for shard in 1...5 {
        let part = try folder.run(
          "verify", "--shard", "\(shard)/5", "--reporter", "blob=blobs/\(shard).json")
        #expect(part.code == 2)
      }
      let merged = try folder.run(
        "merge-reports", "blobs", "--reporter", "json", "--results", "all", "--unreferenced=delete")
      #expect(merged.code == 2)
      #expect(merged.output == whole.output)
      #expect(try folder.text("all/results.json") == folder.text("whole/results.json"))
    }
    #expect(try folder.files(below: "Snapshots").filter { !$0.hasSuffix(".new") } == before)
  }

  @Test func `a slip in 'sections' is a mistake, not another kind of file`() throws {
    let slip = VerifyTourTests.rows.replacing("\"sections\"", with: "\"sectons\"")
    let bare = "{ \"sectons\": [] }"
    let folder = try VerifyTourTests.project([
      "screens/two.json": VerifyTourTests.rows, "screens/Zwei & 2.json": VerifyTourTests.rows,
      "screens/data.json": "{ \"photos\": [] }",
    ])
    _ = try folder.run("record")
    #expect(try folder.run("verify").code == 0)
    let before = try folder.files(below: "Snapshots")
    // The second says nothing of itself, but has references.
    for (path, text, mistake) in [
      ("screens/two.json", slip, "did you mean 'sections'?"),
      ("screens/Zwei & 2.json", bare, "error[version-missing]"),
    ] {
      try folder.write(text, to: path)
      let run = try folder.run("verify", "--unreferenced=delete")
      #expect(run.code == 2)
      #expect(run.errors.contains(mistake), "\(run.errors)")
      #expect(run.errors.contains("so no screen document: 'screens/data.json'\n"))
      #expect(try folder.run("prune", "--delete").code == 2)
      try folder.write(VerifyTourTests.rows, to: path)
    }
    #expect(try folder.files(below: "Snapshots") == before)
  }

  @Test func `what can't be looked at may have references`() throws {
    let folder = try VerifyTourTests.project(["screens/two.json": VerifyTourTests.rows])
    _ = try folder.run("record")
    let before = try folder.files(below: "Snapshots")
    try folder.write(
      "{ \"version\": 1, \"documents\": [\"screens/rows.json\", 7] }", to: "dcv-snap.json")
    _ = try folder.run("verify", "--lenient", "--unreferenced=delete")
    #expect(try folder.files(below: "Snapshots") == before)
  }

  @Test func `a mask that is no element is told, once`() throws {
    let folder = try VerifyTourTests.project([
      "dcv-snap.json": """
      { "version": 1, "documents": ["screens/*.json"], "tolerances": [
        { "match": "**/top", "masks": ["rows/#0", "rosw/#1"], "reason": "a test" } ] }
      """
    ])
    _ = try folder.run("record")
    let run = try folder.run("verify")
    #expect(run.code == 0)
    let warning =
      "warning     the mask 'rosw/#1' for '**/top' is no element of a snapshot; did you mean 'rows/#1'?\n"
    #expect(run.errors.components(separatedBy: warning).count == 2, "\(run.errors)")
    #expect(!run.errors.contains("'rows/#0'"))
    // Other snapshots of the rule may have it.
    #expect(try !folder.run("verify", "-g", "top").errors.contains("warning"))
    let option = try folder.run("verify", "-g", "top", "--mask", "nosuch", "--mask", "rows/#0")
    #expect(option.code == 0)
    #expect(option.errors.contains("warning     the mask 'nosuch' is no element of a snapshot\n"))
    #expect(!option.errors.contains("'rows/#0'"))
  }
}
