// SPDX-License-Identifier: MIT
//
// Lengths that follow the text size, and other names that cells use.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ScaledMetricTests {
  private struct Box: View {
    @ScaledMetric var side: CGFloat = 100
    @ScaledMetric(relativeTo: .caption) private var gap = 16.0

    var body: some View { Color.red.frame(width: side, height: CGFloat(gap)) }
  }

  // views-and-metrics 3.13: uikit-print for body; caption is derived from its leadings, 13, 16, 51.
  @Test(
    "lengths grow with the text size",
    arguments: [
      (.extraSmall, 86.333, 13), (.large, 100, 16), (.extraLarge, 109, 19),
      (.accessibilityExtraExtraExtraLarge, 281.667, 51),
    ] as [(ContentSizeCategory, CGFloat, CGFloat)])
  func lengths(_ category: ContentSizeCategory, _ side: CGFloat, _ gap: CGFloat) {
    let environment = ViewEnvironment(contentSize: category)
    let size = size(node(Box(), in: environment), nil, nil, in: environment)
    #expect(near(size, side, gap))
  }

  @Test func `an image by its address is in a phase`() {  // apple-doc
    func picture(_ url: URL?) -> some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("none")
        case .success(let image): image.resizable()
        case .failure: Text("failed")
        }
      }
    }
    let address = "https://a.example/b.png"
    #expect(node(picture(nil)) == .text(TextNode("none")))
    #expect(
      node(picture(URL(string: address))) == .picture(.remote(url: address), resizable: true))
  }

  @Test func `a view may be mirrored from right to left`() {  // apple-doc
    let view = Color.red.flipsForRightToLeftLayoutDirection(true)
    #expect(node(view) == .red)
    let hebrew = ViewEnvironment(layoutDirection: .rightToLeft)
    #expect(node(view, in: hebrew) == ViewNode.red.with(.scale(x: -1, y: 1)))
    #expect(node(Color.red.flipsForRightToLeftLayoutDirection(false), in: hebrew) == .red)
  }

  @Test func `any style has paler forms`() {  // views-and-metrics 5.3
    #expect(
      node(Rectangle().fill(Color.red.secondary))
        == .shape(ShapeNode(.rectangle, fill: .color(.opacity(.named("red"), 0.5)))))
    #expect(
      node(Text("a").foregroundStyle(.red.tertiary))
        == ViewNode.text(TextNode("a")).with(.foregroundColor(.opacity(.named("red"), 0.25))))
  }
}
