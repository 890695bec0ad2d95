// SPDX-License-Identifier: MIT
//
// Random layouts for property tests: nested, spaced, estimated, orthogonal, pinned, decorated.

import Foundation
import Geometry

@testable import CollectionLayout

/// A layout that depends on its seed alone.
struct RandomLayout {
  /// What a layout may have.
  struct Traits {
    var estimates = true
    var flexible = true
    var negative = true
    var orthogonal = true
    var custom = true
    var waterfall = true
    /// Items at the sides of a section move its beginning when it grows.
    var sideItems = true
    var sideways = true
  }

  var container: LayoutContainer
  var configuration: ConfigurationSpec
  var inputs: [SectionInput]
  let seed: UInt64

  init(seed: UInt64, traits: Traits = Traits()) {
    var maker = LayoutMaker(random: SeededRandom(seed: seed), traits: traits)
    self.seed = seed
    container = maker.container()
    configuration = maker.configuration()
    inputs = maker.sections()
  }

  /// Sizes of estimated elements: any, but always the same for one seed.
  func measure(_ element: MeasuredElement, _ proposal: ProposedSize) -> CGSize? {
    let mark: UInt64
    switch element {
    case .cell(let section, let item): mark = UInt64(section * 100_003 + item)
    case .supplementary(let kind, let section, let index):
      mark = UInt64((section + 2) * 7_000_003 + index * 31 + kind.utf8.count)
    }
    var random = SeededRandom(seed: seed &* 1_000_003 &+ mark)
    if random.once(in: 12) { return nil }
    let size = CGSize(width: random.length(4...180), height: random.length(4...140))
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func solve() -> SolvedLayout {
    LayoutSolver(container: container, configuration: configuration, measure: measure)
      .solve(inputs)
  }
}

/// Makes the parts of a random layout.
struct LayoutMaker {
  var random: SeededRandom
  let traits: RandomLayout.Traits
  private var axis: Axis = .vertical

  init(random: SeededRandom, traits: RandomLayout.Traits) {
    self.random = random
    self.traits = traits
  }

  mutating func container() -> LayoutContainer {
    LayoutContainer(
      size: CGSize(width: random.length(160...500), height: random.length(200...700)),
      scale: CGFloat(random.int(1...3)),
      safeArea: NSDirectionalEdgeInsets(
        top: CGFloat(random.int(0...3) * 20), leading: CGFloat(random.int(0...1) * 12), bottom: 34,
        trailing: 0),
      layoutMargins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 20))
  }

  mutating func configuration() -> ConfigurationSpec {
    axis = traits.sideways && random.once(in: 4) ? .horizontal : .vertical
    return ConfigurationSpec(
      scrollDirection: axis,
      interSectionSpacing: random.once(in: 2) ? 0 : random.length(0...30),
      contentInsetsReference: random.pick([.safeArea, .none, .layoutMargins, .readableContent]),
      boundary: random.once(in: 4) ? [boundary("layoutHeader", .top)] : [],
      rounding: random.pick([.ios17, .ios17, .ios17, .independent, .none]))
  }

  mutating func sections() -> [SectionInput] {
    (0..<random.int(1...5)).map { _ in
      SectionInput(
        spec: section(), itemCount: random.once(in: 8) ? 0 : random.int(1...60),
        measuresCells: traits.estimates)
    }
  }

  mutating func section() -> SectionSpec {
    var spec = SectionSpec(content: .group(group(depth: random.int(0...3))))
    if traits.waterfall && random.once(in: 8) { spec.content = .waterfall(waterfall()) }
    spec.interGroupSpacing = length(0...20)
    if random.once(in: 2) { spec.contentInsets = insets(0...24) }
    if traits.orthogonal && random.once(in: 3) {
      spec.orthogonal = random.pick(OrthogonalBehavior.allCases)
    }
    if random.once(in: 2) {
      spec.boundary.append(boundary("header", axis == .vertical ? .top : .leading))
    }
    if random.once(in: 3) {
      spec.boundary.append(boundary("footer", axis == .vertical ? .bottom : .trailing))
    }
    if traits.sideItems && random.once(in: 4) {
      spec.boundary.append(boundary("side", random.pick(NSRectAlignment.allCases)))
    }
    if random.once(in: 3) {
      spec.decoration = [DecorationSpec(kind: "background", contentInsets: insets(-10...10))]
    }
    if random.once(in: 4) { spec.contentInsetsReference = random.pick(InsetsReference.allCases) }
    spec.supplementariesFollowContentInsets = !random.once(in: 4)
    return spec
  }

  mutating func group(depth: Int) -> GroupSpec {
    let axis = random.pick(Axis.allCases)
    var size = SizeSpec(width: dimension(across: true), height: dimension(across: false))
    if depth == 0, traits.estimates, random.once(in: 3) {
      size[axis.other] = .estimated(random.length(20...80))
    }
    var spec = GroupSpec(axis: axis, size: size, arrangement: .fill([]))
    spec.arrangement = arrangement(depth: depth)
    if random.once(in: 2) { spec.interItemSpacing = spacing() }
    if random.once(in: 3) { spec.contentInsets = insets(0...8) }
    if random.once(in: 5) { spec.edgeSpacing = edges() }
    if random.once(in: 5) { spec.supplementary = [badge("groupBadge")] }
    return spec
  }

