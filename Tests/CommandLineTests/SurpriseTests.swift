// SPDX-License-Identifier: MIT
//
// Documents that are right and still surprise: what a run says of them stands in the `.txt` beside.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct SurpriseTests {
  private static let folder = OwnScreen.root.appending(path: "fixtures/surprises")
  private static let isRecording = ProcessInfo.processInfo.environment["DCV_RECORD_FIXTURES"] != nil

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".json")
    }.map { String($0.dropLast(5)) }.sorted()
  }

  @Test("a surprise is told with its place, and is no error", arguments: try names())
  func messages(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: name + ".json"), encoding: .utf8)
    let scratch = try Scratch(files: [name + ".json": text])
    let result = try scratch.run("validate", name + ".json")
    #expect(result.code == 0)
    #expect(result.errors.contains("[\(name)]"), "the file is named after its code")
    let file = Self.folder.appending(path: name + ".txt")
    if Self.isRecording {
      try Data(result.errors.utf8).write(to: file)
      Issue.record("recorded; run again to compare")
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == result.errors)
    }
  }
}
