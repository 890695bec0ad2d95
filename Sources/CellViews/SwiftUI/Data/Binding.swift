// SPDX-License-Identifier: MIT
//
// A value that is kept elsewhere, to read and to write.
// Mirrors: Binding (SwiftUI).
// Status: complete for still pictures; transactions have no effect.

/// A value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A value behind two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    guard let scope = EnvironmentScope.hosted else {
      (self.get, self.set) = (get, set)
      return
    }
    self.get = { scope.reading(get) }
    self.set = { value in scope.reading { set(value) } }
  }

  /// The same binding again.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that can't be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: {
        var value = wrappedValue
        value[keyPath: keyPath] = $0
        wrappedValue = value
      })
  }

  /// A binding to a value that may be missing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value behind an optional one; nil while it is missing.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  /// The same binding; animations have no effect.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's own id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// Bindings to the elements in order.
  public func makeIterator() -> AnyIterator<Binding<Value.Element>> {
    var indices = Array(wrappedValue.indices)[...]
    return AnyIterator {
      indices.popFirst().map { index in
        Binding<Value.Element>(
          get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
      }
    }
  }
}
