// SPDX-License-Identifier: MIT
//
// Swift before it is broken into lines.

/// A piece of Swift before it is broken into lines.
indirect enum SwiftCode: Sendable {
  /// What is never broken: a name, a literal.
  case text(String)
  /// A call, with the closures that follow its parentheses.
  case call(String, [Argument], [Closure])
  case list([SwiftCode])
  case dictionary([(key: String, value: SwiftCode)])
  /// Calls on what the first part gives, each beginning with a dot.
  case chain(SwiftCode, [SwiftCode])
  case closure(Closure)
  /// Terms with a plus between them.
  case sum([SwiftCode])
  /// Words before a piece: `return`, `let name =`.
  case prefixed(String, SwiftCode)
  /// Words, and lines in braces after them.
  case block(String, [SwiftCode])

  /// An argument of a call.
  struct Argument: Sendable {
    var label: String?
    var value: SwiftCode
  }

  /// A closure; `breaks` says that it never stands on one line.
  struct Closure: Sendable {
    var label: String?
    var parameters: String?
    var body: [SwiftCode]
    var breaks = false
  }

  /// A call without closures.
  static func call(_ name: String, _ arguments: [Argument]) -> SwiftCode {
    .call(name, arguments, [])
  }

  /// A call with one closure after its parentheses.
  static func call(
    _ name: String, _ arguments: [Argument] = [], parameters: String? = nil, body: [SwiftCode],
    breaks: Bool = false
  ) -> SwiftCode {
    .call(name, arguments, [Closure(parameters: parameters, body: body, breaks: breaks)])
  }

  /// A call with one argument without a label.
  static func call(_ name: String, _ value: String) -> SwiftCode {
    .call(name, [Argument(value: .text(value))], [])
  }

  /// Terms with a plus between them; one is itself.
  static func sum(of terms: [SwiftCode]) -> SwiftCode {
    guard terms.count == 1, let only = terms.first else { return .sum(terms) }
    return only
  }

  /// The same with more calls on it.
  func calling(_ more: [SwiftCode]) -> SwiftCode {
    guard !more.isEmpty else { return self }
    if case .chain(let base, let calls) = self { return .chain(base, calls + more) }
    return .chain(self, more)
  }
}

extension SwiftCode.Argument {
  /// An argument with a label.
  init(_ label: String?, _ text: String) { self.init(label: label, value: .text(text)) }

  /// An argument, or none where there is no value.
  static func optional(_ label: String?, _ text: String?) -> [Self] {
    text.map { [Self(label, $0)] } ?? []
  }
}
