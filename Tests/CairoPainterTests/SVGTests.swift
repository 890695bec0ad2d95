// SPDX-License-Identifier: MIT
//
// SVG: valid, layered, and the same bytes whatever came before.

import CairoPainter
import Drawing
import Foundation
import FoundationXML
import Geometry
import Testing

@Suite struct SVGTests {
  /// Everything at once: gradients, clips, layers, shadows, texts, images.
  static func everything(_ image: String) -> DisplayList {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let area = CGRect(10, 10, 60, 40)
    let font = FontRequest.body(13)
    let commands: [[DrawCommand]] = [
      [.fill(Path(area), .linearGradient(stops, from: .zero, to: CGPoint(x: 90, y: 0)))],
      [.group(GroupEffect(clip: Path(ellipseIn: area)), [.fill(Path(area), .color(.black))])],
      [
        .group(
          GroupEffect(shadow: Shadow(color: .black, radius: 3), opacity: 0.5),
          [.fill(Path(area), .color(.white))])
      ],
      [
        .group(
          GroupEffect(
            clip: Path(ellipseIn: area), opacity: 0.5, colors: ColorMatrix(factor: -1, sum: 1)),
          [
            .fill(Path(area), .linearGradient(stops, from: .zero, to: CGPoint(x: 90, y: 0))),
            .group(
              GroupEffect(blendMode: .multiply),
              [.text(TextRequest(string: "Hi", font: font), frame: area, color: .white)]),
          ]),
        .group(
          GroupEffect(isIsolated: true),
          [.group(GroupEffect(blendMode: .colorDodge), [.fill(Path(area), .color(.black))])]),
      ],
      [.text(TextRequest(string: "Hi 😀 日", font: font), frame: area, color: .black)],
      [
        .image(.file(path: image), frame: area, clip: Path(ellipseIn: area), tint: nil),
        .image(.symbol(name: "heart"), frame: area, clip: nil, tint: .black),
      ],
      [],
    ]
    var list = DisplayList(size: CGSize(width: 100, height: 60), background: .white)
    for (index, commands) in commands.enumerated() {
      list.elements.append(
        DisplayElement(
          id: "s/\(index % 4)", kind: "cell", section: -1, item: index,
          title: "<\"&'\u{1}> \(index)", frame: area, commands: commands))
    }
    return list
  }

  @Test func `an SVG is well formed, its ids are unique and its layers are the elements`() throws {
    let scratch = try Scratch()
    let list = Self.everything(try scratch.file("a.jpg", ImageFiles.jpeg))
    let bytes = try PaintEngine().svg(of: list)
    let document = try XMLDocument(data: Data(bytes))
    let ids = try document.nodes(forXPath: "//@id").compactMap(\.stringValue)
    #expect(Set(ids).count == ids.count)
    let layers = try document.nodes(forXPath: "//*[@data-id]").compactMap { $0 as? XMLElement }
    let dataIDs = try document.nodes(forXPath: "//@data-id").compactMap(\.stringValue)
    #expect(dataIDs == list.elements.map(\.id))
    #expect(try document.nodes(forXPath: "//@data-section").first?.stringValue == "-1")
    #expect(layers.allSatisfy { $0.parent === layers.first?.parent })
    let titles = layers.map { $0.elements(forName: "title").first?.stringValue }
    #expect(titles[1] == "<\"&'\u{FFFD}> 1")
    // Every reference leads somewhere.
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.components(separatedBy: "#").dropFirst() {
      let name = part.prefix { $0 != "\"" && $0 != ")" }
      #expect(ids.contains(String(name)))
    }
    // The marks are gone.
    #expect(!text.contains("fill-opacity:0.0039"))
  }

  @Test func `the same picture is the same bytes, first or five hundredth`() throws {
    let scratch = try Scratch()
    let list = Self.everything(try scratch.file("a.jpg", ImageFiles.jpeg))
    let engine = try PaintEngine()
    let first = try engine.svg(of: list)
    var other = list
    other.elements.reverse()
    for _ in 0..<500 { _ = try engine.svg(of: DisplayList.of([])) }
    _ = try engine.svg(of: other)
    _ = try engine.pixelHash(of: other, scale: 2)
    #expect(try engine.svg(of: list) == first)
    #expect(try PaintEngine().svg(of: list) == first)
  }

  @Test func `a picture that holds the mark itself keeps its layers apart`() throws {
    let mark = DrawCommand.fill(Path(CGRect(0, 0, 1, 1)), .color(RGBA(3, 1, 2, 1 / 255)))
    let bytes = try PaintEngine().svg(of: .of([mark, mark]))
    let document = try XMLDocument(data: Data(bytes))
    #expect(try document.nodes(forXPath: "//*[@data-id]").count == 1)
  }

  @Test func `elements that cover the whole picture are layers beside those below`() throws {
    let size = CGSize(width: 50, height: 40)
    func cover(_ color: RGBA) -> DrawCommand {
      .fill(Path(CGRect(origin: .zero, size: size)), .color(color))
    }
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1),
    ]
    let gradient = DrawCommand.fill(
      Path(CGRect(-5, -5, 100, 100)),
      .linearGradient(stops, from: .zero, to: CGPoint(x: 50, y: 0)))
    var list = DisplayList(size: size, background: .white)
    for (index, command) in [cover(.white), cover(.black), gradient].enumerated() {
      list.elements.append(
        DisplayElement(
          id: "s/\(index)", kind: "cell", section: 0, item: index, title: "",
          frame: CGRect(origin: .zero, size: size), commands: [command]))
    }
    let document = try XMLDocument(data: Data(try PaintEngine().svg(of: list)))
    let layers = try document.nodes(forXPath: "//*[@data-id]").compactMap { $0 as? XMLElement }
    #expect(layers.map { $0.elements(forName: "path").count } == [1, 1, 1])
  }

  @Test func `an SVG without elements is an SVG`() throws {
    let list = DisplayList(size: CGSize(width: 10, height: 10), background: .clear)
    #expect(throws: Never.self) { try XMLDocument(data: Data(try PaintEngine().svg(of: list))) }
  }

  @Test func `lengths are pixels`() throws {
    let text = String(decoding: try PaintEngine().svg(of: .of([])), as: UTF8.self)
    #expect(text.contains("width=\"40px\" height=\"40px\" viewBox=\"0 0 40 40\""))
  }

  @Test func `filters and blending are elements of their own, inside of what holds them`() throws {
    let list = Self.everything("")
    let document = try XMLDocument(data: Data(try PaintEngine().svg(of: list)))
    let matrix = try document.nodes(forXPath: "//*[local-name()='feColorMatrix']/@values")
      .compactMap(\.stringValue)
    // Others are Cairo's own, for masks.
    #expect(matrix.contains("-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"))
    let filtered = "//*[@filter and .//*[@style='mix-blend-mode:multiply']]"
    #expect(try document.nodes(forXPath: filtered).count == 1)
    let isolated = "//*[@style='isolation:isolate']//*[@style='mix-blend-mode:color-dodge']"
    #expect(try document.nodes(forXPath: isolated).count == 1)
    // Nothing is left of the marks.
    #expect(try document.nodes(forXPath: "//*[contains(@style, '0.00392157')]").isEmpty)
  }
}
