// SPDX-License-Identifier: MIT
//
// How diagnostics are written, sorted and counted; which files may be read.

import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

@Suite struct DiagnosticTests {
  private let sample = Diagnostic(
    .unknownKey, at: Diagnostic.Place(file: "feed.json", line: 14, column: 29, pointer: "/a/b"),
    "'x' is not a dimension", expected: "one of y", found: "\"x\": 0.5", hint: "did you mean 'y'?",
    related: Diagnostic.Related(
      label: "first used here", place: Diagnostic.Place(file: "feed.json", line: 2, column: 3)))

  // Expected form: the house style's example.
  @Test func `the full form has one thing on each line`() {
    #expect(
      sample.fullText == """
        feed.json:14:29: error[unknown-key]: 'x' is not a dimension
          at        /a/b
          expected  one of y
          found     "x": 0.5
          see       feed.json:2:3 (first used here)
          hint      did you mean 'y'?
        """)
    #expect(sample.shortText == "feed.json:14:29: error[unknown-key]: 'x' is not a dimension")
  }

  @Test func `the JSON form is JSON`() throws {
    let text = DiagnosticReport([sample]).text(.json)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let first = try #require((json["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["code"] as? String == "unknown-key" && first["line"] as? Int == 14)
    #expect(first["found"] as? String == "\"x\": 0.5")
    #expect((first["related"] as? [String: Any])?["line"] as? Int == 2)
    #expect(json["errors"] as? Int == 1 && json["shown"] as? Int == 1)
    #expect(DiagnosticReport([]).text(.json).contains("\"diagnostics\": []"))
  }

  @Test func `reports are sorted by file and position and end in a count`() {
    func one(_ file: String, _ line: Int, _ code: Diagnostic.Code) -> Diagnostic {
      Diagnostic(code, at: Diagnostic.Place(file: file, line: line, column: 1), "m")
    }
    let report = DiagnosticReport([
      one("b", 1, .unknownCell), one("a", 10, .missingKey), one("a", 9, .scrollClamped),
    ])
    #expect(
      report.text(.short) == """
        a:9:1: note[scroll-clamped]: m
        a:10:1: error[missing-key]: m
        b:1:1: warning[unknown-cell]: m
        1 error, 1 warning, 1 note

        """)
    #expect(DiagnosticReport([]).text(.full) == "")
  }

  @Test func `lenient turns errors into warnings, but not those after which nothing is drawn`() {
    #expect(sample.lenient.severity == .warning)
    let syntax = Diagnostic(.jsonSyntax, at: Diagnostic.Place(file: "a"), "m")
    #expect(syntax.lenient.severity == .error)
  }

  @Test(
    "the nearest name is the one that was meant",
    arguments: [
      ("fractionWidth", "fractionalWidth"), ("hight", "height"), ("widht", "width"),
      ("Width", "width"), ("colour", nil), ("", nil), ("x", nil),
    ])
  func nearest(_ name: String, _ meant: String?) {
    #expect(NearestName.of(name, in: ["width", "height", "fractionalWidth"]) == meant)
  }

  @Test func `every unknown key of a higher version is a warning`() {
    let text = #"{ "version": 3, "new": 1, "sections": [] }"#
    let found = load(text)
    #expect(found.diagnostics.map(\.severity) == [.note, .warning])
  }

  @Test func `keys of the author's own are never reported`() {
    let text = document(
      #"{ "x-note": 1, "custom": { "any": [] }, "itemCount": 1, "layout": \#(rows) }"#,
      cells: #"{ "a": { "text": "b", "x-note": 1 } }"#, more: #""x-a": {}, "$schema": "s","#)
    #expect(codes(load(text)) == [])
  }

  @Test func `copies of a section stand one after another`() {
    let found = load(document(#"{ "itemCount": 1, "repeat": 3, "layout": \#(rows) }"#))
    let (screen, _) = found.screen(in: found.baseEnvironment)
    #expect(codes(found) == [] && screen.sections.count == 3)
  }
}

@Suite struct FolderFilesTests {
  @Test func `only regular files below the folder are read`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "folder-files-\(ProcessInfo.processInfo.processIdentifier)")
    let inside = root.appendingPathComponent("in")
    try FileManager.default.createDirectory(
      at: inside.appendingPathComponent("sub"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("12345".utf8).write(to: root.appendingPathComponent("secret"))
    try Data("12345".utf8).write(to: inside.appendingPathComponent("sub/a"))
    try FileManager.default.createSymbolicLink(
      atPath: inside.appendingPathComponent("out").path, withDestinationPath: "../secret")
    try FileManager.default.createSymbolicLink(
      atPath: inside.appendingPathComponent("ok").path, withDestinationPath: "sub/a")
    let files = FolderFiles(folder: inside.path)
    #expect(try files.read("sub/a", limit: 5) == Array("12345".utf8))
    #expect(try files.read("sub/../ok", limit: 5).count == 5)
    #expect(try files.location(of: "ok").hasSuffix("/in/sub/a"))
    #expect(throws: DocumentFileError.tooLarge(5)) { try files.read("sub/a", limit: 4) }
    #expect(throws: DocumentFileError.notFound) { try files.read("sub", limit: 4) }
    #expect(throws: DocumentFileError.notFound) { try files.read("none", limit: 4) }
    for path in ["../secret", "out", "/etc/passwd", "sub/../../secret", ""] {
      #expect(throws: DocumentFileError.outsideFolder) { try files.read(path, limit: 9) }
    }
  }
}
