// SPDX-License-Identifier: MIT
//
// `variants`: lists of values by axis, and combinations that are left out.

/// The document's variants.
enum VariantForm {
  /// Variants as written.
  struct Value: Sendable {
    var axes: [VariantAxis] = []
    /// Combinations that are left out: each a value for some axes.
    var exclude: [[VariantAxis.Name: String]] = []
  }

  /// A value of an axis, kept as text; numbers may be written as numbers.
  private static func value(_ axis: VariantAxis.Name) -> Form<String> {
    let isNumber = axis == .scale || axis == .os
    return Form<String>(
      schema: isNumber
        ? .anyOf([.number(minimum: nil, maximum: nil, isInteger: false), .string(pattern: nil)])
        : words(axis).map { .choice($0) } ?? .string(pattern: nil),
      check: { node, checking in
        guard let text = text(node, isNumber) else {
          checking.report(.invalid(node, .wrongType(expected: "a value of \(axis.rawValue)")))
          return
        }
        do throws(VariantValueError) {
          _ = try EnvironmentOverrides(axis, text)
        } catch {
          checking.report(.variantValue(node, axis: axis, error))
        }
      },
      value: { node, _ in
        text(node, isNumber).flatMap { text in
          (try? EnvironmentOverrides(axis, text)) == nil ? nil : text
        }
      })
  }

  private static func words(_ axis: VariantAxis.Name) -> [String]? {
    switch axis {
    case .appearance: ["light", "dark"]
    case .contrast: EnvironmentWords.contrasts.map(\.0)
    case .layoutDirection: EnvironmentWords.layoutDirections.map(\.0)
    case .contentSize: EnvironmentWords.contentSizes.map(\.0)
    default: nil
    }
  }

  private static func text(_ node: JSONNode, _ isNumber: Bool) -> String? {
    if isNumber, let number = node.number { return NumberText.plain(number, locale: "en") }
    return node.string
  }

  private static let axes: [Field<[String]?>] = VariantAxis.Name.allCases.map { axis in
    .optional(
      axis.rawValue, .list("a list of values", of: value(axis), minimum: 1),
      "Values of the axis \(axis.rawValue), one picture each.")
  }

  private static let exclusion = Form<[VariantAxis.Name: String]>.object(
    "a combination",
    VariantAxis.Name.allCases.map { axis in
      Field<String?>.optional(axis.rawValue, value(axis), "A value of the axis \(axis.rawValue).")
    }
  ) { members in
    var result: [VariantAxis.Name: String] = [:]
    for axis in VariantAxis.Name.allCases {
      guard let node = members.node[axis.rawValue] else { continue }
      result[axis] = value(axis).value(node, members.resolving)
    }
    return result
  }

  private static let exclude = Field.optional(
    "exclude",
    Form<[[VariantAxis.Name: String]]>.list("a list of combinations", of: exclusion),
    otherwise: [], "Combinations that are left out.")

  /// All axes together.
  static let field = Field.optional(
    "variants",
    Form<Value>.object("variants", axes + [exclude]) { members in
      let found = zip(VariantAxis.Name.allCases, axes).compactMap { name, field in
        members[field].flatMap { $0.isEmpty ? nil : VariantAxis(name: name, values: $0) }
      }
      return Value(axes: found, exclude: members[exclude])
    }, otherwise: Value(), "Axes along which the document is drawn in several ways.",
    example: #"{ "appearance": ["light", "dark"] }"#)
}
