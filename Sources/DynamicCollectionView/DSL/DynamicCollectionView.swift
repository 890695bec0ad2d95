// SPDX-License-Identifier: MIT
//
// A collection as authors write it: sections, and what is to happen.

public import CellViews
import Foundation

/// When scrolling dismisses the keyboard. UIKit's names; recorded, without effect on a picture.
public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}

/// A collection of sections.
///
/// ``screen(in:)`` is what it shows in an environment; ``makeCollectionView()`` a headless
/// collection that scrolls, reuses cells and calls the handlers.
public struct DynamicCollectionView: View {
  /// Called with a model of an item and its place.
  public typealias ItemHandler = (any CellViewConfigurableModel, IndexPath) -> Void
  /// Called with a model of a header or a footer and its place.
  public typealias ReusableItemHandler = (any ReusableViewConfigurableModel, IndexPath) -> Void

  /// The sections, read when it was made.
  public let sections: [any SectionContext]
  /// Whether updates are animated; recorded, without effect on a picture. True unless given.
  public let animatingDifferences: Bool
  private var onSelect: ItemHandler?
  private var onDisplay: ItemHandler?
  private var onDisplayReusable: ReusableItemHandler?
  private var dismissMode: KeyboardDismissMode?

  /// A collection of sections; none of its handlers is set.
  public init(_ sections: [any SectionContext], animatingDifferences: Bool = true) {
    self.sections = sections
    self.animatingDifferences = animatingDifferences
  }

  /// A collection of the sections that are bound now.
  public init(_ sections: Binding<[any SectionContext]>, animatingDifferences: Bool = true) {
    self.init(sections.wrappedValue, animatingDifferences: animatingDifferences)
  }

  /// Inside other views it takes all the room it is offered, and is drawn there at its start.
  public var body: some View {
    NodeView(
      .deferred(
        DeferredNode(drawing: { room, cells in
          let environment = RenderEnvironment(size: room.size, in: cells.environment)
          let renderer = ScreenRenderer(
            screen: screen(in: environment), environment: environment, text: cells.text,
            images: cells.images)
          let frame = renderer.frame(at: renderer.layout.initialState)
          addTaps(frame)
          return frame.drawing(in: room.frame, scale: environment.scale)
        })))
  }

  /// What happens when an item is selected; the last call counts.
  public func didSelectItem(_ handler: @escaping ItemHandler) -> DynamicCollectionView {
    changed { $0.onSelect = handler }
  }

  /// What happens when an item is about to be shown; the last call counts.
  public func willDisplayItem(_ handler: @escaping ItemHandler) -> DynamicCollectionView {
    changed { $0.onDisplay = handler }
  }

  /// What happens when a header or a footer is about to be shown; the last call counts.
  public func willDisplayReusableItem(
    _ handler: @escaping ReusableItemHandler
  ) -> DynamicCollectionView {
    changed { $0.onDisplayReusable = handler }
  }

  /// When scrolling dismisses the keyboard; left as it is unless called.
  public func keyboardDismissMode(_ mode: KeyboardDismissMode) -> DynamicCollectionView {
    changed { $0.dismissMode = mode }
  }

  /// What it shows in an environment; see ``Screen``.
  public func screen(
    in environment: RenderEnvironment, stops: [ScrollStop] = [ScrollStop(name: "start")]
  ) -> Screen {
    Screen(sections: sections, environment: environment, stops: stops)
  }

  /// A headless collection with the sections and handlers of this one. Show it, and it displays.
  public func makeCollectionView() -> UIDynamicCollectionView {
    let view = UIDynamicCollectionView()
    update(view)
    return view
  }

  /// Brings a collection up to date: handlers are replaced, and all sections are applied again.
  public func update(_ view: UIDynamicCollectionView) {
    view.didSelectItem = onSelect.map { handler in
      { item, path in
        if let item = item as? any CellViewConfigurableModel { handler(item, path) }
      }
    }
    view.willDisplayItem = onDisplay.map { handler in
      { item, path in
        if let item = item as? any CellViewConfigurableModel { handler(item, path) }
      }
    }
    view.willDisplayReusableItem = onDisplayReusable.map { handler in
      { item, path in
        if let item = item as? any ReusableViewConfigurableModel { handler(item, path) }
      }
    }
    if let dismissMode { view.keyboardDismissMode = dismissMode }
    view.apply(sections: sections.map(SwiftUISection.init), animated: animatingDifferences)
  }

  /// Lets a host that draws the collection tap its cells.
  private func addTaps(_ frame: RenderedFrame) {
    guard let onSelect, let survey = TapSurvey.current else { return }
    for cell in frame.attributes.reversed() where cell.kind == .cell {
      guard sections.indices.contains(cell.section) else { continue }
      let items = sections[cell.section].items
      guard items.indices.contains(cell.item) else { continue }
      survey.addBelow(cell.screenFrame) {
        onSelect(items[cell.item], IndexPath(item: cell.item, section: cell.section))
      }
    }
  }

  private func changed(
    _ change: (inout DynamicCollectionView) -> Void
  ) -> DynamicCollectionView {
    var copy = self
    change(&copy)
    return copy
  }
}
