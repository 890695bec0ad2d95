// SPDX-License-Identifier: MIT
//
// A screen as both doors hand it over: sections with their layouts, what their elements show, and
// where to scroll to. Made anew for each environment, since counts and sizes may depend on it.

public import CellViews
public import CollectionLayout
public import Foundation

/// A screen, resolved for one environment.
public struct Screen {
  /// What surrounds all sections.
  public var configuration: ConfigurationSpec
  /// Fills the viewport; a colour's name or value.
  public var background: ColorReference
  /// From the first to the last.
  public var sections: [ScreenSection]
  /// What the layout's own boundary items show.
  public var supplementary: any SupplementaryContent
  /// Where to take pictures.
  public var stops: [ScrollStop]
  /// How far the content may be magnified, from 1; 1 lets nobody magnify it.
  public var maximumZoomScale: CGFloat = 1

  /// A screen by all its parts.
  public init(
    configuration: ConfigurationSpec, background: ColorReference, sections: [ScreenSection],
    supplementary: any SupplementaryContent, stops: [ScrollStop]
  ) {
    self.configuration = configuration
    self.background = background
    self.sections = sections
    self.supplementary = supplementary
    self.stops = stops
  }
}

/// One section of a screen.
public struct ScreenSection {
  /// The author's id; nil makes it `s<index>`.
  public var id: String?
  /// How it is laid out.
  public var layout: SectionSpec
  /// What its elements show.
  public var content: any SectionContent
  /// What a list draws around its rows; nil for other layouts.
  public var list: ListStyle?
  /// How cells change with their distance from the middle of the view.
  public var effects: [VisibleItemEffect]
  /// Whether a section that scrolls on its own shows a dot for each page.
  public var showsPageDots: Bool
  /// Changes how visible elements are drawn, after the effects; nil for none.
  public var visibleItems: VisibleItemsHandler?

  /// A section by its parts.
  public init(
    id: String?, layout: SectionSpec, content: any SectionContent, list: ListStyle? = nil,
    effects: [VisibleItemEffect] = [], showsPageDots: Bool = false,
    visibleItems: VisibleItemsHandler? = nil
  ) {
    self.id = id
    self.layout = layout
    self.content = content
    self.list = list
    self.effects = effects
    self.showsPageDots = showsPageDots
    self.visibleItems = visibleItems
  }
}

/// What boundary and anchored items show.
public protocol SupplementaryContent {
  /// The view of a supplementary item; nil when there is none, and its room is kept.
  ///
  /// - Parameters:
  ///   - kind: The author's name of its kind.
  ///   - index: Among the items of its kind in the section.
  ///   - host: Index of the item it is anchored to; nil for boundary items and groups' items.
  func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode?

  /// A stand-in for measuring: the size that was measured elsewhere; nil asks the view.
  func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths?
}

/// What a section's elements show. Asked only for elements that are seen or must be measured, so
/// ten million items cost what is on the screen.
public protocol SectionContent: SupplementaryContent {
  /// Number of items.
  var itemCount: Int { get }
  /// The author's id of an item; nil makes it `#<index>`.
  func itemID(at index: Int) -> String?
  /// The view of an item.
  func cell(at index: Int) -> ViewNode
  /// A stand-in for measuring: the lengths that were measured elsewhere.
  func measuredCell(at index: Int) -> MeasuredLengths?
  /// Whether an estimated cell without measured lengths is measured by its view; placeholders are
  /// not, and keep their estimates.
  var measuresCells: Bool { get }
  /// The view of the section's decoration; nil is a flat tint.
  func decoration(kind: String) -> ViewNode?
}

extension SectionContent {
  /// The index of the item with this id; nil when there is none. Looks at one id after another.
  func index(ofItem id: String) -> Int? {
    (0..<itemCount).first { itemID(at: $0) == id }
  }
}

/// Lengths measured elsewhere, in points.
public struct MeasuredLengths: Hashable, Sendable {
  /// The width, if it was measured.
  public var width: CGFloat?
  /// The height, if it was measured.
  public var height: CGFloat?

  /// Lengths, each if known.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
