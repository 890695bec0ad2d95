// SPDX-License-Identifier: MIT
//
// Collects diagnostics while a document is read. Not shared between tasks.

/// Collects diagnostics while a document is read.
final class DiagnosticSink {
  private(set) var diagnostics: [Diagnostic] = []
  /// Those beyond the limit, by severity.
  private(set) var omitted: [Diagnostic.Severity: Int] = [:]
  /// Whether something was found after which nothing is drawn.
  private(set) var drawsNothing = false

  func report(_ diagnostic: Diagnostic) {
    if diagnostic.code.drawsNothing { drawsNothing = true }
    if !isFull || diagnostic.code.drawsNothing {
      diagnostics.append(diagnostic)
    } else {
      omit(diagnostic.severity)
    }
  }

  /// Whether no more are kept.
  var isFull: Bool { diagnostics.count >= ReadingLimits.diagnostics }

  /// Counts one that is not kept.
  func omit(_ severity: Diagnostic.Severity) { omitted[severity, default: 0] += 1 }

  /// All that was kept, in the order in which it is shown; the same complaint about the same
  /// place stands once.
  var sorted: [Diagnostic] {
    var seen = Set<Diagnostic>()
    return diagnostics.sorted(by: Diagnostic.isOrdered).filter { seen.insert($0).inserted }
  }
}

extension JSONNode {
  /// The value's place.
  var place: Diagnostic.Place { place(offset: start) }

  /// The place of the value's key, or of the value when it has none.
  var keyPlace: Diagnostic.Place { place(offset: keyStart) }

  private func place(offset: Int) -> Diagnostic.Place {
    let (line, column) = text.lines.place(of: offset, in: text.bytes)
    return Diagnostic.Place(file: text.name, line: line, column: column, pointer: pointer)
  }

  /// The value as it stands in the file, on one line and cut at about 40 characters.
  var excerpt: String {
    var out = ""
    var length = 0
    var lastWasSpace = false
    for scalar in String(decoding: source.prefix(400), as: UTF8.self).unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t"
      if isSpace, lastWasSpace { continue }
      lastWasSpace = isSpace
      if length == 40 { return out + "…" }
      out.unicodeScalars.append(isSpace ? " " : scalar)
      length += 1
    }
    return source.count > 400 ? out + "…" : out
  }

  /// The value with its key, as an author wrote them.
  var memberExcerpt: String { key.map { JSONQuoting.quote($0) + ": " + excerpt } ?? excerpt }
}
