// SPDX-License-Identifier: MIT
//
// Blocks become lists of views: conditions choose, loops repeat, groups do not arrange.

import CellViews
import Drawing
import Foundation
import Testing

@Suite struct BuilderTests {
  private enum Kind: CaseIterable {
    case word, colour, nothing
  }

  private struct Choice: View {
    let kind: Kind
    let isMarked: Bool

    var body: some View {
      switch kind {
      case .word: Text(verbatim: "word")
      case .colour: Color.red
      case .nothing: EmptyView()
      }
      if isMarked { Divider() }
    }
  }

  @Test func `a condition adds the view it chooses`() {
    #expect(
      ViewLowering.nodes(of: Choice(kind: .word, isMarked: true)) == [
        .text(TextNode("word")), .divider,
      ])
    #expect(ViewLowering.nodes(of: Choice(kind: .colour, isMarked: false)) == [.red])
    #expect(ViewLowering.nodes(of: Choice(kind: .nothing, isMarked: false)).isEmpty)
  }

  @Test func `an if with an else, an optional and a check of availability are views`() {
    let missing: Text? = nil
    let present: Text? = Text(verbatim: "here")
    let made = nodes {
      if wanted == nil { Text(verbatim: "a") } else { Color.blue }
      missing
      present
      if #available(iOS 17, *) { Spacer() }
    }
    #expect(made == [.text(TextNode("a")), .text(TextNode("here")), .spacer(minLength: nil)])
  }

  private let wanted: Int? = nil

  @Test func `a block may hold any number of views`() {
    let made = nodes {
      Text(verbatim: "1")
      Text(verbatim: "2")
      Text(verbatim: "3")
      Text(verbatim: "4")
      Text(verbatim: "5")
      Text(verbatim: "6")
      Text(verbatim: "7")
      Text(verbatim: "8")
      Text(verbatim: "9")
      Text(verbatim: "10")
      Text(verbatim: "11")
      Text(verbatim: "12")
    }
    #expect(made == (1...12).map { .text(TextNode("\($0)")) })
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test func `a loop repeats its view for ranges, collections and bound ones`() {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let made = nodes {
      ForEach(0..<2) { Text(verbatim: "\($0)") }
      ForEach(items) { Text(verbatim: $0.name) }
      ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) }
      ForEach($items) { $item in Text(verbatim: item.name) }
      ForEach(Array(items.enumerated()), id: \.offset) { Text(verbatim: "\($0.offset)") }
    }
    #expect(made == "0 1 a b x y a b 0 1".split(separator: " ").map { .text(TextNode(String($0))) })
  }

  @Test func `a modifier on a group or a loop goes to each of its views`() {  // apple-doc
    let made = nodes {
      Group {
        Color.red
        Color.red
      }
      .opacity(0.5)
      ForEach(0..<2) { _ in Color.red }.zIndex(2)
      EmptyView().padding()
    }
    let half = ViewNode.red.with(.opacity(0.5))
    let high = ViewNode.red.with(.zIndex(2))
    #expect(made == [half, half, high, high])
  }

  @Test func `the top is nothing, a view, or a column of views`() {
    #expect(node(EmptyView()) == .empty)
    #expect(node(Group { Color.red }) == .red)
    #expect(
      node(
        Group {
          Color.red; Color.red
        }) == .column(.red, .red))
  }

  @Test func `several views behind or before one are layers`() {  // apple-doc
    let view = Color.red.overlay(alignment: .topLeading) {
      Divider()
      Spacer()
    }
    let layers = ViewNode.layers(align: .topLeading, .divider, .gap)
    #expect(node(view) == ViewNode.red.with(.overlay(layers, alignment: .topLeading)))
  }

  @Test func `types can be forgotten`() {
    #expect(node(AnyView(Text(verbatim: "a"))) == .text(TextNode("a")))
    #expect(node(NodeView(.row(.red, .gap))) == .row(.red, .gap))
    #expect(node(TupleView((Color.red, Divider()))) == .column(.red, .divider))
  }

  private struct Endless: View {
    var body: some View { VStack { Nested() } }
  }

  private struct Nested: View {
    var body: AnyView { AnyView(Endless()) }
  }

  @Test func `views without end end with a placeholder`() {
    let drawing = renderer().draw(node(Endless()), in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!drawing.commands.isEmpty)
  }

  private struct Card: ViewModifier {
    let inset: CGFloat
    func body(content: Content) -> some View { content.padding(inset).background(Color.red) }
  }

  @Test func `a modifier of an author's own is read like a body`() {
    let padded = ViewNode.divider.with(
      .padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)))
    #expect(
      node(Divider().modifier(Card(inset: 4))) == padded.with(.background(.red, alignment: .center))
    )
    #expect(
      node(Divider().modifier(Card(inset: 4).concat(EmptyModifier.identity)))
        == node(Divider().modifier(Card(inset: 4))))
  }
}
