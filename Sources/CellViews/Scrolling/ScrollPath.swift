// SPDX-License-Identifier: MIT
//
// Which scroll view is meant: its place among those of a view, in reading order.

/// A scroll view's place: its number among the outer ones, its number in that one, and so on.
public struct ScrollPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// From the outermost one, each from 0.
  public let indices: [Int]

  init(_ indices: [Int]) { self.indices = indices }

  /// `0`, `0.2`, ...
  public var description: String { indices.map(String.init).joined(separator: ".") }

  /// The scroll view around; nil for an outer one.
  var parent: ScrollPath? { indices.count > 1 ? ScrollPath(indices.dropLast()) : nil }

  /// In reading order, outer ones first.
  public static func < (left: Self, right: Self) -> Bool {
    left.indices.lexicographicallyPrecedes(right.indices)
  }
}

/// Numbers the scroll views inside another one, or inside the whole view.
final class ScrollScope {
  private let prefix: [Int]
  private var next = 0

  init(_ prefix: [Int] = []) { self.prefix = prefix }

  func path() -> ScrollPath {
    defer { next += 1 }
    return ScrollPath(prefix + [next])
  }
}
