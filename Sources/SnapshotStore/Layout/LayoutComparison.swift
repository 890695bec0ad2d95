// SPDX-License-Identifier: MIT
//
// Two layouts of the same screen become a list of changes: causes first, consequences folded.

import CollectionLayout
package import DynamicCollectionView
import Foundation

/// What happened between two layouts.
package struct LayoutComparison: Hashable, Sendable {
  /// Causes first; inside both parts the order of the layout.
  package private(set) var changes: [LayoutChange] = []
  /// Every element that is seen elsewhere, in another size, or in one layout only.
  package private(set) var shifts: [ElementShift] = []

  /// Whether both layouts show the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// Compares what two dumps show; both are rounded first.
  package init(from old: LayoutDump, to new: LayoutDump) {
    let (old, new) = (old.rounded, new.rounded)
    guard old != new else { return }
    let elements = MatchedElement.all(old, new)
    shifts = Self.shifts(elements)
    var builder = ChangeBuilder(old: old, new: new, elements: elements)
    changes = builder.build()
  }

  private static func shifts(_ elements: [MatchedElement]) -> [ElementShift] {
    elements.compactMap { element in
      let (before, after) = (element.old?.screenFrame, element.new?.screenFrame)
      if let before, let after, Nearly.equal(before, after) { return nil }
      return ElementShift(id: element.id, before: before, after: after)
    }
  }
}
