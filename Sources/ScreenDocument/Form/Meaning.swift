// SPDX-License-Identifier: MIT
//
// What a value of the document means in one environment. A template is read once for all records:
// what has no binding in it is settled then, and shared by all that is made of the template.

/// What a value means in one environment. Not shared between tasks.
enum Meaning<Value> {
  /// The same for all records; nil when the value is wrong, which a check has reported.
  case settled(Value?)
  /// Found anew for each record; nil when its bindings come to nothing. Without a scope, bindings
  /// stay as they are written.
  case bound((BindingScope?) -> Value?)

  var isSettled: Bool {
    if case .settled = self { true } else { false }
  }

  /// The value for one record.
  func value(in scope: BindingScope?) -> Value? {
    switch self {
    case .settled(let value): value
    case .bound(let find): find(scope)
    }
  }

  /// Something made of the value.
  func map<Other>(_ transform: @escaping (Value) -> Other?) -> Meaning<Other> {
    switch self {
    case .settled(let value): .settled(value.flatMap(transform))
    case .bound(let find): .bound { find($0).flatMap(transform) }
    }
  }

  /// Several values in order; wrong ones are left out.
  static func list<Element>(_ parts: [Meaning<Element>]) -> Self where Value == [Element] {
    if parts.allSatisfy(\.isSettled) { return .settled(parts.compactMap { $0.value(in: nil) }) }
    return .bound { scope in parts.compactMap { $0.value(in: scope) } }
  }
}

/// What one member of an object means, found before the object's own meaning.
class KnownMember {
  let key: String
  let isSettled: Bool

  fileprivate init(key: String, isSettled: Bool) {
    self.key = key
    self.isSettled = isSettled
  }
}

/// A member by the type of its field.
final class KnownField<Value>: KnownMember {
  let meaning: Meaning<Value>

  init(key: String, _ meaning: Meaning<Value>) {
    self.meaning = meaning
    super.init(key: key, isSettled: meaning.isSettled)
  }
}
