// SPDX-License-Identifier: MIT
//
// Changes to a snapshot's sections.
// Mirrors: NSDiffableDataSourceSnapshot (UIKit).

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. An id that is there already is left out: `duplicateSection`.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    let fresh = fresh(identifiers, at: sections.count)
    sections.append(fresh)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: false)
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: true)
  }

  /// Takes sections out, with their items. Ids that are not there don't matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      let items = items.removeValue(forKey: section)?.list ?? []
      for item in items { homes[item] = nil }
      forget(items)
    }
    sections.remove(identifiers)
    let gone = Set(identifiers)
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section, with its items, before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves a section, with its items, after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  /// Marks sections to be made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    var known = Set(reloadedSectionIdentifiers)
    for identifier in identifiers where place(of: identifier, to: .reload) != nil {
      if known.insert(identifier).inserted { reloadedSectionIdentifiers.append(identifier) }
    }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, after: Bool
  ) {
    guard let place = place(of: other, to: .insertBeside) else { return }
    let fresh = fresh(identifiers, at: after ? place + 1 : place)
    sections.insert(fresh, beside: other, after: after)
  }

  /// The ids to insert at `place`, each once and with no items yet.
  private mutating func fresh(
    _ identifiers: [SectionIdentifierType], at place: Int
  ) -> [SectionIdentifierType] {
    var fresh: [SectionIdentifierType] = []
    var places: [SectionIdentifierType: Int] = [:]
    for (index, identifier) in identifiers.enumerated() {
      if let first = sections.place(of: identifier) ?? places[identifier] {
        problems.append(
          .duplicateSection(id: "\(identifier)", first: first, second: place + index))
        continue
      }
      places[identifier] = place + index
      fresh.append(identifier)
      items[identifier] = OrderedIDs()
    }
    return fresh
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
  ) {
    guard place(of: identifier, to: .move) != nil, place(of: other, to: .moveBeside) != nil,
      identifier != other
    else { return }
    sections.remove(CollectionOfOne(identifier))
    sections.insert([identifier], beside: other, after: after)
  }

  /// Forgets that items were to be made or configured anew.
  mutating func forget(_ items: [ItemIdentifierType]) {
    reloaded.remove(items)
    reconfigured.remove(items)
  }

  /// Where a section is; records that it is not there.
  mutating func place(
    of identifier: SectionIdentifierType, to operation: DataProblem.Operation
  ) -> Int? {
    if let place = sections.place(of: identifier) { return place }
    problems.append(.unknownSection(id: "\(identifier)", operation: operation))
    return nil
  }
}
