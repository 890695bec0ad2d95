// SPDX-License-Identifier: MIT
//
// The report's file: complete in itself, each picture once, nothing in it can break out of its
// place. How it behaves in a browser is tested by tools/report-test.

import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

@Suite struct HTMLReportTests {
  private func report(
    _ snapshots: [SnapshotResult], pictures: @escaping HTMLReport.Pictures
  ) throws -> String {
    let run = RunResult(
      command: "verify", engine: "engine 1", isComplete: true, snapshots: snapshots,
      stored: ["</script><script>alert(1)"])
    var bytes: [UInt8] = []
    try HTMLReport(of: run, pictures: pictures).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test func `equal pictures are embedded once`() throws {
    let text = try report((0..<40).map { .sample("feed/\($0)") }) { snapshot, _ in
      Array((snapshot.id.hasSuffix("7") ? "seven" : "other").utf8)
    }
    #expect(count("<script type=\"text/plain\" id=\"p-", in: text) == 2)
    #expect(text.contains(">" + Data("seven".utf8).base64EncodedString() + "</script>"))
  }

  @Test func `failing snapshots are embedded in full, many passing ones small`() throws {
    var asked: Set<String> = []
    let snapshots = [SnapshotResult.sample("bad", .changed)] + (0..<61).map { .sample("ok/\($0)") }
    _ = try report(snapshots) { snapshot, part in
      asked.insert("\(snapshot.state) \(part)")
      return nil
    }
    #expect(
      asked.sorted() == [
        "changed actual", "changed crop", "changed diff", "changed expected", "passed thumb",
      ])
  }

  @Test func `a snapshot without frames of its own is asked for those of its reference`() throws {
    var changed = SnapshotResult.sample("feed/end", .changed)
    changed.after = FrameList(.rows())
    let run = RunResult(
      command: "verify", engine: "engine 1", isComplete: true,
      snapshots: [.sample("feed/top"), changed])
    var (asked, bytes): ([String], [UInt8]) = ([], [])
    let report = HTMLReport(of: run, pictures: { _, _ in nil }) { snapshot in
      asked.append(snapshot.id)
      return FrameList(.rows())
    }
    try report.write { bytes += $0 }
    #expect(asked == ["feed/top"])
    #expect(count("\"after\":{", in: String(decoding: bytes, as: UTF8.self)) == 2)
  }

  @Test func `no text of a run ends the element it stands in`() throws {
    let text = try report([
      .sample("</script><b>", .changed, summary: "<!-- <script> ]]> \u{2028} </style>")
    ]) { _, _ in nil }
    // The page's own: data, script; closed as often as opened.
    #expect(count("<script", in: text) == 2)
    #expect(count("</script>", in: text) == 2)
    #expect(text.contains("\\u003c/script>\\u003cb>"))
  }

  @Test func `the page asks for nothing from outside`() throws {
    let text = try report([.sample("feed/top")]) { _, _ in nil }
    #expect(text.contains("default-src 'none'"))
    for part in ["http://", "https://", "src=\"", "@import", "url(http"] {
      // The name of SVG's namespace is no address that anybody fetches.
      let found =
        count(part, in: text) - (part == "http://" ? count("http://www.w3.org/", in: text) : 0)
      #expect(found == 0, "\(part)")
    }
    #expect(!text.contains("<!--data-->"))
  }

  @Test func `a thumbnail keeps proportions, and means of what it stands for`() throws {
    var picture = Raster(width: 8, height: 4, filledWith: Pixel(0, 0, 0))
    picture.fill(PixelRect(x: 1, y: 0, width: 1, height: 4), with: Pixel(200, 100, 50))
    picture.fill(PixelRect(x: 4, y: 0, width: 4, height: 4), with: Pixel(9, 9, 9, 0))
    let small = picture.thumbnail(width: 4)
    #expect(small.width == 4)
    #expect(small.height == 2)
    #expect(small[0, 0] == Pixel(100, 50, 25))
    #expect(small[3, 1].alpha == 0)
    #expect(picture.thumbnail(width: 8) == picture)
  }
}
