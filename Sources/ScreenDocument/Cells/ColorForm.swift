// SPDX-License-Identifier: MIT
//
// Colours and what fills shapes.

import CellViews
import Drawing
import Foundation
import Geometry

/// Colours: `#rgb`, `#rrggbb`, `#rrggbbaa`, or a name.
enum ColorForm {
  static let form: Form<ColorReference> = .named("color") { any }

  private static let any = Form<ColorReference>.bindable(
    .anyOf([
      .string(pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      .choice(ColorNames.all),
    ])
  ) { parse($0) }

  private static let expected = "a colour (#rgb, #rrggbb, #rrggbbaa or a name)"

  static func parse(_ scalar: JSONScalar) -> Parsed<ColorReference> {
    guard case .string(let text) = scalar else {
      return .complaint(.wrongType(expected: expected))
    }
    if text.hasPrefix("$") { return .complaint(.notSupported(what: "theme tokens")) }
    guard text.hasPrefix("#") else {
      return ColorNames.set.contains(text)
        ? .value(.named(text))
        : .complaint(.unknownWord(what: expected, allowed: ColorNames.all))
    }
    guard let color = hex(text.utf8.dropFirst()) else {
      return .complaint(.wrongType(expected: expected))
    }
    return .value(.rgba(color))
  }

  private static func hex(_ digits: Substring.UTF8View) -> RGBA? {
    let values = digits.compactMap { JSONString.hexDigit($0).map { UInt8($0) } }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: return RGBA(values[0] * 17, values[1] * 17, values[2] * 17)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      return RGBA(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    default: return nil
    }
  }
}

/// What fills a shape: a colour or a gradient.
enum FillForm {
  private static let colors = Form<[ColorReference]>.list(
    "a list of colours", of: ColorForm.form, minimum: 2)
  private static let linear = Field.optional(
    "linearGradient", colors, "Colours along a line.", example: ##"["#f00", "#00f"]"##)
  private static let radial = Field.optional(
    "radialGradient", colors, "Colours from a centre outwards.")
  private static let angular = Field.optional(
    "angularGradient", colors, "Colours around a centre.")

  private static let points: [(String, UnitPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
  ]
  private static let unitPoint = Form<UnitPoint>.byKind(
    "a place in the box: a name or [x, y]",
    [
      ([.string], .words("a place in the box", points)),
      ([.array], Form<CGPoint>.point.map { UnitPoint(x: $0.x, y: $0.y) }),
    ])
  private static let from = Field.optional(
    "from", unitPoint, otherwise: .top, "Where a linear gradient begins; top unless given.")
  private static let to = Field.optional(
    "to", unitPoint, otherwise: .bottom, "Where a linear gradient ends; bottom unless given.")
  private static let center = Field.optional(
    "center", unitPoint, otherwise: .center, "The centre of a radial or angular gradient.")
  private static let radius = Form<CGFloat>.number("a radius in points", in: Lengths.positive)
  private static let startRadius = Field.optional(
    "startRadius", radius, default: 0, "Where a radial gradient begins, points.")
  private static let endRadius = Field.optional(
    "endRadius", radius, default: 100, "Where a radial gradient ends, points.")
  private static let angle = Form<CGFloat>.number("an angle in degrees", in: -36_000...36_000)
  private static let startAngle = Field.optional(
    "startAngle", angle, default: 0, "Where an angular gradient begins, degrees.")
  private static let endAngle = Field.optional(
    "endAngle", angle, default: 360, "Where an angular gradient ends, degrees.")

  private static let gradient = Form<FillReference>.object(
    "a gradient",
    [
      linear, radial, angular, from, to, center, startRadius, endRadius, startAngle, endAngle,
    ], exactlyOne: [["linearGradient", "radialGradient", "angularGradient"]],
    about: "Colours that run into one another."
  ) { members in
    if let colors = members[linear] {
      return .linearGradient(colors, from: members[from], to: members[to])
    }
    if let colors = members[radial] {
      return .radialGradient(
        colors, center: members[center], startRadius: members[startRadius],
        endRadius: members[endRadius])
    }
    return members[angular].map {
      .angularGradient(
        $0, center: members[center], startAngle: members[startAngle] * .pi / 180,
        endAngle: members[endAngle] * .pi / 180)
    }
  }

  static let form = Form<FillReference>.named("fill") {
    .byKind(
      "a colour or a gradient",
      [([.string], ColorForm.form.map { .color($0) }), ([.object], gradient)])
  }
}

/// Names of colours: those that the view layer can resolve.
enum ColorNames {
  static let all = ColorReference.names
  static let set = Set(all)
}
