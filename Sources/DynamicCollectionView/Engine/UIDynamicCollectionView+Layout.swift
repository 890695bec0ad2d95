// SPDX-License-Identifier: MIT
//
// A collection whose layout is of a class of the caller's: what the class does to attributes is
// done to what is seen.

import CollectionLayout
import Foundation
import Geometry

extension UIDynamicCollectionView {
  /// Whether the layout may answer otherwise than the one that ``renderer`` has solved.
  var hasOwnLayout: Bool {
    type(of: collectionViewLayout) != UICollectionViewCompositionalLayout.self
  }

  /// Tells a layout of the caller's class what it is to lay out.
  func prepareOwnLayout(_ lowering: SectionLowering) {
    guard hasOwnLayout, let renderer, let stage else { return }
    collectionViewLayout.prepare(
      for: lowering.container, itemCounts: data.map(\.items.count), traits: lowering.traits
    ) { element, proposal in
      ScreenRenderer.measured(
        element, proposal: proposal, screen: renderer.screen,
        cells: CellRenderer(
          environment: stage.environment.view, text: stage.text, images: stage.images))
    }
  }

  /// The elements in sight, in the order of the layout.
  ///
  /// What a layout of the caller's class leaves out is not among them, and what it adds is. Sections
  /// that scroll on their own have their offset on top of what it says.
  func elementsInSight() -> [LayoutAttributes] {
    guard let renderer, let stage else { return [] }
    let seen = renderer.layout.visibleAttributes(at: scrollState)
    guard hasOwnLayout, let solved = collectionViewLayout.solvedLayout else { return seen }
    collectionViewLayout.scrollState = scrollState
    let view = CGRect(origin: scrollState.offset, size: stage.environment.size)
    // 1. What it would say by itself, and what it says.
    let plain = byPlace(solved.layoutAttributesForElements(in: view, at: scrollState))
    let theirs = (collectionViewLayout.layoutAttributesForElements(in: view) ?? []).map(\.element)
    var said = byPlace(theirs)
    // 2. What is seen anyway, changed or left out.
    var elements: [LayoutAttributes] = []
    for element in seen {
      let place = ElementPlace(element)
      guard let before = plain[place] else {
        elements.append(element)
        continue
      }
      guard var after = said.removeValue(forKey: place) else { continue }
      after.elementKind = element.elementKind
      after.screenFrame = after.screenFrame.offsetBy(
        dx: element.screenFrame.minX - before.screenFrame.minX,
        dy: element.screenFrame.minY - before.screenFrame.minY)
      elements.append(after)
    }
    // 3. What it has brought into sight.
    let room = CGRect(origin: .zero, size: view.size)
    for var element in theirs where said[ElementPlace(element)] != nil {
      guard element.screenFrame.intersects(room), isThere(element) else { continue }
      element.elementKind = element.elementKind.map(ElementKindNames.screen)
      elements.append(element)
    }
    return elements
  }

  /// Whether there is something to show at an element's place; a layout may say what it likes.
  private func isThere(_ element: LayoutAttributes) -> Bool {
    guard data.indices.contains(element.section) else { return false }
    return element.kind != .cell
      || data[element.section].items.indices.contains(element.item)
  }

  private func byPlace(_ elements: [LayoutAttributes]) -> [ElementPlace: LayoutAttributes] {
    Dictionary(elements.map { (ElementPlace($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// What tells the elements of a layout from one another.
private struct ElementPlace: Hashable {
  let kind: String?
  let section: Int
  let item: Int
  let host: Int?

  init(_ element: LayoutAttributes) {
    kind = element.elementKind.map(ElementKindNames.uikit)
    section = element.section
    item = element.item
    host = element.host
  }
}
