// SPDX-License-Identifier: MIT
//
// How high lines are. A line is as high as the tallest of what stands on it needs: the largest
// ascender, the largest descender and the largest leading, as Core Text's `CTLineGetTypographicBounds`
// and TextKit's line fragments have it.

import Drawing
import Foundation

/// How far a line reaches from its baseline, points.
struct LineHeight: Hashable {
  var ascender: CGFloat
  var descender: CGFloat
  /// To the next line.
  var leading: CGFloat

  /// A line of one face.
  init(_ font: FontRequest) {
    (ascender, descender, leading) = (font.ascender, font.descender, font.leading)
  }

  var height: CGFloat { ascender + descender }

  /// High enough for both.
  mutating func hold(_ other: LineHeight) {
    ascender = max(ascender, other.ascender)
    descender = max(descender, other.descender)
    leading = max(leading, other.leading)
  }
}

/// The heights of a text's lines.
struct LineHeights {
  /// Of each run, where some are higher than others.
  private let runs: [LineHeight]
  /// Of every line, where all are alike; else of each.
  private var common: LineHeight?
  private var own: [LineHeight] = []
  private var count: Int

  /// Allowance for boxes that were rounded, points.
  private static let allowance: CGFloat = 0.01

  init(_ lines: [ShapedLine], of text: PreparedText) {
    count = lines.count
    common = text.commonHeight
    if common != nil {
      runs = []
      if text.hasOtherScripts { common?.hold(inkOf: lines) }
    } else {
      runs = text.runs.map { LineHeight($0.font) }
      own = lines.map { height(of: $0, in: text) }
    }
  }

  private func height(of line: ShapedLine, in text: PreparedText) -> LineHeight {
    // A line of nothing is as high as the line break at its end.
    var height = runs[line.spans.first?.run ?? text.run(at: line.start)]
    for span in line.spans.dropFirst() { height.hold(runs[span.run]) }
    if text.hasOtherScripts { height.hold(inkOf: [line]) }
    return height
  }

  /// Leaves the first lines, the last of them high enough for what takes its place as well.
  mutating func cut(to count: Int, endingIn line: ShapedLine, of text: PreparedText) {
    self.count = count
    guard common == nil else { return }
    own = Array(own.prefix(count))
    guard var last = own.popLast() else { return }
    last.hold(height(of: line, in: text))
    own.append(last)
  }

  /// How many lines fit in a height, from the first on, at least one.
  func fitting(_ height: CGFloat?) -> Int {
    guard let height else { return .max }
    if let common { return Self.whole(in: height, common) }
    var (bottom, fitting) = (CGFloat(0), 0)
    for line in own {
      guard bottom + line.height <= height + Self.allowance else { break }
      bottom += line.height + line.leading
      fitting += 1
    }
    return max(1, fitting)
  }

  /// How many lines of a text fit in a height at most, before its lines are known.
  static func most(of text: PreparedText, in height: CGFloat?) -> Int {
    guard let height else { return .max }
    if let common = text.commonHeight { return whole(in: height, common) }
    let heights = text.runs.map { LineHeight($0.font) }
    let step = heights.reduce(CGFloat.infinity) { min($0, $1.height + $1.leading) }
    return whole(in: height, step: step, leading: heights.reduce(0) { max($0, $1.leading) })
  }

  private static func whole(in height: CGFloat, _ line: LineHeight) -> Int {
    whole(in: height, step: line.height + line.leading, leading: line.leading)
  }

  private static func whole(in height: CGFloat, step: CGFloat, leading: CGFloat) -> Int {
    guard step > 0 else { return .max }
    let whole = ((height + leading + allowance) / step).rounded(.down)
    return max(1, whole < 1e9 ? Int(whole) : .max)
  }

  /// From the top of the text to each line's baseline.
  var baselines: [CGFloat] {
    if let common {
      return (0..<count).map { common.ascender + CGFloat($0) * (common.height + common.leading) }
    }
    var top: CGFloat = 0
    return own.map { line in
      defer { top += line.height + line.leading }
      return top + line.ascender
    }
  }

  /// Of all lines, with leading between them.
  var total: CGFloat {
    if let common {
      return CGFloat(count) * common.height + CGFloat(count - 1) * common.leading
    }
    return own.reduce(0) { $0 + $1.height + $1.leading } - (own.last?.leading ?? 0)
  }
}

extension PreparedText {
  /// Of every line, where no part is higher than another one.
  fileprivate var commonHeight: LineHeight? {
    guard !runs.isEmpty else { return LineHeight(font) }
    let heights = runs.lazy.filter { $0.length > 0 }.map { LineHeight($0.font) }
    guard let first = heights.first else { return LineHeight(font) }
    return heights.allSatisfy { $0 == first } ? first : nil
  }

  /// The run of the byte at `offset`; the last one for those behind it.
  fileprivate func run(at offset: Int) -> Int {
    var end = 0
    for (index, run) in runs.enumerated() {
      end += run.length
      if offset < end { return index }
    }
    return max(0, runs.count - 1)
  }
}
