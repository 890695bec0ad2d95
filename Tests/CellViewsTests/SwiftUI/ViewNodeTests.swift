// SPDX-License-Identifier: MIT
//
// What each view becomes, and how large it is.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ViewNodeTests {
  @Test func `texts keep their words and what is said of them`() {
    #expect(node(Text(verbatim: "a **b**")) == .text(TextNode("a **b**")))
    let title = Text("Title").font(.headline).fontWeight(.heavy).foregroundColor(.white)
    #expect(
      node(title)
        == .text(TextNode("Title", font: .style(.headline), weight: 800, color: .named("white"))))
    let note = Text("note").italic().underline().strikethrough().tracking(2).baselineOffset(3)
    #expect(
      node(note)
        == .text(
          TextNode(
            "note",
            decoration: TextDecoration(
              italic: true, underline: true, strikethrough: true, tracking: 2, baselineOffset: 3))))
    #expect(near(size(Text("ab"), nil, nil), 20, 20.333))
  }

  @Test func `what is said first of a text stays`() {  // apple-doc: the innermost wins
    #expect(
      node(Text("a").foregroundColor(.red).foregroundColor(.blue))
        == .text(TextNode("a", color: .named("red"))))
  }

  @Test func `texts can be strung together, each part in its own way`() {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")
    #expect(
      node(text.font(.title))
        == .text(
          TextNode(
            "abc",
            runs: [
              TextRunNode("a", font: .style(.title), decoration: TextDecoration(bold: true)),
              TextRunNode("b", font: .style(.title), color: .named("red")),
              TextRunNode("c", font: .style(.title)),
            ])))
    let runs = requests(commands(text, 100, 40))[0].runs
    #expect(runs.map(\.length) == [1, 1, 1])
    // Bold of body is semibold (views-and-metrics 3.11).
    #expect(runs.map(\.font.weight) == [600, 400, 400])
    #expect(runs.map(\.color) == [nil, RGBA(255, 59, 48), nil])
    #expect(strings(commands(text, 100, 40)) == ["abc"])
  }

  @Test func `an underlined text is one run`() {
    let request = requests(commands(Text("ab").underline(), 100, 40))[0]
    #expect(request.runs.count == 1)
    #expect(request.runs.first?.underline == TextLine())
    #expect(request.runs.first?.length == 2)
    #expect(requests(commands(Text("ab"), 100, 40))[0].runs.isEmpty)
  }

  @Test func `figures of one width are said by texts, fonts and views`() {  // apple-doc
    for view in [
      node(Text("1").monospacedDigit()), node(Text("1").font(.body.bold().monospacedDigit())),
      node(VStack { Text("1") }.monospacedDigit()),
    ] {
      #expect(requests(commands(view, 100, 40)).map(\.font.hasMonospacedDigits) == [true])
    }
    #expect(requests(commands(Text("1"), 100, 40)).map(\.font.hasMonospacedDigits) == [false])
  }

  @Test func `lines have marks and a colour of their own`() {  // apple-doc
    let red = RGBA(255, 59, 48)
    let under = Text("ab").underline(pattern: .dash, color: .red)
    #expect(
      requests(commands(under, 100, 40))[0].runs.map(\.underline)
        == [TextLine(pattern: .dash, color: red)])
    let column = VStack { Text("ab") }.strikethrough(pattern: .dot, color: .red)
    #expect(
      requests(commands(column, 100, 40))[0].runs.map(\.strikethrough)
        == [TextLine(pattern: .dot, color: red)])
    let inner = VStack { Text("ab").underline() }.underline(color: .red)
    #expect(requests(commands(inner, 100, 40))[0].runs.map(\.underline) == [TextLine()])
    #expect(requests(commands(Text("ab").underline(false), 100, 40))[0].runs.isEmpty)
  }

  @Test(
    "fonts",
    arguments: [
      (.body, 17, 400), (.headline, 17, 600), (.largeTitle, 34, 400), (.caption2, 11, 400),
      (.system(size: 21), 21, 400), (.system(size: 21, weight: .semibold), 21, 600),
      (.system(.title3, design: .rounded, weight: .medium), 20, 500),
      (.title.bold(), 28, 700), (.body.bold(), 17, 600), (.subheadline.weight(.black), 15, 900),
      (.custom("Any", size: 19), 19, 400), (.custom("Any", fixedSize: 19), 19, 400),
    ] as [(Font, CGFloat, Int)])
  func fonts(_ font: Font, _ size: CGFloat, _ weight: Int) {  // apple-doc, 3.11, 3.12
    let request = font.reference.request(in: ViewEnvironment())
    #expect(request.size == size)
    #expect(request.weight == weight)
  }

  @Test func `styles and named faces follow the text size, fixed sizes do not`() {  // derived, 3.13
    let large = ViewEnvironment(contentSize: .accessibilityExtraExtraExtraLarge)
    #expect(Font.body.reference.request(in: large).size == 53)
    #expect(Font.body.weight(.bold).reference.request(in: large).size == 53)
    #expect(Font.system(size: 20).reference.request(in: large).size == 20)
    #expect(Font.custom("Any", fixedSize: 20).reference.request(in: large).size == 20)
    // 20 · 62/22 = 56.36
    #expect(Font.custom("Any", size: 20).reference.request(in: large).size == 56)
    #expect(
      Font.custom("Any", size: 20, relativeTo: .caption2).reference.request(in: large).size == 74)
  }

  @Test func `images say where their pixels come from`() {
    #expect(node(Image("wide.png")) == .picture(.file(path: "wide.png")))
    #expect(node(Image(systemName: "heart")) == .picture(.symbol(name: "heart")))
    #expect(
      node(Image("wide.png").resizable().scaledToFit())
        == .picture(.file(path: "wide.png"), resizable: true, mode: .fit))
    #expect(
      size(Image("wide.png").resizable().scaledToFit(), 60, 90) == CGSize(width: 60, height: 20))
    #expect(
      size(Image("wide.png").resizable().scaledToFill(), 60, 90) == CGSize(width: 270, height: 90))
    let url = URL(string: "https://cdn.example/a.jpg")
    #expect(node(AsyncImage(url: url)) == .picture(.remote(url: "https://cdn.example/a.jpg")))
    #expect(
      node(
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Color.red
        }) == .red)
  }

  // Source: UIKit, `UIImage(named:)`: no ending is needed for PNG, the scale's mark is added. The
  // images there are: wide.png and wide@2x.png, both of 300 x 100 pixels.
  @Test func `a name finds the file that suits the screen`() {
    func file(_ name: String, scale: CGFloat) -> String? {
      let environment = ViewEnvironment(scale: scale)
      guard
        case .image(.file(let path), _, _, _)? =
          commands(Image(name), 300, 100, in: environment).first
      else { return nil }
      return path
    }
    #expect(file("wide", scale: 3) == "wide@2x.png")
    #expect(file("wide", scale: 2) == "wide@2x.png")
    #expect(file("wide", scale: 1) == "wide.png")
    #expect(file("wide.png", scale: 3) == "wide.png")
    #expect(file("none", scale: 3) == nil)
    #expect(size(Image("wide"), nil, nil) == CGSize(width: 150, height: 50))
  }

  @Test func `a template is painted in the foreground colour`() {
    let view = Image("wide.png").renderingMode(.template).foregroundStyle(.blue)
    guard case .image(_, _, _, let tint)? = commands(view, 300, 100).first else {
      Issue.record("no image was drawn")
      return
    }
    #expect(tint == RGBA(0, 122, 255))
  }

  @Test(
    "forms of icons",
    arguments: [
      (SymbolVariants.none, "heart"), (.fill, "heart.fill"), (.circle, "heart.circle"),
      (.circle.fill, "heart.circle.fill"), (.fill.circle, "heart.circle.fill"),
      (.slash.fill, "heart.slash.fill"),
    ])
  func variants(_ variant: SymbolVariants, _ name: String) {  // apple-doc
    let image = Image(systemName: "heart").symbolVariant(variant)
    #expect(node(image) == .picture(.symbol(name: name)))
  }

  @Test func `shapes are filled with what is around, or with their own`() {
    func shape(_ kind: ShapeNode.Kind) -> ViewNode { .shape(ShapeNode(kind)) }
    #expect(node(Rectangle()) == shape(.rectangle))
    #expect(node(Circle()) == shape(.circle))
    #expect(node(Ellipse()) == shape(.ellipse))
    #expect(node(Capsule()) == shape(.capsule(style: .continuous)))
    #expect(
      node(RoundedRectangle(cornerRadius: 9))
        == shape(.roundedRectangle(cornerRadius: 9, style: .continuous)))
    #expect(
      node(UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4))
        == shape(
          .unevenRoundedRectangle(
            CornerRadii(topLeading: 3, bottomTrailing: 4), style: .continuous)))
    #expect(
      node(Circle().fill(.red)) == .shape(ShapeNode(.circle, fill: .color(.named("red")))))
    #expect(size(Circle().fill(.red), 30, 40) == CGSize(width: 30, height: 30))
    #expect(node(AnyShape(Circle())) == shape(.circle))
  }

  @Test func `lines run on a shape's outline, or inside it`() {
    #expect(
      node(Circle().stroke(.red, lineWidth: 3))
        == .shape(ShapeNode(.circle, stroke: .color(.named("red")), lineWidth: 3)))
    let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])
    #expect(
      node(Rectangle().strokeBorder(Color.red, style: dashed))
        == .shape(
          ShapeNode(
            .rectangle, stroke: .color(.named("red")), lineWidth: 2,
            line: LineNode(cap: .round, dash: [4, 2], isInside: true))))
    // apple-doc: a border of 4 lies 2 inside.
    let drawn = boxes(commands(Rectangle().strokeBorder(.red, lineWidth: 4), 40, 30))
    #expect(near(drawn[0], 2, 2, 36, 26))
    let both = Circle().fill(.red).stroke(.blue, lineWidth: 2)
    #expect(commands(both, 40, 40).count == 2)
    #expect(
      node(Circle().stroke(lineWidth: 2).foregroundColor(.red))
        == ViewNode.shape(ShapeNode(.circle, stroke: .color(.named("label")), lineWidth: 2)).with(
          .foregroundColor(.named("red")))
        || commands(Circle().stroke(lineWidth: 2).foregroundColor(.red), 40, 40)
          == commands(Circle().stroke(.red, lineWidth: 2), 40, 40)
    )
  }

  @Test func `colours by value and by name`() {
    #expect(node(Color.red) == .red)
    #expect(
      node(Color(red: 1, green: 0.5, blue: 0)) == .color(.rgba(RGBA(red: 1, green: 0.5, blue: 0))))
    #expect(node(Color.gray.opacity(0.15)) == .color(.opacity(.named("gray"), 0.15)))
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    // derived: hue 1/3 is green.
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(
      Color(hue: 0.5, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0.5, blue: 0.5))
    let mixed = Color.black.mix(with: .white, by: 0.25).reference.resolve(in: ViewEnvironment())
    #expect(mixed == RGBA(red: 0.25, green: 0.25, blue: 0.25))
  }

  @Test func `gradients are even, or have their places`() {
    let even = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let fill = FillReference.linearGradient(
      [.named("red"), .named("blue")], from: .top, to: .bottom)
    #expect(node(even) == .shape(ShapeNode(.rectangle, fill: fill)))
    #expect(node(Circle().fill(even)) == .shape(ShapeNode(.circle, fill: fill)))
    let placed = LinearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.25)],
      startPoint: .leading, endPoint: .trailing)
    guard case .fill(_, .linearGradient(let stops, _, let to))? = commands(placed, 40, 40).first
    else {
      Issue.record("no gradient was drawn")
      return
    }
    #expect(stops.map(\.location) == [0, 0.25])
    #expect(to == CGPoint(x: 40, y: 20))
    let wheel = AngularGradient(colors: [.red, .blue], center: .center)
    guard case .fill(_, .angularGradient(_, _, let start, let end))? = commands(wheel, 40, 40).first
    else {
      Issue.record("no gradient was drawn")
      return
    }
    #expect(start == 0)
    #expect(near(end, 2 * .pi))
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      commands(AngularGradient(gradient: gradient, center: .center), 40, 40)
        == commands(wheel, 40, 40))
    #expect(
      !commands(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9), 40, 40
      ).isEmpty)
  }

  @Test func `a colour's own gradient ends with the colour`() {  // self, Q6
    guard
      case .fill(_, .linearGradient(let stops, let from, let to))? = commands(
        RoundedRectangle(cornerRadius: 24).fill(.indigo.gradient), 40, 40
      ).first
    else {
      Issue.record("no gradient was drawn")
      return
    }
    #expect(stops.last?.color == RGBA(88, 86, 214))
    #expect(from == CGPoint(x: 20, y: 0))
    #expect(to == CGPoint(x: 20, y: 40))
  }

  @Test func `stacks keep spacing and alignment`() {
    #expect(
      node(
        HStack(alignment: .top, spacing: 3) {
          Color.red; Spacer()
        })
        == .row(spacing: 3, align: .top, .red, .gap))
    #expect(node(VStack(alignment: .leading) { Divider() }) == .column(align: .leading, .divider))
    #expect(
      node(ZStack(alignment: .bottomTrailing) { Color.red })
        == .layers(align: .bottomTrailing, .red))
    #expect(node(Spacer(minLength: 3)) == .spacer(minLength: 3))
  }

  @Test(
    "places on both axes have their names",
    arguments: [
      (.center, .center), (.leading, .leading), (.topTrailing, .topTrailing),
      (.centerFirstTextBaseline, .firstTextBaseline),
      (.leadingLastTextBaseline, .leadingLastTextBaseline),
      (Alignment(horizontal: .trailing, vertical: .bottom), .bottomTrailing),
    ] as [(Alignment, AlignmentReference)])
  func alignments(_ alignment: Alignment, _ want: AlignmentReference) {
    #expect(
      node(Color.red.frame(width: 1, alignment: alignment)) == ViewNode.red.frame(1, nil, want))
  }
}
