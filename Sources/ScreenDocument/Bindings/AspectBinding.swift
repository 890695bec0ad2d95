// SPDX-License-Identifier: MIT
//
// `"{{width}}/{{height}}"`: the one place where a slash divides.

import Foundation

/// A ratio from a record: one number, or one divided by another.
struct AspectBinding: Sendable {
  var width: BindingTemplate.Binding
  /// nil when the first number is the ratio itself.
  var height: BindingTemplate.Binding?

  static let form = Form<AspectBinding>(
    schema: .string(pattern: "^\\{\\{.+\\}\\}(/\\{\\{.+\\}\\})?$"),
    check: { node, checking in
      if case .complaint = parse(node) { checking.report(.aspectSyntax(node)) }
    },
    value: { node, _ in parse(node).value })

  private static func parse(_ node: JSONNode) -> Parsed<AspectBinding> {
    let wrong = Parsed<AspectBinding>.complaint(.wrongType(expected: "a ratio"))
    guard let text = node.string, let template = try? BindingTemplate(text) else { return wrong }
    if let whole = template.whole { return .value(AspectBinding(width: whole)) }
    guard template.parts.count == 3, case .binding(let width) = template.parts[0],
      case .text("/") = template.parts[1], case .binding(let height) = template.parts[2]
    else { return wrong }
    return .value(AspectBinding(width: width, height: height))
  }

  /// The ratio a record gives.
  func ratio(in scope: BindingScope) throws(BindingFault) -> CGFloat {
    let width = try number(width, scope)
    guard let height else { return width }
    return try width / number(height, scope)
  }

  private func number(
    _ binding: BindingTemplate.Binding, _ scope: BindingScope
  ) throws(BindingFault) -> CGFloat {
    let node = scope.find(binding.path)
    guard let node else { throw BindingFault(binding: binding, reason: .missing, node: nil) }
    let least = 1 / ReadingLimits.fraction
    guard let number = node.number, number.isFinite, CGFloat(number) >= least,
      CGFloat(number) <= ReadingLimits.length
    else {
      throw BindingFault(
        binding: binding, reason: .unfit(.wrongType(expected: "a positive number")), node: node)
    }
    return CGFloat(number)
  }
}
