// SPDX-License-Identifier: MIT
//
// Walks through a scroll view's content for the places that have names or are aligned with.

import Foundation
import Geometry

/// Places found in the content of a scroll view, in drawing coordinates.
final class ScrollSurvey {
  private(set) var targets: [(ids: [ViewID], rect: CGRect)] = []
  private(set) var places: [(ids: [ViewID], rect: CGRect)] = []
  /// Children of the outermost container, whether or not they are targets.
  private(set) var views: [CGRect] = []
  private(set) var hasShadow = false
  private var isMarking = false
  private var hasViews = false

  /// The next container's children are targets.
  func markNext() { isMarking = true }

  /// A single view is a target.
  func addTarget(_ ids: [ViewID], _ rect: CGRect) { targets.append((ids, rect)) }

  func addPlace(_ ids: [ViewID], _ rect: CGRect) { places.append((ids, rect)) }

  func addShadow() { hasShadow = true }

  /// The children of a container.
  func addChildren(_ children: [(ids: [ViewID], rect: CGRect)]) {
    if !hasViews {
      hasViews = true
      views = children.map(\.rect)
    }
    guard isMarking else { return }
    isMarking = false
    targets += children
  }
}
