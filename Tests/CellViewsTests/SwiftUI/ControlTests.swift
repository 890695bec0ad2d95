// SPDX-License-Identifier: MIT
//
// Controls as they are drawn.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ControlTests {
  private func colour(_ view: some View, _ environment: ViewEnvironment = ViewEnvironment())
    -> RGBA?
  {
    for command in commands(view, 200, 60, in: environment) {
      if case .text(_, _, let color) = command { return color }
    }
    return nil
  }

  @Test func `a button is its label in the colour of controls`() {  // views-and-metrics 1
    let button = Button("Add") {}
    #expect(
      node(button)
        == ViewNode.text(TextNode("Add")).with(.controlForeground(.color(.named("accentColor")))))
    #expect(colour(button) == RGBA(0, 122, 255))
    #expect(colour(button.tint(.red)) == RGBA(255, 59, 48))
    #expect(colour(Button("Add", role: .destructive) {}) == RGBA(255, 59, 48))
    // Q12
    #expect(colour(button.disabled(true)) == RGBA(60, 60, 67, 0.3))
  }

  @Test func `a plain button is its label`() {
    let button = Button {
    } label: {
      Text(verbatim: "a")
    }.buttonStyle(.plain)
    #expect(node(button) == .text(TextNode("a")))
    #expect(colour(button.disabled(true)) == RGBA(60, 60, 67, 0.3))
  }

  // derived: foregroundStyle(_:) sets the style of the elements in a view (apple-doc), and what an
  // author says outside of a control is not taken back by the control's style.
  @Test func `a style that is chosen around a button wins over the button's own`() {
    let (black, blue) = (RGBA(0, 0, 0), RGBA(0, 122, 255))
    let button = Button("Buy", role: .destructive) {}.tint(.yellow)
    func title(_ view: some View) -> RGBA? { colour(view.foregroundStyle(Color.black)) }
    #expect(title(button) == black)
    #expect(title(button.buttonStyle(.plain)) == black)
    #expect(title(button.buttonStyle(.bordered)) == black)
    #expect(title(button.buttonStyle(.borderedProminent)) == black)
    #expect(title(Link("Buy", destination: URL(filePath: "/"))) == black)
    #expect(title(VStack { button }) == black)
    // The ground keeps its colour, and a disabled button its look.
    let prominent = Button("Buy") {}.buttonStyle(.borderedProminent)
    #expect(firstPaint(prominent.foregroundStyle(Color.black)) == .color(blue))
    #expect(title(button.disabled(true)) == RGBA(60, 60, 67, 0.3))
    // What is said further in is nearer; nothing is as good as not said.
    #expect(title(prominent.foregroundColor(.red)) == RGBA(255, 59, 48))
    #expect(title(Button("Buy") {}.foregroundColor(nil)) == blue)
    #expect(title(prominent.foregroundColor(nil)) == .white)
  }

  // derived: a node is made without what is around it, so the node around decides.
  @Test func `a style around the node of a button wins as well`() {
    let prominent = node(Button("Buy") {}.buttonStyle(.borderedProminent))
    let black = prominent.with(.foregroundColor(.rgba(RGBA(0, 0, 0))))
    #expect(colour(NodeView(black)) == RGBA(0, 0, 0))
    #expect(colour(NodeView(black.with(.padding(EdgeInsets())))) == RGBA(0, 0, 0))
    #expect(colour(NodeView(prominent)) == .white)
  }

  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).opacity(configuration.isPressed ? 0.2 : 1)
    }
  }

  @Test func `a style of an author's own draws the button`() {
    let button = Button("a") {}.buttonStyle(Wide())
    #expect(near(size(button, nil, nil), 18, 28.333))
  }

  @Test func `bordered buttons have a ground`() {
    #expect(commands(Button("a") {}.buttonStyle(.bordered), 200, 60).count == 2)
    #expect(colour(Button("a") {}.buttonStyle(.borderedProminent)) == .white)
  }

  @Test func `a label is an icon and a title`() {
    let label = Label("Like", systemImage: "heart")
    #expect(
      node(label)
        == .stack(
          StackNode(
            .hstack, spacing: 8, meetsInFirstLines: true,
            children: [.picture(.symbol(name: "heart")), .text(TextNode("Like"))])))
    #expect(node(label.labelStyle(.titleOnly)) == .text(TextNode("Like")))
    #expect(node(label.labelStyle(.iconOnly)) == .picture(.symbol(name: "heart")))
  }

  // derived: lines of 20.333, an icon of 20 in the middle of the first.
  @Test func `an icon stands beside the first line of its title`() {
    func drawn(_ title: String) -> [CGRect] {
      boxes(
        commands(
          Label(title, systemImage: "heart").frame(maxHeight: .infinity, alignment: .top), 100, 200)
      )
    }
    let (one, three) = (drawn("a b"), drawn("aaaaa bbbbb ccccc"))
    #expect(near(one[1].height, 20.333))
    #expect(three[1].height > 60)
    #expect(near(one[0].minY, three[0].minY) && near(one[0].size, three[0].width, three[0].height))
    #expect(near(one[1].minY, three[1].minY))
    // As a row of its own it would stand in the middle.
    let row = HStack(spacing: 8) {
      Image(systemName: "heart")
      Text("a b")
    }
    #expect(boxes(commands(row.frame(maxHeight: .infinity, alignment: .top), 100, 200)) == one)
  }

  // UIKit's switch is 51 by 31 (apple-doc).
  @Test func `a toggle is a label, room and a switch`() {
    let on = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(size(on.labelsHidden(), nil, nil) == CGSize(width: 51, height: 31))
    #expect(size(on, 200, 60) == CGSize(width: 200, height: 31))
    func track(_ view: some View) -> Paint? {
      for command in commands(view.labelsHidden(), 51, 31) {
        if case .fill(_, let paint) = command { return paint }
      }
      return nil
    }
    #expect(track(on) == .color(RGBA(52, 199, 89)))
    #expect(track(Toggle("a", isOn: .constant(false))) == .color(RGBA(120, 120, 128, 0.2)))
    #expect(track(on.tint(.red)) == .color(RGBA(255, 59, 48)))
    let knobs = [true, false].map { isOn in
      boxes(commands(Toggle("a", isOn: .constant(isOn)).labelsHidden(), 51, 31))[1]
    }
    #expect(knobs.map(\.minX) == [22, 2])
    #expect(knobs.map(\.width) == [27, 27])
  }

  @Test func `a bar is as full as its value says`() {  // derived
    let drawn = boxes(commands(ProgressView(value: 1.0, total: 4.0), 200, 4))
    #expect(near(drawn[0], 0, 0, 200, 4))
    #expect(near(drawn[1], 0, 0, 50, 4))
    #expect(near(boxes(commands(ProgressView(value: 9.0, total: 4.0), 200, 4))[1].width, 200))
  }

  @Test func `a wheel has eight spokes in a box of twenty`() {
    #expect(size(ProgressView(), nil, nil) == CGSize(width: 20, height: 20))
    #expect(commands(ProgressView(), 20, 20).count == 8)
    #expect(strings(commands(ProgressView("Loading"), 200, 80)) == ["Loading"])
    #expect(commands(ProgressView(value: 0.5).progressViewStyle(.circular), 20, 20).count == 8)
  }

  // derived: a title in `secondary` is a paler form of the style around, as any text is (5.3).
  @Test func `labels of progress are paler forms of the style around`() {
    let red = ViewModifierNode.foregroundColor(.rgba(RGBA(255, 0, 0)))
    let half = RGBA(255, 0, 0, 0.5)
    let wheel = ProgressView("Loading")
    #expect(colour(wheel) == RGBA(60, 60, 67, 0.6))
    #expect(colour(wheel.foregroundStyle(Color(red: 1, green: 0, blue: 0))) == half)
    #expect(colour(NodeView(node(wheel).with(red))) == half)
    let bar = ProgressView(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text("half")
    }
    #expect(colour(NodeView(node(bar).with(red))) == half)
  }

  // self: the heights of UIKit's configured buttons and wheels as they are known, see the file.
  @Test func `controls are as large as is said around them`() {
    let button = Button("a") {}.buttonStyle(.bordered)
    let heights = [ControlSize.small, .regular, .large].map {
      size(button.controlSize($0), nil, nil).height
    }
    #expect(
      heights.map { ($0 * 3).rounded() } == [
        84, (size(button, nil, nil).height * 3).rounded(), 151,
      ])
    #expect(near(heights[1], 34.333))
    #expect(size(ProgressView().controlSize(.large), nil, nil) == CGSize(width: 37, height: 37))
  }

  @Test func `a bordered button may have round ends`() {  // apple-doc
    func ground(_ view: some View) -> Drawing.Path? {
      for command in commands(view, 200, 60) {
        if case .fill(let path, _) = command { return path }
      }
      return nil
    }
    let button = Button("Buy it") {}.buttonStyle(.borderedProminent)
    let size = size(button, nil, nil)
    let capsule = Capsule().fill(.red).frame(width: size.width, height: size.height)
    #expect(ground(button) != ground(button.buttonBorderShape(.capsule)))
    #expect(ground(capsule) == ground(button.buttonBorderShape(.capsule)))
    #expect(
      ground(button) == ground(button.buttonBorderShape(.roundedRectangle(radius: 8))))
  }

  private func firstPaint(_ view: some View) -> Paint? {
    func first(_ commands: [DrawCommand]) -> Paint? {
      for command in commands {
        if case .fill(_, let paint) = command { return paint }
        if case .group(_, let inner) = command, let paint = first(inner) { return paint }
      }
      return nil
    }
    return first(commands(view, 200, 31))
  }

  @Test func `a tint colours the wheel, and a style may have its own`() {  // apple-doc
    let red = Paint.color(RGBA(255, 59, 48))
    #expect(firstPaint(ProgressView()) == .color(RGBA(142, 142, 147)))
    #expect(firstPaint(ProgressView().tint(.red)) == red)
    #expect(
      firstPaint(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))) == red)
    let toggle = Toggle("a", isOn: .constant(true)).labelsHidden()
    #expect(firstPaint(toggle.toggleStyle(SwitchToggleStyle(tint: .red)).tint(.blue)) == red)
    let bar = ProgressView(value: 0.5)
    #expect(
      commands(bar.progressViewStyle(LinearProgressViewStyle(tint: .red)), 200, 4)
        == commands(bar.tint(.red), 200, 4))
  }
}
