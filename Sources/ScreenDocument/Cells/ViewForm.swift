// SPDX-License-Identifier: MIT
//
// A view: an object with one key that says what kind of view it is, and modifiers as its others.

import CellViews
import Foundation

/// A view.
enum ViewForm {
  /// A kind of view and its form. A group or a loop comes to any number of views.
  struct Kind: Sendable {
    var name: String
    var form: Form<[ViewNode]>
  }

  /// Every kind of view.
  static let kinds: [Kind] =
    [TextForm.kind, ImageForm.image, ImageForm.icon] + StackForm.kinds + ShapeForm.kinds
    + GradientForm.kinds + CellGridForm.kinds + GroupingForm.kinds + [FittingForm.kind]
    + ControlForm.kinds + [ColorViewForm.kind] + RootForm.kinds

  /// A view of any kind; several of a group stand one below another.
  static let form = Form<ViewNode>.named("view") {
    several.map { $0.joined { .stack(StackNode(.vstack, children: $0)) } }
  }

  /// A view behind or in front of another one; several of a group lie one above another.
  static let layer = Form<ViewNode>.named("view") {
    several.map { $0.joined { .stack(StackNode(.zstack, children: $0)) } }
  }

  /// Views in order; groups and loops give up theirs.
  static let list = Form<[[ViewNode]]>.list("a list of views", of: named).map {
    Array($0.joined())
  }

  private static let named = Form<[ViewNode]>.named("view") { several }

  /// A view of any kind. One of no known kind is a placeholder with its name.
  static let several = Form<[ViewNode]>(
    schema: .anyOf(kinds.map { kind in .named(kind.name + "View") { kind.form.schema } }),
    check: check,
    meaning: { node, resolving in
      guard node.kind == .object else { return .settled(nil) }
      if let first = given(node).first, let form = forms[first.key ?? ""] {
        return form.meaning(node, resolving)
      }
      let name = unknownKey(of: node)?.key ?? "view"
      return .settled([.placeholder(PlaceholderNode(title: name, isUnknown: true))])
    })

  private static let names = kinds.map(\.name)
  private static let forms = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0.form) })

  @Sendable private static func check(_ node: JSONNode, _ checking: Checking) {
    guard node.kind == .object else {
      checking.report(.invalid(node, .wrongType(expected: "a view")))
      return
    }
    let given = given(node)
    if given.count > 1 {
      checking.report(.conflict(given[1], with: given[0], in: "a view"))
    } else if let first = given.first {
      forms[first.key ?? ""]?.check(node, checking)
    } else if let unknown = unknownKey(of: node) {
      checking.report(
        Reserved.later.contains(unknown.key ?? "")
          ? .reserved(unknown) : .unknownVariant(unknown, of: "a kind of view", known: names))
    } else {
      checking.report(.missingOne(of: names, in: node, "a view"))
    }
  }

  /// The keys that say what kind of view it is: one, if nothing is wrong. `color` is a key of other
  /// kinds, too.
  private static func given(_ node: JSONNode) -> [JSONNode] {
    let given = node.children.filter { forms[$0.key ?? ""] != nil }
    guard given.count > 1 else { return given }
    return given.filter { $0.key != ColorViewForm.kind.name }
  }

  /// The first key that is neither a kind nor a modifier.
  private static func unknownKey(of node: JSONNode) -> JSONNode? {
    node.children.first { child in
      guard let key = child.key, !Reserved.isExtension(key) else { return false }
      return !names.contains(key) && !ModifierForm.names.contains(key)
    }
  }

  /// The form of one kind: its own keys, and modifiers around what they build. A key of its own
  /// hides the modifier of the same name, which can still be written in the list.
  static func kind(
    _ name: String, _ own: [any AnyField], exclusions: [(String, [String])] = [], about: String,
    rules: @escaping @Sendable (JSONNode, Checking) -> Void = { _, _ in },
    build: @escaping @Sendable (Members) -> ViewNode?
  ) -> Kind {
    group(name, own, exclusions: exclusions, about: about, rules: rules) { members in
      build(members).map { [$0] } ?? []
    }
  }

  /// The form of a kind that comes to any number of views; modifiers are around each.
  static func group(
    _ name: String, _ own: [any AnyField], exclusions: [(String, [String])] = [], about: String,
    rules: @escaping @Sendable (JSONNode, Checking) -> Void = { _, _ in },
    build: @escaping @Sendable (Members) -> [ViewNode]
  ) -> Kind {
    let hidden = Set(own.map(\.key))
    let modifiers = ModifierForm.fields.filter { !hidden.contains($0.key) }
    let bare = Form<[ViewNode]>.object(
      "\(name.hasVowel ? "an" : "a") \(name) view", own + modifiers, exclusions: exclusions,
      about: about, rules: rules, build: build)
    return Kind(
      name: name,
      form: Form(
        schema: bare.schema, check: bare.check,
        meaning: { node, resolving in
          ModifierForm.applied(
            to: Members.meaning(of: node, own, resolving, build: build), node, resolving,
            hidden: hidden)
        }))
  }
}

extension [ViewNode] {
  /// One view of several: none is empty, one is itself.
  fileprivate func joined(_ together: ([ViewNode]) -> ViewNode) -> ViewNode {
    switch count {
    case 0: .empty
    case 1: self[0]
    default: together(self)
    }
  }
}

extension String {
  fileprivate var hasVowel: Bool { first.map { "aeiou".contains($0) } ?? false }
}
