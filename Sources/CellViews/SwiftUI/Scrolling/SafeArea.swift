// SPDX-License-Identifier: MIT
//
// Room at the edges that scroll views extend into.
// Mirrors: safeAreaPadding, safeAreaInset, ignoresSafeArea (SwiftUI).
// Status: complete for edges that views touch; there is no keyboard.

public import Foundation

extension View {
  /// Room at edges, which scroll views inside extend into; nil is 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    node(.safeAreaPadding(edges.insets(length ?? 16)))
  }

  /// Room on all sides, which scroll views inside extend into.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    node(.safeAreaPadding(Edge.Set.all.insets(length)))
  }

  /// Room on each side, which scroll views inside extend into.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    node(.safeAreaPadding(insets))
  }

  /// Another view at the top or the bottom; scroll views inside extend below it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(content(), edge == .top ? .top : .bottom, alignment.reference, spacing)
  }

  /// Another view at a side; scroll views inside extend below it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(content(), edge == .leading ? .leading : .trailing, alignment.reference, spacing)
  }

  private func inset<V: View>(
    _ view: V, _ edge: Edge, _ alignment: AlignmentReference, _ spacing: CGFloat?
  ) -> some View {
    modifier(
      NodeModifier { context in
        .safeAreaInset(
          SafeAreaInsetNode(
            context.layer(of: view, alignment: .center), edge: edge, alignment: alignment,
            spacing: spacing))
      })
  }

  /// This view as large as the screen at edges that it touches.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(NodeModifier { _ in regions.contains(.container) ? .ignoresSafeArea(edges) : nil })
  }

  /// This view as large as the screen at edges that it touches.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Which safe areas are meant.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// SwiftUI's bits.
  public let rawValue: UInt

  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and cut-outs.
  public static let container = Self(rawValue: 1)
  /// The keyboard.
  public static let keyboard = Self(rawValue: 2)
  /// All of them.
  public static let all: Self = [.container, .keyboard]
}
