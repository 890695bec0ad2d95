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

  /// Compares where two dumps show what; both are rounded first. Names of the snapshot, what
  /// elements show and items out of sight make no difference, though they may explain one.
  package init(from old: LayoutDump, to new: LayoutDump) {
    let (old, new) = (old.rounded, new.rounded)
    guard old.framesAlone != new.framesAlone else { return }
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

extension LayoutDump {
  /// Where everything is, without names, contents and what is out of sight.
  fileprivate var framesAlone: LayoutDump {
    var copy = self
    (copy.id, copy.document, copy.stop, copy.variant) = ("", "", "", [])
    copy.background = nil
    for index in copy.sections.indices { copy.sections[index].items = nil }
    for index in copy.elements.indices { copy.elements[index].paint = nil }
    return copy
  }
}
