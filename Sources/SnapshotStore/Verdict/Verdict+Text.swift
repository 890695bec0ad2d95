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
    if let layout, !layout.isEmpty { parts.append(layout.summary) }
    if let sizes {
      parts.append(
        "size \(sizes.before.width)x\(sizes.before.height) -> "
          + "\(sizes.after.width)x\(sizes.after.height)")
    } else if let pixels {
      parts += paintParts(pixels.difference)
    } else if layout?.isEmpty == false, isEqualByHash {
      parts.append("the picture is the same")
    }
    if state == .engine { parts.insert("drawn by another engine, \(engines)", at: 0) }
    return parts.joined(separator: "; ")
  }

  /// Says how much of the paint the layout explains.
  private func paintParts(_ difference: PixelDifference) -> [String] {
    let isLayoutEqual = layout?.isEmpty ?? true
    guard difference.counted > 0 else { return isLayoutEqual ? [difference.text] : [] }
    let unexplained = difference.regions.filter { !$0.isExplainedByLayout }
    if isLayoutEqual {
      let names = Self.names(of: unexplained.isEmpty ? difference.regions : unexplained)
      return ["paint only\(names.isEmpty ? "" : ": " + names)", difference.text]
    }
    // Same id, other content: worth saying even where the layout explains the place.
    let repaintedNames = repainted.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    var parts = repainted.isEmpty ? [] : ["content of \(repaintedNames)\(more(repainted)) changed"]
    if !unexplained.isEmpty {
      let pixels = PixelDifference.grouped(unexplained.reduce(0) { $0 + $1.count })
      parts.append("\(pixels) pixels are not explained by the layout")
    }
    return parts
  }

  private func more(_ list: [String]) -> String {
    list.count > 3 ? " and \(list.count - 3) more" : ""
  }

  /// The smallest element of each region.
  private static func names(of regions: [DifferenceRegion]) -> String {
    var names: [String] = []
    for region in regions {
      guard let name = region.elements.first, !names.contains(name) else { continue }
      names.append(name)
    }
    let shown = names.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 3 ? shown + " and \(names.count - 3) more" : shown
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
  /// `12,40 100x20: 812 pixels, explained by layout, `hits/3``.
  package var text: String {
    var text = "\(box.x),\(box.y) \(box.width)x\(box.height): "
    text += "\(PixelDifference.grouped(count)) \(count == 1 ? "pixel" : "pixels"), "
    text += isExplainedByLayout ? "explained by layout" : "paint only"
    let names = elements.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    return names.isEmpty ? text : text + ", " + names
  }
}
