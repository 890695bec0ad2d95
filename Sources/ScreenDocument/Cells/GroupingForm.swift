// SPDX-License-Identifier: MIT
//
// Several views as one, a section with its header and footer, one view for each value of a list, and a
// view at the corner of its room.

import CellViews
import Foundation

/// Groups, sections, loops and nothing.
enum GroupingForm {
  static let kinds: [ViewForm.Kind] = [group, section, loop, nothing, reader]

  private static let group: ViewForm.Kind = {
    let views = Field.required("group", ViewForm.list, "The views in it.")
    return ViewForm.group(
      "group", [views], about: "Several views as one; modifiers are around each."
    ) { $0[views] ?? [] }
  }()

  private static let section: ViewForm.Kind = {
    let rows = Field.required("section", ViewForm.list, "The views between header and footer.")
    let header = Field.optional("header", several, "Before them; a line of its own in a lazy grid.")
    let footer = Field.optional("footer", several, "After them; a line of its own in a lazy grid.")
    return ViewForm.group(
      "section", [rows, header, footer],
      about: "A header, views and a footer; in a lazy grid they begin and end lines."
    ) { members in
      let inside = members.with(isInLazyGrid: false)
      let views = (inside[header] ?? [], inside[rows] ?? [], inside[footer] ?? [])
      return members.resolving.isInLazyGrid
        ? LazyGridLine.section(header: views.0, rows: views.1, footer: views.2)
        : views.0 + views.1 + views.2
    }
  }()

  private static let several = Form<[ViewNode]>.named("view") { ViewForm.several }

  private static let nothing = ViewForm.group(
    "emptyView", [Field.required("emptyView", Bound.flag, "true.", example: "true")],
    about: "No view: it takes no room and no spacing."
  ) { _ in [] }

  private static let reader: ViewForm.Kind = {
    let view = Field.required("geometryReader", ViewForm.layer, "The view inside.")
    return ViewForm.kind(
      "geometryReader", [view],
      about: "Takes all the room it is offered; its view is at the top leading corner."
    ) { members in
      let inner = members[view] ?? .empty
      return ViewLowering.node(of: GeometryReader { _ in NodeView(inner) })
    }
  }()

  private static let loop: ViewForm.Kind = {
    let content = Field.required(
      "content", LoopForm.content,
      "The view for each; `{{self}}` is the value itself, of a number its place from 0.",
      example: #"{ "text": "{{self}}" }"#)
    let values = Field.required(
      "forEach", LoopForm.values, "A list of the record, or how many times.",
      example: #""{{tags}}""#)
    return ViewForm.group(
      "forEach", [values, content], about: "One view for each value of a list.",
      rules: { node, checking in
        guard let list = node[values.key], let view = node[content.key] else { return }
        LoopForm.check(view, of: list, checking)
      }
    ) { members in
      guard let scopes = members[values], let views = members[content] else { return [] }
      return scopes.flatMap { views.value(in: $0) ?? [] }
    }
  }()
}
