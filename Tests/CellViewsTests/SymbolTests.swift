// SPDX-License-Identifier: MIT
//
// Icons that follow the reading direction, and icons cut out of gradients.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct SymbolTests {
  private func drawn(_ view: some View, isRightToLeft: Bool = false) -> [DrawCommand] {
    let environment = ViewEnvironment(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let images = KnownImages()
    for name in ["chevron.forward", "chevron.right", "list.bullet", "forward.fill"] {
      images.known[.symbol(name: name)] = .ready(width: 16, height: 16)
    }
    let cells = CellRenderer(environment: environment, text: BlockText(), images: images)
    return cells.draw(
      node(view, in: environment), in: CGRect(x: 0, y: 0, width: 40, height: 40)
    ).commands
  }

  @Test(arguments: [
    ("chevron.forward", true), ("list.bullet", true), ("chevron.right", false), ("heart", false),
    // A player's signs say which way a tape runs (apple-doc: "Right to left", Images).
    ("forward.fill", false),
  ])
  func `symbols that follow the reading direction are mirrored about their middle`(
    _ name: String, _ follows: Bool
  ) {
    let plain = drawn(Image(systemName: name))
    let mirrored = drawn(Image(systemName: name), isRightToLeft: true)
    guard follows else {
      #expect(mirrored == plain)
      return
    }
    guard case .group(let effect, let inner) = mirrored.first else {
      Issue.record("\(name) is not turned")
      return
    }
    #expect(inner == plain && mirrored.count == 1)
    guard case .image(_, let frame, nil, _) = inner.first else {
      Issue.record("\(name) is no image")
      return
    }
    #expect(effect.transform.a == -1 && effect.transform.d == 1)
    #expect(effect.transform.tx == frame.minX + frame.maxX)
  }

  @Test func `an icon is cut out of a gradient`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let commands = drawn(Image(systemName: "heart").foregroundStyle(style))
    guard case .group(let effect, let inner) = commands.first,
      case .fill(_, let paint) = inner.first
    else {
      Issue.record("no gradient is drawn")
      return
    }
    #expect(commands.count == 1 && inner.count == 1)
    guard case .image(.symbol("heart"), let frame, nil, .black) = effect.mask?.first else {
      Issue.record("the gradient is not cut")
      return
    }
    #expect(frame.midX == 20)
    if case .color = paint { Issue.record("the gradient is one colour") }
    // A colour of the icon's own counts more than what is around.
    let node = ViewNode.modified(
      .image(ImageNode(.symbol(name: "heart"), color: .named("red"))),
      .foregroundFill(.linearGradient([.named("red"), .named("blue")], from: .top, to: .bottom)))
    let cells = CellRenderer(
      environment: ViewEnvironment(), text: BlockText(), images: KnownImages())
    let own = cells.draw(node, in: CGRect(x: 0, y: 0, width: 40, height: 40)).commands
    if case .image = own.first {} else { Issue.record("the icon has a colour of its own") }
  }

  @Test func `a document's levels are paler forms of the style around (views-and-metrics 5.3)`() {
    func color(_ modifiers: [ViewModifierNode]) -> RGBA? {
      let node = modifiers.reduce(ViewNode.text(TextNode("x"))) { .modified($0, $1) }
      guard case .text(_, _, let color) = commands(node, 40, 40).first else { return nil }
      return color
    }
    let red = ViewModifierNode.foregroundColor(.rgba(RGBA(255, 0, 0)))
    for (level, alpha) in [
      (HierarchicalShapeStyle.primary, 1), (.secondary, 0.5), (.tertiary, 0.25),
      (.quaternary, 0.18),
    ] {
      #expect(color([.foregroundLevel(level), red]) == RGBA(255, 0, 0, alpha))
    }
    #expect(
      color([.foregroundLevel(.secondary), .foregroundLevel(.secondary), red])
        == RGBA(255, 0, 0, 0.25))
    #expect(color([.foregroundLevel(.secondary)]) == RGBA(60, 60, 67, 0.6))
  }
}
