// SPDX-License-Identifier: MIT
//
// A view's value becomes a tree of layouts: what is inherited is handed down, what is not there is
// dropped, and what is nested too deep is cut off.

import Drawing
import Foundation
import Geometry

/// Makes layouts of views.
final class ViewResolver {
  /// How deep views may be nested, modifiers counted.
  static let depthLimit = 256

  /// What views hand down to those inside them.
  struct Inherited {
    var font: FontReference = .style(.body)
    var weight: Int?
    var decoration = TextDecoration()
    var color: ColorReference = .named("label")
    /// More than a colour, in its place.
    var fill: FillReference?
    /// Whether an author chose them.
    var hasForeground = false
    var lineLimit: Int?
    var alignment: Drawing.TextAlignment = .leading
    var truncation: TruncationMode = .tail
    var minimumScaleFactor: CGFloat = 1
    var imageScale = ImageScale.medium
    /// The axis of the stack around; nil outside of one.
    var axis: Axis?
    /// What the scroll view around offers, its margins taken off; else what the cell is offered.
    var container: ProposedViewSize
    var context: LayoutContext
    /// Numbers the scroll views inside.
    var scope: ScrollScope
    /// What the view is called by the modifiers directly around it, outermost first.
    var ids: [ViewID] = []
    /// The padding among them.
    var padding = EdgeInsets()
    var depth = 0

    /// What fills a shape that says nothing.
    var foreground: FillReference { fill ?? .color(color) }
  }

  private let context: LayoutContext
  private let container: ProposedViewSize
  private var label: String?
  private var firstText: String?
  /// Whether a view has asked for its container since this was last reset.
  private var didAskContainer = false

  /// - Parameter container: What the whole cell is offered.
  init(context: LayoutContext, container: ProposedViewSize) {
    self.context = context
    self.container = container
  }

  /// The outermost accessibility label, else the first text that says something.
  var title: String? { label ?? firstText }

  /// The layout of `node`; nil when there is nothing of it.
  func resolve(_ node: ViewNode) -> ViewLayout? {
    layout(node, Inherited(container: container, context: context, scope: ScrollScope()))
  }

  func layout(_ node: ViewNode, _ outer: Inherited) -> ViewLayout? {
    guard outer.depth < Self.depthLimit else {
      context.add(.tooDeep(limit: Self.depthLimit))
      return PlaceholderLayout(
        PlaceholderNode(title: "nested too deep", isUnknown: true), context: context)
    }
    var inherited = outer
    inherited.depth += 1
    if case .modified = node {} else { (inherited.ids, inherited.padding) = ([], EdgeInsets()) }
    switch node {
    case .empty: return nil
    case .text(let text): return textLayout(text, inherited)
    case .image(let image): return imageLayout(image, inherited)
    case .shape(let shape): return ShapeLayout(shape, foreground: inherited.foreground)
    case .color(let color): return ColorLayout(color)
    case .stack(let stack): return stackLayout(stack, inherited)
    case .spacer(let minLength): return SpacerLayout(axis: inherited.axis, minLength: minLength)
    case .divider: return DividerLayout(axis: inherited.axis, context: inherited.context)
    case .placeholder(let placeholder):
      note(text: placeholder.title)
      return PlaceholderLayout(placeholder, context: inherited.context)
    case .grid(let grid): return gridLayout(grid, inherited)
    case .lazyGrid(let grid): return lazyGridLayout(grid, inherited)
    case .fitting(let choice):
      let made = choice.children.compactMap { layout($0, inherited) }
      return made.isEmpty ? nil : FittingLayout(choice, children: made)
    case .custom(let custom): return customLayout(custom, inherited)
    case .scroll(let scroll): return scrollLayout(scroll, inherited, around: outer)
    case .deferred(let content):
      inherited.axis = nil
      let path = inherited.scope.path()
      return DeferredLayout(content) { [inherited] in
        var inherited = inherited
        inherited.scope = ScrollScope(path.indices)
        return self.layers($0, inherited, .topLeading)
      }
    case .modified(let content, let modifier): return modified(content, modifier, inherited)
    }
  }

