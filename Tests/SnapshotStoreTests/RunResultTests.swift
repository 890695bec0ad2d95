// SPDX-License-Identifier: MIT
//
// Results on their way: stored and read, cut into shards and merged again.

import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

@Suite struct RunResultTests {
  /// A run with every field in use.
  private func rich() throws -> RunResult {
    let folder = try TemporaryFolder()
    let store = ReferenceStore(folder: folder.path, codec: FakeCodec())
    try store.write(.sample(), to: "feed/top")
    let fresh = FreshSnapshot.sample(layout: .rows(header: 52), color: Pixel(255, 0, 0, 128))
    let reference = try store.read("feed/top")
    let verdict = Verdict.of(fresh, against: .success(reference))
    var result = SnapshotResult.sample("feed/top", .changed)
    result.variant = [LayoutDump.VariantValue(axis: "device", value: "iPad \"mini\"")]
    result.place = SourcePlace(file: "feed.json", line: 3, column: 9, pointer: "/sections/0")
    result.pictures = [.expected: "a.png", .diff: "b.png"]
    result.take(verdict, fresh: fresh, before: reference?.layout, referenceHash: "7")
    result.use = ToleranceUse(
      id: "feed/top", rule: 0, difference: verdict.pixels?.difference, passed: false)
    var tolerance = PixelTolerance(precision: 0.99, perceptualPrecision: 0.98)
    tolerance.window = PixelTolerance.Window(side: 16, count: 3)
    tolerance.masks = [PixelRect(x: 1, y: 2, width: 3, height: 4)]
    tolerance.maskedElements = ["clock/now"]
    tolerance.maxDiffPixels = 5
    let rule = try #require(
      ToleranceRule(pattern: "feed/**", tolerance: tolerance, reason: "a map of another house"))
    return RunResult(
      command: "verify", engine: "engine 1", isComplete: true,
      snapshots: [result] + (0..<20).map { .sample("feed/\($0)") },
      stored: ["feed/old", "feed/top"],
      rules: [rule], canaryFailures: [], notes: ["one note"])
  }

  @Test func `a run survives being written and read`() throws {
    let run = try rich()
    let again = try RunResult(json: run.json)
    #expect(again.json == run.json)
    #expect(again.snapshots.first?.difference == run.snapshots.first?.difference)
    #expect(again.snapshots.last?.before == run.snapshots.last?.before)
    #expect(again.rules == run.rules)
  }

  @Test func `shards share out every snapshot once`() throws {
    let ids = (0..<1000).map { "feed/stop \($0)" }
    for count in [1, 2, 3, 7] {
      let shards = (1...count).compactMap { Shard(index: $0, count: count) }
      let sizes = shards.map { shard in ids.count { shard.contains($0) } }
      #expect(sizes.reduce(0, +) == 1000)
      // Derived: within a fifth of the even share for these ids.
      #expect(!sizes.contains { abs($0 - 1000 / count) > 1000 / count / 5 + 1 })
    }
    #expect(Shard("0/2") == nil)
    #expect(Shard("3/2") == nil)
    #expect(Shard("1/2/3") == nil)
    #expect(Shard("2/2")?.index == 2)
  }

  @Test func `merged shards are the run of one machine`() throws {
    let whole = try rich()
    let parts = (1...3).compactMap { Shard(index: $0, count: 3) }.map { shard in
      RunResult(
        command: whole.command, engine: whole.engine, shard: shard, isComplete: true,
        snapshots: whole.snapshots.filter { shard.contains($0.id) }, stored: whole.stored,
        rules: whole.rules, notes: whole.notes)
    }
    let merged = try RunResult.merged([parts[2], parts[0], parts[1], parts[0]])
    #expect(merged.json == whole.json)
    #expect(merged.obsolete == ["feed/old"])
    #expect(parts[0].obsolete == nil)
  }

  @Test func `a shard that is missing makes the whole incomplete`() throws {
    let shard = try #require(Shard("1/2"))
    let part = RunResult(
      command: "verify", engine: "e", shard: shard, isComplete: true, snapshots: [],
      stored: ["feed/old"])
    let merged = try RunResult.merged([part])
    #expect(!merged.isComplete)
    #expect(merged.obsolete == nil)
    #expect(merged.notes == ["shards are missing: 2/2"])
    #expect(merged.exitCode(rejectsObsolete: false) == 1)
    #expect(try RunResult(json: merged.json).missingShards == ["2/2"])
  }

  @Test func `a shard that ended early makes the whole incomplete`() throws {
    let parts = [("1/2", true), ("2/2", false)].map { text, isComplete in
      RunResult(
        command: "verify", engine: "e", shard: Shard(text), isComplete: isComplete, snapshots: [],
        stored: ["feed/old"])
    }
    #expect(try RunResult.merged(parts).obsolete == nil)
    #expect(try RunResult.merged([parts[0], parts[1], parts[0]]).obsolete == nil)
  }

  @Test func `results that do not belong together are not merged`() throws {
    let one = RunResult(
      command: "verify", engine: "e", isComplete: true, snapshots: [.sample("a", hash: "1")])
    let other = RunResult(
      command: "verify", engine: "e", isComplete: true, snapshots: [.sample("a", hash: "2")])
    let recording = RunResult(command: "record", engine: "e", isComplete: true, snapshots: [])
    #expect(throws: MergeError.self) { try RunResult.merged([one, other]) }
    #expect(throws: MergeError.self) { try RunResult.merged([one, recording]) }
    #expect(throws: MergeError.self) { try RunResult.merged([]) }
  }

  @Test func `sections lie where their elements are seen, magnified or not`() {
    var dump = LayoutDump.rows(offset: 30)
    #expect(FrameList(dump).sections.map(\.rect) == [CGRect(x: 0, y: -30, width: 390, height: 604)])
    dump.zoom = 2
    #expect(
      FrameList(dump).sections.map(\.rect) == [CGRect(x: 0, y: -30, width: 780, height: 1208)])
  }

  @Test func `the last run keeps what was not fine`() throws {
    var changed = SnapshotResult.sample("a", .changed)
    changed.pictures = [.actual: "a/actual.png", .diff: "a/diff.png"]
    let run = RunResult(
      command: "verify", engine: "e", isComplete: true,
      snapshots: [.sample("b", .missing), changed, .sample("c", .tolerated)])
    let last = LastRun(run)
    #expect(last.failed == ["a", "b"])
    #expect(last.pictures.map(\.paths) == [["a/actual.png", "a/diff.png"]])
    #expect(try LastRun(json: last.json) == last)
  }

  @Test(
    "broken JSON is an error with its place",
    arguments: [
      ("", 0), ("{", 1), ("{\"a\":1,}", 7), ("[1,]", 3), ("\"\u{1}\"", 2), ("nul", 0), ("1 2", 2),
      ("\"\\ud800\"", 7), ("\"\\u00g0\"", 3), ("+1", 0), (String(repeating: "[", count: 70), 64),
    ])
  func brokenJSON(_ text: String, offset: Int) {
    do throws(JSONError) {
      _ = try JSONValue(text)
      Issue.record("read in spite of the damage")
    } catch {
      #expect(error.offset == offset)
    }
  }

  @Test func `JSON strings survive both ways`() throws {
    let text = "\u{0}\u{1F}\"\\/\u{7F} é 👩‍👩‍👧 \u{2028}"
    #expect(try JSONValue(JSONValue.string(text).text).string == text)
    #expect(try JSONValue("\"\\ud83d\\ude00\\b\\f\\/\"").string == "😀\u{8}\u{C}/")
  }
}
