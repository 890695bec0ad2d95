// SPDX-License-Identifier: MIT
//
// Views of a document as SwiftUI: a kind and its own keys, then modifiers in the order in which
// they apply.

import CellViews
import Foundation

/// Writes the view of a template.
final class SwiftViewWriter {
  /// What the view is bound to.
  var record: SwiftRecord
  let screen: SwiftScreenWriter

  init(record: SwiftRecord, screen: SwiftScreenWriter) {
    self.record = record
    self.screen = screen
  }

  /// Reports what Swift has no word for.
  func refuse(_ node: JSONNode, _ what: String) {
    screen.refuse(node, what, hint: "give it another form, or leave it out")
  }

  /// A view, or several of a group or loop, as one piece.
  func view(_ node: JSONNode) -> SwiftCode {
    guard node.kind == .object, let (kind, keys) = base(of: node) else {
      return .text("EmptyView()")
    }
    guard let base = kind else { return .text("EmptyView()") }
    return base.calling(modifiers(of: node, hidden: keys))
  }

  /// Views in order.
  func views(_ list: JSONNode?) -> [SwiftCode] { list.map { $0.children.map(view) } ?? [] }

  /// A kind's view and the keys that are its own; nil for no known kind.
  private func base(of node: JSONNode) -> (SwiftCode?, Set<String>)? {
    guard let kind = ViewForm.kinds.first(where: { node[$0.name] != nil }),
      let value = node[kind.name]
    else {
      refuse(node, "a view of an unknown kind")
      return nil
    }
    var keys: Set<String> = [kind.name]
    func own(_ names: String...) { keys.formUnion(names) }
    switch kind.name {
    case "text":
      own("font", "weight", "color", "alignment", "lineLimit", "truncation", "minimumScaleFactor")
      return (text(value, node), keys)
    case "image", "icon":
      own("contentMode", "aspectRatio", "resizable", "color", "placeholder")
      if kind.name == "icon" { own("font") }
      return (kind.name == "icon" ? icon(value, node) : image(value, node), keys)
    case "rectangle", "circle", "ellipse", "capsule", "roundedRectangle", "unevenRoundedRectangle":
      own(
        "style", "fill", "stroke", "strokeBorder", "lineWidth", "lineCap", "dash", "trim", "inset")
      return (shape(kind.name, value, node), keys)
    case "linearGradient", "radialGradient", "ellipticalGradient", "angularGradient":
      own("from", "to", "center", "startRadius", "endRadius", "startAngle", "endAngle")
      own("startRadiusFraction", "endRadiusFraction")
      return (gradient(node), keys)
    case "hstack", "vstack", "zstack", "lazyHStack", "lazyVStack":
      own("spacing", "align")
      return (stack(kind.name, value, node), keys)
    case "lazyVGrid", "lazyHGrid":
      own("columns", "rows", "spacing", "align")
      return (lazyGrid(kind.name, value, node), keys)
    case "grid":
      own("alignment", "horizontalSpacing", "verticalSpacing")
      return (grid(value, node), keys)
    case "spacer":
      let length = number(value).map { [SwiftCode.Argument("minLength", $0)] } ?? []
      return (.call("Spacer", length), keys)
    case "divider": return (.text("Divider()"), keys)
    case "color":
      let color = color(value) ?? ".clear"
      return (.text(color.hasPrefix(".") ? "Color" + color : color), keys)
    case "view": return (view(value), keys)
    case "group": return (.call("Group", body: views(value), breaks: true), keys)
    case "section":
      own("header", "footer")
      let edges = ["header", "footer"].compactMap { key in
        node[key].flatMap { $0.isNull ? nil : $0 }.map {
          SwiftCode.Closure(label: key, body: [view($0)], breaks: true)
        }
      }
      return (
        .call("Section", [], [SwiftCode.Closure(body: views(value), breaks: true)] + edges), keys
      )
    case "forEach":
      own("content")
      return (loop(value, node), keys)
    case "viewThatFits":
      own("axes")
      let axes = axes(node["axes"]).map { [SwiftCode.Argument("in", $0)] } ?? []
      return (.call("ViewThatFits", axes, body: views(value), breaks: true), keys)
    case "geometryReader":
      return (.call("GeometryReader", parameters: "_", body: [view(value)], breaks: true), keys)
    case "label":
      own("systemImage", "style")
      return (label(value, node), keys)
    case "button":
      own("style", "role", "disabled", "controlSize", "buttonBorderShape", "tint")
      return (button(value, node), keys)
    case "toggle":
      own("isOn", "labelsHidden", "tint")
      return (toggle(value, node), keys)
    case "progressView":
      own("total", "title", "controlSize", "tint")
      return (progress(value, node), keys)
    default: return (nil, keys)
    }
  }

  // MARK: Texts and images

  /// A text by its string.
  func text(_ string: SwiftString?) -> SwiftCode {
    guard let string else { return .call("Text", "\"\"") }
    switch string {
    case .literal where string.isPlain: return .call("Text", string.code)
    case .literal: return .call("Text", [SwiftCode.Argument("verbatim", string.code)])
    case .code(let code):
      // An interpolated literal would be read as marked up.
      return code.hasPrefix("\"")
        ? .call("Text", [SwiftCode.Argument("verbatim", code)]) : .call("Text", code)
    }
  }

