// SPDX-License-Identifier: MIT
//
// The checklist lists the rows that comments of tests name, with those tests, and no others.

import DynamicCollectionView
import Foundation
import Testing

@Suite struct ChecklistTests {
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Where tests name rows.
  private static let folders = [
    "Diffable", "DSL", "Engine", "Scrolling", "UIKit", "../CellViewsTests/Scrolling",
    "../AdvancedScrollViewTests", "../CollectionViewTests",
  ]

  /// Rows of the checklist: id and test.
  private func listed() throws -> Set<String> {
    let file = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/checklist.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains(".swift") }
        .map(String.init))
  }

  /// The same from comments: row ids, and below them a test's sentence or a twin's name.
  private func proven() throws -> Set<String> {
    var rows: Set<String> = []
    for folder in Self.folders {
      let path = tests.appendingPathComponent(folder).path
      for file in try FileManager.default.contentsOfDirectory(atPath: path) {
        let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
        var ids: [String] = []
        for line in text.split(separator: "\n") {
          let line = line.trimmingCharacters(in: .whitespaces)
          let names = line.hasPrefix("// ") ? line.dropFirst(3).components(separatedBy: ", ") : []
          if !names.isEmpty, names.allSatisfy({ $0.wholeMatch(of: /[A-Z]-\d\d/) != nil }) {
            ids = names
          } else if !ids.isEmpty, let quote = line.firstMatch(of: /["`]([^"`]+)["`]/) {
            for id in ids { rows.insert("| \(id) | \(file): \(quote.1) |") }
            ids = []
          }
        }
      }
    }
    return rows
  }

  @Test("the checklist and the tests name the same rows")
  func rows() throws {
    let (listed, proven) = (try listed(), try proven())
    #expect(proven.subtracting(listed).sorted() == [])
    #expect(listed.subtracting(proven).sorted() == [])
  }
}
