// SPDX-License-Identifier: MIT
//
// Ranges and insets.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct RangeTests {
  private func view(_ rule: ScrollViewModel.ClampRule, content: CGFloat) -> ScrollViewModel {
    ScrollViewModel(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: content, height: 852),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20),
      clampRule: rule)
  }

  // uikit-print: minimum -inset, maximum content + inset - viewport.
  @Test func `the range reaches from minus the leading inset to the trailing one's end`() {
    let range = view(.uiKit, content: 2198).range(.horizontal)
    #expect(range.minimum == -20)
    #expect(range.maximum == 1825)
    #expect(view(.swiftUI, content: 2198).range(.horizontal).maximum == 1825)
  }

  // uikit-print: the two clamps differ for short content with a leading inset only.
  @Test func `short content is limited by 0 in SwiftUI and by its inset in UIKit`() {
    #expect(view(.uiKit, content: 100).range(.horizontal).maximum == -20)
    #expect(view(.swiftUI, content: 100).range(.horizontal).maximum == 0)
    #expect(view(.swiftUI, content: 100).clamped(-100, .horizontal) == -20)
    #expect(view(.swiftUI, content: 100).clamped(50, .horizontal) == 0)
  }

  // uikit-print: "offset at rest when first shown", and the choice for short content.
  @Test func `content that fits rests at its start under either rule`() {
    for rule in ScrollViewModel.ClampRule.allCases {
      #expect(view(rule, content: 100).initialOffset == CGPoint(x: -20, y: 0))
      #expect(view(rule, content: 100).axis(.horizontal).clamped(0) == -20)
    }
  }

  // uikit-print: an axis takes part only if its content overflows or it always bounces.
  @Test func `an axis that fits follows no finger unless it always bounces`() {
    var short = view(.uiKit, content: 100)
    #expect(!short.axis(.horizontal).isDraggable)
    short.alwaysBounceHorizontal = true
    #expect(short.axis(.horizontal).isDraggable)
    #expect(short.axis(.horizontal).bounces)
    short.bounces = false
    #expect(!short.axis(.horizontal).isDraggable)
    #expect(view(.uiKit, content: 2198).axis(.horizontal).isDraggable)
  }

  // apple-doc: ContentInsetAdjustmentBehavior.
  @Test func `the safe area counts on the edges that the behaviour lets through`() {
    let safe = NSDirectionalEdgeInsets(top: 59, leading: 7, bottom: 34, trailing: 9)
    func adjusted(_ behavior: ContentInsetAdjustment, _ axes: Set<Axis>, bars: Bool = false)
      -> NSDirectionalEdgeInsets
    {
      behavior.adjusted(
        contentInset: NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1),
        safeArea: safe, scrollableAxes: axes, isManagedByBarController: bars)
    }
    let sides = NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 10)
    let ends = NSDirectionalEdgeInsets(top: 60, leading: 1, bottom: 35, trailing: 1)
    #expect(adjusted(.never, [.vertical]) == .init(top: 1, leading: 1, bottom: 1, trailing: 1))
    #expect(adjusted(.always, []) == .init(top: 60, leading: 8, bottom: 35, trailing: 10))
    #expect(adjusted(.scrollableAxes, [.horizontal], bars: true) == sides)
    #expect(adjusted(.automatic, [.vertical]) == ends)
    #expect(adjusted(.automatic, [], bars: true) == ends)
  }

  // uikit-print: the safe area goes down edge by edge and is no intersection.
  @Test func `a child inside the bottom band keeps the whole bottom inset`() {
    let parent = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let size = CGSize(width: 393, height: 852)
    func child(_ y: CGFloat, _ height: CGFloat) -> NSDirectionalEdgeInsets {
      ViewInsets.safeArea(
        parent: parent, size: size, child: CGRect(x: 0, y: y, width: 393, height: height))
    }
    #expect(child(830, 22).bottom == 34)
    #expect(child(20, 832).top == 39)
    #expect(child(100, 752).top == 0)
    #expect(child(0, 838).bottom == 20)
    #expect(child(-30, 882).top == 59)
  }

  // uikit-print: margins are a sum; the readable band is 920 in a view wider than 1008.
  @Test func `margins add up and the readable band is capped`() {
    let safe = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    #expect(
      ViewInsets.layoutMargins(safeArea: safe)
        == NSDirectionalEdgeInsets(top: 67, leading: 8, bottom: 42, trailing: 8))
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    #expect(ViewInsets.readableBand(width: 1008, margins: margins) == (20, 968))
    #expect(ViewInsets.readableBand(width: 1024, margins: margins) == (52, 920))
    #expect(ViewInsets.readableBand(width: 400, margins: margins) == (20, 360))
  }

  // self: the keyboard replaces the home indicator's inset, it does not add to it.
  @Test func `a keyboard raises the bottom inset to what it covers`() {
    let safe = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    #expect(ViewInsets.safeArea(safe, keyboardOverlap: 336).bottom == 336)
    #expect(ViewInsets.safeArea(safe, keyboardOverlap: 0).bottom == 34)
  }

  // apple-doc: scrollBounceBehavior, whose default axes are vertical only.
  @Test func `a horizontal scroll view needs its axis named to keep from bouncing`() {
    #expect(ScrollBounceRule.basedOnSize.alwaysBounces(.horizontal))
    #expect(!ScrollBounceRule.basedOnSize.alwaysBounces(.vertical))
    #expect(!ScrollBounceRule.basedOnSize.alwaysBounces(.horizontal, axes: [.horizontal]))
    #expect(ScrollBounceRule.automatic.alwaysBounces(.vertical))
  }

  // derived: mirrored offsets are counted from the right.
  @Test func `UIKit's offset of a mirrored view counts from the left`() {
    var mirrored = view(.uiKit, content: 2198)
    #expect(mirrored.physicalX(-20) == -20)
    mirrored.isMirrored = true
    #expect(mirrored.physicalX(-20) == 1825)
    #expect(mirrored.physicalX(1825) == -20)
  }
}
