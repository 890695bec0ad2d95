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

  /// Runs the tool where no file may be longer than `blocks` of 512 bytes.
  private func run(_ arguments: String, in folder: Scratch, blocks: Int) throws -> Int32 {
    try ChildProcess.run(
      "/bin/sh",
      [
        "-c", "cd \"$0\" && ulimit -f \(blocks) && exec \"$1\" \(arguments)",
        folder.place.text, Scratch.tool.path,
      ], environment: [:]
    ).code
  }

  @Test(arguments: [1, 2, 3, 4, 6, 8])
  func `a reference is old or new as a whole, however little room there is`(blocks: Int) throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    let (top, second) = ("screens/rows/top", "screens/rows/second-page-9500210b")
    func pairs(_ ending: String = "") throws -> [[String: [UInt8]]] {
      try [top, second].map { file in
        let names = [".png", ".layout.txt"].map { "Snapshots/" + file + $0 + ending }
        return try names.filter(folder.has).reduce(into: [:]) {
          $0[$1] = try FileBytes.read(folder.place.text + "/" + $1)
        }
      }
    }
    let old = try pairs()
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    _ = try folder.run("verify")
    let new = try pairs(".new")
    #expect(new.allSatisfy { $0.count == 2 })
    // 1. What waits is of one run, or nothing waits.
    _ = try run("verify", in: folder, blocks: blocks)
    for (found, whole) in zip(try pairs(".new"), new) { #expect(found == whole || found == [:]) }
    // 2. What counts is of one run.
    _ = try run("record --record=failed", in: folder, blocks: blocks)
    for (index, found) in try pairs().enumerated() {
      let bytes = new[index].map { (String($0.dropLast(4)), $1) }
      #expect(found == old[index] || found == Dictionary(uniqueKeysWithValues: bytes))
    }
    #expect(try folder.files(below: "Snapshots").allSatisfy { !$0.hasSuffix("tmp") })
  }

  /// What lies there when a run is killed between two files of a reference: recording puts the layout
  /// in its place first, approving the picture.
  @Test(arguments: [".layout.txt", ".png"])
  func `half of a new reference is told, and the next run writes the other half`(half: String)
    throws
  {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    _ = try folder.run("verify")
    let place = folder.place.text + "/Snapshots/screens/rows/top" + half
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.moveItem(atPath: place + ".new", toPath: place)
    for document in [VerifyTourTests.rows, VerifyTourTests.taller] {
      try folder.write(document, to: "screens/rows.json")
      let told = try folder.run(["verify"], variables: ["CI": "1"])
      #expect(told.code == 1)
      #expect(told.errors.contains("changed     screens/rows/top: "), "\(told.errors)")
    }
    // By approving, then by recording.
    if half == ".png" {
      #expect(try folder.run("verify").code == 1)
      #expect(try folder.run("approve", "--all").code == 0)
    } else {
      #expect(try folder.run("record", "--record=failed").code == 1)
    }
    #expect(try folder.run("verify").code == 0)
  }

  @Test func `a document that is not there ends with 3`() throws {
    let folder = try VerifyTourTests.project()
    let result = try folder.run("verify", "nowhere.json")
    #expect(result.code == 3)
    #expect(result.errors.contains("can't read 'nowhere.json'"))
  }
}
