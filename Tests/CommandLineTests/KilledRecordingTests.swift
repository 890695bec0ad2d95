// SPDX-License-Identifier: MIT
//
// A recording run that is killed, or finds no room, leaves every reference whole; the next run
// finishes the rest.

import CairoPainter
import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct KilledRecordingTests {
  private func document(height: Int) -> String {
    let stops = (0..<12).map { "{ \"name\": \"s\($0)\", \"offset\": \($0) }" }
    return VerifyTourTests.rows.replacingOccurrences(
      of:
        "{ \"name\": \"top\", \"offset\": \"start\" }, { \"name\": \"second page\", \"offset\": 60 }",
      with: stops.joined(separator: ", ")
    ).replacingOccurrences(of: "\"absolute\": 44", with: "\"absolute\": \(height)")
  }

  @Test func `every reference is whole after a kill, and a second run finishes the rest`() throws {
    let folder = try VerifyTourTests.project(["screens/rows.json": document(height: 44)])
    let references = folder.place.text + "/Snapshots/screens/rows"
    for round in 0..<4 {
      if round == 2 { try folder.write(document(height: 48), to: "screens/rows.json") }
      let process = Process()
      process.executableURL = Scratch.tool
      process.arguments = ["record", "-u", "-j", "2"]
      process.environment = [:]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.place.text)
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(20_000 + round * 9_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in (try? folder.files(below: "Snapshots/screens/rows")) ?? [] {
        let bytes = try FileBytes.read(references + "/" + name)
        if name.hasSuffix(".png") { #expect(try PNGInfo(bytes).isStampTrusted, "\(name)") }
      }
    }
    _ = try folder.run("record", "-u")
    #expect(try folder.run("verify").code == 0)
    let files = try folder.files(below: "Snapshots/screens/rows")
    #expect(files.count == 24)
  }

  @Test func `no room for a file ends with 3 and leaves references as they were`() throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    let before = try FileBytes.read(folder.place.text + "/Snapshots/screens/rows/top.png")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f 0; exec '\(Scratch.tool.path)' record -u"]
    process.environment = [:]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.place.text)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    let after = try FileBytes.read(folder.place.text + "/Snapshots/screens/rows/top.png")
    #expect(after == before)
    #expect(try folder.files(below: "Snapshots").allSatisfy { !$0.hasSuffix("tmp") })
  }

  @Test func `a document that is not there ends with 3`() throws {
    let folder = try VerifyTourTests.project()
    let result = try folder.run("verify", "nowhere.json")
    #expect(result.code == 3)
    #expect(result.errors.contains("can't read 'nowhere.json'"))
  }
}
