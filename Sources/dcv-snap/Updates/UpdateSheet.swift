// SPDX-License-Identifier: MIT
//
// A stop before and after a data update, side by side, or one above the other where the screen is
// wide, with what happened marked on both.

import DynamicCollectionView
import Drawing
import Foundation
import Geometry

/// The picture of an update at one stop.
struct UpdateSheet {
  /// One of the two screens.
  struct Side {
    let list: DisplayList
    /// Rectangles of the sections in points of the picture.
    let sections: [CGRect]
    /// Number of items.
    let itemCount: Int
    /// Where it is scrolled to, in words.
    let place: String
  }

  /// What stands above everything, and below that.
  let title: String
  let subtitle: String
  let update: DataUpdate
  let before: Side
  let after: Side
  /// Measures labels.
  let text: any TextMeasuring

  // Points.
  private static let margin: CGFloat = 36
  private static let gap: CGFloat = 76
  private static let labelWidth: CGFloat = 124
  /// Of a label beside a picture, from its top down.
  private static let labelRoom: CGFloat = 84
  /// The widest picture of an upright screen, and of a wide one.
  private static let widest: (upright: CGFloat, wide: CGFloat) = (430, 860)
  /// So many arrows can still be told apart; beyond that the labels alone say where items went.
  private static let mostArrows = 12

  /// Whether the pictures stand one above the other.
  private var isStacked: Bool { after.list.size.width > after.list.size.height }

  // MARK: What is seen

  /// A cell or a view of a picture.
  private struct Element: Hashable {
    let section: Int
    /// Nil for a cell.
    let kind: String?
    let index: Int
  }

  private static func element(_ change: DataUpdate.Change, at place: DataUpdate.Place?) -> Element?
  {
    guard let place else { return nil }
    switch change.subject {
    case .item: return Element(section: place.section, kind: nil, index: place.index)
    case .view(let kind): return Element(section: place.section, kind: kind, index: place.index)
    case .section: return nil
    }
  }

  /// Frames of what a picture shows, in its own points.
  private static func frames(_ side: Side) -> [Element: CGRect] {
    let picture = CGRect(origin: .zero, size: side.list.size)
    var frames: [Element: CGRect] = [:]
    for element in side.list.elements where element.frame.intersects(picture) {
      let kind = element.kind == "cell" ? nil : element.elementKind ?? element.kind
      frames[Element(section: element.section, kind: kind, index: element.item)] = element.frame
    }
    return frames
  }

  /// How many items and views something happened to that neither picture shows.
  var offScreen: [DataUpdate.What: Int] {
    let (old, new) = (Self.frames(before), Self.frames(after))
    let unseen = update.changes.filter { change in
      guard change.subject != .section else { return false }
      let isSeen =
        Self.element(change, at: change.from).map { old[$0] != nil } ?? false
        || Self.element(change, at: change.to).map { new[$0] != nil } ?? false
      return !isSeen
    }
    return Dictionary(grouping: unseen, by: \.what).mapValues(\.count)
  }

  // MARK: The sheet

  /// The sheet, in points.
  func list() -> DisplayList {
    // 1. Where the pictures go.
    let most = isStacked ? Self.widest.wide : Self.widest.upright
    let factor = min(1, most / max(1, before.list.size.width, after.list.size.width))
    let sizes = [before, after].map {
      CGSize(width: $0.list.size.width * factor, height: $0.list.size.height * factor)
    }
    let widest = max(sizes[0].width, sizes[1].width)
    let inner = isStacked ? Self.labelWidth + widest : 2 * widest + Self.gap
    // Narrow pictures stand in the middle of what the heading needs.
    let width = max(inner, 460) + 2 * Self.margin
    var canvas = SheetCanvas(left: Self.margin, right: width - Self.margin, top: Self.margin)
    // 2. Heading and legend.
    canvas.heading(title, subtitle)
    UpdateLegend(update: update, offScreen: offScreen, text: text).draw(on: &canvas)
    canvas.rule()
    // 3. The pictures.
    let left = isStacked ? Self.margin + Self.labelWidth : (width - inner) / 2
    let top = canvas.top + (isStacked ? 0 : 26)
    let one = CGRect(origin: CGPoint(x: left, y: top), size: sizes[0])
    let two = CGRect(
      origin: isStacked
        ? CGPoint(x: left, y: max(one.maxY, one.minY + Self.labelRoom) + Self.gap)
        : CGPoint(x: left + widest + Self.gap, y: top), size: sizes[1])
    draw(before, "Before", in: one, factor, on: &canvas)
    draw(after, "After", in: two, factor, on: &canvas)
    // 4. The marks.
    let marks = marks(one, two, factor)
    canvas.add("marks before", marks.before, in: one, title: "marks before")
    canvas.add("marks after", marks.after, in: two, title: "marks after")
    if !marks.arrows.isEmpty {
      let between =
        isStacked
        ? CGRect(x: left, y: one.maxY, width: widest, height: Self.gap)
        : CGRect(x: one.maxX, y: top, width: Self.gap, height: max(one.height, two.height))
      canvas.add("arrows", marks.arrows, in: between, title: "arrows")
    }
    canvas.top = max(one.maxY, two.maxY, isStacked ? two.minY + Self.labelRoom : 0) + 14
    return canvas.finished(width: width, margin: Self.margin)
  }

