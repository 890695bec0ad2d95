// SPDX-License-Identifier: MIT
//
// Effects nest as they are written, right to left mirrors everything once, tiles stay readable.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct EffectTests {
  private let two = ViewNode.row(spacing: 0, .red, .red)
  private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func effects(_ commands: [DrawCommand]) -> [GroupEffect] {
    guard commands.count == 1, case .group(let effect, let inner) = commands[0] else { return [] }
    return [effect] + effects(inner)
  }

  @Test func `clip, shadow and opacity in this order are one group`() {  // derived
    let view = two.with(.cornerRadius(6))
      .with(.shadow(color: .rgba(.black), radius: 3, x: 1, y: 2)).with(.opacity(0.5))
    let want = GroupEffect(
      clip: Path(roundedRect: box, cornerRadius: 6, style: .circular),
      shadow: Shadow(color: .black, radius: 3, x: 1, y: 2), opacity: 0.5)
    #expect(effects(commands(view, 40, 40)) == [want])
  }

  @Test func `another order nests`() {  // derived
    let view = two.with(.opacity(0.5)).with(.shadow(color: .rgba(.black), radius: 3, x: 0, y: 0))
      .with(.clip(.circle))
    let got = effects(commands(view, 40, 40))
    #expect(got.count == 3)
    #expect(got[0] == GroupEffect(clip: Path(ellipseIn: box)))
    #expect(got[1] == GroupEffect(shadow: Shadow(color: .black, radius: 3)))
    #expect(got[2] == GroupEffect(opacity: 0.5))
  }

  @Test func `a lone rectangle takes the form it is clipped to`() {  // derived
    let got = commands(ViewNode.red.with(.cornerRadius(6)), 40, 40)
    let path = Path(roundedRect: box, cornerRadius: 6, style: .circular)
    #expect(got == [.fill(path, .color(RGBA(255, 59, 48)))])
  }

  @Test func `nothing is drawn for what can't be seen`() {
    let shown: [ViewModifierNode] = [
      .hidden, .opacity(0), .scale(x: 0, y: 1), .foregroundColor(.named("clear")),
    ]
    for modifier in shown {
      #expect(commands(ViewNode.block(2).with(modifier), 40, 40).isEmpty)
      #expect(near(size(ViewNode.block(2).with(modifier), 40, 40), 20, 20.333))
    }
  }

  @Test func `an offset moves the drawing and not the layout`() {  // apple-doc, 2
    let row = ViewNode.row(
      spacing: 0, ViewNode.red.frame(10, 10).with(.offset(x: 3, y: -4)), .red.frame(10, 10)
    )
    let drawn = boxes(commands(row, 20, 10))
    #expect(near(drawn[0], 3, -4, 10, 10))
    #expect(near(drawn[1], 10, 0, 10, 10))
  }

  @Test func `a turn goes about the middle, clockwise`() {  // derived
    let got = effects(commands(ViewNode.red.with(.rotation(degrees: 90)), 40, 20))
    let corner = CGPoint.zero.applying(got.first?.transform ?? .identity)
    #expect(near(corner.x, 30))
    #expect(near(corner.y, -10))
    #expect(effects(commands(ViewNode.red.with(.rotation(degrees: 720)), 40, 20)).isEmpty)
  }

  @Test func `a scale goes about the middle`() {  // derived
    let got = effects(commands(ViewNode.red.with(.scale(x: 2, y: 0.5)), 40, 20))
    let corner = CGPoint.zero.applying(got.first?.transform ?? .identity)
    #expect(near(corner.x, -20))
    #expect(near(corner.y, 5))
  }

  @Test func `a shape fills with the foreground unless it has a stroke`() {  // apple-doc
    let path = Path(box)
    let plain = ViewNode.shape(ShapeNode(.rectangle)).with(.foregroundColor(.named("blue")))
    #expect(commands(plain, 40, 40) == [.fill(path, .color(RGBA(0, 122, 255)))])
    let ring = ViewNode.shape(
      ShapeNode(.rectangle, stroke: .color(.named("label")), lineWidth: 2))
    #expect(commands(ring, 40, 40) == [.stroke(path, .color(.black), width: 2, dash: [])])
  }

  @Test func `gradients run between unit points of the box`() {  // apple-doc
    let fill = FillReference.linearGradient(
      [.rgba(.black), .rgba(.white), .rgba(.black)], from: .top, to: .bottom)
    let stops = [(RGBA.black, 0), (.white, 0.5), (.black, 1)].map {
      GradientStop(color: $0.0, location: $0.1)
    }
    #expect(
      commands(.shape(ShapeNode(.rectangle, fill: fill)), 40, 40) == [
        .fill(
          Path(box),
          .linearGradient(stops, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 20, y: 40)))
      ])
  }

  @Test func `an unknown colour is told, and the label's colour used`() {
    let drawing = renderer().draw(.color(.named("blurple")), in: box)
    #expect(drawing.notes == [.colorUnknown("blurple")])
    #expect(drawing.commands == [.fill(Path(box), .color(.black))])
  }

  @Test func `a title is the outermost label, else the first text`() {
    let cell = ViewNode.column(.text(TextNode("first")), .text(TextNode("second")))
    let labelled = cell.with(.accessibilityLabel("inner")).with(.accessibilityLabel("outer"))
    #expect(renderer().draw(cell, in: box).title == "first")
    #expect(renderer().draw(labelled, in: box).title == "outer")
    #expect(renderer().draw(.red, in: box).title == nil)
  }
}

