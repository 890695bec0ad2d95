// SPDX-License-Identifier: MIT
//
// What views and modifiers mean. Expected values: screen-document, 1.1 (derived).

import CellViews
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import Testing

/// The view of the only item of a document with one template.
private func view(
  _ json: String, data: String = "", more: String = "", files: [String: String] = [:],
  codes expected: [String] = []
) throws -> ViewNode {
  let found = load(
    document(
      #"{ "items": [ { "id": "1", "cell": "c" \#(data) } ], "layout": \#(rows) }"#,
      cells: #"{ "c": \#(json) }"#, more: more), files: files)
  #expect(codes(found) == expected)
  let screen = found.screen(in: found.baseEnvironment).screen
  return try #require(screen.sections.first).content.cell(at: 0)
}

@Suite struct ViewFormTests {
  @Test func `a text has all of its keys`() throws {
    let found = try view(
      #"""
      { "text": "Hello", "font": { "size": 17, "weight": "semibold", "design": "rounded" }, "weight": "bold",
        "color": "secondaryLabel", "alignment": "center", "lineLimit": 2, "truncation": "middle",
        "minimumScaleFactor": 0.5 }
      """#)
    #expect(
      found
        == .text(
          TextNode(
            "Hello", font: .system(size: 17, weight: 600, design: .rounded), weight: 700,
            color: .named("secondaryLabel"), alignment: .center, lineLimit: 2,
            truncation: .middle, minimumScaleFactor: 0.5)))
    #expect(
      try view(#"{ "text": "a", "font": "headline" }"#)
        == .text(TextNode("a", font: .style(.headline))))
  }

  @Test func `stacks hold views`() throws {
    let found = try view(
      #"""
      { "hstack": [ { "vstack": [], "align": "leading" }, { "spacer": true }, { "spacer": 12 },
        { "divider": true }, { "view": { "zstack": [], "align": "topTrailing" } } ], "spacing": 4,
        "align": "firstTextBaseline" }
      """#)
    #expect(
      found
        == .stack(
          StackNode(
            .hstack, spacing: 4, alignment: .firstTextBaseline,
            children: [
              .stack(StackNode(.vstack, alignment: .leading, children: [])),
              .spacer(minLength: nil), .spacer(minLength: 12), .divider,
              .stack(StackNode(.zstack, alignment: .topTrailing, children: [])),
            ])))
  }

  @Test func `shapes have a paint`() throws {
    #expect(
      try view(##"{ "rectangle": true, "fill": "#f00" }"##)
        == .shape(ShapeNode(.rectangle, fill: .color(.rgba(RGBA(255, 0, 0))))))
    #expect(
      try view(##"{ "roundedRectangle": 12, "stroke": "#11223380", "lineWidth": 2 }"##)
        == .shape(
          ShapeNode(
            .roundedRectangle(cornerRadius: 12, style: .continuous),
            stroke: .color(.rgba(RGBA(17, 34, 51, 128.0 / 255))), lineWidth: 2)))
    #expect(
      try view(
        ##"{ "circle": true, "fill": { "linearGradient": ["#f00", "blue"], "from": "leading", "to": [1, 0.5] } }"##
      )
        == .shape(
          ShapeNode(
            .circle,
            fill: .linearGradient(
              [.rgba(RGBA(255, 0, 0)), .named("blue")], from: .leading, to: .trailing))))
    #expect(
      try view(
        ##"{ "ellipse": true, "fill": { "angularGradient": ["red", "blue"], "startAngle": 90, "endAngle": 180 } }"##
      )
        == .shape(
          ShapeNode(
            .ellipse,
            fill: .angularGradient(
              [.named("red"), .named("blue")], center: .center, startAngle: .pi / 2,
              endAngle: .pi))))
  }

  @Test func `modifiers written as keys apply in a fixed order`() throws {
    let found = try view(
      #"""
      { "scale": 2, "rotation": 45, "offset": [1, 2], "opacity": 0.5, "shadow": { "radius": 3 }, "clip": "circle",
        "cornerRadius": 6, "overlay": { "divider": true }, "background": "red",
        "frame": { "width": 10, "maxHeight": "infinity", "alignment": "top" }, "padding": [1, 2, 3, 4],
        "text": "a", "zIndex": 1, "layoutPriority": 2, "hidden": true, "accessibilityLabel": "b" }
      """#)
    let modifiers: [ViewModifierNode] = [
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .frame(FrameNode(width: 10, maxHeight: .infinity, alignment: .top)),
      .background(.color(.named("red")), alignment: .center),
      .overlay(.divider, alignment: .center),
      .cornerRadius(6), .clip(.circle),
      .shadow(color: .opacity(.named("black"), 0.33), radius: 3, x: 0, y: 0), .opacity(0.5),
      .offset(x: 1, y: 2), .rotation(degrees: 45), .scale(x: 2, y: 2), .zIndex(1),
      .layoutPriority(2), .hidden, .accessibilityLabel("b"),
    ]
    #expect(found == modifiers.reduce(.text(TextNode("a"))) { .modified($0, $1) })
  }

  @Test func `modifiers in a list apply in the list's order, after the keys`() throws {
    let found = try view(
      #"""
      { "text": "a", "opacity": 0.5, "modifiers": [ { "background": "red" }, { "padding": 8 }, { "background": "blue" } ] }
      """#)
    let modifiers: [ViewModifierNode] = [
      .opacity(0.5), .background(.color(.named("red")), alignment: .center),
      .padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
      .background(.color(.named("blue")), alignment: .center),
    ]
    #expect(found == modifiers.reduce(.text(TextNode("a"))) { .modified($0, $1) })
  }

  @Test func `images come from assets, from files, or from nowhere`() throws {
    let files = ["a.png": "", "b.png": ""]
    let assets = #""assets": { "https://x.example/a": "a.png" },"#
    func image(_ name: String, _ more: String = "") throws -> ViewNode {
      try view(#"{ "image": "\#(name)" \#(more) }"#, more: assets, files: files)
    }
    #expect(
      try image("https://x.example/a") == .image(ImageNode(.file(path: "a.png"))))
    #expect(try image("b.png") == .image(ImageNode(.file(path: "b.png"))))
    #expect(
      try image("https://x.example/c", #", "contentMode": "fill", "placeholder": "red""#)
        == .image(
          ImageNode(
            .remote(url: "https://x.example/c"), resizable: true, contentMode: .fill,
            placeholder: .named("red"))))
    #expect(
      try view(#"{ "icon": "heart.fill", "color": "red", "font": "title" }"#)
        == .image(
          ImageNode(.symbol(name: "heart.fill"), color: .named("red"), font: .style(.title))))
  }

  @Test func `an image that is not there is warned of once and keeps its place`() throws {
    let found = try view(
      #"{ "vstack": [ { "image": "{{f}}" }, { "image": "{{f}}" } ] }"#, data: #", "f": "no.png""#,
      codes: ["image-missing /sections/0/items/0/f"])
    let image = ViewNode.image(ImageNode(.file(path: "no.png")))
    #expect(found == .stack(StackNode(.vstack, children: [image, image])))
  }

  @Test func `a bound value keeps its type, and null is not given`() throws {
    let found = try view(
      ##"""
      { "rectangle": true, "fill": "{{tint}}", "lineWidth": "{{none}}",
        "frame": { "width": "{{w}}", "maxWidth": "{{most}}" }, "hidden": "{{gone}}" }
      """##, data: ##", "tint": "#0f0", "w": 12.5, "most": "infinity", "gone": true, "none": null"##
    )
    let shape = ViewNode.shape(ShapeNode(.rectangle, fill: .color(.rgba(RGBA(0, 255, 0)))))
    #expect(
      found
        == .modified(
          .modified(shape, .frame(FrameNode(width: 12.5, maxWidth: .infinity))), .hidden))
  }

  @Test func `data is never looked at for bindings`() throws {
    let found = try view(
      #"{ "text": "{{title}} and \\{{title}}" }"#, data: #", "title": "{{id}}""#)
    #expect(found == .text(TextNode("{{id}} and {{title}}")))
  }

  @Test func `an unknown kind of view is a placeholder, and its neighbours stay`() throws {
    let found = try view(
      #"{ "vstack": [ { "banner": "a" }, { "text": "b" } ] }"#,
      codes: ["unknown-key /cells/c/vstack/0"])
    #expect(
      found
        == .stack(
          StackNode(
            .vstack,
            children: [
              .placeholder(PlaceholderNode(title: "banner", isUnknown: true)),
              .text(TextNode("b")),
            ])))
  }
}
