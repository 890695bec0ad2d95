// SPDX-License-Identifier: MIT
//
// Images and icons.

import CellViews
import Foundation

/// Images and icons.
enum ImageForm {
  private static let bound = Form<String>.bindable(
    .string(pattern: nil), isImage: true,
    parse: ScalarParser.string("a file below the document's folder, or an address"))
  /// A name of an image. One that is written out is looked for.
  private static let name = Form<String>(
    schema: bound.schema,
    check: { node, checking in
      bound.check(node, checking)
      if let name = node.string, !BindingTemplate.isNeeded(for: name) {
        checking.images.append((node, name))
      }
    }, meaning: bound.meaning)

  private static let file = Field.required(
    "image", name, "A file below the document's folder, or an address.",
    example: #""{{url}}""#)
  private static let symbol = Field.required(
    "icon", Form<String>.boundText("an icon's name"), "An SF Symbol's name.",
    example: "\"heart.fill\"")
  private static let contentMode = Field.optional(
    "contentMode", Bound.choice("a content mode", ImageNode.ContentMode.allCases),
    "How it meets a box of another shape; stretched when only resizable.")
  private static let aspectRatio = Field.optional(
    "aspectRatio", Bound.number("width divided by height", in: 0.0001...10_000),
    "Width divided by height; else its own.")
  private static let resizable = Field.optional(
    "resizable", Bound.boolean,
    "Takes the proposed size; true when contentMode or aspectRatio is given.")
  private static let color = Field.optional(
    "color", ColorForm.form, "Colour of an icon; label unless given.")
  private static let placeholder = Field.optional(
    "placeholder", ColorForm.form, "Colour of the box that stands in for a missing image.")

  private static let own: [any AnyField] = [
    contentMode, aspectRatio, resizable, color, placeholder,
  ]

  static let image = ViewForm.kind(
    "image", [file] + own, about: "An image.", rules: allowNull
  ) { members in
    node(members.resolving.images.source(of: members[file] ?? ""), members)
  }

  /// Where a colour is given for its box, a record may have no image yet, as an `AsyncImage` without an
  /// address.
  @Sendable private static func allowNull(_ node: JSONNode, _ checking: Checking) {
    guard let color = node[placeholder.key], !color.isNull, let image = node[file.key] else {
      return
    }
    let use = checking.bindings?.lastIndex { $0.isImage && $0.node.index == image.index }
    if let use { checking.bindings?[use].mayBeNull = true }
  }

  static let icon = ViewForm.kind(
    "icon", [symbol, FontForm.field] + own, about: "An icon in one colour."
  ) { members in
    node(.symbol(name: members[symbol] ?? ""), members, font: members[FontForm.field])
  }

  private static func node(
    _ source: ImageNode.Source, _ members: Members, font: FontReference? = nil
  ) -> ViewNode {
    let mode = members[contentMode]
    let ratio = members[aspectRatio]
    return .image(
      ImageNode(
        source, resizable: members[resizable] ?? (mode != nil || ratio != nil), contentMode: mode,
        aspectRatio: ratio, color: members[color], font: font,
        placeholder: members[placeholder]))
  }
}
