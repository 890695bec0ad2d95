// SPDX-License-Identifier: MIT
//
// Stacks, grids, loops and controls as SwiftUI.

import CellViews
import Foundation

extension SwiftViewWriter {
  func stack(_ kind: String, _ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let names = [
      "hstack": "HStack", "vstack": "VStack", "zstack": "ZStack", "lazyHStack": "LazyHStack",
      "lazyVStack": "LazyVStack",
    ]
    let type =
      switch kind {
      case "zstack": "Alignment"
      case "hstack", "lazyHStack": "VerticalAlignment"
      default: "HorizontalAlignment"
      }
    var arguments: [SwiftCode.Argument] = []
    if let align = word(node["align"], type), align != ".center" {
      arguments.append(SwiftCode.Argument("alignment", align))
    }
    if kind != "zstack", let spacing = length(node["spacing"]) {
      arguments.append(SwiftCode.Argument("spacing", spacing))
    }
    return .call(names[kind] ?? "VStack", arguments, body: views(value), breaks: true)
  }

  // MARK: Grids

  func grid(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    var arguments: [SwiftCode.Argument] = []
    if let alignment = word(node["alignment"], "Alignment"), alignment != ".center" {
      arguments.append(SwiftCode.Argument("alignment", alignment))
    }
    for key in ["horizontalSpacing", "verticalSpacing"] {
      arguments += SwiftCode.Argument.optional(key, length(node[key]))
    }
    let rows = value.children.map { row in
      row.kind == .array ? .call("GridRow", body: views(row), breaks: true) : view(row)
    }
    return .call("Grid", arguments, body: rows, breaks: true)
  }

  func lazyGrid(_ kind: String, _ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let isVertical = kind == "lazyVGrid"
    let key = isVertical ? "columns" : "rows"
    var arguments = [SwiftCode.Argument(label: key, value: tracks(node[key]))]
    let type = isVertical ? "HorizontalAlignment" : "VerticalAlignment"
    if let align = word(node["align"], type), align != ".center" {
      arguments.append(SwiftCode.Argument("alignment", align))
    }
    arguments += SwiftCode.Argument.optional("spacing", length(node["spacing"]))
    return .call(
      isVertical ? "LazyVGrid" : "LazyHGrid", arguments, body: views(value), breaks: true)
  }

  private func tracks(_ node: JSONNode?) -> SwiftCode {
    guard let node else { return .list([]) }
    if let count = integer(node) {
      return .call(
        "Array",
        [SwiftCode.Argument("repeating", "GridItem(.flexible())"), .init("count", count)])
    }
    return .list(node.children.map(track))
  }

  private func track(_ node: JSONNode) -> SwiftCode {
    var bounds: [String] = []
    let name: String
    if let fixed = number(node["fixed"]) {
      name = "fixed"
      bounds = [fixed]
    } else if let least = number(node["adaptive"]) {
      name = "adaptive"
      bounds = ["minimum: " + least]
    } else {
      name = "flexible"
      if let least = number(node["minimum"]) { bounds = ["minimum: " + least] }
    }
    if let most = number(node["maximum"]) { bounds.append("maximum: " + most) }
    var arguments = [
      SwiftCode.Argument(nil, "." + name + "(" + bounds.joined(separator: ", ") + ")")
    ]
    arguments += SwiftCode.Argument.optional("spacing", number(node["spacing"]))
    arguments += SwiftCode.Argument.optional("alignment", word(node["alignment"], "Alignment"))
    return .call("GridItem", arguments)
  }

  // MARK: Controls

  /// What stands on a control: a text that may be given as such, or a view.
  private func face(_ node: JSONNode) -> (title: String?, view: SwiftCode) {
    guard node.kind == .string else { return (nil, view(node)) }
    let string = string(node)
    let isTitle = string.map { text in
      if case .code(let code) = text { !code.hasPrefix("\"") } else { text.isPlain }
    }
    return (isTitle == true ? string?.code : nil, text(string))
  }

  func label(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let symbol = string(node["systemImage"])?.code ?? "\"\""
    let (title, view) = face(value)
    let label: SwiftCode =
      if let title {
        .call("Label", [.init(nil, title), .init("systemImage", symbol)])
      } else {
        .call(
          "Label", [],
          [
            SwiftCode.Closure(body: [view], breaks: true),
            SwiftCode.Closure(
              label: "icon", body: [.call("Image", [.init("systemName", symbol)])], breaks: true),
          ])
      }
    return label.calling(style(node, "labelStyle", "titleAndIcon"))
  }

  /// A style of a kind; one that differs between items is refused.
  private func style(_ node: JSONNode, _ name: String, _ usual: String) -> [SwiftCode] {
    guard let style = node["style"], let word = style.string, word != usual else { return [] }
    if BindingTemplate.isNeeded(for: word) {
      refuse(style, "a style that comes from the data")
      return []
    }
    return [.call("." + name, "." + word)]
  }

  private func tint(_ node: JSONNode) -> [SwiftCode] {
    optionalColor(node["tint"]).map { [.call(".tint", $0)] } ?? []
  }

  private func size(_ node: JSONNode) -> [SwiftCode] {
    word(node["controlSize"], "ControlSize").map { [.call(".controlSize", $0)] } ?? []
  }

  func button(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let (title, view) = face(value)
    let role = self.value(node["role"], "ButtonRole") { scalar in
      if case .string(let word) = scalar { "." + word } else { nil }
    }
    let roles = SwiftCode.Argument.optional("role", role?.code)
    let button: SwiftCode
    if let title {
      button = .call("Button", [.init(nil, title)] + roles, body: [])
    } else {
      button = .call(
        "Button", roles + [.init("action", "{}")],
        [SwiftCode.Closure(body: [view], breaks: true)])
    }
    let disabled = boolean(node["disabled"]).map { [SwiftCode.call(".disabled", $0)] } ?? []
    let shape = word(node["buttonBorderShape"], "ButtonBorderShape").map {
      [SwiftCode.call(".buttonBorderShape", $0)]
    }
    return button.calling(
      style(node, "buttonStyle", "automatic") + size(node) + (shape ?? []) + disabled + tint(node))
  }

  func toggle(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let (title, view) = face(value)
    let isOn = SwiftCode.Argument("isOn", ".constant(" + (boolean(node["isOn"]) ?? "false") + ")")
    var toggle: SwiftCode =
      title.map { .call("Toggle", [.init(nil, $0), isOn]) }
      ?? .call("Toggle", [isOn], body: [view], breaks: true)
    if let hidden = boolean(node["labelsHidden"]) {
      if hidden == "true" {
        toggle = toggle.calling([.call(".labelsHidden", [])])
      } else if hidden != "false", let node = node["labelsHidden"] {
        refuse(node, "a label that is hidden for some items only")
      }
    }
    return toggle.calling(tint(node))
  }

  func progress(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let face = node["title"].map { self.face($0) }
    var amounts: [SwiftCode.Argument] = []
    if value.kind != .boolean {
      let amount = self.value(value, "Double", Self.number)
      amounts = [.init("value", amount?.code ?? "0")]
      amounts += SwiftCode.Argument.optional("total", number(node["total"], "Double"))
    }
    let progress: SwiftCode
    if let title = face?.title {
      progress = .call("ProgressView", [.init(nil, title)] + amounts)
    } else if let view = face?.view {
      progress = .call("ProgressView", amounts, body: [view], breaks: true)
    } else {
      progress = .call("ProgressView", amounts)
    }
    return progress.calling(size(node) + tint(node))
  }
}