  private mutating func arrangement(depth: Int) -> GroupSpec.Arrangement {
    if traits.custom && random.once(in: 10) {
      let frames = (0..<random.int(1...4)).map { _ in
        CustomItemSpec(
          frame: CGRect(
            x: random.length(-20...100), y: random.length(-20...60), width: random.length(0...90),
            height: random.length(0...90)), zIndex: random.int(0...2))
      }
      return random.once(in: 2)
        ? .custom(.frames(frames)) : .custom(.provider { _ in frames })
    }
    switch random.int(0...2) {
    case 0: return .count(subitem(depth: depth), random.int(1...5))
    case 1: return .repeatCount(subitem(depth: depth), random.int(1...4))
    default: return .fill((0..<random.int(1...3)).map { _ in subitem(depth: depth) })
    }
  }

  private mutating func subitem(depth: Int) -> SubitemSpec {
    if depth > 0 && random.once(in: 2) { return .group(group(depth: depth - 1)) }
    var item = ItemSpec(
      size: SizeSpec(width: dimension(across: true), height: dimension(across: false)))
    if traits.estimates && random.once(in: 3) { item.size.height = estimate() }
    if traits.estimates && random.once(in: 6) { item.size.width = estimate() }
    if random.once(in: 3) { item.contentInsets = insets(0...6) }
    if random.once(in: 4) { item.edgeSpacing = edges() }
    if random.once(in: 4) { item.supplementary = [badge("badge")] }
    return .item(item)
  }

  private mutating func estimate() -> DimensionSpec {
    traits.flexible && random.once(in: 4)
      ? .uniformAcrossSiblings(random.length(10...80)) : .estimated(random.length(10...80))
  }

  private mutating func dimension(across: Bool) -> DimensionSpec {
    switch random.int(0...3) {
    case 0: .absolute(random.length(8...160))
    case 1: across ? .fractionalWidth(0.2) : .fractionalWidth(random.length(0.05...0.4))
    case 2: across ? .fractionalWidth(1) : .fractionalHeight(random.length(0.05...0.6))
    default: across ? .fractionalWidth(random.length(0.1...1.1)) : .absolute(random.length(8...120))
    }
  }

  mutating func boundary(_ kind: String, _ alignment: NSRectAlignment) -> BoundarySpec {
    BoundarySpec(
      kind: kind,
      size: SizeSpec(
        width: random.once(in: 2) ? .fractionalWidth(1) : .absolute(random.length(20...200)),
        height: traits.estimates && random.once(in: 3) ? .estimated(30) : .absolute(30)),
      alignment: alignment, pinToVisibleBounds: random.once(in: 2),
      absoluteOffset: random.once(in: 4)
        ? CGPoint(x: random.length(-10...10), y: random.length(-10...10)) : .zero,
      extendsBoundary: !random.once(in: 4),
      contentInsets: random.once(in: 4) ? insets(0...6) : .zero)
  }

  private mutating func badge(_ kind: String) -> AnchoredSpec {
    let edges = random.pick(
      [
        [], .top, [.top, .trailing], [.bottom, .leading], .trailing, .all,
      ] as [NSDirectionalRectEdge])
    let offset = CGPoint(x: random.length(-0.7...0.7), y: random.length(-0.7...0.7))
    return AnchoredSpec(
      kind: kind,
      size: SizeSpec(
        width: random.once(in: 3) ? .fractionalWidth(0.4) : .absolute(random.length(4...30)),
        height: .absolute(random.length(4...30))),
      containerAnchor: AnchorSpec(
        edges: edges,
        offset: random.once(in: 2)
          ? .fractional(offset) : .absolute(CGPoint(x: offset.x * 60, y: offset.y * 60))),
      itemAnchor: random.once(in: 3) ? AnchorSpec(edges: .bottom) : nil)
  }

  private mutating func waterfall() -> WaterfallSpec {
    WaterfallSpec(
      axis: random.pick(Axis.allCases), lanes: random.int(1...5),
      interItemSpacing: random.length(0...10), contentInset: insets(0...12),
      itemLength: random.pick([.values([40, 77.5, 120, 61.2]), .aspect([1, 0.7, 1.6])]),
      lengthAcross: random.once(in: 2) ? .absolute(random.length(60...300)) : nil,
      mode: random.pick(WaterfallSpec.Mode.allCases))
  }

  private mutating func spacing() -> SpacingSpec {
    traits.flexible && random.once(in: 3)
      ? .flexible(random.length(0...12)) : .fixed(length(0...12))
  }

  private mutating func edges() -> EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: random.once(in: 2) ? spacing() : nil, top: random.once(in: 2) ? spacing() : nil,
      trailing: random.once(in: 2) ? spacing() : nil,
      bottom: random.once(in: 2) ? spacing() : nil)
  }

  /// A length that is negative now and then, where that is wanted.
  private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let length = random.length(range)
    return traits.negative && random.once(in: 10) ? -length : length
  }

  mutating func insets(_ range: ClosedRange<CGFloat>) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: length(range), leading: length(range), bottom: length(range), trailing: length(range))
  }
}
