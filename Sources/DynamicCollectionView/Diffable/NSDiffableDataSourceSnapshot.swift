// SPDX-License-Identifier: MIT
//
// What a collection shows: section ids in order, and item ids in each.
// Mirrors: NSDiffableDataSourceSnapshot (UIKit).
// Status: complete; where UIKit raises an exception, a problem is recorded.

/// The ids of a collection's sections and items, in order.
///
/// Nothing throws and nothing raises, so that code written for UIKit stays as it is: each misuse is
/// recorded in ``problems`` and the call goes on as far as it makes sense. ``validated()`` throws
/// them; a ``UIDynamicCollectionView`` refuses a snapshot that has any, unless it is lenient.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var sections = OrderedIDs<SectionIdentifierType>()
  var items: [SectionIdentifierType: OrderedIDs<ItemIdentifierType>] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// What was wrong with the calls so far, in their order.
  public internal(set) var problems: [DataProblem] = []
  /// Sections to be made anew, in the order of the calls, each once.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  var reloaded = OrderedIDs<ItemIdentifierType>()
  var reconfigured = OrderedIDs<ItemIdentifierType>()

  /// Nothing to show.
  public init() {}

  /// The snapshot itself.
  ///
  /// - Throws: ``DataProblems`` with all that was recorded, when there is any.
  public func validated() throws(DataProblems) -> Self {
    guard problems.isEmpty else { throw DataProblems(problems: problems) }
    return self
  }

  // MARK: Questions

  /// Items to be made anew, in the order of the calls, each once; those deleted since are not.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded.list }
  /// Items whose cells are to be configured anew, in the order of the calls, each once; those deleted
  /// since are not.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured.list }

  /// Number of items in all sections.
  public var numberOfItems: Int { homes.count }
  /// Number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.list }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.list.flatMap { items[$0]?.list ?? [] }
  }

  /// Number of items of a section; 0 when there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section in order; none when there is no such section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    items[identifier]?.list ?? []
  }

  /// The section that holds an item; nil when nothing does.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Where an item is among all items; nil when it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let section = sections.place(of: home),
      let place = items[home]?.place(of: identifier)
    else { return nil }
    return sections.list[..<section].reduce(place) { $0 + (items[$1]?.count ?? 0) }
  }

  /// Where a section is among all sections; nil when it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.place(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