  private func text(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    var calls: [SwiftCode] = []
    calls += face(node)
    if let alignment = word(node["alignment"], "TextAlignment") {
      calls.append(.call(".multilineTextAlignment", alignment))
    }
    calls += lineLimit(node["lineLimit"])
    if let mode = word(node["truncation"], "Text.TruncationMode") {
      calls.append(.call(".truncationMode", mode))
    }
    if let factor = number(node["minimumScaleFactor"]) {
      calls.append(.call(".minimumScaleFactor", factor))
    }
    guard value.kind == .array else { return text(string(value)).calling(calls) }
    let parts = value.children.map { part in
      guard part.kind == .object else { return text(string(part)) }
      return text(string(part["text"])).calling(
        face(part)
          + TextModifiers.traits.flatMap { trait -> [SwiftCode] in
            let key = trait.field.schema.key
            return part[key].map { modifier(key, $0) } ?? []
          })
    }
    return SwiftCode.sum(of: parts).calling(calls)
  }

  /// What a text or a part of it says of its font and its colour.
  private func face(_ node: JSONNode) -> [SwiftCode] {
    var calls: [SwiftCode] = []
    if let font = font(node["font"]) { calls.append(.call(".font", font)) }
    if let weight = fontWeight(node["weight"]) { calls.append(.call(".fontWeight", weight)) }
    if let color = optionalColor(node["color"]) { calls.append(.call(".foregroundColor", color)) }
    return calls
  }

  private func icon(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let name = string(value)?.code ?? "\"\""
    var calls = picture(node)
    if let font = font(node["font"]) { calls.append(.call(".font", font)) }
    if let color = optionalColor(node["color"]) { calls.append(.call(".foregroundColor", color)) }
    return .call("Image", [SwiftCode.Argument("systemName", name)]).calling(calls)
  }

  /// How an image meets its box.
  private func picture(_ node: JSONNode) -> [SwiftCode] {
    let mode = word(node["contentMode"], "ContentMode")
    let ratio = number(node["aspectRatio"])
    if let mode, mode != ".fit" || ratio != nil {
      // A box that the image fills without being larger, or of a ratio that is not its own.
      return [
        .call(".boxed", [.init(nil, mode)] + SwiftCode.Argument.optional("aspectRatio", ratio))
      ]
    }
    if mode != nil || ratio != nil {
      let fitted = SwiftCode.Argument.optional(nil, ratio) + [.init("contentMode", ".fit")]
      return [.call(".resizable", []), .call(".aspectRatio", fitted)]
    }
    switch boolean(node["resizable"]) {
    case "true": return [.call(".resizable", [])]
    case "false", nil: return []
    default:
      if let node = node["resizable"] {
        refuse(node, "an image that is resizable for some items only")
      }
      return []
    }
  }

  private func image(_ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    let fitted = picture(node)
    if let color = node["color"], !color.isNull { refuse(color, "the colour of an image") }
    guard let source = imageSource(value) else { return .text("EmptyView()") }
    switch source {
    case .file(let code): return .call("Image", code).calling(fitted)
    case .address(let code):
      let url = SwiftCode.Argument("url", "URL(string: " + code + ")")
      let box = color(node["placeholder"]) ?? "Color(\"systemGray5\")"
      return .call(
        "AsyncImage", [url],
        [
          SwiftCode.Closure(
            parameters: "image", body: [SwiftCode.text("image").calling(fitted)], breaks: true),
          SwiftCode.Closure(
            label: "placeholder",
            body: [.text(box.hasPrefix(".") ? "Color" + box : box)], breaks: true),
        ])
    }
  }

  /// A name of an image in the folder, or an address.
  private enum ImageCode {
    case file(String)
    case address(String)
  }

  private func imageSource(_ node: JSONNode) -> ImageCode? {
    guard let text = node.string else { return nil }
    let images = screen.document.content.images
    func name(_ text: String) -> (isFile: Bool, name: String) {
      // As the document names it: the place of the folder is no part of the code.
      if case .remote(let url) = images.source(of: text) {
        (false, url)
      } else {
        (true, images.assets[text] ?? text)
      }
    }
    guard let template = try? BindingTemplate(text), template.isBound else {
      let (isFile, name) = name((try? BindingTemplate(text))?.plainText ?? text)
      let code = SwiftLiteral.string(name)
      return isFile ? .file(code) : .address(code)
    }
    let owner = record.owner(of: template)
    let locale = owner.locale
    let found = owner.values(of: template).map { value in
      name(value.flatMap { BindingScope.text($0, locale: locale) } ?? "")
    }
    let isFile = found.first?.isFile ?? false
    if found.contains(where: { $0.isFile != isFile }) {
      refuse(node, "an image that is a file for some items and an address for others")
      return nil
    }
    let source = template.whole?.source ?? text
    let code = owner.property(template, source: "image " + source, type: "String") { scalar in
      BindingScope.text(scalar, locale: locale).map { SwiftLiteral.string(name($0).name) }
    }.code
    return isFile ? .file(code) : .address(code)
  }
}
