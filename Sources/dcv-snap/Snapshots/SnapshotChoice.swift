// SPDX-License-Identifier: MIT
//
// Which snapshots a run takes: patterns, a part of all, those that failed before.

import Foundation
import SnapshotStore

/// Which snapshots a run takes.
struct SnapshotChoice: Sendable {
  private let wanted: [NSRegularExpression]
  private let unwanted: [NSRegularExpression]
  /// The part of all snapshots that is run; nil for all.
  let shard: Shard?
  /// Only these; nil for all.
  var onlyIDs: Set<String>?
  /// The run ends after this many that are not fine.
  let mostFailures: Int?

  /// Reads a command's options; ``onlyIDs`` is filled in by who knows the results.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    wanted = try Self.expressions(arguments, .grep)
    unwanted = try Self.expressions(arguments, .grepInvert)
    if let text = arguments.value(.shard) {
      guard let shard = Shard(text) else {
        throw .badValue(
          text, option: OptionSpec.shard.name, expected: "i/n with i from 1 to n, such as 2/5")
      }
      self.shard = shard
    } else {
      shard = nil
    }
    if let text = arguments.value(.maxFailures) {
      guard let count = Int(text), count > 0 else {
        throw .badValue(
          text, option: OptionSpec.maxFailures.name, expected: "a whole number from 1")
      }
      mostFailures = count
    } else {
      mostFailures = nil
    }
  }

  /// Whether all snapshots of the shard are taken.
  var isComplete: Bool { wanted.isEmpty && unwanted.isEmpty && onlyIDs == nil }

  /// Whether a snapshot is taken.
  func contains(_ id: String) -> Bool {
    if let shard, !shard.contains(id) { return false }
    if let onlyIDs, !onlyIDs.contains(id) { return false }
    func isFound(_ expression: NSRegularExpression) -> Bool {
      let range = NSRange(location: 0, length: id.utf16.count)
      return expression.firstMatch(in: id, range: range) != nil
    }
    return wanted.allSatisfy(isFound) && !unwanted.contains(where: isFound)
  }

  private static func expressions(
    _ arguments: ParsedArguments, _ option: OptionSpec
  ) throws(UsageError) -> [NSRegularExpression] {
    var expressions: [NSRegularExpression] = []
    for text in arguments.all(option) {
      guard let expression = try? NSRegularExpression(pattern: text) else {
        throw .badValue(text, option: option.name, expected: "a regular expression")
      }
      expressions.append(expression)
    }
    return expressions
  }
}
