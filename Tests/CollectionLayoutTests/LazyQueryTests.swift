// SPDX-License-Identifier: MIT
//
// A query of a rectangle finds what a look at every element finds, in the same order.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct LazyQueryTests {
  /// Rectangles asked for in each of 300 layouts: 10,200 in all.
  private static let rectangles = 34

  /// How far both reach into one another; negative when they lie apart.
  private func depth(_ frame: CGRect, _ rect: CGRect) -> CGFloat {
    min(
      rect.maxX - frame.minX, frame.maxX - rect.minX, rect.maxY - frame.minY,
      frame.maxY - rect.minY)
  }

  /// Expects what a look at every element finds. Elements that touch the rectangle's edge but for
  /// the last digits of their numbers may be found or not.
  private func expect(
    _ found: [LayoutAttributes], among all: [LayoutAttributes], in rect: CGRect,
    _ comment: Comment, frame: (LayoutAttributes) -> CGRect
  ) {
    func isClear(_ element: LayoutAttributes) -> Bool { abs(depth(frame(element), rect)) > 1e-6 }
    let expected = all.filter { isClear($0) && depth(frame($0), rect) > 0 }
    let clear = found.filter(isClear)
    guard clear != expected else { return }
    let missed = expected.filter { !clear.contains($0) }
    let extra = clear.filter { !expected.contains($0) }
    Issue.record("\(comment): \(rect) missed \(missed.prefix(2)) invented \(extra.prefix(2))")
  }

  private func rectangle(
    _ random: inout SeededRandom, near elements: [LayoutAttributes], in size: CGSize
  ) -> CGRect {
    if !elements.isEmpty, random.once(in: 2) {
      // Next to an element, or touching it.
      let frame = random.pick(elements).frame
      let shift = random.pick([0, 0.25, 1, 5] as [CGFloat])
      return frame.insetBy(dx: random.pick([-shift, shift]), dy: random.pick([-shift, shift]))
        .offsetBy(
          dx: random.pick([0, frame.width, -frame.width]),
          dy: random.pick([0, frame.height, -frame.height]))
    }
    return CGRect(
      x: random.length(-300...(size.width + 300)), y: random.length(-300...(size.height + 300)),
      width: random.length(0...(random.once(in: 3) ? size.width + 600 : 120)),
      height: random.length(0...(random.once(in: 3) ? size.height + 600 : 120)))
  }

  @Test("the lazy query equals a brute-force intersection", arguments: seeds(300))
  func query(seed: UInt64) {
    var made = RandomLayout(seed: seed)
    var random = SeededRandom(seed: seed &+ 1_000_000)
    made.container.isRightToLeft = random.once(in: 4)
    let layout = made.solve()
    for _ in 0..<Self.rectangles {
      let state = randomState(of: layout, &random)
      let all = layout.allAttributes(at: state)
      let rect = rectangle(&random, near: all, in: layout.contentSize)
      guard rect.width >= 0, rect.height >= 0, !rect.isNull else { continue }
      expect(
        layout.layoutAttributesForElements(in: rect, at: state), among: all, in: rect,
        "DCV_SEED=\(seed) offset \(state.offset)"
      ) { $0.frame }
      expect(
        layout.visibleAttributes(at: state), among: all,
        in: CGRect(origin: .zero, size: layout.container.size),
        "DCV_SEED=\(seed) seen at \(state.offset) \(state.sectionOffsets)"
      ) { $0.screenFrame }
    }
  }

  @Test("groups placed one by one lie where groups placed by arithmetic lie", arguments: seeds(200))
  func lazyAndEager(seed: UInt64) {
    let made = RandomLayout(seed: seed)
    func solve(eagerly: Bool) -> SolvedLayout {
      LayoutSolver(container: made.container, configuration: made.configuration).solve(
        made.inputs.map {
          SectionInput(spec: $0.spec, itemCount: $0.itemCount, measuresCells: eagerly)
        })
    }
    let (lazy, eager) = (solve(eagerly: false), solve(eagerly: true))
    expectClose(
      lazy.allAttributes(at: lazy.initialState), eager.allAttributes(at: eager.initialState),
      // Sums in another order may fall on the other side of half a pixel.
      within: 1 / made.container.scale + 1e-6, "DCV_SEED=\(seed)")
  }

  @Test("a cell found by its index is the cell that a query finds", arguments: seeds(100))
  func byIndex(seed: UInt64) {
    let layout = RandomLayout(seed: seed).solve()
    for element in layout.allAttributes(at: layout.initialState) where element.kind == .cell {
      #expect(
        layout.frame(ofItem: element.item, in: element.section) == element.frame,
        "DCV_SEED=\(seed)")
    }
  }
}

/// Any place in the scroll range and beyond it, each section at any offset of its own.
func randomState(of layout: SolvedLayout, _ random: inout SeededRandom) -> ScrollState {
  var state = layout.initialState
  state.offset[layout.scrollAxis] = random.length(
    (layout.minimumOffset - 60)...(layout.maximumOffset + 60))
  for section in layout.sections {
    if let orthogonal = section.orthogonal {
      state.sectionOffsets[section.index] = random.length(-40...(orthogonal.maximumOffset + 40))
    }
  }
  return state
}

/// The same elements, each frame within `distance` of the other's.
func expectClose(
  _ left: [LayoutAttributes], _ right: [LayoutAttributes], within distance: CGFloat,
  _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(left.count == right.count, comment, sourceLocation: sourceLocation)
  for (one, other) in zip(left, right) {
    let isSame =
      one.kind == other.kind && one.elementKind == other.elementKind
      && one.section == other.section && one.item == other.item && one.zIndex == other.zIndex
    let apart = max(
      abs(one.frame.minX - other.frame.minX), abs(one.frame.minY - other.frame.minY),
      abs(one.frame.width - other.frame.width), abs(one.frame.height - other.frame.height))
    guard !isSame || apart > distance else { continue }
    Issue.record(
      "\(comment): \(one.kind) \(one.section)/\(one.item) \(one.frame) is not \(other.frame)",
      sourceLocation: sourceLocation)
    return
  }
}
