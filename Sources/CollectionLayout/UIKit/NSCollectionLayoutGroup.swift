// SPDX-License-Identifier: MIT
//
// A row or column of items, or a custom arrangement, in UIKit's words.
// Mirrors: NSCollectionLayoutGroup (UIKit).
// Status: complete.

import Geometry

/// Returns the frames of a custom group.
///
/// Asked once per group and container size; `container` in the environment is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items one after another on an axis, or where a provider wants them.
///
/// What a group is made of is copied when it is made: changing an item afterwards changes nothing.
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the subitems are found.
  enum Arrangement {
    case fill([NSCollectionLayoutItem])
    case count(NSCollectionLayoutItem, Int)
    case repeatCount(NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The direction in which subitems follow one another; of no meaning for custom groups.
  let axis: Axis
  let arrangement: Arrangement

  /// Distance between neighbours on the group's axis; nil, the default, is none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(axis: Axis, layoutSize: NSCollectionLayoutSize, arrangement: Arrangement) {
    self.axis = axis
    self.arrangement = arrangement
    super.init(size: layoutSize.spec)
  }

  private init(copying other: NSCollectionLayoutGroup) {
    axis = other.axis
    arrangement = other.arrangement.duplicate()
    interItemSpacing = other.interItemSpacing
    super.init(copying: other)
  }

  /// The subitems in turn, again and again, as many as fit across the group, left to right.
  ///
  /// Source: UIKit, `horizontal(layoutSize:subitems:)`.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .horizontal, layoutSize: layoutSize,
      arrangement: .fill(subitems.map { $0.duplicate() }))
  }

  /// The subitems in turn, again and again, as many as fit down the group, top to bottom.
  ///
  /// Source: UIKit, `vertical(layoutSize:subitems:)`.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .vertical, layoutSize: layoutSize,
      arrangement: .fill(subitems.map { $0.duplicate() }))
  }

  /// `count` slots of equal width; the subitem's own width is replaced.
  ///
  /// Source: UIKit, `horizontal(layoutSize:subitem:count:)`.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .horizontal, layoutSize: layoutSize, arrangement: .count(subitem.duplicate(), count))
  }

  /// `count` slots of equal height; the subitem's own height is replaced.
  ///
  /// Source: UIKit, `vertical(layoutSize:subitem:count:)`.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .vertical, layoutSize: layoutSize, arrangement: .count(subitem.duplicate(), count))
  }

  /// `count` copies with the subitem's own size; the caller sees to it that they fit.
  ///
  /// Source: UIKit, `horizontal(layoutSize:repeatingSubitem:count:)`, iOS 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .horizontal, layoutSize: layoutSize,
      arrangement: .repeatCount(subitem.duplicate(), count))
  }

  /// `count` copies with the subitem's own size; the caller sees to it that they fit.
  ///
  /// Source: UIKit, `vertical(layoutSize:repeatingSubitem:count:)`, iOS 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .vertical, layoutSize: layoutSize,
      arrangement: .repeatCount(subitem.duplicate(), count))
  }

  /// As many items as the provider returns frames, relative to the group's outer corner.
  ///
  /// Source: UIKit, `custom(layoutSize:itemProvider:)`.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      axis: .horizontal, layoutSize: layoutSize, arrangement: .custom(itemProvider))
  }

  /// The views anchored to each instance of the group; none unless set.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }

  /// What the group is made of, once each; empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .fill(let items): items
    case .count(let item, _), .repeatCount(let item, _): [item]
    case .custom: []
    }
  }

  package override func duplicate() -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(copying: self)
  }

  package override func subitemSpec(in traits: UITraitCollection) -> SubitemSpec {
    .group(groupSpec(in: traits))
  }

  /// The value that the solver sees.
  ///
  /// - Parameter traits: Told to custom providers.
  package func groupSpec(in traits: UITraitCollection) -> GroupSpec {
    let item = itemSpec
    return GroupSpec(
      axis: axis, size: item.size, arrangement: arrangement.spec(in: traits),
      interItemSpacing: interItemSpacing?.spec ?? .fixed(0), contentInsets: item.contentInsets,
      edgeSpacing: item.edgeSpacing, supplementary: item.supplementary)
  }
}

extension NSCollectionLayoutGroup.Arrangement {
  fileprivate func duplicate() -> Self {
    switch self {
    case .fill(let items): .fill(items.map { $0.duplicate() })
    case .count(let item, let count): .count(item.duplicate(), count)
    case .repeatCount(let item, let count): .repeatCount(item.duplicate(), count)
    case .custom: self
    }
  }

  fileprivate func spec(in traits: UITraitCollection) -> GroupSpec.Arrangement {
    switch self {
    case .fill(let items): return .fill(items.map { $0.subitemSpec(in: traits) })
    case .count(let item, let count): return .count(item.subitemSpec(in: traits), count)
    case .repeatCount(let item, let count):
      return .repeatCount(item.subitemSpec(in: traits), count)
    case .custom(let provider):
      return .custom(
        .provider { group in
          provider(LayoutEnvironment(group: group, traitCollection: traits)).map(\.spec)
        })
    }
  }
}
