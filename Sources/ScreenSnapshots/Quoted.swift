// SPDX-License-Identifier: MIT
//
// The user's own words in a message: short, and on one line.

/// The user's own words in a message.
package enum Quoted {
  /// At most 40 characters of `text`, on one line.
  package static func short(_ text: String) -> String {
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}