  private func draw(
    _ side: Side, _ name: String, in frame: CGRect, _ factor: CGFloat, on canvas: inout SheetCanvas
  ) {
    let items = "\(side.itemCount) item\(side.itemCount == 1 ? "" : "s")"
    let words = [items, side.place] + (factor < 1 ? ["at \(percent(factor)) %"] : [])
    let font: CGFloat = 13
    if isStacked {
      let x = Self.margin
      let room = Self.labelWidth - 16
      canvas.text(
        name, id: name, at: x, frame.minY, width: room, size: font, weight: 600, SheetCanvas.ink)
      for (line, word) in words.enumerated() {
        canvas.text(
          word, id: "\(name) \(line)", at: x, frame.minY + 20 + CGFloat(line) * 16, width: room,
          size: 11, weight: 400, SheetCanvas.grey)
      }
      return canvas.picture(side.list, id: name.lowercased(), in: frame, scale: factor)
    }
    let offset = UpdateLegend.width(of: name, size: font, weight: 600, text) + 8
    canvas.text(
      name, id: name, at: frame.minX, frame.minY - 24, width: offset, size: font, weight: 600,
      SheetCanvas.ink)
    canvas.text(
      words.joined(separator: "  ·  "), id: "\(name) words", at: frame.minX + offset,
      frame.minY - 22, width: max(1, frame.width - offset), size: 11, weight: 400,
      SheetCanvas.grey)
    canvas.picture(side.list, id: name.lowercased(), in: frame, scale: factor)
  }

  private func percent(_ factor: CGFloat) -> String {
    CanonicalNumber.string(factor * 100, decimals: 0)
  }

  // MARK: Marks

  private func marks(
    _ one: CGRect, _ two: CGRect, _ factor: CGFloat
  ) -> (before: [DrawCommand], after: [DrawCommand], arrows: [DrawCommand]) {
    let old = Self.frames(before).mapValues { Self.placed($0, in: one, factor) }
    let new = Self.frames(after).mapValues { Self.placed($0, in: two, factor) }
    let drawn = (
      commands(before, isBefore: true, in: one, old, factor),
      commands(after, isBefore: false, in: two, new, factor)
    )
    // An arrow begins and ends where nothing stands between an item and the gap.
    let moves = update.changes.filter { $0.what == .moved }.compactMap { change -> Move? in
      guard let from = Self.element(change, at: change.from).flatMap({ old[$0] }),
        let to = Self.element(change, at: change.to).flatMap({ new[$0] })
      else { return nil }
      return Move(from: from.intersection(one), to: to.intersection(two))
    }
    let arrows = moves.count > Self.mostArrows ? [] : moves.flatMap { arrow($0, one, two) }
    return (drawn.0, drawn.1, arrows)
  }

  /// An item that both pictures show, in points of the sheet.
  private struct Move {
    let from: CGRect
    let to: CGRect
  }

  private func arrow(_ move: Move, _ one: CGRect, _ two: CGRect) -> [DrawCommand] {
    let reach: CGFloat = 0.1
    if isStacked {
      guard one.maxY - move.from.maxY <= one.height * reach,
        move.to.minY - two.minY <= two.height * reach
      else { return [] }
      return UpdateMarks.arrow(
        from: CGPoint(x: move.from.midX, y: one.maxY + 6),
        to: CGPoint(x: move.to.midX, y: two.minY - 4), isVertical: true)
    }
    guard one.maxX - move.from.maxX <= one.width * reach,
      move.to.minX - two.minX <= two.width * reach
    else { return [] }
    return UpdateMarks.arrow(
      from: CGPoint(x: one.maxX + 6, y: move.from.midY),
      to: CGPoint(x: two.minX - 4, y: move.to.midY), isVertical: false)
  }

  /// The marks on one picture, cut where it ends: sections below items, labels on
  /// top.
  private func commands(
    _ side: Side, isBefore: Bool, in picture: CGRect, _ frames: [Element: CGRect],
    _ factor: CGFloat
  ) -> [DrawCommand] {
    let marks = UpdateMarks(picture: picture, isBefore: isBefore, text: text)
    var drawn: [UpdateMarks.Commands] = []
    var whole: Set<Int> = []
    var order: [Element] = []
    var changes: [Element: [DataUpdate.Change]] = [:]
    for change in update.changes {
      guard let place = isBefore ? change.from : change.to else { continue }
      if change.subject == .section {
        guard side.sections.indices.contains(place.section) else { continue }
        if change.what != .moved { whole.insert(place.section) }
        let frame = Self.placed(side.sections[place.section], in: picture, factor)
        drawn.append(
          marks.commands(
            for: UpdateMarks.Marked(frame: frame, changes: [change]), isWide: true))
      } else if let element = Self.element(change, at: place), frames[element] != nil {
        if changes[element] == nil { order.append(element) }
        changes[element, default: []].append(change)
      }
    }
    for element in order {
      guard let frame = frames[element], var own = changes[element] else { continue }
      // A section that comes or goes is marked as a whole.
      if whole.contains(element.section) {
        own.removeAll { $0.what == (isBefore ? .removed : .inserted) }
      }
      drawn.append(
        marks.commands(for: UpdateMarks.Marked(frame: frame, changes: own), isWide: false))
    }
    let commands = drawn.flatMap(\.outline) + drawn.flatMap(\.labels)
    let clip = Path(roundedRect: picture, cornerRadius: SheetCanvas.corner(of: picture))
    return commands.isEmpty ? [] : [.group(GroupEffect(clip: clip), commands)]
  }

  private static func placed(_ frame: CGRect, in picture: CGRect, _ factor: CGFloat) -> CGRect {
    CGRect(
      x: picture.minX + frame.minX * factor, y: picture.minY + frame.minY * factor,
      width: frame.width * factor, height: frame.height * factor)
  }
}
