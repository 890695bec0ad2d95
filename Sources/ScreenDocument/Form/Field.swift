// SPDX-License-Identifier: MIT
//
// One key of an object: its form, what is used without it, and a sentence for the schema. The
// tables of fields are the one place where the format's keys are written down.

/// One key of an object. `Value` is what reading it always gives.
struct Field<Value>: Sendable {
  let schema: FieldSchema
  let check: @Sendable (JSONNode, Checking) -> Void
  let meaning: @Sendable (JSONNode, Resolving) -> Meaning<Value>
  /// What is used without it.
  let fallback: @Sendable () -> Value

  /// The key.
  var key: String { schema.key }
}

/// A field of any value, as objects keep them.
protocol AnyField: Sendable {
  var schema: FieldSchema { get }
  var check: @Sendable (JSONNode, Checking) -> Void { get }

  /// The key.
  var key: String { get }

  /// What a member of this key means.
  func known(_ member: JSONNode, _ resolving: Resolving) -> KnownMember
}

extension Field: AnyField {
  func known(_ member: JSONNode, _ resolving: Resolving) -> KnownMember {
    KnownField(key: key, meaning(member, resolving))
  }
}

extension Field {
  /// A key that may be left out, and then means `fallback`.
  static func optional(
    _ key: String, _ form: Form<Value>, default fallback: Value, _ about: String,
    example: String? = nil
  ) -> Field where Value: SchemaValue {
    Field(
      schema: FieldSchema(
        key: key, schema: form.schema, isRequired: false, about: about,
        fallback: fallback.schemaText, example: example),
      check: form.check, meaning: form.meaning, fallback: { fallback })
  }

  /// A key that may be left out, and then means `fallback`, told in words.
  static func optional(
    _ key: String, _ form: Form<Value>,
    otherwise fallback: @autoclosure @escaping @Sendable () -> Value, _ about: String,
    example: String? = nil
  ) -> Field {
    Field(
      schema: FieldSchema(
        key: key, schema: form.schema, isRequired: false, about: about, example: example),
      check: form.check, meaning: form.meaning, fallback: fallback)
  }

  /// A key that may be left out.
  static func optional<Wrapped>(
    _ key: String, _ form: Form<Wrapped>, _ about: String, example: String? = nil
  ) -> Field where Value == Wrapped? {
    Field(
      schema: FieldSchema(
        key: key, schema: form.schema, isRequired: false, about: about, example: example),
      check: form.check, meaning: { form.meaning($0, $1).map { .some($0) } }, fallback: { nil })
  }

  /// A key that must be there.
  static func required<Wrapped>(
    _ key: String, _ form: Form<Wrapped>, _ about: String, example: String? = nil
  ) -> Field where Value == Wrapped? {
    Field(
      schema: FieldSchema(
        key: key, schema: form.schema, isRequired: true, about: about, example: example),
      check: form.check, meaning: { form.meaning($0, $1).map { .some($0) } }, fallback: { nil })
  }
}

/// A default that the schema can show.
protocol SchemaValue: Sendable {
  /// The value as JSON.
  var schemaText: String { get }
}
