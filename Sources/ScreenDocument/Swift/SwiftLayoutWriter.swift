// SPDX-License-Identifier: MIT
//
// A section's layout in Swift: in the words of the DSL where they can say it, else in UIKit's.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// Writes a section's layout.
struct SwiftLayoutWriter {
  let screen: SwiftScreenWriter
  let list: ListStyle?
  let effects: [VisibleItemEffect]
  let showsPageDots: Bool
  let configuration: ConfigurationSpec

  /// The lines of `layout`; nil for a layout that Swift has no words for.
  ///
  /// - Parameter cases: From the widest on; the last one holds otherwise.
  func body(_ cases: [SwiftLayoutCase]) -> [SwiftCode]? {
    guard let last = cases.last else { return nil }
    if case .list(let spec) = last.spec.content {
      return cases.count == 1 ? [listLayout(spec, last.spec)].compactMap { $0 } : nil
    }
    let words = SwiftGroupWords()
    var constants: [SwiftCode] = []
    if cases.allSatisfy({ words.canSay($0.spec, like: last.spec) }),
      let groups = groups(cases, words, &constants)
    {
      return constants + [dressed(grid(last.spec, groups), isReturned: !constants.isEmpty)]
    }
    guard let closure = sections(cases, words, &constants) else { return nil }
    let layout = SwiftCode.call(
      "UIKitSectionLayout", [],
      [SwiftCode.Closure(parameters: parameters(closure), body: closure, breaks: true)])
    return constants + [dressed(layout, isReturned: !constants.isEmpty)]
  }

  /// `_` for what the lines do not use.
  private func parameters(_ lines: [SwiftCode]) -> String {
    let text = SwiftLines.statements(lines, 0).joined(separator: "\n")
    return "_, " + (text.contains("environment") ? "environment" : "_")
  }

  private func dressed(_ layout: SwiftCode, isReturned: Bool) -> SwiftCode {
    var calls: [SwiftCode] = []
    if !effects.isEmpty {
      let list = effects.map { effect in
        SwiftCode.call(
          "VisibleItemEffect",
          [
            .init("kind", "." + effect.kind.rawValue),
            .init("from", SwiftLiteral.number(effect.from)),
            .init("distance", SwiftLiteral.number(effect.distance)),
          ])
      }
      calls.append(.call(".visibleItemEffects", [.init(label: nil, value: .list(list))]))
    }
    if showsPageDots { calls.append(.call(".pageDots", [])) }
    let whole = layout.calling(calls)
    return isReturned ? .prefixed("return ", whole) : whole
  }

  // MARK: In the words of the DSL

  private func grid(_ spec: SectionSpec, _ groups: [SwiftCode]) -> SwiftCode {
    func closure(_ kind: String) -> SwiftCode.Argument? {
      let items = spec.boundary.filter { $0.kind == kind }.map(SwiftGroupWords.reusable)
      guard !items.isEmpty else { return nil }
      return .init(label: kind, value: .closure(.init(parameters: "_, _", body: items)))
    }
    let body = SwiftCode.Closure(parameters: parameters(groups), body: groups, breaks: true)
    let arguments = [
      closure("header"), .init(label: "body", value: .closure(body)), closure("footer"),
    ]
    var calls: [SwiftCode] = []
    if spec.interGroupSpacing != 0 {
      calls.append(.call(".interGroupSpacing", SwiftLiteral.number(spec.interGroupSpacing)))
    }
    if spec.contentInsets != .zero {
      calls.append(
        .call(
          ".contentInsets",
          [.init(label: nil, value: SwiftGroupWords.insets("EdgeInsets", spec.contentInsets))]))
    }
    if spec.orthogonal != .none {
      calls.append(.call(".orthogonalScrollingBehavior", "." + spec.orthogonal.rawValue))
    }
    return SwiftCode.call("GridSectionLayout", arguments.compactMap { $0 }).calling(calls)
  }

  /// The group for each width; what they share is declared before them.
  private func groups(
    _ cases: [SwiftLayoutCase], _ words: SwiftGroupWords, _ constants: inout [SwiftCode]
  ) -> [SwiftCode]? {
    var lines: [SwiftCode] = []
    for one in cases {
      let group: SwiftCode
      switch one.spec.content {
      case .group(let spec): group = words.group(spec)
      case .waterfall(let spec): group = waterfall(spec, &constants)
      default: return nil
      }
      lines += chosen(one, [group], isOnly: cases.count == 1)
    }
    return lines
  }

  /// Lines that hold from a width on.
  private func chosen(
    _ one: SwiftLayoutCase, _ lines: [SwiftCode], isOnly: Bool
  ) -> [SwiftCode] {
    var lines = lines
    if !isOnly, let last = lines.popLast() {
      if case .prefixed = last {
        lines.append(last)
      } else {
        lines.append(.prefixed("return ", last))
      }
    }
    guard let width = one.minimumWidth else { return lines }
    let condition =
      "if environment.container.effectiveContentSize.width >= " + SwiftLiteral.number(width)
    return [.block(condition, lines)]
  }

