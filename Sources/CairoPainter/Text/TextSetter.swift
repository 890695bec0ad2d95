// SPDX-License-Identifier: MIT
//
// Sets texts: shrinks, limits lines, cuts with an ellipsis, aligns. How long a string is in print is
// the line shaper's business.

import Drawing
import Foundation

/// Sets texts, each once per request and box.
final class TextSetter {
  private struct Key: Hashable {
    var request: TextRequest
    var width: CGFloat?
    var height: CGFloat?

    /// Byte for byte: strings that Unicode takes as equal may have different glyphs.
    static func == (a: Key, b: Key) -> Bool {
      a.width == b.width && a.height == b.height && a.request == b.request
        && a.request.string.utf8.elementsEqual(b.request.string.utf8)
    }
  }

  /// Texts kept; then all are forgotten, which costs time and changes nothing.
  private static let capacity = 4096
  /// Allowance for boxes whose width was rounded, points.
  private static let allowance: CGFloat = 0.01

  private let shaper: any LineShaper
  private var cache: [Key: SetText] = [:]

  init(_ shaper: any LineShaper) { self.shaper = shaper }

  /// The text in a box as wide and high as given.
  func set(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> SetText {
    let key = Key(
      request: request, width: width.flatMap(Self.length), height: height.flatMap(Self.length))
    if let known = cache[key] { return known }
    if cache.count >= Self.capacity { cache.removeAll() }
    let text = lay(request, width: key.width, height: key.height)
    cache[key] = text
    return text
  }

  /// A length that can be laid out; nil for infinity and what is no number.
  private static func length(_ value: CGFloat) -> CGFloat? {
    value.isFinite && value < 1_000_000 ? max(0, value) : nil
  }

  private func lay(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> SetText {
    let prepared = shaper.prepare(request.string, for: request)
    // 1. At full size, if it fits.
    let full = cut(prepared, request, width: width, height: height)
    let least = request.minimumScaleFactor
    guard full.metrics.isTruncated, least < 1, least > 0 else { return full }
    // 2. Else at the largest whole percent at which nothing is cut.
    var (low, high) = (Int((least * 100).rounded(.up)), 99)
    var best: SetText?
    while low <= high {
      let middle = (low + high + 1) / 2
      let shrunk = cut(
        prepared.scaled(by: CGFloat(middle) / 100), request, width: width, height: height)
      if shrunk.metrics.isTruncated {
        high = middle - 1
      } else {
        best = shrunk
        low = middle + 1
      }
    }
    // 3. Else as small as allowed, and cut.
    return best ?? cut(prepared.scaled(by: least), request, width: width, height: height)
  }

  /// Lines at one size, the last one cut when there is more than fits.
  private func cut(
    _ text: PreparedText, _ request: TextRequest, width: CGFloat?, height: CGFloat?
  ) -> SetText {
    let wrapped = width.map { $0 + Self.allowance }
    let limit = min(
      request.lineLimit.map { max(1, $0) } ?? .max, LineHeights.most(of: text, in: height))
    var (lines, hasMore) = shaper.lines(of: text, width: wrapped, limit: limit)
    // Lines may be higher than the lowest that the text could have.
    var heights = LineHeights(lines, of: text)
    let room = heights.fitting(height)
    if lines.count > room {
      lines.removeLast(lines.count - room)
      hasMore = true
    }
    if hasMore, let last = lines.popLast() {
      let ending = TextEnding(shaper: shaper, text: text, mode: request.truncation)
        .line(from: last.start, width: wrapped)
      lines.append(ending)
      heights.cut(to: lines.count, endingIn: ending, of: text)
    }
    return place(lines, heights, text, request, width: width, isTruncated: hasMore)
  }

  /// Gives each line its place: one below the other, aligned in the box.
  private func place(
    _ shaped: [ShapedLine], _ heights: LineHeights, _ text: PreparedText, _ request: TextRequest,
    width: CGFloat?, isTruncated: Bool
  ) -> SetText {
    let longest = shaped.reduce(0) { max($0, $1.width) }
    let box = width ?? longest
    let lines = zip(shaped, heights.baselines).map { line, baseline in
      let room = box - line.width
      let x: CGFloat =
        switch request.alignment {
        case .center: room / 2
        case .leading: request.isRightToLeft ? room : 0
        case .trailing: request.isRightToLeft ? 0 : room
        }
      return SetLine(
        runs: line.runs, spans: line.spans, width: line.width, x: x, baseline: baseline)
    }
    let metrics = TextMetrics(
      size: CGSize(width: longest, height: heights.total), lineCount: lines.count,
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: isTruncated)
    return SetText(
      lines: lines, metrics: metrics, font: text.font, runs: text.runs, missing: text.missing,
      fontFiles: Set(text.parts.compactMap { $0.face?.source.path }))
  }
}

extension PreparedText {
  /// The same text in a smaller size; faces stay.
  func scaled(by factor: CGFloat) -> PreparedText {
    var copy = self
    copy.font = font.scaled(by: factor)
    for index in runs.indices {
      copy.runs[index].font = runs[index].font.scaled(by: factor)
      copy.runs[index].baselineOffset *= factor
    }
    return copy
  }

  /// A part of this text around an ellipsis, as a line of its own.
  func replacingString(_ string: String, runs: [TextRun], by shaper: any LineShaper)
    -> PreparedText
  {
    var request = TextRequest(string: string, font: font, runs: runs)
    request.isRightToLeft = isRightToLeft
    request.language = language
    return shaper.prepare(string, for: request)
  }
}

extension FontRequest {
  /// The same face in another size.
  fileprivate func scaled(by factor: CGFloat) -> FontRequest {
    var copy = self
    copy.size *= factor
    copy.tracking *= factor
    copy.ascender *= factor
    copy.descender *= factor
    copy.leading *= factor
    return copy
  }
}
