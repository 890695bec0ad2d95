// SPDX-License-Identifier: MIT
//
// A file that could not be read or written, and why. Exit code 3.

import Foundation

/// A file that could not be read or written.
struct FileFailure: Error, Hashable {
  /// What was tried: `read`, `write`, `list`.
  let action: String
  /// The path, as the user would write it.
  let path: String
  /// The system's reason, in lower case.
  let reason: String

  /// A failure with a reason of our own.
  init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// A failure with the system's reason for `code`.
  init(_ action: String, _ path: String, errno code: Int32) {
    let text = String(cString: strerror(code))
    self.init(action, path, reason: text.prefix(1).lowercased() + text.dropFirst())
  }

  /// How it is shown on the terminal.
  var text: String { "dcv-snap: error[file]: can't \(action) '\(path)': \(reason)" }
}
