// SPDX-License-Identifier: MIT
//
// Where everything is at one moment of virtual time.

public import Foundation
import Geometry

/// What an axis is doing.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case resting, tracking, decelerating, bouncing, animating, zooming
}

/// An axis at one moment.
public struct AxisMoment: Hashable, Sendable {
  /// Points, not rounded to pixels.
  public var offset: CGFloat
  /// Points per second.
  public var velocity: CGFloat
  /// What it is doing.
  public var phase: ScrollPhase

  /// An axis; at rest unless told otherwise.
  public init(offset: CGFloat, velocity: CGFloat = 0, phase: ScrollPhase = .resting) {
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
  }
}

/// A scene at one moment.
public struct ScrollMoment: Hashable, Sendable {
  /// Seconds after the beginning.
  public var time: Double
  /// The outer scroll view, horizontally.
  public var horizontal: AxisMoment
  /// The outer scroll view, vertically.
  public var vertical: AxisMoment
  /// Sections that scroll on their own, by index.
  public var sections: [Int: AxisMoment]
  /// The zoom factor, if the content can be magnified.
  public var zoom: CGFloat?

  /// A moment at rest.
  public init(
    time: Double = 0, offset: CGPoint, sections: [Int: AxisMoment] = [:], zoom: CGFloat? = nil
  ) {
    self.time = time
    horizontal = AxisMoment(offset: offset.x)
    vertical = AxisMoment(offset: offset.y)
    self.sections = sections
    self.zoom = zoom
  }

  /// A moment at rest at a scroll state.
  public init(_ state: ScrollState) {
    self.init(
      offset: state.offset, sections: state.sectionOffsets.mapValues { AxisMoment(offset: $0) },
      zoom: state.zoom == 1 ? nil : state.zoom)
  }

  /// The outer offset, not rounded.
  public var offset: CGPoint { CGPoint(x: horizontal.offset, y: vertical.offset) }

  /// Whether nothing moves.
  public var isAtRest: Bool {
    horizontal.phase == .resting && vertical.phase == .resting
      && sections.allSatisfy { $0.value.phase == .resting }
  }

  /// The offsets as a screen with `scale` pixels in a point shows them, on its pixels.
  public func scrollState(scale: CGFloat) -> ScrollState {
    let grid = PixelGrid(scale: scale)
    var offsets: [Int: CGFloat] = [:]
    for (section, moment) in sections {
      let offset = grid.nearest(moment.offset)
      if offset != 0 { offsets[section] = offset }
    }
    return ScrollState(offset: grid.nearest(offset), sectionOffsets: offsets, zoom: zoom ?? 1)
  }
}
