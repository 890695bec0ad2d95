// SPDX-License-Identifier: MIT
//
// A grid of items in equal columns, with a selection.
// Mirrors: CollectionView of the package of that name for SwiftUI, row by row of docs/checklist.md.
// Status: drawn, laid out, tapped and pressed; it scrolls up and down and has no sections.

public import CellViews
public import DynamicCollectionView

/// A grid of items in equal columns.
///
/// Taps and presses are made with a ``CollectionViewHost``. Views that share a ``Layout`` share its
/// values.
public struct CollectionView<Item: Identifiable & Equatable, ItemContent: View>: View {
  /// Called with an item and its room.
  public typealias ItemAction = (Item, GeometryProxy) -> Void

  @Binding var items: [Item]
  @Binding var selectedItems: [Item]
  @Binding var selectionMode: Bool
  let layout: Layout
  let tapAction: ItemAction?
  let longPressAction: ItemAction?
  let pressAction: ((Item, Bool) -> Void)?
  let itemBuilder: (Item, GeometryProxy) -> ItemContent
  private(set) var mode = LayoutCompatibility.seed

  /// A grid of items.
  ///
  /// - Parameters:
  ///   - items: What is shown, in order.
  ///   - selectedItems: In selection mode the items that were tapped, else the last one.
  ///   - selectionMode: Whether taps select, and marks are shown.
  ///   - tapAction: Called when an item was tapped, after the selection has changed.
  ///   - longPressAction: Called when an item was pressed for a quarter of a second.
  ///   - pressAction: Called when a press begins and when it ends or fails.
  ///   - itemBuilder: Makes the view of an item for its room; it stands in the top leading corner.
  public init(
    items: Binding<[Item]>, selectedItems: Binding<[Item]>, selectionMode: Binding<Bool>,
    layout: Layout = Layout(), tapAction: ItemAction? = nil, longPressAction: ItemAction? = nil,
    pressAction: ((Item, Bool) -> Void)? = nil,
    @ViewBuilder itemBuilder: @escaping (Item, _ itemMetrics: GeometryProxy) -> ItemContent
  ) {
    _items = items
    _selectedItems = selectedItems
    _selectionMode = selectionMode
    self.layout = layout
    self.tapAction = tapAction
    self.longPressAction = longPressAction
    self.pressAction = pressAction
    self.itemBuilder = itemBuilder
  }

  /// Takes all the room it is offered, and is drawn there at its start.
  public var body: some View {
    NodeView(
      .deferred(
        DeferredNode(drawing: { room, cells in
          let environment = RenderEnvironment(size: room.size, in: cells.environment)
          let renderer = ScreenRenderer(
            screen: screen(in: environment), environment: environment, text: cells.text,
            images: cells.images)
          return renderer.frame(at: renderer.layout.initialState)
            .drawing(in: room.frame, scale: environment.scale)
        })))
  }

  /// Whether the grid has the founding code's quirks, as in `seed`, the default. In `clean` square
  /// cells are square beside insets of the scroll view, a last row that is not full keeps the
  /// columns, and the mark of a selected item is a disc.
  public func compatibility(_ mode: LayoutCompatibility) -> CollectionView {
    var copy = self
    copy.mode = mode
    return copy
  }

  // MARK: Layout

  /// Points around each row; none unless set. Changes the layout, which others may share.
  public func rowPadding(_ padding: EdgeInsets) -> CollectionView {
    layout.rowPadding = padding
    return self
  }

  /// Points between items and between rows; 2 unless set. Changes the layout.
  public func itemSpacing(_ spacing: CGFloat) -> CollectionView {
    layout.itemSpacing = spacing
    return self
  }

  /// Items of a full row; 3 unless set. Changes the layout.
  public func numberOfColumns(_ number: Int) -> CollectionView {
    layout.numberOfColumns = number
    return self
  }

  /// How high rows are; as high as a column is wide unless set. Changes the layout.
  public func rowHeight(_ height: RowHeight) -> CollectionView {
    layout.rowHeight = height
    return self
  }

  /// Points around all rows; none unless set. Changes the layout.
  public func scrollViewInsets(_ insets: EdgeInsets) -> CollectionView {
    layout.scrollViewInsets = insets
    return self
  }

  /// What it shows in an environment, below bars that cover it.
  ///
  /// - Parameter stops: Where to take pictures; the start unless given.
  public func screen(
    in environment: RenderEnvironment, stops: [ScrollStop] = [ScrollStop(name: "start")]
  ) -> Screen {
    let grid = CollectionGrid(layout, mode, itemCount: items.count, in: environment)
    return Screen(
      configuration: ConfigurationSpec(), background: .named("systemBackground"),
      sections: [
        ScreenSection(
          id: "items", layout: SectionSpec(columns: grid.columns),
          content: CollectionItems(
            view: self, itemCount: grid.itemCount,
            environment: EnvironmentValues(environment.view)))
      ], supplementary: NoSupplementaryContent(), stops: stops)
  }
}
