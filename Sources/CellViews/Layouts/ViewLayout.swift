// SPDX-License-Identifier: MIT
//
// A resolved view: answers sizes for proposals, then draws itself in a rectangle.
//
// All rectangles are laid out as if reading from left to right; the canvas mirrors them once, at
// the end, which comes to the same as mirroring each container on its own.

import Foundation
import Geometry

/// A resolved view. Classes, since a tree of them is asked many times and keeps its answers.
class ViewLayout {
  /// Decides who is offered room first in a stack (views-and-metrics 4.3).
  var priority: Double { 0 }
  /// Decides who is painted last among siblings.
  var zIndex: Double { 0 }
  /// How far its neighbours should keep away.
  var spacing: ViewSpacing { .plain }
  /// What its author calls it, outermost first.
  var names: [ViewID] { [] }

  /// What it says to the container around it, for a key.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// The size it takes when offered `proposal`. Pure: the same offer gives the same size.
  func size(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Whether an author has moved a line of something in it.
  var setsGuides: Bool { false }

  /// Distance from its start to a line, when it takes the size for `proposal`, as far as something
  /// in it says: texts say where their baselines are, authors say anything. Else nil.
  func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Its lengths on `axis` when offered nothing and everything there (4.4).
  func lengths(on axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    (
      size(ProposedViewSize(along: 0, across: across, axis: axis))[axis],
      size(ProposedViewSize(along: .infinity, across: across, axis: axis))[axis]
    )
  }

  /// Draws it in `rect`, whose size is its own answer to `proposal`.
  func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {}
}

extension ViewLayout {
  /// Distance from its start to a line: where something in it says, else at its fraction of `size`.
  func distance(
    to line: AlignmentLine, size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    // Few views say anything, and each level would ask the whole tree below it.
    if line.isBaseline || setsGuides, let guide = guide(line, proposal) { return guide }
    return size[line.axis] * line.fraction
  }
}

/// A view around exactly one other, which it resembles wherever it does not say otherwise.
class WrapperLayout: ViewLayout {
  let child: ViewLayout

  init(_ child: ViewLayout) { self.child = child }

  /// What the child is offered.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the child goes in a view of `size`.
  func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override var spacing: ViewSpacing { child.spacing }
  override var names: [ViewID] { child.names }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }

  override func size(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  override var setsGuides: Bool { child.setsGuides }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let inner = child.guide(line, childProposal(proposal)) else { return nil }
    return inner + childRect(in: size(proposal), proposal).min(line.axis)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let place = childRect(in: rect.size, proposal)
    child.draw(
      in: place.offsetBy(dx: rect.minX, dy: rect.minY), proposal: childProposal(proposal),
      on: canvas)
  }
}

/// Answers kept by what was asked: a handful as a list, more of them as a table.
struct Memo<Value> {
  private var few: [(ProposedViewSize, Value)] = []
  private var many: [ProposedViewSize: Value] = [:]

  subscript(_ proposal: ProposedViewSize) -> Value? {
    get {
      for entry in few where entry.0 == proposal { return entry.1 }
      return many.isEmpty ? nil : many[proposal]
    }
    set {
      guard let newValue else { return }
      if few.count < 8 {
        few.append((proposal, newValue))
      } else {
        many[proposal] = newValue
      }
    }
  }
}
