// SPDX-License-Identifier: MIT
//
// The same picture on any thread, first or last, and the canary.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct DeterminismTests {
  @Test func `the five hundredth picture has the bytes of the first`() throws {
    let scratch = try Scratch()
    let list = SVGTests.everything(try scratch.file("a.jpg", ImageFiles.jpeg))
    let engine = try PaintEngine()
    let first = try engine.png(of: list, scale: 2, id: "x").bytes
    for index in 0..<500 {
      let text = TextRequest(string: "Number \(index) ß й א", font: .body(CGFloat(9 + index % 20)))
      let other = DisplayList.of([
        .text(text, frame: CGRect(0, 0, 40, 40), color: .black)
      ])
      _ = try engine.pixelHash(of: other, scale: 1)
    }
    #expect(try engine.png(of: list, scale: 2, id: "x").bytes == first)
  }

  @Test func `threads do not disturb each other`() async throws {
    let scratch = try Scratch()
    let list = SVGTests.everything(try scratch.file("a.jpg", ImageFiles.jpeg))
    let expected = try PaintEngine().png(of: list, scale: 3, id: "x").bytes
    let svg = try PaintEngine().svg(of: list)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          let engine = try PaintEngine()
          for turn in 0..<5 {
            let size = CGFloat(10 + index * 5 + turn)
            let text = TextRequest(string: "warm up 漢 \(turn)", font: .body(size))
            _ = engine.measure(text, maxWidth: 50, maxHeight: nil)
            guard try engine.png(of: list, scale: 3, id: "x").bytes == expected,
              try engine.svg(of: list) == svg
            else { return false }
          }
          return true
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  /// Nine weights and four scripts: more font files than Cairo keeps open.
  private static func manyFaces(_ seed: Int) -> DisplayList {
    var commands: [DrawCommand] = []
    for weight in 1...9 {
      for (column, string) in ["Hi \(seed)", "漢字", "العربية", "हिन्दी"].enumerated() {
        let font = FontRequest.body(CGFloat(12 + (seed * 3 + weight) % 20), weight: weight * 100)
        let frame = CGRect(CGFloat(column) * 70, CGFloat(weight) * 25, 70, 25)
        commands.append(
          .text(TextRequest(string: string, font: font), frame: frame, color: .black))
      }
    }
    return .of(commands, width: 300, height: 300)
  }

  @Test func `threads with many font files open do not disturb each other`() async throws {
    let lists = (0..<8).map { Self.manyFaces($0) }
    let engine = try PaintEngine()
    let expected = try lists.map { try engine.pixelHash(of: $0, scale: 2) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<16 {
        group.addTask {
          let engine = try PaintEngine()
          for turn in 0..<4 {
            let at = (index + turn) % lists.count
            guard try engine.pixelHash(of: lists[at], scale: 2) == expected[at] else {
              return false
            }
            _ = try engine.svg(of: lists[at])
          }
          return true
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  /// Sizes of plain texts in nine weights, broken in many widths.
  private static func sizes(_ engine: PaintEngine) -> [TextMetrics] {
    (1...9).flatMap { weight in
      (0..<24).map { step in
        let text = TextRequest(
          string: "Lines of \(weight) words, broken where they are \(step) too wide for a box.",
          font: .body(CGFloat(11 + step % 7), weight: weight * 100))
        return engine.measure(text, maxWidth: 60 + CGFloat(step) * 9, maxHeight: nil)
      }
    }
  }

  @Test func `texts are measured while other threads draw, to the same sizes`() async throws {
    let expected = Self.sizes(try PaintEngine())
    let lists = (0..<4).map { Self.manyFaces($0) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<12 {
        group.addTask {
          for list in lists where index % 3 == 0 {
            _ = try PaintEngine().pixelHash(of: list, scale: 2)
          }
          return Self.sizes(try PaintEngine()) == expected
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func `the canary sings on the reference engine`() {
    let report = PaintReport()
    switch report.canary {
    case .equal, .otherEngine: break
    case .failed(let expected, let found): Issue.record("expected \(expected), found \(found)")
    case .impossible(let reason): Issue.record("\(reason)")
    }
    #expect(report.libraries.contains { $0.name == "cairo" && !$0.version.isEmpty })
    #expect(report.resources.contains { $0.isRequired && $0.isPresent })
  }

  @Test func `an engine for blocks needs no font and says so`() throws {
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let list = SVGTests.everything("/nowhere")
    _ = try engine.png(of: list, scale: 1, id: "x")
    #expect(engine.fingerprint(of: list).fonts.isEmpty)
  }

  @Test func `the fingerprint names the fonts in use and their hashes`() throws {
    let engine = try PaintEngine()
    let text = TextRequest(string: "Hello", font: .body(17))
    _ = engine.measure(
      TextRequest(string: "日本", font: .body(17, weight: 700)), maxWidth: nil, maxHeight: nil)
    let fonts = engine.fingerprint(
      of: .of([.text(text, frame: CGRect(0, 0, 40, 20), color: .black)])
    ).fonts
    #expect(fonts.map(\.name) == ["Inter-Regular.otf"])
    #expect(fonts.first?.version.count == 7 + 64)
  }
}