@Suite struct MirroringTests {
  private let rtl = ViewEnvironment(layoutDirection: .rightToLeft)

  @Test func `every box is mirrored about the cell`() {  // derived
    let view = ViewNode.row(
      spacing: 4, align: .top,
      ViewNode.red.frame(10, 10).with(.padding(EdgeInsets(leading: 5))),
      ViewNode.column(spacing: 0, align: .leading, ViewNode.red.frame(30, 10), .red.frame(20, 10)),
      .gap, ViewNode.red.frame(7, 7).with(.offset(x: 2, y: 0)))
    let box = CGRect(x: 50, y: 20, width: 200, height: 60)
    let plain = boxes(renderer().draw(view, in: box).commands)
    let mirrored = boxes(renderer(rtl).draw(view, in: box).commands)
    #expect(plain.count == 4)
    for (a, b) in zip(plain, mirrored) {
      #expect(near(b, 300 - a.maxX, a.minY, a.width, a.height))
    }
  }

  @Test func `gradients and positions are mirrored too`() {  // self
    let fill = FillReference.linearGradient(
      [.rgba(.black), .rgba(.white)], from: .leading, to: .trailing)
    guard
      case .fill(_, .linearGradient(_, let from, let to))? = commands(
        .shape(ShapeNode(.rectangle, fill: fill)), 40, 40, in: rtl
      ).first
    else {
      Issue.record("no gradient was drawn")
      return
    }
    #expect(from.x == 40)
    #expect(to.x == 0)
    let placed = ViewNode.red.frame(10, 10).with(.position(x: 10, y: 10))
    #expect(near(boxes(commands(placed, 40, 40, in: rtl))[0], 25, 5, 10, 10))
  }

