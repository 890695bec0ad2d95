// SPDX-License-Identifier: MIT
//
// Forms of lists, and of values that may be written in several ways.

import Foundation
import Geometry

extension Form {
  /// A list of values of one form, `minimum` of them or more; wrong ones are left out.
  static func list<Element>(
    _ what: String, of form: Form<Element>, minimum: Int = 0, maximum: Int? = nil
  ) -> Self where Value == [Element] {
    Form(
      schema: .array(form.schema, minimum: minimum, maximum: maximum),
      check: { node, checking in
        guard node.kind == .array else {
          checking.report(.invalid(node, .wrongType(expected: what)))
          return
        }
        var count = 0
        for child in node.children {
          form.check(child, checking)
          count += 1
        }
        if count < minimum || count > maximum ?? .max {
          checking.report(.wrongCount(node, what: what, minimum: minimum, maximum: maximum))
        }
      },
      meaning: { node, resolving in
        guard node.kind == .array else { return .settled(nil) }
        return .list(node.children.map { form.meaning($0, resolving) })
      })
  }

  /// A list of a fixed number of numbers: `names` says what each is.
  static func numbers(
    _ names: [String], in bounds: [ClosedRange<CGFloat>]
  ) -> Self where Value == [CGFloat] {
    let forms = zip(names, bounds).map { Form<CGFloat>.number("a number", in: $1) }
    let what = "[" + names.joined(separator: ", ") + "]"
    return Form(
      schema: .tuple(forms.map(\.schema)),
      check: { node, checking in
        guard node.kind == .array else {
          checking.report(.invalid(node, .wrongType(expected: what)))
          return
        }
        guard node.count == names.count else {
          checking.report(.wrongTuple(node, names: names))
          return
        }
        for (child, form) in zip(node.children, forms) { form.check(child, checking) }
      },
      value: { node, resolving in
        guard node.kind == .array, node.count == names.count else { return nil }
        let values = zip(node.children, forms).compactMap { $1.value($0, resolving) }
        return values.count == names.count ? values : nil
      })
  }

  /// One form or another, by the kind of the value; a value of no kind named is of the wrong type.
  static func byKind(
    _ what: String, _ forms: [(kinds: [JSONText.Kind], form: Form<Value>)]
  ) -> Form<Value> {
    Form(
      schema: .anyOf(forms.map(\.form.schema)),
      check: { node, checking in
        guard let match = forms.first(where: { $0.kinds.contains(node.kind) }) else {
          checking.report(.invalid(node, .wrongType(expected: what)))
          return
        }
        match.form.check(node, checking)
      },
      meaning: { node, resolving in
        forms.first { $0.kinds.contains(node.kind) }?.form.meaning(node, resolving)
          ?? .settled(nil)
      })
  }

  /// An object with any keys whose values have one form.
  static func dictionary<Element>(
    _ what: String, of form: Form<Element>
  ) -> Self where Value == [(key: String, value: Element)] {
    Form(
      schema: .dictionary(form.schema),
      check: { node, checking in
        guard node.kind == .object else {
          checking.report(.invalid(node, .wrongType(expected: what)))
          return
        }
        for child in node.children where !Reserved.isExtension(child.key ?? "") {
          form.check(child, checking)
        }
      },
      meaning: { node, resolving in
        guard node.kind == .object else { return .settled(nil) }
        return .list(
          node.children.compactMap { child in
            guard let key = child.key, !Reserved.isExtension(key) else { return nil }
            return form.meaning(child, resolving).map { (key, $0) }
          })
      })
  }
}

extension Form where Value == JSONNode {
  /// Any value, not looked into.
  static var anything: Self { Form(schema: .any, check: { _, _ in }, value: { node, _ in node }) }
}

extension Form {
  /// The same form, meaning the value as it stands.
  var asNode: Form<JSONNode> { Form<JSONNode>(schema: schema, check: check) { node, _ in node } }
}

extension Form where Value == NSDirectionalEdgeInsets {
  /// `[top, leading, bottom, trailing]`, each possibly negative.
  static var insets: Self { .named("insets") { insetNumbers } }

  private static var insetNumbers: Self {
    Form<[CGFloat]>.numbers(
      ["top", "leading", "bottom", "trailing"], in: Array(repeating: Lengths.signed, count: 4)
    ).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}

extension Form where Value == CGPoint {
  /// `[x, y]`.
  static var point: Self { .named("point") { pointNumbers } }

  private static var pointNumbers: Self {
    Form<[CGFloat]>.numbers(["x", "y"], in: [Lengths.signed, Lengths.signed]).map {
      CGPoint(x: $0[0], y: $0[1])
    }
  }
}
