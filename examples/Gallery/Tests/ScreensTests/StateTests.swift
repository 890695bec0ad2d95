// SPDX-License-Identifier: MIT
//
// What buttons and scrolling do, in numbers.

import DynamicCollectionView
import ScreenPictures
import Testing

@testable import Screens

@Suite struct StateTests {
  private let painter: ScreenPainter

  init() throws { painter = try ScreenPainter() }

  @Test("add, shuffle and clear change the beads and nothing else")
  func buttons() throws {
    let pictures = try GalleryScreen.editable.pictures(with: painter)
    let numbers = pictures.map { picture in
      let renderer = painter.renderer(of: picture.screen, in: .gallery)
      return texts(renderer.frame(at: renderer.layout.initialState)).compactMap { Int($0) }
    }
    #expect(numbers[0] == Array(1...34))
    #expect(numbers[1] == Array(1...35))
    #expect(numbers[2] != numbers[1] && numbers[2].sorted() == numbers[1])
    #expect(numbers[3] == [])
  }

  @Test("hearts stay with their teas while cells are used again")
  func likes() throws {
    let teas = Tea.all
    let view = DynamicCollectionView([TeaSection(teas)]).makeCollectionView()
    painter.show(view, in: .gallery)
    teas[1].isLiked.toggle()
    let first = view.cell(showing: "tea1")
    view.scroll(to: .end)
    // Its cell shows another tea now, which nobody liked.
    let other = try #require(view.visibleItemIDs.first { view.cell(showing: $0) === first })
    #expect(other != "tea1")
    #expect(hearts(try #require(view.frame())) == ["heart"])
    view.scroll(to: .top)
    #expect(hearts(try #require(view.frame())) == ["heart", "heart.fill"])
    #expect(teas.filter(\.isLiked).map(\.id) == ["tea1"])
  }

  @Test("the shades are six rows of three, 716 points high")
  func shades() {
    let controller = ShadesViewController()
    controller.loadViewIfNeeded()
    painter.show(controller.collectionView, in: .gallery)
    // 8 + 6 * 110 + 5 * 8 + 8
    #expect(controller.collectionView.renderer?.layout.contentSize.height == 716)
    #expect(controller.collectionView.problems.isEmpty)
  }

  /// All texts of a picture, in the order of drawing.
  private func texts(_ frame: RenderedFrame) -> [String] {
    commands(of: frame).compactMap {
      if case .text(let request, _, _) = $0 { request.string } else { nil }
    }
  }

  /// The kinds of hearts in a picture.
  private func hearts(_ frame: RenderedFrame) -> Set<String> {
    Set(
      commands(of: frame).compactMap {
        if case .image(.symbol(let name), _, _, _) = $0, name.hasPrefix("heart") {
          name
        } else {
          nil
        }
      })
  }

  /// What is painted, groups taken apart.
  private func commands(of frame: RenderedFrame) -> [DrawCommand] {
    func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
      commands.flatMap { command in
        if case .group(_, let inner) = command { flat(inner) } else { [command] }
      }
    }
    return flat(frame.list.elements.flatMap(\.commands))
  }
}
