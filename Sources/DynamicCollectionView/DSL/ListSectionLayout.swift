// SPDX-License-Identifier: MIT
//
// A section of self-sizing rows.

import Foundation

/// A section of rows as wide as the view, each as high as its cell.
///
/// The stock header and footer of a list never show: those given take their place. The insets given
/// replace the appearance's own, so that an inset-grouped list without any has no side margins;
/// `compatibility(.clean)` keeps the appearance's insets unless some are set.
public struct ListSectionLayout: SectionLayout {
  /// What a part of the layout is told: the section's index, and the view.
  public typealias Context<Part> = (_ index: Int, _ environment: any CollectionLayoutEnvironment)
    -> Part

  private let appearance: ListSectionAppearance
  private let header: Context<[any ReusableLayout]?>
  private let footer: Context<[any ReusableLayout]?>
  private var inset: EdgeInsets?
  private var mode = LayoutCompatibility.seed

  /// A list; without headers and footers unless given. Closures are called at each layout.
  public init(
    _ appearance: ListSectionAppearance,
    @ReusableViewLayoutBuilder header: @escaping Context<[any ReusableLayout]?> = { _, _ in [] },
    @ReusableViewLayoutBuilder footer: @escaping Context<[any ReusableLayout]?> = { _, _ in [] }
  ) {
    self.appearance = appearance
    self.header = header
    self.footer = footer
  }

  /// Distances around the rows, in place of the appearance's own; zero unless set.
  public func contentInset(_ inset: EdgeInsets) -> ListSectionLayout {
    var copy = self
    copy.inset = inset
    return copy
  }

  /// Which insets apply when none are set: none in `seed`, the default; the appearance's in `clean`.
  public func compatibility(_ mode: LayoutCompatibility) -> ListSectionLayout {
    var copy = self
    copy.mode = mode
    return copy
  }

  /// The section in UIKit's words.
  public func _buildSectionLayout(
    index: Int, environment: any CollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let edges = inset ?? (mode == .seed ? EdgeInsets() : nil)
    var list = UICollectionLayoutListConfiguration(appearance: appearance).spec
    list.insets = ListSpec.EdgeOverrides(
      top: edges?.top, leading: edges?.leading, bottom: edges?.bottom, trailing: edges?.trailing)
    let section = NSCollectionLayoutSection(
      spec: SectionSpec(
        content: .list(list),
        contentInsets: edges.map(NSDirectionalEdgeInsets.init) ?? .zero))
    section.boundarySupplementaryItems = [header, footer].flatMap {
      ($0(index, environment) ?? []).map { $0._buildSupplementaryLayout() }
    }
    return section
  }
}
