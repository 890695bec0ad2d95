// SPDX-License-Identifier: MIT
//
// Documents are found in the order of their names, told from other JSON, and named from the root.

import Foundation
import ScreenDocument
import Testing

@testable import dcv_snap

@Suite struct DocumentFinderTests {
  private static let document = #"{ "version": 1, "sections": [] }"#

  @Test func `a folder gives its documents in the order of names and nothing else`() throws {
    let folder = try Scratch(files: [
      "b.json": Self.document, "a/z.json": Self.document, "a/data.json": #"{ "photos": [] }"#,
      ".git/x.json": Self.document, "notes.txt": Self.document,
      "broken.json": #"{ "version": 1, "sections": [ { "id": } ] "#,
      "number.json": #"{ "version": 1.5, "sections": [] }"#,
      "inner.json": #"{ "x": { "version": 1, "sections": [] } }"#,
    ])
    var finder = DocumentFinder(workingFolder: folder.place)
    try finder.add(".")
    #expect(finder.sources.map(\.path) == ["a/z.json", "b.json", "broken.json"])
    #expect(finder.sources.map { $0.idParts.joined(separator: "/") } == ["a/z", "b", "broken"])
    #expect(finder.sources.first?.documentName == "a/z.json")
  }

  @Test(arguments: [true, false])
  func `a document that is read to be found is not read again`(byPattern: Bool) throws {
    let folder = try Scratch(files: ["s/home.json": Self.document, "s/data.json": "{}"])
    var finder = DocumentFinder(workingFolder: folder.place)
    if byPattern {
      try finder.add(globs: ["s/*.json"], root: folder.place)
    } else {
      try finder.add("s")
    }
    let source = try #require(finder.sources.first)
    // What is there now is not looked at.
    try folder.write("[]", to: "s/home.json")
    let arguments = try ArgumentReader(command: .list).read([])
    let reader = DocumentReader(
      settings: try RunSettings(arguments, processors: 1), workingFolder: folder.place,
      read: finder.read)
    let project = try Projects().project(at: folder.place, shownFrom: folder.place)
    #expect(try reader.document(of: source, in: project).diagnostics.isEmpty)
    // It is held for one reader.
    #expect(try !reader.document(of: source, in: project).diagnostics.isEmpty)
    #expect(finder.read.take(folder.place.appending("s").appending("data.json")) == nil)
  }

  @Test func `two files whose names look the same are two documents`() throws {
    let (composed, decomposed) = ("s/caf\u{E9}.json", "s/cafe\u{301}.json")
    let folder = try Scratch(files: ["s/x.txt": ""])
    for name in [composed, decomposed] { try folder.write(Self.document, to: name) }
    var finder = DocumentFinder(workingFolder: folder.place)
    try finder.add(globs: ["s/*.json"], root: folder.place)
    #expect(finder.sources.count == 2)
    #expect(finder.collision?.hint?.contains("(NFC, NFD)") == true)
    var one = DocumentFinder(workingFolder: folder.place)
    try one.add(composed)
    #expect(one.sources.count == 1 && one.collision == nil)
  }

