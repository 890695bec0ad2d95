// SPDX-License-Identifier: MIT
//
// Two SVG files: ours layer by layer, others line by line.

import SnapshotStore

/// What came of comparing two SVG files.
struct SVGDiff {
  /// Whether they show the same, as far as their texts tell.
  let isEqual: Bool
  /// In one line.
  let text: String
  /// What differs, a line each; empty when nothing does.
  let lines: String

  /// Compares two files: as bytes, without the space around their lines, then by layers.
  init(_ before: [UInt8], _ after: [UInt8]) {
    let (old, new) = (Self.lines(before), Self.lines(after))
    guard before != after, old != new else {
      let isSame = before == after
      (isEqual, lines) = (true, "")
      text = isSame ? "the files are equal" : "the files differ in white space alone"
      return
    }
    isEqual = false
    let layers = (SVGLayers(before), SVGLayers(after))
    guard layers.0.layers.isEmpty || layers.1.layers.isEmpty else {
      let difference = SVGDifference(layers.0, layers.1)
      (text, lines) = (difference.summary, difference.text)
      return
    }
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = first ?? min(old.count, new.count)
    let count = zip(old, new).count { $0 != $1 } + abs(old.count - new.count)
    text = "\(count) \(count == 1 ? "line differs" : "lines differ"), from line \(index + 1) on"
    let removed = old.dropFirst(index).first.map { "- \($0.prefix(120))\n" } ?? ""
    let added = new.dropFirst(index).first.map { "+ \($0.prefix(120))\n" } ?? ""
    lines = removed + added
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
      $0.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
