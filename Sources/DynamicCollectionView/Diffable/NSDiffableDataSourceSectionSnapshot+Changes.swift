// SPDX-License-Identifier: MIT
//
// Changes to a section's outline.
// Mirrors: NSDiffableDataSourceSectionSnapshot (UIKit).

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of those below `parent`; nil is the top. They begin collapsed.
  ///
  /// Ids must be new: of an id given twice the first is kept, one that is there already stays.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !isKnown(parent, to: .append) { return }
    add(fresh(items), below: parent, at: children(of: parent).count)
  }

  /// Adds items before another, below the same one.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    insert(items, beside: beforeIdentifier, after: false)
  }

  /// Adds items after another, below the same one.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    insert(items, beside: afterIdentifier, after: true)
  }

  /// Takes items out, with all below them. Ids that are not there don't matter.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items {
      if let node = nodes[item] { gone[node.parent, default: []].insert(item) }
    }
    for (parent, children) in gone {
      let kept = self.children(of: parent).filter { !children.contains($0) }
      setChildren(kept, of: parent)
    }
    for name in listed(from: gone.values.flatMap { $0 }, { _ in true }) { nodes[name] = nil }
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    nodes = [:]
    rootItems = []
  }

  /// Shows what is right below these items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item, to: .expand) { nodes[item]?.isExpanded = true }
  }

  /// Hides what is below these items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item, to: .collapse) { nodes[item]?.isExpanded = false }
  }

  /// Puts the items of another snapshot below an item, in place of those that were there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard isKnown(parent, to: .replaceChildren) else { return }
    delete(children(of: parent))
    add(snapshot, below: parent, at: 0)
  }

  /// Adds the items of another snapshot before an item, below the same one.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard isKnown(item, to: .insertBeside), let place = place(of: item) else { return }
    add(snapshot, below: parent(of: item), at: place)
  }

  /// Adds the items of another snapshot after an item, below the same one.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard isKnown(item, to: .insertBeside), let place = place(of: item) else { return }
    add(snapshot, below: parent(of: item), at: place + 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard isKnown(other, to: .insertBeside), let place = place(of: other) else { return }
    add(fresh(items), below: parent(of: other), at: after ? place + 1 : place)
  }

  private mutating func add(_ snapshot: Self, below parent: ItemIdentifierType?, at place: Int) {
    let names = Set(fresh(snapshot.items))
    for name in names {
      guard var node = snapshot.nodes[name] else { continue }
      node.children.removeAll { !names.contains($0) }
      nodes[name] = node
    }
    // Items whose own place is taken away with their parent come to the top of what is added.
    let roots = snapshot.items.filter { name in
      names.contains(name) && snapshot.parent(of: name).map { !names.contains($0) } ?? true
    }
    for root in roots { nodes[root]?.parent = parent }
    var children = self.children(of: parent)
    children.insert(contentsOf: roots, at: place)
    setChildren(children, of: parent)
  }

  private mutating func add(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int
  ) {
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
  }

  /// Those that are new, each once; records the others.
  private mutating func fresh(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var places: [ItemIdentifierType: Int] = [:]
    var result: [ItemIdentifierType] = []
    for (index, item) in items.enumerated() {
      if let first = places[item] {
        problems.append(
          .duplicateItem(id: "\(item)", section: nil, first: first, second: index))
      } else if contains(item) {
        problems.append(.itemAlreadyPresent(id: "\(item)", from: nil, to: nil))
      } else {
        places[item] = index
        result.append(item)
      }
    }
    return result
  }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  private mutating func setChildren(
    _ children: [ItemIdentifierType], of parent: ItemIdentifierType?
  ) {
    if let parent { nodes[parent]?.children = children } else { rootItems = children }
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    children(of: parent(of: item)).firstIndex(of: item)
  }

  private mutating func isKnown(
    _ item: ItemIdentifierType, to operation: DataProblem.Operation
  ) -> Bool {
    if contains(item) { return true }
    problems.append(.unknownItem(id: "\(item)", operation: operation))
    return false
  }
}
