// SPDX-License-Identifier: MIT
//
// Forms of objects: known keys, required keys, keys of ours that come later, keys of the author's.

import Foundation

/// The members of an object while its meaning is found.
struct Members {
  let node: JSONNode
  let resolving: Resolving
  /// What is known of its members beforehand; nil looks at those that are asked for.
  private var known: [KnownMember]?
  /// Where bindings look.
  private var scope: BindingScope?

  init(node: JSONNode, resolving: Resolving) {
    self.node = node
    self.resolving = resolving
  }

  /// What is built of an object's members: once for all records, unless a member is bound.
  ///
  /// - Parameter fields: The keys that `build` asks for.
  static func meaning<Value>(
    of node: JSONNode, _ fields: [any AnyField], _ resolving: Resolving,
    build: @escaping (Members) -> Value?
  ) -> Meaning<Value> {
    guard node.kind == .object else { return .settled(nil) }
    var members = Members(node: node, resolving: resolving)
    guard resolving.hasRecords else { return .settled(build(members)) }
    let known = node.children.compactMap { member -> KnownMember? in
      guard !member.isNull, let key = member.key else { return nil }
      return fields.first { $0.key == key }?.known(member, resolving)
    }
    members.known = known
    if known.allSatisfy(\.isSettled) { return .settled(build(members)) }
    return .bound { [members] scope in
      var members = members
      members.scope = scope
      return build(members)
    }
  }

  /// The same, with the views among them read as those of a lazy grid, or of something else.
  func with(isInLazyGrid: Bool) -> Members {
    var members = Members(node: node, resolving: resolving.with(isInLazyGrid: isInLazyGrid))
    members.scope = scope
    return members
  }

  /// What a field means here: its value, or its fallback when the key is missing, null or wrong.
  subscript<Value>(field: Field<Value>) -> Value {
    if let known {
      guard let member = known.first(where: { $0.key == field.key }) else {
        return field.fallback()
      }
      if let member = member as? KnownField<Value> {
        return member.meaning.value(in: scope) ?? field.fallback()
      }
    }
    guard let member = node[field.key], !member.isNull else { return field.fallback() }
    return field.meaning(member, resolving).value(in: scope) ?? field.fallback()
  }

  /// Whether a key is there and not null.
  func has(_ field: some AnyField) -> Bool {
    guard let member = node[field.key] else { return false }
    return !member.isNull
  }
}

/// Keys with a meaning beyond any one object.
enum Reserved {
  /// Words of the format that this version does not know yet.
  static let later = [
    "fallback", "requires", "template", "extends", "parameters", "choose", "theme", "actions",
  ]

  /// Keys that are never looked at.
  static func isExtension(_ key: String) -> Bool { key.hasPrefix("x-") || key == "custom" }
}

extension Form {
  /// An object, called `what` in messages.
  ///
  /// - Parameters:
  ///   - fields: All its keys.
  ///   - exactlyOne: Sets of keys of which one must be there, and one only.
  ///   - exclusions: Keys that are not allowed beside the first.
  ///   - dependencies: Keys that must be there beside the first.
  ///   - isOpen: Whether unknown keys are data; those in `later` are still reported.
  ///   - rules: What concerns several keys.
  ///   - build: What it means.
  static func object(
    _ what: String, _ fields: [any AnyField], exactlyOne: [[String]] = [],
    exclusions: [(String, [String])] = [], dependencies: [(String, [String])] = [],
    isOpen: Bool = false,
    later: [String] = Reserved.later, about: String? = nil,
    rules: @escaping @Sendable (JSONNode, Checking) -> Void = { _, _ in },
    build: @escaping @Sendable (Members) -> Value?
  ) -> Form<Value> {
    let table = ObjectTable(
      what: what, fields: fields, exactlyOne: exactlyOne, exclusions: exclusions,
      dependencies: dependencies, isOpen: isOpen, later: later)
    return Form(
      schema: .object(
        ObjectSchema(
          fields: fields.map(\.schema), isOpen: isOpen, exactlyOne: exactlyOne,
          exclusions: exclusions, dependencies: dependencies, about: about)),
      check: { node, checking in
        guard table.check(node, checking) else { return }
        rules(node, checking)
      },
      meaning: { Members.meaning(of: $0, fields, $1, build: build) })
  }
}

/// The keys of one kind of object.
struct ObjectTable: Sendable {
  let what: String
  let fields: [any AnyField]
  let exactlyOne: [[String]]
  let exclusions: [(String, [String])]
  let dependencies: [(String, [String])]
  let isOpen: Bool
  let later: [String]

  /// Reports what is wrong with the keys and what they hold.
  ///
  /// - Returns: Whether it is an object at all.
  func check(_ node: JSONNode, _ checking: Checking) -> Bool {
    guard node.kind == .object else {
      checking.report(.invalid(node, .wrongType(expected: what)))
      return false
    }
    var present = Set<String>()
    var hasUnknown = false
    for member in node.children {
      guard let key = member.key else { continue }
      if let field = fields.first(where: { $0.key == key }) {
        guard !member.isNull || field.schema.isRequired else { continue }
        present.insert(key)
        field.check(member, checking)
      } else if Reserved.isExtension(key) {
        continue
      } else if later.contains(key) {
        checking.report(.reserved(member))
      } else if !isOpen {
        hasUnknown = true
        checking.report(
          isVariant
            ? .unknownVariant(member, of: what, known: fields.map(\.key))
            : .unknownKey(member, of: what, known: fields.map(\.key)))
      }
    }
    // A misspelt variant is told once, not also as a missing one.
    if !(isVariant && hasUnknown && present.isEmpty) { checkTogether(node, present, checking) }
    return true
  }

  /// Whether the object is one of several things, told by its only key.
  private var isVariant: Bool {
    exactlyOne.count == 1 && fields.allSatisfy { exactlyOne[0].contains($0.key) }
  }

  private func checkTogether(_ node: JSONNode, _ present: Set<String>, _ checking: Checking) {
    for field in fields where field.schema.isRequired && !present.contains(field.key) {
      checking.report(.missingKey(field.key, in: node, of: what, field.schema.about))
    }
    for keys in exactlyOne {
      let given = keys.filter(present.contains)
      if given.isEmpty { checking.report(.missingOne(of: keys, in: node, what)) }
      if given.count > 1, let pair = firstTwo(of: given, in: node) {
        checking.report(.conflict(pair.second, with: pair.first, in: what))
      }
    }
    for (key, others) in dependencies where present.contains(key) {
      for other in others where !present.contains(other) {
        let about = fields.first { $0.key == other }?.schema.about ?? ""
        checking.report(.missingKey(other, in: node, of: what, about))
      }
    }
    for (key, others) in exclusions where present.contains(key) {
      for other in others where present.contains(other) {
        if let pair = firstTwo(of: [key, other], in: node) {
          checking.report(.conflict(pair.second, with: pair.first, in: what))
        }
      }
    }
  }

  /// The first two members among `keys`, in the order of the file.
  private func firstTwo(
    of keys: [String], in node: JSONNode
  ) -> (first: JSONNode, second: JSONNode)? {
    let members = node.children.filter { member in keys.contains(member.key ?? "") }
    guard members.count > 1 else { return nil }
    return (members[0], members[1])
  }
}
