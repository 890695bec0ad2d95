// SPDX-License-Identifier: MIT
//
// A layout in sixteen digits: whether the frames that a decision was made about are those that wait.

import Geometry

/// A layout in sixteen digits.
package enum LayoutHash {
  /// The hash of the bytes of a `.layout.txt`.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    let digits = String(StableHash.of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
