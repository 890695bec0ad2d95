// SPDX-License-Identifier: MIT
//
// A string with `{{path|formatter}}` in it, taken apart. Only the document's own strings are
// taken apart, never data.

/// A string of the document with bindings in it.
struct BindingTemplate: Sendable {
  enum Part: Sendable {
    case text(String)
    case binding(Binding)
  }

  /// A path into the record, and what is done with what is found.
  struct Binding: Sendable {
    var path: [String]
    var formatters: [BindingFormatter]

    /// The path as written.
    var name: String { path.joined(separator: ".") }
  }

  /// What is wrong with the way it is written.
  struct Fault: Error {
    enum Reason {
      case unclosed
      case emptyPath
      case unknownFormatter(String)
      case badArgument(formatter: String, expected: String)
    }
    var reason: Reason
  }

  var parts: [Part] = []

  /// The only binding, when nothing stands around it.
  var whole: Binding? {
    if parts.count == 1, case .binding(let binding) = parts[0] { binding } else { nil }
  }

  /// Whether a string may hold a binding or an escaped brace.
  static func isNeeded(for text: String) -> Bool {
    let brace = UInt8(ascii: "{")
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == brace, last == brace { return true }
      last = byte
    }
    return false
  }

  init(_ text: String) throws(Fault) {
    if let path = Self.plainPath(text) {
      parts = [.binding(Binding(path: path, formatters: []))]
      return
    }
    var literal = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "{{") {
      let before = rest[..<open.lowerBound]
      if before.hasSuffix("\\") {
        literal += before.dropLast() + "{{"
        rest = rest[open.upperBound...]
        continue
      }
      literal += before
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        throw Fault(reason: .unclosed)
      }
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(.binding(try Self.binding(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    literal += rest
    if !literal.isEmpty || parts.isEmpty { parts.append(.text(literal)) }
  }

  /// The path of `{{path}}` with nothing else in it or around it, as most bindings are: a loop
  /// reads its own for each record. Nil when a closer look is needed.
  private static func plainPath(_ text: String) -> [String]? {
    let bytes = Array(text.utf8)
    let inner = bytes.dropFirst(2).dropLast(2)
    let isPlain = inner.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isPlain, bytes.starts(with: "{{".utf8), bytes.suffix(2).elementsEqual("}}".utf8) else {
      return nil
    }
    let parts = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func binding(_ text: Substring) throws(Fault) -> Binding {
    let pieces = text.split(separator: "|", omittingEmptySubsequences: false)
    let path = trimmed(pieces.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard !path.isEmpty, path.allSatisfy({ !$0.isEmpty && !$0.contains("{") }) else {
      throw Fault(reason: .emptyPath)
    }
    var formatters: [BindingFormatter] = []
    for piece in pieces.dropFirst() { formatters.append(try BindingFormatter(piece)) }
    return Binding(path: path.map(String.init), formatters: formatters)
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
