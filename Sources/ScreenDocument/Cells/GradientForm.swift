// SPDX-License-Identifier: MIT
//
// Gradients, as what fills a shape and as views of their own.

import CellViews
import Foundation
import Geometry

/// Gradients.
enum GradientForm {
  private static let at = Field.required(
    "location", Form<CGFloat>.number("a place", in: 0...1), "Where it stands, 0 to 1.",
    example: "0.5")
  private static let stopColor = Field.required("color", ColorForm.form, "The colour there.")
  private static let stop = Form<(ColorReference, CGFloat?)>.byKind(
    "a colour",
    [
      ([.string], ColorForm.form.map { ($0, nil) }),
      (
        [.object],
        .object("a colour and its place", [stopColor, at]) { members in
          members[stopColor].map { ($0, members[at]) }
        }
      ),
    ])
  private static let colors = Form<[(ColorReference, CGFloat?)]>.list(
    "a list of colours", of: stop, minimum: 2)

  private static let linear = Field.optional(
    "linearGradient", colors, "Colours along a line.", example: ##"["#f00", "#00f"]"##)
  private static let radial = Field.optional(
    "radialGradient", colors, "Colours from a centre outwards.")
  private static let elliptical = Field.optional(
    "ellipticalGradient", colors, "Colours from a centre outwards, as the box is stretched.")
  private static let angular = Field.optional(
    "angularGradient", colors, "Colours around a centre.")

  private static let from = Field.optional(
    "from", UnitPointForm.form, otherwise: .top,
    "Where a linear gradient begins; top unless given.")
  private static let to = Field.optional(
    "to", UnitPointForm.form, otherwise: .bottom,
    "Where a linear gradient ends; bottom unless given.")
  private static let center = Field.optional(
    "center", UnitPointForm.form, otherwise: .center,
    "The centre of a radial, elliptical or angular gradient.")
  private static let radius = Form<CGFloat>.number("a radius in points", in: Lengths.positive)
  private static let startRadius = Field.optional(
    "startRadius", radius, default: 0, "Where a radial gradient begins, points.")
  private static let endRadius = Field.optional(
    "endRadius", radius, default: 100, "Where a radial gradient ends, points.")
  private static let fraction = Form<CGFloat>.number("a part of the box", in: 0...1000)
  private static let startFraction = Field.optional(
    "startRadiusFraction", fraction, default: 0,
    "Where an elliptical gradient begins, as a part of the box.")
  private static let endFraction = Field.optional(
    "endRadiusFraction", fraction, default: 0.5,
    "Where an elliptical gradient ends, as a part of the box.")
  private static let angle = Form<CGFloat>.number("an angle in degrees", in: -36_000...36_000)
  private static let startAngle = Field.optional(
    "startAngle", angle, default: 0, "Where an angular gradient begins, degrees.")
  private static let endAngle = Field.optional(
    "endAngle", angle, default: 360, "Where an angular gradient ends, degrees.")

  private static let ends: [any AnyField] = [from, to]
  private static let radii: [any AnyField] = [center, startRadius, endRadius]
  private static let fractions: [any AnyField] = [center, startFraction, endFraction]
  private static let angles: [any AnyField] = [center, startAngle, endAngle]

  /// A gradient as what fills a shape.
  static let fill = Form<FillReference>.object(
    "a gradient",
    [linear, radial, elliptical, angular] + ends + radii
      + [startFraction, endFraction, startAngle, endAngle],
    exactlyOne: [["linearGradient", "radialGradient", "ellipticalGradient", "angularGradient"]],
    about: "Colours that run into one another.", build: gradient)

  /// Gradients as views, which take all the room they are offered.
  static let kinds: [ViewForm.Kind] = [
    kind(linear, ends, about: "Colours along a line."),
    kind(radial, radii, about: "Colours from a centre outwards."),
    kind(elliptical, fractions, about: "Colours from a centre outwards, as wide as the box."),
    kind(angular, angles, about: "Colours around a centre."),
  ]

  private static func kind(
    _ field: Field<[(ColorReference, CGFloat?)]?>, _ own: [any AnyField], about: String
  ) -> ViewForm.Kind {
    let required = Field.required(
      field.key, colors, field.schema.about, example: field.schema.example)
    return ViewForm.kind(field.key, [required] + own, about: about) { members in
      gradient(members).map { .shape(ShapeNode(.rectangle, fill: $0)) }
    }
  }

  @Sendable private static func gradient(_ members: Members) -> FillReference? {
    if let stops = members[linear] {
      let (from, to) = (members[from], members[to])
      return colored(
        stops, even: { .linearGradient($0, from: from, to: to) }, .linear(from: from, to: to))
    }
    if let stops = members[radial] {
      let (center, start, end) = (members[center], members[startRadius], members[endRadius])
      return colored(
        stops, even: { .radialGradient($0, center: center, startRadius: start, endRadius: end) },
        .radial(center: center, startRadius: start, endRadius: end))
    }
    if let stops = members[elliptical] {
      return Self.stops(
        stops,
        .elliptical(
          center: members[center], startFraction: members[startFraction],
          endFraction: members[endFraction]))
    }
    guard let stops = members[angular] else { return nil }
    let center = members[center]
    let (start, end) = (members[startAngle] * .pi / 180, members[endAngle] * .pi / 180)
    return colored(
      stops, even: { .angularGradient($0, center: center, startAngle: start, endAngle: end) },
      .angular(center: center, startAngle: start, endAngle: end))
  }

  /// Even colours in the plain form, others with their places: a colour without one stands where
  /// it would among even ones.
  private static func colored(
    _ stops: [(ColorReference, CGFloat?)], even: ([ColorReference]) -> FillReference,
    _ geometry: GradientNode.Geometry
  ) -> FillReference {
    guard stops.contains(where: { $0.1 != nil }) else { return even(stops.map(\.0)) }
    return Self.stops(stops, geometry)
  }

  private static func stops(
    _ stops: [(ColorReference, CGFloat?)], _ geometry: GradientNode.Geometry
  ) -> FillReference {
    let last = CGFloat(max(1, stops.count - 1))
    return .gradient(
      GradientNode(
        stops: stops.enumerated().map { index, stop in
          GradientNode.Stop(stop.0, at: stop.1 ?? CGFloat(index) / last)
        }, geometry: geometry))
  }
}

/// What fills a shape: a colour or a gradient.
enum FillForm {
  static let form = Form<FillReference>.named("fill") {
    .byKind(
      "a colour or a gradient",
      [([.string], ColorForm.form.map { .color($0) }), ([.object], GradientForm.fill)])
  }
}
