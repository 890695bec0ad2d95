// SPDX-License-Identifier: MIT
//
// Where the children of a container stand for one proposal.

import Foundation
import Geometry

/// A container that can be asked where its children stand.
protocol ArrangedLayout: ViewLayout {
  func arrangement(_ proposal: ProposedViewSize) -> Arrangement
}

/// Where the children of a container stand for one proposal.
struct Arrangement {
  /// One child's share.
  struct Slot {
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// From the container's top leading corner.
    var origin = CGPoint.zero
  }

  /// The container's own size.
  var size: CGSize
  /// In the children's order; empty when layout was cut short.
  var slots: [Slot]

  /// The uppermost first line of text, the lowest last one, the mean of any other line; of those
  /// children that say where theirs is. Source: SwiftUI, `AlignmentID`.
  func guide(_ line: AlignmentLine, of children: [ViewLayout]) -> CGFloat? {
    var result: CGFloat?
    var count: CGFloat = 0
    for (slot, child) in zip(slots, children) where line.isBaseline || child.setsGuides {
      guard let inner = child.guide(line, slot.proposal) else { continue }
      let outer = inner + slot.origin[line.axis]
      count += 1
      guard let before = result else {
        result = outer
        continue
      }
      result =
        switch line {
        case .firstTextBaseline: min(before, outer)
        case .lastTextBaseline: max(before, outer)
        default: before + (outer - before) / count
        }
    }
    return result
  }

  /// - Parameter isLazy: Children far out of sight of a hosted scroll view are left out.
  func draw(
    _ children: [ViewLayout], order: [Int], isLazy: Bool = false, in rect: CGRect,
    on canvas: Canvas
  ) {
    guard slots.count == children.count else { return }
    func place(_ index: Int) -> CGRect {
      let slot = slots[index]
      return CGRect(
        origin: CGPoint(x: rect.minX + slot.origin.x, y: rect.minY + slot.origin.y),
        size: slot.size)
    }
    canvas.scroll.survey?.addChildren(children.indices.map { (children[$0].names, place($0)) })
    for index in order {
      let rect = place(index)
      if isLazy, canvas.isFarAway(rect) { continue }
      children[index].draw(in: rect, proposal: slots[index].proposal, on: canvas)
    }
  }

  /// Indices by falling priority, and of one priority in order.
  static func groups(of children: [ViewLayout]) -> [[Int]] {
    let priorities = children.map(\.priority)
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(children.indices)] }
    return Set(priorities).sorted(by: >).map { priority in
      children.indices.filter { priorities[$0] == priority }
    }
  }

  /// Indices from the bottom up: by z index, ties in order.
  static func drawingOrder(of children: [ViewLayout]) -> [Int] {
    let levels = children.map(\.zIndex)
    if levels.allSatisfy({ $0 == 0 }) { return Array(children.indices) }
    return children.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
  }
}
