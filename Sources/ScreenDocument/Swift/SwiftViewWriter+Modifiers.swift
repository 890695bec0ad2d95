// SPDX-License-Identifier: MIT
//
// Modifiers of a document as SwiftUI's, in the order in which they apply.

import CellViews
import Foundation

extension SwiftViewWriter {
  /// The modifiers of a view, those of its list after those written as keys.
  func modifiers(of node: JSONNode, hidden: Set<String>) -> [SwiftCode] {
    var calls = keyed(node, hidden: hidden)
    guard let list = node["modifiers"] else { return calls }
    for entry in list.children { calls += keyed(entry, hidden: []) }
    return calls
  }

  private func keyed(_ node: JSONNode, hidden: Set<String>) -> [SwiftCode] {
    ModifierForm.names.flatMap { key -> [SwiftCode] in
      guard key != "modifiers", !hidden.contains(key), let value = node[key], !value.isNull else {
        return []
      }
      return modifier(key, value)
    }
  }

  /// A modifier by its key: its calls.
  func modifier(_ key: String, _ value: JSONNode) -> [SwiftCode] {
    guard !value.isNull else { return [] }
    switch key {
    case "font": return one(key, font(value))
    case "fontWeight": return one(key, fontWeight(value))
    case "underline", "strikethrough": return textLine(key, value)
    case "bold", "italic":
      return boolean(value).map { [.call("." + key, $0 == "true" ? [] : [.init(nil, $0)])] } ?? []
    case "tracking", "baselineOffset", "lineSpacing", "cornerRadius", "minimumScaleFactor":
      return one(key, number(value))
    case "brightness", "contrast", "saturation", "grayscale":
      return one(key, number(value, "Double"))
    case "hueRotation": return one(key, number(value, "Double").map { ".degrees(" + $0 + ")" })
    case "colorMultiply": return one(key, color(value))
    case "colorInvert", "compositingGroup", "monospacedDigit": return switched(key, value)
    case "blendMode": return one(key, word(value, "BlendMode"))
    case "opacity", "zIndex", "layoutPriority": return one(key, number(value, "Double"))
    case "textCase": return one(key, word(value, "Text.Case"))
    case "foregroundStyle": return filled(key, value)
    case "lineLimit": return lineLimit(value)
    case "multilineTextAlignment": return one(key, word(value, "TextAlignment"))
    case "truncationMode": return one(key, word(value, "Text.TruncationMode"))
    case "imageScale": return one(key, word(value, "Image.Scale"))
    case "aspectRatio": return aspectRatio(value)
    case "fixedSize": return fixedSize(value)
    case "padding": return padding(value)
    case "frame": return frame(value)
    case "containerRelativeFrame": return containerFrame(value)
    case "background", "overlay", "mask": return layer(key, value)
    case "clip", "clipShape": return one("clipShape", clip(value))
    case "border": return border(value)
    case "foregroundColor": return one(key, color(value))
    case "shadow": return shadow(value)
    case "blur": return labelled("blur", [("radius", number(value))])
    case "offset", "position":
      let numbers = value.children.compactMap(\.number).map { SwiftLiteral.number($0) }
      guard numbers.count == 2 else { return [] }
      return labelled(key, [("x", numbers[0]), ("y", numbers[1])])
    case "rotation": return rotation(value)
    case "scale": return scale(value)
    case "transformEffect":
      let names = ["a", "b", "c", "d", "tx", "ty"]
      let numbers = value.children.compactMap(\.number).map { SwiftLiteral.number($0) }
      guard numbers.count == names.count else { return [] }
      let map = SwiftCode.call(
        "CGAffineTransform", zip(names, numbers).map { SwiftCode.Argument($0, $1) })
      return [.call(".transformEffect", [.init(label: nil, value: map)])]
    case "gridCellColumns": return one(key, integer(value))
    case "gridCellAnchor": return one(key, unitPoint(value))
    case "gridColumnAlignment": return one(key, word(value, "HorizontalAlignment"))
    case "gridCellUnsizedAxes": return one(key, axes(value))
    case "alignmentGuide": return guides(value)
    case "hidden": return hidden(value)
    case "accessibilityLabel": return accessibilityLabel(value)
    case "environment": return surroundings(value)
    default:
      refuse(value, "the modifier '\(key)'")
      return []
    }
  }

