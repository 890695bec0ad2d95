// SPDX-License-Identifier: MIT
//
// How a run is told: places, paths as a job sees them, standard output, colours, or nothing.

import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct RunReportTests {
  /// A project in a folder of a repository, one of its layouts changed and one document wrong.
  private func project() throws -> (top: Scratch, app: Scratch) {
    let top = try Scratch(files: [
      ".git/HEAD": "", "app/dcv-snap.json": VerifyTourTests.configuration,
    ])
    let app = try top.folder("app")
    try app.write(VerifyTourTests.rows, to: "screens/rows.json")
    _ = try app.run("record")
    try app.write(VerifyTourTests.taller, to: "screens/rows.json")
    let wrong = VerifyTourTests.rows.replacingOccurrences(of: "itemCount", with: "itemcount")
    try app.write(wrong, to: "screens/wrong.json")
    return (top, app)
  }

  @Test(arguments: ["", "GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func `files are named from the top of the job on, errors at their own place`(
    variable: String
  ) throws {
    let (top, app) = try project()
    let run = try app.run(
      ["verify", "--reporter", "github,junit"],
      variables: variable.isEmpty ? [:] : [variable: top.place.text])
    #expect(run.code == 2)
    let error = try #require(run.lines.first)
    #expect(error.hasPrefix("::error file=app/screens/wrong.json,line="))
    #expect(!error.contains("line=1,col=1") && !error.contains("::screens/wrong.json:"))
    #expect(run.lines.count { $0.contains("wrong.json") } == 1)
    let junit = try app.text("dcv-snap-results/junit.xml")
    #expect(junit.contains(" file=\"app/screens/rows.json\""))
    let first = try #require(junit.components(separatedBy: "[[ATTACHMENT|").dropFirst().first)
    let path = try #require(first.components(separatedBy: "]]").first)
    #expect(path.hasSuffix("/diff.png"))
    #expect(top.has(path), "\(path)")
    #expect(!junit.contains("file=\"app/screens/wrong.json\" line=\"1\""))
  }

  @Test func `a minus is standard output, and a folder that is not there is named`() throws {
    let (_, app) = try project()
    let json = try app.run("verify", "--reporter", "json=-")
    #expect(try RunResult(json: json.output).snapshots.count == 4)
    #expect(try app.run("verify", "--reporter", "junit=-").output.hasPrefix("<?xml"))
    #expect(!app.has("-"))
    let none = try app.run("report", "/nope")
    #expect(none.code == 3)
    #expect(none.errors.contains("can't read '/nope': no such file or folder"))
    #expect(try app.run("report", "/").errors.contains("can't read '/results.json'"))
  }

  @Test func `a run speaks in colours, in plain lines, or not at all`() throws {
    let (_, app) = try project()
    let red = "\u{1B}[31mchanged\u{1B}[0m     screens/rows/top"
    #expect(try app.run("verify", "--color", "always").errors.contains(red))
    #expect(try !app.run("verify").errors.contains("\u{1B}"))
    #expect(try app.run("verify", "--color", "blue").code == 2)
    let quiet = try app.run("verify", "--quiet", "screens/rows.json")
    #expect(quiet.code == 1)
    #expect(quiet.errors.isEmpty && quiet.output.isEmpty)
    #expect(app.has("dcv-snap-results/index.html"))
    // A mistake is told in any case.
    #expect(try app.run("verify", "--quiet").errors.contains("screens/wrong.json:"))
  }

  @Test func `hints fit where they are given`() throws {
    let folder = try VerifyTourTests.project()
    let hint = "hint        'dcv-snap record'"
    #expect(try folder.run("verify").errors.contains(hint + " writes missing references"))
    #expect(
      try folder.run(["verify"], variables: ["CI": "1"]).errors.contains(hint + " where CI is not"))
    #expect(try !folder.run(["record"], variables: ["CI": "1"]).errors.contains(hint))
  }

  @Test func `without tolerances a run shows what they hide`() throws {
    func painted(_ color: String) -> String {
      VerifyTourTests.rows.replacingOccurrences(
        of: "\"itemCount\": 12",
        with: "\"items\": [ { \"id\": \"1\", \"cell\": \"plain\" } ]"
      ).replacingOccurrences(
        of: "\"sections\": [",
        with:
          "\"cells\": { \"plain\": { \"roundedRectangle\": 0, \"fill\": \"\(color)\" } }, \"sections\": ["
      )
    }
    let folder = try VerifyTourTests.project([
      "dcv-snap.json": """
      { "version": 1, "documents": ["screens/*.json"],
        "tolerances": [ { "match": "**", "metric": "yiq", "threshold": 0.9, "reason": "a test" } ] }
      """,
      "screens/rows.json": painted("#808080"),
    ])
    _ = try folder.run("record")
    try folder.write(painted("#828282"), to: "screens/rows.json")
    let tolerated = try folder.run("verify")
    #expect(tolerated.errors.contains("2 tolerated"), "\(tolerated.errors)")
    #expect(tolerated.errors.contains(" apart, up to "))
    #expect(tolerated.errors.contains(" would do instead of 0.9"))
    let shown = try folder.run("verify", "--no-tolerance")
    #expect(shown.code == 1)
    #expect(shown.errors.contains("2 changed"))
    #expect(try folder.run("verify", "--no-tolerance", "--precision", "0.5").code == 2)
  }
}
