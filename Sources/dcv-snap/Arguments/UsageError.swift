// SPDX-License-Identifier: MIT
//
// Everything that can be wrong with a command line, and how it is said.

import ScreenDocument
import ScreenSnapshots

/// A command line that can't be carried out.
struct UsageError: Error, Hashable {
  /// What is wrong, in one sentence.
  var message: String
  /// What would have been right.
  var expected: String?
  /// The next move.
  var hint: String?
  /// The command it was said to; nil before one was named.
  var command: String?
  /// The file that stands in the way, where the command line itself is right.
  var failure: FileFailure?

  /// What the process ends with.
  var code: ExitCode { failure == nil ? .document : .file }

  /// How it is shown on the terminal.
  var text: String {
    if let failure { return failure.text }
    var lines = ["dcv-snap\(command.map { " " + $0 } ?? ""): error[usage]: \(message)"]
    if let expected { lines.append("  expected  \(expected)") }
    if let hint { lines.append("  hint      \(hint)") }
    return lines.joined(separator: "\n")
  }
}

extension UsageError {
  static func noCommand(known: [String]) -> UsageError {
    UsageError(
      message: "no command given", expected: "one of " + known.joined(separator: ", "),
      hint: "'dcv-snap --help' shows what each does")
  }

  static func unknownCommand(_ name: String, known: [String]) -> UsageError {
    let nearest = NearestName.of(name, in: known)
    return UsageError(
      message: "'\(Quoted.short(name))' is not a command",
      expected: "one of " + known.joined(separator: ", "),
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'dcv-snap --help' shows what each does")
  }

  static func unknownOption(_ name: String, known: [String], command: String?) -> UsageError {
    // A single letter is near to every other.
    let isWord = name.hasPrefix("--") && name.count > 3
    let nearest = isWord ? NearestName.of(name, in: known.filter { $0.hasPrefix("--") }) : nil
    let list = command.map { "'dcv-snap \($0) --help'" } ?? "'dcv-snap --help'"
    return UsageError(
      message: "'\(Quoted.short(name))' is not an option",
      hint: (nearest.map { "did you mean '\($0)'? " } ?? "") + "\(list) shows all",
      command: command)
  }

  static func needsValue(option: String, value: String, command: String) -> UsageError {
    UsageError(
      message: "'\(option)' needs a value", expected: "\(option) \(value)", command: command)
  }

  static func takesNoValue(option: String, command: String) -> UsageError {
    UsageError(message: "'\(option)' takes no value", expected: option, command: command)
  }

  /// A file without which nobody knows what to do.
  static func file(_ failure: FileFailure) -> UsageError {
    UsageError(message: failure.reason, failure: failure)
  }

  static func emptyValue(option: String, value: String) -> UsageError {
    UsageError(
      message: "the value of '\(option)' is empty",
      expected: "\(option)=\(value), or \(option) alone",
      hint: "a variable of the shell that is not set leaves nothing")
  }

  static func badValue(
    _ value: String, option: String, expected: String, hint: String? = nil
  ) -> UsageError {
    UsageError(
      message: "'\(Quoted.short(value))' is not a value of '\(option)'", expected: expected,
      hint: hint)
  }

  static func unknownWord(_ value: String, option: String, known: [String]) -> UsageError {
    let nearest = NearestName.of(value, in: known)
    let expected =
      known.count <= 12 ? "one of " + known.joined(separator: ", ") : "a name that is known"
    return badValue(
      value, option: option, expected: expected, hint: nearest.map { "did you mean '\($0)'?" })
  }

  static func conflicting(_ one: String, _ other: String) -> UsageError {
    UsageError(
      message: "'\(one)' and '\(other)' exclude each other", hint: "give one of them")
  }

  static func nothingMoves(command: String) -> UsageError {
    UsageError(
      message: "no stop has a gesture, so nothing moves",
      expected:
        "a stop with 'gesture', such as { \"name\": \"fling\", \"gesture\": { \"fling\": 1500 } }",
      command: command)
  }

  static func severalCharts(_ stops: [String]) -> UsageError {
    UsageError(
      message: "there are \(stops.count) charts, and only one can be printed",
      hint: "--stop '\(Quoted.short(stops.first ?? ""))' picks one; -o DIR writes a file for each",
      command: "trace")
  }

  static func noDocument() -> UsageError {
    UsageError(
      message: "no document given", expected: "a file, a folder, or '-' for standard input",
      hint: "a dcv-snap.json with 'documents' names them once for all commands")
  }

  static func brokenConfiguration() -> UsageError {
    UsageError(
      message: "no document given, and \(DocumentFinder.configurationName) can't be read for any",
      hint: "mend it first: all that is wrong with it stands above")
  }

  static func unexpectedOperand(_ operand: String, command: String) -> UsageError {
    UsageError(
      message: "'\(Quoted.short(operand))' was not expected: '\(command)' takes no document",
      command: command)
  }

  static func unknownSchema(_ word: String, known: [String]) -> UsageError {
    UsageError(
      message: "there is no schema of '\(Quoted.short(word))'",
      expected: "one of " + known.joined(separator: ", "),
      hint: NearestName.of(word, in: known).map { "did you mean '\($0)'?" })
  }

  static func nothingFound(in folder: String) -> UsageError {
    UsageError(
      message: "no screen document in '\(folder)'",
      expected: "files that end in .json and have an integer 'version' and a list 'sections'")
  }
}
