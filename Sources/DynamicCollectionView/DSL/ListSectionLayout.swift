// SPDX-License-Identifier: MIT
//
// A section of self-sizing rows.

import Foundation

/// A section of rows as wide as the view, each as high as its cell.
///
/// The stock header and footer of a list never show: those given take their place. The insets given
/// replace the appearance's own, so that an inset-grouped list without any has no side margins;
/// `compatibility(.clean)` keeps the appearance's insets unless some are set.
public struct ListSectionLayout: SectionLayout, DressedLayout {
  /// What a part of the layout is told: the section's index, and the view.
  public typealias Context<Part> = (_ index: Int, _ environment: any CollectionLayoutEnvironment)
    -> Part

  private let appearance: ListSectionAppearance
  private let header: Context<[any ReusableLayout]?>
  private let footer: Context<[any ReusableLayout]?>
  private var inset: ListSpec.EdgeOverrides?
  private var stock = ListSpec(appearance: .plain)
  private var look = SectionListLook()
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
    changed {
      $0.inset = ListSpec.EdgeOverrides(
        top: inset.top, leading: inset.leading, bottom: inset.bottom, trailing: inset.trailing)
    }
  }

  /// Distances around the rows; an edge without one keeps the appearance's own.
  public func contentInset(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> ListSectionLayout {
    changed {
      $0.inset = ListSpec.EdgeOverrides(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  /// Whether the list's own header shows, and where it comes from: none unless set. Those given to
  /// the initializer take its place.
  public func headerMode(
    _ mode: UICollectionLayoutListConfiguration.HeaderMode
  ) -> ListSectionLayout {
    changed {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = mode
      $0.stock.headerMode = configuration.spec.headerMode
    }
  }

  /// Whether the list's own footer shows: none unless set.
  public func footerMode(
    _ mode: UICollectionLayoutListConfiguration.FooterMode
  ) -> ListSectionLayout {
    changed { $0.stock.footerMode = mode == .none ? .none : .supplementary }
  }

  /// Points above a first item that is styled as a header; the system's unless set.
  public func headerTopPadding(_ padding: CGFloat) -> ListSectionLayout {
    changed { $0.stock.headerTopPadding = padding }
  }

  /// Whether lines part the rows; the system's choice unless set.
  public func showsSeparators(_ isShown: Bool) -> ListSectionLayout {
    changed { $0.look.showsSeparators = isShown }
  }

  /// How the lines between rows look.
  public func separator(_ separator: ListSeparator) -> ListSectionLayout {
    changed { $0.look.separator = separator }
  }

  /// What is behind the rows; the appearance's own unless set.
  public func background(_ color: Color) -> ListSectionLayout {
    changed { $0.look.background = color.reference }
  }

  var dressing: SectionDressing { SectionDressing(list: look) }

  private func changed(_ change: (inout ListSectionLayout) -> Void) -> ListSectionLayout {
    var copy = self
    change(&copy)
    return copy
  }

  /// Which insets apply when none are set: none in `seed`, the default; the appearance's in `clean`.
  public func compatibility(_ mode: LayoutCompatibility) -> ListSectionLayout {
    changed { $0.mode = mode }
  }

  /// The section in UIKit's words.
  public func _buildSectionLayout(
    index: Int, environment: any CollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let none = ListSpec.EdgeOverrides(top: 0, leading: 0, bottom: 0, trailing: 0)
    var list = UICollectionLayoutListConfiguration(appearance: appearance).spec
    list.headerMode = stock.headerMode
    list.footerMode = stock.footerMode
    list.headerTopPadding = stock.headerTopPadding
    list.insets = inset ?? (mode == .seed ? none : ListSpec.EdgeOverrides())
    let section = NSCollectionLayoutSection(spec: SectionSpec(content: .list(list)))
    section.boundarySupplementaryItems = [header, footer].flatMap {
      ($0(index, environment) ?? []).map { $0._buildSupplementaryLayout() }
    }
    return section
  }
}
