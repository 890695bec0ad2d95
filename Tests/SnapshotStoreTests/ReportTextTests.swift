// SPDX-License-Identifier: MIT
//
// Reports as text: nothing that an id or a message holds may break their form.

import DynamicCollectionView
import Foundation
import FoundationXML
import Testing

@testable import SnapshotStore

extension SnapshotResult {
  /// A result with little in it.
  static func sample(
    _ id: String, _ state: SnapshotState = .passed, summary: String = "", hash: String = "1"
  ) -> SnapshotResult {
    var result = SnapshotResult(
      id: id, file: id, document: "feed.json", stop: String(id.split(separator: "/").last ?? ""),
      order: 0, variant: [], state: state)
    result.summary = summary
    result.hash = hash
    return result
  }
}

@Suite struct ReportTextTests {
  private func run(_ snapshots: [SnapshotResult]) -> RunResult {
    RunResult(command: "verify", engine: "engine 1", isComplete: true, snapshots: snapshots)
  }

  @Test func `a line tells state, id and cause`() {
    let run = run([.sample("feed/top"), .sample("feed/end", .changed, summary: "size 1x1 -> 2x2")])
    #expect(
      TerminalReport.text(of: run, .list) == """
        changed     feed/end: size 1x1 -> 2x2
        passed      feed/top
        1 passed, 1 changed

        """)
    #expect(
      TerminalReport.text(of: run, .line) == """
        changed     feed/end: size 1x1 -> 2x2
        1 passed, 1 changed

        """)
    #expect(TerminalReport.text(of: run, .dot).hasPrefix("x.\n"))
  }

  @Test func `control characters reach no terminal`() {
    let text = TerminalReport.line(.sample("a\u{1B}[2J\n", .changed, summary: "b\u{7}"))
    #expect(text == "changed     a\u{FFFD}[2J\u{FFFD}: b\u{FFFD}")
  }

  @Test func `JUnit is well-formed whatever it is told, and says it again`() throws {
    let awkward = "]]> & < > \" ' \u{0}\u{1}\u{8}\u{1F}\u{7F}\u{FFFE} é 👩‍👩‍👧 ]]]]>> end"
    var broken = SnapshotResult.sample("feed/\(awkward)", .changed, summary: awkward)
    broken.details = awkward + "\r\nsecond line\n"
    broken.pictures = [
      .actual: "feed/top/actual.png", .expected: "feed/top/expected.png",
      .diff: "feed/top/diff.png",
    ]
    let text = JUnitReport.text(
      of: run([.sample("feed/top"), broken, .sample("feed/x", .unreadable, summary: "cut")]),
      below: "app/", results: "app/results/")
    let document = try XMLDocument(data: Data(text.utf8))
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "3")
    #expect(root.attribute(forName: "failures")?.stringValue == "1")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
    // Jenkins' schema has no such attribute at the root, and refuses the file for it.
    #expect(root.attribute(forName: "skipped") == nil)
    let failure = try #require(try root.nodes(forXPath: "//failure").first as? XMLElement)
    let clean = "]]> & < > \" ' \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} é 👩‍👩‍👧 ]]]]>> end"
    #expect(failure.attribute(forName: "message")?.stringValue == clean)
    #expect(failure.stringValue?.contains(clean + "\nsecond line\n") == true)
    let output = try #require(try root.nodes(forXPath: "//system-out").first?.stringValue)
    // Named from the job's folder on; GitLab shows the first one alone.
    #expect(
      output.split(separator: "\n")
        == ["diff", "actual", "expected"].map {
          "[[ATTACHMENT|app/results/feed/top/\($0).png]]"
        })
    let places = try root.nodes(forXPath: "//testcase/@file").compactMap(\.stringValue)
    #expect(Set(places) == ["app/feed.json"])
  }

  @Test func `a body of a megabyte is cut, with a word about it`() throws {
    var long = SnapshotResult.sample("feed/top", .changed, summary: "long")
    long.details = String(repeating: "]]>", count: 350_000)
    let text = JUnitReport.text(of: run([long]))
    let failure = try #require(
      try XMLDocument(data: Data(text.utf8)).nodes(forXPath: "//failure").first?.stringValue)
    #expect(failure.count < 70_000)
    #expect(failure.hasSuffix("… cut after 65536 characters\n"))
  }

  @Test func `GitHub's annotations point into the document and keep to one line each`() {
    var broken = SnapshotResult.sample("feed/a,b:c", .changed, summary: "100 %\r\n::error::x")
    broken.place = SourcePlace(file: "a,b/feed:1.json", line: 14, column: 29)
    #expect(
      GitHubReport.annotations(of: run([broken])) == """
        ::error file=a%2Cb/feed%3A1.json,line=14,col=29,title=changed%3A feed/a%2Cb%3Ac::100 %25%0D%0A::error::x

        """)
  }

  @Test func `an error of a document has one annotation, and tells its place once`() {
    let errors = ["top", "end"].map { stop in
      var broken = SnapshotResult.sample(
        "feed/\(stop)", .error, summary: "feed.json:116:5: 'hight' is no key")
      broken.place = SourcePlace(file: "feed.json", line: 116, column: 5)
      return broken
    }
    #expect(
      GitHubReport.annotations(of: run(errors), below: "app/") == """
        ::error file=app/feed.json,line=116,col=5,title=error%3A feed/end::'hight' is no key

        """)
  }

  @Test func `GitHub shows ten annotations: nine, and how many more there are`() {
    let many = run((0..<30).map { .sample("feed/\($0)", .changed) })
    let lines = GitHubReport.annotations(of: many).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=dcv-snap::and 21 more; the job summary lists all")
  }

  @Test func `the gravest comes first`() {
    let run = run([
      .sample("a", .missing), .sample("b", .changed), .sample("c", .unreadable), .sample("d"),
    ])
    #expect(run.failures.map(\.id) == ["c", "b", "a"])
    #expect(run.exitCode(rejectsObsolete: false) == 3)
  }

  @Test func `a summary in Markdown stays a table, and short enough to be shown`() {
    let text = MarkdownSummary.text(
      of: run([.sample("a|b`c", .changed, summary: "<b>|\nnext")]))
    #expect(text.contains("| changed | `` a\\|b`c `` | &lt;b>\\| next |\n"))
    let long = String(repeating: "x", count: 2000)
    let many = run((0..<2000).map { .sample("feed/\($0)", .changed, summary: long) })
    let cut = MarkdownSummary.text(of: many)
    #expect(cut.utf8.count < 1 << 20)
    #expect(cut.contains("more.\n"))
  }
}
