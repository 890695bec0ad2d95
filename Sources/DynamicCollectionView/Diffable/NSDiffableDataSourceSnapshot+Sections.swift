// SPDX-License-Identifier: MIT
//
// Changes to a snapshot's sections.
// Mirrors: NSDiffableDataSourceSnapshot (UIKit).

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. An id that is there already is left out: `duplicateSection`.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = place(of: toIdentifier, to: .insert) else { return }
    insert(identifiers, at: place)
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = place(of: toIdentifier, to: .insert) else { return }
    insert(identifiers, at: place + 1)
  }

  /// Takes sections out, with their items. Ids that are not there don't matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section)?.list ?? [] { homes[item] = nil }
    }
    sections.remove(Set(identifiers))
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

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
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
    sections.insert(fresh, at: place)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
  ) {
    guard place(of: identifier, to: .move) != nil, place(of: other, to: .move) != nil,
      identifier != other
    else { return }
    sections.remove([identifier])
    let place = sections.place(of: other) ?? sections.count
    sections.insert(CollectionOfOne(identifier), at: after ? place + 1 : place)
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
