// SPDX-License-Identifier: MIT
//
// Title and detail of a tile, as large as its shorter side allows and left out where they would
// not be read.

import Drawing
import Foundation
import Geometry

/// Title and detail of a tile.
struct TileText {
  let context: LayoutContext
  let box: CGRect

  private static let smallest: CGFloat = 9
  private static let largest: CGFloat = 34
  /// A title breaks into lines rather than shrink below this.
  private static let breaking: CGFloat = 13

  func commands(_ title: String, detail: String?, ink: RGBA) -> [DrawCommand] {
    let shorter = min(box.width, box.height)
    let inset = max(2, min(shorter * 0.1, 12))
    let room = box.insetBy(dx: inset, dy: inset)
    guard !title.isEmpty, room.width >= 8, room.height >= Self.smallest else { return [] }
    let size = max(Self.smallest, min((shorter * 0.3).rounded(), Self.largest))
    guard let head = head(title, size: size, in: room.size) else { return [] }
    // The detail only where it leaves the title alone.
    var foot: (text: TextRequest, height: CGFloat)?
    if let detail, !detail.isEmpty {
      let font = SystemFont.request(
        size: max(Self.smallest, min((size * 0.6).rounded(), 14)), weight: 400)
      let height = font.lineHeight.rounded(.up)
      if head.height + gap + height <= room.height {
        foot = (request(detail, font, lineLimit: 1, truncation: .middle), height)
      }
    }
    let total = head.height + (foot.map { gap + $0.height } ?? 0)
    var y = room.midY - total / 2
    var commands = [text(head.text, y: y, height: head.height, in: room, ink)]
    if let foot {
      y += head.height + gap
      commands.append(text(foot.text, y: y, height: foot.height, in: room, ink.opacity(0.72)))
    }
    return commands
  }

  private let gap: CGFloat = 1

  /// One line, shrunk to fit down to a readable size, then several lines, then a cut.
  private func head(_ title: String, size: CGFloat, in room: CGSize)
    -> (text: TextRequest, height: CGFloat)?
  {
    var size = size
    if !isSurelyWithin(room.width, title, size) {
      let font = SystemFont.request(size: size, weight: 700)
      let metrics = context.text.measure(request(title, font), maxWidth: nil, maxHeight: nil)
      if metrics.size.width > room.width || metrics.lineCount > 1 {
        let fitting = (size * room.width / max(metrics.size.width, 1)).rounded(.down)
        if fitting >= min(size, Self.breaking), metrics.lineCount <= 1 {
          size = fitting
        } else {
          return broken(title, size: min(size, Self.breaking), in: room)
        }
      }
    }
    let font = SystemFont.request(size: size, weight: 700)
    let height = font.lineHeight.rounded(.up)
    guard height <= room.height + 4 else { return nil }
    return (request(title, font, lineLimit: 1), height)
  }

  private func broken(_ title: String, size: CGFloat, in room: CGSize)
    -> (text: TextRequest, height: CGFloat)?
  {
    let font = SystemFont.request(size: size, weight: 700)
    let lines = Int(min(room.height / font.lineHeight, 4))
    // A word or two of a title say nothing in a sliver.
    guard lines >= 1, room.width >= 3 * size else { return nil }
    let text = request(title, font, lineLimit: lines)
    let metrics = context.text.measure(text, maxWidth: room.width, maxHeight: nil)
    let count = max(1, min(metrics.lineCount, lines))
    return (text, (font.lineHeight * CGFloat(count)).rounded(.up))
  }

  /// A number short enough to fit without being measured: no digit of a bold text face is wider
  /// than 0.72 of its size.
  private func isSurelyWithin(_ width: CGFloat, _ title: String, _ size: CGFloat) -> Bool {
    title.utf8.allSatisfy { (48...57).contains($0) }
      && CGFloat(title.utf8.count) * 0.72 * size <= width
  }

  private func request(
    _ string: String, _ font: FontRequest, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail
  ) -> TextRequest {
    TextRequest(
      string: string, font: font, alignment: .center, lineLimit: lineLimit, truncation: truncation,
      isRightToLeft: context.isRightToLeft, language: context.environment.locale)
  }

  private func text(
    _ request: TextRequest, y: CGFloat, height: CGFloat, in room: CGRect, _ ink: RGBA
  ) -> DrawCommand {
    .text(
      request,
      frame: CGRect(x: room.minX, y: context.grid.nearest(y), width: room.width, height: height),
      color: ink)
  }
}