  private func waterfall(_ spec: WaterfallSpec, _ constants: inout [SwiftCode]) -> SwiftCode {
    let length: String
    let values: [CGFloat]
    switch spec.itemLength {
    case .values(let list): (values, length) = (list, "heights[index % heights.count]")
    case .aspect(let list): (values, length) = (list, "width / ratios[index % ratios.count]")
    case .provider: (values, length) = ([], "0")
    }
    let name = length.hasPrefix("width") ? "ratios" : "heights"
    if constants.isEmpty {
      constants = [
        .prefixed(
          "let \(name): [CGFloat] = ", .list(values.map { .text(SwiftLiteral.number($0)) }))
      ]
    }
    var arguments: [SwiftCode.Argument] = [
      .init("numberOfColumn", String(spec.lanes)), .init("numberOfItems", "items.count"),
      .init("environment", "environment"),
    ]
    if spec.contentInset != .zero {
      arguments.append(
        .init(
          label: "contentInset", value: SwiftGroupWords.insets("EdgeInsets", spec.contentInset)))
    }
    arguments.append(
      .init(
        label: "itemHeightContext",
        value: .closure(
          .init(
            parameters: name == "ratios" ? "index, width" : "index, _", body: [.text(length)]))))
    var calls: [SwiftCode] = []
    if spec.interItemSpacing != 0 {
      calls.append(.call(".interItemSpacing", SwiftLiteral.number(spec.interItemSpacing)))
    }
    if spec.mode == .clean { calls.append(.call(".compatibility", ".clean")) }
    return SwiftCode.call("WaterFallGroupLayout", arguments).calling(calls)
  }

  private func listLayout(_ spec: ListSpec, _ section: SectionSpec) -> SwiftCode? {
    guard section.boundary.allSatisfy(SwiftGroupWords.canSay) else { return nil }
    func closure(_ kind: String) -> SwiftCode.Argument? {
      let items = section.boundary.filter { $0.kind == kind }.map(SwiftGroupWords.reusable)
      guard !items.isEmpty else { return nil }
      return .init(label: kind, value: .closure(.init(parameters: "_, _", body: items)))
    }
    let arguments = [
      SwiftCode.Argument(nil, "." + spec.appearance.rawValue), closure("header"), closure("footer"),
    ]
    var calls: [SwiftCode] = []
    let edges = [
      ("top", spec.insets.top), ("leading", spec.insets.leading), ("bottom", spec.insets.bottom),
      ("trailing", spec.insets.trailing),
    ]
    let given = edges.flatMap { edge in
      SwiftCode.Argument.optional(edge.0, edge.1.map { SwiftLiteral.number($0) })
    }
    calls.append(
      given.isEmpty ? .call(".compatibility", ".clean") : .call(".contentInset", given))
    if spec.headerMode != .none {
      calls.append(.call(".headerMode", "." + spec.headerMode.rawValue))
    }
    if spec.footerMode != .none {
      calls.append(.call(".footerMode", "." + spec.footerMode.rawValue))
    }
    if let padding = spec.headerTopPadding {
      calls.append(.call(".headerTopPadding", SwiftLiteral.number(padding)))
    }
    if let list { calls += look(list) }
    return dressed(
      SwiftCode.call("ListSectionLayout", arguments.compactMap { $0 }).calling(calls),
      isReturned: false)
  }

  private func look(_ list: ListStyle) -> [SwiftCode] {
    let system = ListStyle(appearance: list.appearance, cardRadius: list.cardRadius)
    var calls: [SwiftCode] = []
    if list.showsSeparators != system.showsSeparators {
      calls.append(.call(".showsSeparators", "\(list.showsSeparators)"))
    }
    func length(_ label: String, _ value: CGFloat?) -> [SwiftCode.Argument] {
      SwiftCode.Argument.optional(label, value.map { SwiftLiteral.number($0) })
    }
    var parts =
      length("leading", list.separatorLeading) + length("trailing", list.separatorTrailing)
      + length("topLeading", list.topSeparatorLeading)
      + length("topTrailing", list.topSeparatorTrailing)
    parts += SwiftCode.Argument.optional("color", list.separatorColor.flatMap(screen.color))
    if list.separatorAlpha != 1 {
      parts.append(.init("opacity", SwiftLiteral.number(list.separatorAlpha)))
    }
    if !parts.isEmpty {
      calls.append(.call(".separator", [.init(label: nil, value: .call("ListSeparator", parts))]))
    }
    if let background = list.background.flatMap(screen.color) {
      calls.append(.call(".background", background))
    }
    return calls
  }

  // MARK: In UIKit's words

  private func sections(
    _ cases: [SwiftLayoutCase], _ words: SwiftGroupWords, _ constants: inout [SwiftCode]
  ) -> [SwiftCode]? {
    var lines: [SwiftCode] = []
    for one in cases {
      var factory = SwiftSectionFactory()
      let group: String
      switch one.spec.content {
      case .group(let spec): group = factory.group(spec, name: "group")
      case .waterfall(let spec) where words.canSay(spec):
        group = factory.constant(
          "group", .chain(waterfall(spec, &constants), [.text("._buildGroupLayout()")]))
      default: return nil
      }
      factory.section(one.spec, group: group)
      lines += chosen(one, factory.lines, isOnly: cases.count == 1)
    }
    return lines
  }
}
