// SPDX-License-Identifier: MIT
//
// A verdict in one line, and in full.

import Foundation

extension Verdict {
  /// One line without a full stop: the cause first, counts after it.
  package var summary: String {
    switch state {
    case .passed: return ""
    case .error, .unreadable, .missing, .recorded:
      return notes.first ?? Self.words(for: state)
    case .incomplete: return notes.last ?? Self.words(for: state)
    case .changed, .tolerated, .engine: break
    }
    var parts: [String] = []
    if let layout, !layout.isEmpty {
      parts += layout.causeParts + contentParts + layout.followerParts
      if unexplained > 0 {
        parts.append("\(PixelDifference.grouped(unexplained)) pixels are not explained")
      } else if sizes == nil, tellsContent, layout.namesEveryCause,
        repainted.count <= Self.namedInSummary
      {
        parts.append(LayoutComparison.end)
      }
    }
    if let sizes {
      parts.append(
        "size \(sizes.before.width)x\(sizes.before.height) -> "
          + "\(sizes.after.width)x\(sizes.after.height)")
    } else if let difference = pixels?.difference, layout?.isEmpty ?? true {
      parts += paintParts(difference)
    } else if layout?.isEmpty == false, isEqualByHash {
      parts.append("the picture is the same")
    }
    if state == .engine { parts.insert("drawn by another engine, \(engines)", at: 0) }
    return parts.joined(separator: "; ")
  }

  /// Elements that one line names; the rest is counted.
  private static let namedInSummary = 3
  private static let background = "the background"

  /// What was painted anew, worth saying even where the layout explains the place.
  private var contentParts: [String] {
    var parts = isBackgroundRepainted ? ["\(Self.background) changed"] : []
    if !repainted.isEmpty { parts.append("content of \(Self.names(repainted)) changed") }
    return parts
  }

  /// Pixels that neither the layout nor what was painted anew explains.
  private var unexplained: Int {
    guard !isBackgroundRepainted, let difference = pixels?.difference, difference.counted > 0 else {
      return 0
    }
    let known = Set(repainted)
    return difference.regions.reduce(0) { sum, region in
      let isExplained =
        region.isExplainedByLayout || !known.isDisjoint(with: region.elements)
      return isExplained ? sum : sum + region.count
    }
  }

  /// What differs where everything is in its place.
  private func paintParts(_ difference: PixelDifference) -> [String] {
    guard difference.counted > 0 else { return [difference.text] }
    var names = repainted
    if names.isEmpty, !isBackgroundRepainted { names = Self.smallest(of: difference.regions) }
    var subjects = isBackgroundRepainted ? [Self.background] : []
    if !names.isEmpty { subjects.append(Self.names(names)) }
    return [
      (["paint only"] + (subjects.isEmpty ? [] : [subjects.joined(separator: ", ")]))
        .joined(separator: ": "), difference.text,
    ]
  }

  /// The smallest element of each region.
  private static func smallest(of regions: [DifferenceRegion]) -> [String] {
    var names: [String] = []
    for region in regions {
      guard let name = region.elements.first, !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  private static func names(_ names: [String]) -> String {
    let shown = names.prefix(namedInSummary).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > namedInSummary
      ? shown + " and \(names.count - namedInSummary) more" : shown
  }

  private static func words(for state: SnapshotState) -> String {
    switch state {
    case .missing: "there is no reference"
    case .recorded: "a reference was written"
    default: state.rawValue
    }
  }

  /// The summary, every change of the layout, every region, every note; lines end in a line feed.
  package var text: String {
    var lines: [String] = summary.isEmpty ? [] : [summary]
    if let layout, !layout.isEmpty {
      lines.append("layout")
      lines += layout.text.split(separator: "\n").map { "  " + $0 }
    }
    if let difference = pixels?.difference, difference.differing > 0 {
      lines.append("pixels")
      lines.append("  " + difference.text)
      for region in difference.regions.prefix(16) { lines.append("  " + region.text) }
      if difference.regions.count > 16 {
        lines.append("  and \(difference.regions.count - 16) more places")
      }
    }
    for note in notes where note != summary { lines.append("note: " + note) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DifferenceRegion {
  /// Elements that a line names.
  private static let namedInText = 4

  /// `12,40 100x20: 812 pixels, explained by layout, `hits/3``.
  package var text: String {
    var text = "\(box.x),\(box.y) \(box.width)x\(box.height): "
    text += "\(PixelDifference.grouped(count)) \(count == 1 ? "pixel" : "pixels"), "
    text += isExplainedByLayout ? "explained by layout" : "paint only"
    let names = elements.prefix(Self.namedInText).map { "`\($0)`" }.joined(separator: ", ")
    guard !names.isEmpty else { return text }
    let rest = elements.count - Self.namedInText
    return text + ", " + names + (rest > 0 ? " and \(rest) more" : "")
  }
}