  private func one(_ name: String, _ value: String?) -> [SwiftCode] {
    value.map { [.call("." + name, $0)] } ?? []
  }

  private func labelled(_ name: String, _ values: [(String, String?)]) -> [SwiftCode] {
    [.call("." + name, values.flatMap { SwiftCode.Argument.optional($0.0, $0.1) })]
  }

  private func filled(_ name: String, _ value: JSONNode) -> [SwiftCode] {
    if name == "foregroundStyle", let word = value.string,
      HierarchicalShapeStyle(named: word) != nil
    {
      return [.call("." + name, [.init(label: nil, value: .text("." + word))])]
    }
    return fill(value).map { [.call("." + name, [.init(label: nil, value: $0)])] } ?? []
  }

  // MARK: Texts

  /// A modifier that is there or not.
  private func switched(_ key: String, _ node: JSONNode) -> [SwiftCode] {
    switch boolean(node) {
    case "true": return [.call("." + key, [])]
    case "false", nil: return []
    default:
      refuse(node, "'\(key)' for some items only")
      return []
    }
  }

  private func textLine(_ key: String, _ node: JSONNode) -> [SwiftCode] {
    let isObject = node.kind == .object
    let isActive = boolean(isObject ? node["isActive"] : node) ?? "true"
    let first = isActive == "true" ? [] : [SwiftCode.Argument(nil, isActive)]
    guard isObject else { return [.call("." + key, first)] }
    return [
      .call(
        "." + key,
        first
          + SwiftCode.Argument.optional(
            "pattern", word(node["pattern"], "Text.LineStyle.Pattern"))
          + SwiftCode.Argument.optional("color", color(node["color"])))
    ]
  }

  /// A number of lines, a range, or a number whose room is kept.
  func lineLimit(_ node: JSONNode?) -> [SwiftCode] {
    switch node?.kind {
    case .array:
      let lines = node?.children.compactMap { integer($0) } ?? []
      return lines.count == 2 ? one("lineLimit", lines.joined(separator: "...")) : []
    case .object:
      guard let lines = integer(node?["lines"]) else { return [] }
      let reserves = boolean(node?["reservesSpace"]) ?? "false"
      return [.call(".lineLimit", [.init(nil, lines), .init("reservesSpace", reserves)])]
    default: return one("lineLimit", value(node, "Int", Self.integer)?.code)
    }
  }

  // MARK: Sizes

  private func aspectRatio(_ node: JSONNode) -> [SwiftCode] {
    let isObject = node.kind == .object
    let ratio = number(isObject ? node["ratio"] : node)
    let mode = isObject ? word(node["contentMode"], "ContentMode") : nil
    return [
      .call(
        ".aspectRatio",
        SwiftCode.Argument.optional(nil, ratio) + [.init("contentMode", mode ?? ".fit")])
    ]
  }

  private func fixedSize(_ node: JSONNode) -> [SwiftCode] {
    switch node.string {
    case "horizontal", "vertical":
      let isAcross = node.string == "horizontal"
      return labelled(
        "fixedSize", [("horizontal", "\(isAcross)"), ("vertical", "\(!isAcross)")])
    case nil: return node.boolean == true ? [.call(".fixedSize", [])] : []
    default:
      guard let isFixed = boolean(node) else { return [] }
      return labelled("fixedSize", [("horizontal", isFixed), ("vertical", isFixed)])
    }
  }

