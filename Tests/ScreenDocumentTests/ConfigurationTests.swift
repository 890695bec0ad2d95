// SPDX-License-Identifier: MIT
//
// Configurations: good ones are read as they stand, each bad one says exactly what stands in the
// `.txt` beside it.

import Foundation
import ScreenDocument
import Testing

private let folder = repository.appendingPathComponent("fixtures/configurations")
private let isRecording = ProcessInfo.processInfo.environment["DCV_RECORD_FIXTURES"] != nil

/// The names of the configurations in a folder, without `.json`.
private func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
    $0.hasSuffix(".json")
  }.map { String($0.dropLast(5)) }.sorted()
}

private func load(_ name: String, in folder: URL) throws -> ProjectConfiguration {
  let bytes = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
  return ProjectConfiguration.load(bytes: Array(bytes), name: name + ".json")
}

@Suite struct ConfigurationTests {
  @Test("a good configuration has nothing wrong with it", arguments: try names(in: folder))
  func good(_ name: String) throws {
    #expect(try load(name, in: folder).diagnostics.isEmpty)
  }

  @Test(
    "a bad configuration says exactly what is wrong with it",
    arguments: try names(in: folder.appendingPathComponent("bad")))
  func bad(_ name: String) throws {
    let folder = folder.appendingPathComponent("bad")
    let found = try load(name, in: folder).diagnostics
    #expect(found.contains { $0.severity == .error })
    #expect(found.contains { name.hasPrefix($0.code.rawValue) }, "the file is named after its code")
    let text = DiagnosticReport(found).text(.full)
    let file = folder.appendingPathComponent(name + ".txt")
    if isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded; run again to compare")
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test func `limits keep the order of the file and the words of the command line`() throws {
    let tolerances = try load("everything", in: folder).tolerances
    #expect(tolerances.map(\.pattern) == ["home/**", "*"])
    #expect(tolerances.first?.reason == "the map is drawn by another library")
    #expect(tolerances.first?.place.line == 21)
    let limits = try #require(tolerances.first).limits.map { "\($0.key) \($0.texts)" }
    #expect(
      limits == [
        #"metric ["deltaE"]"#, #"threshold ["2.5"]"#, #"maxDiffPixels ["120"]"#,
        #"maxDiffPixelRatio ["0.01"]"#, #"window ["16:4"]"#, #"aa ["ignore"]"#,
        #"ignore ["0:0-99:49", "5:5-6:6,8:8-9:9"]"#, #"masks ["map/#0"]"#,
      ])
  }
}
