// SPDX-License-Identifier: MIT
//
// New data for a collection view: everything, more of it, or sections made anew.

extension UIDynamicCollectionView {
  /// Shows these sections in place of what was shown.
  ///
  /// Data with errors is refused under a strict policy: nothing changes, and `completion` is not
  /// called. Cells of items whose ids stay are kept as they are.
  ///
  /// - Parameter animated: Recorded, without effect.
  public func apply(
    sections: [any UISection], animated: Bool, completion: (() -> Void)? = nil
  ) {
    // 1. Are the ids in order?
    let new = DataProblem.snapshot(of: sections)
    new.problems.forEach { report($0.under(policy)) }
    guard new.problems.isEmpty || policy == .lenient else {
      events.append(.refused(problems: new.problems.count))
      return
    }
    // 2. Names of types, then the sections, then the ids.
    register(sections)
    currentSections = sections
    let difference = DataDifference(from: snapshot, to: new)
    events.append(
      .updated(
        inserted: difference.insertedItems.count, deleted: difference.deletedItems.count,
        moved: difference.movedItems.count, animated: animated))
    let old = models
    snapshot = new
    data = data(of: sections)
    for item in data.flatMap(\.items) {
      if let before = old[item.id], before !== item, visible[.cell(item.id)] != nil {
        events.append(.contentChangedUnderSameID(item.id))
      }
    }
    // 3. Shown at once.
    layOut()
    display()
    completion?()
    settle()
  }

  /// Shows this section in place of what was shown.
  public func apply(
    _ section: any UISection, animated: Bool, completion: (() -> Void)? = nil
  ) {
    apply(sections: [section], animated: animated, completion: completion)
  }

  /// Shows these sections after those that are there.
  public func append(
    sections: [any UISection], animated: Bool, completion: (() -> Void)? = nil
  ) {
    apply(sections: currentSections + sections, animated: animated, completion: completion)
  }

  /// Adds items to a section, which is changed. An id that is not there is a problem, and nothing
  /// is done.
  public func append(
    items: [any UICellConfigurableModel], at sectionID: String, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let section = currentSections.first(where: { $0.id == sectionID }) else {
      report(.unknownSection(id: sectionID, operation: .append))
      return
    }
    let before = section.items
    section.items += items
    let found = DataProblem.snapshot(of: currentSections).problems
    if policy == .strict, !found.isEmpty {
      found.forEach(report)
      events.append(.refused(problems: found.count))
      section.items = before
      return
    }
    apply(sections: currentSections, animated: animated, completion: completion)
  }

  /// Makes every cell and supplementary view of these sections anew. When one of them is not there,
  /// that is a problem, and under a strict policy nothing is done.
  public func reloadSection(_ sectionIDs: [String], completion: (() -> Void)? = nil) {
    var next = snapshot
    next.problems = []
    next.reloadSections(sectionIDs)
    next.problems.forEach(report)
    guard next.problems.isEmpty || policy == .lenient else {
      events.append(.refused(problems: next.problems.count))
      return
    }
    let ids = next.reloadedSectionIdentifiers
    data = data(of: currentSections)
    for id in ids { events.append(.reloaded(section: id)) }
    let gone = order.filter { key in
      switch key {
      case .cell(let item):
        snapshot.sectionIdentifier(containingItem: item).map(ids.contains) ?? false
      case .supplementary(let section, _, _): ids.contains(section)
      }
    }
    hide(gone)
    layOut()
    display()
    completion?()
    settle()
  }

  /// Models by id, as they are shown.
  private var models: [String: any UICellConfigurableModel] {
    Dictionary(data.flatMap(\.items).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What of some sections is shown: ids as the snapshot has them, each with its model.
  private func data(of sections: [any UISection]) -> [SectionData] {
    var byID: [String: any UISection] = [:]
    for section in sections where byID[section.id] == nil { byID[section.id] = section }
    return snapshot.sectionIdentifiers.compactMap { id in
      guard let section = byID[id] else { return nil }
      let models = Dictionary(
        section.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return SectionData(
        section: section,
        items: snapshot.itemIdentifiers(inSection: id).compactMap { models[$0] })
    }
  }

  private func register(_ sections: [any UISection]) {
    var known = Set(registeredIdentifiers)
    for section in sections {
      let names =
        section.items.map(\.reuseIdentifier)
        + section.reusableItems.sorted { $0.key < $1.key }.flatMap {
          $0.value.map(\.reuseIdentifier)
        }
      for name in names where known.insert(name).inserted {
        registeredIdentifiers.append(name)
        events.append(.registered(name))
      }
    }
  }
}
