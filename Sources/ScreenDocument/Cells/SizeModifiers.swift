// SPDX-License-Identifier: MIT
//
// Modifiers that decide how large a view is, and what room is around it.

import CellViews
import Foundation
import Geometry

/// Modifiers that decide how large a view is.
enum SizeModifiers {
  private static let ratio = Bound.number("width divided by height", in: 0.0001...10_000)
  private static let ratioKey = Field.optional(
    "ratio", ratio, "Width divided by height; else its own.")
  private static let contentMode = Field.optional(
    "contentMode", Bound.choice("a content mode", ImageNode.ContentMode.allCases), default: .fit,
    "Whether it is as large as fits, or as small as fills.")
  private static let aspectRatio = Field.optional(
    "aspectRatio",
    Form<ViewModifierNode>.byKind(
      "a ratio",
      [
        ([.number, .string], ratio.map { .aspectRatio($0, .fit) }),
        (
          [.object],
          .object("a ratio", [ratioKey, contentMode]) { members in
            .aspectRatio(members[ratioKey], members[contentMode])
          }
        ),
      ]), "Width divided by height: a number, or with a content mode.", example: "1.5")
  private static let fixedSize = Field.optional(
    "fixedSize",
    Form<ViewModifierNode>.byKind(
      "true or an axis",
      [
        (
          [.boolean],
          Bound.boolean.map { $0 ? .fixedSize(horizontal: true, vertical: true) : nil }
        ),
        (
          [.string],
          Bound.words(
            "an axis",
            [
              ("horizontal", .fixedSize(horizontal: true, vertical: false)),
              ("vertical", .fixedSize(horizontal: false, vertical: true)),
            ])
        ),
      ]), "Takes its own size, whatever is proposed: true, or along one axis.", example: "true")

  private static let padding = Field.optional(
    "padding",
    Form<EdgeInsets>.named("padding") { paddings },
    "Points around it: one number, or top, leading, bottom, trailing.", example: "8")
  private static let paddings = Form<EdgeInsets>.byKind(
    "a number of points or [top, leading, bottom, trailing]",
    [
      (
        [.number, .string],
        Bound.number("a number of points").map {
          EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
        }
      ),
      (
        [.array],
        Form<NSDirectionalEdgeInsets>.insets.map {
          EdgeInsets(
            top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
        }
      ),
    ])

  static let all: [Modifier] = [
    Modifier(aspectRatio) { $0 },
    Modifier(fixedSize) { $0 },
    Modifier(padding) { .padding($0) },
    Modifier(FrameForm.field) { .frame($0) },
    Modifier(ContainerFrameForm.field) { .containerRelativeFrame($0) },
  ]
}

/// `containerRelativeFrame`.
enum ContainerFrameForm {
  private static let count = Field.optional(
    "count", Bound.integer("a number of shares", in: 1...10_000), otherwise: 1,
    "Into how many shares the container is cut; 1 unless given.")
  private static let span = Field.optional(
    "span", Bound.integer("a number of shares", in: 1...10_000), otherwise: 1,
    "How many of them it takes; 1 unless given.")
  private static let spacing = Field.optional(
    "spacing", Bound.number("a number of points", in: Lengths.positive), default: 0,
    "Between shares, points.")
  private static let axes = Field.required(
    "axes", AxesForm.form, "Which of its lengths: horizontal, vertical or both.",
    example: "\"horizontal\"")
  private static let alignment = Field.optional(
    "alignment", Bound.choice("an alignment", AlignmentReference.allCases), default: .center,
    "Where the view sits in the frame.")

  static let field = Field.optional(
    "containerRelativeFrame",
    Form<ContainerFrameNode>.object("a share", [axes, count, span, spacing, alignment]) { members in
      members[axes].map {
        ContainerFrameNode(
          isHorizontal: $0.isHorizontal, isVertical: $0.isVertical, count: members[count],
          span: members[span], spacing: members[spacing], alignment: members[alignment])
      }
    }, "A share of the scroll view, or of the cell, around it.",
    example: #"{ "axes": "horizontal", "count": 3, "spacing": 8 }"#)
}

/// One axis or both.
struct AxesForm: Hashable, Sendable {
  var isHorizontal: Bool
  var isVertical: Bool

  static let form = Bound.words(
    "axes",
    [
      ("horizontal", AxesForm(isHorizontal: true, isVertical: false)),
      ("vertical", AxesForm(isHorizontal: false, isVertical: true)),
      ("both", AxesForm(isHorizontal: true, isVertical: true)),
    ])
}
