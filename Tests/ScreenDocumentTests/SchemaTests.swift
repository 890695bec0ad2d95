// SPDX-License-Identifier: MIT
//
// The committed schema is the one that the decoder's forms make.

import Foundation
import ScreenDocument
import Testing

@Suite struct SchemaTests {
  @Test func `the committed schema is what the decoder makes`() throws {
    let file = repository.appendingPathComponent("schema/screen-1.schema.json")
    if ProcessInfo.processInfo.environment["DCV_RECORD_FIXTURES"] != nil {
      try Data(ScreenDocument.schema.utf8).write(to: file)
      Issue.record("recorded; run again to compare")
    }
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(
      committed == ScreenDocument.schema,
      "record it again with DCV_RECORD_FIXTURES=1 swift test --filter ScreenDocumentTests")
  }
}