  @Test func `a document whose name is not UTF-8 is told, not dropped`() throws {
    let folder = try Scratch(files: ["s/home.json": Self.document])
    var path = Array((folder.place.text + "/s/caf").utf8CString.dropLast())
    path += [CChar(bitPattern: 0xE9)] + Array(".json".utf8CString)
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o666)
    try #require(descriptor >= 0)
    close(descriptor)
    for add in [
      { (finder: inout DocumentFinder) in try finder.add(globs: ["s/*.json"], root: folder.place) },
      { (finder: inout DocumentFinder) in try finder.add("s") },
    ] {
      var finder = DocumentFinder(workingFolder: folder.place)
      try add(&finder)
      #expect(finder.sources.map(\.path) == ["s/home.json"])
      #expect(finder.failures.map(\.reason) == ["its name is not UTF-8"])
    }
    var other = DocumentFinder(workingFolder: folder.place)
    try other.add(globs: ["s/h*.json"], root: folder.place)
    #expect(other.failures.isEmpty)
  }

  @Test func `the folder of the nearest configuration is the root`() throws {
    let folder = try Scratch(files: [
      "app/dcv-snap.json": "{}", "app/screens/home.json": Self.document,
    ])
    var finder = DocumentFinder(workingFolder: folder.place)
    try finder.add("app/screens/home.json")
    #expect(finder.sources.first?.idParts == ["screens", "home"])
    #expect(finder.sources.first?.root == folder.place.appending("app"))
  }

  @Test func `a document outside the root lends its own name`() throws {
    let folder = try Scratch(files: ["work/x.txt": "", "else/home.json": Self.document])
    var finder = DocumentFinder(workingFolder: folder.place.appending("work"))
    try finder.add("../else/home.json")
    #expect(finder.sources.map(\.idParts) == [["home"]])
    #expect(finder.collision == nil)
  }

  @Test func `a document given twice is found once, and two of one name are refused`() throws {
    let folder = try Scratch(files: [
      "work/home.json": Self.document, "else/home.json": Self.document,
    ])
    var finder = DocumentFinder(workingFolder: folder.place.appending("work"))
    try finder.add("home.json")
    try finder.add("./../work/home.json")
    #expect(finder.sources.count == 1)
    try finder.add("../else/home.json")
    #expect(
      finder.collision?.message == "'home.json' and '../else/home.json' would both be called 'home'"
    )
  }

  @Test
  func `a missing file is a failure that names the nearest, and a folder without any an error`()
    throws
  {
    let folder = try Scratch(files: ["home.json": Self.document, "empty/x.json": "[]"])
    var finder = DocumentFinder(workingFolder: folder.place)
    try finder.add("hoem.json")
    #expect(finder.failures.first?.reason == "no such file or folder; did you mean 'home.json'?")
    let error = #expect(throws: UsageError.self) { try finder.add("empty") }
    #expect(error?.message == "no screen document in 'empty'")
  }

  @Test func `globs name files below the root`() throws {
    let folder = try Scratch(files: [
      "screens/a.json": Self.document, "screens/deep/b.json": Self.document,
      "other/c.json": Self.document,
    ])
    var finder = DocumentFinder(workingFolder: folder.place)
    try finder.add(globs: ["screens/**/*.json"], root: folder.place)
    #expect(finder.sources.map(\.path) == ["screens/a.json", "screens/deep/b.json"])
    #expect(throws: UsageError.self) { try finder.add(globs: ["none/*.json"], root: folder.place) }
  }

  @Test func `globs pass over the configuration and data, and keep what is broken`() throws {
    let folder = try Scratch(files: [
      "dcv-snap.json": #"{ "version": 1, "documents": ["**/*.json"] }"#, "a.json": Self.document,
      "broken.json": #"{ "version": 1, "cells": "#, "data/photos.json": "[]",
      "data/users.json": "{}", "inner/dcv-snap.json": "{}", "package.json": "{}",
      "tags.json": "[]", "wrong.json": #"{ "sections": 3 }"#,
    ])
    var finder = DocumentFinder(workingFolder: folder.place)
    try finder.add(globs: ["**/*.json"], root: folder.place)
    #expect(finder.sources.map(\.path) == ["a.json", "broken.json", "wrong.json"])
    #expect(
      finder.note == "note        no 'sections', so no screen document: 'data/photos.json', "
        + "'data/users.json', 'package.json' and 1 more")
    let error = #expect(throws: UsageError.self) {
      try finder.add(globs: ["data/*.json"], root: folder.place)
    }
    #expect(error?.message == "no screen document among 'data/photos.json', 'data/users.json'")
  }

  @Test(arguments: [
    ("*.json", ["a.json"], true), ("*.json", ["a", "b.json"], false),
    ("**/*.json", ["a", "b", "c.json"], true), ("**/*.json", ["c.json"], true),
    ("a/**", ["a", "b", "c"], true), ("a?c/*", ["abc", "d"], true), ("a?c/*", ["ac", "d"], false),
    ("**/x/**/y.json", ["q", "x", "p", "x", "y.json"], true), ("", ["a"], false),
    ("*a*b*.json", ["xxaxxbxx.json"], true),
  ])
  func `patterns match whole paths`(pattern: String, path: [String], isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }

  @Test func `folders that no pattern can match in are not entered`() throws {
    for (pattern, folder, isEntered) in [
      ("screens/*.json", ["screens"], true), ("screens/*.json", ["screens", "a"], false),
      ("screens/*.json", ["Snapshots"], false), ("*.json", ["a"], false),
      ("**/*.json", ["a", "b", "c"], true), ("screens/**/*.json", ["screens"], true),
      ("screens/**/*.json", ["screens", "a", "b"], true), ("s*/x/*.json", ["screens"], true),
      ("s*/x/*.json", ["screens", "y"], false), ("./screens/**", ["screens", "a"], true),
      ("", ["a"], false),
    ] as [(String, [String], Bool)] {
      #expect(GlobPattern(pattern).mayMatch(below: folder) == isEntered, "\(pattern) \(folder)")
    }
    let folder = try Scratch(files: ["s/a.json": Self.document, "t/b.json": Self.document])
    var entered: [[String]] = []
    let found = try FolderWalk.jsonFiles(below: folder.place, shownAs: ".") {
      entered.append($0)
      return $0 == ["s"]
    }
    #expect(found == [["s", "a.json"]])
    #expect(entered == [["s"], ["t"]])
  }
}

/// A folder of files that goes when the test ends.
final class Scratch: Sendable {
  let place: PathText
  /// The folder that holds this one and removes it.
  private let outer: Scratch?

  init(files: [String: String]) throws {
    outer = nil
    let name = "dcv-snap-test-\(UUID().uuidString)"
    place = PathText(NSTemporaryDirectory()).resolved.appending(name)
    for (path, text) in files {
      let file = PathText(path, from: place)
      try FileManager.default.createDirectory(
        atPath: file.parent.text, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file.text))
    }
  }

  /// A folder inside another one, which is kept as long as this one.
  init(at place: PathText, within outer: Scratch) throws {
    self.place = place
    self.outer = outer
  }

  deinit { if outer == nil { try? FileManager.default.removeItem(atPath: place.text) } }
}
