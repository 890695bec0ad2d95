// SPDX-License-Identifier: MIT
//
// Shapes, fills and gradients as SwiftUI.

import CellViews
import Foundation

extension SwiftViewWriter {
  func shape(_ kind: String, _ value: JSONNode, _ node: JSONNode) -> SwiftCode {
    var shape = SwiftCode.text(outline(kind, value, node["style"]))
    if let inset = number(node["inset"]) {
      shape = shape.calling([.call(".inset", [.init("by", inset)])])
    }
    let border = node["strokeBorder"].flatMap { $0.isNull ? nil : $0 }
    if let trim = node["trim"]?.children.compactMap(\.number), trim.count == 2 {
      if let border { refuse(border, "a border inside a part of an outline") }
      shape = shape.calling([
        .call(
          ".trim",
          [
            .init("from", SwiftLiteral.number(trim[0])), .init("to", SwiftLiteral.number(trim[1])),
          ])
      ])
    }
    var calls: [SwiftCode] = []
    if let fill = fill(node["fill"]) {
      calls.append(.call(".fill", [.init(label: nil, value: fill)]))
    }
    if let line = border ?? node["stroke"], let paint = fill(line) {
      let name = border == nil ? ".stroke" : ".strokeBorder"
      calls.append(
        .call(name, [SwiftCode.Argument(label: nil, value: paint)] + [lineStyle(node)]))
    }
    return shape.calling(calls)
  }

  private func lineStyle(_ node: JSONNode) -> SwiftCode.Argument {
    let width = number(node["lineWidth"]) ?? "1"
    let cap = word(node["lineCap"], "CGLineCap").flatMap { $0 == ".butt" ? nil : $0 }
    let dash = node["dash"]?.children.compactMap(\.number) ?? []
    guard cap != nil || !dash.isEmpty else { return .init("lineWidth", width) }
    var arguments = [SwiftCode.Argument("lineWidth", width)]
    arguments += SwiftCode.Argument.optional("lineCap", cap)
    if !dash.isEmpty {
      let lengths = dash.map { SwiftLiteral.number($0) }.joined(separator: ", ")
      arguments.append(.init("dash", "[" + lengths + "]"))
    }
    return .init(label: "style", value: .call("StrokeStyle", arguments))
  }

  /// A shape by its kind and value.
  func outline(_ kind: String, _ value: JSONNode?, _ style: JSONNode?) -> String {
    let corners = word(style, "RoundedCornerStyle").flatMap { $0 == ".continuous" ? nil : $0 }
    let tail = corners.map { "style: " + $0 }
    func shape(_ name: String, _ arguments: [String]) -> String {
      name + "(" + (arguments + (tail.map { [$0] } ?? [])).joined(separator: ", ") + ")"
    }
    switch kind {
    case "circle": return "Circle()"
    case "ellipse": return "Ellipse()"
    case "capsule": return shape("Capsule", [])
    case "roundedRectangle":
      return shape("RoundedRectangle", ["cornerRadius: " + (number(value) ?? "0")])
    case "unevenRoundedRectangle":
      let corners = [
        ("topLeading", "topLeadingRadius"), ("bottomLeading", "bottomLeadingRadius"),
        ("bottomTrailing", "bottomTrailingRadius"), ("topTrailing", "topTrailingRadius"),
      ]
      return shape(
        "UnevenRoundedRectangle",
        corners.compactMap { key, label in number(value?[key]).map { label + ": " + $0 } })
    default: return "Rectangle()"
    }
  }

  /// A shape that clips: a name, or a rounded rectangle with its radii.
  func clip(_ node: JSONNode) -> String? {
    if let name = node.string {
      guard !BindingTemplate.isNeeded(for: name) else {
        refuse(node, "an outline that comes from the data")
        return nil
      }
      return outline(name, nil, nil)
    }
    for kind in ["roundedRectangle", "unevenRoundedRectangle"] {
      if let value = node[kind] { return outline(kind, value, node["style"]) }
    }
    return nil
  }

  // MARK: Fills

  /// A colour or a gradient.
  func fill(_ node: JSONNode?) -> SwiftCode? {
    guard let node, !node.isNull else { return nil }
    if node.kind == .object { return gradient(node) }
    return color(node).map { .text($0) }
  }

  /// A gradient, as a view or as what fills a shape.
  func gradient(_ node: JSONNode) -> SwiftCode? {
    func degrees(_ key: String, _ usual: String) -> String {
      ".degrees(" + (number(node[key]) ?? usual) + ")"
    }
    let center = unitPoint(node["center"]) ?? ".center"
    if let colors = node["linearGradient"] {
      return .call(
        "LinearGradient",
        [
          stops(colors), .init("startPoint", unitPoint(node["from"]) ?? ".top"),
          .init("endPoint", unitPoint(node["to"]) ?? ".bottom"),
        ])
    }
    if let colors = node["radialGradient"] {
      return .call(
        "RadialGradient",
        [
          stops(colors), .init("center", center),
          .init("startRadius", number(node["startRadius"]) ?? "0"),
          .init("endRadius", number(node["endRadius"]) ?? "100"),
        ])
    }
    if let colors = node["ellipticalGradient"] {
      return .call(
        "EllipticalGradient",
        [
          stops(colors), .init("center", center),
          .init("startRadiusFraction", number(node["startRadiusFraction"]) ?? "0"),
          .init("endRadiusFraction", number(node["endRadiusFraction"]) ?? "0.5"),
        ])
    }
    guard let colors = node["angularGradient"] else { return nil }
    return .call(
      "AngularGradient",
      [
        stops(colors), .init("center", center), .init("startAngle", degrees("startAngle", "0")),
        .init("endAngle", degrees("endAngle", "360")),
      ])
  }

  private func stops(_ node: JSONNode) -> SwiftCode.Argument {
    let stops = Array(node.children)
    guard stops.contains(where: { $0.kind == .object }) else {
      return .init(label: "colors", value: .list(stops.map { .text(color($0) ?? ".clear") }))
    }
    let last = Double(max(1, stops.count - 1))
    return .init(
      label: "stops",
      value: .list(
        stops.enumerated().map { index, stop in
          let isPlaced = stop.kind == .object
          let place = isPlaced ? number(stop["location"]) : nil
          return .call(
            ".init",
            [
              .init("color", color(isPlaced ? stop["color"] : stop) ?? ".clear"),
              .init("location", place ?? SwiftLiteral.number(Double(index) / last)),
            ])
        }))
  }
}
