// SPDX-License-Identifier: MIT
//
// Values that a view keeps for itself.
// Mirrors: State, StateObject, DynamicProperty, Namespace, FocusState (SwiftUI).
// Status: in a host a view's state lives as long as the view is at its place; else as long as the
// view's value and its copies. A picture shows the state at the time.

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
  /// Whether a place of a host keeps it.
  var isTaken = false
  /// What the host keeps instead of it.
  var link: Box?

  init(_ value: Value) { self.value = value }
}

/// A value that a view keeps for itself.
@propertyWrapper
public struct State<Value>: DynamicProperty, KeptProperty {
  private let box: Box<Value>

  /// A value to begin with.
  public init(wrappedValue value: Value) { box = Box(value) }

  /// A value to begin with.
  public init(initialValue value: Value) { box = Box(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.current.value }
    nonmutating set { box.current.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box.current
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  func kept(at place: StatePlace, _ number: Int) -> (seed: AnyObject, kept: AnyObject) {
    (box, box.kept(at: place, number))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing to begin with.
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view makes for itself, once, when it is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, KeptProperty {
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
    let stage = stage.current
    switch stage.value {
    case .made(let object): return object
    case .unmade(let make):
      let object = make()
      stage.value = .made(object)
      return object
    }
  }

  func kept(at place: StatePlace, _ number: Int) -> (seed: AnyObject, kept: AnyObject) {
    (stage, stage.kept(at: place, number))
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
