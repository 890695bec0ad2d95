// SPDX-License-Identifier: MIT
//
// The lines that a CI job runs, taken out of its YAML: no more of YAML than our own jobs are
// written in.

import Foundation

/// The shell scripts of a CI job.
enum JobLines {
  /// Texts of `run:` keys, in order; each is one script.
  static func github(_ yaml: String) -> [String] { scripts(after: ["run:", "- run:"], in: yaml) }

  /// Entries of `before_script:` and `script:`, in order; one script together.
  static func gitlab(_ yaml: String) -> String {
    var inList = false
    var scripts: [String] = []
    var lines = yaml.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text == "before_script:" || text == "script:" {
        inList = true
      } else if inList, text == "- |" {
        scripts.append(block(&lines, deeperThan: indent(of: line)))
      } else if inList, text.hasPrefix("- ") {
        scripts.append(scalar(String(text.dropFirst(2))))
      } else {
        inList = false
      }
    }
    return scripts.joined(separator: "\n")
  }

  private static func scripts(after keys: [String], in yaml: String) -> [String] {
    var scripts: [String] = []
    var lines = yaml.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      let text = line.trimmingCharacters(in: .whitespaces)
      for key in keys where text.hasPrefix(key + " ") {
        let value = text.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
        scripts.append(
          value == "|" ? block(&lines, deeperThan: indent(of: line)) : scalar(value))
      }
    }
    return scripts
  }

  /// The lines of a literal block, without its indentation.
  private static func block(_ lines: inout ArraySlice<String>, deeperThan depth: Int) -> String {
    var block: [String] = []
    while let line = lines.first, line.isEmpty || indent(of: line) > depth {
      block.append(line)
      lines.removeFirst()
    }
    let inner = block.filter { !$0.isEmpty }.map(indent).min() ?? 0
    return block.map { String($0.dropFirst(inner)) }.joined(separator: "\n")
  }

  /// A plain text, or one in double quotes.
  private static func scalar(_ text: String) -> String {
    guard text.hasPrefix("\"") else { return text }
    let decoded = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return decoded as? String ?? text
  }

  private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }
}
