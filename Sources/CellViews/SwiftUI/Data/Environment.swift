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
  /// What a host keeps for the view's properties, by what the view's value came with.
  private let kept: [ObjectIdentifier: AnyObject]
  /// What the view around was read in; nil where nothing is kept.
  private let outer: EnvironmentScope?
  /// Whether a host keeps what views keep.
  private let isHosted: Bool

  private init(_ values: EnvironmentValues) {
    self.values = values
    (kept, outer, isHosted) = ([:], nil, false)
  }

  /// The surroundings of a view in a host.
  init(
    _ values: EnvironmentValues, kept: [ObjectIdentifier: AnyObject], outer: EnvironmentScope?
  ) {
    self.values = values
    (self.kept, self.outer, isHosted) = (kept, outer, true)
  }

  /// What is kept in place of an object, here or around; nil when nothing is.
  func kept(insteadOf seed: AnyObject) -> AnyObject? {
    var scope: EnvironmentScope? = self
    while let own = scope {
      if let object = own.kept[ObjectIdentifier(seed)] { return object }
      scope = own.outer
    }
    return nil
  }

  /// An action that finds what the body that wrote it found, whenever it is called.
  static func bound(_ action: @escaping () -> Void) -> () -> Void {
    guard let scope = hosted else { return action }
    return { scope.reading(action) }
  }

  @TaskLocal private static var ambient: EnvironmentScope?

  /// The scope of the body being read, if it is a host's.
  static var hosted: EnvironmentScope? { ambient.flatMap { $0.isHosted ? $0 : nil } }

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
