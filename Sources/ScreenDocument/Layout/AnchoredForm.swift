// SPDX-License-Identifier: MIT
//
// Views anchored to items and groups, views on the edges of sections, and backgrounds.

import CollectionLayout
import Foundation
import Geometry

/// Views anchored to items and groups.
enum AnchoredForm {
  static let kind = Field.required(
    "kind", Form<String>.string("a name"), "The author's name of its kind.",
    example: "\"badge\"")

  private static let edges = Field.required(
    "edges",
    Form<[NSDirectionalRectEdge]>.list(
      "a list of edges",
      of: .words(
        "an edge",
        [
          ("top", NSDirectionalRectEdge.top), ("leading", .leading), ("bottom", .bottom),
          ("trailing", .trailing), ("all", .all),
        ])),
    "One edge, two for a corner, none for the centre.", example: #"["top", "trailing"]"#)
  private static let absoluteOffset = Field.optional(
    "absoluteOffset", Form<CGPoint>.point, "Added to the anchor, points.", example: "[4, -4]")
  private static let fractionalOffset = Field.optional(
    "fractionalOffset", Form<CGPoint>.point,
    "Added to the anchor, fractions of the anchored view's own size.", example: "[0.5, -0.5]")

  private static let anchor = Form<AnchorSpec>.named("anchor") {
    .object(
      "an anchor", [edges, absoluteOffset, fractionalOffset],
      exclusions: [("absoluteOffset", ["fractionalOffset"])], about: "A place on a container."
    ) { members in
      let offset: AnchorSpec.Offset =
        members[fractionalOffset].map { .fractional($0) }
        ?? .absolute(members[absoluteOffset] ?? .zero)
      let edges = (members[edges] ?? []).reduce(into: NSDirectionalRectEdge()) { $0.formUnion($1) }
      return AnchorSpec(edges: edges, offset: offset)
    }
  }

  private static let containerAnchor = Field.required(
    "containerAnchor", anchor, "Where on its host it sits.",
    example: #"{ "edges": ["top", "trailing"] }"#)
  private static let itemAnchor = Field.optional(
    "itemAnchor", anchor, "Which point of its own sits there; else the same point as the host's.")
  static let zIndex = Form<Int>.integer("a drawing order", in: -1_000_000...1_000_000)
  private static let order = Field.optional(
    "zIndex", zIndex, default: 1, "Drawing order; cells have 0.")

  private static let form = Form<AnchoredSpec>.named("anchored") {
    .object(
      "an anchored item",
      [
        kind, DimensionForm.width, DimensionForm.height, containerAnchor, itemAnchor, order,
      ], about: "A view anchored to an item or a group: a badge."
    ) { members in
      guard let kind = members[kind], let anchor = members[containerAnchor] else { return nil }
      return AnchoredSpec(
        kind: kind, size: DimensionForm.size(members), containerAnchor: anchor,
        itemAnchor: members[itemAnchor], zIndex: members[order])
    }
  }

  /// Views anchored to an item or a group. Their kinds differ.
  static let supplementary = Field.optional(
    "supplementary",
    Form<[AnchoredSpec]>.list("a list of anchored items", of: form).adding { node, checking in
      var first: [String: JSONNode] = [:]
      for child in node.children {
        guard let kind = child[kind.key], let name = kind.string else { continue }
        if let other = first[name] {
          checking.report(.duplicateKind(kind, name: name, first: other))
        } else {
          first[name] = kind
        }
      }
    }, otherwise: [], "Views anchored to it.")
}

/// Views on the edges of a section or of the whole layout.
enum BoundaryForm {
  private static let alignment = Field.required(
    "alignment", Form<NSRectAlignment>.choice("an alignment"),
    "The edge or corner it sits on.", example: "\"top\"")
  private static let pin = Field.optional(
    "pin", Form<Bool>.boolean, default: false, "Stays in sight while its section does.")
  private static let absoluteOffset = Field.optional(
    "absoluteOffset", Form<CGPoint>.point, default: .zero, "Added to its place, points.")
  private static let extendsBoundary = Field.optional(
    "extendsBoundary", Form<Bool>.boolean, default: true,
    "Whether it makes the section longer; else it lies on the cells.")
  private static let order = Field.optional(
    "zIndex", AnchoredForm.zIndex, default: 1, "Drawing order; cells have 0.")

  private static let form = Form<BoundarySpec>.named("boundaryItem") {
    .object(
      "a boundary item",
      [
        AnchoredForm.kind, DimensionForm.width, DimensionForm.height, alignment, pin,
        absoluteOffset, extendsBoundary, DimensionForm.contentInsets, order,
      ],
      about: "A header, a footer or another view on an edge."
    ) { members in
      guard let kind = members[AnchoredForm.kind] else { return nil }
      return BoundarySpec(
        kind: kind, size: DimensionForm.size(members), alignment: members[alignment] ?? .top,
        pinToVisibleBounds: members[pin], absoluteOffset: members[absoluteOffset],
        extendsBoundary: members[extendsBoundary],
        contentInsets: members[DimensionForm.contentInsets], zIndex: members[order])
    }
  }

  /// Headers, footers and the like.
  static let field = Field.optional(
    "boundary", Form<[BoundarySpec]>.list("a list of boundary items", of: form), otherwise: [],
    "Headers, footers and other views on the edges.")

  private static let decorationOrder = Field.optional(
    "zIndex", AnchoredForm.zIndex, default: 0, "Drawing order; cells have 0.")
  private static let decorationItem = Form<DecorationSpec>.named("decoration") {
    .object(
      "a decoration", [AnchoredForm.kind, DimensionForm.contentInsets, decorationOrder],
      about: "A section's background, drawn by the cell named as its kind."
    ) { members in
      members[AnchoredForm.kind].map {
        DecorationSpec(
          kind: $0, contentInsets: members[DimensionForm.contentInsets],
          zIndex: members[decorationOrder])
      }
    }
  }

  /// A section's backgrounds.
  static let decoration = Field.optional(
    "decoration", Form<[DecorationSpec]>.list("a list of decorations", of: decorationItem),
    otherwise: [], "The section's backgrounds.")
}
