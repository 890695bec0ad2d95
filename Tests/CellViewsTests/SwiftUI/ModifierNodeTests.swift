// SPDX-License-Identifier: MIT
//
// What each modifier becomes.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ModifierNodeTests {
  private func red(_ modifiers: ViewModifierNode...) -> ViewNode {
    modifiers.reduce(.red) { $0.with($1) }
  }

  @Test func `padding in all its forms`() {  // 16 by default: views-and-metrics 2
    #expect(
      node(Color.red.padding())
        == red(.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))))
    #expect(
      node(Color.red.padding(.horizontal)) == red(.padding(EdgeInsets(leading: 16, trailing: 16))))
    #expect(
      node(Color.red.padding([.top, .leading], 3)) == red(.padding(EdgeInsets(top: 3, leading: 3))))
    #expect(
      node(Color.red.padding(5))
        == red(.padding(EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(node(Color.red.padding(insets)) == red(.padding(insets)))
  }

  @Test func `frames in all their forms`() {
    #expect(node(Color.red.frame(width: 3, height: 4)) == ViewNode.red.frame(3, 4))
    #expect(
      node(Color.red.frame(maxWidth: .infinity, minHeight: 4, alignment: .leading))
        == red(.frame(FrameNode(maxWidth: .infinity, minHeight: 4, alignment: .leading))))
    #expect(
      node(Color.red.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, idealHeight: 4, maxHeight: 5))
        == red(
          .frame(
            FrameNode(minWidth: 1, idealWidth: 2, maxWidth: 3, idealHeight: 4, maxHeight: 5))))
  }

  @Test func `views behind and before`() {
    let back = ViewModifierNode.background(.divider, alignment: .top)
    #expect(node(Color.red.background(Divider(), alignment: .top)) == red(back))
    #expect(node(Color.red.background(alignment: .top) { Divider() }) == red(back))
    #expect(
      node(Color.red.background(.blue))
        == red(.background(.color(.named("blue")), alignment: .center)))
    #expect(
      node(Color.red.background(Color.gray.opacity(0.15)))
        == red(.background(.color(.opacity(.named("gray"), 0.15)), alignment: .center)))
    let capsule = ViewNode.shape(
      ShapeNode(.capsule(style: .continuous), fill: .color(.named("blue"))))
    #expect(
      node(Color.red.background(.blue, in: Capsule()))
        == red(.background(capsule, alignment: .center)))
    #expect(
      node(Color.red.overlay(Text(verbatim: "a")))
        == red(
          .overlay(.text(TextNode("a")), alignment: .center)))
    #expect(
      node(Color.red.overlay(.blue)) == red(.overlay(.color(.named("blue")), alignment: .center)))
    // apple-doc: a border lies inside.
    #expect(near(boxes(commands(Color.red.border(.blue, width: 2), 40, 40))[1], 1, 1, 38, 38))
  }

  @Test func `modifiers of drawing`() {
    #expect(
      node(Color.red.opacity(0.5).zIndex(1))
        == .color(.opacity(.named("red"), 0.5)).with(.zIndex(1)))
    #expect(node(Divider().opacity(0.5)) == ViewNode.divider.with(.opacity(0.5)))
    #expect(
      node(Color.red.shadow(radius: 3))
        == red(
          .shadow(
            color: .rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)), radius: 3, x: 0, y: 0)))
    #expect(
      node(Color.red.shadow(color: .blue, radius: 3, x: 1, y: 2))
        == red(.shadow(color: .named("blue"), radius: 3, x: 1, y: 2)))
    #expect(node(Color.red.cornerRadius(8)) == red(.cornerRadius(8)))
    #expect(node(Color.red.clipShape(Circle())) == red(.clip(.circle)))
    #expect(node(Color.red.clipShape(.capsule)) == red(.clip(.capsule(style: .continuous))))
    #expect(
      node(Color.red.clipShape(.rect(cornerRadius: 7)))
        == red(.clip(.roundedRectangle(cornerRadius: 7, style: .continuous))))
    #expect(node(Color.red.clipped()) == red(.clip(.rectangle)))
    #expect(node(Color.red.offset(x: 1, y: 2)) == red(.offset(x: 1, y: 2)))
    #expect(node(Color.red.offset(CGSize(width: 1, height: 2))) == red(.offset(x: 1, y: 2)))
    #expect(node(Color.red.position(x: 1, y: 2)) == red(.position(x: 1, y: 2)))
    #expect(node(Color.red.hidden()) == red(.hidden))
    #expect(node(Color.red.blur(radius: 2)) == red(.blur(radius: 2)))
    #expect(
      node(Color.red.mask(Circle())) == red(.mask(.shape(ShapeNode(.circle)), alignment: .center)))
  }

  @Test func `turns and scales go about a place`() {
    guard case .modified(_, .rotation(let degrees)) = node(Color.red.rotationEffect(.degrees(90)))
    else {
      Issue.record("no turn was made")
      return
    }
    #expect(near(degrees, 90))
    #expect(node(Color.red.scaleEffect(2)) == red(.scale(x: 2, y: 2)))
    #expect(
      node(Color.red.scaleEffect(x: 2, y: 3, anchor: .topLeading))
        == red(.scaleAbout(x: 2, y: 3, anchor: .topLeading)))
    // derived: about the corner, the corner stays.
    guard
      case .group(let effect, _)? = commands(
        Color.red.scaleEffect(2, anchor: .topLeading), 40, 40
      ).first
    else {
      Issue.record("no group was drawn")
      return
    }
    #expect(CGPoint.zero.applying(effect.transform) == .zero)
  }

  @Test func `modifiers of layout`() {
    #expect(node(Color.red.fixedSize()) == red(.fixedSize(horizontal: true, vertical: true)))
    #expect(
      node(Color.red.fixedSize(horizontal: false, vertical: true))
        == red(.fixedSize(horizontal: false, vertical: true)))
    #expect(node(Color.red.aspectRatio(1.5, contentMode: .fill)) == red(.aspectRatio(1.5, .fill)))
    #expect(
      node(Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit))
        == red(.aspectRatio(1.5, .fit)))
    #expect(node(Color.red.layoutPriority(1)) == red(.layoutPriority(1)))
  }

  @Test func `modifiers of texts around them`() {
    let text = ViewNode.text(TextNode("a"))
    let column = VStack { Text(verbatim: "a") }
    func said(_ modifier: ViewModifierNode) -> ViewNode { ViewNode.column(text).with(modifier) }
    #expect(node(column.font(.title)) == said(.font(.style(.title))))
    #expect(node(column.fontWeight(.bold)) == said(.fontWeight(700)))
    #expect(node(column.bold()) == said(.textDecoration(TextDecoration(bold: true))))
    #expect(node(column.italic()) == said(.textDecoration(TextDecoration(italic: true))))
    #expect(node(column.lineLimit(2)) == said(.lineLimit(2)))
    #expect(node(column.lineLimit(...3)) == said(.lineLimit(3)))
    #expect(node(column.multilineTextAlignment(.center)) == said(.multilineTextAlignment(.center)))
    #expect(node(column.truncationMode(.middle)) == said(.truncationMode(.middle)))
    #expect(node(column.minimumScaleFactor(0.5)) == said(.minimumScaleFactor(0.5)))
    #expect(node(column.lineSpacing(4)) == said(.textDecoration(TextDecoration(lineSpacing: 4))))
    #expect(
      node(column.textCase(.uppercase))
        == said(.textDecoration(TextDecoration(textCase: .uppercase))))
    #expect(node(column.foregroundColor(.red)) == said(.foregroundColor(.named("red"))))
    #expect(node(column.foregroundStyle(.red)) == said(.foregroundColor(.named("red"))))
    #expect(node(column.environment(\.lineLimit, 2)) == said(.lineLimit(2)))
    #expect(node(column.environment(\.font, .title)) == said(.font(.style(.title))))
  }

  @Test func `what is said around texts is drawn`() {
    let column = VStack { Text("ab cd") }
    #expect(strings(commands(column.textCase(.uppercase), 100, 90)) == ["AB CD"])
    #expect(requests(commands(column.fontWeight(.black), 100, 90))[0].font.weight == 900)
    #expect(requests(commands(column.bold().font(.title), 100, 90))[0].font.weight == 700)
    #expect(requests(commands(column.italic(), 100, 90))[0].font.italic)
    #expect(requests(commands(column.truncationMode(.head), 100, 90))[0].truncation == .head)
    #expect(
      requests(commands(column.minimumScaleFactor(0.5), 100, 90))[0].minimumScaleFactor == 0.5)
    #expect(requests(commands(column.fontDesign(.serif), 100, 90))[0].font.design == .serif)
    let spaced = requests(commands(column.lineSpacing(4), 100, 90))[0].font.leading
    #expect(near(spaced, requests(commands(column, 100, 90))[0].font.leading + 4))
  }

  @Test func `paler levels are of the style around`() {  // 5.3
    #expect(
      node(Divider().foregroundStyle(.secondary))
        == ViewNode.divider.with(
          .foregroundColor(.named("secondary"))))
    let inner = VStack { Divider().foregroundStyle(.secondary) }.foregroundStyle(.red)
    let half = ColorReference.opacity(.named("red"), 0.5)
    #expect(
      node(inner)
        == ViewNode.column(ViewNode.divider.with(.foregroundColor(half))).with(
          .foregroundColor(.named("red"))))
  }

  @Test func `a gradient fills shapes, and letters are cut out of it`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    guard case .fill(_, .linearGradient)? = commands(Circle().foregroundStyle(style), 40, 40).first
    else {
      Issue.record("no gradient was drawn")
      return
    }
    guard
      case .group(let effect, let inner)? = commands(Text("ab").foregroundStyle(style), 40, 40)
        .first
    else {
      Issue.record("no masked group was drawn")
      return
    }
    #expect(requests(effect.mask ?? []).map(\.string) == ["ab"])
    #expect(inner.count == 1)
  }

  @Test func `labels for those who do not see name the picture`() {
    let view = Text("a").accessibilityLabel("outer").accessibilityHidden(false)
    #expect(node(view) == ViewNode.text(TextNode("a")).with(.accessibilityLabel("outer")))
  }

  @Test func `what needs a hand or a clock changes nothing`() {
    let view = Color.red
      .onTapGesture {}.onLongPressGesture {}.onAppear {}.onDisappear {}.onChange(of: 1) { _, _ in }
      .task {}.tag("x").allowsHitTesting(false).animation(.default, value: 1)
      .transition(.opacity).contentShape(Rectangle())
      .accessibilityAddTraits(.isButton).accessibilityIdentifier("x").accessibilityElement()
      .scrollDisabled(true).contextMenu { Text("a") }
    #expect(node(view) == .red)
    // Names and safe areas are for scroll views and screens; a cell is drawn alike.
    #expect(commands(view.id(3).ignoresSafeArea(), 20, 10) == commands(ViewNode.red, 20, 10))
  }
}
