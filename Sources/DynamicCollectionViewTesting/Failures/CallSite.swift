// SPDX-License-Identifier: MIT
//
// Where an assertion stands, and how a failure reaches the test there, in either library.

import Testing
import XCTest

/// Where an assertion stands.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The path of the file.
  var path: String { "\(filePath)" }

  /// The place as Swift Testing takes it.
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: path, line: max(1, Int(line)), column: max(1, Int(column)))
  }
}

extension SnapshotFailure {
  /// Lets the test that runs now fail at the call, and hands it the files.
  func record(at call: CallSite) {
    let isSwiftTesting = Test.current != nil
    #if compiler(>=6.2)
      if isSwiftTesting {
        for file in files {
          Attachment.record(
            file.bytes, named: "\(reference).\(file.name)", sourceLocation: call.location)
        }
      }
    #endif
    // In a task of its own a test is not known. Each library leaves out what is not its own, so
    // both are told, and none of them is missed.
    Issue.record(Comment(rawValue: message), sourceLocation: call.location)
    if !isSwiftTesting { XCTFail(message, file: call.filePath, line: call.line) }
  }
}
