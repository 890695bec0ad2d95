// SPDX-License-Identifier: MIT
//
// Pipes and devices where a file should be end a run with a reason, never with waiting.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct UnfitFilesTests {
  private static func pipe(_ path: String, in folder: Scratch) throws {
    try? FileManager.default.removeItem(atPath: folder.place.text + "/" + path)
    #expect(mkfifo(folder.place.text + "/" + path, 0o600) == 0)
  }

  @Test func `a named pipe or a device is no document`() throws {
    let folder = try VerifyTourTests.project()
    try Self.pipe("screens/pipe.json", in: folder)
    for command in ["render", "validate", "layout", "verify", "list"] {
      let run = try folder.run(command, "screens/pipe.json")
      #expect(run.code == 3)
      #expect(
        run.errors.contains("can't read 'screens/pipe.json': a named pipe, not a file"),
        "\(run.errors)")
    }
    #expect(try folder.run("render", "screens").code == 3)
    #expect(try folder.run("list").code == 3)
    let device = try folder.run("render", "/dev/zero")
    #expect(device.code == 3)
    #expect(device.errors.contains("can't read '/dev/zero': a device, not a file"))
  }

  @Test func `a named pipe is no configuration and holds no decisions`() throws {
    let folder = try VerifyTourTests.project()
    try Self.pipe("approvals.json", in: folder)
    let decided = try folder.run("approve", "--from", "approvals.json")
    #expect(decided.code == 3)
    #expect(decided.errors.contains("can't read 'approvals.json': a named pipe"))
    #expect(try folder.run("approve", "--from", "nowhere.json").code == 3)
    try Self.pipe("dcv-snap.json", in: folder)
    #expect(try folder.run("verify").code == 3)
    #expect(try folder.run("prune").code == 3)
  }

  @Test(arguments: ["top.png", "top.layout.txt"])
  func `a named pipe is no reference`(name: String) throws {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try Self.pipe("Snapshots/screens/rows/" + name, in: folder)
    let run = try folder.run("verify")
    #expect(run.code == 3)
    #expect(run.errors.contains("unreadable  screens/rows/top: "), "\(run.errors)")
    #expect(run.errors.contains("top.\(name.dropFirst(4))': not a file"), "\(run.errors)")
    // It is replaced like anything else that can't be read.
    #expect(try folder.run("record", "-u").code == 1)
    #expect(try folder.run("verify").code == 0)
  }

  @Test func `what the caller has open is read`() throws {
    let folder = try VerifyTourTests.project()
    let shell = try ChildProcess.run(
      "/bin/bash",
      [
        "-c",
        "cd \"$0\" && \"$1\" list <(cat screens/rows.json) && "
          + "\"$1\" list /dev/stdin <screens/rows.json", folder.place.text, Scratch.tool.path,
      ],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(shell.code == 0, "\(shell.text)")
    #expect(shell.text.split(separator: "\n").count == 4, "\(shell.text)")
  }

  @Test func `a document whose name is not UTF-8 is told, not left out`() throws {
    let folder = try VerifyTourTests.project()
    let path = Array(folder.place.text.utf8) + Array("/screens/caf".utf8) + [0xE9]
    let descriptor = (path + Array(".json".utf8) + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o600) } ?? -1
      }
    }
    #expect(descriptor >= 0)
    close(descriptor)
    for words in [["list"], ["list", "screens"], ["verify"]] {
      let run = try folder.run(words)
      #expect(run.code == 3)
      #expect(run.errors.contains("caf\u{FFFD}.json': its name is not UTF-8"), "\(run.errors)")
    }
  }

  @Test func `a working folder that is gone is not taken for another one`() throws {
    let folder = try VerifyTourTests.project()
    let shell = try ChildProcess.run(
      "/bin/sh",
      [
        "-c", "cd \"$0\" && mkdir gone && cd gone && rmdir ../gone && \"$1\" list",
        folder.place.text, Scratch.tool.path,
      ], environment: ["PATH": "/usr/bin:/bin"])
    #expect(shell.code == 3, "\(shell.text)")
    #expect(shell.text.contains("can't use the working folder"), "\(shell.text)")
  }
}