  // apple-doc, Shape.layoutDirectionBehavior: shapes are mirrored, and parts of them with them.
  @Test(
    arguments: [
      .circle, .rectangle, .roundedRectangle(cornerRadius: 8, style: .continuous),
      .inset(.circle, 3),
    ] as [ShapeNode.Kind])
  func `a part of an outline is mirrored`(_ kind: ShapeNode.Kind) {
    let part = ViewNode.shape(
      ShapeNode(.trimmed(kind, from: 0, to: 0.3), stroke: .color(.named("label"))))
    guard
      case .stroke(let path, _, _, _, _)? = commands(part, 60, 40).first,
      case .stroke(let mirrored, _, _, _, _)? = commands(part, 60, 40, in: rtl).first
    else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(mirrored == path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0)))
    #expect(mirrored != path)
  }

  // derived: an angle a from the right becomes a half turn less a, and turns go the other way.
  @Test func `a gradient around a point runs the other way round`() {
    for (start, end) in [(0, 2), (1, 15), (3, 3)] as [(CGFloat, CGFloat)] {
      let fill = FillReference.angularGradient(
        [.rgba(.black), .rgba(.white)], center: .leading, startAngle: start, endAngle: end)
      guard
        case .fill(_, .angularGradient(let stops, let center, let first, let last))? = commands(
          .shape(ShapeNode(.rectangle, fill: fill)), 40, 40, in: rtl
        ).first
      else {
        Issue.record("no gradient was drawn")
        return
      }
      #expect(stops.map(\.color) == [.black, .white])
      #expect(center == CGPoint(x: 40, y: 20))
      #expect(first == .pi - start)
      #expect(abs(last - (.pi - end)) < 1e-9)
      #expect(last < first)
    }
  }

  @Test func `sizes don't depend on the direction`() {
    let view = ViewNode.row(.block(4), .gap, .text(TextNode("aa bb")))
    #expect(size(view, 90, 40) == size(view, 90, 40, in: rtl))
  }
}

@Suite struct PlaceholderTests {
  private func tile(_ node: PlaceholderNode, _ width: CGFloat, _ height: CGFloat) -> [DrawCommand] {
    commands(.placeholder(node), width, height)
  }

  @Test func `neighbours differ in tint, and tints come round again`() {  // self
    let tiles = (0..<13).map { tile(PlaceholderNode(title: "", colorIndex: $0), 50, 50) }
    #expect(Set(tiles.prefix(12)).count == 12)
    #expect(tiles[0] == tiles[12])
    #expect(tile(PlaceholderNode(title: "", colorIndex: -1), 50, 50) == tiles[11])
  }

  @Test(
    "a title grows with the tile, between 9 and 34, and is left out of slivers",
    arguments: [(8, nil), (14, 9), (40, 12), (100, 30), (400, 34)] as [(CGFloat, CGFloat?)])
  func title(_ side: CGFloat, _ want: CGFloat?) {  // self
    let texts = tile(PlaceholderNode(title: "7", colorIndex: 1), side, side).compactMap {
      if case .text(let request, _, _) = $0 { request.font.size } else { nil as CGFloat? }
    }
    #expect(texts == (want.map { [$0] } ?? []))
  }

  @Test func `its look does not depend on appearance or text size`() {  // self
    let node = ViewNode.placeholder(PlaceholderNode(title: "map", detail: "a-7", isUnknown: true))
    let other = ViewEnvironment(appearance: .dark, contentSize: .accessibilityLarge, os: 26)
    #expect(commands(node, 120, 80) == commands(node, 120, 80, in: other))
  }

  @Test func `what is unknown has a dashed outline, its type and its id`() {
    let drawn = tile(PlaceholderNode(title: "map", detail: "a-7", isUnknown: true), 120, 80)
    var strings: [String] = []
    var dashes = 0
    for command in drawn {
      if case .text(let request, _, _) = command { strings.append(request.string) }
      if case .stroke(_, _, _, let dash, _) = command, !dash.isEmpty { dashes += 1 }
    }
    #expect(strings == ["map", "a-7"])
    #expect(dashes == 1)
  }

  @Test func `a tile stays in its frame`() {
    let drawn = boxes(tile(PlaceholderNode(title: "A long title of a card", colorIndex: 2), 90, 60))
    for box in drawn {
      #expect(CGRect(x: -0.01, y: -0.01, width: 90.02, height: 60.02).contains(box))
    }
  }

  /// What a change of colours comes to.
  private func matrix(_ effect: ColorEffect) throws -> ColorMatrix {
    guard case .group(let group, _) = try #require(commands(.red.with(.colors(effect)), 9, 9).first)
    else { return .identity }
    return try #require(group.colors)
  }