  /// Views one above another; nil when there are none.
  private func layers(
    _ nodes: [ViewNode], _ inherited: Inherited, _ alignment: AlignmentReference
  ) -> ViewLayout? {
    let made = nodes.compactMap { layout($0, inherited) }
    if made.count == 1 { return made[0] }
    return made.isEmpty
      ? nil : LayerLayout(alignment: alignment, children: made, context: inherited.context)
  }

  private func textLayout(_ text: TextNode, _ inherited: Inherited) -> ViewLayout {
    let setting = TextSetting(text, inherited: inherited)
    note(text: setting.request.string)
    for name in setting.unavailable { context.add(.fontUnavailable(name)) }
    if setting.isRounded { context.add(.designUnavailable(.rounded)) }
    return TextLayout(
      request: setting.request, color: text.color ?? inherited.color,
      fill: text.color == nil ? inherited.fill : nil, minimumLines: setting.minimumLines,
      face: setting.face, context: inherited.context)
  }

  private func imageLayout(_ image: ImageNode, _ inherited: Inherited) -> ViewLayout {
    ImageLayout(
      image,
      iconSize: (image.font ?? inherited.font).size(in: inherited.context.environment)
        * inherited.imageScale.factor,
      foreground: inherited.color, fill: inherited.fill, context: inherited.context)
  }

  private func stackLayout(_ stack: StackNode, _ outer: Inherited) -> ViewLayout {
    var inherited = outer
    switch stack.kind {
    case .hstack: inherited.axis = .horizontal
    case .vstack: inherited.axis = .vertical
    case .zstack: inherited.axis = nil
    }
    var children: [ViewLayout] = []
    children.reserveCapacity(stack.children.count)
    for child in stack.children {
      if let made = layout(child, inherited) { children.append(made) }
    }
    guard let axis = inherited.axis else {
      return LayerLayout(alignment: stack.alignment, children: children, context: inherited.context)
    }
    return StackLayout(
      axis: axis, spacing: stack.spacing, alignment: stack.alignment, isLazy: stack.isLazy,
      meetsInFirstLines: stack.meetsInFirstLines, children: children, context: inherited.context)
  }

  private func gridLayout(_ grid: GridNode, _ outer: Inherited) -> ViewLayout {
    var inherited = outer
    // Dividers lie between rows.
    inherited.axis = .vertical
    var cells = outer
    cells.axis = .horizontal
    let rows = grid.rows.compactMap { row -> GridLayout.Row? in
      let made = row.cells.compactMap { node in
        layout(node, row.isWhole ? inherited : cells).map {
          GridLayout.Cell(view: $0, traits: node.gridTraits, isWhole: row.isWhole)
        }
      }
      return made.isEmpty ? nil : GridLayout.Row(alignment: row.alignment, cells: made)
    }
    return GridLayout(grid, rows: rows, context: inherited.context)
  }

  private func lazyGridLayout(_ grid: LazyGridNode, _ outer: Inherited) -> ViewLayout {
    var inherited = outer
    inherited.axis = nil
    let cells = grid.children.compactMap { node in
      layout(node, inherited).map { (view: $0, line: node.gridTraits.line) }
    }
    return LazyGridLayout(
      grid, children: cells.map(\.view), rules: cells.map(\.line), context: inherited.context)
  }

  private func customLayout(_ custom: CustomLayoutNode, _ outer: Inherited) -> ViewLayout {
    var inherited = outer
    inherited.axis = custom.axis
    return CustomLayout(
      custom.makeArranger(), children: custom.children.compactMap { layout($0, inherited) },
      context: inherited.context)
  }

  private func scrollLayout(
    _ scroll: ScrollNode, _ outer: Inherited, around: Inherited
  ) -> ViewLayout {
    let path = outer.scope.path()
    return ScrollLayout(
      scroll, path: path, ids: around.ids, outerPadding: around.padding
    ) { container in
      var inherited = outer
      inherited.axis = nil
      inherited.container = container
      inherited.scope = ScrollScope(path.indices)
      let before = self.didAskContainer
      self.didAskContainer = false
      let made = scroll.content.compactMap { self.layout($0, inherited) }
      let didAsk = self.didAskContainer
      self.didAskContainer = before
      if made.count <= 1 { return ScrollLayout.Content(view: made.first, asksContainer: didAsk) }
      let axis: Axis = scroll.isHorizontal && !scroll.isVertical ? .horizontal : .vertical
      return ScrollLayout.Content(
        view: StackLayout(
          axis: axis, spacing: nil, alignment: .center, children: made, context: outer.context),
        asksContainer: didAsk)
    }
  }

