// SPDX-License-Identifier: MIT
//
// A file that imports Apple's modules alone is compiled as it stands, and drawn. Beside `Testing`
// the compiler asks for Apple's own overlay of UIKit, so this file names our module.

import DynamicCollectionView
import Testing

private final class BlockText: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: CGFloat(text.string.count) * 10, height: 20), lineCount: 1,
      firstBaseline: 15, lastBaseline: 15, isTruncated: false)
  }
}

private final class AllImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}

/// All commands, out of their groups.
private func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
  commands.flatMap { command -> [DrawCommand] in
    if case .group(_, let inner) = command { flat(inner) } else { [command] }
  }
}

private func drawn(_ screen: Screen, _ environment: RenderEnvironment) -> [DrawCommand] {
  let renderer = ScreenRenderer(
    screen: screen, environment: environment, text: BlockText(), images: AllImages())
  return flat(renderer.frame(at: renderer.layout.initialState).list.elements.flatMap(\.commands))
}

private func texts(_ commands: [DrawCommand]) -> [String] {
  commands.compactMap { if case .text(let request, _, _) = $0 { request.string } else { nil } }
}

@Suite struct AppFileTests {
  private let phone = RenderEnvironment(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: NSDirectionalEdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  @Test("a SwiftUI view is drawn with the state of its model")
  func swiftUI() {
    let basket = Basket()
    basket.count = 3
    let commands = drawn(Screen(showing: BasketView(basket: basket), in: phone), phone)
    #expect(texts(commands).contains("In the basket: 3"))
  }

  @Test("a view controller's collection asks its data source, and draws the cells it registered")
  func uikit() {
    let commands = drawn(Screen(showing: SwatchController(), in: phone), phone)
    #expect(texts(commands) == ["0", "1", "2"])
  }

  @Test("points, sizes and rectangles print as Apple's do (apple-doc)")
  func printing() {
    #expect("\(CGRect(x: 0, y: 230, width: 320, height: 80))" == "(0.0, 230.0, 320.0, 80.0)")
    #expect("\(CGSize(width: 400, height: 310))" == "(400.0, 310.0)")
    #expect("\(CGPoint(x: 1.5, y: -2))" == "(1.5, -2.0)")
  }
}
