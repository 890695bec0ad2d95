// SPDX-License-Identifier: MIT
//
// Every case of fixtures/layout, as a document, against the frames it carries. Where the numbers
// come from stands in each file.

import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import Testing

@testable import ScreenDocument

/// A layout case with the frames that were seen or follow from a rule.
struct LayoutFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "fixtures/layout")

  /// All cases, but those of systems that are not followed.
  static let all: [LayoutFixture] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "json" }
      .filter {
        !["other-systems", "factories"].contains($0.deletingLastPathComponent().lastPathComponent)
      }
    return paths.sorted { $0.path < $1.path }.compactMap { url in
      guard let data = try? Data(contentsOf: url) else { return nil }
      let parent = url.deletingLastPathComponent().lastPathComponent
      return LayoutFixture(name: "\(parent)/\(url.lastPathComponent)", bytes: [UInt8](data))
    }
  }()

  /// The case as a tree.
  func tree() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    return try #require(object as? [String: Any])
  }

  /// The case as a screen document.
  func document() throws -> ScreenDocument {
    let tree = try tree()
    let container = try #require(tree["container"] as? [String: Any])
    var sections: [[String: Any]] = []
    for (index, section) in (tree["sections"] as? [[String: Any]] ?? []).enumerated() {
      for copy in 0..<(section["repeat"] as? Int ?? 1) {
        var one = section
        one["repeat"] = nil
        one["id"] = "s\(index)-\(copy)"
        sections.append(one)
      }
    }
    var device = container
    device["scale"] = container["scale"] ?? 3
    let document: [String: Any] = [
      "version": 1, "device": device, "configuration": tree["configuration"] ?? [String: Any](),
      "sections": sections,
    ]
    let data = try JSONSerialization.data(withJSONObject: document)
    return ScreenDocument.load(
      bytes: [UInt8](data), name: name, files: FolderFiles(folder: "."))
  }
}

/// Layout cases have placeholders only: nothing is ever measured.
private final class NoText: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
  }
}

private final class NoImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}

@Suite struct LayoutFixtureTests {
  typealias Tree = [String: Any]

  @Test("frames match the fixture", arguments: LayoutFixture.all)
  func frames(_ fixture: LayoutFixture) throws {
    let tree = try fixture.tree()
    let expect = try #require(tree["expect"] as? Tree)
    let tolerance = number(tree["tolerance"]) ?? 0.02
    let renderer = try renderer(of: fixture)
    let state = ScrollState(offset: point(expect["atOffset"]) ?? .zero)
    let elements = renderer.layout.allAttributes(at: state)
    let rows = expect["frames"] as? [Tree] ?? []
    var shift = CGPoint.zero
    if expect["relativeTo"] != nil {
      let first = try #require(elements.first { $0.kind == .cell })
      let want = try #require(
        rows.first { $0["kind"] as? String == "cell" && number($0["item"]) == 0 })
      let origin = numbers(want["frame"])
      shift = CGPoint(x: first.frame.minX - origin[0], y: first.frame.minY - origin[1])
    }
    for row in rows {
      let element = elements.first { matches($0, row) }
      let frame = try #require(element?.frame, "no \(row)").offsetBy(dx: -shift.x, dy: -shift.y)
      let got = [frame.minX, frame.minY, frame.width, frame.height]
      for (have, want) in zip(got, numbers(row["frame"])) {
        #expect(abs(have - want) <= tolerance, "\(row) is \(got)")
      }
    }
    if let size = expect["contentSize"] {
      let want = numbers(size)
      let got = renderer.layout.contentSize
      #expect(abs(got.width - want[0]) <= tolerance, "content is \(got)")
      #expect(abs(got.height - want[1]) <= tolerance, "content is \(got)")
    }
    try checkOrthogonal(expect, renderer.layout, tolerance)
    if let want = point(expect["initialOffset"]) {
      #expect(renderer.layout.initialOffset == want, "rests at \(renderer.layout.initialOffset)")
    }
    if let want = number(expect["finalOffset"]) {
      #expect(abs(renderer.layout.finalOffset - want) <= tolerance)
    }
    if let want = number(expect["initialSectionOffset"]) {
      #expect(renderer.layout.initialSectionOffsets == [0: want])
    }
    checkQuery(expect, renderer.layout, state)
    checkRows(expect, elements)
    #expect(
      !rows.isEmpty || ["contentSize", "orthogonal", "itemsPerRow"].contains { expect[$0] != nil },
      "the case checks nothing")
  }

  /// The case as a document, laid out.
  private func renderer(of fixture: LayoutFixture) throws -> ScreenRenderer {
    let loaded = try fixture.document()
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
    let (screen, complaints) = loaded.screen(in: loaded.baseEnvironment)
    #expect(complaints.isEmpty)
    return ScreenRenderer(
      screen: screen, environment: loaded.baseEnvironment, text: NoText(), images: NoImages())
  }

  private func matches(_ element: LayoutAttributes, _ row: Tree) -> Bool {
    guard element.section == row["section"] as? Int, element.item == row["item"] as? Int,
      let kind = row["kind"] as? String
    else { return false }
    return element.kind.rawValue == kind
      || (element.kind == .supplementary && element.elementKind == kind)
  }

  private func checkOrthogonal(
    _ expect: Tree, _ layout: SolvedLayout, _ tolerance: CGFloat
  ) throws {
    for row in expect["orthogonal"] as? [Tree] ?? [] {
      let index = try #require(row["section"] as? Int)
      let orthogonal = try #require(layout.sections[index].orthogonal)
      if let length = number(row["contentLength"]) {
        #expect(abs(orthogonal.contentLength - length) <= tolerance)
      }
      let rests = orthogonal.restOffsets()
      let want = numbers(row["restOffsets"])
      #expect(rests.count >= want.count, "rests at \(rests)")
      for (have, want) in zip(rests, want) {
        #expect(abs(have - want) <= tolerance, "rests at \(rests)")
      }
    }
  }

  private func checkQuery(_ expect: Tree, _ layout: SolvedLayout, _ state: ScrollState) {
    guard let rect = expect["queryRect"] else { return }
    let n = numbers(rect)
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), at: state)
    for row in expect["frames"] as? [Tree] ?? [] {
      #expect(found.contains { matches($0, row) }, "\(row) is not returned")
    }
    for row in expect["notReturned"] as? [Tree] ?? [] {
      #expect(!found.contains { matches($0, row) }, "\(row) is returned")
    }
  }

  private func checkRows(_ expect: Tree, _ elements: [LayoutAttributes]) {
    guard let want = expect["itemsPerRow"] as? [Int] else { return }
    let tops = elements.filter { $0.kind == .cell }.map { Int(($0.frame.minY * 100).rounded()) }
    let rows = Dictionary(grouping: tops) { $0 }
    #expect(rows.keys.sorted().map { rows[$0]?.count ?? 0 } == want)
  }

  private func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func numbers(_ value: Any?) -> [CGFloat] {
    (value as? [Any] ?? []).compactMap(number)
  }

  private func point(_ value: Any?) -> CGPoint? {
    let n = numbers(value)
    return n.count == 2 ? CGPoint(x: n[0], y: n[1]) : nil
  }
}
