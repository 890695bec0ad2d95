// SPDX-License-Identifier: MIT
//
// Presets: layouts by name. One is written out as the text of a full grid layout and read like one
// that the author wrote, so the two can't differ.

import CollectionLayout
import Foundation
import Geometry

/// Layouts by name.
enum PresetForm {
  /// A preset: its parameters, and the grid they make.
  struct Preset: Sendable {
    let name: String
    let about: String
    /// Its own parameters; those of all presets come after them.
    let fields: [any AnyField]
    /// The members of the grid layout that depend on its own parameters.
    let grid: @Sendable (Members) -> [LayoutText.Member]
  }

  static let key = "preset"

  static let all = [rows, columns, carousel, banner, magazine]

  // MARK: What all have

  private static let shared: [any AnyField] = [
    SectionFrameForm.contentInsets, BoundaryForm.field, BoundaryForm.decoration,
    SectionFrameForm.insetsReference, SectionFrameForm.followsInsets, AnchoredForm.supplementary,
  ]

  /// Members that the grid layout has under the same key.
  private static let copied: Set<String> = [
    SectionFrameForm.contentInsets.key, BoundaryForm.field.key, BoundaryForm.decoration.key,
    SectionFrameForm.insetsReference.key, SectionFrameForm.followsInsets.key,
    EffectForm.visibleItems.key,
  ]

  /// A preset's form for checking and for the schema.
  private static func form(_ preset: Preset) -> Form<Void> {
    let name = Field<String?>.required(
      key, .words("a preset", [(preset.name, preset.name)]), "The layout's name.")
    return .object(
      "a \(preset.name) preset", [name] + preset.fields + shared, about: preset.about,
      rules: KindRule.check
    ) { _ in }
  }

  private static let forms = all.map { (name: $0.name, form: form($0)) }

  static let schemas = forms.map { entry in
    Schema.named(entry.name + "Preset") { entry.form.schema }
  }

  static func check(_ node: JSONNode, _ checking: Checking) {
    guard let preset = node[key] else { return }
    if let type = node["type"] {
      let (first, second) = preset.start < type.start ? (preset, type) : (type, preset)
      checking.report(.conflict(second, with: first, in: "a layout"))
      return
    }
    guard let name = preset.string else {
      checking.report(.invalid(preset, .wrongType(expected: "the name of a preset")))
      return
    }
    guard let form = forms.first(where: { $0.name == name })?.form else {
      checking.report(.unknownPreset(preset, name: name))
      return
    }
    form.check(node, checking)
  }

  // MARK: Writing out

  /// The grid layout that a preset stands for; nil when `node` is no preset that is known.
  static func grid(_ node: JSONNode, _ resolving: Resolving) -> LayoutText? {
    guard node.kind == .object, let name = node[key]?.string, node["type"] == nil,
      let preset = all.first(where: { $0.name == name })
    else { return nil }
    let own = preset.grid(Members(node: node, resolving: resolving))
    let expansion = DocumentExpansion(resolving: resolving)
    let others = node.children.compactMap { child -> LayoutText.Member? in
      guard let key = child.key, !child.isNull, copied.contains(key) || Reserved.isExtension(key)
      else { return nil }
      return LayoutText.Member(key, .raw(expansion.text(of: child)))
    }
    return .object([LayoutText.Member("type", .string("grid"))] + own + others)
  }

  /// The layout that is read in place of a preset; any other layout is returned as it is.
  static func expanded(_ node: JSONNode, _ resolving: Resolving) -> JSONNode {
    guard let grid = grid(node, resolving) else { return node }
    let limits = JSONReader.Limits(bytes: ReadingLimits.documentBytes)
    let bytes = Array(grid.text(indent: "").utf8)
    let read = try? JSONReader.read(bytes, name: node.text.name, limits: limits)
    return read?.text.root ?? node
  }
}
