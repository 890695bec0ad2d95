// SPDX-License-Identifier: MIT
//
// `forEach`: a list of the record, of the document or a number, and what bindings mean inside.

import CellViews
import Foundation

/// What a loop runs over, and where bindings look inside it.
enum LoopForm {
  /// The view for each value: what it means is left open, since each has a scope of its own. It is
  /// looked at with the list in hand: see ``check(_:of:_:)``.
  static let content = Form<Meaning<[ViewNode]>>(
    schema: .named("view") { ViewForm.form.schema }, check: { _, _ in },
    value: { node, resolving in ViewForm.several.meaning(node, resolving) })

  /// Looks at the view for each value of a list. Loops inside loops are not read: records of
  /// records belong into items of their own.
  static func check(_ view: JSONNode, of list: JSONNode, _ checking: Checking) {
    guard checking.loop == nil else { return checking.report(.loopInLoop(list)) }
    checking.loop = list
    ViewForm.form.check(view, checking)
    checking.loop = nil
  }

  private static let most = ReadingLimits.loop
  private static let expected = "a list, or a whole number from 0 to \(most)"

  /// What it runs over: where bindings look inside it, once for each of its values.
  static let values = Form<[BindingScope]>(
    schema: .anyOf([
      .named("binding") { .string(pattern: "\\{\\{.+\\}\\}") },
      .array(.any, minimum: 0, maximum: most), .integer(0...most),
    ]),
    check: { node, checking in
      switch BoundString.template(node, checking) {
      case .none:
        if let complaint = complaint(JSONScalar(node), count: node.count) {
          checking.report(.invalid(node, complaint))
        }
      case .broken: break
      case .template(let template):
        guard template.whole != nil else {
          checking.report(.invalid(node, .wrongType(expected: expected)))
          return
        }
        checking.bindings?.append(
          BindingUse(node: node, template: template, isList: true) { complaint($0, count: 0) })
      }
    },
    meaning: { node, _ in .bound { scopes(node, $0 ?? BindingScope(records: [])) } })

  /// What is wrong with a value as something to run over.
  static func complaint(_ scalar: JSONScalar, count: Int) -> Complaint? {
    switch scalar {
    case .null: nil
    case .array: count > most ? .outOfRange(expected: "a list of at most \(most) values") : nil
    case .number:
      if case .complaint(let complaint) = ScalarParser.integer(expected, in: 0...most)(scalar) {
        complaint
      } else {
        nil
      }
    default: .wrongType(expected: expected)
    }
  }

  /// Where bindings look inside a loop, once for each of its values.
  static func scopes(_ list: JSONNode, _ scope: BindingScope) -> [BindingScope] {
    guard let values = self.values(list, scope) else { return [] }
    switch values.kind {
    case .array: return values.children.prefix(most).map { scope.inside($0) }
    case .number:
      guard let number = values.number, number >= 0, number <= Double(most) else { return [] }
      return indices.prefix(Int(number)).map { scope.inside($0) }
    default: return []
    }
  }

  /// What `self` leads to where a loop runs so many times: how often it has run before.
  private static let indices: [JSONNode] = {
    let numbers = (0..<most).map(String.init).joined(separator: ",")
    let list = try? JSONReader.read(
      Array("[\(numbers)]".utf8), name: "",
      limits: JSONReader.Limits(bytes: ReadingLimits.documentBytes))
    return list.map { Array($0.text.root.children) } ?? []
  }()

  /// The list itself, or what its binding leads to.
  static func values(_ list: JSONNode, _ scope: BindingScope) -> JSONNode? {
    guard let text = list.string else { return list }
    guard let template = try? BindingTemplate(text), let binding = template.whole else {
      return nil
    }
    return scope.find(binding.path)
  }
}
