// SPDX-License-Identifier: MIT
//
// Diagnostics as people and programs read them: five lines each, one line each, or JSON. Sorted,
// at most a hundred shown, the rest counted.

/// Diagnostics as people and programs read them.
public struct DiagnosticReport: Sendable {
  /// At most this many are written out.
  public static let shownLimit = 100

  /// How each is written.
  public enum Style: String, Sendable, CaseIterable {
    case full, short, json
  }

  /// Sorted by file and position; those written out.
  public let shown: [Diagnostic]
  /// Number of all, by severity.
  public let counts: [Diagnostic.Severity: Int]

  /// A report; `omitted` more were found and not kept, by severity.
  public init(_ diagnostics: [Diagnostic], omitted: [Diagnostic.Severity: Int] = [:]) {
    let sorted = diagnostics.sorted(by: Diagnostic.isOrdered)
    shown = Array(sorted.prefix(Self.shownLimit))
    var counts = omitted
    for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    self.counts = counts
  }

  /// Number of all.
  public var total: Int { counts.values.reduce(0, +) }

  /// `2 errors, 1 warning`, with what is not shown; nil when there is nothing to say.
  public var summary: String? {
    guard total > 0 else { return nil }
    let parts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let hidden = total - shown.count
    return parts.joined(separator: ", ") + (hidden > 0 ? "; \(hidden) not shown" : "")
  }

  /// The whole report, ending in a line feed; empty when there is nothing to say and the style is
  /// not JSON.
  public func text(_ style: Style) -> String {
    switch style {
    case .full, .short:
      guard let summary else { return "" }
      let bodies = shown.map { style == .full ? $0.fullText : $0.shortText }
      return (bodies + [summary]).joined(separator: "\n") + "\n"
    case .json:
      let items = shown.map { "    " + $0.jsonText }.joined(separator: ",\n")
      let totals = Diagnostic.Severity.allCases.map { "\"\($0.rawValue)s\": \(counts[$0] ?? 0)" }
      return "{\n  \"diagnostics\": [" + (shown.isEmpty ? "" : "\n" + items + "\n  ")
        + "],\n  " + totals.joined(separator: ", ") + ", \"shown\": \(shown.count)\n}\n"
    }
  }
}

extension Diagnostic {
  /// Up to six lines: the place and the message, then what was expected, found and advised.
  public var fullText: String {
    var lines = [shortText]
    lines.append("  at        " + (place.pointer.isEmpty ? "(whole document)" : place.pointer))
    if let expected { lines.append("  expected  " + expected) }
    if let found { lines.append("  found     " + found) }
    if let related {
      let pointer = related.place.pointer.isEmpty ? "" : " " + related.place.pointer
      lines.append(
        "  see       \(related.place.file):\(related.place.line):\(related.place.column)\(pointer)"
          + " (\(related.label))")
    }
    if let hint { lines.append("  hint      " + hint) }
    return lines.joined(separator: "\n")
  }

  /// One line: place, severity, code and message.
  public var shortText: String {
    "\(place.file):\(place.line):\(place.column): \(severity.rawValue)[\(code.rawValue)]: "
      + message
  }

  /// One JSON object on one line, keys in a fixed order.
  public var jsonText: String {
    var parts = [
      "\"code\": " + JSONQuoting.quote(code.rawValue),
      "\"severity\": " + JSONQuoting.quote(severity.rawValue),
    ]
    parts += Self.jsonParts(place)
    parts.append("\"message\": " + JSONQuoting.quote(message))
    if let expected { parts.append("\"expected\": " + JSONQuoting.quote(expected)) }
    if let found { parts.append("\"found\": " + JSONQuoting.quote(found)) }
    if let hint { parts.append("\"hint\": " + JSONQuoting.quote(hint)) }
    if let related {
      let inner = Self.jsonParts(related.place) + ["\"label\": " + JSONQuoting.quote(related.label)]
      parts.append("\"related\": { " + inner.joined(separator: ", ") + " }")
    }
    return "{ " + parts.joined(separator: ", ") + " }"
  }

  private static func jsonParts(_ place: Place) -> [String] {
    [
      "\"file\": " + JSONQuoting.quote(place.file), "\"line\": \(place.line)",
      "\"column\": \(place.column)", "\"pointer\": " + JSONQuoting.quote(place.pointer),
    ]
  }
}
