// SPDX-License-Identifier: MIT
//
// Which snapshots a run takes: patterns, a part of all, those that failed before.

import Foundation
import ScreenDocument
import ScreenSnapshots
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

  /// Whether patterns say which snapshots are taken.
  var hasPatterns: Bool { !wanted.isEmpty || !unwanted.isEmpty }

  /// Whether a snapshot is taken.
  func contains(_ id: String) -> Bool {
    if let shard, !shard.contains(id) { return false }
    if let onlyIDs, !onlyIDs.contains(id) { return false }
    return matches(id)
  }

  /// Whether the patterns let a snapshot through, whatever else is chosen by.
  func matches(_ id: String) -> Bool {
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

extension UsageError {
  /// Patterns that no snapshot matches.
  ///
  /// - Parameter others: Ids of snapshots.
  static func noSnapshot(
    _ arguments: ParsedArguments, _ others: [String], command: String
  ) -> UsageError {
    let patterns = arguments.all(.grep) + arguments.all(.grepInvert)
    let names = others + Set(others.flatMap { $0.split(separator: "/").map(String.init) }).sorted()
    let nearest = arguments.all(.grep).lazy.compactMap { NearestName.of($0, in: names) }.first
    let some = others.prefix(3).map { "'\(Quoted.short($0))'" }.joined(separator: ", ")
    let hint = nearest.map { "did you mean '\($0)'? " } ?? ""
    let verb = arguments.all(.grep).isEmpty ? "is left by" : "matches"
    return UsageError(
      message: "no snapshot \(verb) "
        + patterns.map { "'\(Quoted.short($0))'" }.joined(separator: ", "),
      expected: others.isEmpty ? nil : "ids such as \(some)",
      hint: hint + "'dcv-snap list' prints all ids; --pass-with-no-tests lets such a run pass",
      command: command)
  }
}
