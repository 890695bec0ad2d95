// SPDX-License-Identifier: MIT
//
// Projects that would lose something to the tool: files of others among the references and results,
// reports in the place of documents, values that a shell left empty.

import CairoPainter
import Foundation
import ScreenSnapshots
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct HostileProjectTests {
  @Test func `a value that a shell left empty is a mistake, not another option`() throws {
    let folder = try VerifyTourTests.project()
    for arguments in [
      ["verify", "--only-changed="], ["record", "-u="], ["record", "--update-snapshots="],
    ] {
      let result = try folder.run(arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(result.errors.contains("is empty"), "\(arguments): \(result.errors)")
    }
    #expect(try folder.files(below: "") == ["dcv-snap.json", "screens", "screens/rows.json"])
  }

  @Test func `a blob writes the pictures of its snapshots, and no other file`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    _ = try folder.run("verify", "--reporter", "blob", "--results", "one")
    let blob = try folder.text("one/blob/blob.json")
    let others = ["index.html", ".last-run.json/x", "dcv-snap.json", "../evil.png", "a\\u0000.png"]
      .map { "\"\($0)\": \"aGk=\"," }.joined(separator: " ")
    try folder.write(
      blob.replacing("\"pictures\": {", with: "\"pictures\": {" + others), to: "blobs/blob.json")
    #expect(try folder.run("merge-reports", "blobs", "--results", "merged").code == 1)
    let files = try folder.files(below: "merged").filter { $0.contains(".") }
    #expect(files.contains("screens/rows/top/actual.png"))
    #expect(files.contains("screens/rows/top/actual.layout.txt"))
    let known = ["index.html", ".last-run.json", "results.json"]
    #expect(files.allSatisfy { known.contains($0) || $0.hasPrefix("screens/rows/") }, "\(files)")
    #expect(try folder.text("merged/index.html").hasPrefix("<!doctype"))
    #expect(!folder.has("evil.png"))
  }

  @Test func `what can't be read is not said to be missing`() throws {
    let folder = try VerifyTourTests.project(["dcv-snap-results/.last-run.json": "garbage"])
    let last = try folder.run("verify", "--last-failed")
    #expect(last.code == 2)
    #expect(last.errors.contains("'dcv-snap-results/.last-run.json' can't be read"))
    let other = try Scratch(files: ["dcv-snap.json/x": ""])
    let initialized = try other.run("init")
    #expect(initialized.code == 3)
    #expect(initialized.errors.contains("can't write 'dcv-snap.json'"))
  }
}
