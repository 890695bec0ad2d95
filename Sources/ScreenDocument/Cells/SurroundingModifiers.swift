// SPDX-License-Identifier: MIT
//
// Modifiers that say what a view's surroundings are, and what is read out for it.

import CellViews

/// Modifiers that say what a view's surroundings are.
enum SurroundingModifiers {
  private static let label = Field.optional(
    "accessibilityLabel", Form<String>.boundText("a text"), "What is read out for it.")

  private static let appearance = Field.optional(
    "appearance", Form<Appearance>.choice("an appearance"), "Light or dark.")
  private static let contrast = Field.optional(
    "contrast", Form<ColorSchemeContrast>.words("a contrast", EnvironmentWords.contrasts),
    "How far its colours stand apart.")
  private static let layoutDirection = Field.optional(
    "layoutDirection",
    Form<LayoutDirection>.words("a layout direction", EnvironmentWords.layoutDirections),
    "The way it reads.")
  private static let contentSize = Field.optional(
    "contentSize", Form<ContentSizeCategory>.words("a text size", EnvironmentWords.contentSizes),
    "Its text size.")
  private static let locale = Field.optional(
    "locale", Form<String>.string("a language tag"), "A BCP 47 tag: the language of its texts.")
  private static let environment = Field.optional(
    "environment",
    Form<EnvironmentNode>.object(
      "an environment", [appearance, contrast, layoutDirection, contentSize, locale],
      build: environmentValue),
    "What it sees otherwise than the views around it.", example: #"{ "appearance": "dark" }"#)

  /// What an object says of the surroundings.
  @Sendable static func environmentValue(_ members: Members) -> EnvironmentNode {
    EnvironmentNode(
      appearance: members[appearance], contrast: members[contrast],
      layoutDirection: members[layoutDirection], contentSize: members[contentSize],
      locale: members[locale])
  }

  static let all: [Modifier] = [
    Modifier(label) { .accessibilityLabel($0) },
    Modifier(environment) { .environment($0) },
  ]
}
