// SPDX-License-Identifier: MIT
//
// `frame`: SwiftUI's two modifiers of this name in one.

import CellViews
import Foundation

/// `frame`.
enum FrameForm {
  private static let length = Bound.number("a length in points", in: Lengths.positive)
  private static let most = Form<CGFloat>.bindable(
    .anyOf([.number(Lengths.positive), .constant("\"infinity\"")])
  ) { scalar in
    if case .string("infinity") = scalar { return .value(.infinity) }
    guard case .number(let number) = scalar else {
      return .complaint(.wrongType(expected: "a length in points or \"infinity\""))
    }
    guard Lengths.positive.contains(CGFloat(number)) else {
      return .complaint(.outOfRange(expected: "a length in points from 0 to 10000000"))
    }
    return .value(CGFloat(number))
  }

  private static let width = Field.optional("width", length, "Its width, points.")
  private static let height = Field.optional("height", length, "Its height, points.")
  private static let minWidth = Field.optional("minWidth", length, "Its least width, points.")
  private static let idealWidth = Field.optional(
    "idealWidth", length, "Its width when nothing is proposed, points.")
  private static let maxWidth = Field.optional(
    "maxWidth", most, "Its largest width, points or \"infinity\".", example: "\"infinity\"")
  private static let minHeight = Field.optional("minHeight", length, "Its least height, points.")
  private static let idealHeight = Field.optional(
    "idealHeight", length, "Its height when nothing is proposed, points.")
  private static let maxHeight = Field.optional(
    "maxHeight", most, "Its largest height, points or \"infinity\".")
  private static let alignment = Field.optional(
    "alignment", Bound.choice("an alignment", AlignmentReference.allCases), default: .center,
    "Where the view sits in the frame.")

  static let field = Field.optional(
    "frame", Form<FrameNode>.named("frame") { form }, "A size of its own.",
    example: #"{ "height": 120, "maxWidth": "infinity" }"#)

  private static let form = Form<FrameNode>.object(
    "a frame",
    [
      width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment,
    ]
  ) { members in
    FrameNode(
      width: members[width], height: members[height], minWidth: members[minWidth],
      idealWidth: members[idealWidth], maxWidth: members[maxWidth],
      minHeight: members[minHeight], idealHeight: members[idealHeight],
      maxHeight: members[maxHeight], alignment: members[alignment])
  }
}
