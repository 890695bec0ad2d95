// SPDX-License-Identifier: MIT
//
// One thing that happened between two layouts, and the elements it happened to.

package import Foundation

/// One thing that happened, to one element or to several alike.
package struct LayoutChange: Hashable, Sendable {
  /// What happened. Lengths are points; moves go from the old place to the new one.
  package enum What: Hashable, Sendable {
    case viewport(from: CGSize, to: CGSize)
    /// How much the content is magnified.
    case zoom(from: CGFloat, to: CGFloat)
    /// The collection's own offset.
    case offset(from: CGPoint, to: CGPoint)
    case content(from: CGSize, to: CGSize)
    case sectionAdded, sectionRemoved
    /// Index among the sections.
    case sectionReordered(from: Int, to: Int)
    case sectionResized(from: CGSize, to: CGSize)
    case sectionMoved(by: Shift)
    /// So many sections, each a little further than the one before.
    case sectionsMoved(Int, by: Shift, upTo: Shift)
    /// A section's own offset.
    case sectionScrolled(from: CGFloat, to: CGFloat)
    /// Its behaviour, its length or where it may rest.
    case scrolling(from: String, to: String)
    case added, removed
    /// Of a section whose items are not known one by one.
    case itemCount(from: Int, to: Int)
    /// Was outside the viewport before, and would still be had nothing moved.
    case cameIntoView
    case leftView
    /// `by` is the least and `upTo` the greatest move of the elements.
    case moved(by: Shift, upTo: Shift)
    /// The whole layout reads the other way.
    case mirrored
    /// Took places of one another, on both axes.
    case reflowed
    /// What is seen moved though the frame did not.
    case movedOnScreen(by: Shift)
    case resized(from: CGSize, to: CGSize)
    /// Several elements, not all alike; the width (or else the height) if that is the same for all.
    case resizedEach(width: Bool?, from: CGFloat, to: CGFloat)
    /// Was held at the viewport's edge, and is not there any more, or the other way round.
    case noLongerHeld, nowHeld
    /// Index among the section's items, without those that were added or removed.
    case reordered(from: Int, to: Int)
    /// Many of them, each at another index.
    case shuffled
    case pinned, unpinned
    case zIndex(from: Int, to: Int)
    case alpha(from: CGFloat, to: CGFloat)
    case hidden, shown
    /// Turned, scaled or shifted when it is drawn.
    case transformed
    /// Differs in what no other case names: the author's kind, or the host of an anchored view.
    case other
  }

  /// What happened.
  package var what: What
  /// The section's id; nil for the screen as a whole.
  package var section: String?
  /// The elements' role, such as `cell`; nil when they differ, or for a section or the screen.
  package var role: String?
  /// Ids of the elements, in the order of the layout; empty for a section or the screen.
  package var elements: [String]
  /// Whether other changes brought it about.
  package var isConsequence: Bool

  /// Whether the collection was scrolled.
  var isOffset: Bool {
    if case .offset = what { true } else { false }
  }

  /// A change by all its values; a cause unless told otherwise.
  package init(
    _ what: What, section: String? = nil, role: String? = nil, elements: [String] = [],
    isConsequence: Bool = false
  ) {
    self.what = what
    self.section = section
    self.role = role
    self.elements = elements
    self.isConsequence = isConsequence
  }
}

/// An element whose place, size or presence differs: what the report draws as a ghost and an arrow.
package struct ElementShift: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// Where it was seen, in viewport points; nil when it was not there.
  package var before: CGRect?
  /// Where it is seen; nil when it is gone.
  package var after: CGRect?
}

/// How far something moved, in points: right and down are positive.
package struct Shift: Hashable, Sendable {
  /// To the right.
  package var dx: CGFloat
  /// Down.
  package var dy: CGFloat

  /// No move.
  package static let zero = Shift(dx: 0, dy: 0)
}
