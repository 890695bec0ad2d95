// SPDX-License-Identifier: MIT
//
// Where a snapshot's files lie: its id, with every part that a file system could lose, fold or
// follow elsewhere turned into a readable slug and eight digits of its hash.

import Foundation

/// Turns ids into file names that are safe and distinct on every file system.
package struct SnapshotFileNames: Sendable {
  /// The longest part that is kept as it stands.
  package static let longestKeptPart = 80
  /// Names that a device has on some systems, with or without an extension.
  private static let devices: Set<String> = {
    let numbered = ["com", "lpt"].flatMap { name in (1...9).map { "\(name)\($0)" } }
    return Set(["con", "prn", "aux", "nul"] + numbered)
  }()

  private let hash: @Sendable ([UInt8]) -> String

  /// Names made with `hash`: SHA-256 of some bytes, in lower-case hexadecimal digits.
  package init(hash: @escaping @Sendable ([UInt8]) -> String) {
    self.hash = hash
  }

  /// The file of a snapshot below the output folder, without its extension.
  ///
  /// - Parameters:
  ///   - parts: The parts of its id.
  ///   - siblings: Who else could want the same names.
  /// - Returns: As many parts, joined by `/`; none is empty, `.` or `..`.
  package func file(parts: [String], among siblings: SiblingParts) -> String {
    var parent: [String] = []
    return parts.map { part in
      defer { parent.append(part) }
      let isAlone = siblings.isUnique(part, below: parent)
      return isAlone && Self.isKept(part) ? part : slug(of: part)
    }.joined(separator: "/")
  }

  /// Whether a part can stand in a path as it is.
  package static func isKept(_ part: String) -> Bool {
    guard (1...longestKeptPart).contains(part.utf8.count), part.utf8.allSatisfy(isPlain) else {
      return false
    }
    // Hidden files, parent folders, and endings that some file systems drop.
    guard !part.hasPrefix("."), !part.hasSuffix(".") else { return false }
    let stem = part.prefix { $0 != "." }
    return !devices.contains(stem.lowercased())
  }

  /// What is readable of `part`, `-`, and eight hexadecimal digits of its SHA-256.
  private func slug(of part: String) -> String {
    var readable: [UInt8] = []
    for byte in part.utf8 {
      // Without dots, so that no slug has a stem that names a device.
      if Self.isPlain(byte), byte != UInt8(ascii: ".") {
        readable.append(byte)
      } else if let last = readable.last, last != UInt8(ascii: "-") {
        readable.append(UInt8(ascii: "-"))
      }
      if readable.count == Self.longestKeptPart - 9 { break }
    }
    while readable.last == UInt8(ascii: "-") { readable.removeLast() }
    let digits = hash(Array(part.utf8)).prefix(8)
    let text = String(decoding: readable, as: UTF8.self)
    return text.isEmpty ? "x-\(digits)" : "\(text)-\(digits)"
  }

  /// One of `A-Za-z0-9._=~-`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._=~-".utf8.contains(byte)
    }
  }
}

/// The parts that lie side by side in a folder: two that differ in case alone are not kept.
package struct SiblingParts: Sendable {
  /// For each folder, folded: its parts, folded, with the spellings met.
  private var spellings: [[String]: [String: Set<[UInt8]>]] = [:]

  /// No parts yet.
  package init() {}

  /// Takes in an id by its parts.
  package mutating func insert(_ parts: [String]) {
    var folder: [String] = []
    for part in parts {
      let folded = part.lowercased()
      spellings[folder, default: [:]][folded, default: []].insert(Array(part.utf8))
      folder.append(folded)
    }
  }

  /// Whether no other part in the same folder is `part` but for its case.
  func isUnique(_ part: String, below folder: [String]) -> Bool {
    let met = spellings[folder.map { $0.lowercased() }]?[part.lowercased()] ?? []
    return met.isEmpty || met == [Array(part.utf8)]
  }
}
