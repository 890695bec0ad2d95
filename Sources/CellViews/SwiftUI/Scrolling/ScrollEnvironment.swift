// SPDX-License-Identifier: MIT
//
// What is said to scroll views from around them.

import CollectionLayout
import Foundation
import Geometry

/// What scroll views inside are told.
struct ScrollEnvironment {
  /// Around their content.
  var margins = EdgeInsets()
  /// Around their bars.
  var indicatorMargins = EdgeInsets()
  var isClipDisabled = false
  var behavior: (any ScrollTargetBehavior)?
  var position: ScrollPositionNode?
  var anchor: UnitPoint?
  var horizontalBounce = ScrollBounceBehavior.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var isDisabled = false
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  /// Whether views are in a scroll view, where `ForEach` says what they are called.
  var isInside = false
  /// Whether views are pages, where tags say what they are called.
  var isPager = false
  /// How a `TabView` shows its pages.
  var tabs = TabLook()
  /// Where `ScrollViewReader`s put their wishes; nil in a picture at rest.
  var mailbox: ScrollMailbox?
  /// Where magnified content finds its state again.
  var zoomStates: ZoomStates?
  /// Whether scroll views behave as on a Mac.
  var isMac = false

  /// Whether somebody may tap.
  var isHosted: Bool { mailbox != nil }

  /// What views inside a scroll view see: what was said to that one is not said to others in it.
  var inside: ScrollEnvironment {
    var inner = self
    inner.margins = EdgeInsets()
    inner.indicatorMargins = EdgeInsets()
    inner.isClipDisabled = false
    inner.behavior = nil
    inner.position = nil
    inner.anchor = nil
    inner.isInside = true
    inner.isPager = false
    return inner
  }

  /// How a scroll view behaves.
  func traits(_ axes: Axis.Set, showsIndicators: Bool, in values: EnvironmentValues) -> ScrollTraits
  {
    var traits = ScrollTraits()
    traits.indicatorMargins = indicatorMargins
    if let behavior { traits.behavior = behavior._node(in: values) }
    traits.horizontalBounce = horizontalBounce.rule
    traits.verticalBounce = verticalBounce.rule
    traits.isDisabled = isDisabled
    traits.hasHorizontalIndicator = showsIndicators && horizontalIndicators.isVisible
    traits.hasVerticalIndicator = showsIndicators && verticalIndicators.isVisible
    traits.position = position
    traits.initialAnchor = anchor
    return traits
  }
}

extension EnvironmentValues {
  /// Whether fingers scroll.
  public var isScrollEnabled: Bool {
    get { !scroll.isDisabled }
    set { scroll.isDisabled = !newValue }
  }

  /// Whether scroll views behave as on a Mac, where that differs.
  package var isMac: Bool {
    get { scroll.isMac }
    set { scroll.isMac = newValue }
  }

  /// Where magnified content finds its state again; nil in a picture at rest.
  package var zoomStates: ZoomStates? { scroll.zoomStates }
}
