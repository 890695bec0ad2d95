// SPDX-License-Identifier: MIT
//
// What a view is: a value whose body is made of other views.
// Mirrors: View (SwiftUI).
// Status: complete for still pictures. Not bound to the main actor: a view is a value that is
// read on the thread that draws it.

/// A part of a screen, described by other views.
///
/// Not isolated to an actor: bodies are read wherever a picture is made, and pictures may be made
/// side by side. A type that is bound to the main actor by its module's default isolation conforms
/// all the same, and is then drawn from the main actor.
public protocol View {
  /// The type of its body, inferred.
  associatedtype Body: View

  /// What it is made of.
  @ViewBuilder var body: Body { get }

  /// Adds what it comes to; not for use by authors. The default reads the body.
  func _lower(in context: LoweringContext, into nodes: inout [ViewNode])
}

extension View {
  /// Adds what the body comes to.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    guard let inner = context.descending(into: &nodes)?.at(Self.self) else { return }
    let (body, inside) = inner.reading(self) { self.body }
    body._lower(in: inside, into: &nodes)
  }
}

extension Never: View {
  /// There is no such view.
  public typealias Body = Never
}

extension View where Body == Never {
  /// A view that is drawn by itself has no body.
  public var body: Never { fatalError("\(Self.self) is drawn by itself and has no body") }
}

extension Optional: View where Wrapped: View {
  /// An optional view is drawn by itself.
  public typealias Body = Never

  /// Adds the view, if there is one.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    self?._lower(in: context, into: &nodes)
  }
}
