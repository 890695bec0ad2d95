// SPDX-License-Identifier: MIT
//
// Values that a view keeps for itself.
// Mirrors: State, StateObject, DynamicProperty, Namespace, FocusState (SwiftUI).
// Status: a view's state lives as long as the view's value and its copies; a picture shows the
// state at the time. The model is the source of truth.

/// A part of a view that changes from outside.
public protocol DynamicProperty {
  /// Called before a body is read, in SwiftUI; never here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// One value, shared by all copies of what holds it.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that a view keeps for itself, shared by all copies of the view's value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box<Value>

  /// A value to begin with.
  public init(wrappedValue value: Value) { box = Box(value) }

  /// A value to begin with.
  public init(initialValue value: Value) { box = Box(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing to begin with.
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view makes for itself, once, when it is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Stage {
    case unmade(() -> ObjectType)
    case made(ObjectType)
  }

  private let stage: Box<Stage>

  /// An object that is made when it is first read.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    stage = Box(.unmade(thunk))
  }

  /// The object.
  public var wrappedValue: ObjectType {
    switch stage.value {
    case .made(let object): return object
    case .unmade(let make):
      let object = make()
      stage.value = .made(object)
      return object
    }
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }
}

/// A name for matched views; here, only an id.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// An id of a namespace.
  public struct ID: Hashable {
    private let box: Kept<Void, Void>

    fileprivate init() { box = Kept {} }
  }

  /// The id.
  public let wrappedValue: ID

  /// A namespace of its own.
  public init() { wrappedValue = ID() }
}

/// Where the focus is: in a still picture, nowhere.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let box: Box<Value>

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension FocusState where Value == Bool {
  /// No focus.
  public init() { box = Box(false) }
}

extension FocusState where Value: ExpressibleByNilLiteral {
  /// No focus.
  public init() { box = Box(nil) }
}
