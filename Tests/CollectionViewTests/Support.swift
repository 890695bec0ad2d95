// SPDX-License-Identifier: MIT
//
// Items, grids and hosts for tests.

import CollectionView
import DynamicCollectionView

struct Square: Identifiable, Equatable {
  let id: Int
  var color = Color.blue

  static func numbered(_ count: Int) -> [Square] { (0..<count).map { Square(id: $0) } }
}

/// What the bindings of a grid are kept in.
final class Kept {
  var items: [Square]
  var selected: [Square] = []
  var isSelecting = false
  var log: [String] = []

  init(_ items: [Square]) { self.items = items }

  /// A grid of the items, which logs its actions.
  func view(
    _ layout: CollectionView<Square, Rectangle>.Layout = CollectionView.Layout()
  ) -> CollectionView<Square, Rectangle> {
    CollectionView(
      items: Binding(get: { self.items }, set: { self.items = $0 }),
      selectedItems: Binding(get: { self.selected }, set: { self.selected = $0 }),
      selectionMode: Binding(get: { self.isSelecting }, set: { self.isSelecting = $0 }),
      layout: layout,
      tapAction: { item, room in self.log.append("tap \(item.id) \(Int(room.size.width))") },
      longPressAction: { item, _ in self.log.append("long press \(item.id)") },
      pressAction: { item, isPressed in self.log.append("press \(item.id) \(isPressed)") }
    ) { _, _ in Rectangle() }
  }
}

final class BlockText: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: CGFloat(text.string.count) * 10, height: 20), lineCount: 1,
      firstBaseline: 15, lastBaseline: 15, isTruncated: false)
  }
}

final class NoImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}

func environment(_ width: CGFloat, height: CGFloat = 800, scale: CGFloat = 3) -> RenderEnvironment {
  RenderEnvironment(size: CGSize(width: width, height: height), scale: scale)
}

func host<Item, Content>(
  _ view: CollectionView<Item, Content>, _ width: CGFloat = 393, height: CGFloat = 800
) -> CollectionViewHost<Item, Content> {
  CollectionViewHost(
    view, in: environment(width, height: height), text: BlockText(), images: NoImages())
}

/// The frames of a grid's places, in order.
func frames<Content: View>(
  _ view: CollectionView<Square, Content>, _ width: CGFloat = 393
) -> [CGRect] {
  let layout = host(view, width, height: 2000).renderer.layout
  return layout.layoutAttributesForElements(
    in: CGRect(origin: .zero, size: layout.contentSize), at: layout.initialState
  ).map(\.frame)
}

/// Whether numbers agree to a thousandth.
func agree(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 0.001 }
}

extension Path {
  /// The box of its points.
  var bounds: CGRect {
    var (low, high) = (CGPoint(x: 1e9, y: 1e9), CGPoint(x: -1e9, y: -1e9))
    func take(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): take(point)
      case .close: break
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
