// SPDX-License-Identifier: MIT
//
// A form says what may stand somewhere in a document: how it is checked, what it means, and how
// the schema shows it. Checking looks at everything once; meaning is found anew for each
// environment, what is bound in it for each record, and never reports.

/// What may stand somewhere in a document.
struct Form<Value>: Sendable {
  /// How the schema shows it.
  let schema: Schema
  /// Reports all that is wrong with a value and what it holds.
  let check: @Sendable (JSONNode, Checking) -> Void
  /// What a value means in one environment.
  let meaning: @Sendable (JSONNode, Resolving) -> Meaning<Value>

  init(
    schema: Schema, check: @escaping @Sendable (JSONNode, Checking) -> Void,
    meaning: @escaping @Sendable (JSONNode, Resolving) -> Meaning<Value>
  ) {
    self.schema = schema
    self.check = check
    self.meaning = meaning
  }

  /// A form of what is never bound to a record.
  ///
  /// - Parameter value: What a value means; nil when it is wrong, which `check` has reported.
  init(
    schema: Schema, check: @escaping @Sendable (JSONNode, Checking) -> Void,
    value: @escaping @Sendable (JSONNode, Resolving) -> Value?
  ) {
    self.init(schema: schema, check: check) { .settled(value($0, $1)) }
  }

  /// What a value means without a record; nil when it is wrong.
  func value(_ node: JSONNode, _ resolving: Resolving) -> Value? {
    meaning(node, resolving).value(in: nil)
  }

  /// The same form with another meaning.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Form<Other> {
    Form<Other>(schema: schema, check: check, meaning: { meaning($0, $1).map(transform) })
  }

  /// A form with a name of its own in the schema. `form` is asked for when it is needed, so a form
  /// may hold itself.
  static func named(_ name: String, _ form: @escaping @Sendable () -> Form<Value>) -> Form<Value> {
    Form(
      schema: .named(name) { form().schema },
      check: { node, checking in form().check(node, checking) },
      meaning: { node, resolving in form().meaning(node, resolving) })
  }

  /// The same form with an additional check, made after its own.
  func adding(
    _ rule: @escaping @Sendable (JSONNode, Checking) -> Void
  ) -> Form<Value> {
    Form(
      schema: schema,
      check: { node, checking in
        check(node, checking)
        rule(node, checking)
      }, meaning: meaning)
  }

  /// A form whose check reports what its parsing complains of.
  static func leaf(
    _ schema: Schema, parse: @escaping @Sendable (JSONScalar) -> Parsed<Value>
  ) -> Form<Value> {
    Form(
      schema: schema,
      check: { node, checking in
        if case .complaint(let complaint) = parse(JSONScalar(node)) {
          checking.report(.invalid(node, complaint))
        }
      },
      value: { node, _ in parse(JSONScalar(node)).value })
  }
}

/// A value without what it holds.
enum JSONScalar: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array, object

  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .number: self = .number(node.number ?? 0)
    case .string: self = .string(node.string ?? "")
    case .array: self = .array
    case .object: self = .object
    }
  }
}

/// What came of looking at a value.
enum Parsed<Value> {
  case value(Value)
  case complaint(Complaint)

  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// What is wrong with a single value; its wording is elsewhere.
enum Complaint: Sendable {
  /// Not the kind of value that is expected, as in `a number`.
  case wrongType(expected: String)
  /// The right kind, but not within bounds.
  case outOfRange(expected: String)
  /// Not one of the words.
  case unknownWord(what: String, allowed: [String])
  /// Words for a later version of the format.
  case notSupported(what: String)
}
