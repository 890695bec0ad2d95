// SPDX-License-Identifier: MIT
//
// An invisible frame around a view, of fixed or bounded lengths.
// Mirrors: frame(width:height:alignment:), frame(minWidth:idealWidth:…) (SwiftUI).
// Status: complete; both forms in one, fixed lengths win.

import Foundation
import Geometry

/// An invisible frame around a view (views-and-metrics 2).
final class FrameLayout: WrapperLayout {
  /// One axis of the frame.
  private struct Lengths {
    let fixed: CGFloat?
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    init(fixed: CGFloat?, least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
      self.fixed = Length.fixed(fixed)
      self.least = Length.fixed(least)
      self.ideal = Length.fixed(ideal)
      // Where the bounds cross, the lower one holds.
      self.most = Length.bound(most).map { max($0, Length.fixed(least) ?? 0) }
    }

    var isGiven: Bool { fixed != nil || least != nil || ideal != nil || most != nil }

    /// What the child is offered.
    func offer(_ proposed: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard let proposed = proposed ?? ideal else { return nil }
      return clamp(proposed)
    }

    /// The frame's own length around a child of `inner`.
    ///
    /// - min and max: the proposal within both; min alone: between min and the child; max alone:
    ///   between the child and max; nil: the ideal, else the child.
    func length(_ proposed: CGFloat?, inner: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      guard let proposed else { return clamp(ideal ?? inner) }
      switch (least, most) {
      case (nil, nil): return inner
      case (_?, _?): return clamp(proposed)
      case (let least?, nil): return max(min(proposed, inner), least)
      case (nil, let most?): return min(max(proposed, inner), most)
      }
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
      max(least ?? 0, min(length, most ?? .infinity))
    }
  }

  private let width: Lengths
  private let height: Lengths
  private let alignment: AlignmentReference

  init(_ child: ViewLayout, frame: FrameNode) {
    width = Lengths(
      fixed: frame.width, least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth)
    height = Lengths(
      fixed: frame.height, least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight)
    alignment = frame.alignment
    super.init(child)
  }

  /// A framed axis has no wishes left.
  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if height.isGiven { (spacing.top, spacing.bottom) = (.plain, .plain) }
    if width.isGiven { (spacing.leading, spacing.trailing) = (.plain, .plain) }
    return spacing
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    if let width = width.fixed, let height = height.fixed {
      return CGSize(width: width, height: height)
    }
    let inner = child.size(childProposal(proposal))
    return CGSize(
      width: width.length(proposal.width, inner: inner.width),
      height: height.length(proposal.height, inner: inner.height))
  }

  override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let offer = childProposal(proposal)
    let inner = child.size(offer)
    return CGRect(
      origin: alignment.origin(of: child, size: inner, proposal: offer, in: size), size: inner)
  }
}