  private func padding(_ node: JSONNode) -> [SwiftCode] {
    guard node.kind == .array else { return one("padding", number(node)) }
    let numbers = node.children.compactMap(\.number)
    guard numbers.count == 4 else { return [] }
    let lengths = numbers.map { SwiftLiteral.number($0) }
    let (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
    if Set(numbers).count == 1 { return one("padding", lengths[0]) }
    if top == 0, bottom == 0, leading == trailing {
      return one("padding", ".horizontal, " + lengths[1])
    }
    if leading == 0, trailing == 0, top == bottom {
      return one("padding", ".vertical, " + lengths[0])
    }
    let names = ["top", "leading", "bottom", "trailing"]
    let given = numbers.indices.filter { numbers[$0] != 0 }
    if given.count == 1, let edge = given.first {
      return one("padding", "." + names[edge] + ", " + lengths[edge])
    }
    let insets = zip(names, lengths).map { SwiftCode.Argument($0, $1) }
    return [.call(".padding", [.init(label: nil, value: .call("EdgeInsets", insets))])]
  }

  private func frame(_ node: JSONNode) -> [SwiftCode] {
    let alignment = word(node["alignment"], "Alignment").flatMap { $0 == ".center" ? nil : $0 }
    let exact = ["width", "height"].filter { node[$0]?.isNull == false }
    let ranges = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      .filter { node[$0]?.isNull == false }
    for key in exact {
      guard let clash = ranges.first(where: { $0.lowercased().hasSuffix(key) }),
        let place = node[clash]
      else { continue }
      refuse(place, "'\(clash)' beside '\(key)' in one frame")
    }
    return [exact, ranges].filter { !$0.isEmpty }.map { keys in
      .call(
        ".frame",
        keys.flatMap { SwiftCode.Argument.optional($0, length(node[$0])) }
          + SwiftCode.Argument.optional("alignment", alignment))
    }
  }

  private func containerFrame(_ node: JSONNode) -> [SwiftCode] {
    guard let axes = axes(node["axes"]) else { return [] }
    let alignment = word(node["alignment"], "Alignment").flatMap { $0 == ".center" ? nil : $0 }
    let count = integer(node["count"])
    let span = integer(node["span"])
    var arguments = [SwiftCode.Argument(nil, axes)]
    if count != nil || span != nil || node["spacing"] != nil {
      arguments += [
        .init("count", count ?? "1"), .init("span", span ?? "1"),
        .init("spacing", number(node["spacing"]) ?? "0"),
      ]
    }
    arguments += SwiftCode.Argument.optional("alignment", alignment)
    return [.call(".containerRelativeFrame", arguments)]
  }

  func axes(_ node: JSONNode?) -> String? {
    node?.string == "both" ? "[.horizontal, .vertical]" : word(node, "Axis.Set")
  }

  // MARK: Layers

  private func layer(_ key: String, _ node: JSONNode) -> [SwiftCode] {
    guard node.kind == .object else {
      guard let color = color(node) else { return [] }
      return one(key, color.hasPrefix(".") ? "Color" + color : color)
    }
    guard let content = node["content"] else {
      return [.call("." + key, body: [view(node)])]
    }
    let alignment = word(node["alignment"], "Alignment").flatMap { $0 == ".center" ? nil : $0 }
    return [
      .call("." + key, SwiftCode.Argument.optional("alignment", alignment), body: [view(content)])
    ]
  }

  private func border(_ node: JSONNode) -> [SwiftCode] {
    let isObject = node.kind == .object
    guard let color = color(isObject ? node["color"] : node) else { return [] }
    let width = isObject ? number(node["width"]) : nil
    return [
      .call(
        ".border",
        [.init(nil, color.hasPrefix(".") ? "Color" + color : color)]
          + SwiftCode.Argument.optional("width", width))
    ]
  }

  private func shadow(_ node: JSONNode) -> [SwiftCode] {
    labelled(
      "shadow",
      [
        ("color", color(node["color"])), ("radius", number(node["radius"]) ?? "8"),
        ("x", number(node["x"])), ("y", number(node["y"])),
      ])
  }

  // MARK: Places

  private func rotation(_ node: JSONNode) -> [SwiftCode] {
    let isObject = node.kind == .object
    guard let degrees = number(isObject ? node["degrees"] : node, "Double") else { return [] }
    let anchor = isObject ? unitPoint(node["anchor"]) : nil
    return [
      .call(
        ".rotationEffect",
        [.init(nil, ".degrees(" + degrees + ")")] + SwiftCode.Argument.optional("anchor", anchor))
    ]
  }

  private func scale(_ node: JSONNode) -> [SwiftCode] {
    switch node.kind {
    case .object:
      return labelled(
        "scaleEffect",
        [
          ("x", number(node["x"])), ("y", number(node["y"])), ("anchor", unitPoint(node["anchor"])),
        ])
    case .array:
      let numbers = node.children.compactMap(\.number).map { SwiftLiteral.number($0) }
      guard numbers.count == 2 else { return [] }
      return labelled("scaleEffect", [("x", numbers[0]), ("y", numbers[1])])
    default: return one("scaleEffect", number(node))
    }
  }

  private func guides(_ node: JSONNode) -> [SwiftCode] {
    func code(_ line: AlignmentLine) -> String {
      switch line {
      case .centerX: "HorizontalAlignment.center"
      case .centerY: "VerticalAlignment.center"
      default: "." + (GuideForm.names.first { $0.1 == line }?.0 ?? "")
      }
    }
    let guides = GuideForm.value(Members(node: node, resolving: Resolving()))
    return GuideForm.names.compactMap { _, line in
      let (parameters, body): (String?, String)
      switch guides[line] {
      case .points(let points): (parameters, body) = ("_", SwiftLiteral.number(points))
      case .line(let other, let points):
        let sum = points == 0 ? "" : " + " + SwiftLiteral.number(points)
        (parameters, body) = (nil, "$0[" + code(other) + "]" + sum)
      case .computed, nil: return nil
      }
      return .call(
        ".alignmentGuide", [.init(nil, code(line))],
        [SwiftCode.Closure(parameters: parameters, body: [.text(body)])])
    }
  }

  private func hidden(_ node: JSONNode) -> [SwiftCode] {
    switch boolean(node) {
    case "true": return [.call(".hidden", [])]
    case "false", nil: return []
    default:
      refuse(node, "a view that is hidden for some items only")
      return []
    }
  }

  // MARK: Surroundings

  private func accessibilityLabel(_ node: JSONNode) -> [SwiftCode] {
    guard let string = string(node) else { return [] }
    if string.isPlain { return one("accessibilityLabel", string.code) }
    if case .code(let code) = string, !code.hasPrefix("\"") {
      return one("accessibilityLabel", code)
    }
    return one("accessibilityLabel", "Text(verbatim: " + string.code + ")")
  }

  private func surroundings(_ node: JSONNode) -> [SwiftCode] {
    let members = Members(node: node, resolving: Resolving())
    let value = SurroundingModifiers.environmentValue(members)
    var calls: [(String, String)] = []
    if let appearance = value.appearance {
      calls.append(("colorScheme", "." + appearance.rawValue))
    }
    if let contrast = value.contrast {
      calls.append(
        ("colorSchemeContrast", contrast == .increased ? ".increased" : ".standard"))
    }
    if let direction = value.layoutDirection {
      calls.append(
        ("layoutDirection", direction == .rightToLeft ? ".rightToLeft" : ".leftToRight"))
    }
    if let size = value.contentSize { calls.append(("sizeCategory", "." + size.rawValue)) }
    if let locale = value.locale {
      calls.append(("locale", "Locale(identifier: " + SwiftLiteral.string(locale) + ")"))
    }
    return calls.map { .call(".environment", [.init(nil, "\\." + $0.0), .init(nil, $0.1)]) }
  }
}
