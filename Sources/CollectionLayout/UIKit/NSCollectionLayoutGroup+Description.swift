// SPDX-License-Identifier: MIT
//
// A group's structure as lines of text, for a person who debugs it.
// Mirrors: NSCollectionLayoutGroup.visualDescription() (UIKit).
// Status: the words are ours; UIKit draws boxes and promises no format.

import Geometry

extension NSCollectionLayoutGroup {
  /// The group's structure, one line per item or group, indented by depth; ends without a newline.
  ///
  /// Meant for people: `row, fractionalWidth 1 x absolute 44, 2 equal slots, spacing fixed 10`.
  public func visualDescription() -> String {
    lines(indent: 0).joined(separator: "\n")
  }

  private func lines(indent: Int) -> [String] {
    let margin = String(repeating: "  ", count: indent)
    var parts: [String]
    switch arrangement {
    case .custom: parts = ["custom group"]
    default: parts = [axis == .horizontal ? "row" : "column"]
    }
    parts.append(layoutSize.spec.words)
    switch arrangement {
    case .fill: parts.append("as many as fit")
    case .count(_, let count): parts.append("\(count) equal slots")
    case .repeatCount(_, let count): parts.append("\(count) copies")
    case .custom: break
    }
    if let spacing = interItemSpacing {
      let kind = spacing.isFlexible ? "flexible" : "fixed"
      parts.append("spacing \(kind) \(CanonicalNumber.string(spacing.spacing))")
    }
    parts += ornaments
    return [margin + parts.joined(separator: ", ")]
      + subitems.flatMap { subitem in
        if let group = subitem as? NSCollectionLayoutGroup {
          return group.lines(indent: indent + 1)
        }
        let words = ["item", subitem.layoutSize.spec.words] + subitem.ornaments
        return [margin + "  " + words.joined(separator: ", ")]
      }
  }
}

extension NSCollectionLayoutItem {
  /// Insets and anchored views, where there are any.
  fileprivate var ornaments: [String] {
    var words: [String] = []
    if contentInsets != .zero {
      let insets = [
        contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
      ]
      words.append("insets " + insets.map { CanonicalNumber.string($0) }.joined(separator: " "))
    }
    for view in supplementaryItems { words.append("carries '\(view.elementKind)'") }
    return words
  }
}

extension SizeSpec {
  fileprivate var words: String { width.words + " x " + height.words }
}

extension DimensionSpec {
  fileprivate var words: String {
    switch self {
    case .fractionalWidth(let value): "fractionalWidth " + CanonicalNumber.string(value)
    case .fractionalHeight(let value): "fractionalHeight " + CanonicalNumber.string(value)
    case .absolute(let value): "absolute " + CanonicalNumber.string(value)
    case .estimated(let value): "estimated " + CanonicalNumber.string(value)
    case .uniformAcrossSiblings(let value):
      "uniformAcrossSiblings " + CanonicalNumber.string(value)
    }
  }
}
