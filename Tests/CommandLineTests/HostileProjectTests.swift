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
  @Test func `pictures of others among the references are never obsolete`() throws {
    let folder = try VerifyTourTests.project(["screens/gone.json": VerifyTourTests.rows])
    _ = try folder.run("record")
    let logo = try Raster(width: 2, height: 2).png()
    try folder.write(logo, to: "Snapshots/assets/logo.png")
    try folder.write("no picture", to: "Snapshots/broken.png")
    try FileManager.default.removeItem(atPath: folder.place.text + "/screens/gone.json")
    // One whose layout is missing says of itself what it is.
    try FileManager.default.removeItem(
      atPath: folder.place.text + "/Snapshots/screens/gone/top.layout.txt")
    let told = try folder.run("verify")
    #expect(told.errors.contains("obsolete    screens/gone/top:"))
    #expect(!told.errors.contains("logo") && !told.errors.contains("broken"))
    let pruned = try folder.run("prune", "--delete")
    #expect(pruned.lines.count == 2 && pruned.lines.contains("screens/gone/top"))
    #expect(folder.has("Snapshots/assets/logo.png") && folder.has("Snapshots/broken.png"))
    #expect(!folder.has("Snapshots/screens/gone/top.png"))
  }

  @Test(arguments: [".", "Snapshots", "Snapshots/inner/.."])
  func `results among the references are refused`(results: String) throws {
    let snapshots = results == "." ? "." : "Snapshots"
    let folder = try VerifyTourTests.project([
      "dcv-snap.json": """
      { "version": 1, "documents": ["screens/*.json"], "snapshots": "\(snapshots)",
        "results": "\(results)" }
      """
    ])
    for arguments in [["record"], ["verify"], ["prune", "--delete"]] {
      let result = try folder.run(arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(result.errors.contains("would lie among the references"), "\(result.errors)")
    }
    #expect(!folder.has("Snapshots") && !folder.has("results.json"))
  }

  @Test func `a page of somebody else's in the folder of results stays`() throws {
    let folder = try VerifyTourTests.project(["out/index.html": "mine", "out/junit.xml": "mine"])
    _ = try folder.run("record", "--results", "records")
    #expect(try folder.run("verify", "--results", "out").code == 0)
    #expect(try folder.text("out/index.html") == "mine")
    // From here on it is a folder of results.
    #expect(try folder.run("verify", "--results", "out").code == 0)
    #expect(!folder.has("out/index.html"))
  }

  @Test(arguments: ["screens/rows.json", "./screens/../screens/rows.json", "dcv-snap.json"])
  func `no report is written over a document or the configuration`(path: String) throws {
    let folder = try VerifyTourTests.project()
    for form in ["json", "junit", "html", "list"] {
      let result = try folder.run("verify", "--reporter", "line,\(form)=\(path)")
      #expect(result.code == 2)
      #expect(result.errors.contains("would be written over by a report"))
    }
    #expect(try folder.text("screens/rows.json") == VerifyTourTests.rows)
    #expect(try folder.text("dcv-snap.json") == VerifyTourTests.configuration)
  }

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

  @Test func `a configuration that can't be read is told once, and ends with 3`() throws {
    let folder = try Scratch(files: ["screens/rows.json": VerifyTourTests.rows])
    #expect(mkfifo(folder.place.text + "/dcv-snap.json", 0o666) == 0)
    for arguments in [
      ["verify"], ["record"], ["list"], ["prune"], ["approve", "--all"], ["render", "screens"],
      ["verify", "screens"], ["diff", "screens/rows.json", "screens/rows.json"],
    ] {
      let result = try folder.run(arguments)
      #expect(result.code == 3, "\(arguments)")
      #expect(
        result.errors.contains("dcv-snap: error[file]: can't read 'dcv-snap.json': a named pipe"),
        "\(arguments): \(result.errors)")
      #expect(!result.errors.contains("error[usage]"))
    }
  }

  @Test func `a file in the place of the references is not said to be written`() throws {
    let folder = try VerifyTourTests.project(["Snapshots": "a file"])
    for arguments in [["prune"], ["prune", "--delete"], ["approve", "--all"], ["review"]] {
      let result = try folder.run(arguments)
      #expect(result.code == 3, "\(arguments)")
      #expect(
        result.errors.hasSuffix(" 'Snapshots': not a directory\n")
          || result.errors.hasSuffix("/Snapshots': not a directory\n"), "\(result.errors)")
      #expect(!result.errors.contains("can't write"))
    }
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
