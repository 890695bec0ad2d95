// SPDX-License-Identifier: MIT
//
// A run as GitHub's workflow commands: an annotation for each snapshot that needs a look, the
// gravest first, and a summary in Markdown.

/// A run as GitHub's workflow commands.
package enum GitHubReport {
  /// Annotations of one kind that a step may show.
  static let shownAnnotations = 10

  /// One command a line, to be printed on standard output.
  ///
  /// - Parameter folder: Where documents' paths begin, below the top of the repository, ending in a
  ///   slash; empty for the top itself.
  package static func annotations(of run: RunResult, below folder: String = "") -> String {
    var lines: [String] = []
    let failures = eachErrorOnce(run.failures)
    let shown = failures.count > shownAnnotations ? shownAnnotations - 1 : failures.count
    for snapshot in failures.prefix(shown) {
      let message = message(of: snapshot)
      lines.append(
        command(
          "error", place: snapshot.place, file: snapshot.document, below: folder,
          title: "\(snapshot.state.rawValue): \(snapshot.id)", message: message))
    }
    if failures.count > shown {
      lines.append(
        command(
          "error", place: nil, file: nil, title: "dcv-snap",
          message: "and \(failures.count - shown) more; the job summary lists all"))
    }
    for failure in run.canaryFailures {
      lines.append(
        command("error", place: nil, file: nil, title: "canary", message: failure))
    }
    if !run.missingShards.isEmpty {
      lines.append(
        command(
          "error", place: nil, file: nil, title: "shards are missing",
          message: run.missingShards.joined(separator: ", ")))
    }
    if let obsolete = run.obsolete, !obsolete.isEmpty {
      let names = obsolete.prefix(10).joined(separator: ", ")
      lines.append(
        command(
          "warning", place: nil, file: nil, title: "obsolete references",
          message: obsolete.count > 10 ? names + " and \(obsolete.count - 10) more" : names))
    }
    for debt in run.debt where debt.advice != nil {
      lines.append(
        command("notice", place: nil, file: nil, title: "tolerance", message: debt.text))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// An error of a document is that of all its snapshots; it has one annotation.
  private static func eachErrorOnce(_ failures: [SnapshotResult]) -> [SnapshotResult] {
    var told: Set<String> = []
    return failures.filter { snapshot in
      snapshot.state != .error || told.insert(snapshot.summary).inserted
    }
  }

  /// The cause, without a place that the annotation has already.
  private static func message(of snapshot: SnapshotResult) -> String {
    guard !snapshot.summary.isEmpty else { return snapshot.state.rawValue }
    let place = snapshot.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return snapshot.summary.hasPrefix(place)
      ? String(snapshot.summary.dropFirst(place.count)) : snapshot.summary
  }

  private static func command(
    _ name: String, place: SourcePlace?, file: String?, below folder: String = "", title: String,
    message: String
  ) -> String {
    var properties: [String] = []
    if let path = place?.file ?? file {
      properties.append("file=" + property(path.hasPrefix("/") ? path : folder + path))
    }
    if let place {
      properties.append("line=\(place.line)")
      properties.append("col=\(place.column)")
    }
    properties.append("title=" + property(title))
    return "::\(name) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// A message: percent signs and line ends would end it.
  static func data(_ text: String) -> String {
    escaped(text) { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property: colons and commas would end it, too.
  static func property(_ text: String) -> String {
    escaped(data(text)) { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.map { escape($0) ?? String($0) }.joined()
  }
}
