// SPDX-License-Identifier: MIT
//
// The five presets as groups and items.

import CollectionLayout
import Foundation
import Geometry

extension PresetForm {
  private typealias Table = PresetParameters
  private typealias Member = LayoutText.Member

  static let rows = Preset(
    name: "rows", about: "One cell a line, as wide as the section.",
    fields: [Table.rowHeight, Table.rowSpacing]
  ) { members in
    let height = members[Table.rowHeight]
    return [
      Member(
        "group",
        group(
          .horizontal, .fractionalWidth(1), ofCells(height),
          [cell(.fractionalWidth(1), inside(height, .fractionalHeight(1)), members)])),
      spacing("interGroupSpacing", members[Table.rowSpacing]),
    ]
  }

  static let columns = Preset(
    name: "columns", about: "Columns of equal width, line by line.",
    fields: [Table.columnCount, Table.columnHeight, Table.columnSpacing, Table.lineSpacing]
  ) { members in
    let height = members[Table.columnHeight]
    let between = members[Table.columnSpacing]
    return [
      Member(
        "group",
        group(
          .horizontal, .fractionalWidth(1), ofCells(height),
          [cell(.fractionalWidth(1), inside(height, .fractionalHeight(1)), members)],
          count: ("count", members[Table.columnCount]), spacing: between)),
      spacing("interGroupSpacing", members[Table.lineSpacing] ?? between),
    ]
  }

  static let carousel = Preset(
    name: "carousel", about: "Cards in a line that scrolls on its own.",
    fields: [
      Table.cardWidth, Table.cardHeight, Table.cardSpacing, Table.cardLines,
      Table.cardLineSpacing, Table.orthogonal, EffectForm.visibleItems, EffectForm.pageDots,
    ]
  ) { members in
    let (width, height) = (members[Table.cardWidth], members[Table.cardHeight])
    let (lines, between) = (members[Table.cardLines], members[Table.cardSpacing])
    let lineSpacing = members[Table.cardLineSpacing] ?? between
    var cellHeight = inside(height, .fractionalHeight(1))
    if lines > 1 { cellHeight = share(of: cellHeight, among: lines, spacing: lineSpacing) }
    return [
      Member(
        "group",
        group(
          lines > 1 ? .vertical : .horizontal, ofCells(width), ofCells(height),
          [cell(inside(width, .fractionalWidth(1)), cellHeight, members)],
          // Equal slots would keep an estimate; copies are measured.
          count: lines > 1 ? (height.isEstimated ? "repeatCount" : "count", lines) : nil,
          spacing: lines > 1 ? lineSpacing : 0)),
      spacing("interGroupSpacing", between),
      Member("orthogonal", .string(members[Table.orthogonal].rawValue)),
    ] + dots(members[EffectForm.pageDots])
  }

  static let banner = Preset(
    name: "banner", about: "One picture a page, with a dot for each page.",
    fields: [
      Table.bannerHeight, Table.margin, Table.orthogonal, Table.bannerDots,
      EffectForm.visibleItems,
    ]
  ) { members in
    let margin = members[Table.margin]
    return [
      Member(
        "group",
        group(
          .horizontal, .fractionalWidth(1), members[Table.bannerHeight],
          [cell(.fractionalWidth(1), .fractionalHeight(1), members, side: margin)])),
      Member("orthogonal", .string(members[Table.orthogonal].rawValue)),
    ] + dots(members[Table.bannerDots])
  }

  static let magazine = Preset(
    name: "magazine", about: "A large cell beside a column of small ones.",
    fields: [
      Table.pageHeight, Table.lead, Table.leadFraction, Table.smallCells, Table.magazineSpacing,
    ]
  ) { members in
    let (fraction, between) = (members[Table.leadFraction], members[Table.magazineSpacing])
    let large = cell(.fractionalWidth(fraction), .fractionalHeight(1), members)
    let small = LayoutText.object([
      Member(
        "group",
        group(
          .vertical, .fractionalWidth(1 - fraction), .fractionalHeight(1),
          [cell(.fractionalWidth(1), .fractionalHeight(1), members)],
          count: ("count", members[Table.smallCells]), spacing: between))
    ])
    return [
      Member(
        "group",
        group(
          .horizontal, .fractionalWidth(1), members[Table.pageHeight],
          members[Table.lead] == .leading ? [large, small] : [small, large], spacing: between)),
      spacing("interGroupSpacing", between),
    ]
  }

  // MARK: Parts

  /// A group.
  private static func group(
    _ axis: Axis, _ width: DimensionSpec, _ height: DimensionSpec, _ subitems: [LayoutText],
    count: (key: String, value: Int)? = nil, spacing: CGFloat = 0
  ) -> LayoutText {
    var members = [
      Member("axis", .string(axis.rawValue)), Member("width", .dimension(width)),
      Member("height", .dimension(height)), Member("subitems", .list(subitems)),
    ]
    if let count { members.append(Member(count.key, .raw(String(count.value)))) }
    if spacing != 0 {
      members.append(Member("interItemSpacing", .object([Member("fixed", .number(spacing))])))
    }
    return .object(members)
  }

  /// An item as a subitem, with what the author anchors to it.
  private static func cell(
    _ width: DimensionSpec, _ height: DimensionSpec, _ members: Members, side: CGFloat = 0
  ) -> LayoutText {
    var item = [Member("width", .dimension(width)), Member("height", .dimension(height))]
    if side != 0 {
      let insets = [0, side, 0, side].map { LayoutText.number($0) }
      item.append(Member("contentInsets", .list(insets)))
    }
    if let anchored = members.node[AnchoredForm.supplementary.key], !anchored.isNull {
      let text = DocumentExpansion(resolving: members.resolving).text(of: anchored)
      item.append(Member(AnchoredForm.supplementary.key, .raw(text)))
    }
    return .object([Member("item", .object(item))])
  }

  private static func spacing(_ key: String, _ length: CGFloat) -> Member {
    Member(key, .number(length))
  }

  private static func dots(_ isShown: Bool) -> [Member] {
    isShown ? [Member(EffectForm.pageDots.key, .raw("true"))] : []
  }

  /// A group's length when its cells have `length`: an estimate follows them.
  private static func ofCells(_ length: DimensionSpec) -> DimensionSpec {
    if case .uniformAcrossSiblings(let estimate) = length { return .estimated(estimate) }
    return length
  }

  /// A cell's length in a group of `length`: measured where the group follows it.
  private static func inside(_ length: DimensionSpec, _ whole: DimensionSpec) -> DimensionSpec {
    length.isEstimated ? length : whole
  }

  /// One cell's part of an estimate of several.
  private static func share(
    of length: DimensionSpec, among count: Int, spacing: CGFloat
  ) -> DimensionSpec {
    func part(_ whole: CGFloat) -> CGFloat {
      max(0, (whole - spacing * CGFloat(count - 1)) / CGFloat(count))
    }
    switch length {
    case .estimated(let whole): return .estimated(part(whole))
    case .uniformAcrossSiblings(let whole): return .uniformAcrossSiblings(part(whole))
    case .fractionalWidth, .fractionalHeight, .absolute: return length
    }
  }
}
