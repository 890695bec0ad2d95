// SPDX-License-Identifier: MIT
//
// Snapshot testing as people do it with the built tool: record, change a number, see the cause,
// approve, verify.

import CairoPainter
import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct VerifyTourTests {
  static let configuration = """
    { "version": 1, "documents": ["screens/*.json"], "snapshots": "Snapshots" }
    """

  /// Six rows of two placeholders, two stops.
  static let rows = """
    {
      "version": 1,
      "device": { "width": 120, "height": 160, "scale": 2 },
      "sections": [
        { "id": "rows", "itemCount": 12, "layout": { "type": "grid",
          "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 44 },
            "subitems": [ { "item": { "width": { "fractionalWidth": 0.5 }, "height": { "fractionalHeight": 1 } } } ] } } }
      ],
      "stops": [ { "name": "top", "offset": "start" }, { "name": "second page", "offset": 60 } ]
    }
    """
  static let taller = rows.replacingOccurrences(of: "\"absolute\": 44", with: "\"absolute\": 48")

  static func project(_ more: [String: String] = [:]) throws -> Scratch {
    var files = ["dcv-snap.json": configuration, "screens/rows.json": rows]
    files.merge(more) { $1 }
    return try Scratch(files: files)
  }

  @Test func `record, change a number, see the cause, approve it, verify`() throws {
    let folder = try Self.project()
    // 1. Nothing is there yet, and verify writes no reference.
    let empty = try folder.run("verify")
    #expect(empty.code == 1)
    #expect(empty.errors.contains("missing     screens/rows/top: there is no reference"))
    #expect(!folder.has("Snapshots/screens/rows/top.png"))
    // 2. A recording run is not green; the next one has nothing to do.
    let recorded = try folder.run("record")
    #expect(recorded.code == 1)
    #expect(recorded.errors.contains("2 recorded"))
    #expect(folder.has("Snapshots/screens/rows/top.png"))
    #expect(folder.has("Snapshots/screens/rows/top.layout.txt"))
    #expect(!folder.has("Snapshots/screens/rows/top.png.new"))
    let again = try folder.run("record")
    #expect(again.code == 0)
    #expect(again.errors.contains("2 passed"))
    // 3. One number changes: one line says what happened.
    try folder.write(Self.taller, to: "screens/rows.json")
    let changed = try folder.run("verify")
    #expect(changed.code == 1)
    #expect(changed.output.isEmpty)
    #expect(
      changed.errors.contains(
        "changed     screens/rows/top: 8 cells of `rows` 44 -> 48;"
          + " 6 cells below moved by +4 to +12; nothing else"))
    #expect(folder.has("dcv-snap-results/index.html"))
    for name in ["expected.png", "actual.png", "diff.png", "crop.png", "layout.diff"] {
      #expect(folder.has("dcv-snap-results/screens/rows/top/\(name)"), "\(name)")
    }
    // 4. The picture that was seen is approved, as the report would.
    let seen = try RunResult(json: folder.text("dcv-snap-results/results.json"))
    var approvals = Approvals()
    approvals.approved = seen.failures.map {
      Approvals.Decision(id: $0.id, hash: $0.hash ?? "")
    }
    #expect(approvals.approved.count == 2)
    try folder.write(approvals.json, to: "approvals.json")
    let approved = try folder.run("approve", "--from", "approvals.json")
    #expect(approved.code == 0, "\(approved.errors)")
    #expect(approved.lines == ["approved screens/rows/second page", "approved screens/rows/top"])
    #expect(!folder.has("Snapshots/screens/rows/top.png.new"))
    // 5. Green means compared.
    let verified = try folder.run("verify")
    #expect(verified.code == 0)
    #expect(verified.errors == "2 passed\n")
    #expect(!folder.has("dcv-snap-results/screens/rows/top/actual.png"))
  }

  @Test func `a picture that changed since it was seen is refused`() throws {
    let folder = try Self.project()
    _ = try folder.run("record")
    try folder.write(Self.taller, to: "screens/rows.json")
    _ = try folder.run("verify")
    let seen = try RunResult(json: folder.text("dcv-snap-results/results.json"))
    var approvals = Approvals()
    approvals.approved = [Approvals.Decision(id: "screens/rows/top", hash: seen.hash(of: "top"))]
    try folder.write(approvals.json, to: "approvals.json")
    try folder.write(
      Self.rows.replacingOccurrences(of: "\"absolute\": 44", with: "\"absolute\": 52"),
      to: "screens/rows.json")
    _ = try folder.run("verify")
    let refused = try folder.run("approve", "--from", "approvals.json")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("'screens/rows/top' changed since it was seen"))
    let rejected = try folder.run("reject", "screens/rows/*")
    #expect(rejected.code == 0)
    #expect(rejected.lines.count == 2)
    #expect(!folder.has("Snapshots/screens/rows/top.png.new"))
  }

  @Test func `where CI is set nothing is written unless asked, and its results can be approved`()
    throws
  {
    let folder = try Self.project()
    let ci = ["CI": "true"]
    let silent = try folder.run(["record"], variables: ci)
    #expect(silent.code == 1)
    #expect(silent.errors.contains("CI is set, so no reference was written"))
    #expect(!folder.has("Snapshots"))
    _ = try folder.run(["verify"], variables: ci)
    #expect(!folder.has("Snapshots"))
    let asked = try folder.run(["record", "--record=missing"], variables: ci)
    #expect(asked.errors.contains("2 recorded"))
    try folder.write(Self.taller, to: "screens/rows.json")
    #expect(try folder.run(["verify"], variables: ci).code == 1)
    #expect(!folder.has("Snapshots/screens/rows/top.png.new"))
    #expect(try folder.run("approve", "--all").errors.contains("0 approved"))
    let taken = try folder.run("approve", "--all", "--results", "dcv-snap-results")
    #expect(taken.lines.count == 2, "\(taken.errors)")
    #expect(try folder.run(["verify"], variables: ci).code == 0)
  }

  @Test func `both vocabularies and both variables mean the same modes`() throws {
    let none: [String: String] = [:]
    func mode(_ arguments: [String], _ variables: [String: String]) throws -> RecordMode {
      let parsed = try ArgumentReader(command: .record).read(arguments)
      return try RecordMode.choice(parsed, variables: variables, fallback: .missing).mode
    }
    #expect(try mode([], none) == .missing)
    #expect(try mode([], ["CI": "1"]) == .none)
    #expect(try mode([], ["CI": "false"]) == .missing)
    #expect(try mode(["-u"], ["CI": "1"]) == .changed)
    #expect(try mode(["-u", "a.json"], none) == .changed)
    #expect(try mode(["--update-snapshots=all"], none) == .all)
    #expect(try mode(["--record=failed"], none) == .changed)
    #expect(try mode(["--record", "never"], none) == .none)
    #expect(try mode([], ["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    let both = ["SNAPSHOT_TESTING_RECORD": "all", "DCV_RECORD": "failed"]
    #expect(try mode([], both) == .changed)
    #expect(throws: UsageError.self) { try mode(["-u=all", "--record=all"], none) }
    #expect(throws: UsageError.self) { try mode(["--record=sometimes"], none) }
  }

  @Test func `a document with an error is neither compared nor recorded`() throws {
    let wrong = Self.rows.replacingOccurrences(
      of: "\"itemCount\"", with: "\"itemCuont\": 1, \"itemCount\"")
    let folder = try Self.project(["screens/wrong.json": wrong, "screens/worse.json": "{"])
    let result = try folder.run("record", "screens/wrong.json", "screens/rows.json", "-u=all")
    #expect(result.code == 2)
    #expect(folder.has("Snapshots/screens/rows/top.png"))
    #expect(!folder.has("Snapshots/screens/wrong"))
    #expect(result.errors.contains("error       screens/wrong/top: screens/wrong.json:5:"))
    // One that can't be read at all has a line of its own, and no reference is called obsolete.
    let whole = try folder.run("verify")
    #expect(whole.code == 2)
    #expect(whole.errors.contains("error       screens/worse: screens/worse.json:1:"))
    #expect(!whole.errors.contains("obsolete"))
  }

  @Test func `references of no snapshot are told by complete runs, and pruned on request`() throws {
    let folder = try Self.project(["screens/more.json": Self.rows])
    _ = try folder.run("record")
    try FileManager.default.removeItem(atPath: folder.place.text + "/screens/more.json")
    let warned = try folder.run("verify")
    #expect(warned.code == 0)
    #expect(warned.errors.contains("obsolete    screens/more/top"))
    #expect(try folder.run(["verify"], variables: ["CI": "1"]).code == 1)
    #expect(try folder.run("verify", "--unreferenced", "reject").code == 1)
    #expect(try !folder.run("verify", "-g", "top").errors.contains("obsolete"))
    #expect(try !folder.run("verify", "--shard", "1/2").errors.contains("obsolete"))
    let dry = try folder.run("prune")
    #expect(dry.lines.count == 2)
    #expect(folder.has("Snapshots/screens/more/top.png"))
    #expect(try folder.run("prune", "--delete").code == 0)
    #expect(!folder.has("Snapshots/screens/more/top.png"))
    #expect(folder.has("Snapshots/screens/rows/top.png"))
  }

  @Test func `shards together are one run`() throws {
    let folder = try Self.project()
    _ = try folder.run("record")
    try folder.write(Self.taller, to: "screens/rows.json")
    let whole = try folder.run("verify", "--reporter", "json", "--results", "whole")
    for shard in 1...3 {
      _ = try folder.run(
        "verify", "--shard", "\(shard)/3", "--reporter", "blob=blobs/\(shard).json")
    }
    let merged = try folder.run("merge-reports", "blobs", "--reporter", "json", "--results", "all")
    #expect(merged.code == 1)
    #expect(merged.output == whole.output)
    #expect(folder.has("all/screens/rows/top/actual.png"))
    try FileManager.default.removeItem(atPath: folder.place.text + "/blobs/2.json")
    let part = try folder.run("merge-reports", "blobs", "--reporter", "line")
    #expect(part.errors.contains("shards are missing: 2/3"))
    #expect(part.errors.contains(", 1 shard missing\n"))
  }

  @Test func `shards together tell references of no snapshot, if each ran to its end`() throws {
    let folder = try Self.project(["screens/more.json": Self.rows])
    _ = try folder.run("record")
    try FileManager.default.removeItem(atPath: folder.place.text + "/screens/more.json")
    func shards(_ more: String...) throws {
      for shard in 1...2 {
        let blob = ["--reporter", "blob=blobs/\(shard).json"]
        _ = try folder.run(["verify", "--shard", "\(shard)/2"] + blob + more)
      }
    }
    func merged(_ rule: String...) throws -> ToolResult {
      try folder.run(["merge-reports", "blobs", "--reporter", "line"] + rule)
    }
    try shards()
    #expect(try merged().code == 0)
    #expect(try merged("--unreferenced", "warn").errors.contains("obsolete    screens/more/top"))
    #expect(try merged("--unreferenced", "reject").code == 1)
    #expect(try !merged("--unreferenced", "ignore").errors.contains("obsolete"))
    #expect(try merged("--unreferenced", "rejct").code == 2)
    // A shard that ended early can't tell: what it left out may have a reference.
    try folder.write(Self.taller, to: "screens/rows.json")
    try shards("--max-failures", "1")
    let early = try merged("--unreferenced", "delete")
    #expect(!early.errors.contains("obsolete"), "\(early.errors)")
    #expect(folder.has("Snapshots/screens/more/top.png"))
    try folder.write(Self.rows, to: "screens/rows.json")
    try shards()
    #expect(try merged("--unreferenced", "delete").code == 0)
    #expect(!folder.has("Snapshots/screens/more/top.png"))
    #expect(folder.has("Snapshots/screens/rows/top.png"))
  }

  @Test func `a shard that is missing is no passing run`() throws {
    let folder = try Self.project()
    _ = try folder.run("record")
    for shard in 1...2 {
      _ = try folder.run(
        "verify", "--shard", "\(shard)/2", "--reporter", "blob=blobs/\(shard).json")
    }
    #expect(try folder.run("merge-reports", "blobs").code == 0)
    try FileManager.default.removeItem(atPath: folder.place.text + "/blobs/1.json")
    let part = try folder.run("merge-reports", "blobs", "--reporter", "line,github")
    #expect(part.code == 1)
    #expect(part.output.contains("::error title=shards are missing::1/2\n"))
    // A page of that run, made later, says so too.
    #expect(try folder.run("report", "--reporter", "json").output.contains("\"missingShards\""))
  }

  @Test func `only what failed is run again, and a run may end early`() throws {
    let folder = try Self.project(["screens/other.json": Self.rows])
    _ = try folder.run("record")
    try folder.write(Self.taller, to: "screens/rows.json")
    _ = try folder.run("verify")
    let again = try folder.run("verify", "--last-failed", "--reporter", "list", "-g", "top")
    #expect(again.errors.hasSuffix("\n1 changed\n"))
    let early = try folder.run("verify", "-x", "1", "-j", "1", "--reporter", "line")
    #expect(early.errors.contains("stopped after 1"))
  }

  @Test func `what is named wrongly is told with what was meant`() throws {
    let folder = try Self.project()
    _ = try folder.run("record")
    try folder.write(Self.taller, to: "screens/rows.json")
    _ = try folder.run("verify")
    let narrow = try folder.run("approve", "screens/*")
    #expect(narrow.code == 1)
    #expect(narrow.errors.contains("** does not: 'screens/**'"), "\(narrow.errors)")
    #expect(try folder.run("approve", "screens/**").code == 0)
    let report = try folder.run("report", "nowhere")
    #expect(report.code == 3)
    #expect(
      report.errors.contains("can't read 'nowhere': no such file or folder"), "\(report.errors)")
    #expect(try folder.run("report", "dcv-snap-results/results.json").code == 0)
  }

  @Test func `a run that ends early ends at the same snapshot on any number of threads`() throws {
    var screens: [String: String] = [:]
    for number in 1...6 { screens["screens/s\(number).json"] = Self.rows }
    let folder = try Self.project(screens)
    _ = try folder.run("record")
    for number in [2, 3, 4, 5, 6] { try folder.write(Self.taller, to: "screens/s\(number).json") }
    var outputs: Set<String> = []
    for threads in ["1", "2", "3", "8", "8", "8"] {
      let run = try folder.run("verify", "-x", "3", "-j", threads, "--reporter", "json")
      #expect(run.code == 1)
      outputs.insert(run.output)
    }
    #expect(outputs.count == 1)
    let result = try RunResult(json: try #require(outputs.first))
    #expect(
      result.failures.map(\.id).sorted() == [
        "screens/s2/second page", "screens/s2/top", "screens/s3/top",
      ])
    // What other threads had begun left no trace.
    let waiting = try folder.files(below: "Snapshots").filter { $0.hasSuffix(".png.new") }
    #expect(
      waiting == [
        "screens/s2/second-page-9500210b.png.new", "screens/s2/top.png.new",
        "screens/s3/top.png.new",
      ])
    let recorded = try folder.run("verify", "-x", "3", "-u", "--reporter", "json")
    #expect(recorded.code == 1)
    let written = try RunResult(json: recorded.output).snapshots.filter { $0.state == .recorded }
    #expect(written.count == 3)
    #expect(try folder.run("verify", "--reporter", "json").code == 1)
    let rest = try RunResult(json: try folder.run("verify", "--reporter", "json").output)
    #expect(rest.failures.count == 7)
  }

  @Test func `a tolerance needs a reason and is accounted for`() throws {
    let folder = try Self.project([
      "dcv-snap.json": """
      { "version": 1, "documents": ["screens/*.json"],
        "tolerances": [ { "match": "**/top", "maxDiffPixels": 10, "reason": "a test" } ] }
      """
    ])
    _ = try folder.run("record")
    let unused = try folder.run("verify")
    #expect(unused.code == 0)
    #expect(unused.errors.contains("not needed by any snapshot; remove it"))
    try folder.write(
      "{ \"version\": 1, \"tolerances\": [ { \"match\": \"*\", \"maxDiffPixels\": 10 } ] }",
      to: "dcv-snap.json")
    let silent = try folder.run("verify", "screens/rows.json")
    #expect(silent.code == 2)
    #expect(silent.errors.contains("error[missing-key]: a tolerance needs 'reason'"))
  }

  @Test func `two runs in one folder at once do not harm each other`() async throws {
    let folder = try Self.project()
    _ = try folder.run("record")
    try folder.write(Self.taller, to: "screens/rows.json")
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<4 { group.addTask { try folder.run("verify", "-j", "1").code } }
      return try await group.reduce(into: [Int32]()) { $0.append($1) }
    }
    #expect(codes == [1, 1, 1, 1])
    #expect(try folder.run("approve", "--all").lines.count == 2)
    #expect(try folder.run("verify").code == 0)
  }

  @Test func `a missing image is incomplete, not green`() throws {
    let photo = Self.rows.replacingOccurrences(
      of: "\"itemCount\": 12",
      with: "\"items\": [ { \"id\": \"1\", \"cell\": \"photo\" } ]"
    ).replacingOccurrences(
      of: "\"sections\": [",
      with: "\"cells\": { \"photo\": { \"image\": \"nowhere.png\" } }, \"sections\": [")
    let folder = try Self.project(["screens/rows.json": photo])
    #expect(try folder.run("record").errors.contains("2 recorded"))
    let result = try folder.run("verify")
    #expect(result.code == 1)
    #expect(
      result.errors.contains("incomplete  screens/rows/top: no image 'nowhere.png', for `rows/1`"),
      "\(result.errors)")
  }

  @Test func `ids that look alike have files of their own inside the folder`() throws {
    let long = String(repeating: "n", count: 300)
    let names = ["a b", "a-b", "A B", "caf\u{E9}", "cafe\u{301}", "../x", "con", "x", long]
    let stops = names.map { "{ \"name\": \"\($0)\", \"offset\": 0 }" }.joined(separator: ", ")
    let document = Self.rows.replacingOccurrences(
      of: "{ \"name\": \"top\", \"offset\": \"start\" }", with: stops)
    let folder = try Self.project(["screens/rows.json": document])
    let result = try folder.run("record", "--reporter", "list")
    let files = try folder.files(below: "Snapshots").filter { $0.hasSuffix(".png") }
    if result.code == 2 {
      // Told before anything is drawn.
      #expect(files.isEmpty)
    } else {
      #expect(files.count == names.count + 1)
      #expect(Set(files.map { $0.lowercased() }).count == files.count)
      #expect(try folder.run("verify").code == 0)
    }
    #expect(!folder.has("Snapshots/x.png") && !folder.has("x.png"))
  }
}

extension RunResult {
  fileprivate func hash(of stop: String) -> String {
    snapshots.first { $0.stop == stop }?.hash ?? ""
  }
}

extension Scratch {
  func has(_ path: String) -> Bool {
    FolderWalk.kind(of: place.text + "/" + path) != .missing
  }

  func text(_ path: String) throws -> String {
    String(decoding: try FileBytes.read(place.text + "/" + path), as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try OutputFiles().write(bytes, to: place.text + "/" + path)
  }

  func files(below path: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: place.text + "/" + path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.sorted()
  }
}
