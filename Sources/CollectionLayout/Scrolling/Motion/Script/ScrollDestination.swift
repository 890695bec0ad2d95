// SPDX-License-Identifier: MIT
//
// Places that a program can scroll to.

public import Foundation
public import Geometry

/// A place to scroll to.
public enum ScrollDestination: Hashable, Sendable {
  /// `contentOffset`; a coordinate that is nil stays.
  case offset(x: CGFloat?, y: CGFloat?)
  /// From where it is, points.
  case by(CGPoint)
  /// As far as it goes. The top edge is what a tap on the status bar scrolls to.
  case edge(ScrollEdge)
  /// `scrollRectToVisible`: the least movement that shows a rectangle of the content.
  case rect(CGRect)
  /// `scrollToItem`: an item's frame.
  case frame(CGRect, at: ItemScrollPosition)
  /// `scrollToItem` by the id of one of the scene's places.
  case item(String, at: ItemScrollPosition)
  /// `ScrollViewProxy.scrollTo`: one of the scene's places by id; nil moves as little as possible.
  case view(String, anchor: UnitPoint?)
  /// A page of the viewport's length, from 0.
  case page(Int, axis: Axis)
  /// A section that scrolls on its own.
  case section(Int, SectionDestination)
}

/// An end of a scroll view.
public enum ScrollEdge: String, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// The axis that it ends.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the axis begins here.
  public var isStart: Bool { self == .top || self == .leading }
}

/// A place in a section that scrolls on its own.
public enum SectionDestination: Hashable, Sendable {
  case offset(CGFloat)
  case by(CGFloat)
  /// The rest position of a group, from 0.
  case group(Int)
  /// A rest position, from 0.
  case page(Int)
}
