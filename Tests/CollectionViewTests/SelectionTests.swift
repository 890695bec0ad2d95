// SPDX-License-Identifier: MIT
//
// Taps, presses, and what they do to a grid's bindings and its picture.

import CollectionView
import DynamicCollectionView
import Testing

@Suite struct SelectionTests {
  private let first = CGPoint(x: 60, y: 60)
  private let second = CGPoint(x: 190, y: 60)

  // P-13
  @Test("a tap makes an item the selected one; in selection mode it is added, or taken away")
  func taps() {
    let kept = Kept(Square.numbered(6))
    let host = host(kept.view())
    #expect(host.tap(at: first) && host.tap(at: second))
    #expect(kept.selected.map(\.id) == [1])
    kept.isSelecting = true
    host.tap(at: first)
    #expect(kept.selected.map(\.id) == [1, 0])
    host.tap(at: second)
    #expect(kept.selected.map(\.id) == [0])
    #expect(kept.log == ["tap 0 129", "tap 1 129", "tap 0 129", "tap 1 129"])
    #expect(!host.tap(at: CGPoint(x: 60, y: 700)))
    #expect(!host.tap(at: CGPoint(x: CGFloat.nan, y: 1)))
  }

  // P-13
  @Test("whether an item is selected is decided by all of it, not by its id")
  func equality() {
    let kept = Kept(Square.numbered(1))
    kept.isSelecting = true
    kept.selected = [Square(id: 0, color: .red)]
    host(kept.view()).tap(at: first)
    #expect(kept.selected.count == 2)
  }

