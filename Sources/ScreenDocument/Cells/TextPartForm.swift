// SPDX-License-Identifier: MIT
//
// Texts of several parts, each set in its own way: SwiftUI's `Text + Text`.

import CellViews
import Foundation

/// What a text says: a string, or a list of strings and of parts with fonts and colours of their own.
enum TextPartForm {
  private static let most = 100

  private static let text = Field.required(
    "text", Form<String>.boundText("a text"), "What the part says; may hold bindings.",
    example: #""{{price}}""#)

  private static let part = Form<TextRunNode>.named("textPart") {
    .byKind(
      "a text, or one with a font or a colour",
      [([.string], Form<String>.boundText("a text").map { TextRunNode($0) }), ([.object], object)])
  }

  private static let object = Form<TextRunNode>.object(
    "a part of a text",
    [text, FontForm.field, TextForm.weight, TextForm.color]
      + TextModifiers.traits.map(\.field), about: "A part of a text, set in its own way."
  ) { members in
    var decoration = TextDecoration()
    for trait in TextModifiers.traits { trait.add(members, &decoration) }
    return TextRunNode(
      members[text] ?? "", font: members[FontForm.field], weight: members[TextForm.weight],
      color: members[TextForm.color], decoration: decoration)
  }

  static let whole = Form<TextNode>.byKind(
    "a text, or a list of its parts",
    [
      ([.string], Form<String>.boundText("a text").map { TextNode($0) }),
      (
        [.array],
        Form<[TextRunNode]>.list("a list of parts", of: part, minimum: 1, maximum: most)
          .map(TextNode.init(parts:))
      ),
    ])
}

extension TextNode {
  /// A text of parts; one of a single part is set as that.
  fileprivate init(parts: [TextRunNode]) {
    guard parts.count == 1, let only = parts.first else {
      self.init(parts.map(\.string).joined(), runs: parts)
      return
    }
    self.init(
      only.string, font: only.font, weight: only.weight, color: only.color,
      decoration: only.decoration)
  }

  /// Sets what its parts do not say of themselves.
  mutating func set(font: FontReference?, weight: Int?, color: ColorReference?) {
    guard !runs.isEmpty else {
      self.font = self.font ?? font
      self.weight = self.weight ?? weight
      self.color = self.color ?? color
      return
    }
    for index in runs.indices {
      runs[index].font = runs[index].font ?? font
      runs[index].weight = runs[index].weight ?? weight
      runs[index].color = runs[index].color ?? color
    }
  }
}
