// SPDX-License-Identifier: MIT
//
// Reads a command's arguments against its options: long and short names, values apart or attached,
// `--` before operands that begin with a dash.

/// What was given to a command.
struct ParsedArguments: Sendable {
  /// Values by long name, in the order given; an option without a value holds one empty text.
  private(set) var values: [String: [String]] = [:]
  /// What is not an option, in the order given.
  private(set) var operands: [String] = []

  /// Whether the option was given.
  func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

  /// The option's last value.
  func value(_ option: OptionSpec) -> String? { values[option.name]?.last }

  /// All values of the option, in the order given.
  func all(_ option: OptionSpec) -> [String] { values[option.name] ?? [] }

  fileprivate mutating func add(_ value: String, to option: OptionSpec) {
    if option.isRepeatable {
      values[option.name, default: []].append(value)
    } else {
      values[option.name] = [value]
    }
  }

  fileprivate mutating func add(operand: String) { operands.append(operand) }

  /// Takes values from variables for options that were not given.
  mutating func fill(_ options: [OptionSpec], from variables: [String: String]) {
    for option in options where !has(option) {
      guard let variable = option.variable, let value = variables[variable], !value.isEmpty else {
        continue
      }
      values[option.name] = [value]
    }
  }
}

/// Reads arguments against a command's options.
struct ArgumentReader {
  /// The command whose options are known.
  let command: CommandSpec

  /// Reads what follows the command's word.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a value missing or not asked for.
  func read(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { parsed.add(operand: operand) }
        return parsed
      }
      if argument.hasPrefix("--") {
        try readLong(argument, &rest, into: &parsed)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument, &rest, into: &parsed)
      } else {
        parsed.add(operand: argument)
      }
    }
    return parsed
  }

  /// `--name`, `--name value`, `--name=value`.
  private func readLong(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let attached = argument.firstIndex(of: "=").map {
      String(argument[argument.index(after: $0)...])
    }
    guard let option = find(name) else { throw unknown(name) }
    guard option.value != nil else {
      if attached != nil { throw .takesNoValue(option: name, command: command.name) }
      return parsed.add("", to: option)
    }
    parsed.add(try value(of: option, named: name, attached, &rest), to: option)
  }

  /// `-o value`, `-ovalue`, `-o=value`, and several options without values in one word.
  private func readShort(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let option = find(name) else { throw unknown(letters.isEmpty ? name : argument) }
      guard option.value != nil else {
        parsed.add("", to: option)
        continue
      }
      let attached =
        letters.first == "="
        ? String(letters.dropFirst()) : letters.isEmpty ? nil : String(letters)
      parsed.add(try value(of: option, named: name, attached, &rest), to: option)
      return
    }
  }

  /// What is attached to an option, what it means without, or the word after it.
  private func value(
    of option: OptionSpec, named name: String, _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let attached {
      // A variable of a shell that was not set is not what the option means without a value.
      guard !attached.isEmpty || option.bareValue == nil else {
        throw .emptyValue(option: name, value: option.value ?? "")
      }
      return attached
    }
    if let bare = option.bareValue {
      guard let word = rest.first, option.words.contains(word) else { return bare }
      rest.removeFirst()
      return word
    }
    return try next(of: option, named: name, &rest)
  }

  /// The word after an option; another option's name is no value.
  private func next(
    of option: OptionSpec, named name: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.first, value != "--", find(value) == nil else {
      throw .needsValue(option: name, value: option.value ?? "", command: command.name)
    }
    rest.removeFirst()
    return value
  }

  private func find(_ name: String) -> OptionSpec? {
    command.options.first { $0.names.contains(name) }
  }

  private func unknown(_ name: String) -> UsageError {
    .unknownOption(name, known: command.options.flatMap(\.names), command: command.name)
  }
}
