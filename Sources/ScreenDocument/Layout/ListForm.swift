// SPDX-License-Identifier: MIT
//
// The list: an appearance, where headers and footers come from, and what parts the rows.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// The list layout.
enum ListForm {
  private static let appearance = Field.required(
    "appearance", Form<ListSpec.Appearance>.choice("a list appearance"),
    "UIKit's name of the appearance.", example: "\"insetGrouped\"")
  private static let headerMode = Field.optional(
    "headerMode", Form<ListSpec.HeaderMode>.choice("a header mode"), default: .none,
    "Where the section's header comes from.")
  private static let footerMode = Field.optional(
    "footerMode", Form<ListSpec.FooterMode>.choice("a footer mode"), default: .none,
    "Where the section's footer comes from.")
  private static let headerTopPadding = Field.optional(
    "headerTopPadding", Form<CGFloat>.number("a number of points", in: Lengths.positive),
    "Above a first item that is styled as a header, points; else the system's.")
  private static let showsSeparators = Field.optional(
    "showsSeparators", Form<Bool>.boolean, "Whether lines part the rows; else the system's choice.")
  private static let background = Field.optional(
    "background", ColorForm.form, "Behind the rows; else the appearance's own.")

  // MARK: Insets

  private static let side = Form<CGFloat>.number("a number of points", in: Lengths.signed)
  private static let names = ["top", "leading", "bottom", "trailing"]
  private static let overrides = Form<ListSpec.EdgeOverrides>(
    schema: .tuple(
      Array(repeating: .anyOf([side.schema, .constant("null")]), count: names.count)),
    check: { node, checking in
      guard node.kind == .array else {
        checking.report(
          .invalid(node, .wrongType(expected: "[" + names.joined(separator: ", ") + "]")))
        return
      }
      guard node.count == names.count else {
        checking.report(.wrongTuple(node, names: names))
        return
      }
      for child in node.children where !child.isNull { side.check(child, checking) }
    },
    value: { node, resolving in
      guard node.kind == .array, node.count == names.count else { return nil }
      let edges = node.children.map { $0.isNull ? nil : side.value($0, resolving) }
      return ListSpec.EdgeOverrides(
        top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    })
  private static let contentInsets = Field.optional(
    "contentInsets", overrides, otherwise: ListSpec.EdgeOverrides(),
    "Replace the appearance's own insets: top, leading, bottom, trailing; null keeps an edge.",
    example: "[null, 16, null, 16]")

  // MARK: Separators

  private static let leading = Field.optional(
    "leading", side, "From the row's leading edge to the line, points.")
  private static let trailing = Field.optional(
    "trailing", side, "From the line to the row's trailing edge, points.")
  private static let lineInsets = Form<(leading: CGFloat?, trailing: CGFloat?)>.object(
    "separator insets", [leading, trailing]
  ) { (leading: $0[leading], trailing: $0[trailing]) }
  private static let topInsets = Field.optional(
    "topInsets", lineInsets, "Insets of the line above a list's first row.")
  private static let bottomInsets = Field.optional(
    "bottomInsets", lineInsets, "Insets of the line below a row.")
  private static let alpha = Field.optional(
    "alpha", Form<CGFloat>.number("an opacity", in: 0...1), default: 1, "Opacity of the lines.")
  private static let color = Field.optional("color", ColorForm.form, "Colour of the lines.")

  private struct Separator {
    var top: (leading: CGFloat?, trailing: CGFloat?)?
    var bottom: (leading: CGFloat?, trailing: CGFloat?)?
    var alpha: CGFloat = 1
    var color: ColorReference?
  }

  private static let separatorForm = Form<Separator>.object(
    "a separator", [topInsets, bottomInsets, alpha, color],
    about: "The lines that part the rows."
  ) {
    Separator(top: $0[topInsets], bottom: $0[bottomInsets], alpha: $0[alpha], color: $0[color])
  }
  private static let separator = Field.optional(
    "separator", separatorForm, otherwise: Separator(), "How the lines look.",
    example: #"{ "bottomInsets": { "leading": 56 } }"#)

  private static let fields: [any AnyField] = [
    SectionLayoutForm.type("list"), appearance, headerMode, footerMode, showsSeparators, separator,
    headerTopPadding, background, contentInsets, BoundaryForm.field,
  ]

  // MARK: Meaning

  /// A list layout.
  static let form = Form<SectionSpec>.object(
    "a list layout", fields, about: "Rows as wide as the list, as high as their content."
  ) { members in
    guard let appearance = members[appearance] else { return nil }
    let list = ListSpec(
      appearance: appearance, headerMode: members[headerMode], footerMode: members[footerMode],
      headerTopPadding: members[headerTopPadding], insets: members[contentInsets],
      metrics: metrics(members.resolving))
    return SectionSpec(content: .list(list), boundary: members[BoundaryForm.field])
  }

  /// What a list layout draws around its rows; nil for other layouts.
  static func style(_ node: JSONNode, _ resolving: Resolving) -> ListStyle? {
    guard node["type"]?.string == "list" else { return nil }
    let members = Members(node: node, resolving: resolving)
    guard let appearance = members[appearance] else { return nil }
    let separator = members[separator]
    return ListStyle(
      appearance: appearance, cardRadius: metrics(resolving).cardRadius,
      showsSeparators: members[showsSeparators], separatorLeading: separator.bottom?.leading,
      separatorTrailing: separator.bottom?.trailing, topSeparatorLeading: separator.top?.leading,
      topSeparatorTrailing: separator.top?.trailing, separatorColor: separator.color,
      separatorAlpha: Double(separator.alpha), background: members[background])
  }

  private static func metrics(_ resolving: Resolving) -> ListSpec.Metrics {
    resolving.os >= 26 ? .ios26 : .ios18
  }

  /// The height of a header around a text of `text` points.
  static func headerHeight(_ layout: JSONNode?, text: CGFloat) -> CGFloat {
    let name = layout?[appearance.key]?.string ?? ""
    return text + ListSpec.headerPadding(ListSpec.Appearance(rawValue: name) ?? .plain)
  }
}

extension ListSpec.HeaderMode: SchemaValue {}
extension ListSpec.FooterMode: SchemaValue {}
