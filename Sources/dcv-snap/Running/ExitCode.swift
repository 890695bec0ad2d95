// SPDX-License-Identifier: MIT
//
// What the process ends with. With several outcomes the largest wins.

/// What the process ends with.
enum ExitCode: Int32, Comparable, Sendable {
  case fine = 0
  /// Something differs, is missing, or was just recorded.
  case different = 1
  /// Wrong usage, or an error in a document.
  case document = 2
  /// A file that can't be read or written.
  case file = 3
  /// Our own mistake, or a library's.
  case `internal` = 4
  /// `diff`: the pictures differ in size.
  case otherSize = 21
  /// `diff`: they differ in pixels, or in layout.
  case otherPixels = 22
  case interrupted = 130

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What `cmp` and `diff` would end with: 0 equal, 1 different, 2 trouble.
  var simple: ExitCode {
    switch self {
    case .fine, .interrupted: self
    case .different, .otherSize, .otherPixels: .different
    case .document, .file, .internal: .document
    }
  }

  /// Which codes `diff` ends with.
  enum Rule: String, CaseIterable, Hashable { case full, simple }

  /// Takes in another outcome.
  mutating func include(_ other: ExitCode) { self = max(self, other) }
}
