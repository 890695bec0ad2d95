// SPDX-License-Identifier: MIT
//
// Files that stand in for a document's data: `--data photos=a.json,b.json`.

import Foundation
import ScreenDocument
import ScreenSnapshots

/// Files that stand in for names of a document's `data`: one for each name.
struct DataChoice: Hashable, Sendable {
  /// A name of the document's `data` and the file for it, as given.
  struct Entry: Hashable, Sendable {
    let name: String
    let path: String
  }

  /// In the order of names.
  let entries: [Entry]

  /// The choice as an axis's value: `photos=a`, several joined by commas.
  var value: String {
    entries.map { entry in
      AxisWords.name(of: "\(entry.name)=\(entry.path)", on: .data) ?? entry.name
    }.joined(separator: ",")
  }

  /// `NAME=FILE[,FILE…]` for each name: the product of the files of all names, in order.
  static func all(_ lists: [String]) throws(UsageError) -> [DataChoice] {
    guard !lists.isEmpty else { return [] }
    var files: [String: [String]] = [:]
    for list in lists {
      let (name, tail) = try AxisReader.pair(
        list, source: OptionSpec.data.name, expected: "NAME=FILE[,FILE…]")
      let known = files[name] ?? []
      files[name] =
        known + (try AxisReader.words(of: tail, option: .data)).filter { !known.contains($0) }
    }
    var choices: [[Entry]] = [[]]
    for (name, paths) in files.sorted(by: { $0.key < $1.key }) {
      guard choices.count * paths.count <= AxisReader.cap else {
        throw .badValue(
          lists.joined(separator: " "), option: OptionSpec.data.name,
          expected: "at most \(AxisReader.cap) combinations of files")
      }
      choices = choices.flatMap { known in
        paths.map { known + [Entry(name: name, path: $0)] }
      }
    }
    return choices.map { DataChoice(entries: $0) }
  }
}
