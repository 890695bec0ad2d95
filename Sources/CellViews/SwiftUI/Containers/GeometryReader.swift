// SPDX-License-Identifier: MIT
//
// Content that knows its room.
// Mirrors: GeometryReader, GeometryProxy, CoordinateSpace (SwiftUI).
// Status: local and global spaces; a named space is the global one, which is the picture's.

/// Takes all the room it is offered, and hands it to its content.
///
/// The content is made when the room is known, which is when the view is drawn; it stands in the
/// top leading corner.
public struct GeometryReader<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  private let scope: EnvironmentScope

  /// Content that knows its room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    scope = .current
  }

  /// Adds the room.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let (content, scope) = (content, scope)
    let context = context.at(Self.self)
    nodes.append(
      .deferred(
        DeferredNode { room in
          context.place?.begin()
          return context.nodes(of: scope.reading { content(GeometryProxy(room: room)) })
        }))
  }
}

/// What is known of the room.
public struct GeometryProxy {
  let room: DeferredNode.Room

  /// The size of the room in points.
  public var size: CGSize { room.size }

  /// What bars cover; nothing, in a cell.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: room.size) : room.frame
  }

  /// The room in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// A space that places are told in.
public enum CoordinateSpace: Hashable {
  /// The picture's own.
  case global
  /// The view's own.
  case local
  /// A named one.
  case named(AnyHashable)
}

/// A space that places are told in.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
