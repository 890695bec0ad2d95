// SPDX-License-Identifier: MIT
//
// A hash that is the same in every run and on every machine, for names and small texts; pictures have
// a wider one.

/// FNV-1a, 64 bits. Source: Fowler, Noll, Vo; draft-eastlake-fnv, 5.
package enum StableHash {
  /// The hash of some bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
