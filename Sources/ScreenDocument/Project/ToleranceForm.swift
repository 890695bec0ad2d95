// SPDX-License-Identifier: MIT
//
// `tolerances` and `reporters` of a configuration: which words and numbers they may hold. What the
// words mean is the business of those who compare and report.

import Foundation

/// A tolerance as a configuration writes it.
public struct ToleranceEntry: Hashable, Sendable {
  /// A limit: its key, and its value as the command line would be given it.
  public struct Limit: Hashable, Sendable {
    /// The key, such as `maxDiffPixels`.
    public var key: String
    /// One text for a single value, several for a list.
    public var texts: [String]
  }

  /// A pattern of snapshot ids.
  public var pattern: String
  /// Why; never blank.
  public var reason: String
  /// In the order of the file.
  public var limits: [Limit]
  /// Where it stands.
  public var place: Diagnostic.Place
}

/// A tolerance of a configuration.
enum ToleranceForm {
  /// Metrics by which pixels are compared.
  static let metrics = ["exact", "yiq", "oklab", "deltaE", "ssim"]
  /// What becomes of smoothed edges.
  static let antialiasing = ["count", "ignore"]

  private static let match = Field.required(
    "match", Form<String>.string("a pattern of snapshot ids"),
    "Snapshots it holds for: * within a name, ** across. Of several the last one counts.",
    example: #""home/**""#)
  private static let reason = Field.required(
    "reason", Form<String>.text("a sentence for those who read the report", matching: #"\S"#),
    "A sentence for those who read the report.")

  private static let limits: [any AnyField] = [
    Field.optional(
      "metric", Form<String>.words("a metric", metrics.map { ($0, $0) }),
      "How the distance of two pixels is measured."),
    Field.optional(
      "threshold", Form<CGFloat>.number("a distance in the metric's unit", in: 0...100),
      "Pixels no further apart pass, in the metric's unit; yiq if no metric is given.",
      example: "0.1"),
    Field.optional(
      "maxDiffPixels", Form<Int>.integer("a number of pixels", in: 0...Int(Int32.max)),
      "At most so many pixels may differ.", example: "120"),
    Field.optional(
      "maxDiffPixelRatio", Form<CGFloat>.number("a part of all pixels", in: 0...1),
      "At most this part of all pixels may differ."),
    Field.optional(
      "precision", Form<CGFloat>.number("a part of all pixels", in: 0...1),
      "At least this part of all pixels must be equal."),
    Field.optional(
      "perceptualPrecision", Form<CGFloat>.number("a number", in: 0...1),
      "deltaE with a threshold of (1 - P) x 100."),
    Field.optional(
      "window",
      Form<String>.text(
        "N:K: at most K pixels in any N x N", matching: "^[1-9][0-9]{0,5}:[0-9]{1,9}$"),
      "At most K pixels in any square of N x N.", example: #""16:4""#),
    Field.optional(
      "aa", Form<String>.words("a rule for smoothed edges", antialiasing.map { ($0, $0) }),
      "Whether smoothed edges count or are ignored."),
    Field.optional(
      "ignore", Form<[String]>.oneOrMore(rectangle),
      "Rectangles in pixels that are not looked at.", example: #"["0:0-99:49"]"#),
    Field.optional(
      "masks", Form<[String]>.oneOrMore(.string("an element's id")),
      "Elements that are not looked at, by id."),
  ]

  private static let rectangle: Form<String> = {
    let corner = "[0-9]{1,6}:[0-9]{1,6}"
    let one = "\(corner)-\(corner)"
    return Form<String>.text(
      "x1:y1-x2:y2 in pixels, such as 0:0-99:49", matching: "^\(one)(,\(one))*$"
    ).adding { node, checking in
      for part in (node.string ?? "").split(separator: ",") {
        let numbers = part.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
        guard numbers.count == 4, numbers[2] < numbers[0] || numbers[3] < numbers[1] else {
          continue
        }
        checking.report(
          .invalid(node, .outOfRange(expected: "the upper left corner before the lower right")))
      }
    }
  }()

  /// One tolerance.
  static let form = Form<ToleranceEntry>.object(
    "a tolerance", [match, reason] + limits, about: "Differences that are let through."
  ) { members in
    guard let pattern = members[match], let reason = members[reason] else { return nil }
    let keys = Set(limits.map(\.key))
    let given = members.node.children.compactMap { child -> ToleranceEntry.Limit? in
      guard let key = child.key, keys.contains(key), !child.isNull else { return nil }
      let texts = child.kind == .array ? child.children.map(text) : [text(child)]
      return ToleranceEntry.Limit(key: key, texts: texts)
    }
    return ToleranceEntry(
      pattern: pattern, reason: reason, limits: given, place: members.node.place)
  }

  private static func text(_ node: JSONNode) -> String {
    guard let number = node.number else { return node.string ?? "" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// A report that a configuration wants.
enum ReporterForm {
  /// Their names.
  static let names = ["list", "line", "dot", "json", "junit", "github", "html", "blob"]

  /// A name, or a name and a file: `junit=out/junit.xml`.
  static let form = Form<String>.leaf(
    .string(pattern: "^(\(names.joined(separator: "|")))(=[^,]*)?$")
  ) { scalar in
    guard case .string(let text) = scalar else {
      return .complaint(.wrongType(expected: "a reporter"))
    }
    let name = text.prefix { $0 != "=" }
    guard names.contains(String(name)) else {
      return .complaint(.unknownWord(what: "a reporter", allowed: names))
    }
    guard !text.contains(",") else {
      return .complaint(.outOfRange(expected: "a path without a comma"))
    }
    return .value(text)
  }
}

extension Form where Value == String {
  /// A text in which a regular expression is found, called `what` in messages.
  static func text(_ what: String, matching pattern: String) -> Self {
    .leaf(.string(pattern: pattern)) { scalar in
      guard case .string(let text) = scalar else { return .complaint(.wrongType(expected: what)) }
      guard text.range(of: pattern, options: .regularExpression) != nil else {
        return .complaint(.outOfRange(expected: what))
      }
      return .value(text)
    }
  }
}

extension Form where Value == [String] {
  /// One text or a list of them.
  static func oneOrMore(_ form: Form<String>) -> Self {
    .byKind(
      "a text or a list of texts",
      [
        ([.string], form.map { [$0] }),
        ([.array], .list("a list of texts", of: form)),
      ])
  }
}