  private func near(_ matrix: ColorMatrix, _ expected: [Double]) -> Bool {
    zip(matrix.values, expected).allSatisfy { abs($0 - $1) < 0.0006 }
  }

  @Test func `colours are changed by the numbers of SVG's filters`() throws {
    // derived: "Filter Effects Module Level 1", feColorMatrix and the shorthands
    let grey = [0.213, 0.715, 0.072, 0]
    #expect(near(try matrix(.saturation(0)), grey + grey + grey))
    #expect(near(try matrix(.grayscale(1)), grey + grey + grey))
    #expect(try matrix(.grayscale(7)) == matrix(.grayscale(1)))
    #expect(
      near(
        try matrix(.hueRotation(degrees: 90)),
        [0, 0, 1, 0, 0.356, 0.855, -0.211, 0, -0.574, 1.430, 0.144, 0]))
    #expect(near(try matrix(.contrast(3)), [3, 0, 0, -1, 0, 3, 0, -1, 0, 0, 3, -1]))
    // apple-doc: 1 is full white
    #expect(near(try matrix(.brightness(1)), [1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1]))
    let tint = ColorReference.rgba(RGBA(255, 0, 0, 0.5))
    #expect(try matrix(.colorMultiply(tint)).alpha == 0.5)
    for odd in [Double.nan, .infinity, -1e300] {
      for effect in [ColorEffect.brightness(odd), .contrast(odd), .hueRotation(degrees: odd)] {
        #expect(try matrix(effect).values.allSatisfy(\.isFinite))
      }
    }
  }

  @Test func `no change of colours, no blending and nothing to keep inside are nothing`() {
    let plain = commands(.red, 9, 9)
    for modifier in [
      ViewModifierNode.colors(.brightness(0)), .colors(.saturation(1)), .colors(.grayscale(0)),
      .blendMode(.normal), .compositingGroup,
    ] {
      #expect(commands(.red.with(modifier), 9, 9) == plain)
    }
  }

  @Test func `blending is the last of a view's effects, and can be kept inside`() {
    let blended = ViewNode.red.with(.opacity(0.5)).with(.blendMode(.screen))
    guard case .group(let effect, let inner) = commands(blended, 9, 9).first else {
      return #expect(Bool(false))
    }
    #expect(effect.opacity == 0.5 && effect.blendMode == .screen && inner.count == 1)
    #expect(commands(blended, 9, 9).blendsOutside)
    #expect(!commands(blended.with(.compositingGroup), 9, 9).blendsOutside)
    #expect(!commands(blended.with(.clip(.circle)), 9, 9).blendsOutside)
    // Seen through after it blends: still one group, at half of its strength.
    #expect(commands(blended.with(.opacity(0.5)), 9, 9).count == 1)
  }

  @Test func `a map is about the corner where reading starts`() throws {
    // derived: twice as large from the corner, and moved by 10 towards the trailing side
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
    let view = ViewNode.red.frame(20, 20).with(.transform(map))
    func place(_ environment: ViewEnvironment) throws -> CGRect {
      let drawn = try #require(commands(view, 20, 20, in: environment).first)
      guard case .group(let effect, let inner) = drawn else { return .zero }
      let box = try #require(boxes(inner).first)
      let (a, b) = (
        CGPoint(x: box.minX, y: box.minY).applying(effect.transform),
        CGPoint(x: box.maxX, y: box.maxY).applying(effect.transform)
      )
      return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }
    #expect(try place(ViewEnvironment()) == CGRect(x: 10, y: 0, width: 40, height: 40))
    var mirrored = ViewEnvironment()
    mirrored.layoutDirection = .rightToLeft
    #expect(try place(mirrored) == CGRect(x: -30, y: 0, width: 40, height: 40))
    let odd = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(commands(.red.with(.transform(odd)), 9, 9) == commands(.red, 9, 9))
  }
}
