// SPDX-License-Identifier: MIT
//
// The items of one section as an outline: items below items, opened or closed.
// Mirrors: NSDiffableDataSourceSectionSnapshot (UIKit).
// Status: complete; where UIKit raises an exception, a problem is recorded.

/// The items of one section, in order, each at the top or below another.
///
/// An item is visible when all items above it are expanded. Misuse is recorded in ``problems``, as
/// in ``NSDiffableDataSourceSnapshot``.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  var nodes: [ItemIdentifierType: Node] = [:]
  /// The items at the top, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  /// What was wrong with the calls so far, in their order.
  public internal(set) var problems: [DataProblem] = []

  /// No items.
  public init() {}

  /// The snapshot itself.
  ///
  /// - Throws: ``DataProblems`` with all that was recorded, when there is any.
  public func validated() throws(DataProblems) -> Self {
    guard problems.isEmpty else { throw DataProblems(problems: problems) }
    return self
  }

  // MARK: Questions

  /// All items, each followed by those below it.
  public var items: [ItemIdentifierType] { listed { _ in true } }

  /// The items that are seen: below expanded ones only, each followed by those below it.
  public var visibleItems: [ItemIdentifierType] { listed(\.isExpanded) }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Whether an item is expanded; false when it is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether all items above an item are expanded; false when it is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let above = nodes[parent] {
      guard above.isExpanded else { return false }
      node = above
    }
    return true
  }

  /// How many items are above an item: 0 at the top, and when it is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = nodes[item]?.parent
    while let above = parent {
      level += 1
      parent = nodes[above]?.parent
    }
    return level
  }

  /// The item right above an item; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Where an item is among ``items``; nil when it is not there. Looks at one after another.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The items below an item as a snapshot of their own.
  ///
  /// - Parameter includingParent: Whether the item itself is at its top.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    guard let node = nodes[parent] else { return result }
    var names = listed(from: node.children) { _ in true }
    if includingParent { names.insert(parent, at: 0) }
    for name in names { result.nodes[name] = nodes[name] }
    result.rootItems = includingParent ? [parent] : node.children
    for root in result.rootItems { result.nodes[root]?.parent = nil }
    return result
  }

  /// Items from the top down, entering those that `enters` says.
  func listed(
    from roots: [ItemIdentifierType]? = nil, _ enters: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var open = Array((roots ?? rootItems).reversed())
    while let item = open.popLast() {
      result.append(item)
      if let node = nodes[item], enters(node) { open.append(contentsOf: node.children.reversed()) }
    }
    return result
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