  /// A modifier of nothing is nothing.
  private func modified(_ content: ViewNode, _ modifier: ViewModifierNode, _ outer: Inherited)
    -> ViewLayout?
  {
    var inherited = outer
    switch modifier {
    case .foregroundColor(let color): inherited.setForeground(.color(color))
    case .font(let font): inherited.font = font
    case .lineLimit(let limit):
      inherited.lineLimit = limit
      inherited.decoration.minimumLines = nil
    case .multilineTextAlignment(let alignment): inherited.alignment = alignment
    case .fontWeight(let weight): inherited.weight = weight
    case .textDecoration(let decoration):
      inherited.decoration = decoration.over(inherited.decoration)
      if decoration.bold == true { inherited.weight = nil }
    case .truncationMode(let mode): inherited.truncation = mode
    case .minimumScaleFactor(let factor): inherited.minimumScaleFactor = factor
    case .imageScale(let scale): inherited.imageScale = scale
    case .foregroundFill(let fill): inherited.setForeground(fill)
    case .foregroundLevel(let level): inherited.setForeground(level)
    case .controlForeground(let fill):
      if !inherited.hasForeground { inherited.setForeground(fill) }
    case .noForeground:
      inherited.setForeground(.color(.named("label")))
      inherited.hasForeground = false
    case .environment(let change):
      inherited.context = inherited.context.with(
        change.applied(to: inherited.context.environment))
    case .containerRelativeFrame: didAskContainer = true
    case .identity(let id): inherited.ids.append(id)
    case .padding(let insets): inherited.padding = insets
    case .accessibilityLabel(let text): if label == nil, !text.isEmpty { label = text }
    default: break
    }
    guard let child = layout(content, inherited) else { return nil }
    return sizing(child, modifier, outer) ?? drawing(child, modifier, outer) ?? child
  }

