// SPDX-License-Identifier: MIT
//
// What can be tapped in a drawing inside of a hosted view.

package import Foundation

/// Collects what can be tapped while a hosted view's drawing is made, from the bottom up.
///
/// `@unchecked Sendable`: it is used only within the call that set it, on the same thread.
package final class TapSurvey: @unchecked Sendable {
  /// The survey of the drawing being made; nil where nobody taps.
  @TaskLocal package static var current: TapSurvey?

  private(set) var places: [ScrollSession.TapPlace] = []

  /// Adds a place of the drawing, below all that was added before.
  package func addBelow(_ frame: CGRect, action: @escaping () -> Void) {
    places.insert(ScrollSession.TapPlace(frame: frame, window: nil, node: TapNode(action)), at: 0)
  }

  func add(_ place: ScrollSession.TapPlace) { places.append(place) }
}

extension ScrollSession {
  /// Makes a drawing in a room, and adds what can be tapped in it.
  ///
  /// - Parameter window: What is seen of the room; nil for all of it.
  func surveying<Drawing>(_ room: CGRect, window: CGRect?, _ draw: () -> Drawing) -> Drawing {
    let survey = TapSurvey()
    let drawing = TapSurvey.$current.withValue(survey, operation: draw)
    let seen = window.map { $0.intersection(room) } ?? room
    for place in survey.places {
      let inner = place.window?.offsetBy(dx: room.minX, dy: room.minY)
      add(
        TapPlace(
          frame: place.frame.offsetBy(dx: room.minX, dy: room.minY),
          window: inner.map { $0.intersection(seen) } ?? seen, node: place.node))
    }
    return drawing
  }
}
