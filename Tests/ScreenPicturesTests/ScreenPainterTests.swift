// SPDX-License-Identifier: MIT
//
// Screens in Swift become files, and the files show what the screens say.

import CairoPainter
import CollectionView
import DynamicCollectionView
import ScreenPictures
import Testing

private struct Square: Identifiable, Equatable {
  let id: Int
  let color: Color
}

@Suite struct ScreenPainterTests {
  private let phone = RenderEnvironment(size: CGSize(width: 393, height: 300), scale: 3)
  private let colors: [Color] = [.red, .blue, .green, .yellow, .orange, .purple]

  private var grid: some View {
    CollectionView(
      items: .constant(colors.enumerated().map { Square(id: $0.offset, color: $0.element) }),
      selectedItems: .constant([]), selectionMode: .constant(false)
    ) { item, _ in Rectangle().foregroundColor(item.color) }
  }

  @Test("the founding screenshot: six squares, three a row, and 2 points of white between them")
  func screenshot() throws {
    let painter = try ScreenPainter()
    let renderer = painter.renderer(of: Screen(showing: grid, in: phone), in: phone)
    let frame = renderer.frame(at: renderer.layout.initialState)
    let pixels = try PaintEngine().pixels(of: frame.list, scale: 3)
    func pixel(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
      let start = (Int(y * 3) * pixels.width + Int(x * 3)) * 4
      return Array(pixels.bytes[start..<start + 4])
    }
    // The middles of the squares: 129.667 wide, 131.667 apart (derived).
    for (index, color) in colors.enumerated() {
      let value = try #require(color.reference.resolve(in: phone.view))
      let expected = [value.red, value.green, value.blue, 1].map { UInt8(($0 * 255).rounded()) }
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      #expect(pixel(64.8 + column * 131.667, 64.8 + row * 131.667) == expected)
    }
    // The gaps: 129.667 to 131.667 on both axes.
    for gap in [CGPoint(x: 130.5, y: 60), CGPoint(x: 262.3, y: 200), CGPoint(x: 60, y: 130.5)] {
      #expect(pixel(gap.x, gap.y) == [255, 255, 255, 255])
    }
    #expect(pixel(60, 280) == [255, 255, 255, 255])
  }

  @Test("a screen's files are the same each time, PNG and SVG")
  func files() throws {
    func files() throws -> [[UInt8]] {
      let painter = try ScreenPainter()
      let screen = Screen(showing: grid, in: phone)
      let renderer = painter.renderer(of: screen, in: phone)
      let frame = renderer.frame(at: renderer.layout.initialState)
      return [try painter.png(of: screen, in: phone), try painter.svg(of: frame)]
    }
    let (first, second) = (try files(), try files())
    #expect(first == second)
    #expect(first[0].starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(String(decoding: first[1], as: UTF8.self).contains("<svg"))
  }

  @Test("a picture larger than pictures may be is an error")
  func tooLarge() throws {
    let painter = try ScreenPainter()
    let huge = RenderEnvironment(size: CGSize(width: 40_000, height: 10), scale: 3)
    #expect(throws: (any Error).self) {
      try painter.png(of: Screen(showing: Color.red, in: huge), in: huge)
    }
  }
}
