// SPDX-License-Identifier: MIT
//
// `root`: the view around the sections, and where in it they are shown.

import CellViews
import Foundation

/// The view around the sections.
enum RootForm {
  static let field = Field<JSONNode?>.optional(
    "root",
    Form<JSONNode>(
      schema: ViewForm.form.schema,
      check: { node, checking in
        checking.bindings = []
        checking.isAroundSections = true
        ViewForm.form.check(node, checking)
        checking.isAroundSections = false
        checking.rootBindings = checking.bindings ?? []
        checking.bindings = nil
      }, value: { node, _ in node }),
    "The view around the sections, in the room that bars leave unless `contentInsetsReference` is "
      + "none; `{ \"collection\": true }` in it is where they are shown.",
    example: #"{ "vstack": [{ "text": "Beads", "font": "title" }, { "collection": true }] }"#)

  private static let collection = Field.required(
    "collection", Bound.flag, "true.", example: "true")

  /// The sections, as a view.
  static let kinds = [
    ViewForm.group(
      "collection", [collection],
      about: "The document's sections, in all the room there is; in `root` alone.",
      rules: { node, checking in
        if !checking.isAroundSections { checking.report(.collectionOutsideRoot(node)) }
      }
    ) { members in
      members[collection] == true ? [members.resolving.collection ?? .empty] : []
    }
  ]

  /// Checks the bindings of a root, which find the document's inline data, and that no stop scrolls.
  static func check(_ root: JSONNode, _ content: DocumentContent, _ checking: Checking) {
    guard let node = root[field.key] else { return }
    let bindings = checking.rootBindings
    var tally = FaultTally(count: bindings.count)
    tally.add(bindings, BindingScope(records: [], inline: content.inline), node)
    tally.report(bindings, of: field.key, to: checking)
    guard let stops = root[StopForm.field.key], stops.kind == .array else { return }
    for stop in stops.children where stop.kind == .object {
      let scroll = stop.children.first {
        $0.key != "name" && !($0.key == "offset" && $0.string == "start")
          && !Reserved.isExtension($0.key ?? "")
      }
      if let scroll { checking.report(.rootDoesNotScroll(scroll)) }
    }
  }
}
