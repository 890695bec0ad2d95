// SPDX-License-Identifier: MIT
//
// Causes of one kind in one place become one: a wider gap moves each cell a little further, and a
// narrower column gives each cell another height.

import Foundation

/// Folds causes that belong together.
enum CauseFolding {
  /// Resizes of one section that stay apart.
  static let fewResizes = 2

  /// The causes, in the order in which the first of each was found.
  static func folded(_ causes: [LayoutChange]) -> [LayoutChange] {
    foldSections(foldResizes(foldMoves(causes)))
  }

  /// Moves of a section's elements that go the same way.
  private static func foldMoves(_ causes: [LayoutChange]) -> [LayoutChange] {
    var result: [LayoutChange] = []
    for cause in causes {
      guard case .moved(let least, let most) = cause.what,
        let index = result.firstIndex(where: { isAlike($0, cause, way: MoveWay(least)) }),
        case .moved(let knownLeast, let knownMost) = result[index].what
      else {
        result.append(cause)
        continue
      }
      let way = MoveWay(least)
      let all = [least, most, knownLeast, knownMost]
        .sorted { way.length($0).magnitude < way.length($1).magnitude }
      result[index].what = .moved(by: all[0], upTo: all[3])
      result[index].elements += cause.elements
    }
    return result
  }

  private static func isAlike(_ one: LayoutChange, _ other: LayoutChange, way: MoveWay) -> Bool {
    guard case .moved(let by, _) = one.what, way != .mixed else { return false }
    return one.section == other.section && one.role == other.role && MoveWay(by) == way
  }

  /// More than a few resizes of a section's elements that are not all the same.
  private static func foldResizes(_ causes: [LayoutChange]) -> [LayoutChange] {
    var result = causes
    for cause in causes {
      guard case .resized = cause.what else { continue }
      let alike = result.indices.filter { index in
        guard case .resized = result[index].what else { return false }
        return result[index].section == cause.section && result[index].role == cause.role
      }
      guard alike.count > fewResizes, let first = alike.first else { continue }
      var whole = result[first]
      whole.what = common(alike.map { result[$0].what })
      whole.elements = alike.flatMap { result[$0].elements }
      result[first] = whole
      for index in alike.dropFirst().reversed() { result.remove(at: index) }
    }
    return result
  }

  /// The length that all of them share, if there is one.
  private static func common(_ resizes: [LayoutChange.What]) -> LayoutChange.What {
    let sizes = resizes.compactMap { what -> (CGSize, CGSize)? in
      if case .resized(let from, let to) = what { (from, to) } else { nil }
    }
    func shared(_ length: (CGSize) -> CGFloat) -> (CGFloat, CGFloat)? {
      guard let first = sizes.first.map({ (length($0.0), length($0.1)) }) else { return nil }
      let isShared = sizes.allSatisfy {
        Nearly.equal(length($0.0), first.0) && Nearly.equal(length($0.1), first.1)
      }
      return isShared && !Nearly.equal(first.0, first.1) ? first : nil
    }
    if let width = shared(\.width) { return .resizedEach(width: true, from: width.0, to: width.1) }
    if let height = shared(\.height) {
      return .resizedEach(width: false, from: height.0, to: height.1)
    }
    return .resizedEach(width: nil, from: 0, to: 0)
  }

  /// Sections that moved the same way.
  private static func foldSections(_ causes: [LayoutChange]) -> [LayoutChange] {
    var moves: [(index: Int, move: Shift)] = []
    for (index, cause) in causes.enumerated() {
      if case .sectionMoved(let by) = cause.what { moves.append((index, by)) }
    }
    guard moves.count > 1, let first = moves.first, let last = moves.last,
      moves.allSatisfy({ MoveWay($0.move) == MoveWay(first.move) })
    else { return causes }
    var result = causes
    result[first.index] = LayoutChange(
      .sectionsMoved(moves.count, by: first.move, upTo: last.move))
    for index in moves.dropFirst().map(\.index).reversed() { result.remove(at: index) }
    return result
  }
}
