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
    var color: ColorReference = .named("label")
    var lineLimit: Int?
    var alignment: Drawing.TextAlignment = .leading
    /// The axis of the stack around; nil outside of one.
    var axis: Axis?
    var depth = 0
  }

  private let context: LayoutContext
  private var label: String?
  private var firstText: String?

  init(context: LayoutContext) { self.context = context }

  /// The outermost accessibility label, else the first text that says something.
  var title: String? { label ?? firstText }

  /// The layout of `node`; nil when there is nothing of it.
  func resolve(_ node: ViewNode) -> ViewLayout? { layout(node, Inherited()) }

  private func layout(_ node: ViewNode, _ outer: Inherited) -> ViewLayout? {
    guard outer.depth < Self.depthLimit else {
      context.add(.tooDeep(limit: Self.depthLimit))
      return PlaceholderLayout(
        PlaceholderNode(title: "nested too deep", isUnknown: true), context: context)
    }
    var inherited = outer
    inherited.depth += 1
    switch node {
    case .empty: return nil
    case .text(let text): return textLayout(text, inherited)
    case .image(let image): return imageLayout(image, inherited)
    case .shape(let shape): return ShapeLayout(shape, foreground: inherited.color)
    case .color(let color): return ColorLayout(color)
    case .stack(let stack): return stackLayout(stack, inherited)
    case .spacer(let minLength): return SpacerLayout(axis: inherited.axis, minLength: minLength)
    case .divider: return DividerLayout(axis: inherited.axis, context: context)
    case .placeholder(let placeholder):
      note(text: placeholder.title)
      return PlaceholderLayout(placeholder, context: context)
    case .modified(let content, let modifier): return modified(content, modifier, inherited)
    }
  }

  private func textLayout(_ text: TextNode, _ inherited: Inherited) -> ViewLayout {
    note(text: text.string)
    let font = (text.font ?? inherited.font).request(in: context.environment, weight: text.weight)
    let factor = text.minimumScaleFactor
    let request = TextRequest(
      string: text.string, font: font,
      alignment: text.alignment == .leading ? inherited.alignment : text.alignment,
      lineLimit: (text.lineLimit ?? inherited.lineLimit).map { max(1, $0) },
      truncation: text.truncation,
      minimumScaleFactor: factor.isFinite ? max(0.01, min(factor, 1)) : 1,
      isRightToLeft: context.isRightToLeft, language: context.environment.locale)
    return TextLayout(request: request, color: text.color ?? inherited.color, context: context)
  }

  private func imageLayout(_ image: ImageNode, _ inherited: Inherited) -> ViewLayout {
    ImageLayout(
      image, iconSize: (image.font ?? inherited.font).size(in: context.environment),
      foreground: inherited.color, context: context)
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
      return LayerLayout(alignment: stack.alignment, children: children, context: context)
    }
    return StackLayout(
      axis: axis, spacing: stack.spacing, alignment: stack.alignment, children: children,
      context: context)
  }

  /// A modifier of nothing is nothing.
  private func modified(_ content: ViewNode, _ modifier: ViewModifierNode, _ outer: Inherited)
    -> ViewLayout?
  {
    var inherited = outer
    switch modifier {
    case .foregroundColor(let color): inherited.color = color
    case .font(let font): inherited.font = font
    case .lineLimit(let limit): inherited.lineLimit = limit
    case .multilineTextAlignment(let alignment): inherited.alignment = alignment
    case .accessibilityLabel(let text): if label == nil, !text.isEmpty { label = text }
    default: break
    }
    guard let child = layout(content, inherited) else { return nil }
    return sizing(child, modifier) ?? drawing(child, modifier, outer) ?? child
  }

  private func sizing(_ child: ViewLayout, _ modifier: ViewModifierNode) -> ViewLayout? {
    switch modifier {
    case .padding(let insets): PaddingLayout(child, insets: insets)
    case .frame(let frame): FrameLayout(child, frame: frame)
    case .fixedSize(let horizontal, let vertical):
      FixedSizeLayout(child, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      AspectRatioLayout(child, ratio: ratio, mode: mode, context: context)
    case .position(let x, let y): PositionLayout(child, x: x, y: y)
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
    case .rotation(let degrees): EffectLayout(child, effect: .rotation(degrees: degrees))
    case .scale(let x, let y): EffectLayout(child, effect: .scale(x: x, y: y))
    case .hidden: HiddenLayout(child)
    default: nil
    }
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

  private func note(text: String) {
    if firstText == nil, !text.isEmpty { firstText = text }
  }
}
