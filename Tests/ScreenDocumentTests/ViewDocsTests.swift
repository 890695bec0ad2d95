// SPDX-License-Identifier: MIT
//
// docs/views.md names each kind, each key and each modifier that the schema knows, and no other.

import Foundation
import ScreenDocument
import Testing

@Suite struct ViewDocsTests {
  @Test func `the list of views is the schema's`() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(ScreenDocument.schema.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let kinds = definitions.keys.filter { $0.hasSuffix("View") }.map { $0.dropLast(4) }
    #expect(kinds.count >= 29)
    var keys = Set<String>()
    for kind in kinds {
      let properties = definitions[kind + "View"]?["properties"] as? [String: Any] ?? [:]
      keys.formUnion(properties.keys)
    }
    let docs = repository.appending(path: "docs/views.md")
    let text = try String(contentsOf: docs, encoding: .utf8)
    let named = Set(
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) })
    for key in keys.union(kinds.map(String.init)).subtracting(["modifiers"]).sorted() {
      #expect(named.contains(key), "docs/views.md does not name '\(key)'")
    }
  }
}
