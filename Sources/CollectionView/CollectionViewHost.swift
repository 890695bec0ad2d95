// SPDX-License-Identifier: MIT
//
// A grid without a screen: it is tapped, pressed and scrolled, and drawn as it is then.

public import CellViews
public import DynamicCollectionView
public import Drawing
public import Foundation

/// Does to a grid what a person does. The grid's bindings hold what comes of it.
public final class CollectionViewHost<Item: Identifiable & Equatable, ItemContent: View> {
  /// How long an item is pressed before that is a long press, seconds.
  public static var longPressDuration: Double { 0.25 }
  /// How far a finger may move in a long press, points.
  public static var longPressDistance: CGFloat { 10 }

  /// The grid.
  public let view: CollectionView<Item, ItemContent>
  /// Where it is shown.
  public let environment: RenderEnvironment
  private let text: any TextMeasuring
  private let images: any ImageInspecting
  private var stop = ScrollStop(name: "start")

  /// A grid that is shown somewhere.
  ///
  /// - Parameters:
  ///   - text: Measures the texts of items.
  ///   - images: Answers the sizes of images.
  public init(
    _ view: CollectionView<Item, ItemContent>, in environment: RenderEnvironment,
    text: any TextMeasuring, images: any ImageInspecting
  ) {
    self.view = view
    self.environment = environment
    self.text = text
    self.images = images
  }

  /// The grid laid out for the items there are now.
  public var renderer: ScreenRenderer {
    ScreenRenderer(
      screen: view.screen(in: environment), environment: environment, text: text, images: images)
  }

  /// The grid as it is seen now.
  public func frame() -> RenderedFrame {
    let renderer = renderer
    return renderer.frame(at: renderer.scrollState(for: stop).state)
  }

  /// Scrolls, as far as there is content.
  public func scroll(to offset: CGFloat) {
    stop = ScrollStop(name: "", target: .along(offset), sections: [:])
  }

  /// Taps at a point of the screen; false when there is no item.
  ///
  /// In selection mode the item is selected, or no more; else it is the only one. Then the tap
  /// action is called.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    guard let (item, room) = item(at: point) else { return false }
    if !view.selectionMode {
      view.selectedItems = [item]
    } else if view.selectedItems.contains(item) {
      view.selectedItems.removeAll { $0 == item }
    } else {
      view.selectedItems.append(item)
    }
    view.tapAction?(item, room)
    return true
  }

  /// Presses at a point of the screen for some seconds; false when there is no item.
  ///
  /// The press action is told when the press begins, and when it is a long press, is let go, or the
  /// finger moves too far; a long press calls its own action. A press that was let go early is a
  /// tap.
  ///
  /// - Parameter distance: How far the finger moves meanwhile, points.
  @discardableResult
  public func press(at point: CGPoint, for seconds: Double, moving distance: CGFloat = 0) -> Bool {
    guard let (item, room) = item(at: point) else { return false }
    view.pressAction?(item, true)
    view.pressAction?(item, false)
    guard distance <= Self.longPressDistance else { return true }
    if seconds >= Self.longPressDuration {
      view.longPressAction?(item, room)
    } else {
      tap(at: point)
    }
    return true
  }

  /// The item at a point of the screen, and its room.
  private func item(at point: CGPoint) -> (Item, GeometryProxy)? {
    let renderer = renderer
    let items = view.items
    let state = renderer.scrollState(for: stop).state
    for element in renderer.layout.visibleAttributes(at: state)
    where element.kind == .cell && element.screenFrame.contains(point) {
      guard items.indices.contains(element.item) else { continue }
      let room = DeferredNode.Room(
        size: element.screenFrame.size, frame: element.screenFrame, cell: element.screenFrame)
      return (items[element.item], GeometryProxy(in: room))
    }
    return nil
  }
}