  private func sizing(
    _ child: ViewLayout, _ modifier: ViewModifierNode, _ inherited: Inherited
  ) -> ViewLayout? {
    switch modifier {
    case .padding(let insets): PaddingLayout(child, insets: insets)
    case .frame(let frame): FrameLayout(child, frame: frame)
    case .fixedSize(let horizontal, let vertical):
      FixedSizeLayout(child, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      AspectRatioLayout(child, ratio: ratio, mode: mode, context: inherited.context)
    case .containerRelativeFrame(let frame):
      FrameLayout(child, frame: frame.frame(in: inherited.container))
    case .alignmentGuides(let guides): AlignmentGuideLayout(child, guides: guides)
    case .layoutValue(let value): LayoutValueLayout(child, node: value)
    case .position(let x, let y): PositionLayout(child, x: x, y: y)
    case .identity(let id): IdentityLayout(child, id: id)
    case .tap(let tap): TapLayout(child, node: tap)
    case .scrollTargetLayout: TargetLayout(child, isContainer: true)
    case .scrollTarget: TargetLayout(child, isContainer: false)
    case .safeAreaPadding(let insets): SafeAreaPaddingLayout(child, insets: insets)
    case .safeAreaInset(let inset): safeAreaInset(child, inset, inherited)
    case .ignoresSafeArea(let edges): SafeAreaIgnoringLayout(child, edges: edges)
    case .layoutPriority(let priority): TraitLayout(child, priority: priority)
    case .zIndex(let level): TraitLayout(child, zIndex: level)
    default: nil
    }
  }

  private func drawing(
    _ child: ViewLayout, _ modifier: ViewModifierNode, _ inherited: Inherited
  ) -> ViewLayout? {
    switch modifier {
    case .background(let view, let alignment):
      secondary(view, behind: child, alignment, inherited, isOverlay: false)
    case .overlay(let view, let alignment):
      secondary(view, behind: child, alignment, inherited, isOverlay: true)
    case .cornerRadius(let radius):
      // Circular, as layers' corners are (Q5).
      EffectLayout(
        child, effect: .clip(.roundedRectangle(cornerRadius: radius, style: .circular)))
    case .clip(let kind): EffectLayout(child, effect: .clip(kind))
    case .shadow(let color, let radius, let x, let y):
      EffectLayout(child, effect: .shadow(color: color, radius: radius, x: x, y: y))
    case .opacity(let opacity): EffectLayout(child, effect: .opacity(opacity))
    case .offset(let x, let y): OffsetLayout(child, x: x, y: y)
    case .rotation(let degrees):
      EffectLayout(child, effect: .rotation(degrees: degrees, anchor: .center))
    case .rotationAbout(let degrees, let anchor):
      EffectLayout(child, effect: .rotation(degrees: degrees, anchor: anchor))
    case .scale(let x, let y): EffectLayout(child, effect: .scale(x: x, y: y, anchor: .center))
    case .scaleAbout(let x, let y, let anchor):
      EffectLayout(child, effect: .scale(x: x, y: y, anchor: anchor))
    case .transform(let transform): EffectLayout(child, effect: .transform(transform))
    case .blur(let radius): EffectLayout(child, effect: .blur(radius: radius))
    case .colors(let effect): EffectLayout(child, effect: .colors(effect))
    case .blendMode(let mode): EffectLayout(child, effect: .blend(mode))
    case .compositingGroup: EffectLayout(child, effect: .apart)
    case .mask(let view, let alignment): masked(child, by: view, alignment, inherited)
    case .environment(let change):
      EnvironmentLayout(
        child,
        context: inherited.context.with(change.applied(to: inherited.context.environment)))
    case .hidden: HiddenLayout(child)
    case .scrollTransition(let transition):
      TransitionLayout(child, transition) { view, effect in
        self.drawing(view, effect, inherited) ?? view
      }
    default: nil
    }
  }

  private func safeAreaInset(
    _ child: ViewLayout, _ inset: SafeAreaInsetNode, _ outer: Inherited
  ) -> ViewLayout {
    var inherited = outer
    inherited.axis = nil
    guard let bar = layout(inset.view, inherited) else { return child }
    return SafeAreaInsetLayout(child, bar: bar, node: inset, context: outer.context)
  }

  private func secondary(
    _ view: ViewNode, behind child: ViewLayout, _ alignment: AlignmentReference,
    _ outer: Inherited, isOverlay: Bool
  ) -> ViewLayout? {
    var inherited = outer
    inherited.axis = nil
    guard let other = layout(view, inherited) else { return nil }
    return BackgroundLayout(child, secondary: other, alignment: alignment, isOverlay: isOverlay)
  }

  /// What a mask leaves of a view: nothing, when the mask is nothing.
  private func masked(
    _ child: ViewLayout, by view: ViewNode, _ alignment: AlignmentReference, _ outer: Inherited
  ) -> ViewLayout {
    var inherited = outer
    inherited.axis = nil
    guard let mask = layout(view, inherited) else { return HiddenLayout(child) }
    return MaskLayout(child, mask: mask, alignment: alignment)
  }

  private func note(text: String) {
    if firstText == nil, !text.isEmpty { firstText = text }
  }
}

extension ViewResolver.Inherited {
  /// A level of what is around: the named colour where nobody has chosen one, else paler.
  mutating func setForeground(_ level: HierarchicalShapeStyle) {
    setForeground(level.fill(around: hasForeground ? foreground : nil))
  }

  /// Of more than a colour, what can't be cut out of it takes the first one.
  mutating func setForeground(_ fill: FillReference) {
    hasForeground = true
    switch fill {
    case .color(let color):
      (self.color, self.fill) = (color, nil)
    case .linearGradient(let colors, _, _), .radialGradient(let colors, _, _, _),
      .angularGradient(let colors, _, _, _):
      (color, self.fill) = (colors.first ?? color, fill)
    case .gradient(let gradient):
      (color, self.fill) = (gradient.stops.first?.color ?? color, fill)
    }
  }
}
