// SPDX-License-Identifier: MIT
//
// How a run speaks to people: in plain lines, in coloured ones, or not at all.

import SnapshotStore

/// How a run speaks to people. Mistakes are told in any case.
enum Speech: Hashable, Sendable {
  case plain, coloured, silent

  /// When lines have colours.
  private enum Colours: String, Hashable, CaseIterable { case auto, always, never }

  /// Reads a command's options.
  init(
    _ arguments: ParsedArguments, console: Console, variables: [String: String]
  ) throws(UsageError) {
    let colours = try RunSettings.words(arguments, .color, as: Colours.self)?.last ?? .auto
    if arguments.has(.quiet) {
      self = .silent
      return
    }
    func isSet(_ name: String) -> Bool { variables[name].map { !$0.isEmpty } ?? false }
    switch colours {
    case .always: self = .coloured
    case .never: self = .plain
    case .auto:
      let canShow = console.isTerminal && variables["TERM"] != "dumb"
      self = canShow && !isSet("NO_COLOR") ? .coloured : .plain
    }
  }

  /// Says lines of a report.
  func say(_ text: String, on console: Console) {
    switch self {
    case .plain: console.say(text)
    case .coloured: console.say(text, colouring: TerminalReport.colour(of:))
    case .silent: break
    }
  }
}
