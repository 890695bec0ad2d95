// SPDX-License-Identifier: MIT
//
// An option of the command line as a value: its names, what it takes, and what help says of it.

/// An option of the command line.
struct OptionSpec: Hashable, Sendable {
  /// Its long name first: `--output`, `-o`.
  let names: [String]
  /// What stands for its value in help; nil for an option without one.
  let value: String?
  /// Whether it may be given several times; otherwise the last one counts.
  let isRepeatable: Bool
  /// What it means without a value; nil when one must follow. Such a value is attached, or one of
  /// ``words``.
  let bareValue: String?
  /// Values that may stand apart where a value need not follow; no others can be told from operands.
  let words: [String]
  /// The `DCV_…` variable that stands in for it.
  let variable: String?
  /// What it does, in one sentence without a full stop.
  let help: String

  /// An option; without a value, given once and without a variable unless told otherwise.
  init(
    _ names: String..., value: String? = nil, bareValue: String? = nil, words: [String] = [],
    isRepeatable: Bool = false, variable: String? = nil, help: String
  ) {
    self.names = names
    self.value = value
    self.bareValue = bareValue
    self.words = words
    self.isRepeatable = isRepeatable
    self.variable = variable
    self.help = help
  }

  /// The long name, by which values are found.
  var name: String { names.first ?? "" }

  /// How help shows it: `-o, --output DIR`.
  var synopsis: String {
    let sorted = names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let end = value.map { bareValue == nil ? " " + $0 : "[=\($0)]" }
    return sorted.joined(separator: ", ") + (end ?? "")
  }
}

/// Options that belong together in a command's help.
struct OptionGroup: Sendable {
  /// Its heading.
  let title: String
  /// In the order of help.
  let options: [OptionSpec]
}

/// A command of the tool.
struct CommandSpec: Sendable {
  /// Its word: `render`.
  let name: String
  /// What it does, in one line without a full stop.
  let summary: String
  /// What follows its options: `DOCUMENT…`; nil when nothing does.
  let operands: String?
  /// More about it, in paragraphs.
  let discussion: [String]
  /// Its options.
  let groups: [OptionGroup]
  /// Lines to type, each with what comes of it.
  let examples: [Example]

  /// All options, in the order of help.
  var options: [OptionSpec] { groups.flatMap(\.options) }

  /// A line to type.
  struct Example: Sendable {
    /// What to type.
    let line: String
    /// What comes of it.
    let effect: String
  }
}
