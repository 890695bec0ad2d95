// SPDX-License-Identifier: MIT
//
// A section in UIKit's words: items, groups and what lies around them, one constant each.

import CollectionLayout
import Foundation
import Geometry

/// Writes the lines of a closure that returns a section.
struct SwiftSectionFactory {
  private(set) var lines: [SwiftCode] = []
  private var names = SwiftIdentifiers(taken: ["environment", "heights", "items", "ratios"])
  /// What was declared already, by its lines without the name.
  private var known: [String: String] = [:]

  /// Declares a constant.
  mutating func constant(_ wanted: String, _ value: SwiftCode) -> String {
    declare(wanted, value) { _ in [] }
  }

  /// Declares a constant with the lines that change it; an equal one that was declared is taken
  /// again.
  private mutating func declare(
    _ wanted: String, _ value: SwiftCode, changes: (String) -> [SwiftCode]
  ) -> String {
    let key = SwiftLines.statements([value] + changes("it"), 0).joined(separator: "\n")
    if let name = known[key] { return name }
    let name = names.unique(wanted)
    known[key] = name
    lines += [.prefixed("let \(name) = ", value)] + changes(name)
    return name
  }

  private static func set(_ property: String, _ value: SwiftCode) -> (String) -> SwiftCode {
    { name in .prefixed("\(name).\(property) = ", value) }
  }

  private static func size(_ size: SizeSpec) -> SwiftCode.Argument {
    .init(
      label: "layoutSize",
      value: .call(
        "NSCollectionLayoutSize",
        [
          .init("widthDimension", SwiftGroupWords.dimension(size.width)),
          .init("heightDimension", SwiftGroupWords.dimension(size.height)),
        ]))
  }

  // MARK: Items and groups

  /// Declares an item.
  mutating func item(_ spec: ItemSpec) -> String {
    var arguments = [Self.size(spec.size)]
    if let list = anchored(spec.supplementary) {
      arguments.append(.init("supplementaryItems", list))
    }
    let changes = Self.room(spec.contentInsets, spec.edgeSpacing)
    return declare("item", .call("NSCollectionLayoutItem", arguments)) { name in
      changes.map { $0(name) }
    }
  }

  private mutating func subitem(_ spec: SubitemSpec) -> String {
    switch spec {
    case .item(let item): self.item(item)
    case .group(let group): self.group(group, name: group.axis == .horizontal ? "row" : "column")
    }
  }

  /// Declares a group.
  mutating func group(_ spec: GroupSpec, name: String) -> String {
    let kind = "NSCollectionLayoutGroup." + spec.axis.rawValue
    let value: SwiftCode
    switch spec.arrangement {
    case .fill(let subitems):
      let names = subitems.map { subitem($0) }
      let list =
        Set(names).count == 1 && names.count > 3
        ? "Array(repeating: \(names[0]), count: \(names.count))"
        : "[" + names.joined(separator: ", ") + "]"
      value = .call(kind, [Self.size(spec.size), .init("subitems", list)])
    case .count(let one, let count):
      value = .call(
        kind, [Self.size(spec.size), .init("subitem", subitem(one)), .init("count", "\(count)")])
    case .repeatCount(let one, let count):
      value = .call(
        kind,
        [
          Self.size(spec.size), .init("repeatingSubitem", subitem(one)), .init("count", "\(count)"),
        ])
    case .custom(.frames(let frames)):
      value = .call(
        "NSCollectionLayoutGroup.custom", [Self.size(spec.size)], parameters: "_",
        body: [.list(frames.map(Self.frame))], breaks: true)
    case .custom(.provider):
      value = .text("")
    }
    var changes = Self.room(spec.contentInsets, spec.edgeSpacing)
    if spec.interItemSpacing != .fixed(0) {
      changes.append(
        Self.set("interItemSpacing", .text("." + Self.spacing(spec.interItemSpacing))))
    }
    if let list = anchored(spec.supplementary) {
      changes.append(Self.set("supplementaryItems", .text(list)))
    }
    return declare(name, value) { name in changes.map { $0(name) } }
  }

  private static func frame(_ item: CustomItemSpec) -> SwiftCode {
    let frame = item.frame
    let numbers = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    return .call(
      "NSCollectionLayoutGroupCustomItem",
      [
        .init(
          label: "frame",
          value: .call("CGRect", numbers.map { .init($0.0, SwiftLiteral.number($0.1)) }))
      ])
  }

