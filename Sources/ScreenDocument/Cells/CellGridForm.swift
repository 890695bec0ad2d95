// SPDX-License-Identifier: MIT
//
// Grids inside cells: rows that share columns, and lines of as many views as there are tracks.

import CellViews
import Foundation
import Geometry

/// Grids inside cells.
enum CellGridForm {
  static let kinds: [ViewForm.Kind] = [
    grid,
    lazy(
      "lazyVGrid", .vertical, tracks: "columns", [.center, .leading, .trailing],
      about: "Views in columns, line by line."),
    lazy(
      "lazyHGrid", .horizontal, tracks: "rows", [.center, .top, .bottom],
      about: "Views in rows, column by column."),
  ]

  private static let lengths = Bound.number("a number of points")

  // MARK: Rows that share columns

  private static let row = Form<GridRowNode>.byKind(
    "a list of views, or one view",
    [
      ([.array], ViewForm.list.map { GridRowNode(cells: $0) }),
      ([.object], ViewForm.form.map { GridRowNode(cells: [$0], isWhole: true) }),
    ])

  private static let grid: ViewForm.Kind = {
    let rows = Field.required(
      "grid", Form<[GridRowNode]>.list("a list of rows", of: row),
      "Its rows: lists of views, or one view that is as wide as the grid.")
    let alignment = Field.optional(
      "alignment", Bound.choice("an alignment", AlignmentReference.allCases), default: .center,
      "How views sit in their columns and rows.")
    let horizontal = Field.optional(
      "horizontalSpacing", lengths, "Between columns, points; 8 unless given.")
    let vertical = Field.optional(
      "verticalSpacing", lengths, "Between rows, points; 8 unless given.")
    return ViewForm.kind(
      "grid", [rows, alignment, horizontal, vertical], about: "Rows that share columns."
    ) { members in
      .grid(
        GridNode(
          alignment: members[alignment], horizontalSpacing: members[horizontal],
          verticalSpacing: members[vertical], rows: members[rows] ?? []))
    }
  }()

  // MARK: Lines of tracks

  private static func lazy(
    _ name: String, _ axis: Axis, tracks key: String, _ alignments: [AlignmentReference],
    about: String
  ) -> ViewForm.Kind {
    let children = Field.required(name, ViewForm.list, "The views in it.")
    let tracks = Field.required(
      key, TrackForm.list, "A number of equal \(key), or what each is.", example: "3")
    let spacing = Field.optional("spacing", lengths, "Between lines, points; 8 unless given.")
    let align = Field.optional(
      "align", Bound.choice("an alignment", alignments), default: .center,
      "How its \(key) sit when they do not fill it.")
    return ViewForm.kind(name, [children, tracks, spacing, align], about: about) { members in
      let inside = members.with(isInLazyGrid: true)
      return .lazyGrid(
        LazyGridNode(
          axis, tracks: members[tracks] ?? [], spacing: members[spacing],
          alignment: members[align], children: inside[children] ?? []))
    }
  }
}

/// Tracks of a grid: SwiftUI's `GridItem`s.
enum TrackForm {
  private static let most = 1000
  private static let length = Form<CGFloat>.number("a length in points", in: Lengths.positive)
  private static let fixed = Field.optional(
    "fixed", length, "So wide, points.", example: "80")
  private static let flexible = Field.optional(
    "flexible", Form<Bool>.boolean, "true: an equal share of what is left.", example: "true")
  private static let adaptive = Field.optional(
    "adaptive", length, "As many as fit, each at least so wide, points.", example: "100")
  private static let minimum = Field.optional(
    "minimum", length, "Least length of a flexible one, points; 10 unless given.")
  private static let maximum = Field.optional(
    "maximum", length, "Largest length of a flexible or adaptive one, points.")
  private static let spacing = Field.optional(
    "spacing", length, "To the next one, points; 8 unless given.")
  private static let alignment = Field.optional(
    "alignment", Form<AlignmentReference>.choice("an alignment"), "How views sit in it.")

  private static let track = Form<LazyGridNode.Track>.object(
    "a track", [fixed, flexible, adaptive, minimum, maximum, spacing, alignment],
    exactlyOne: [["fixed", "flexible", "adaptive"]],
    exclusions: [("fixed", ["minimum", "maximum"])]
  ) { members in
    let most = members[maximum] ?? .infinity
    let size: LazyGridNode.Track.Size =
      if let length = members[fixed] {
        .fixed(length)
      } else if let least = members[adaptive] {
        .adaptive(minimum: least, maximum: most)
      } else {
        .flexible(minimum: members[minimum] ?? 10, maximum: most)
      }
    return LazyGridNode.Track(size, spacing: members[spacing], alignment: members[alignment])
  }

  /// A number of equal ones, or a list.
  static let list = Form<[LazyGridNode.Track]>.byKind(
    "a number of tracks, or a list of them",
    [
      (
        [.number],
        Form<Int>.integer("a number of tracks", in: 1...most).map {
          Array(
            repeating: LazyGridNode.Track(.flexible(minimum: 10, maximum: .infinity)), count: $0)
        }
      ),
      (
        [.array],
        .list("a list of tracks", of: track, minimum: 1, maximum: most)
      ),
    ])
}
