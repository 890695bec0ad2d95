// SPDX-License-Identifier: MIT
//
// The shape of a value as the JSON Schema shows it. Every form carries its own, so the schema and
// the decoder can't disagree.

/// The shape of a value.
indirect enum Schema: Sendable {
  case any
  case boolean
  case number(minimum: Double?, maximum: Double?, isInteger: Bool)
  case string(pattern: String?)
  case choice([String])
  /// One value, given as JSON.
  case constant(String)
  case array(Schema, minimum: Int, maximum: Int?)
  case tuple([Schema])
  /// An object of any keys whose values have one shape.
  case dictionary(Schema)
  case object(ObjectSchema)
  case anyOf([Schema])
  /// A shape with a name of its own under `$defs`; asked for when the schema is written, so shapes
  /// may hold themselves.
  case named(String, @Sendable () -> Schema)
}

/// The shape of an object.
struct ObjectSchema: Sendable {
  /// Its keys in the order of the reference.
  var fields: [FieldSchema]
  /// Whether other keys are data of the author's.
  var isOpen = false
  /// Of each of these sets exactly one key is there.
  var exactlyOne: [[String]] = []
  /// Keys that are not there together with the first.
  var exclusions: [(String, [String])] = []
  /// Keys that are there whenever the first is.
  var dependencies: [(String, [String])] = []
  /// What it is.
  var about: String?
}

/// One key of an object.
struct FieldSchema: Sendable {
  var key: String
  var schema: Schema
  var isRequired: Bool
  /// One sentence.
  var about: String
  /// The value used without the key, as JSON.
  var fallback: String?
  /// A value as JSON.
  var example: String?
}
