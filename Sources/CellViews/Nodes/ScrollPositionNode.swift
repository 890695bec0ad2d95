// SPDX-License-Identifier: MIT
//
// The link between a scroll view and the value that says where it stands.

public import Foundation
public import Geometry

/// Who is told where a scroll view stands, and may say where it should.
public struct ScrollPositionNode: Hashable, Sendable {
  /// A place that is asked for.
  public enum Request: Hashable, Sendable {
    /// Nothing is asked for.
    case none
    /// A view; without an anchor the least movement.
    case view(ViewID, anchor: UnitPoint?)
    /// An end.
    case edge(Edge)
    /// Offsets from the content's leading and top ends; nil keeps one.
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// What is told.
  public struct Report: Hashable, Sendable {
    /// What the first view in sight is called, or the one at the anchor; outermost name first.
    public var ids: [ViewID]
    /// How far the content has moved from its leading and top ends.
    public var point: CGPoint
  }

  /// What was asked for when the view was read.
  public var request: Request
  /// The place of the window that counts; nil is the first view in sight.
  public var anchor: UnitPoint?
  /// Whether the request counts before anything has moved.
  public var isInitial: Bool
  private let tell: Kept<Report, Void>

  /// A link; `tell` is called when a finger has moved the view, on the thread of the host.
  public init(
    request: Request, anchor: UnitPoint? = nil, isInitial: Bool = false,
    tell: @escaping (Report) -> Void
  ) {
    self.request = request
    self.anchor = anchor
    self.isInitial = isInitial
    self.tell = Kept(tell)
  }

  func callAsFunction(_ report: Report) { tell.make(report) }
}
