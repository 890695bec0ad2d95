// SPDX-License-Identifier: MIT
//
// Changes to a snapshot's items.
// Mirrors: NSDiffableDataSourceSnapshot (UIKit).

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil is the last one.
  ///
  /// Of an id given twice the first is kept: `duplicateItem`. An id that is there already moves to
  /// the new place: `itemAlreadyPresent`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      problems.append(.noSection(count: identifiers.count))
      return
    }
    guard place(of: section, to: .append) != nil else { return }
    let fresh = taking(identifiers, to: section)
    items[section]?.append(fresh)
  }

  /// Adds items before another, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Adds items after another, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  /// Takes items out. Ids that are not there don't matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
    forget(identifiers)
  }

  /// Takes all items out, and all sections with them.
  public mutating func deleteAllItems() {
    let found = problems
    self = Self()
    problems = found
  }

  /// Moves an item before another, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves an item after another, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  /// Marks items to be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.append(marking(identifiers, in: reloaded, to: .reload))
  }

  /// Marks items whose cells are kept and configured anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured.append(marking(identifiers, in: reconfigured, to: .reconfigure))
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard let section = home(of: other, to: .insertBeside) else { return }
    // The neighbour itself can't be inserted beside itself: it stays.
    let fresh = taking(identifiers, to: section, but: other)
    items[section]?.insert(fresh, beside: other, after: after)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, after: Bool
  ) {
    guard let old = home(of: identifier, to: .move), let new = home(of: other, to: .moveBeside),
      identifier != other
    else { return }
    items[old]?.remove(CollectionOfOne(identifier))
    homes[identifier] = new
    items[new]?.insert([identifier], beside: other, after: after)
  }

  /// The ids to insert, each once, taken out of wherever they were.
  private mutating func taking(
    _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType,
    but neighbour: ItemIdentifierType? = nil
  ) -> [ItemIdentifierType] {
    var fresh: [ItemIdentifierType] = []
    fresh.reserveCapacity(identifiers.count)
    var places: [ItemIdentifierType: Int] = [:]
    var moved: [ItemIdentifierType] = []
    for (index, identifier) in identifiers.enumerated() {
      if let first = places.updateValue(index, forKey: identifier) {
        places[identifier] = first
        problems.append(
          .duplicateItem(
            id: "\(identifier)", section: "\(section)", first: first, second: index))
        continue
      }
      if let home = homes[identifier] {
        problems.append(
          .itemAlreadyPresent(id: "\(identifier)", from: "\(home)", to: "\(section)"))
        if identifier == neighbour { continue }
        moved.append(identifier)
      }
      fresh.append(identifier)
    }
    takeOut(moved)
    for identifier in fresh { homes[identifier] = section }
    return fresh
  }

  /// Takes items out of their sections.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    for item in identifiers {
      if let home = homes.removeValue(forKey: item) { gone[home, default: []].append(item) }
    }
    for (section, items) in gone { self.items[section]?.remove(items) }
  }

  /// Those that are there and not marked yet, each once.
  private mutating func marking(
    _ identifiers: [ItemIdentifierType], in marked: OrderedIDs<ItemIdentifierType>,
    to operation: DataProblem.Operation
  ) -> [ItemIdentifierType] {
    var new: Set<ItemIdentifierType> = []
    return identifiers.filter {
      home(of: $0, to: operation) != nil && !marked.contains($0) && new.insert($0).inserted
    }
  }

  /// The section of an item; records that it is not there.
  private mutating func home(
    of identifier: ItemIdentifierType, to operation: DataProblem.Operation
  ) -> SectionIdentifierType? {
    if let home = homes[identifier] { return home }
    problems.append(.unknownItem(id: "\(identifier)", operation: operation))
    return nil
  }
}
