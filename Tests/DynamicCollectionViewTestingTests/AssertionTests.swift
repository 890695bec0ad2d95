// SPDX-License-Identifier: MIT
//
// Assertions about documents: what is written, what differs and why, what is refused.

import DynamicCollectionView
import Foundation
import Testing

@testable import DynamicCollectionViewTesting

@Suite struct AssertionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Documents.rows(), to: "rows.json")
  }

  private var document: SnapshotSource { .document(scratch.url("rows.json")) }

  static let strategies: [(String, Snapshotting<URL>, [String])] = [
    ("image", .image, ["rows.start.layout.txt", "rows.start.png"]),
    ("svg", .svg, ["rows.start.layout.txt", "rows.start.svg"]),
    ("layout", .layout, ["rows.start.layout.txt"]),
  ]

  @Test(arguments: strategies.indices)
  func `a missing reference is written and fails, then it is compared`(index: Int) throws {
    let (_, strategy, files) = Self.strategies[index]
    let first = scratch.check(document, as: strategy)
    let reference = scratch.url("references/\(files.last ?? "")").path
    #expect(
      first.map(\.message) == [
        """
        snapshot `FeedTests/rows/start` was recorded, since it had no reference
          reference \(reference)
          hint      look at it, and run the test again: a run that records is not green
        """
      ])
    #expect(scratch.files() == files)
    #expect(scratch.check(document, as: strategy).isEmpty)
    #expect(scratch.check(document, as: strategy, record: .never).isEmpty)
  }

  @Test(arguments: strategies.indices)
  func `a changed height is told as its cause, in every strategy`(index: Int) throws {
    let (_, strategy, _) = Self.strategies[index]
    _ = scratch.check(document, as: strategy)
    let before = try scratch.files().map { try scratch.bytes("references/\($0)") }
    try scratch.write(Documents.rows(height: 48), to: "rows.json")
    let failures = scratch.check(document, as: strategy)
    // derived: both rows grow by 4, the second one begins 4 lower.
    let lines = failures.first?.message.split(separator: "\n") ?? []
    #expect(failures.count == 1)
    #expect(lines.first == "snapshot `FeedTests/rows/start` differs from its reference")
    #expect(lines.dropFirst().first?.hasPrefix("  2 cells of `rows` 44 -> 48") == true)
    #expect(try scratch.files().map { try scratch.bytes("references/\($0)") } == before)
  }

  @Test func `a picture that differs comes with expected, actual and difference`() throws {
    _ = scratch.check(document, as: .image)
    try scratch.write(Documents.rows(color: "red"), to: "rows.json")
    let failure = try #require(scratch.check(document, as: .image).first)
    #expect(failure.message.contains("\n  paint only: `rows/a`; "))
    #expect(
      failure.files.map(\.name) == [
        "expected.png", "actual.png", "diff.png", "crop.png", "actual.layout.txt",
      ])
    #expect(
      scratch.files(below: "artifacts/FeedTests") == [
        "rows.start.actual.layout.txt", "rows.start.actual.png", "rows.start.crop.png",
        "rows.start.diff.png", "rows.start.expected.png",
      ])
    for word in ["expected", "actual", "diff"] {
      let path = scratch.url("artifacts/FeedTests/rows.start.\(word).png").path
      #expect(failure.message.contains(path))
    }
  }

  @Test func `an SVG that differs names the layer`() throws {
    _ = scratch.check(document, as: .svg)
    for change in [Documents.rows(color: "red"), Documents.rows(title: "Nine")] {
      try scratch.write(change, to: "rows.json")
      let failure = try #require(scratch.check(document, as: .svg).first)
      #expect(failure.message.contains("\n  paint only: content of `rows/a` changed\n"))
      #expect(
        failure.files.map(\.name) == ["expected.svg", "actual.svg", "actual.layout.txt"])
    }
  }

  @Test(arguments: strategies.indices)
  func `failed writes what differs, all writes everything, both fail`(index: Int) throws {
    let (_, strategy, files) = Self.strategies[index]
    let reference = "references/\(files.last ?? "")"
    _ = scratch.check(document, as: strategy)
    #expect(scratch.check(document, as: strategy, record: .failed).isEmpty)
    let old = try scratch.bytes(reference)
    let all = scratch.check(document, as: strategy, record: .all)
    #expect(all.first?.message.contains("was recorded anew") == true)
    #expect(try scratch.bytes(reference) == old)

    try scratch.write(Documents.rows(height: 48), to: "rows.json")
    #expect(scratch.check(document, as: strategy, record: .missing).count == 1)
    #expect(try scratch.bytes(reference) == old)
    let failed = scratch.check(document, as: strategy, record: .failed)
    #expect(
      failed.first?.message.contains("was recorded anew\n  2 cells of `rows` 44 -> 48") == true)
    #expect(try scratch.bytes(reference) != old)
    #expect(scratch.check(document, as: strategy).isEmpty)
  }

  @Test(
    arguments: strategies.indices,
    [nil, .all, .failed, .missing, .never] as [SnapshotTestingConfiguration.Record?])
  func `where CI is set nothing is written`(
    index: Int, record: SnapshotTestingConfiguration.Record?
  ) throws {
    let (_, strategy, _) = Self.strategies[index]
    let ci = ["CI": "true"]
    let missing = scratch.check(document, as: strategy, record: record, variables: ci)
    #expect(missing.count == 1)
    #expect(missing.first?.message.contains("has no reference") == true)
    #expect(scratch.files().isEmpty)

    _ = scratch.check(document, as: strategy)
    let before = try scratch.files().map { try scratch.bytes("references/\($0)") }
    #expect(scratch.check(document, as: strategy, record: record, variables: ci).isEmpty)
    try scratch.write(Documents.rows(height: 48), to: "rows.json")
    let changed = scratch.check(document, as: strategy, record: record, variables: ci)
    #expect(changed.first?.message.contains("2 cells of `rows` 44 -> 48") == true)
    #expect(try scratch.files().map { try scratch.bytes("references/\($0)") } == before)

    let asked = scratch.check(
      document, as: strategy, variables: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"])
    #expect(asked.first?.message.contains("was recorded anew") == true)
  }

  @Test func `each stop and each variant has a reference`() throws {
    try scratch.write(
      Documents.rows(
        height: 200,
        rest: """
          "stops": [ { "name": "top", "offset": "start" }, { "name": "end", "offset": "end" } ],
          "variants": { "appearance": ["light", "dark"] }
          """), to: "rows.json")
    #expect(scratch.check(document, as: .layout).count == 4)
    #expect(
      scratch.files() == [
        "rows.end.layout.txt", "rows.end~appearance=dark.layout.txt", "rows.top.layout.txt",
        "rows.top~appearance=dark.layout.txt",
      ])
    #expect(scratch.check(document, as: .layout).isEmpty)
    #expect(
      scratch.check(document, as: .layout(variants: ["appearance": ["dark"]], stop: "end")).isEmpty)
    // One stop of one variant needs no name but the assertion's own.
    let one = Snapshotting<URL>.layout(
      device: "iPhone SE", variants: ["appearance": ["light"]], stop: "end")
    #expect(scratch.check(document, as: one, named: "small").count == 1)
    #expect(scratch.files().contains("rows.small.layout.txt"))
  }

  @Test func `tolerances let pass what they say, and nothing of a layout`() throws {
    _ = scratch.check(document, as: .image)
    try scratch.write(Documents.rows(title: "Ons"), to: "rows.json")
    #expect(scratch.check(document, as: .image).count == 1)
    #expect(scratch.check(document, as: .image(precision: 0.99)).isEmpty)
    // self: 776 pixels differ.
    for (count, failures) in [(776, 0), (775, 1)] {
      let allowance = SnapshotTolerance(reason: "letters", maxDiffPixels: count)
      #expect(scratch.check(document, as: .image(tolerance: allowance)).count == failures)
    }
    let masked = SnapshotTolerance(reason: "letters", masks: ["rows/a"])
    #expect(scratch.check(document, as: .image(tolerance: masked)).isEmpty)
    #expect(scratch.check(document, as: .image(perceptualPrecision: 0.999)).count == 1)
    try scratch.write(Documents.rows(height: 45), to: "rows.json")
    #expect(scratch.check(document, as: .image(precision: 0)).count == 1)
  }

  @Test func `what a tolerance hid is told, with the picture of it`() throws {
    _ = scratch.check(document, as: .image)
    try scratch.write(Documents.rows(title: "Ons"), to: "rows.json")
    // self: 776 of 240,000 pixels differ.
    let letters = SnapshotTolerance(reason: "letters\nof a font", maxDiffPixels: 1000)
    let report = try #require(scratch.outcome(document, as: .image(tolerance: letters)).allowance)
    #expect(
      report.text
        == "tolerance   `FeedTests/rows` (at most 1000 pixels): hid 776 pixels in 1 of 1, "
        + "up to 78 % of its limit; 776 pixels would do instead of 1000")
    let picture = try #require(report.files.first)
    #expect(report.files.count == 1 && picture.reference == "rows.start")
    #expect(picture.files.map(\.name) == ["tolerance.txt", "diff.png", "crop.png"])
    #expect(
      String(decoding: picture.files[0].bytes, as: UTF8.self)
        == "`FeedTests/rows/start` (at most 1000 pixels): hid 776 pixels in 1 of 1, "
        + "up to 78 % of its limit\nreason: letters of a font\n")
    #expect(picture.files.dropFirst().allSatisfy { $0.bytes.starts(with: [0x89, 0x50]) })
    let precise = try #require(
      scratch.outcome(document, as: .image(precision: 0.9)).allowance)
    // Derived: 776 / 240,000 is 0.323 %, so 0.9967 rounded down.
    #expect(precise.text.hasSuffix("; a precision of 0.9967 would do instead of 0.9"))
  }

  @Test func `a tolerance that no picture needs is proposed for removal`() throws {
    let stops = #""stops": [ { "name": "a", "offset": 0 }, { "name": "b", "offset": 0 } ]"#
    try scratch.write(Documents.rows(rest: stops), to: "rows.json")
    _ = scratch.check(document, as: .image)
    let report = try #require(scratch.outcome(document, as: .image(precision: 0.99)).allowance)
    #expect(
      report.text
        == "tolerance   `FeedTests/rows` (at least 0.99 of all pixels equal): "
        + "hid nothing in 2 snapshots; not needed by any snapshot; remove it")
    #expect(report.files.map { $0.files.map(\.name) } == [["tolerance.txt"], ["tolerance.txt"]])
    #expect(scratch.outcome(document, as: .image).allowance == nil)
    #expect(scratch.outcome(document, as: .layout).allowance == nil)
    // One that did not suffice may be needed once the rest is mended.
    try scratch.write(Documents.rows(color: "red", rest: stops), to: "rows.json")
    let failing = scratch.outcome(document, as: .image(precision: 0.999))
    #expect(failing.failures.count == 2)
    #expect(failing.allowance == nil)
  }

  @Test func `files of a tolerance are written where they are asked for`() throws {
    _ = scratch.check(document, as: .image)
    try scratch.write(Documents.rows(title: "Ons"), to: "rows.json")
    let report = try #require(scratch.outcome(document, as: .image(precision: 0.9)).allowance)
    let names = TestSnapshotName(testFile: "/x/FeedTests.swift", test: "rows()", name: nil)
    let call = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let asked = ArtifactFolder(
      variables: ["SNAPSHOT_ARTIFACTS": scratch.url("kept").path], names: names)
    report.tell(at: call, asked)
    #expect(
      scratch.files(below: "kept") == [
        "FeedTests/rows.start.crop.png", "FeedTests/rows.start.diff.png",
        "FeedTests/rows.start.tolerance.txt",
      ])
    #expect(!ArtifactFolder(variables: ["SNAPSHOT_ARTIFACTS": ""], names: names).isAsked)
  }

  @Test func `numbers that mean nothing are refused, and so is a tolerance without a reason`() {
    let wrong: [(Snapshotting<URL>, String)] = [
      (.image(precision: 1.2), "'precision' can't be 1.2"),
      (.image(precision: .nan), "'precision' can't be nan"),
      (.image(perceptualPrecision: -1), "'perceptualPrecision' can't be -1.0"),
      (.image(tolerance: SnapshotTolerance(reason: " ")), "a tolerance needs a reason"),
      (
        .image(tolerance: SnapshotTolerance(reason: "x", metric: .yiq, threshold: 2)),
        "'threshold' can't be 2.0"
      ),
      (
        .image(tolerance: SnapshotTolerance(reason: "x", maxDiffPixels: -1)),
        "'maxDiffPixels' can't be -1"
      ),
      (.image(device: "iPhone 61"), "'iPhone 61' is not a value of 'device'"),
      (.image(device: .size(width: .nan, height: 1)), "'device' can't be nan x 1.0"),
      (.image(variants: ["colour": ["dark"]]), "'colour' is not an axis of variants"),
      (.image(variants: ["appearance": ["drak"]]), "'drak' is not a value of 'appearance'"),
      (.image(variants: ["appearance": []]), "the axis 'appearance' has no values"),
      (
        .image(device: "iPhone SE", variants: ["size": ["1x1"]]),
        "'device' and the axis 'size' of 'variants' can't both be given"
      ),
      (.image(stop: "botom"), "there is no stop 'botom'"),
      (.image(stop: .at()), "no stop was given"),
      (
        .image(stop: .at(ScrollStop(name: "x", target: .along(.infinity)))),
        "the stop 'x' has an offset that is no number"
      ),
    ]
    for (strategy, message) in wrong {
      let failures = scratch.check(document, as: strategy)
      #expect(failures.count == 1)
      let line = failures.first?.message.split(separator: "\n").dropFirst().first
      #expect(line.map(String.init) == "  " + message)
    }
    #expect(scratch.files().isEmpty)
  }

  @Test func `two snapshots of a run can't share a reference`() throws {
    let taken = TakenFiles()
    try scratch.write(Documents.rows(height: 60), to: "other.json")
    let other = SnapshotSource.document(scratch.url("other.json"))
    #expect(scratch.check(document, as: .image, taken: taken).count == 1)
    #expect(scratch.check(document, as: .image, taken: taken).isEmpty)
    // Strategies of one snapshot share its layout.
    #expect(scratch.check(document, as: .svg, taken: taken).count == 1)
    #expect(scratch.check(document, as: .layout, taken: taken).isEmpty)
    let second = scratch.check(other, as: .image, taken: taken)
    #expect(
      second.map(\.message) == [
        """
        snapshot `FeedTests/rows/start` was not compared
          two different snapshots of this run have the reference 'rows.start.png'
            hint      give each a name of its own with 'named:'
        """
      ])
    let almost = scratch.check(document, as: .image, test: "ROWS()", taken: taken)
    #expect(
      almost.first?.message.contains("differs from that of `FeedTests/rows/start` in case") == true)
    #expect(scratch.check(other, as: .image, named: "other", taken: taken).count == 1)
  }

  @Test func `hostile names are recorded in files of their own, below the folder`() throws {
    let before = scratch.files(below: "")
    for name in TestSnapshotNameTests.hostile {
      #expect(scratch.check(document, as: .layout, named: name).count == 1)
      #expect(scratch.check(document, as: .layout, test: name + "()").count == 1)
      #expect(scratch.check(document, as: .layout, named: name).isEmpty)
    }
    #expect(scratch.files().count == 2 * TestSnapshotNameTests.hostile.count)
    #expect(scratch.files().allSatisfy { !$0.contains("/") })
    let others = scratch.files(below: "").filter {
      !$0.hasPrefix("references/") && !$0.hasPrefix("artifacts/")
    }
    #expect(others == before)
  }

  @Test func `a document with errors is not recorded`() throws {
    try scratch.write(
      Documents.rows().replacingOccurrences(of: "\"absolute\"", with: "\"absolut\""),
      to: "rows.json")
    let failures = scratch.check(document, as: .image, record: .all)
    #expect(
      failures.first?.message.hasPrefix("snapshot `FeedTests/rows/start` has errors\n  rows.json:")
        == true)
    #expect(scratch.files().isEmpty)
    try scratch.write("{ \"version\": 1,, }", to: "rows.json")
    let broken = scratch.check(document, as: .image, record: .all)
    #expect(
      broken.first?.message.contains("the document can't be drawn\n    rows.json:1:16: ") == true)
    let missing = scratch.check(.document(scratch.url("no.json")), as: .image)
    #expect(missing.first?.message.contains("there is no document '") == true)
    let folder = scratch.check(.document(scratch.url("")), as: .image)
    #expect(folder.first?.message.contains("not a file") == true)
    let address = URL(string: "https://example.com/a.json")
    let network = scratch.check(.document(try #require(address)), as: .image)
    #expect(network.first?.message.contains("is not the URL of a file") == true)
    #expect(scratch.files().isEmpty)
  }

  @Test func `what can't be drawn keeps a test from passing`() throws {
    try scratch.write(
      Documents.rows().replacingOccurrences(
        of: "\"rectangle\": true, \"fill\": \"{{color}}\"", with: "\"image\": \"no.png\""),
      to: "rows.json")
    _ = scratch.check(document, as: .image)
    let again = scratch.check(document, as: .image)
    #expect(again.first?.message.contains("is incomplete\n") == true)
    #expect(again.first?.message.contains("no image 'no.png'") == true)
  }

  @Test func `a damaged reference is never equal`() throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8)
    for (strategy, file) in [(Snapshotting<URL>.image, "rows.start.png"), (.svg, "rows.start.svg")]
    {
      _ = scratch.check(document, as: strategy)
      let whole = try scratch.bytes("references/\(file)")
      for (bytes, reason) in [
        ([], "an empty file"), (pointer, "a Git LFS pointer"),
        (Array(whole.prefix(whole.count / 2)), "cut short"),
        (Array("hello".utf8), "not a"),
      ] as [([UInt8], String)] {
        try Data(bytes).write(to: scratch.url("references/\(file)"))
        let failures = scratch.check(document, as: strategy)
        #expect(failures.first?.message.contains("has a reference that can't be read\n") == true)
        #expect(
          failures.first?.message.contains(reason) == true, "\(failures.first?.message ?? "")")
      }
      try Data(whole).write(to: scratch.url("references/\(file)"))
      #expect(scratch.check(document, as: strategy).isEmpty)
    }
    try Data("layout 9\n".utf8).write(to: scratch.url("references/rows.start.layout.txt"))
    for (_, strategy, _) in Self.strategies {
      let failures = scratch.check(document, as: strategy)
      #expect(
        failures.first?.message.contains("the layout beside the reference is damaged") == true)
    }
  }

  @Test func `a document takes what its project says`() throws {
    try scratch.write(
      """
      { "version": 1, "environment": { "appearance": "dark" },
        "variants": { "layoutDirection": ["ltr", "rtl"] } }
      """, to: "dcv-snap.json")
    #expect(scratch.check(document, as: .layout).count == 2)
    #expect(
      scratch.files() == [
        "rows.start.layout.txt", "rows.start~layoutDirection=rtl.layout.txt",
      ])
    try scratch.write("{ \"version\": 2 }", to: "dcv-snap.json")
    let failures = scratch.check(document, as: .layout)
    #expect(failures.first?.message.contains("dcv-snap.json:1:") == true)
  }

  @Test func `assertions side by side write what one after another writes`() async throws {
    let source = scratch.url("rows.json")
    let scratch = scratch
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          scratch.check(.document(source), as: .image, test: "t\(number)()").count
            + scratch.check(.document(source), as: .svg, test: "t\(number)()").count
        }
      }
      for await count in group { #expect(count == 2) }
    }
    let files = scratch.files()
    #expect(files.count == 24)
    let vectors = try files.filter { $0.hasSuffix(".svg") }.map {
      try scratch.bytes("references/\($0)")
    }
    #expect(Set(vectors).count == 1)
    for number in 0..<8 {
      #expect(scratch.check(.document(source), as: .image, test: "t\(number)()").isEmpty)
    }
  }
}
