// SPDX-License-Identifier: MIT
//
// Laying out, and which cells are shown: made, hidden, used again.

import CellViews
import CollectionLayout
import Foundation
import Geometry

extension UIDynamicCollectionView {
  /// Asks the sections for their layouts and solves them; keeps the place in the scroll range.
  func layOut() {
    guard let stage else { return }
    let lowering = SectionLowering(
      environment: stage.environment, configuration: stage.configuration)
    let sections = data.enumerated().map { index, section in
      var content = ModelContent(section.section, at: index, stage.environment, section.items)
      content.shown = { [weak self] in
        guard section.items.indices.contains($0) else { return nil }
        return self?.visible[.cell(section.items[$0].id)] as? UICollectionViewCell
      }
      content.shownSupplementary = { [weak self] in
        self?.visible[.supplementary(section: section.section.id, kind: $0, index: $1)]
      }
      let own = section.section as? SwiftUISection
      content.decorations = own?.decorationViews ?? [:]
      let lowered = lowering.section(
        id: section.section.id, index: index, content: content, dressing: own?.dressing
      ) {
        section.section.sectionLayout(nil, sectionIndex: index, environment: $0)
      }
      DataProblem.problems(of: section.section, layout: lowered.layout).forEach(report)
      return lowered
    }
    let renderer = ScreenRenderer(
      screen: Screen(
        configuration: stage.configuration, background: .named("systemBackground"),
        sections: sections, supplementary: NoSupplementaryContent(), stops: []),
      environment: stage.environment, text: stage.text, images: stage.images)
    self.renderer = renderer
    prepareOwnLayout(lowering)
    let axis = renderer.layout.scrollAxis
    scrollState.offset[axis] = renderer.layout.clamped(scrollState.offset[axis])
    for (section, offset) in renderer.layout.initialSectionOffsets
    where scrollState.sectionOffsets[section] == nil {
      scrollState.sectionOffsets[section] = offset
    }
  }

  /// What is seen, drawn in the room that a view around gives it: shown there, if it was shown
  /// elsewhere or nowhere.
  func drawing(in room: DeferredNode.Room, _ cells: CellRenderer) -> CellDrawing {
    let environment = RenderEnvironment(size: room.size, in: cells.environment)
    if stage?.environment != environment {
      show(in: environment, text: cells.text, images: cells.images)
    }
    guard let frame = frame() else { return CellDrawing() }
    for cell in frame.attributes.reversed() where cell.kind == .cell {
      TapSurvey.current?.addBelow(cell.screenFrame) { [weak self] in
        self?.select(IndexPath(item: cell.item, section: cell.section))
      }
    }
    return frame.drawing(in: room.frame, scale: environment.scale)
  }

  /// Hides what is out of sight, then shows what came into sight, in the order of the layout.
  func display() {
    guard renderer != nil else { return }
    var seen: [(key: ElementKey, path: IndexPath)] = []
    for element in elementsInSight() {
      guard data.indices.contains(element.section) else { continue }
      let section = data[element.section]
      let path = IndexPath(item: element.item, section: element.section)
      if element.kind == .cell {
        seen.append((.cell(section.items[element.item].id), path))
      } else if element.kind != .decoration, let kind = element.elementKind {
        seen.append(
          (.supplementary(section: section.section.id, kind: kind, index: element.item), path))
      }
    }
    let keys = Set(seen.map(\.key))
    hide(order.filter { !keys.contains($0) })
    for (key, path) in seen where visible[key] == nil { show(key, at: path) }
    order = seen.map(\.key)
  }

  /// Puts views away for later.
  func hide(_ keys: [ElementKey]) {
    for key in keys {
      guard let view = visible.removeValue(forKey: key) else { continue }
      switch key {
      case .cell(let id): events.append(.didEndDisplayingItem(id: id))
      case .supplementary(let section, let kind, _):
        events.append(.didEndDisplayingReusableItem(kind: kind, section: section))
      }
      if let name = view.reuseIdentifier { pool[name, default: []].append(view) }
    }
    let gone = Set(keys)
    order.removeAll { gone.contains($0) }
  }

  /// A view that was put away, ready for use; nil when there is none of that name.
  private func dequeue(_ name: String) -> UICollectionReusableView? {
    guard let view = pool[name]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  private func show(_ key: ElementKey, at path: IndexPath) {
    let section = data[path.section]
    switch key {
    case .cell(let id):
      let model = section.items[path.item]
      let used = dequeue(model.reuseIdentifier) as? UICollectionViewCell
      let cell = ModelContent.cell(model, at: path, used)
      cell.reuseIdentifier = model.mismatch(in: "") == nil ? model.reuseIdentifier : nil
      visible[key] = cell
      for problem in cell.constraintProblems {
        report(.unsolvedConstraint(problem, id: id, section: section.section.id))
      }
      events.append(.willDisplayItem(id: id, at: path, isReused: used != nil))
      pending.append { [weak self] in self?.willDisplayItem?(model, path) }
    case .supplementary(_, let kind, let index):
      // Without a model the room stays empty, and no handler is called.
      let models = section.section.reusableItems[ElementKindNames.uikit(kind)] ?? []
      guard models.indices.contains(index) else {
        visible[key] = UICollectionReusableView(frame: .zero)
        return
      }
      let model = models[index]
      let used = dequeue(model.reuseIdentifier)
      let view = used ?? model.makeView()
      view.reuseIdentifier = model.reuseIdentifier
      visible[key] =
        model.configuredSupplementaryView(view, indexPath: path)
        ?? UICollectionReusableView(frame: .zero)
      events.append(.willDisplayReusableItem(kind: kind, at: path, isReused: used != nil))
      pending.append { [weak self] in self?.willDisplayReusableItem?(model, path) }
    }
  }

  /// Turns of the main loop after which handlers that change data again and again are left alone.
  private static var mostTurns: Int { 1000 }

  /// Calls the display handlers, turn by turn, until none is left.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.mostTurns {
      guard !pending.isEmpty else { return }
      let turn = pending
      pending = []
      for call in turn { call() }
    }
    pending = []
    events.append(.didNotSettle)
  }
}
