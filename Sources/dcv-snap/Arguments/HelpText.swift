// SPDX-License-Identifier: MIT
//
// Sets the help of the tool and of each command, 80 columns wide, from the same values that are
// read.

/// Help as text.
enum HelpText {
  private static let width = 80

  /// What `dcv-snap --help` prints.
  static var tool: String {
    var lines = [
      "dcv-snap: pictures and frames of collection layouts, from a screen document.", "",
      "usage: dcv-snap <command> [options] DOCUMENT…", "", "Commands",
    ]
    lines += columns(CommandSpec.all.map { ($0.name, $0.summary) })
    lines += ["", "Options"]
    lines += columns([
      ("-h, --help", "show this text; after a command, its options and examples"),
      ("--version", "print the version"),
    ])
    lines.append("")
    lines += wrap(
      "A document is a file, a folder (searched for *.json whose top level has an integer "
        + "'version' and a list 'sections'), or - for standard input. Without one, the 'documents' "
        + "of the nearest dcv-snap.json are taken. Options win over DCV_… variables, these over "
        + "dcv-snap.json.")
    lines += ["", "Exit codes"]
    lines += columns([
      ("0", "fine"), ("1", "something differs, is missing, or was just recorded"),
      ("2", "wrong usage, or an error in a document"),
      ("3", "a file can't be read or written"), ("4", "an internal error"),
      ("130", "interrupted"),
    ])
    lines += ["", "Examples"]
    lines += examples([
      .init(line: "dcv-snap render home.json", effect: "pictures of each stop, below 'out'"),
      .init(line: "dcv-snap layout home.json", effect: "the frames, as a table"),
      .init(line: "dcv-snap help render", effect: "all that render can do"),
    ])
    return lines.joined(separator: "\n") + "\n"
  }

  /// What `dcv-snap <command> --help` prints.
  static func command(_ command: CommandSpec) -> String {
    let operands = command.operands.map { " " + $0 } ?? ""
    var lines = ["dcv-snap \(command.name): \(command.summary)", ""]
    lines.append("usage: dcv-snap \(command.name) [options]\(operands)")
    for paragraph in command.discussion { lines += [""] + wrap(paragraph) }
    for group in command.groups {
      lines += ["", group.title]
      lines += columns(group.options.map { ($0.synopsis, $0.help + variable(of: $0)) })
    }
    lines += ["", "Examples"] + examples(command.examples)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func variable(of option: OptionSpec) -> String {
    option.variable.map { " [\($0)]" } ?? ""
  }

  private static func examples(_ examples: [CommandSpec.Example]) -> [String] {
    examples.flatMap { ["  " + $0.line, "      " + $0.effect] }
  }

  /// Two columns; a left side that is too wide stands on its own line.
  private static func columns(_ rows: [(left: String, right: String)]) -> [String] {
    let widest = rows.map(\.left.count).filter { $0 <= 24 }.max() ?? 0
    let indent = String(repeating: " ", count: widest + 4)
    return rows.flatMap { row -> [String] in
      let text = wrap(row.right, width: width - indent.count)
      let left = "  " + row.left
      guard row.left.count <= widest, let first = text.first else {
        return [left] + text.map { indent + $0 }
      }
      let gap = String(repeating: " ", count: indent.count - left.count)
      return [left + gap + first] + text.dropFirst().map { indent + $0 }
    }
  }

  /// `text` in lines of at most `width` characters, broken at spaces.
  private static func wrap(_ text: String, width: Int = HelpText.width) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
