// SPDX-License-Identifier: MIT
//
// What a section draws beside its elements: a list's lines and backgrounds, page dots, effects.

import CellViews
import CollectionLayout
import Foundation

/// What a section draws beside its elements, and how its cells change as they pass.
struct SectionDressing {
  var list: SectionListLook?
  var effects: [VisibleItemEffect] = []
  var showsPageDots = false
}

/// What is said of a list's look; nil is the system's.
struct SectionListLook {
  var showsSeparators: Bool?
  var separator = ListSeparator()
  var background: ColorReference?

  /// The look on top of the system's.
  func applied(to style: ListStyle) -> ListStyle {
    ListStyle(
      appearance: style.appearance, cardRadius: style.cardRadius, showsSeparators: showsSeparators,
      separatorLeading: separator.leading, separatorTrailing: separator.trailing,
      topSeparatorLeading: separator.topLeading, topSeparatorTrailing: separator.topTrailing,
      separatorColor: separator.color?.reference, separatorAlpha: separator.opacity,
      background: background)
  }
}

/// The lines that part a list's rows: distances in points from the row's edges, nil for the
/// system's.
public struct ListSeparator: Hashable, Sendable {
  /// From the row's leading edge to the line.
  public var leading: CGFloat?
  /// From the line to the row's trailing edge.
  public var trailing: CGFloat?
  /// The same of the line above a plain list's first row; as for the others unless given.
  public var topLeading: CGFloat?
  /// The same of the line above a plain list's first row; as for the others unless given.
  public var topTrailing: CGFloat?
  /// The lines' colour; nil is the system's.
  public var color: Color?
  /// Factor of their opacity, 0 to 1.
  public var opacity: Double

  /// The system's lines unless told otherwise.
  public init(
    leading: CGFloat? = nil, trailing: CGFloat? = nil, topLeading: CGFloat? = nil,
    topTrailing: CGFloat? = nil, color: Color? = nil, opacity: Double = 1
  ) {
    self.leading = leading
    self.trailing = trailing
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.color = color
    self.opacity = opacity
  }
}

/// A layout that draws something beside the section's elements.
protocol DressedLayout {
  var dressing: SectionDressing { get }
}

/// A layout with page dots or effects.
public struct DressedSectionLayout: SectionLayout, DressedLayout {
  private let base: any SectionLayout
  let dressing: SectionDressing

  init(_ base: any SectionLayout, _ change: (inout SectionDressing) -> Void) {
    let dressed = base as? DressedSectionLayout
    self.base = dressed?.base ?? base
    var dressing = (base as? any DressedLayout)?.dressing ?? SectionDressing()
    change(&dressing)
    self.dressing = dressing
  }

  /// The layout that is dressed, in UIKit's words.
  public func _buildSectionLayout(
    index: Int, environment: any CollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    base._buildSectionLayout(index: index, environment: environment)
  }
}

extension SectionLayout {
  /// Shows a dot for each page of a section that scrolls on its own.
  public func pageDots(_ isShown: Bool = true) -> DressedSectionLayout {
    DressedSectionLayout(self) { $0.showsPageDots = isShown }
  }

  /// Changes cells with their distance from the middle of the view.
  public func visibleItemEffects(_ effects: [VisibleItemEffect]) -> DressedSectionLayout {
    DressedSectionLayout(self) { $0.effects = effects }
  }
}
