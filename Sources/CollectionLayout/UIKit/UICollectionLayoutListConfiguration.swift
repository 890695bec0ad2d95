// SPDX-License-Identifier: MIT
//
// A list section's configuration, in UIKit's words, and the sections and layouts made of it.
// Mirrors: UICollectionLayoutListConfiguration, NSCollectionLayoutSection.list(using:…) (UIKit).
// Status: all that moves a frame; colours, separators and swipe actions are not modelled here.

public import Foundation
import Geometry

/// How a list section is laid out.
public struct UICollectionLayoutListConfiguration {
  /// The five looks of a list. UIKit's numbers.
  public enum Appearance: Int, Sendable {
    /// Rows as wide as the view.
    case plain = 0
    /// Groups as wide as the view, with room between them.
    case grouped = 1
    /// Cards with room at their sides.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar whose headers pin.
    case sidebarPlain = 4
  }

  /// Where a section's header comes from. UIKit's numbers.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// The section's first item is its header.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from. UIKit's numbers.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// The look of the list.
  public var appearance: Appearance
  /// Where the header comes from; none unless set.
  public var headerMode: HeaderMode = .none
  /// Where the footer comes from; none unless set.
  public var footerMode: FooterMode = .none
  /// Points above a first item that is a header; nil, the default, is the look's own.
  public var headerTopPadding: CGFloat?
  /// Whether lines part the rows; kept for callers, moves no frame. True unless set.
  public var showsSeparators = true

  /// A list of this look, without header and footer. Source: UIKit, `init(appearance:)`.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The value that the solver sees.
  package var spec: ListSpec {
    ListSpec(
      appearance: appearance.look, headerMode: headerMode.mode, footerMode: footerMode.mode,
      headerTopPadding: headerTopPadding)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate var look: ListSpec.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
  fileprivate var mode: ListSpec.HeaderMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    case .firstItemInSection: .firstItemInSection
    }
  }
}

extension UICollectionLayoutListConfiguration.FooterMode {
  fileprivate var mode: ListSpec.FooterMode { self == .none ? .none : .supplementary }
}

extension NSCollectionLayoutSection {
  /// A list section: one self-sizing row an item.
  ///
  /// Its insets, header and footer start as the list's own for a section that stands alone. Insets
  /// that are left as they are become those of its place among other lists.
  /// Source: UIKit, `list(using:layoutEnvironment:)`.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = SectionSpec(content: .list(configuration.spec))
    let alone = ListExpansion(
      list: configuration.spec, position: SectionPosition(isFirst: true, isLast: true),
      view: LayoutContainer(
        size: layoutEnvironment.container.contentSize,
        scale: layoutEnvironment.traitCollection.displayScale),
      grid: PixelGrid(scale: layoutEnvironment.traitCollection.displayScale)
    ).expanded(section)
    var spec = section
    spec.contentInsets = alone.contentInsets
    spec.contentInsetsReference = alone.contentInsetsReference
    spec.boundary = alone.boundary.map { item in
      var item = item
      item.kind =
        item.kind == "header"
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      return item
    }
    return NSCollectionLayoutSection(spec: spec)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists. Source: UIKit, `list(using:)`.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension SectionSpec {
  /// `self` with `insets`; a list takes them as its own unless they are what it began with.
  func replacingInsets(_ insets: NSDirectionalEdgeInsets) -> SectionSpec {
    var spec = self
    if case .list(var list) = content, insets != contentInsets {
      list.insets = ListSpec.EdgeOverrides(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      spec.content = .list(list)
    }
    spec.contentInsets = insets
    return spec
  }
}
