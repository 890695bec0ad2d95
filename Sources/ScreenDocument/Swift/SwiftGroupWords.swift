// SPDX-License-Identifier: MIT
//
// Groups in the words of the DSL, and whether these can say what a layout is.

import CollectionLayout
import Foundation
import Geometry

/// Groups in the words of the DSL.
struct SwiftGroupWords {
  // MARK: What can be said

  /// Whether a section can be written with the frame of another one.
  func canSay(_ spec: SectionSpec, like other: SectionSpec) -> Bool {
    guard spec.decoration.isEmpty, spec.contentInsetsReference ?? .automatic == .automatic,
      spec.supplementariesFollowContentInsets, spec.boundary.allSatisfy(Self.canSay),
      spec.boundary == other.boundary, spec.interGroupSpacing == other.interGroupSpacing,
      spec.contentInsets == other.contentInsets, spec.orthogonal == other.orthogonal
    else { return false }
    switch spec.content {
    case .group(let group): return canSay(group)
    case .waterfall(let waterfall): return canSay(waterfall)
    default: return false
    }
  }

  func canSay(_ spec: WaterfallSpec) -> Bool {
    if case .provider = spec.itemLength { return false }
    return spec.axis == .vertical
      && spec.lineSpacing ?? spec.interItemSpacing == spec.interItemSpacing
      && spec.lengthAcross == nil
  }

  /// A header over the whole width, or a footer.
  static func canSay(_ item: BoundarySpec) -> Bool {
    let alignment: [String: NSRectAlignment] = ["header": .top, "footer": .bottom]
    return alignment[item.kind] == item.alignment && item.size.width == .fractionalWidth(1)
      && canSay(item.size.height) && item.absoluteOffset == .zero && item.extendsBoundary
      && item.contentInsets == .zero && item.zIndex == 1
  }

  private static func canSay(_ length: DimensionSpec) -> Bool {
    if case .uniformAcrossSiblings = length { false } else { true }
  }

  private func canSay(_ group: GroupSpec) -> Bool {
    guard case .fill(let subitems) = group.arrangement, !group.interItemSpacing.isFlexible,
      group.contentInsets == .zero, group.edgeSpacing == EdgeSpacingSpec(),
      group.supplementary.isEmpty, Self.canSay(group.size.width), Self.canSay(group.size.height)
    else { return false }
    return subitems.allSatisfy { subitem in
      switch subitem {
      case .group(let group): canSay(group)
      case .item(let item):
        item.contentInsets == .zero && item.edgeSpacing == EdgeSpacingSpec()
          && item.supplementary.isEmpty && Self.canSay(item.size.width)
          && Self.canSay(item.size.height)
      }
    }
  }

  // MARK: Saying it

  /// A row or a column.
  func group(_ spec: GroupSpec) -> SwiftCode {
    guard case .fill(let subitems) = spec.arrangement else { return .text("") }
    var arguments = Self.size(spec.size)
    if spec.interItemSpacing.minimum != 0 {
      arguments.append(.init("spacing", SwiftLiteral.number(spec.interItemSpacing.minimum)))
    }
    var lines: [SwiftCode] = []
    var run: (text: String, code: SwiftCode, count: Int)?
    func end() {
      guard let one = run else { return }
      lines.append(one.count == 1 ? one.code : .block("for _ in 0..<\(one.count)", [one.code]))
      run = nil
    }
    for subitem in subitems {
      let code = self.subitem(subitem)
      let text = SwiftLines.lines(code, indent: 0).joined(separator: "\n")
      if run?.text == text {
        run?.count += 1
      } else {
        end()
        run = (text, code, 1)
      }
    }
    end()
    return .call(
      spec.axis == .horizontal ? "HGroupLayout" : "VGroupLayout", arguments, body: lines,
      breaks: true)
  }

  private func subitem(_ subitem: SubitemSpec) -> SwiftCode {
    switch subitem {
    case .group(let group): self.group(group)
    case .item(let item): .call("GridItemLayout", Self.size(item.size))
    }
  }

  private static func size(_ size: SizeSpec) -> [SwiftCode.Argument] {
    [.init("width", dimension(size.width)), .init("height", dimension(size.height))]
  }

  /// A header or a footer.
  static func reusable(_ item: BoundarySpec) -> SwiftCode {
    SwiftCode.call(
      "ReusableItemLayout",
      [.init("kind", "." + item.kind), .init("height", dimension(item.size.height))]
    ).calling(item.pinToVisibleBounds ? [.call(".pinToVisibleBounds", [])] : [])
  }

  static func dimension(_ dimension: DimensionSpec) -> String {
    switch dimension {
    case .fractionalWidth(let value): ".fractionalWidth(" + SwiftLiteral.number(value) + ")"
    case .fractionalHeight(let value): ".fractionalHeight(" + SwiftLiteral.number(value) + ")"
    case .absolute(let value): ".absolute(" + SwiftLiteral.number(value) + ")"
    case .estimated(let value): ".estimated(" + SwiftLiteral.number(value) + ")"
    case .uniformAcrossSiblings(let value):
      ".uniformAcrossSiblings(estimate: " + SwiftLiteral.number(value) + ")"
    }
  }

  static func insets(_ type: String, _ insets: NSDirectionalEdgeInsets) -> SwiftCode {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return .call(type, edges.map { .init($0.0, SwiftLiteral.number($0.1)) })
  }
}
