// SPDX-License-Identifier: MIT
//
// Names of references: as people expect them where they are plain, safe where they are not.

import DynamicCollectionView
import Foundation
import Testing

@testable import DynamicCollectionViewTesting

@Suite struct TestSnapshotNameTests {
  private func file(_ test: String, _ name: String? = nil, _ stop: String? = "top") -> String {
    TestSnapshotName(testFile: "/t/FeedTests.swift", test: test, name: name)
      .picture(stop: stop, variant: []).file
  }

  @Test func `plain names stand as they are`() {
    #expect(file("rows()") == "rows.top")
    #expect(file("rows()", "dark") == "rows.dark.top")
    #expect(file("rows()", "dark", nil) == "rows.dark")
    let names = TestSnapshotName(testFile: "/t/FeedTests.swift", test: "rows()", name: nil)
    #expect(names.suitePart == "FeedTests")
    let dark = names.picture(
      stop: "top", variant: [.init(axis: "appearance", value: "dark")])
    #expect(dark.file == "rows.top~appearance=dark")
    #expect(dark.id == "FeedTests/rows/top~appearance=dark")
  }

  static let hostile = [
    "a b", "a-b", "A B", "a.b", "a/b", "../x", "..", ".", "", "con", "nul.png", "a\nb", "a\0b", "~",
    "a%2Eb", "%", "日本", "e\u{301}", String(repeating: "x", count: 300),
    String(repeating: "x", count: 301), "rows(_:)", "rows(_:name:)",
  ]

  @Test func `hostile names get files of their own, inside the folder`() {
    var taken: [String: String] = [:]
    for name in Self.hostile {
      for file in [file(name), file("t()", name, nil), file("t()", nil, name)] {
        #expect(!file.contains("/") && !file.hasPrefix("."), "\(name.debugDescription)")
        #expect(file.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(file.utf8.count <= TestSnapshotName.longestFile)
      }
      let stop = file("t()", nil, name)
      #expect(taken.updateValue(name, forKey: stop.lowercased()) == nil, "\(stop)")
    }
    let long = String(repeating: "y", count: 80)
    #expect(file(long, long, long).utf8.count == TestSnapshotName.longestFile)
    #expect(file(long, long, long) != file(long, long, long + "y"))
  }

  @Test func `a point in a name is no border between names`() {
    #expect(file("t()", "a.b", nil) != file("t()", "a", "b"))
    #expect(file("`t.a`()", "b", nil) != file("t()", "a", "b"))
  }

  @Test func `composed and decomposed letters are one name`() {
    #expect(file("t()", "\u{E9}") == file("t()", "e\u{301}"))
  }

  @Test func `names in backticks lose them`() {
    #expect(file("`rows`()") == file("rows()"))
    #expect(file("`a header stays`()").hasPrefix("a-header-stays-"))
  }

  @Test func `a test that was built elsewhere is told so`() {
    let names = TestSnapshotName(testFile: "/nowhere/at/all/T.swift", test: "t()", name: nil)
    let error = #expect(throws: AssertionProblem.self) { try names.folder() }
    #expect(error?.message == "the test's folder '/nowhere/at/all' is not on this machine")
  }
}
