// SPDX-License-Identifier: MIT
//
// Bindings as they stand in templates: forms of values that may be bound, and the check of a
// binding against the records it will meet.

/// A binding as it stands in a template, and what may come of it.
struct BindingUse: Sendable {
  /// The string in the template.
  var node: JSONNode
  var template: BindingTemplate
  /// Whether the value is the name of an image.
  var isImage = false
  /// Whether there may be no image.
  var mayBeNull = false
  /// Whether the value is what a loop runs over.
  var isList = false
  /// What the loop around it runs over, as written.
  var loop: JSONNode?
  /// What is wrong with a value for this place; nil where any text will do.
  var complaint: (@Sendable (JSONScalar) -> Complaint?)?

  /// Where the place looks for its values: once, or once for each value of the loop around it.
  func scopes(_ scope: BindingScope) -> [BindingScope] {
    loop.map { LoopForm.scopes($0, scope) } ?? [scope]
  }

  /// Why the place stays empty with the values of `scope`; nil when it does not.
  func fault(in scope: BindingScope) -> BindingFault? {
    guard let loop else { return ownFault(in: scope) }
    for inner in LoopForm.scopes(loop, scope) {
      if let fault = ownFault(in: inner) { return fault }
    }
    return nil
  }

  private func ownFault(in scope: BindingScope) -> BindingFault? {
    if isList, let binding = template.whole, let list = scope.find(binding.path),
      let complaint = LoopForm.complaint(JSONScalar(list), count: list.count)
    {
      return BindingFault(binding: binding, reason: .unfit(complaint), node: list)
    }
    if complaint == nil, let plain = plainFault(in: scope) { return plain.fault }
    do throws(BindingFault) {
      let value = try scope.evaluate(template, locale: "en")
      guard let complaint, !value.isNull else {
        guard BindingScope.text(value, locale: "en") != nil else { return notText(in: scope) }
        return nil
      }
      guard let found = complaint(value), let binding = firstBinding else { return nil }
      return BindingFault(
        binding: binding, reason: .unfit(found), node: scope.find(binding.path))
    } catch {
      return error
    }
  }

  private var firstBinding: BindingTemplate.Binding? {
    for part in template.parts {
      if case .binding(let binding) = part { return binding }
    }
    return nil
  }

  private func notText(in scope: BindingScope) -> BindingFault? {
    firstBinding.map {
      BindingFault(binding: $0, reason: .notText, node: scope.find($0.path))
    }
  }

  /// The fault of a text without formatters, found without making the text; nil when there are
  /// formatters.
  private func plainFault(in scope: BindingScope) -> (fault: BindingFault?, Void)? {
    for part in template.parts {
      guard case .binding(let binding) = part else { continue }
      guard binding.formatters.isEmpty else { return nil }
      guard let node = scope.find(binding.path) else {
        return (BindingFault(binding: binding, reason: .missing, node: nil), ())
      }
      if node.kind == .array || node.kind == .object {
        return (BindingFault(binding: binding, reason: .notText, node: node), ())
      }
    }
    return (nil, ())
  }
}

extension JSONScalar {
  var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

extension Form where Value: Sendable {
  /// A leaf that may also be a binding. A null datum means that the key is not given.
  ///
  /// - Parameter parse: Looks at the value, written or bound.
  static func bindable(
    _ schema: Schema, isImage: Bool = false,
    parse: @escaping @Sendable (JSONScalar) -> Parsed<Value>
  ) -> Form<Value> {
    let complaint: @Sendable (JSONScalar) -> Complaint? = { scalar in
      if case .complaint(let complaint) = parse(scalar) { complaint } else { nil }
    }
    return Form(
      schema: .anyOf([schema, .named("binding") { .string(pattern: "\\{\\{.+\\}\\}") }]),
      check: { node, checking in
        switch BoundString.template(node, checking) {
        case .none:
          if let found = complaint(JSONScalar(node)) {
            checking.report(.invalid(node, found))
          }
        case .broken: break
        case .template(let template):
          checking.bindings?.append(
            BindingUse(
              node: node, template: template, isImage: isImage, loop: checking.loop,
              complaint: complaint))
        }
      },
      meaning: { node, resolving in
        BoundString.meaning(node, resolving).map { $0.isNull ? nil : parse($0).value }
      })
  }

  /// A text that may hold bindings.
  static func boundText(_ what: String) -> Form<String> {
    Form<String>(
      schema: .string(pattern: nil),
      check: { node, checking in
        switch BoundString.template(node, checking) {
        case .none:
          if node.kind != .string {
            checking.report(.invalid(node, .wrongType(expected: what)))
          }
        case .broken: break
        case .template(let template):
          checking.bindings?.append(
            BindingUse(node: node, template: template, loop: checking.loop))
        }
      },
      meaning: { node, resolving in
        guard node.kind == .string else { return .settled(nil) }
        let locale = resolving.locale
        return BoundString.meaning(node, resolving).map { BindingScope.text($0, locale: locale) }
      })
  }
}

/// Strings of the document that may hold bindings.
enum BoundString {
  enum Found {
    /// No binding in it.
    case none
    case template(BindingTemplate)
    /// A binding written wrongly, which has been reported.
    case broken
  }

  static func template(_ node: JSONNode, _ checking: Checking) -> Found {
    guard let text = node.string, BindingTemplate.isNeeded(for: text) else { return .none }
    do throws(BindingTemplate.Fault) {
      return .template(try BindingTemplate(text))
    } catch {
      checking.report(.bindingSyntax(node, error))
      return .broken
    }
  }

  /// What a value comes to with its bindings.
  static func meaning(_ node: JSONNode, _ resolving: Resolving) -> Meaning<JSONScalar> {
    guard let text = node.string, BindingTemplate.isNeeded(for: text) else {
      return .settled(JSONScalar(node))
    }
    guard let template = try? BindingTemplate(text) else { return .settled(.string(text)) }
    let locale = resolving.locale
    return .bound { scope in
      guard let scope else { return .string(text) }
      return try? scope.evaluate(template, locale: locale)
    }
  }
}
