// SPDX-License-Identifier: MIT
//
// Views behind, before and around others.
// Mirrors: background, overlay, border, mask, clipShape, clipped, cornerRadius, contentShape
// (SwiftUI).
// Status: complete; outlines are filled by the non-zero rule.

/// Puts one view behind or before others.
struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let make: (ViewNode, AlignmentReference) -> ViewModifierNode

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let start = nodes.count
    content._lower(in: context, into: &nodes)
    guard nodes.count > start else { return }
    let modifier = make(
      context.layer(of: layer, alignment: alignment.reference), alignment.reference)
    for index in start..<nodes.count { nodes[index] = .modified(nodes[index], modifier) }
  }
}

/// A box filled with a style.
struct StyleView<S: ShapeStyle>: View {
  typealias Body = Never

  let style: S

  func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    switch style._fill(in: context.environment) {
    case .color(let color): nodes.append(.color(color))
    case let fill: nodes.append(.shape(ShapeNode(.rectangle, fill: fill)))
    }
  }
}

extension View {
  private func behind(_ layer: some View, _ alignment: Alignment) -> some View {
    modifier(
      LayerModifier(layer: layer, alignment: alignment) { .background($0, alignment: $1) })
  }

  private func before(_ layer: some View, _ alignment: Alignment) -> some View {
    modifier(LayerModifier(layer: layer, alignment: alignment) { .overlay($0, alignment: $1) })
  }

  // MARK: Behind

  /// Views behind this one, offered its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    behind(content(), alignment)
  }

  /// A view behind this one, offered its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    behind(background, alignment)
  }

  /// A style behind this view; a cell has no safe area to reach into.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    behind(StyleView(style: style), .center)
  }

  /// The colour of the screen behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(SystemShapeStyle(name: "systemBackground"))
  }

  /// A filled shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(style), .center)
  }

  /// A shape of the screen's colour behind this view.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(SystemShapeStyle(name: "systemBackground")), .center)
  }

  // MARK: Before

  /// Views before this one, offered its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    before(content(), alignment)
  }

  /// A view before this one, offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    before(overlay, alignment)
  }

  /// A style before this view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    before(StyleView(style: style), .center)
  }

  /// A filled shape before this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    before(shape.fill(style), .center)
  }

  /// A line inside the edges of this view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    before(Rectangle().strokeBorder(content, lineWidth: width), .center)
  }

  // MARK: Around

  /// This view where `mask` has ink.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: mask(), alignment: alignment) { .mask($0, alignment: $1) })
  }

  /// This view where `mask` has ink.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(layer: mask, alignment: .center) { .mask($0, alignment: $1) })
  }

  /// This view inside a shape only.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    node(.clip(shape._kind()))
  }

  /// This view inside its own box only.
  public func clipped(antialiased: Bool = false) -> some View { node(.clip(.rectangle)) }

  /// This view with its corners cut, as circles (Q5).
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    node(.cornerRadius(radius))
  }

  /// The same view; nobody taps a picture.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}
