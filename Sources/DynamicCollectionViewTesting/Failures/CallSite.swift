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

  /// Hands files to the test that runs now, where its library takes any.
  ///
  /// - Parameter reference: What their names begin with.
  func attach(_ files: [SnapshotFailure.File], of reference: String) {
    #if compiler(>=6.2)
      guard Test.current != nil else { return }
      for file in files {
        Attachment.record(
          file.bytes, named: "\(reference).\(file.name)", sourceLocation: location)
      }
    #endif
  }
}

extension SnapshotFailure {
  /// Lets the test that runs now fail at the call, and hands it the files.
  func record(at call: CallSite) {
    call.attach(files, of: reference)
    // In a task of its own a test is not known. Each library leaves out what is not its own, so
    // both are told, and none of them is missed.
    Issue.record(Comment(rawValue: message), sourceLocation: call.location)
    if Test.current == nil { XCTFail(message, file: call.filePath, line: call.line) }
  }
}
