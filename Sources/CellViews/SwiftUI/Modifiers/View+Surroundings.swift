// SPDX-License-Identifier: MIT
//
// What views say of the surroundings of those inside.
// Mirrors: environment, environmentObject, tint, disabled, redacted, dynamicTypeSize (SwiftUI).
// Status: complete for the values that a still picture depends on.

/// Changes the surroundings of a view, and wraps what that means around its nodes.
struct SurroundingsModifier: ViewModifier {
  typealias Body = Never

  let change: (inout EnvironmentValues) -> Void

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let inner = context.with(change)
    let start = nodes.count
    content._lower(in: inner, into: &nodes)
    guard nodes.count > start else { return }
    let modifiers = inner.environment.modifiers(since: context.environment)
    for index in start..<nodes.count {
      nodes[index] = modifiers.reduce(nodes[index]) { .modified($0, $1) }
    }
  }
}

/// Sets the style around.
struct ForegroundModifier<S: ShapeStyle>: ViewModifier {
  typealias Body = Never

  let style: S?

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let fill = style?._fill(in: context.environment)
    let start = nodes.count
    content._lower(in: context.with { $0.foreground = fill }, into: &nodes)
    let modifier = ViewModifierNode.foreground(fill)
    for index in start..<nodes.count { nodes[index] = .modified(nodes[index], modifier) }
  }
}

extension EnvironmentValues {
  /// What nodes must be told, where these values differ from the ones around.
  func modifiers(since outer: EnvironmentValues) -> [ViewModifierNode] {
    var modifiers: [ViewModifierNode] = []
    func add<Value: Equatable>(
      _ path: KeyPath<EnvironmentValues, Value>, _ make: (Value) -> ViewModifierNode
    ) {
      let value = self[keyPath: path]
      if value != outer[keyPath: path] { modifiers.append(make(value)) }
    }
    add(\.font) { .font(($0 ?? .body).reference) }
    add(\.fontWeight) { .fontWeight($0?.value) }
    // A number of lines takes back the room that was kept, so it is said further out.
    add(\.textDecoration) { .textDecoration($0) }
    add(\.lineLimit) { .lineLimit($0) }
    add(\.multilineTextAlignment) { .multilineTextAlignment($0) }
    add(\.truncationMode) { .truncationMode($0) }
    add(\.minimumScaleFactor) { .minimumScaleFactor($0) }
    add(\.imageScale) { .imageScale($0) }
    add(\.foreground) { .foreground($0) }
    var change = EnvironmentNode()
    if colorScheme != outer.colorScheme { change.appearance = colorScheme }
    if colorSchemeContrast != outer.colorSchemeContrast { change.contrast = colorSchemeContrast }
    if layoutDirection != outer.layoutDirection { change.layoutDirection = layoutDirection }
    if sizeCategory != outer.sizeCategory { change.contentSize = sizeCategory }
    if locale != outer.locale { change.locale = locale.identifier }
    if change != EnvironmentNode() { modifiers.append(.environment(change)) }
    return modifiers
  }

  /// What is said of texts besides fonts; `nil` in a node would keep what is around.
  private var textDecoration: TextDecoration {
    TextDecoration(
      italic: isItalic, bold: isBold, underline: underline, strikethrough: strikethrough,
      tracking: tracking == 0 ? nil : tracking,
      baselineOffset: baselineOffset == 0 ? nil : baselineOffset,
      lineSpacing: lineSpacing == 0 ? nil : lineSpacing, textCase: textCase, design: fontDesign,
      minimumLines: minimumLines, monospacedDigit: monospacedDigit,
      unavailable: unavailable)
  }
}

extension View {
  /// This view with a change to its surroundings.
  func surroundings(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, SurroundingsModifier> {
    modifier(SurroundingsModifier(change: change))
  }

  /// Sets a value of the surroundings.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    surroundings { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the surroundings.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    surroundings { transform(&$0[keyPath: keyPath]) }
  }

  /// Puts an object where `@EnvironmentObject` finds it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    surroundings { $0.setObject(object) }
  }

  /// Light or dark for this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Light or dark for this view; nil keeps what is around.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    surroundings { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }

  /// The reader's text size for this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The least and the largest text size for this view.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    surroundings { environment in
      let size = environment.dynamicTypeSize
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.dynamicTypeSize = size < first ? first : last
    }
  }

  /// The colour of controls; nil is the accent colour.
  public func tint(_ tint: Color?) -> some View {
    surroundings { $0.tint = tint?.reference }
  }

  /// The colour of controls: the style's, or the first one of a gradient.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    surroundings { environment in
      let fill = tint?._fill(in: environment)
      environment.tint = fill.map(\.firstColor)
    }
  }

  /// The colour of a style's own; nil keeps what is around.
  func ownTint(_ tint: Color?) -> some View {
    surroundings { $0.tint = tint?.reference ?? $0.tint }
  }

  /// The colour of controls; nil is the system's blue.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Whether controls inside can't be used; once disabled, they stay so.
  public func disabled(_ disabled: Bool) -> some View {
    surroundings { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Shows grey boxes in place of texts and images.
  public func redacted(reason: RedactionReasons) -> some View {
    surroundings { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows texts and images after all.
  public func unredacted() -> some View { surroundings { $0.redactionReasons = [] } }

  /// The form of icons inside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    surroundings { $0.symbolVariants = variant }
  }

  /// Icons inside in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// How large icons inside are.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension FillReference {
  /// Its colour, or a gradient's first one.
  var firstColor: ColorReference {
    switch self {
    case .color(let color): color
    case .linearGradient(let colors, _, _), .radialGradient(let colors, _, _, _),
      .angularGradient(let colors, _, _, _):
      colors.first ?? .named("clear")
    case .gradient(let gradient): gradient.stops.first?.color ?? .named("clear")
    }
  }
}
