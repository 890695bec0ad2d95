// SPDX-License-Identifier: MIT
//
// Lines of a view that are elsewhere than usual.

import CellViews
import Foundation
import Geometry

/// `alignmentGuide`: lines of a view by name, each with its place.
enum GuideForm {
  /// Names of lines: the edges', UIKit's for middles, SwiftUI's for baselines.
  static let names: [(String, AlignmentLine)] = [
    ("leading", .leading), ("centerX", .centerX), ("trailing", .trailing), ("top", .top),
    ("centerY", .centerY), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]

  private static func names(on axis: Axis) -> [(String, AlignmentLine)] {
    names.filter { $0.1.axis == axis }
  }

  private static let points = Form<CGFloat>.number("a number of points", in: Lengths.signed)
  private static let plus = Field.optional(
    "plus", points, default: 0, "Points after that line.")

  /// A number of points from the view's start, or another line of the same axis.
  private static func place(on axis: Axis) -> Form<GuideNode> {
    let names = names(on: axis)
    let line = Field.required(
      "line", Form<AlignmentLine>.words("a line", names), "Another line of the view.")
    return .byKind(
      "a number of points, or a line",
      [
        ([.number], points.map { .points($0) }),
        ([.string], Form<AlignmentLine>.words("a line", names).map { .line($0, plus: 0) }),
        (
          [.object],
          .object("a line and a distance", [line, plus]) { members in
            members[line].map { .line($0, plus: members[plus]) }
          }
        ),
      ])
  }

  private static let lines: [(AlignmentLine, Field<GuideNode?>)] = names.map { name, line in
    (
      line,
      .optional(
        name, place(on: line.axis),
        "Where its line \(name) is: points from its start, or another line.")
    )
  }

  /// Lines and their places.
  static let form = Form<[AlignmentLine: GuideNode]>.object(
    "lines and their places", lines.map(\.1), about: "Lines of a view that are elsewhere.",
    build: value)

  /// What an object says of a view's lines.
  @Sendable static func value(_ members: Members) -> [AlignmentLine: GuideNode] {
    var guides: [AlignmentLine: GuideNode] = [:]
    for (line, field) in lines { guides[line] = members[field] }
    return guides
  }
}
