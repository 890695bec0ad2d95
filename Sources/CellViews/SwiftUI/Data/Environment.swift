// SPDX-License-Identifier: MIT
//
// Reading the surroundings from within a body.
// Mirrors: Environment (SwiftUI).
// Status: complete; a property reads what its view saw when its body was read.

/// The surroundings that a body is being read in.
///
/// `@unchecked Sendable`: it never changes, and it is read only by the body whose reading set it,
/// on the same thread; objects in it are the author's own.
final class EnvironmentScope: @unchecked Sendable {
  let values: EnvironmentValues

  private init(_ values: EnvironmentValues) { self.values = values }

  @TaskLocal private static var ambient: EnvironmentScope?

  /// What the body being read sees; the defaults outside of one.
  static var current: EnvironmentScope { ambient ?? EnvironmentScope(EnvironmentValues()) }

  /// Reads something as `values` show it.
  static func reading<Result>(_ values: EnvironmentValues, _ read: () -> Result) -> Result {
    EnvironmentScope(values).reading(read)
  }

  /// Reads something as these values show it.
  func reading<Result>(_ read: () -> Result) -> Result {
    Self.$ambient.withValue(self, operation: read)
  }
}

/// A value of the surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value, as the body that reads it sees it.
  public var wrappedValue: Value { read(EnvironmentScope.current.values) }
}