  /// Insets and edge spacing, where there are any.
  private static func room(
    _ insets: NSDirectionalEdgeInsets, _ edges: EdgeSpacingSpec
  ) -> [(String) -> SwiftCode] {
    var changes: [(String) -> SwiftCode] = []
    if insets != .zero {
      changes.append(
        set("contentInsets", SwiftGroupWords.insets("NSDirectionalEdgeInsets", insets)))
    }
    if edges != EdgeSpacingSpec() {
      let sides = [
        ("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing),
        ("bottom", edges.bottom),
      ]
      changes.append(
        set(
          "edgeSpacing",
          .call(
            "NSCollectionLayoutEdgeSpacing",
            sides.map { .init($0.0, $0.1.map { "." + spacing($0) } ?? "nil") })))
    }
    return changes
  }

  private static func spacing(_ spacing: SpacingSpec) -> String {
    switch spacing {
    case .fixed(let value): "fixed(" + SwiftLiteral.number(value) + ")"
    case .flexible(let value): "flexible(" + SwiftLiteral.number(value) + ")"
    }
  }

  // MARK: Anchored views

  /// Declares anchored views; nil where there are none.
  private mutating func anchored(_ list: [AnchoredSpec]) -> String? {
    guard !list.isEmpty else { return nil }
    var names: [String] = []
    for spec in list {
      var arguments = [
        Self.size(spec.size), .init("elementKind", SwiftSectionFactory.kind(spec.kind)),
        .init(label: "containerAnchor", value: Self.anchor(spec.containerAnchor)),
      ]
      if let own = spec.itemAnchor {
        arguments.append(.init(label: "itemAnchor", value: Self.anchor(own)))
      }
      let order = spec.zIndex
      let wanted = SwiftIdentifiers.value([spec.kind], otherwise: "anchored")
      names.append(
        declare(wanted, .call("NSCollectionLayoutSupplementaryItem", arguments)) { name in
          order == 1 ? [] : [Self.set("zIndex", .text("\(order)"))(name)]
        })
    }
    return "[" + names.joined(separator: ", ") + "]"
  }

  private static func anchor(_ anchor: AnchorSpec) -> SwiftCode {
    let edges: [(NSDirectionalRectEdge, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let names = edges.filter { anchor.edges.contains($0.0) }.map(\.1)
    let list = names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    var arguments = [SwiftCode.Argument("edges", list)]
    switch anchor.offset {
    case .absolute(let point):
      if point != .zero {
        arguments.append(.init(label: "absoluteOffset", value: Self.point(point)))
      }
    case .fractional(let point):
      arguments.append(.init(label: "fractionalOffset", value: Self.point(point)))
    }
    return .call("NSCollectionLayoutAnchor", arguments)
  }

  private static func point(_ point: CGPoint) -> SwiftCode {
    .call(
      "CGPoint",
      [.init("x", SwiftLiteral.number(point.x)), .init("y", SwiftLiteral.number(point.y))])
  }

  /// A kind as UIKit has it.
  static func kind(_ kind: String) -> String {
    switch kind {
    case "header": "UICollectionView.elementKindSectionHeader"
    case "footer": "UICollectionView.elementKindSectionFooter"
    default: SwiftLiteral.string(kind)
    }
  }

  // MARK: The section

  /// Declares the section around a group, and returns it.
  mutating func section(_ spec: SectionSpec, group: String) {
    let boundary = spec.boundary.map { self.boundary($0) }
    let decorations = spec.decoration.map { self.decoration($0) }
    let name = names.unique("section")
    let start = lines.count
    let made = SwiftCode.call("NSCollectionLayoutSection", [.init("group", group)])
    lines.append(.prefixed("let \(name) = ", made))
    func set(_ property: String, _ value: SwiftCode) {
      lines.append(Self.set(property, value)(name))
    }
    if spec.interGroupSpacing != 0 {
      set("interGroupSpacing", .text(SwiftLiteral.number(spec.interGroupSpacing)))
    }
    if spec.contentInsets != .zero {
      set("contentInsets", SwiftGroupWords.insets("NSDirectionalEdgeInsets", spec.contentInsets))
    }
    if spec.orthogonal != .none {
      set("orthogonalScrollingBehavior", .text("." + spec.orthogonal.rawValue))
    }
    if let reference = spec.contentInsetsReference, reference != .automatic {
      set("contentInsetsReference", .text("." + reference.rawValue))
    }
    if !spec.supplementariesFollowContentInsets {
      set("supplementariesFollowContentInsets", .text("false"))
    }
    if !boundary.isEmpty {
      set("boundarySupplementaryItems", .list(boundary.map { .text($0) }))
    }
    if !decorations.isEmpty { set("decorationItems", .list(decorations.map { .text($0) })) }
    if lines.count == start + 1 {
      // Nothing is set: it is returned as it is made.
      lines[start] = .prefixed("return ", made)
    } else {
      lines.append(.prefixed("return ", .text(name)))
    }
  }

  private mutating func boundary(_ spec: BoundarySpec) -> String {
    var arguments = [
      Self.size(spec.size), .init("elementKind", Self.kind(spec.kind)),
      .init("alignment", "." + spec.alignment.rawValue),
    ]
    if spec.absoluteOffset != .zero {
      arguments.append(.init(label: "absoluteOffset", value: Self.point(spec.absoluteOffset)))
    }
    var changes: [(String) -> SwiftCode] = []
    if spec.pinToVisibleBounds { changes.append(Self.set("pinToVisibleBounds", .text("true"))) }
    if !spec.extendsBoundary { changes.append(Self.set("extendsBoundary", .text("false"))) }
    if spec.contentInsets != .zero {
      changes.append(
        Self.set(
          "contentInsets", SwiftGroupWords.insets("NSDirectionalEdgeInsets", spec.contentInsets)))
    }
    if spec.zIndex != 1 { changes.append(Self.set("zIndex", .text("\(spec.zIndex)"))) }
    return declare(
      SwiftIdentifiers.value([spec.kind], otherwise: "boundary"),
      .call("NSCollectionLayoutBoundarySupplementaryItem", arguments)
    ) { name in changes.map { $0(name) } }
  }

  private mutating func decoration(_ spec: DecorationSpec) -> String {
    var changes: [(String) -> SwiftCode] = []
    if spec.contentInsets != .zero {
      changes.append(
        Self.set(
          "contentInsets", SwiftGroupWords.insets("NSDirectionalEdgeInsets", spec.contentInsets)))
    }
    if spec.zIndex != 0 { changes.append(Self.set("zIndex", .text("\(spec.zIndex)"))) }
    return declare(
      SwiftIdentifiers.value([spec.kind], otherwise: "decoration"),
      .call(
        "NSCollectionLayoutDecorationItem.background",
        [.init("elementKind", SwiftLiteral.string(spec.kind))])
    ) { name in changes.map { $0(name) } }
  }
}
