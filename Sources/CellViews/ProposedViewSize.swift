// SPDX-License-Identifier: MIT
//
// What a parent offers a view: on each axis a number, or nothing.
// Mirrors: ProposedViewSize (SwiftUI).
// Status: complete.

public import Foundation
import Geometry

/// A size offered to a view, which answers with its own (views-and-metrics 1).
public struct ProposedViewSize: Hashable, Sendable {
  /// Width in points, may be infinity; nil asks for the ideal width.
  public var width: CGFloat?
  /// Height in points, may be infinity; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer by its lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer as a size, with 10 by 10 points where nothing is offered, unless told otherwise.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// An offer from its lengths on an axis and across it.
  init(along: CGFloat?, across: CGFloat?, axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  /// The length on `axis`.
  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// The same offer without numbers that mean nothing: NaN becomes nil, below zero becomes zero.
  var sane: ProposedViewSize {
    func sane(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return max(0, length == .infinity ? length : min(length, Length.limit))
    }
    return ProposedViewSize(width: sane(width), height: sane(height))
  }
}

/// Arithmetic of lengths that stays free of NaN and of overflow, whatever an author wrote.
enum Length {
  /// The longest length that is taken at its word, in points.
  static let limit: CGFloat = 10_000_000

  /// `value` within the limit, or `fallback` when it is no finite number.
  static func finite(_ value: CGFloat, or fallback: CGFloat = 0) -> CGFloat {
    value.isFinite ? max(-limit, min(value, limit)) : fallback
  }

  /// A length that is a finite number, not below zero; nil for any other.
  static func fixed(_ value: CGFloat?) -> CGFloat? {
    guard let value, value.isFinite, value >= 0 else { return nil }
    return min(value, limit)
  }

  /// A length not below zero, maybe infinite; nil for any other.
  static func bound(_ value: CGFloat?) -> CGFloat? {
    value == .infinity ? value : fixed(value)
  }

  /// What is left of `whole` after `part`: infinity stays what it is, an infinite part leaves 0.
  static func rest(of whole: CGFloat, after part: CGFloat) -> CGFloat {
    guard whole.isFinite else { return whole }
    return part.isFinite ? whole - part : 0
  }
}
