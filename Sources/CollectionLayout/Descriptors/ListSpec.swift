// SPDX-License-Identifier: MIT
//
// A list section, as a value: an appearance and what is changed of it.
// Mirrors: UICollectionLayoutListConfiguration (UIKit).
// Status: layout complete; swipe actions and outline disclosure not modelled.

public import Foundation

/// A list section.
public struct ListSpec: Hashable, Sendable {
  /// UIKit's five appearances.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// Whether rows stand on cards or on a background of their own.
    public var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  }

  /// The decoration kind of a grouped list's background.
  public static let backgroundKind = "list-background"

  /// Above and below a header's text together (uikit-pixels).
  public static func headerPadding(_ appearance: Appearance) -> CGFloat {
    appearance.isGrouped ? 17 + 6 : 4 + 4
  }

  /// Where a section's header comes from.
  public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
    case none, supplementary, firstItemInSection
  }

  /// Where a section's footer comes from.
  public enum FooterMode: String, Hashable, Sendable, CaseIterable {
    case none, supplementary
  }

  /// The numbers of one generation of the system.
  public struct Metrics: Hashable, Sendable {
    /// The least height of a row.
    public var rowHeight: ByWidth
    /// The side margin of inset-grouped lists.
    public var sideMargin: ByWidth
    /// The radius of a card's corners.
    public var cardRadius: CGFloat

    /// A number that depends on the view's width.
    public struct ByWidth: Hashable, Sendable {
      /// Below ``switchWidth``.
      public var narrow: CGFloat
      /// From ``switchWidth`` on.
      public var wide: CGFloat

      /// The number at a width.
      public func at(_ width: CGFloat) -> CGFloat { width < switchWidth ? narrow : wide }
    }

    /// From this width on a view counts as wide.
    public static let switchWidth: CGFloat = 390

    /// The look of iOS 16 to 18.
    public static let ios18 = Metrics(
      rowHeight: ByWidth(narrow: 44, wide: 44), sideMargin: ByWidth(narrow: 16, wide: 20),
      cardRadius: 10)
    /// The look of iOS 26.
    public static let ios26 = Metrics(
      rowHeight: ByWidth(narrow: 52, wide: 51), sideMargin: ByWidth(narrow: 16, wide: 16),
      cardRadius: 26)
  }

  /// The appearance.
  public var appearance: Appearance
  /// Where the header comes from.
  public var headerMode: HeaderMode
  /// Where the footer comes from.
  public var footerMode: FooterMode
  /// Room above a first item that is styled as a header; nil is the appearance's own.
  public var headerTopPadding: CGFloat?
  /// Edges that replace the appearance's own insets.
  public var insets: EdgeOverrides
  /// The numbers of the system's generation.
  public var metrics: Metrics

  /// Edges that replace others; nil keeps them.
  public struct EdgeOverrides: Hashable, Sendable {
    /// Replaces the top.
    public var top: CGFloat?
    /// Replaces the leading edge.
    public var leading: CGFloat?
    /// Replaces the bottom.
    public var bottom: CGFloat?
    /// Replaces the trailing edge.
    public var trailing: CGFloat?

    /// Nothing is replaced unless given.
    public init(
      top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// A list without header and footer unless told otherwise.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none,
    headerTopPadding: CGFloat? = nil, insets: EdgeOverrides = EdgeOverrides(),
    metrics: Metrics = .ios18
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.headerTopPadding = headerTopPadding
    self.insets = insets
    self.metrics = metrics
  }
}
