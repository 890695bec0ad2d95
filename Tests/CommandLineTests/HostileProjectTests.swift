// SPDX-License-Identifier: MIT
//
// Projects that would lose something to the tool: files of others among the references and results,
// reports in the place of documents, values that a shell left empty.

import CairoPainter
import Foundation
import ScreenSnapshots
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct HostileProjectTests {
  @Test func `a value that a shell left empty is a mistake, not another option`() throws {
    let folder = try VerifyTourTests.project()
    for arguments in [
      ["verify", "--only-changed="], ["record", "-u="], ["record", "--update-snapshots="],
    ] {
      let result = try folder.run(arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(result.errors.contains("is empty"), "\(arguments): \(result.errors)")
    }
    #expect(try folder.files(below: "") == ["dcv-snap.json", "screens", "screens/rows.json"])
  }
}
