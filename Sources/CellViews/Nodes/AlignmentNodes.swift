// SPDX-License-Identifier: MIT
//
// The lines along which views meet, one by one, and what an author says of them.

public import Foundation
public import Geometry

/// A line of a view at which it may meet others.
public enum AlignmentLine: Hashable, Sendable, CaseIterable {
  case leading, centerX, trailing
  case top, centerY, bottom, firstTextBaseline, lastTextBaseline

  /// The axis along which it is measured.
  public var axis: Axis {
    switch self {
    case .leading, .centerX, .trailing: .horizontal
    case .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    }
  }

  /// Whether it is a line of text; in a box without text such a line is the bottom.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The part of a box's length before it.
  var fraction: CGFloat {
    switch self {
    case .leading, .top: 0
    case .centerX, .centerY: 0.5
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

/// Where an author puts a line of a view.
public enum GuideNode: Hashable, Sendable {
  /// So many points after the view's start.
  case points(CGFloat)
  /// So many points after another line of the same axis.
  case line(AlignmentLine, plus: CGFloat)
  /// Wherever a closure says.
  case computed(ComputedGuide)
}

/// A closure that says where a line of a view is, from the view's size and its other lines.
public struct ComputedGuide: Hashable, Sendable {
  private let guide: Kept<ViewDimensions, CGFloat>

  /// A line by a closure, called on the thread that lays the view out.
  public init(_ make: @escaping (ViewDimensions) -> CGFloat) { guide = Kept(make) }

  func callAsFunction(_ dimensions: ViewDimensions) -> CGFloat { guide.make(dimensions) }
}