  // P-14
  @Test("a quarter of a second is a long press, unless the finger moves more than 10 points")
  func presses() {
    let kept = Kept(Square.numbered(6))
    let host = host(kept.view())
    host.press(at: first, for: 0.25, moving: 10)
    host.press(at: first, for: 0.24)
    host.press(at: first, for: 2, moving: 11)
    #expect(
      kept.log == [
        "press 0 true", "press 0 false", "long press 0", "press 0 true", "press 0 false",
        "tap 0 129",
        "press 0 true", "press 0 false",
      ])
  }

  // P-15
  @Test("leaving selection mode keeps what is selected")
  func leaving() {
    let kept = Kept(Square.numbered(2))
    kept.isSelecting = true
    let host = host(kept.view())
    host.tap(at: first)
    kept.isSelecting = false
    _ = host.frame()
    #expect(kept.selected.map(\.id) == [0])
  }

  // P-12
  @Test("the builder is told the item and its room")
  func builder() throws {
    var rooms: [CGSize] = []
    let kept = Kept(Square.numbered(1))
    let view = CollectionView(
      items: .constant(kept.items), selectedItems: .constant([]), selectionMode: .constant(false)
    ) { item, metrics in
      Text(verbatim: "\(item.id)").background(GeometryReader { _ in rooms.noted(metrics.size) })
    }
    _ = host(view, 300).frame()
    // Alone in its row it has all of the width, and the height of a square of three.
    let room = try #require(rooms.first)
    #expect(agree([room.width, room.height], [300, 98.667]))
  }

  // P-16
  @Test("marks are 20 points across, 18 from the corner, and seen in selection mode only")
  func marks() throws {
    let kept = Kept([Square(id: 0), Square(id: 1)])
    let host = host(kept.view().numberOfColumns(2).itemSpacing(0), 200)
    let plain = try #require(host.frame().list.elements.first).commands
    #expect(boxes(plain).strokes.isEmpty)
    kept.isSelecting = true
    kept.selected = [Square(id: 0)]
    let elements = host.frame().list.elements
    let selected = boxes(try #require(elements.first).commands)
    // The cell is 100 x 100: the ring's box is 72 to 92 on both axes (derived).
    let ring = CGRect(x: 72, y: 72, width: 20, height: 20)
    #expect(selected.strokes == [ring])
    #expect(selected.fills.contains(ring))
    #expect(selected.shadows == [2])
    let other = boxes(try #require(elements.last).commands)
    #expect(other.strokes == [ring.offsetBy(dx: 100, dy: 0)])
    #expect(!other.fills.contains(ring.offsetBy(dx: 100, dy: 0)))
  }

  // P-17
  @Test("what shows through an item is the system's background")
  func background() throws {
    let kept = Kept(Square.numbered(1))
    let view = CollectionView(
      items: .constant(kept.items), selectedItems: .constant([]), selectionMode: .constant(false)
    ) { (_: Square, _) in EmptyView() }
    for (appearance, expected) in [(Appearance.light, RGBA.white), (.dark, RGBA.black)] {
      var environment = environment(300)
      environment.appearance = appearance
      let host = CollectionViewHost(
        view, in: environment, text: BlockText(), images: NoImages())
      guard case .fill(_, .color(let color))? = host.frame().list.elements.first?.commands.first
      else {
        Issue.record("nothing behind the item")
        return
      }
      #expect(color == expected)
    }
  }

  // P-01, P-20
  @Test("six squares in three columns, white gaps between them, inside of any view")
  func screenshot() {
    let colors: [Color] = [.red, .blue, .green, .yellow, .orange, .purple]
    let items = colors.enumerated().map { Square(id: $0.offset, color: $0.element) }
    let view = CollectionView(
      items: .constant(items), selectedItems: .constant([]), selectionMode: .constant(false)
    ) { item, _ in Rectangle().foregroundColor(item.color) }
    let renderer = ScreenRenderer(
      screen: Screen(showing: view, in: environment(393)), environment: environment(393),
      text: BlockText(), images: NoImages())
    let drawn = boxes(
      renderer.frame(at: renderer.layout.initialState).list.elements.flatMap(\.commands))
    // Each item on its background, all on the grid's.
    let expected = colors.flatMap { [.white, $0.reference.resolve(in: ViewEnvironment())] }
    #expect(drawn.colors == [.white] + expected)
    let squares = drawn.fills.indices.filter { $0 > 0 && $0.isMultiple(of: 2) }.map {
      drawn.fills[$0]
    }
    #expect(agree(squares.map(\.minX), [0, 131.667, 263.333, 0, 131.667, 263.333]))
    #expect(agree(squares.map(\.minY), [0, 0, 0, 131.667, 131.667, 131.667]))
    #expect(squares.allSatisfy { agree([$0.width, $0.height], [129.667, 129.667]) })
  }

  // P-18
  @Test("an offset scroll view tells its content's place on the screen, and how far it is scrolled")
  func offsets() {
    var places: [CGPoint] = []
    var offsets: [CGPoint] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      OffsetScrollView(
        contentOffsetChanged: { places.append($0) }, scrolled: { offsets.append($0) }
      ) {
        Color.blue.frame(height: 2000)
      }
    }
    let cells = CellRenderer(environment: ViewEnvironment(), text: BlockText(), images: NoImages())
    _ = cells.draw(ViewLowering.node(of: view), in: CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(places == [CGPoint(x: 0, y: 100)])
    #expect(offsets == [.zero])
  }
}

extension [CGSize] {
  fileprivate mutating func noted(_ size: CGSize) -> Color {
    append(size)
    return .clear
  }
}

/// What is filled, stroked and shadowed.
private struct Boxes {
  var fills: [CGRect] = []
  var strokes: [CGRect] = []
  var shadows: [CGFloat] = []
  var colors: [RGBA?] = []
}

private func boxes(_ commands: [DrawCommand]) -> Boxes {
  var found = Boxes()
  for command in commands {
    switch command {
    case .fill(let path, let paint):
      found.fills.append(path.bounds)
      if case .color(let color) = paint { found.colors.append(color) }
    case .stroke(let path, _, _, _, _): found.strokes.append(path.bounds)
    case .group(let effect, let inner):
      if let shadow = effect.shadow { found.shadows.append(shadow.radius) }
      let nested = boxes(inner)
      found.fills += nested.fills
      found.strokes += nested.strokes
      found.shadows += nested.shadows
      found.colors += nested.colors
    default: break
    }
  }
  return found
}
