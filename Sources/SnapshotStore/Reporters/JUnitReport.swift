// SPDX-License-Identifier: MIT
//
// A run as JUnit XML: a suite for each document, a case for each snapshot. Written by hand, since
// the text must survive whatever an id or a message holds.

import DynamicCollectionView

/// A run as JUnit XML.
package enum JUnitReport {
  /// The longest body of a failure; the rest is cut with a word about it.
  static let longestBody = 64 << 10

  /// The whole file, UTF-8, ending in a line feed.
  ///
  /// No times: the same run gives the same bytes. Paths of files are those that a job sees.
  ///
  /// - Parameters:
  ///   - folder: Where documents' paths begin, below the job's folder, ending in a slash; empty for
  ///     the folder itself.
  ///   - results: Where pictures' paths begin, in the same way.
  package static func text(
    of run: RunResult, below folder: String = "", results: String = ""
  ) -> String {
    let suites = Dictionary(grouping: run.snapshots, by: \.document)
    let names = suites.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"dcv-snap\" \(counts(run.snapshots)) time=\"0\">")
    for (index, name) in names.enumerated() {
      let snapshots = suites[name] ?? []
      lines.append(
        "  <testsuite name=\(quoted(name)) id=\"\(index)\" \(counts(snapshots)) skipped=\"0\" time=\"0\">"
      )
      lines += snapshots.flatMap { testCase($0, folder, results) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The difference first: GitLab shows one attachment.
  private static let attached: [SnapshotResult.PictureRole] = [.diff, .actual, .expected, .crop]

  private static func testCase(
    _ snapshot: SnapshotResult, _ folder: String, _ results: String
  ) -> [String] {
    // GitLab keys by class and name together, and shows the class in its list.
    var attributes = "classname=\(quoted(snapshot.document)) name=\(quoted(caseName(snapshot)))"
    let file = snapshot.place?.file ?? snapshot.document
    attributes += " file=\(quoted(file.hasPrefix("/") ? file : folder + file))"
    if let line = snapshot.place?.line { attributes += " line=\"\(line)\"" }
    attributes += " time=\"0\""
    var inner: [String] = []
    if !snapshot.state.isFine {
      let tag = snapshot.state.exitCode >= 2 ? "error" : "failure"
      let message = snapshot.summary.isEmpty ? snapshot.state.rawValue : snapshot.summary
      // GitLab shows the body and not the message: it stands in both.
      inner.append(
        "      <\(tag) type=\(quoted(snapshot.state.rawValue)) message=\(quoted(message))>"
          + data(body(snapshot, message: message)) + "</\(tag)>")
    } else if snapshot.state == .tolerated {
      inner.append("      <system-err>" + data("tolerated: " + snapshot.summary) + "</system-err>")
    }
    let attachments = attached.compactMap { snapshot.pictures[$0] }
    if !snapshot.state.isFine, !attachments.isEmpty {
      let list = attachments.map { "[[ATTACHMENT|\(results)\($0)]]" }.joined(separator: "\n")
      inner.append("      <system-out>" + data(list) + "</system-out>")
    }
    if inner.isEmpty { return ["    <testcase \(attributes)/>"] }
    return ["    <testcase \(attributes)>"] + inner + ["    </testcase>"]
  }

  /// The id without the document it begins with.
  private static func caseName(_ snapshot: SnapshotResult) -> String {
    let axes = snapshot.variant.map { "~\($0.axis)=\($0.value)" }.joined()
    let short = snapshot.stop + axes
    return snapshot.id.hasSuffix("/" + short) ? short : snapshot.id
  }

  private static func body(_ snapshot: SnapshotResult, message: String) -> String {
    var text = snapshot.id + "\n"
    text += snapshot.details.isEmpty ? message + "\n" : snapshot.details
    if !text.contains(message) { text = message + "\n" + text }
    guard text.utf8.count > longestBody else { return text }
    return String(text.prefix(longestBody)) + "\n… cut after \(longestBody) characters\n"
  }

  private static func counts(_ snapshots: [SnapshotResult]) -> String {
    let failed = snapshots.filter { !$0.state.isFine }
    let errors = failed.count { $0.state.exitCode >= 2 }
    return "tests=\"\(snapshots.count)\" failures=\"\(failed.count - errors)\""
      + " errors=\"\(errors)\""
  }

  /// An attribute's value with its quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in allowed(text) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Character data: `]]>` is split, a carriage return would be lost and becomes a line feed.
  static func data(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }
    let clean = String(String.UnicodeScalarView(allowed(lines.joined(separator: "\n"))))
    return "<![CDATA["
      + clean.split(separator: "]]>", omittingEmptySubsequences: false)
      .joined(separator: "]]]]><![CDATA[>") + "]]>"
  }

  /// Only what XML 1.0 allows; all else becomes U+FFFD.
  private static func allowed(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 9, 10, 13, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: scalar
      default: "\u{FFFD}"
      }
    }
  }
}
