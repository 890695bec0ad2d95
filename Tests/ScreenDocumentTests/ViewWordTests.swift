// SPDX-License-Identifier: MIT
//
// The document's words for views mean what SwiftUI's do: each is written both ways and comes to
// the same node. Origin: self, the two doors against each other.

import CellViews
import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

/// The view of the only item of a document with one template.
private func view(_ json: String, data: String = "", codes expected: [String] = []) throws
  -> ViewNode
{
  let found = load(
    document(
      #"{ "items": [ { "id": "1", "cell": "c" \#(data) } ], "layout": \#(rows) }"#,
      cells: #"{ "c": \#(json) }"#))
  #expect(codes(found) == expected)
  let screen = found.screen(in: found.baseEnvironment).screen
  return try #require(screen.sections.first).content.cell(at: 0)
}

private func same(
  _ json: String, _ swift: some View, data: String = "",
  at location: SourceLocation = #_sourceLocation
) throws {
  let found = try view(json, data: data)
  #expect(found == ViewLowering.node(of: swift), sourceLocation: location)
}

/// Drawn content that is made once its room is known equals only itself; all around it is compared.
private func alike(_ json: String, _ swift: some View, data: String = "") throws {
  #expect(try "\(view(json, data: data))" == "\(ViewLowering.node(of: swift))")
}

@Suite struct ViewWordTests {
  @Test func `shapes say how their corners and lines are`() throws {
    try same(
      #"{ "roundedRectangle": 8, "style": "circular", "fill": "red" }"#,
      RoundedRectangle(cornerRadius: 8, style: .circular).fill(Color.red))
    try same(
      #"{ "capsule": true, "style": "circular", "fill": "red" }"#,
      Capsule(style: .circular).fill(Color.red))
    try same(
      #"{ "unevenRoundedRectangle": { "topLeading": 12, "topTrailing": 4 }, "fill": "blue" }"#,
      UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 4).fill(Color.blue))
    try same(
      #"{ "circle": true, "strokeBorder": "green", "lineWidth": 3, "lineCap": "round", "dash": [6, 4] }"#,
      Circle().strokeBorder(
        Color.green, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4])))
    try same(
      #"{ "circle": true, "trim": [0, 0.75], "stroke": "red", "lineWidth": 2 }"#,
      Circle().trim(from: 0, to: 0.75).stroke(Color.red, lineWidth: 2))
    try same(
      #"{ "rectangle": true, "inset": 4, "fill": "red" }"#,
      Rectangle().inset(by: 4).fill(Color.red))
  }

  @Test func `gradients are views, and may say where their colours stand`() throws {
    try same(
      #"{ "linearGradient": ["red", "blue"], "from": "leading", "to": "trailing" }"#,
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    try same(
      #"{ "radialGradient": ["red", "blue"], "startRadius": 5, "endRadius": 40 }"#,
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 40))
    try same(
      #"{ "ellipticalGradient": ["red", "blue"], "center": "top", "endRadiusFraction": 0.75 }"#,
      EllipticalGradient(colors: [.red, .blue], center: .top, endRadiusFraction: 0.75))
    try same(
      #"{ "ellipticalGradient": ["red", { "color": "blue", "location": 0.2 }] }"#,
      EllipticalGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.2)]))
    try same(
      #"{ "angularGradient": ["red", "blue"], "center": "top" }"#,
      AngularGradient(
        colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(360)))
    let stops = [
      Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 0.3),
    ]
    try same(
      #"{ "linearGradient": ["red", { "color": "blue", "location": 0.3 }] }"#,
      LinearGradient(gradient: Gradient(stops: stops), startPoint: .top, endPoint: .bottom))
  }

  @Test func `lazy stacks and grids hold views`() throws {
    try same(
      #"{ "lazyVStack": [ { "text": "a" }, { "text": "b" } ], "align": "leading", "spacing": 4 }"#,
      LazyVStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      })
    try same(
      #"{ "lazyHStack": [ { "text": "a" } ] }"#, LazyHStack { Text(verbatim: "a") })
    try same(
      #"""
      { "lazyVGrid": [ { "text": "a" } ], "columns": [ { "fixed": 80 }, { "flexible": true },
        { "adaptive": 20, "maximum": 60, "spacing": 2, "alignment": "leading" } ], "spacing": 6 }
      """#,
      LazyVGrid(
        columns: [
          GridItem(.fixed(80)), GridItem(.flexible()),
          GridItem(.adaptive(minimum: 20, maximum: 60), spacing: 2, alignment: .leading),
        ], spacing: 6
      ) { Text(verbatim: "a") })
    try same(
      #"{ "lazyHGrid": [ { "text": "a" } ], "rows": 2 }"#,
      LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) { Text(verbatim: "a") })
    try same(
      #"""
      { "grid": [ [ { "text": "a" }, { "text": "b", "gridColumnAlignment": "trailing" } ], { "divider": true, "gridCellUnsizedAxes": "horizontal" },
        [ { "text": "c", "gridCellColumns": 2 } ] ], "alignment": "leading", "horizontalSpacing": 12, "verticalSpacing": 2 }
      """#,
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 2) {
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "b").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text(verbatim: "c").gridCellColumns(2) }
      })
  }

  @Test func `groups and loops give up their views`() throws {
    try same(
      #"{ "hstack": [ { "group": [ { "text": "a" }, { "text": "b" } ], "padding": 2 }, { "emptyView": true }, { "spacer": true } ] }"#,
      HStack {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.padding(2)
        EmptyView()
        Spacer()
      })
    try same(
      #"{ "hstack": [ { "forEach": "{{tags}}", "content": { "text": "{{self}} {{name}}" } } ] }"#,
      HStack { ForEach(["x", "y"], id: \.self) { Text(verbatim: "\($0) N") } },
      data: #", "tags": ["x", "y"], "name": "N""#)
    try same(
      #"{ "vstack": [ { "forEach": "{{lines}}", "content": { "text": "{{label}}: {{self.value|number:1}}" } } ] }"#,
      VStack {
        Text(verbatim: "A: 1.0")
        Text(verbatim: "B: 2.5")
      }, data: #", "lines": [ { "label": "A", "value": 1 }, { "label": "B", "value": 2.5 } ]"#)
    try same(
      #"{ "hstack": [ { "forEach": "{{stars}}", "content": { "icon": "star.fill" } } ] }"#,
      HStack { ForEach(0..<3, id: \.self) { _ in Image(systemName: "star.fill") } },
      data: #", "stars": 3"#)
    try same(
      #"{ "hstack": [ { "forEach": [1, 2], "content": { "text": "{{self}}" } } ] }"#,
      HStack { ForEach(1...2, id: \.self) { Text(verbatim: "\($0)") } })
  }

  @Test func `a loop's mistakes are told at the template with the record`() throws {
    try same(
      #"{ "hstack": [ { "forEach": 3, "content": { "text": "{{self}}" } } ] }"#,
      HStack { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } })
    try same(
      #"{ "hstack": [ { "forEach": "{{stars}}", "content": { "text": "{{self}}" } } ] }"#,
      HStack { ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") } }, data: #", "stars": 2"#)
    let loop = #"{ "forEach": "{{tags}}", "content": { "text": "{{nme}}" } }"#
    _ = try view(
      loop, data: #", "tags": [ { "name": "a" } ]"#,
      codes: ["binding-missing-key /cells/c/content/text"])
    _ = try view(loop, data: #", "tags": []"#)
    _ = try view(loop, data: #", "tags": "x""#, codes: ["binding-wrong-type /cells/c/forEach"])
    _ = try view(loop, codes: ["binding-missing-key /cells/c/forEach"])
    _ = try view(
      #"{ "forEach": "{{tags}}", "content": { "rectangle": true } }"#, data: #", "tags": 201"#,
      codes: ["binding-wrong-type /cells/c/forEach"])
    _ = try view(
      #"{ "forEach": 2, "content": { "forEach": 2, "content": { "divider": true } } }"#,
      codes: ["not-allowed-here /cells/c/content/forEach"])
    _ = try view(
      #"{ "forEach": 1.5, "content": { "divider": true } }"#,
      codes: ["wrong-type /cells/c/forEach"])
    _ = try view(
      #"{ "forEach": "all {{tags}}", "content": { "divider": true } }"#, data: #", "tags": 1"#,
      codes: ["wrong-type /cells/c/forEach"])
  }

  @Test func `controls are those of Swift`() throws {
    try same(
      #"{ "label": "Saved", "systemImage": "bookmark" }"#,
      Label("Saved", systemImage: "bookmark"))
    try same(
      #"{ "label": "Saved", "systemImage": "bookmark", "style": "iconOnly" }"#,
      Label("Saved", systemImage: "bookmark").labelStyle(.iconOnly))
    try same(#"{ "button": "Buy" }"#, Button("Buy") {})
    try same(
      #"{ "button": "Buy", "style": "borderedProminent", "tint": "orange" }"#,
      Button("Buy") {}.buttonStyle(.borderedProminent).tint(Color.orange))
    try same(
      #"{ "button": { "icon": "trash" }, "role": "destructive", "style": "bordered" }"#,
      Button(role: .destructive) {
      } label: {
        Image(systemName: "trash")
      }.buttonStyle(.bordered))
    try same(
      #"{ "toggle": "Wi-Fi", "isOn": "{{on}}" }"#, Toggle("Wi-Fi", isOn: .constant(true)),
      data: #", "on": true"#)
    try same(
      #"{ "toggle": "Wi-Fi", "labelsHidden": true }"#,
      Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden())
    try same(#"{ "progressView": true }"#, ProgressView())
    try same(#"{ "progressView": true, "tint": "red" }"#, ProgressView().tint(.red))
    try alike(
      #"{ "progressView": "{{done}}", "total": 10, "title": "Copying" }"#,
      ProgressView("Copying", value: 4, total: 10), data: #", "done": 4"#)
  }

  @Test func `controls say how large they are`() throws {
    try same(
      #"{ "button": "Buy", "style": "bordered", "controlSize": "large", "buttonBorderShape": "capsule" }"#,
      Button("Buy") {}.buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule))
    try same(
      #"{ "progressView": true, "controlSize": "large" }"#, ProgressView().controlSize(.large))
  }

  @Test func `a button may be disabled`() throws {
    try same(#"{ "button": "Buy", "disabled": true }"#, Button("Buy") {}.disabled(true))
    try same(
      #"{ "button": "Buy", "style": "bordered", "disabled": "{{sold}}" }"#,
      Button("Buy") {}.buttonStyle(.bordered).disabled(true), data: #", "sold": true"#)
  }

  @Test func `texts hear what is said around them`() throws {
    try same(
      #"""
      { "vstack": [ { "text": "a" } ], "font": "headline", "fontWeight": "bold", "foregroundStyle": "red",
        "lineLimit": 2, "multilineTextAlignment": "center", "truncationMode": "middle",
        "minimumScaleFactor": 0.5, "imageScale": "large" }
      """#,
      VStack { Text(verbatim: "a") }.font(.headline).fontWeight(.bold).foregroundStyle(Color.red)
        .lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle)
        .minimumScaleFactor(0.5).imageScale(.large))
    for (json, decoration) in [
      (#""bold": true"#, TextDecoration(bold: true)),
      (#""italic": true"#, TextDecoration(italic: true)),
      (#""monospacedDigit": true"#, TextDecoration(monospacedDigit: true)),
      (#""underline": true"#, TextDecoration(underline: true)),
      (#""strikethrough": true"#, TextDecoration(strikethrough: true)),
      (
        #""underline": { "pattern": "dash", "color": "red" }"#,
        TextDecoration(underline: TextLineNode(pattern: .dash, color: .named("red")))
      ),
      (
        #""strikethrough": { "isActive": false }"#, TextDecoration(strikethrough: false)
      ),
      (#""tracking": 1"#, TextDecoration(tracking: 1)),
      (#""baselineOffset": -2"#, TextDecoration(baselineOffset: -2)),
      (#""lineSpacing": 3"#, TextDecoration(lineSpacing: 3)),
      (#""textCase": "uppercase""#, TextDecoration(textCase: .uppercase)),
    ] {
      #expect(
        try view(#"{ "text": "a", \#(json) }"#)
          == .modified(.text(TextNode("a")), .textDecoration(decoration)))
    }
    try same(
      #"{ "icon": "star", "foregroundStyle": { "linearGradient": ["red", "blue"] } }"#,
      Image(systemName: "star").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
  }

  @Test func `a text may have parts that are set each in its own way`() throws {
    try same(
      #"""
      { "text": [ "From ", { "text": "{{price}}", "font": "title", "bold": true, "color": "red", "strikethrough": true },
        { "text": "!", "weight": "light", "italic": true, "tracking": 2, "baselineOffset": 4, "monospacedDigit": true } ] }
      """#,
      Text(verbatim: "From ")
        + Text(verbatim: "9").font(.title).bold().foregroundColor(.red).strikethrough()
        + Text(verbatim: "!").fontWeight(.light).italic().tracking(2).baselineOffset(4)
        .monospacedDigit(), data: #", "price": "9""#)
    try same(
      #"{ "text": [ "a", { "text": "b", "font": "title" } ], "font": "caption", "color": "blue" }"#,
      (Text(verbatim: "a") + Text(verbatim: "b").font(.title)).font(.caption)
        .foregroundColor(.blue))
    try same(
      #"{ "text": [ { "text": "only", "font": "title" } ] }"#, Text(verbatim: "only").font(.title))
    _ = try view(#"{ "text": [] }"#, codes: ["out-of-range /cells/c/text"])
    _ = try view(
      #"{ "text": [ { "text": "a", "padding": 2 } ] }"#, codes: ["unknown-key /cells/c/text/0"])
  }

  @Test func `sections have lines of their own in lazy grids`() throws {
    func section(_ name: String) -> String {
      #"{ "section": [ { "text": "\#(name)1" }, { "text": "\#(name)2" } ], "header": { "text": "\#(name)" }, "footer": { "text": "end" } }"#
    }
    func swift(_ name: String) -> some View {
      Section {
        Text(verbatim: "\(name)1")
        Text(verbatim: "\(name)2")
      } header: {
        Text(verbatim: name)
      } footer: {
        Text(verbatim: "end")
      }
    }
    try same(
      #"{ "lazyVGrid": [ \#(section("a")), \#(section("b")) ], "columns": 2 }"#,
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        swift("a")
        swift("b")
      })
    try same(
      #"{ "lazyVStack": [ \#(section("a")) ] }"#, LazyVStack { swift("a") })
    try same(
      #"{ "lazyHGrid": [ { "section": [ \#(section("a")) ] } ], "rows": 2 }"#,
      LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) { Section { swift("a") } })
  }

  @Test func `a number of lines may keep their room`() throws {
    let text = NodeView(.text(TextNode("a")))
    for (json, swift) in [
      (#""lineLimit": [2, 4]"#, NodeView(ViewLowering.node(of: text.lineLimit(2...4)))),
      (
        #""lineLimit": { "lines": 2, "reservesSpace": true }"#,
        NodeView(ViewLowering.node(of: text.lineLimit(2, reservesSpace: true)))
      ),
      (#""lineLimit": { "lines": 2 }"#, NodeView(ViewLowering.node(of: text.lineLimit(2)))),
    ] {
      try same(#"{ "text": "a", "modifiers": [ { \#(json) } ] }"#, swift)
    }
    #expect(
      try view(
        #"{ "text": "a", "lineLimit": { "lines": 3, "reservesSpace": "{{keeps}}" } }"#,
        data: #", "keeps": true"#)
        == .text(TextNode("a", lineLimit: 3, decoration: TextDecoration(minimumLines: 3))))
  }

  @Test func `modifiers have SwiftUI's arguments`() throws {
    let square = Rectangle().fill(Color.red)
    func both(_ modifier: String, _ swift: some View, at here: SourceLocation = #_sourceLocation)
      throws
    {
      try same(#"{ "rectangle": true, "fill": "red", \#(modifier) }"#, swift, at: here)
      try same(
        #"{ "rectangle": true, "fill": "red", "modifiers": [ { \#(modifier) } ] }"#, swift,
        at: here)
    }
    try both(#""aspectRatio": 1.5"#, square.aspectRatio(1.5, contentMode: .fit))
    try both(
      #""aspectRatio": { "ratio": 2, "contentMode": "fill" }"#,
      square.aspectRatio(2, contentMode: .fill))
    try both(#""fixedSize": true"#, square.fixedSize())
    try both(
      #""fixedSize": "vertical""#, square.fixedSize(horizontal: false, vertical: true))
    try both(#""position": [40, 20]"#, square.position(x: 40, y: 20))
    try both(#""blur": 3"#, square.blur(radius: 3))
    try both(
      #""transformEffect": [1, 0, 0.5, 1, 4, 0]"#,
      square.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 0)))
    try both(#""brightness": -0.2"#, square.brightness(-0.2))
    try both(#""contrast": 1.5"#, square.contrast(1.5))
    try both(#""saturation": 0"#, square.saturation(0))
    try both(#""grayscale": 0.4"#, square.grayscale(0.4))
    try both(#""hueRotation": 90"#, square.hueRotation(.degrees(90)))
    try both(#""colorInvert": true"#, square.colorInvert())
    try both(#""colorMultiply": "blue""#, square.colorMultiply(.blue))
    try both(#""blendMode": "colorBurn""#, square.blendMode(.colorBurn))
    try both(#""compositingGroup": true"#, square.compositingGroup())
    try both(
      #""mask": { "circle": true, "fill": "black" }"#, square.mask(Circle().fill(Color.black)))
    try both(
      #""overlay": { "alignment": "topTrailing", "content": { "text": "1" } }"#,
      square.overlay(alignment: .topTrailing) { Text(verbatim: "1") })
    try both(
      #""background": { "linearGradient": ["red", "blue"] }"#,
      square.background(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    try both(
      #""rotation": { "degrees": 90, "anchor": "topLeading" }"#,
      square.rotationEffect(.degrees(90), anchor: .topLeading))
    try both(
      #""scale": { "x": 2, "anchor": "bottom" }"#, square.scaleEffect(x: 2, y: 1, anchor: .bottom))
    try both(
      #""clip": { "unevenRoundedRectangle": { "topLeading": 9 } }"#,
      square.clipShape(UnevenRoundedRectangle(topLeadingRadius: 9)))
    try both(#""clipShape": "circle""#, square.clipShape(Circle()))
    try both(#""border": "blue""#, square.border(Color.blue))
    try both(#""border": { "color": "blue", "width": 2.5 }"#, square.border(Color.blue, width: 2.5))
    try both(#""foregroundColor": "blue""#, square.foregroundColor(.blue))
    try both(
      #""containerRelativeFrame": { "axes": "horizontal", "count": 3, "span": 2, "spacing": 8 }"#,
      square.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8))
    try both(
      #""environment": { "appearance": "dark" }"#, square.environment(\.colorScheme, .dark))
    try both(
      #""environment": { "contrast": "high" }"#,
      square.environment(\.colorSchemeContrast, .increased))
    try both(
      #""environment": { "layoutDirection": "rtl" }"#,
      square.environment(\.layoutDirection, .rightToLeft))
  }

  @Test func `a colour is a view, where no other kind is given`() throws {
    try same(
      #"{ "zstack": [ { "color": "red", "padding": 4 }, { "text": "a", "color": "blue" } ] }"#,
      ZStack {
        Color.red.padding(4)
        Text("a").foregroundColor(.blue)
      })
    _ = try view(
      #"{ "hstack": [], "color": "red" }"#, codes: ["unknown-key /cells/c"])
  }

  @Test func `a choice names its axes, and lines of a view are told by name`() throws {
    try same(
      #"{ "viewThatFits": [ { "text": "long" }, { "text": "s" } ], "axes": "horizontal" }"#,
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("s")
      })
    try same(
      #"{ "viewThatFits": [ { "text": "a" } ] }"#, ViewThatFits { Text("a") })
    try same(
      #"""
      { "text": "a", "alignmentGuide": { "leading": -4, "top": "centerY",
        "firstTextBaseline": { "line": "bottom", "plus": 2.5 } } }
      """#,
      NodeView(
        .modified(
          .text(TextNode("a")),
          .alignmentGuides([
            .leading: .points(-4), .top: .line(.centerY, plus: 0),
            .firstTextBaseline: .line(.bottom, plus: 2.5),
          ]))))
    _ = try view(
      #"{ "text": "a", "alignmentGuide": { "leading": "top" } }"#,
      codes: ["unknown-value /cells/c/alignmentGuide/leading"])
    _ = try view(
      #"{ "text": "a", "alignmentGuide": { "middle": 3 } }"#,
      codes: ["unknown-key /cells/c/alignmentGuide"])
  }

  @Test func `a kind's own key hides the modifier of its name, save in a list`() throws {
    try same(
      #"{ "image": "{{url}}", "aspectRatio": 2, "modifiers": [ { "aspectRatio": 3 } ] }"#,
      NodeView(
        .image(ImageNode(.remote(url: "https://a.example/b"), resizable: true, aspectRatio: 2))
      ).aspectRatio(3, contentMode: .fit), data: #", "url": "https://a.example/b""#)
  }
}
