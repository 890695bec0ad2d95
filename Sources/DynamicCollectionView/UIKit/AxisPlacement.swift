// SPDX-License-Identifier: MIT
//
// Constraints of a view and its container, solved by substitution: each axis comes to two
// distances, or to a length and one place.

import Foundation

/// Where a view lies in its container along one axis. Distances are inwards, in points.
struct AxisPlacement: Hashable {
  /// From the container's start to the view's.
  var start: CGFloat?
  /// From the view's end to the container's.
  var end: CGFloat?
  /// From the container's middle to the view's.
  var center: CGFloat?
  /// The view's own length.
  var length: CGFloat?
  /// What the view is longer than its container.
  var excess: CGFloat?
  /// The least that ``start`` may be.
  var leastStart: CGFloat?
  /// The least that ``end`` may be.
  var leastEnd: CGFloat?
  /// The least length.
  var leastLength: CGFloat?
  /// The largest length.
  var mostLength: CGFloat?

  /// Whether the container's length decides the view's.
  var isFilled: Bool { start != nil && end != nil }

  /// Whether the content alone decides how long it is.
  var isFree: Bool {
    !isFilled && length == nil && mostLength == nil
      && !(start != nil && leastEnd != nil) && !(end != nil && leastStart != nil)
      && !(leastStart != nil && leastEnd != nil)
  }

  /// Takes in a value; false when another one is known already.
  mutating func set(_ path: WritableKeyPath<AxisPlacement, CGFloat?>, _ value: CGFloat) -> Bool {
    guard value.isFinite else { return false }
    if let known = self[keyPath: path] { return abs(known - value) < 1e-6 }
    self[keyPath: path] = value
    return true
  }

  /// Substitutes until no more than two values are left; false when there were too many.
  mutating func settle() -> Bool {
    // 1. A length that follows the container's becomes a distance.
    if let excess {
      switch (start, end, center) {
      case (let start?, nil, nil): end = -excess - start
      case (nil, let end?, nil): start = -excess - end
      case (nil, nil, let center?):
        (start, end) = (center - excess / 2, -center - excess / 2)
        self.center = nil
      case (nil, nil, nil): (start, end) = (0, -excess)
      default: return false
      }
      return length == nil
    }
    // 2. So does a middle beside one edge.
    if let center, length == nil {
      switch (start, end) {
      case (let start?, nil): (end, self.center) = (start - 2 * center, nil)
      case (nil, let end?): (start, self.center) = (end + 2 * center, nil)
      case (nil, nil): break
      case (_?, _?): return drop(\.center)
      }
      return true
    }
    // 3. A length needs one place; both edges, or an edge and a middle, are too many.
    let places = [start, end, center].compactMap { $0 }.count
    guard length != nil else { return true }
    if isFilled { return drop(\.length) }
    return places <= 1 || drop(\.center)
  }

  private mutating func drop(_ path: WritableKeyPath<AxisPlacement, CGFloat?>) -> Bool {
    self[keyPath: path] = nil
    return false
  }
}

/// Where a view lies in its container.
struct ViewPlacement: Hashable {
  var x = AxisPlacement()
  var y = AxisPlacement()
}
