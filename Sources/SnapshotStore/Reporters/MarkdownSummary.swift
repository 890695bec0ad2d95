// SPDX-License-Identifier: MIT
//
// A run as a table in Markdown, for the summary of a job; cut before it grows too long to be shown.

/// A run in Markdown.
package enum MarkdownSummary {
  /// GitHub shows summaries of up to 1 MiB; the rest of the room is for other steps.
  static let longest = 900 << 10

  /// The summary, ending in a line feed.
  package static func text(of run: RunResult) -> String {
    var text = "## dcv-snap: \(cell(run.summary))\n"
    if !run.canaryFailures.isEmpty {
      text += "\n**The canary failed**: \(cell(run.canaryFailures.joined(separator: "; ")))\n"
    }
    let failures = run.failures
    if !failures.isEmpty {
      text += "\n| state | snapshot | cause |\n| --- | --- | --- |\n"
      for (index, snapshot) in failures.enumerated() {
        let place = snapshot.place.map { "<br>\(cell($0.file)):\($0.line)" } ?? ""
        let row =
          "| \(snapshot.state.rawValue) | \(code(snapshot.id))\(place) | "
          + "\(cell(snapshot.summary)) |\n"
        guard text.utf8.count + row.utf8.count < longest else {
          text += "\n…and \(failures.count - index) more.\n"
          break
        }
        text += row
      }
    }
    let debt = run.debt.filter { !$0.uses.isEmpty || $0.advice != nil }
    if !debt.isEmpty {
      text += "\n| tolerance | reason | hidden pixels | used | advice |\n"
      text += "| --- | --- | ---: | ---: | --- |\n"
      for entry in debt {
        let hidden = PixelDifference.grouped(entry.uses.reduce(0) { $0 + $1.hidden })
        let share = entry.percent.map { "\($0) %" } ?? ""
        text +=
          "| \(code(entry.pattern)) \(cell(entry.tolerance)) | \(cell(entry.reason)) | \(hidden) | "
          + "\(share) | \(cell(entry.advice ?? "")) |\n"
      }
    }
    if let obsolete = run.obsolete, !obsolete.isEmpty {
      text += "\n\(obsolete.count) obsolete: "
      text += obsolete.prefix(50).map(code).joined(separator: ", ")
      text += obsolete.count > 50 ? ", …\n" : "\n"
    }
    for note in run.notes { text += "\n> \(cell(note))\n" }
    return text
  }

  /// Text inside a table: on one line, nothing read as HTML or as a cell's end.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|": result += "\\|"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Code inside a table; a grave accent needs a longer fence.
  static func code(_ text: String) -> String {
    let clean = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }))
    let inner = clean.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
    return inner.contains("`") ? "`` \(inner) ``" : "`\(inner)`"
  }
}
