// SPDX-License-Identifier: MIT
//
// What the tool was asked to do: the first word picks a command, the rest is read by its options.

/// What the tool was asked to do.
enum Invocation: Sendable {
  /// Print a text and end.
  case print(String)
  /// Carry out a command.
  case run(CommandSpec, ParsedArguments)

  /// The version of the tool.
  static let version = "0.1.0"

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: Without the tool's own name.
  ///   - variables: The process's environment, of which only `DCV_…` is looked at.
  init(_ arguments: [String], variables: [String: String]) throws(UsageError) {
    let known = CommandSpec.all.map(\.name)
    guard let word = arguments.first else { throw .noCommand(known: known) }
    switch word {
    case "--help", "-h":
      self = .print(HelpText.tool)
      return
    case "--version":
      self = .print("dcv-snap \(Self.version)\n")
      return
    case "help":
      guard let name = arguments.dropFirst().first, !name.hasPrefix("-") else {
        self = .print(HelpText.tool)
        return
      }
      self = .print(HelpText.command(try Self.command(name)))
      return
    default:
      break
    }
    if word.hasPrefix("-"), word != "-" {
      let options = ["--help", "-h", "--version"]
      throw .unknownOption(word, known: options, command: nil)
    }
    let command = try Self.command(word)
    var parsed = try ArgumentReader(command: command).read(Array(arguments.dropFirst()))
    if parsed.has(.help) {
      self = .print(HelpText.command(command))
      return
    }
    if command.operands == nil, let operand = parsed.operands.first {
      throw .unexpectedOperand(operand, command: command.name)
    }
    parsed.fill(command.options, from: variables)
    self = .run(command, parsed)
  }

  private static func command(_ name: String) throws(UsageError) -> CommandSpec {
    if let command = CommandSpec.all.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, known: CommandSpec.all.map(\.name))
  }
}
