// SPDX-License-Identifier: MIT
//
// Views answer offers, and modifiers change the offers and the answers.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct SizingTests {
  // views-and-metrics 1 (derived).
  @Test func `colours and shapes take the offer, or ten`() {
    for view in [ViewNode.red, .shape(ShapeNode(.rectangle)), .shape(ShapeNode(.ellipse))] {
      #expect(size(view, 30, 40) == CGSize(width: 30, height: 40))
      #expect(size(view, nil, 40) == CGSize(width: 10, height: 40))
      #expect(size(view, 0, nil) == CGSize(width: 0, height: 10))
    }
  }

  @Test func `a circle is a square in the middle of its room`() {  // derived, 1
    let circle = ViewNode.shape(ShapeNode(.circle))
    #expect(size(circle, 30, 40) == CGSize(width: 30, height: 30))
    #expect(size(circle, nil, nil) == CGSize(width: 10, height: 10))
    #expect(near(boxes(commands(circle, 30, 40))[0], 0, 5, 30, 30))
  }

  @Test func `padding goes around, and never offers less than nothing`() {  // derived, 2
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(size(ViewNode.red.with(.padding(insets)), 50, 50) == CGSize(width: 50, height: 50))
    #expect(size(ViewNode.red.with(.padding(insets)), 3, nil) == CGSize(width: 6, height: 14))
    let drawn = boxes(commands(ViewNode.red.with(.padding(insets)), 50, 50))
    #expect(near(drawn[0], 2, 1, 44, 46))
  }

  @Test func `a fixed frame is fixed where it is given`() {  // derived, 2
    #expect(size(ViewNode.block(3).frame(100), 20, 20).width == 100)
    #expect(near(size(ViewNode.block(3).frame(100), 20, 20).height, 20.333))
    #expect(size(ViewNode.red.frame(100), 20, 30) == CGSize(width: 100, height: 30))
  }

  @Test(
    "a frame places its view",
    arguments: [
      (.center, 40, 45), (.topLeading, 0, 0), (.bottomTrailing, 80, 90), (.top, 40, 0),
      (.trailing, 80, 45), (.bottom, 40, 90), (.leading, 0, 45),
    ] as [(AlignmentReference, CGFloat, CGFloat)])
  func alignment(_ alignment: AlignmentReference, _ x: CGFloat, _ y: CGFloat) {
    let view = ViewNode.red.frame(20, 10).frame(100, 100, alignment)
    #expect(near(boxes(commands(view, 100, 100))[0], x, y, 20, 10))
  }

  // views-and-metrics 2, the flexible frame (derived). The child is 30 wide.
  @Test(
    "bounds of a frame",
    arguments: [
      (nil, nil, 100, 30), (50, nil, 100, 50), (50, nil, 40, 50), (20, nil, 100, 30),
      (20, nil, 25, 25), (nil, 80, 100, 80), (nil, 80, 60, 60), (nil, 20, 100, 20),
      (nil, CGFloat.infinity, 100, 100), (nil, CGFloat.infinity, 10, 30), (40, 60, 100, 60),
      (40, 60, 50, 50), (40, 60, 10, 40), (60, 40, 10, 60),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func bounds(_ least: CGFloat?, _ most: CGFloat?, _ offer: CGFloat, _ want: CGFloat) {
    let frame = FrameNode(minWidth: least, maxWidth: most)
    #expect(size(ViewNode.red.frame(30, 10).with(.frame(frame)), offer, 10).width == want)
  }

  @Test func `a frame's ideal answers where nothing is offered`() {  // derived, 2
    let frame = FrameNode(minWidth: 10, idealWidth: 70, maxWidth: 50)
    #expect(size(ViewNode.red.with(.frame(frame)), nil, 10).width == 50)
    #expect(size(ViewNode.red.with(.frame(FrameNode(idealWidth: 70))), nil, 10).width == 70)
    #expect(size(ViewNode.red.with(.frame(FrameNode(maxWidth: .infinity))), nil, 5).width == 10)
  }

  @Test func `a fixed size offers nothing`() {  // apple-doc, 2
    let text = ViewNode.text(TextNode("aaa bbb"))
    let fixed = text.with(.fixedSize(horizontal: true, vertical: false))
    #expect(near(size(fixed, 30, nil), 70, 20.333))
    #expect(
      size(ViewNode.red.with(.fixedSize(horizontal: true, vertical: true)), 90, 90).width == 10)
  }

  // views-and-metrics 2 (derived).
  @Test(
    "a ratio makes the largest box within, or the smallest around",
    arguments: [
      (2, .fit, 100, 100, 100, 50), (2, .fill, 100, 100, 200, 100), (0.5, .fit, 100, 100, 50, 100),
      (2, .fit, 100, nil, 100, 50), (2, .fill, nil, 100, 200, 100), (3, .fit, nil, nil, 60, 20),
      (nil, .fit, 30, 30, 30, 10), (0, .fit, 30, 30, 30, 10),
    ] as [(CGFloat?, ImageNode.ContentMode, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func ratio(
    _ ratio: CGFloat?, _ mode: ImageNode.ContentMode, _ width: CGFloat?, _ height: CGFloat?,
    _ wantWidth: CGFloat, _ wantHeight: CGFloat
  ) {
    // A view whose ideal size is 60 by 20, and which takes any other.
    let flexible = FrameNode(
      minWidth: 0, idealWidth: 60, maxWidth: .infinity, minHeight: 0, idealHeight: 20,
      maxHeight: .infinity)
    let view = ViewNode.red.with(.frame(flexible)).with(.aspectRatio(ratio, mode))
    #expect(near(size(view, width, height), wantWidth, wantHeight))
  }

  @Test func `overlay and background get the view's size and don't change it`() {  // derived, 2
    let big = ViewNode.red.frame(90, 90)
    let base = ViewNode.red.frame(30, 20)
    for modifier in [
      ViewModifierNode.overlay(big, alignment: .center), .background(big, alignment: .center),
    ] {
      #expect(size(base.with(modifier), 200, 200) == CGSize(width: 30, height: 20))
    }
    let badge = ViewNode.red.frame(8, 8)
    let drawn = boxes(commands(base.with(.overlay(badge, alignment: .topTrailing)), 30, 20))
    #expect(near(drawn[0], 0, 0, 30, 20))
    #expect(near(drawn[1], 22, 0, 8, 8))
    let behind = boxes(commands(base.with(.background(badge, alignment: .bottomLeading)), 30, 20))
    #expect(near(behind[0], 0, 12, 8, 8))
  }

  @Test func `a position takes all the room`() {  // derived, 2
    let view = ViewNode.red.frame(10, 10).with(.position(x: 20, y: 30))
    #expect(size(view, 100, 80) == CGSize(width: 100, height: 80))
    #expect(near(boxes(commands(view, 100, 80))[0], 15, 25, 10, 10))
  }

  @Test func `a root smaller than its cell is centred and not clipped`() {  // derived, 1.1
    let drawing = renderer().draw(
      ViewNode.red.frame(20, 300), in: CGRect(x: 100, y: 50, width: 80, height: 100))
    #expect(near(boxes(drawing.commands)[0], 130, -50, 20, 300))
    guard case .fill? = drawing.commands.first else {
      Issue.record("a clip was added")
      return
    }
  }

  @Test func `edges round to the nearest pixel, so thirds leave no gap`() {  // derived, 4.10
    let row = ViewNode.row(spacing: 0, .red, .red, .red)
    let drawn = boxes(commands(row, 100, 9.9, in: ViewEnvironment(scale: 1)))
    #expect(drawn.map(\.minX) == [0, 33, 67])
    #expect(drawn.map(\.maxX) == [33, 67, 100])
    #expect(drawn.map(\.height) == [10, 10, 10])
  }
}

@Suite struct ImageTests {
  private let wide = ImageNode.Source.file(path: "wide.png")

  @Test func `an image takes its own size, its file's scale taken off`() {  // apple-doc, 1
    #expect(size(.picture(wide), 20, 20) == CGSize(width: 300, height: 100))
    let double = ImageNode.Source.file(path: "wide@2x.png")
    #expect(size(.picture(double), nil, nil) == CGSize(width: 150, height: 50))
    #expect(size(.picture(wide, resizable: true), 20, nil) == CGSize(width: 20, height: 100))
  }

  @Test func `fit shows all of an image, fill cuts it at its box`() {  // derived
    #expect(size(.picture(wide, mode: .fit), 60, 90) == CGSize(width: 60, height: 20))
    #expect(size(.picture(wide, mode: .fill), 60, 90) == CGSize(width: 60, height: 90))
    #expect(size(.picture(wide, mode: .fill), 60, nil) == CGSize(width: 60, height: 20))
    #expect(size(.picture(wide, mode: .fill, ratio: 1.5), 60, nil) == CGSize(width: 60, height: 40))
    guard
      case .image(_, let frame, let clip, nil)? = commands(.picture(wide, mode: .fill), 60, 90)
        .first
    else {
      Issue.record("no image was drawn")
      return
    }
    #expect(near(frame, -105, 0, 270, 90))
    #expect(clip == Path(CGRect(x: 0, y: 0, width: 60, height: 90)))
  }

  @Test func `rounding an image's corners clips the image itself`() {  // derived
    let view = ViewNode.picture(wide, mode: .fit).with(.cornerRadius(5))
    guard case .image(_, _, let clip?, nil)? = commands(view, 60, 20).first else {
      Issue.record("no clipped image was drawn")
      return
    }
    #expect(
      clip
        == Path(
          roundedRect: CGRect(x: 0, y: 0, width: 60, height: 20), cornerRadius: 5, style: .circular)
    )
  }

  @Test func `an icon's box follows the font`() {  // derived, Q4: 20.4 by 19.89 to pixels
    #expect(near(size(.picture(.symbol(name: "heart")), 5, 5), 20.333, 20))
    let small = ViewNode.picture(.symbol(name: "heart")).with(.font(.style(.caption2)))
    #expect(near(size(small, nil, nil), 13.333, 13))
  }

  @Test func `an icon is tinted and keeps its shape`() {
    let icon = ViewNode.picture(.symbol(name: "heart")).with(.foregroundColor(.named("systemBlue")))
    guard case .image(.symbol("heart"), let frame, nil, let tint)? = commands(icon, 40, 40).first
    else {
      Issue.record("no icon was drawn")
      return
    }
    #expect(tint == RGBA(0, 122, 255))
    #expect(near(frame.width, frame.height))
  }

  @Test func `an icon that is only resizable fills its box`() {  // apple-doc: resizable(capInsets:)
    func drawn(_ mode: ImageNode.ContentMode?) -> CGRect? {
      boxes(commands(.picture(.symbol(name: "heart"), resizable: true, mode: mode), 100, 20)).first
    }
    #expect(drawn(nil) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(drawn(.fit).map { near($0.size, 20, 20) } == true)
  }

  @Test func `what is not there is drawn and told`() {  // derived, design 7
    let box = CGRect(x: 0, y: 0, width: 100, height: 80)
    func notes(_ source: ImageNode.Source) -> [ViewNote] {
      let drawing = renderer().draw(.picture(source, resizable: true), in: box)
      #expect(!drawing.commands.isEmpty)
      return drawing.notes
    }
    #expect(notes(.file(path: "no.png")) == [.imageMissing(path: "no.png", nearest: [])])
    #expect(notes(.file(path: "torn.png")) == [.imageBroken(path: "torn.png", reason: "cut short")])
    #expect(
      notes(.symbol(name: "hart")) == [.iconUnknown(name: "hart", nearest: ["heart", "chart"])])
    #expect(notes(.remote(url: "https://cdn.example/a.jpg")).isEmpty)
  }

  @Test func `an address picks its tint, the same each time and in each appearance`() {  // self
    let view = ViewNode.picture(.remote(url: "https://cdn.example/a.jpg"), resizable: true)
    let other = ViewNode.picture(.remote(url: "https://cdn.example/b.jpg"), resizable: true)
    let dark = ViewEnvironment(appearance: .dark)
    #expect(commands(view, 90, 90) == commands(view, 90, 90, in: dark))
    #expect(commands(view, 90, 90) != commands(other, 90, 90))
  }

  @Test func `missing and remote images look different`() {
    let missing = commands(.picture(.file(path: "no.png"), resizable: true), 90, 90)
    let dashes = missing.filter {
      if case .stroke(_, _, _, let dash, _) = $0 { !dash.isEmpty } else { false }
    }
    #expect(dashes.count == 1)
  }
}
