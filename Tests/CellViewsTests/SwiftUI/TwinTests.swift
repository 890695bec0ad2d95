// SPDX-License-Identifier: MIT
//
// The same cells as views and as nodes written by hand: equal drawings, in every text size, in
// light and dark, in both directions.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

private struct Tile: View {
  let title: String
  let color: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(color)
      .overlay(Text(title).font(.headline).foregroundColor(.white))
  }
}

private struct PlaceRow: View {
  let name: String
  let detail: String
  let isSaved: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image("wide.png")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 48, height: 48)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.body).fontWeight(.medium).lineLimit(1)
        Text(detail).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
      }
      Spacer(minLength: 4)
      if isSaved { Image(systemName: "heart").foregroundStyle(.red) }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.primary.opacity(0.05))
  }
}

private struct PriceCard: View {
  let price: String

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(
        colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(height: 60)
      .overlay(alignment: .topTrailing) {
        Text(price).font(.caption2).bold().padding(6).background(.white, in: Capsule())
      }
      Divider()
      ZStack(alignment: .bottomLeading) {
        Color.yellow.opacity(0.2)
        Text("In stock").font(.system(size: 13, weight: .semibold)).rotationEffect(.zero).padding(4)
      }
    }
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    .opacity(0.9)
  }
}

@Suite struct TwinTests {
  private func insets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> ViewModifierNode {
    .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  private var tile: ViewNode {
    ViewNode.shape(
      ShapeNode(
        .roundedRectangle(cornerRadius: 10, style: .continuous), fill: .color(.named("blue")))
    ).with(
      .overlay(
        .text(TextNode("Blue", font: .style(.headline), color: .named("white"))),
        alignment: .center))
  }

  private var placeRow: ViewNode {
    let picture = ViewNode.picture(.file(path: "wide.png"), resizable: true)
      .with(.aspectRatio(nil, .fill)).frame(48, 48)
      .with(.clip(.roundedRectangle(cornerRadius: 8, style: .continuous)))
    let words = ViewNode.column(
      spacing: 2, align: .leading,
      .text(TextNode("A place with a long name", font: .style(.body), weight: 500, lineLimit: 1)),
      .text(
        TextNode(
          "some more words about it than fit in one line", font: .style(.footnote),
          color: .named("secondary"), lineLimit: 2)))
    let heart = ViewNode.image(ImageNode(.symbol(name: "heart"), color: .named("red")))
    return ViewNode.row(spacing: 12, align: .top, picture, words, .spacer(minLength: 4), heart)
      .with(insets(leading: 16, trailing: 16)).with(insets(top: 8, bottom: 8))
      .with(.frame(FrameNode(maxWidth: .infinity, alignment: .leading)))
      .with(.background(.color(.opacity(.named("primary"), 0.05)), alignment: .center))
  }

  private var priceCard: ViewNode {
    let badge = ViewNode.text(
      TextNode("$ 3", font: .style(.caption2), decoration: TextDecoration(bold: true))
    ).with(insets(top: 6, leading: 6, bottom: 6, trailing: 6)).with(
      .background(
        .shape(ShapeNode(.capsule(style: .continuous), fill: .color(.named("white")))),
        alignment: .center))
    let head = ViewNode.shape(
      ShapeNode(
        .rectangle,
        fill: .linearGradient(
          [.named("orange"), .named("pink")], from: .topLeading, to: .bottomTrailing))
    ).frame(nil, 60).with(.overlay(badge, alignment: .topTrailing))
    let foot = ViewNode.layers(
      align: .bottomLeading, .color(.opacity(.named("yellow"), 0.2)),
      ViewNode.text(
        TextNode("In stock", font: .system(size: 13, weight: 600, design: .default))
      ).with(insets(top: 4, leading: 4, bottom: 4, trailing: 4)))
    return ViewNode.column(spacing: 0, head, .divider, foot).with(.cornerRadius(12))
      .with(.shadow(color: .opacity(.named("black"), 0.2), radius: 4, x: 0, y: 2))
      .with(.opacity(0.9))
  }

  private func expectTwins(_ view: some View, _ hand: ViewNode, _ size: CGSize) {
    let frame = CGRect(origin: CGPoint(x: 10, y: 20), size: size)
    for environment in allEnvironments {
      let renderer = renderer(environment)
      let made = node(view, in: environment)
      #expect(renderer.draw(made, in: frame) == renderer.draw(hand, in: frame))
      let offer = ProposedViewSize(width: size.width, height: nil)
      #expect(renderer.size(of: made, proposal: offer) == renderer.size(of: hand, proposal: offer))
    }
  }

  @Test func `a tile is drawn alike`() {
    #expect(node(Tile(title: "Blue", color: .blue)) == tile)
    expectTwins(Tile(title: "Blue", color: .blue), tile, CGSize(width: 120, height: 80))
  }

  @Test func `a row is drawn alike`() {
    let row = PlaceRow(
      name: "A place with a long name", detail: "some more words about it than fit in one line",
      isSaved: true)
    expectTwins(row, placeRow, CGSize(width: 320, height: 90))
  }

  @Test func `a card is drawn alike`() {
    expectTwins(PriceCard(price: "$ 3"), priceCard, CGSize(width: 160, height: 140))
  }

  @Test func `the same view twice is the same node`() {
    #expect(node(PriceCard(price: "$ 3")) == node(PriceCard(price: "$ 3")))
  }
}
