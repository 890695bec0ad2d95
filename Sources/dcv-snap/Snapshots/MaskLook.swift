// SPDX-License-Identifier: MIT
//
// Which elements that masks name were met in a run: a slip in an id would hide nothing, and nobody
// would know.

import DynamicCollectionView
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// Which elements that masks name were met.
struct MaskLook: Sendable {
  /// A mask: an element's id, and the rule that names it, nil for options.
  private struct Mask: Hashable {
    let rule: Int?
    let id: String
  }

  private var asked: [Mask] = []
  private var met: Set<Mask> = []
  /// Ids that a hint is looked for among.
  private var known: Set<String> = []

  /// Takes in the elements of a snapshot that masks hold for, before and after.
  mutating func take(_ masks: [String], rule: Int?, _ layouts: [LayoutDump]) {
    guard !masks.isEmpty else { return }
    let ids = Set(layouts.flatMap { $0.elements.map(\.id) })
    for id in masks {
      let mask = Mask(rule: rule, id: id)
      if !asked.contains(mask) { asked.append(mask) }
      if ids.contains(id) { met.insert(mask) }
    }
    known.formUnion(ids)
  }

  /// Lines about masks that no snapshot has an element for, in the order of rules.
  ///
  /// - Parameter isComplete: Whether snapshots of all rules were looked at; else only masks of options
  ///   are told.
  func warnings(_ rules: [ToleranceRule], isComplete: Bool) -> [String] {
    asked.filter { !met.contains($0) && (isComplete || $0.rule == nil) }
      .sorted { ($0.rule ?? -1, $0.id) < ($1.rule ?? -1, $1.id) }
      .map { mask in
        let place = mask.rule.flatMap { rules.indices.contains($0) ? rules[$0].pattern.text : nil }
        let hint = NearestName.of(mask.id, in: known.sorted()).map { "; did you mean '\($0)'?" }
        return "the mask '\(Quoted.short(mask.id))'"
          + (place.map { " for '\(Quoted.short($0))'" } ?? "")
          + " is no element of a snapshot" + (hint ?? "")
      }
  }
}
