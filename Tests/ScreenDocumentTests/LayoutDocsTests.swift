// SPDX-License-Identifier: MIT
//
// docs/layout.md names a fixture for its numbers: each of them is there.

import Foundation
import Testing

@Suite struct LayoutDocsTests {
  @Test func `every fixture that the layout rules name exists`() throws {
    let docs = LayoutFixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/layout.md")
    let text = try String(contentsOf: docs, encoding: .utf8)
    let known = Set(
      LayoutFixture.all.compactMap { $0.name.split(separator: "/").last?.dropLast(".json".count) })
    let sources = [
      "apple", "charon", "fabernovel", "homeassistant", "ibp", "note", "sentry", "tarik",
    ]
    let named = text.split(separator: "`").filter { word in
      sources.contains { word.hasPrefix($0 + "-") } && !word.contains(" ")
    }
    #expect(named.count > 30)
    for id in named where !known.contains(id) { Issue.record("no fixture is called \(id)") }
  }
}
