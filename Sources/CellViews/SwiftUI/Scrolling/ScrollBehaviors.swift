// SPDX-License-Identifier: MIT
//
// Whether scroll views give way at their ends, and whether they have bars.
// Mirrors: ScrollBounceBehavior, ScrollIndicatorVisibility (SwiftUI).
// Status: complete.

import CollectionLayout
public import Geometry

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let rule: ScrollBounceRule

  /// Always.
  public static let automatic = Self(rule: .automatic)
  /// Always.
  public static let always = Self(rule: .always)
  /// When its content is longer than its window.
  public static let basedOnSize = Self(rule: .basedOnSize)
}

/// Whether bars show where a scroll view stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  let isVisible: Bool

  /// As the system has it.
  public static let automatic = Self(name: "automatic", isVisible: true)
  /// While it scrolls.
  public static let visible = Self(name: "visible", isVisible: true)
  /// No bars where they can be left out.
  public static let hidden = Self(name: "hidden", isVisible: false)
  /// No bars.
  public static let never = Self(name: "never", isVisible: false)
}

extension View {
  /// Says whether scroll views inside give way on some axes: vertically, unless told otherwise.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    surroundings { environment in
      if axes.contains(.horizontal) { environment.scroll.horizontalBounce = behavior }
      if axes.contains(.vertical) { environment.scroll.verticalBounce = behavior }
    }
  }

  /// Says whether scroll views inside have bars, in pictures that have bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    surroundings { environment in
      if axes.contains(.horizontal) { environment.scroll.horizontalIndicators = visibility }
      if axes.contains(.vertical) { environment.scroll.verticalIndicators = visibility }
    }
  }
}
