// SPDX-License-Identifier: MIT
//
// How troubles are told that are nobody's fault but ours, a library's, or the machine's. Exit code 4.

import CairoPainter

/// Words for troubles.
enum Trouble {
  /// A trouble in a document or a picture, as it is shown on the terminal.
  static func text(_ error: any Error, in name: String) -> String {
    guard let error = error as? PaintError else {
      return "dcv-snap: error[internal]: \(name): \(error)"
    }
    let hint = error.hint.map { "\n  hint      \($0)" } ?? ""
    return "dcv-snap: error[\(error.kind.rawValue)]: \(name): \(error.message)\(hint)"
  }
}
