// SPDX-License-Identifier: MIT
//
// Code in the style of an app, in Swift 5 mode, becomes pictures.

import CellViews
import Testing

/// Sets every letter as a block of half its size.
private final class Blocks: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: CGSize(
        width: CGFloat(text.string.count) * text.font.size / 2, height: text.font.lineHeight),
      lineCount: 1, firstBaseline: text.font.ascender, lastBaseline: text.font.ascender,
      isTruncated: false)
  }
}

private final class Icons: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .ready(width: 16, height: 16) }
}

@Suite struct AppStyleTests {
  private func draw<Content: View>(_ view: Content, in size: CGSize) -> CellDrawing {
    let environment = ViewEnvironment()
    let node = ViewLowering.node(of: view, environment: EnvironmentValues(environment))
    return CellRenderer(environment: environment, text: Blocks(), images: Icons())
      .draw(node, in: CGRect(origin: .zero, size: size))
  }

  private func words(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let request, _, _): return [request.string]
      case .group(_, let inner): return words(inner)
      default: return []
      }
    }
  }

  private func icons(_ commands: [DrawCommand]) -> [ImageReference] {
    commands.compactMap {
      if case .image(let image, _, _, _) = $0 { return image } else { return nil }
    }
  }

  @Test func `cells draw their models`() {
    let drink = Drink.samples[1]
    let tile = draw(DrinkTile(model: drink), in: CGSize(width: 120, height: 110))
    #expect(words(tile.commands) == ["Orange juice"])
    #expect(tile.title == "Orange juice")
    let row = DrinkRow(model: drink)
    #expect(
      icons(draw(row, in: CGSize(width: 300, height: 60)).commands) == [.symbol(name: "star")])
    drink.isFavorite.toggle()
    #expect(
      icons(draw(row, in: CGSize(width: 300, height: 60)).commands) == [.symbol(name: "star.fill")])
  }

  @Test func `a screen draws its state`() {
    let shelf = draw(ShelfView(), in: CGSize(width: 393, height: 700))
    #expect(
      words(shelf.commands) == [
        "Shelf", "Turn", "Clear", "Green tea", "No. 1", "Orange juice", "No. 2", "Water", "No. 3",
        "3 drinks",
      ])
  }

  // derived: 393 − 2 · 30 = 333 wide, 10 apart.
  @Test func `a pager stands at its first page`() {
    let pager = draw(TilePager(), in: CGSize(width: 393, height: 300))
    #expect(words(pager.commands) == ["1 / 4"])
    guard case .group(_, let pages)? = pager.commands.first, pages.count == 4,
      case .fill(let first, _) = pages[0], case .fill(let second, _) = pages[1]
    else {
      Issue.record("no four pages were drawn")
      return
    }
    #expect(first.boundingBox?.minX == 30)
    #expect(first.boundingBox?.width == 333)
    #expect(second.boundingBox?.minX == 373)
  }

  @Test @MainActor func `a preview is a view`() {
    let board = draw(Board_Previews.previews, in: CGSize(width: 202, height: 202))
    #expect(board.commands.count == 1)
    guard case .group(let effect, let squares)? = board.commands.first else {
      #expect(!board.commands.isEmpty)
      return
    }
    #expect(effect.clip != nil)
    #expect(squares.count == 3)
  }

  @Test func `a screen of many parts has them all`() {
    let gallery = draw(Gallery(), in: CGSize(width: 300, height: 400))
    #expect(
      words(gallery.commands) == ["new", "Notify me", "Go on", "Save 20 %", "Width", "12.5", "mm"])
    let list = draw(Gallery(mode: .list), in: CGSize(width: 300, height: 400))
    #expect(words(list.commands).first == "List")
  }
}
