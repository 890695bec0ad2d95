// SPDX-License-Identifier: MIT
//
// Documents that differ from a commit: by themselves, by what they take, by their references.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct OnlyChangedTests {
  private static let layout = """
    "layout": { "type": "grid",
      "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 20 },
        "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 20 } } } ] } }
    """
  private static let plain = "{ \"version\": 1, \"sections\": [ { \"itemCount\": 2, \(layout) } ] }"
  private static let photos = """
    {
      "version": 1,
      "device": { "width": 60, "height": 60, "scale": 1 },
      "data": { "all": { "file": "data/photos.json" } },
      "cells": { "photo": { "image": "{{file}}" } },
      "sections": [
        { "id": "a", "items": { "from": "all", "cell": "photo", "id": "{{id}}" }, \(layout) }
      ],
      "variants": { "data": ["all=data/other.json"] },
      "assets": { "https://example.com/b.svg": "art/b.svg" }
    }
    """
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"

  private static let files = [
    "dcv-snap.json": #"{ "version": 1, "documents": ["screens/**/*.json"] }"#,
    ".gitignore": "dcv-snap-results/\n*.new\n",
    "screens/photos.json": photos,
    "screens/plain \u{E9}.json": plain,
    "screens/data/photos.json": #"[ { "id": "1", "file": "art/a.svg" } ]"#,
    "screens/data/other.json": #"[ { "id": "1", "file": "https://example.com/b.svg" } ]"#,
    "screens/art/a.svg": svg, "screens/art/b.svg": svg, "screens/art/unused.svg": svg,
    "readme.txt": "a",
  ]

  private static func project() throws -> Scratch {
    var files = files
    files["dcv-snap.json"] = #"{ "version": 1, "documents": ["screens/*.json"] }"#
    let folder = try Scratch(files: files)
    try folder.git("init", "-q")
    try folder.commit()
    return folder
  }

  /// Documents of the ids that `list` prints.
  private static func changed(
    _ folder: Scratch, _ option: String = "--only-changed"
  ) throws -> [String] {
    let result = try folder.run("list", option)
    #expect(result.code == 0, "\(result.errors)")
    return Set(result.lines.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
      .sorted()
  }

  @Test func `nothing changed, nothing is run, and that is said`() throws {
    let folder = try Self.project()
    let listed = try folder.run("list", "--only-changed")
    #expect(listed.code == 0)
    #expect(listed.output.isEmpty)
    #expect(listed.errors == "no document has changes that are not committed\n")
    let verified = try folder.run("verify", "--only-changed", "--reporter", "line")
    #expect(verified.code == 0, "\(verified.errors)")
    #expect(folder.has("dcv-snap-results/results.json"))
  }

  @Test(
    "a change of what a document takes is a change of the document",
    arguments: [
      ("screens/photos.json", ["screens/photos"]),
      ("screens/plain \u{E9}.json", ["screens/plain \u{E9}"]),
      ("screens/data/photos.json", ["screens/photos"]),
      ("screens/data/other.json", ["screens/photos"]),
      ("screens/art/a.svg", ["screens/photos"]),
      ("screens/art/b.svg", ["screens/photos"]),
      ("screens/art/unused.svg", []),
      ("readme.txt", []),
      ("dcv-snap.json", ["screens/photos", "screens/plain \u{E9}"]),
    ])
  func dependency(_ path: String, _ expected: [String]) throws {
    let folder = try Self.project()
    try folder.write(try folder.text(path) + "\n", to: path)
    #expect(try Self.changed(folder) == expected)
    // Staged, it is still not committed; committed, it differs from the commit before.
    try folder.git("add", "-A")
    #expect(try Self.changed(folder) == expected)
    try folder.commit()
    #expect(try Self.changed(folder) == [])
    #expect(try Self.changed(folder, "--only-changed=HEAD~1") == expected)
  }

  @Test func `files that are new, gone or renamed count; ignored ones do not`() throws {
    let folder = try Self.project()
    try folder.write(Self.plain, to: "screens/new \"1\"\n2.json")
    try folder.write(Self.plain, to: "screens/ignored.new.json")
    try folder.write("*.new.json\n", to: ".gitignore")
    let names = try folder.run("list", "--only-changed")
    #expect(names.lines == ["screens/new \"1\"%0A2/start"], "\(names.errors)")
    unlink(folder.place.text + "/screens/art/a.svg")
    #expect(try Self.changed(folder).contains("screens/photos"))
  }

  @Test func `a reference that changed is looked at again`() throws {
    let folder = try Self.project()
    _ = try folder.run("record")
    try folder.commit()
    #expect(try Self.changed(folder) == [])
    let file = try #require(
      try folder.files(below: "Snapshots/screens/photos").first { $0.hasSuffix(".layout.txt") })
    let path = "Snapshots/screens/photos/" + file
    try folder.write(try folder.text(path) + "\n", to: path)
    #expect(try Self.changed(folder) == ["screens/photos"])
    // What was passed over has references too, and they are not obsolete.
    let verified = try folder.run("verify", "--only-changed", "--unreferenced", "reject")
    #expect(!verified.errors.contains("obsolete"))
    #expect(!verified.errors.contains("plain"))
  }

  @Test func `options that name files name dependencies`() throws {
    let folder = try Self.project()
    try folder.write("[]", to: "mine.json")
    let listed = try folder.run("list", "--only-changed", "--data", "all=mine.json")
    #expect(listed.lines == ["screens/photos/start~data=all=mine"], "\(listed.errors)")
  }

  @Test func `what Git can't tell is an error with the next move`() throws {
    let alone = try Scratch(files: Self.files)
    let outside = try alone.run("list", "--only-changed")
    #expect(outside.code == 2)
    #expect(outside.errors.contains("'--only-changed' needs a Git repository around"))
    #expect(outside.errors.contains("not a git repository"))
    let folder = try Self.project()
    let without = try folder.run(["list", "--only-changed"], variables: ["PATH": "/nowhere"])
    #expect(without.code == 2)
    #expect(without.errors.contains("there is no 'git' on PATH"))
    for reference in ["no-such", "--output=stolen.txt", "HEAD:readme.txt", "a b; touch stolen.txt"]
    {
      let result = try folder.run("list", "--only-changed=\(reference)")
      #expect(result.code == 2, "\(reference)")
      #expect(result.errors.contains("is no commit that Git knows"), "\(result.errors)")
    }
    #expect(!folder.has("stolen.txt"))
  }

  @Test func `before the first commit everything is a change`() throws {
    let folder = try Scratch(files: ["screens/plain.json": Self.plain])
    try folder.git("init", "-q")
    #expect(try folder.run("list", "--only-changed", "screens").lines == ["screens/plain/start"])
    try folder.git("add", "-A")
    #expect(try folder.run("list", "--only-changed", "screens").lines == ["screens/plain/start"])
  }

  @Test func `the repository may reach beyond the project, and links into it`() throws {
    let folder = try Scratch(
      files: Self.files.reduce(into: [:]) { $0["app/" + $1.key] = $1.value })
    try folder.git("init", "-q")
    try folder.commit()
    try folder.write("[]", to: "app/screens/data/photos.json")
    #expect(symlink("app", folder.place.text + "/link") == 0)
    let listed = try folder.run("list", "--only-changed", "link/screens")
    #expect(listed.lines.first == "screens/photos/start~data=all=data%2Fother", "\(listed.errors)")
    #expect(listed.lines.count == 1)
  }
}

extension Scratch {
  /// Runs Git in this folder.
  func git(_ words: String...) throws {
    let program = try #require(ChildProcess.find("git", along: "/usr/local/bin:/usr/bin:/bin"))
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let result = try ChildProcess.run(
      program, ["-C", place.text] + identity + words, environment: ["LC_ALL": "C"])
    #expect(result.code == 0, "\(String(decoding: result.errors, as: UTF8.self))")
  }

  /// Commits all there is.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "all")
  }
}
