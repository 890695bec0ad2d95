// SPDX-License-Identifier: MIT
//
// Layouts made of numbers that nobody means: not a number, infinity, zero, huge, negative.

import Foundation
import Geometry

@testable import CollectionLayout

/// A layout of hostile numbers that depends on its seed alone.
struct HostileLayout {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Sane half of the time, so that the hostile ones are reached.
  mutating func number(_ sane: ClosedRange<CGFloat> = 0...120) -> CGFloat {
    if random.once(in: 2) { return random.length(sane) }
    return random.pick([
      .nan, .infinity, -.infinity, 0, -1, -40, 1e-300, 1e7, 1e19, 1e300, -1e300,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  }

  mutating func count() -> Int {
    random.once(in: 400)
      ? random.pick([100_000, 1_000_000_000_000, .max])
      : random.pick([0, 1, 2, 3, 5, 40, -1, .min])
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(), height: number()))
  }

  mutating func container() -> LayoutContainer {
    let isSane = !random.once(in: 4)
    return LayoutContainer(
      size: isSane
        ? CGSize(width: 375, height: 812) : CGSize(width: number(), height: number()),
      scale: isSane ? 2 : number(1...3), safeArea: isSane ? .zero : insets(),
      layoutMargins: insets(), isRightToLeft: random.once(in: 3))
  }

  mutating func configuration() -> ConfigurationSpec {
    ConfigurationSpec(
      scrollDirection: random.pick(Axis.allCases), interSectionSpacing: number(),
      contentInsetsReference: random.pick(InsetsReference.allCases),
      boundary: random.once(in: 3) ? [boundary()] : [],
      rounding: random.pick(ConfigurationSpec.Rounding.allCases))
  }

  mutating func section() -> SectionInput {
    var spec = SectionSpec(content: .group(group(depth: random.int(0...3))))
    if random.once(in: 4) {
      spec.content = .waterfall(
        WaterfallSpec(
          axis: random.pick(Axis.allCases), lanes: count(), interItemSpacing: number(),
          lineSpacing: random.once(in: 2) ? nil : number(), contentInset: insets(),
          itemLength: itemLength(), lengthAcross: random.once(in: 2) ? nil : dimension(),
          mode: random.pick(WaterfallSpec.Mode.allCases)))
    }
    spec.interGroupSpacing = number(0...20)
    if random.once(in: 2) { spec.contentInsets = insets() }
    if random.once(in: 2) { spec.orthogonal = random.pick(OrthogonalBehavior.allCases) }
    if random.once(in: 2) { spec.boundary = [boundary()] }
    if random.once(in: 3) {
      spec.decoration = [DecorationSpec(kind: "background", contentInsets: insets())]
    }
    return SectionInput(
      spec: spec, itemCount: random.pick([0, 1, 7, 33, -3]), measuresCells: random.once(in: 2))
  }

  private mutating func itemLength() -> WaterfallSpec.ItemLength {
    let numbers = (0..<random.int(0...3)).map { _ in number() }
    switch random.int(0...2) {
    case 0: return .values(numbers)
    case 1: return .aspect(numbers)
    default: return .provider { item, _ in numbers.isEmpty ? .nan : numbers[item % numbers.count] }
    }
  }

  mutating func group(depth: Int) -> GroupSpec {
    var spec = GroupSpec(
      axis: random.pick(Axis.allCases), size: size(), arrangement: .fill([]),
      interItemSpacing: spacing(), edgeSpacing: edges())
    if random.once(in: 3) { spec.contentInsets = insets() }
    if random.once(in: 3) { spec.supplementary = [badge()] }
    switch random.int(0...3) {
    case 0: spec.arrangement = .count(subitem(depth: depth), count())
    case 1: spec.arrangement = .repeatCount(subitem(depth: depth), count())
    case 2:
      spec.arrangement = .fill((0..<random.int(0...3)).map { _ in subitem(depth: depth) })
    default:
      let frames = (0..<random.int(0...4)).map { _ in CustomItemSpec(frame: rect()) }
      spec.arrangement = .custom(.provider { _ in frames })
    }
    return spec
  }

  private mutating func subitem(depth: Int) -> SubitemSpec {
    if depth > 0, random.once(in: 2) { return .group(group(depth: depth - 1)) }
    var item = ItemSpec(size: size(), edgeSpacing: edges())
    if random.once(in: 3) { item.contentInsets = insets() }
    if random.once(in: 3) { item.supplementary = [badge()] }
    return .item(item)
  }

  private mutating func size() -> SizeSpec { SizeSpec(width: dimension(), height: dimension()) }

  private mutating func dimension() -> DimensionSpec {
    switch random.int(0...4) {
    case 0: .fractionalWidth(number(0...1))
    case 1: .fractionalHeight(number(0...1))
    case 2: .absolute(number())
    case 3: .estimated(number())
    default: .uniformAcrossSiblings(number())
    }
  }

  private mutating func spacing() -> SpacingSpec {
    random.once(in: 2) ? .fixed(number(0...10)) : .flexible(number(0...10))
  }

  private mutating func edges() -> EdgeSpacingSpec {
    guard random.once(in: 3) else { return EdgeSpacingSpec() }
    return EdgeSpacingSpec(
      leading: spacing(), top: spacing(), trailing: random.once(in: 2) ? nil : spacing(),
      bottom: random.once(in: 2) ? nil : spacing())
  }

  private mutating func badge() -> AnchoredSpec {
    AnchoredSpec(
      kind: "badge", size: size(),
      containerAnchor: AnchorSpec(
        edges: [.top, .trailing],
        offset: random.once(in: 2) ? .fractional(point()) : .absolute(point())))
  }

  private mutating func boundary() -> BoundarySpec {
    BoundarySpec(
      kind: "header", size: size(), alignment: random.pick(NSRectAlignment.allCases),
      pinToVisibleBounds: random.once(in: 2), absoluteOffset: random.once(in: 2) ? .zero : point(),
      extendsBoundary: random.once(in: 2), contentInsets: random.once(in: 2) ? .zero : insets())
  }

  mutating func insets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(0...20), leading: number(0...20), bottom: number(0...20),
      trailing: number(0...20))
  }
}
