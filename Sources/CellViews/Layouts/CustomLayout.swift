// SPDX-License-Identifier: MIT
//
// A container that an author's layout sizes and arranges.

import Foundation
import Geometry

/// An author's layout and what it keeps, without its type.
class AnyArranger {
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .plain }
  func guide(
    _ line: AlignmentLine, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }
}

/// An author's layout and what it keeps.
final class Arranger<L: Layout>: AnyArranger {
  private let layout: L
  private var kept: L.Cache?

  init(_ layout: L) { self.layout = layout }

  private func withCache<Answer>(
    _ subviews: LayoutSubviews, _ ask: (inout L.Cache) -> Answer
  ) -> Answer {
    var cache = kept ?? layout.makeCache(subviews: subviews)
    defer { kept = cache }
    return ask(&cache)
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func guide(
    _ line: AlignmentLine, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { cache in
      if let guide = HorizontalAlignment(line) {
        return layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return VerticalAlignment(line).flatMap {
        layout.explicitAlignment(
          of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}

/// A container that an author's layout sizes and arranges.
final class CustomLayout: ViewLayout {
  private let arranger: AnyArranger
  private let children: [ViewLayout]
  private let context: LayoutContext
  private let subviews: LayoutSubviews
  private var sizes = Memo<CGSize>()
  private var arrangements = Memo<Arrangement>()
  private var guides: [AlignmentLine: Memo<CGFloat?>] = [:]

  init(_ arranger: AnyArranger, children: [ViewLayout], context: LayoutContext) {
    self.arranger = arranger
    self.children = children
    self.context = context
    subviews = LayoutSubviews(children, in: context)
  }

  override var spacing: ViewSpacing { ownSpacing }
  private lazy var ownSpacing = arranger.spacing(subviews)

  /// An author's layout may say anything of its own lines.
  override var setsGuides: Bool { true }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    guard context.mayArrange(children.count) else { return .zero }
    let asked = arranger.size(proposal, subviews)
    func sane(_ length: CGFloat) -> CGFloat {
      length == .infinity ? length : max(0, Length.finite(length))
    }
    let made = CGSize(width: sane(asked.width), height: sane(asked.height))
    sizes[proposal] = made
    return made
  }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    if let known = guides[line]?[proposal] { return known }
    guard context.mayArrange(children.count) else { return nil }
    let bounds = CGRect(origin: .zero, size: size(proposal))
    let made = arranger.guide(line, in: bounds, proposal, subviews).map { Length.finite($0) }
    guides[line, default: Memo()][proposal] = .some(made)
    return made
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    arrangement(proposal).draw(
      children, order: Arrangement.drawingOrder(of: children), in: rect, on: canvas)
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    guard context.mayArrange(children.count) else { return Arrangement(size: .zero, slots: []) }
    let bounds = CGRect(origin: .zero, size: size(proposal))
    let made = subviews.arrangement(in: bounds, proposal) {
      arranger.place(in: bounds, proposal, subviews)
    }
    arrangements[proposal] = made
    return made
  }
}

/// A view with a value for the container around it.
final class LayoutValueLayout: WrapperLayout {
  private let key: ObjectIdentifier
  private let value: Any

  init(_ child: ViewLayout, node: LayoutValueNode) {
    key = node.key
    value = node.makeValue()
    super.init(child)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(key)
  }
}
