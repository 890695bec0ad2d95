// SPDX-License-Identifier: MIT
//
// What a list draws around its rows: cards, separators, backgrounds.
// Mirrors: UICollectionLayoutListConfiguration, UIListSeparatorConfiguration (UIKit).
// Status: cards, separators and backgrounds at rest; no selection, swipe or highlight.

public import CellViews
public import CollectionLayout
import Drawing
public import Foundation
import Geometry

/// What a list section draws around its rows.
public struct ListStyle: Hashable, Sendable {
  /// The appearance.
  public var appearance: ListSpec.Appearance
  /// The radius of a card's corners, points.
  public var cardRadius: CGFloat
  /// Whether lines part the rows.
  public var showsSeparators: Bool
  /// From the row's leading edge to the line; nil is where the system's text begins.
  public var separatorLeading: CGFloat?
  /// From the line to the row's trailing edge; nil is the system's: 0, or both sides from iOS 26 on.
  public var separatorTrailing: CGFloat?
  /// The same of the line above a plain list's first row; nil is as for the others.
  public var topSeparatorLeading: CGFloat?
  /// The same of the line above a plain list's first row; nil is as for the others.
  public var topSeparatorTrailing: CGFloat?
  /// The lines' colour; nil is the system's separator.
  public var separatorColor: ColorReference?
  /// Factor of the lines' opacity, 0 to 1.
  public var separatorAlpha: Double
  /// Behind the rows; nil is the appearance's own.
  public var background: ColorReference?

  /// The system's style of an appearance unless told otherwise. Sidebars have no separators.
  public init(
    appearance: ListSpec.Appearance, cardRadius: CGFloat = 10, showsSeparators: Bool? = nil,
    separatorLeading: CGFloat? = nil, separatorTrailing: CGFloat? = nil,
    topSeparatorLeading: CGFloat? = nil, topSeparatorTrailing: CGFloat? = nil,
    separatorColor: ColorReference? = nil, separatorAlpha: Double = 1,
    background: ColorReference? = nil
  ) {
    self.appearance = appearance
    self.cardRadius = cardRadius
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    self.showsSeparators = showsSeparators ?? !isSidebar
    self.separatorLeading = separatorLeading
    self.separatorTrailing = separatorTrailing
    self.topSeparatorLeading = topSeparatorLeading
    self.topSeparatorTrailing = topSeparatorTrailing
    self.separatorColor = separatorColor
    self.separatorAlpha = separatorAlpha
    self.background = background
  }

  /// What is behind the whole list.
  var backgroundColor: ColorReference {
    background ?? .named(appearance.isGrouped ? "systemGroupedBackground" : "systemBackground")
  }

  /// What is behind a row.
  private var rowColor: ColorReference? {
    switch appearance {
    case .grouped, .insetGrouped: .named("secondarySystemGroupedBackground")
    case .plain: background ?? .named("systemBackground")
    case .sidebar, .sidebarPlain: nil
    }
  }

  /// A row's drawing with its card and its separators around it.
  ///
  /// Numbers: docs/layout.md, "Lists" (uikit-pixels).
  func row(
    _ commands: [DrawCommand], frame: CGRect, item: Int, count: Int,
    in environment: RenderEnvironment
  ) -> [DrawCommand] {
    let isFirst = item == 0
    let isLast = item == count - 1
    var result: [DrawCommand] = []
    let card = self.card(frame, isFirst: isFirst, isLast: isLast)
    if let color = rowColor?.resolve(in: environment.view) {
      result.append(.fill(card ?? Path(frame), .color(color)))
    }
    let clip = isFirst || isLast ? card : nil
    if let clip {
      // The card is longer than the row where it has no corners there: the row cuts it.
      result = [.group(GroupEffect(clip: Path(frame)), result)]
      if !commands.isEmpty { result.append(.group(GroupEffect(clip: clip), commands)) }
    } else {
      result += commands
    }
    if showsSeparators {
      result += separators(frame, isFirst: isFirst, isLast: isLast, in: environment)
    }
    return result
  }

  /// The outline of an inset-grouped row: rounded where its card ends.
  private func card(_ frame: CGRect, isFirst: Bool, isLast: Bool) -> Path? {
    guard appearance == .insetGrouped, isFirst || isLast else { return nil }
    var box = frame
    if !isLast { box.size.height += 2 * cardRadius }
    if !isFirst {
      box.origin.y -= 2 * cardRadius
      box.size.height += 2 * cardRadius
    }
    return Path(roundedRect: box, cornerRadius: cardRadius, style: .continuous)
  }

  private func separators(
    _ frame: CGRect, isFirst: Bool, isLast: Bool, in environment: RenderEnvironment
  ) -> [DrawCommand] {
    let color = (separatorColor ?? .named("separator")).resolve(in: environment.view)
    guard var color else { return [] }
    color = color.opacity(separatorAlpha)
    let system: CGFloat = environment.size.width < 390 ? 16 : 20
    let leading = separatorLeading ?? system
    let trailing = separatorTrailing ?? (environment.os >= 26 ? system : 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let pixel = 1 / environment.scale
    func line(_ y: CGFloat, from leading: CGFloat, to trailing: CGFloat) -> DrawCommand {
      let x = frame.minX + (isMirrored ? trailing : leading)
      let width = max(0, frame.width - leading - trailing)
      return .fill(
        Path(CGRect(x: x, y: y, width: width, height: pixel)), .color(color))
    }
    var lines: [DrawCommand] = []
    let isPlain = appearance == .plain
    if isPlain, isFirst {
      lines.append(
        line(
          frame.minY, from: topSeparatorLeading ?? leading, to: topSeparatorTrailing ?? trailing))
    }
    if !isLast || isPlain {
      lines.append(line(frame.maxY - pixel, from: leading, to: trailing))
    }
    return lines
  }
}
