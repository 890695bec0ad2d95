// SPDX-License-Identifier: MIT
//
// What must not pass, be written or be forgotten in silence: a configuration with a mistake, a
// pattern that nothing matches, reports of an older run, decisions about something else.

import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct FailClosedTests {
  @Test(arguments: ["record", "verify"])
  func `a mistake in the configuration comes before everything`(command: String) throws {
    let folder = try VerifyTourTests.project([
      "dcv-snap.json": """
      { "version": 1, "documents": ["screens/*.json"], "environment": { "appearence": "dark" } }
      """
    ])
    let result = try folder.run(command, "-u=all")
    #expect(result.code == 2)
    #expect(result.errors.contains("dcv-snap.json:1:"))
    #expect(!folder.has("Snapshots") && !folder.has("dcv-snap-results"))
    #expect(try folder.run(command, "--lenient").code == 1)
  }

  @Test(arguments: ["record", "verify", "list"])
  func `a configuration that can't be read says where, not that no document is given`(
    command: String
  ) throws {
    let folder = try VerifyTourTests.project([
      "dcv-snap.json": "{ \"version\": 1,\n  \"documents\" [] }"
    ])
    let result = try folder.run(command)
    #expect(result.code == 2)
    #expect(result.errors.contains("dcv-snap.json:2:15: error"), "\(result.errors)")
  }

  @Test func `a pattern that nothing matches is a mistake, and leaves the last run alone`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    #expect(try folder.run("verify").code == 1)
    let before = try folder.files(below: "dcv-snap-results")
    let typo = try folder.run("verify", "-g", "screens/rosw")
    #expect(typo.code == 2)
    #expect(typo.errors.contains("no snapshot matches 'screens/rosw'"))
    #expect(typo.errors.contains("'dcv-snap list' prints all ids"))
    #expect(try folder.run("verify", "-g", "rosw").errors.contains("did you mean 'rows'?"))
    #expect(try folder.run("verify", "-G", ".").code == 2)
    #expect(try folder.files(below: "dcv-snap-results") == before)
    #expect(try folder.run("verify", "--last-failed").code == 1)
    #expect(try folder.run("verify", "-g", "rosw", "--pass-with-no-tests").code == 0)
    // Other ways to run nothing are no mistake.
    #expect(try folder.run("verify", "--last-failed").code == 0)
    #expect(try folder.run("verify", "--shard", "1/2", "-g", "top").code < 2)
    #expect(try folder.run("verify", "--shard", "2/2", "-g", "top").code < 2)
  }

  @Test func `reports of an older run go, and nothing else does`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    _ = try folder.run("verify", "--reporter", "junit,blob,html")
    _ = try folder.run("verify", "--shard", "1/2", "--reporter", "blob")
    let results = "dcv-snap-results/"
    for name in ["notes.txt", "blob/mine.json", "blob/blob-9-2.json"] {
      try folder.write("kept", to: results + name)
    }
    // A shard leaves the blobs of others.
    _ = try folder.run("verify", "--shard", "2/2", "--reporter", "blob")
    #expect(folder.has(results + "blob/blob-1-2.json") && folder.has(results + "blob/blob.json"))
    #expect(!folder.has(results + "junit.xml"))
    try folder.write(VerifyTourTests.rows, to: "screens/rows.json")
    #expect(try folder.run("verify").code == 0)
    #expect(
      try folder.files(below: "dcv-snap-results/blob") == ["blob-9-2.json", "mine.json"])
    #expect(folder.has(results + "notes.txt"))
    #expect(!folder.has(results + "index.html"))
  }

  @Test func `a layout that changed again below an equal picture is not approved unseen`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    let seen = try RunResult(json: try folder.run("verify", "--reporter", "json").output)
    var approvals = Approvals()
    approvals.approved = seen.failures.map {
      Approvals.Decision(id: $0.id, hash: $0.hash ?? "", layout: $0.layoutHash)
    }
    #expect(!approvals.approved.contains { $0.layout == nil })
    try folder.write(approvals.json, to: "approvals.json")
    let waiting = "Snapshots/screens/rows/top.layout.txt.new"
    let text = try folder.text(waiting)
    try folder.write(text + "\n", to: waiting)
    let refused = try folder.run("approve", "--from", "approvals.json")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("'screens/rows/top' changed since it was seen"))
    #expect(refused.lines == ["approved screens/rows/second page"])
    try folder.write(text, to: waiting)
    approvals.approved.removeAll { $0.id != "screens/rows/top" }
    try folder.write(approvals.json, to: "approvals.json")
    #expect(try folder.run("approve", "--from", "approvals.json").code == 0)
    #expect(try folder.run("verify").code == 0)
  }

  @Test func `another layout below an equal picture waits with what its elements show`() throws {
    func document(_ id: String) -> String {
      VerifyTourTests.rows.replacingOccurrences(
        of: "\"itemCount\": 12",
        with: """
          "items": [ { "id": "\(id)", "cell": "box" }, { "id": "last", "cell": "box" } ]
          """
      ).replacingOccurrences(
        of: "\"sections\"", with: "\"cells\": { \"box\": { \"text\": \"box\" } }, \"sections\"")
    }
    let folder = try VerifyTourTests.project(["screens/rows.json": document("one")])
    _ = try folder.run("record")
    #expect(try folder.run("verify").code == 0)
    let reference = try folder.text("Snapshots/screens/rows/top.layout.txt")
    try folder.write(document("other"), to: "screens/rows.json")
    let changed = try folder.run("verify")
    #expect(changed.code == 1)
    #expect(changed.errors.contains("`rows/one`"), "\(changed.errors)")
    let pictures = ["top.png", "top.png.new"].map { "Snapshots/screens/rows/" + $0 }
    let bytes = try pictures.map { try FileBytes.read(folder.place.text + "/" + $0) }
    #expect(bytes.first == bytes.last)
    // All but the name is the same: the background and both digests as well.
    let waiting = try folder.text("Snapshots/screens/rows/top.layout.txt.new")
    #expect(waiting.contains("  rows/other  paint "))
    #expect(waiting.replacing("other", with: "one") == reference)
  }

  @Test func `prune keeps what waits for a decision, and says so`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    _ = try folder.run("verify", "--offset", "40")
    #expect(folder.has("Snapshots/screens/rows/y40.png.new"))
    let pruned = try folder.run("prune", "--delete")
    #expect(pruned.code == 0)
    #expect(pruned.lines.isEmpty)
    #expect(pruned.errors.contains("0 obsolete references deleted"))
    #expect(pruned.errors.contains("'screens/rows/y40.png.new'"))
    #expect(folder.has("Snapshots/screens/rows/y40.png.new"))
  }

  @Test func `a rule that could not be followed is told`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    let part = try folder.run("verify", "-g", "top", "--unreferenced", "delete")
    #expect(part.errors.contains("note        --unreferenced=delete deleted nothing"))
    #expect(try !folder.run("verify", "--unreferenced", "delete").errors.contains("note "))
  }
}
