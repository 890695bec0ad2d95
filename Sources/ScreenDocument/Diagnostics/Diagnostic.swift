// SPDX-License-Identifier: MIT
//
// One complaint about a document: what is wrong, where, what was expected and what to do next.

/// One complaint about a document, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters. Raw values are the words shown.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case error, warning, note

    /// Errors come first.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The file's name as the reader knows it.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// The JSON pointer of the value; empty for the whole document.
    public var pointer: String

    /// A place by its parts; the beginning of the file unless given.
    public init(file: String, line: Int = 1, column: Int = 1, pointer: String = "") {
      self.file = file
      self.line = line
      self.column = column
      self.pointer = pointer
    }
  }

  /// A second place that explains the first.
  public struct Related: Hashable, Sendable {
    /// What is there, as in `first used here`.
    public var label: String
    /// Where it is.
    public var place: Place

    /// A place and what is there.
    public init(label: String, place: Place) {
      self.label = label
      self.place = place
    }
  }

  /// Stable name of the kind of complaint.
  public var code: Code
  /// How much it matters.
  public var severity: Severity
  /// Where it is.
  public var place: Place
  /// One sentence in terms of the document: lower case, no full stop.
  public var message: String
  /// What would have been right.
  public var expected: String?
  /// What stands there, cut at about 40 characters.
  public var found: String?
  /// What to do next.
  public var hint: String?
  /// A second place that explains the first.
  public var related: Related?

  /// A diagnostic by its parts; as severe as its code says unless told otherwise.
  public init(
    _ code: Code, at place: Place, _ message: String, severity: Severity? = nil,
    expected: String? = nil, found: String? = nil, hint: String? = nil, related: Related? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.place = place
    self.message = message
    self.expected = expected
    self.found = found
    self.hint = hint
    self.related = related
  }

  /// The same complaint when errors do not count: an error after which something is drawn becomes
  /// a warning.
  public var lenient: Diagnostic {
    guard severity == .error, !code.drawsNothing else { return self }
    var copy = self
    copy.severity = .warning
    return copy
  }

  /// Whether `a` is shown before `b`: by file, by position, then by code.
  public static func isOrdered(_ a: Diagnostic, before b: Diagnostic) -> Bool {
    if a.place.file != b.place.file { return a.place.file < b.place.file }
    if a.place.line != b.place.line { return a.place.line < b.place.line }
    if a.place.column != b.place.column { return a.place.column < b.place.column }
    if a.code != b.code { return a.code.rawValue < b.code.rawValue }
    if a.message != b.message { return a.message < b.message }
    return a.place.pointer < b.place.pointer
  }
}
