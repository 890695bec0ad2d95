// SPDX-License-Identifier: MIT
//
// Every bad document says exactly what stands in the `.txt` beside it.

import Foundation
import ScreenDocument
import Testing

private let folder = repository.appendingPathComponent("fixtures/bad")
private let isRecording = ProcessInfo.processInfo.environment["DCV_RECORD_FIXTURES"] != nil

/// The names of all bad documents, without `.json`.
private func names() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
    $0.hasSuffix(".json")
  }.map { String($0.dropLast(5)) }.sorted()
}

/// What is said about a bad document, in one environment.
private func report(_ name: String) throws -> (text: String, codes: Set<Diagnostic.Code>) {
  let bytes = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
  let document = ScreenDocument.load(
    bytes: Array(bytes), name: name + ".json", files: FolderFiles(folder: folder.path))
  let found = document.diagnostics + document.screen(in: document.baseEnvironment).diagnostics
  return (DiagnosticReport(found).text(.full), Set(found.map(\.code)))
}

@Suite struct BadDocumentTests {
  /// Codes that are found later than reading: while a screen is laid out, painted or compared.
  private let later: Set<Diagnostic.Code> = [
    .layoutDidNotSettle, .imageBroken, .fontMissing, .iconUnknown, .textMissingGlyph,
    .layoutOverflow, .layoutAmbiguous, .itemNeverShown, .toleranceUnused, .scrollClamped,
    .textTruncated, .pagingDrift, .gestureIgnored, .pinnedUnderZoom,
    // Of scroll views among views, which documents do not have.
    .viewAlignedWithoutTargets, .paddingInsteadOfMargins, .targetTooLong,
  ]
  /// Codes of parts of the format that are not read yet, so that they can't arise.
  private let reserved: Set<Diagnostic.Code> = [
    .bindingUnusedParameter, .fallbackUsed, .versionOlder,
  ]

  @Test("a bad document says exactly what is wrong with it", arguments: try names())
  func messages(_ name: String) throws {
    let (text, codes) = try report(name)
    #expect(codes.contains { name.hasPrefix($0.rawValue) }, "the file is named after its code")
    let file = folder.appendingPathComponent(name + ".txt")
    if isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded; run again to compare")
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test func `every code that reading can find has a bad document`() throws {
    let shown = try names().reduce(into: Set<Diagnostic.Code>()) {
      $0.formUnion(try report($1).codes)
    }
    let missing = Set(Diagnostic.Code.allCases).subtracting(shown)
      .subtracting(later).subtracting(reserved)
    #expect(missing.isEmpty)
  }

  @Test func `messages name no type of the host language`() throws {
    for name in try names() {
      let text = try report(name).text
      for word in ["anyOf", "JSONNode", "Optional(", "nil", "Swift", "enum "] {
        #expect(!text.contains(word), "\(name)")
      }
    }
  }
}
