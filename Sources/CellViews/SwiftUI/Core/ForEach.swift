// SPDX-License-Identifier: MIT
//
// A view for each element of a collection.
// Mirrors: ForEach (SwiftUI).
// Status: complete for still pictures; ids are read in scroll views, which can be asked for them.

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// What the author's view saw: an `@Environment` in `content` is the author's own.
  private let scope: EnvironmentScope
  private let id: (Data.Element) -> ID

  fileprivate init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    make content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
    scope = .current
  }
}

extension ForEach: View where Content: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// Adds a view for each element.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    for element in data {
      let start = nodes.count
      let inner = context.place == nil ? context : context.at(.id(AnyHashable(id(element))))
      scope.reading { content(element) }._lower(in: inner, into: &nodes)
      guard context.environment.scroll.isInside else { continue }
      for index in start..<nodes.count {
        nodes[index] = .modified(nodes[index], .identity(ViewID(id(element))))
      }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  /// A view for each element, told apart by its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, make: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, make: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: { $0 }, make: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(Self.bindings(data), id: \.wrappedValue.id, make: content)
  }

  /// A view for each element of a bound collection, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, Binding<C.Element>> {
    self.init(Self.bindings(data), id: { $0.wrappedValue[keyPath: id] }, make: content)
  }

  private static func bindings<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>
  ) -> LazyMapSequence<C.Indices, Binding<C.Element>> {
    data.wrappedValue.indices.lazy.map { index in
      Binding(
        get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
  }
}
