// SPDX-License-Identifier: MIT
//
// The committed schema is the one that the decoder's forms make.

import Foundation
import ScreenDocument
import Testing

@Suite struct SchemaTests {
  @Test(
    "a committed schema is what the decoder makes",
    arguments: [
      ("screen-1.schema.json", ScreenDocument.schema),
      ("dcv-snap-1.schema.json", ProjectConfiguration.schema),
    ])
  func committed(_ name: String, _ schema: String) throws {
    let file = repository.appendingPathComponent("schema/" + name)
    if ProcessInfo.processInfo.environment["DCV_RECORD_FIXTURES"] != nil {
      try Data(schema.utf8).write(to: file)
      Issue.record("recorded; run again to compare")
    }
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(
      committed == schema,
      "record it again with DCV_RECORD_FIXTURES=1 swift test --filter ScreenDocumentTests")
  }
}
