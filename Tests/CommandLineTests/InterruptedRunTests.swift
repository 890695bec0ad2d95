// SPDX-License-Identifier: MIT
//
// A run that is interrupted leaves the report and the results of the one before.

import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct InterruptedRunTests {
  /// Rows with `count` stops, and cells of a height.
  private func document(stops count: Int, height: Int) -> String {
    let stops = (0..<count).map { "{ \"name\": \"s\($0)\", \"offset\": \(CGFloat($0) / 10) }" }
    return VerifyTourTests.rows.replacingOccurrences(
      of:
        "{ \"name\": \"top\", \"offset\": \"start\" }, { \"name\": \"second page\", \"offset\": 60 }",
      with: stops.joined(separator: ", ")
    ).replacingOccurrences(of: "\"absolute\": 44", with: "\"absolute\": \(height)")
  }

  @Test func `the last report stays whole, and the next run leaves nothing of the interrupted one`()
    throws
  {
    let folder = try VerifyTourTests.project(["screens/rows.json": document(stops: 3, height: 44)])
    _ = try folder.run("record")
    try folder.write(document(stops: 3, height: 48), to: "screens/rows.json")
    #expect(try folder.run("verify", "--reporter", "html,junit").code == 1)
    let results = "dcv-snap-results/"
    let kept = ["index.html", "junit.xml", "results.json", ".last-run.json"]
    let before = try kept.map { try folder.text(results + $0) }
    // 1. Another change, and many more stops: the first of them to fail is the signal.
    try folder.write(document(stops: 900, height: 52), to: "screens/rows.json")
    let seen = results + "screens/rows/s3/actual.png"
    let interrupted = try folder.run(["verify"], interruptedBy: seen)
    #expect(interrupted.code == 130)
    #expect(folder.has(seen))
    #expect(try kept.map { try folder.text(results + $0) } == before)
    // 2. Everything is fine again: old results go, those of the interrupted run as well where a
    // snapshot has results of its own.
    try folder.write(document(stops: 4, height: 44), to: "screens/rows.json")
    #expect(try folder.run("verify").code == 1)
    #expect(folder.has(results + "index.html"))
    #expect(!folder.has(results + "junit.xml"))
    let pictures = try folder.files(below: "dcv-snap-results/screens/rows").filter {
      $0.hasPrefix("s0/") || $0.hasPrefix("s3/")
    }
    #expect(pictures.sorted() == ["s3/actual.layout.txt", "s3/actual.png"])
  }
}
