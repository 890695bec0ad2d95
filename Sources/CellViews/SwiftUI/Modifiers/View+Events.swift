// SPDX-License-Identifier: MIT
//
// What a picture has no use for: it is accepted, so that code stays as it is, and does nothing.
// Mirrors: onTapGesture, onLongPressGesture, onDisappear, task, animation, transition (SwiftUI).
// Status: without effect, but for taps of a ScrollViewHost. A model is changed by its owner, and a
// new picture made.

/// Lets a host tap a view.
struct TapModifier: ViewModifier {
  typealias Body = Never

  let node: TapNode

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let start = nodes.count
    content._lower(in: context, into: &nodes)
    context.addTap(to: &nodes, from: start, node)
  }
}

extension LoweringContext {
  /// Lets a host, if there is one, tap the nodes from an index on, unless they are disabled.
  func addTap(to nodes: inout [ViewNode], from start: Int, _ tap: TapNode) {
    guard environment.scroll.isHosted || TapSurvey.current != nil, environment.isEnabled
    else { return }
    for index in start..<nodes.count { nodes[index] = .modified(nodes[index], .tap(tap)) }
  }
}

extension View {
  /// Nobody taps a picture; a ``ScrollViewHost`` may.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(node: TapNode(count: count, EnvironmentScope.bound(action))))
  }

  /// Nobody presses a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Nobody presses a picture.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Done once before a screen of the view is drawn, and by a ``ScrollViewHost`` when the view comes;
  /// cells and pictures of their own are not told when they are seen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action.map(EnvironmentScope.bound)))
  }

  /// A picture is not told when it is no longer seen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Done before a screen of the view is drawn, with the values that a publisher has at once; a
  /// picture does not wait for others.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(AppearModifier { publisher.sink(receiveValue: action).cancel() })
  }

  /// A picture does nothing while it is seen.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// A picture does nothing while it is seen.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Nobody taps a picture.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Nothing moves in a picture.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Nothing comes or goes in a picture.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Nothing moves in a picture.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View {
    self
  }

  /// Nobody opens a menu in a picture.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    self
  }
}

/// How something moves; nothing does.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let `default` = Animation(name: "default")
  /// Evenly.
  public static let linear = Animation(name: "linear")
  /// Slowly at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slowly at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a spring.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a spring.
  public static let smooth = Animation(name: "smooth")
  /// Like a spring.
  public static let snappy = Animation(name: "snappy")

  /// Evenly.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Slowly at first.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Slowly at last.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Slowly at both ends.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .spring
  }

  /// Later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// For ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// How something comes and goes; nothing does.
public struct AnyTransition: Sendable {
  /// By fading.
  public static let opacity = AnyTransition()
  /// By sliding.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// One way and another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }
}

/// Runs `body` at once; nothing moves in a picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
