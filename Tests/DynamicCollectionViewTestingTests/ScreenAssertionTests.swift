// SPDX-License-Identifier: MIT
//
// Assertions about screens in Swift, and how failures reach a test.

import DynamicCollectionView
import Foundation
import Testing

@testable import DynamicCollectionViewTesting

private final class Row: CellViewConfigurableModel {
  typealias CellViewType = RowCell
  let id: String
  let title: String
  let color: Color

  init(id: String, title: String, color: Color) {
    self.id = id
    self.title = title
    self.color = color
  }
}

private struct RowCell: CellView {
  let model: Row
  init(model: Row, indexPath: IndexPath) { self.model = model }
  var body: some View { Rectangle().fill(model.color).overlay(Text(model.title)) }
}

private struct Rows: SectionContext {
  let id = "rows"
  var height: CGFloat = 44
  var items: [any CellViewConfigurableModel] = [
    Row(id: "a", title: "One", color: .blue), Row(id: "b", title: "Two", color: .mint),
  ]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  var layout: GridSectionLayout {
    GridSectionLayout(body: { [height] _, _ in
      HGroupLayout(width: .fractionalWidth(1), height: .absolute(height)) {
        GridItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    })
  }
}

/// A type of a user's own.
private struct Shop: SnapshotSubject {
  var snapshotSource: SnapshotSource {
    .screen { environment in
      DynamicCollectionView([Rows()]).screen(
        in: environment, stops: [ScrollStop(name: "top"), ScrollStop(name: "end", target: .end)])
    }
  }
}

@Suite struct ScreenAssertionTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private let small = SnapshotDevice.size(width: 200, height: 300)

  @Test func `sections have the frames of the document that says the same`() throws {
    try scratch.write(Documents.rows(), to: "rows.json")
    _ = scratch.check(.document(scratch.url("rows.json")), as: .image)
    let sections: [any SectionContext] = [Rows()]
    for source in [sections.snapshotSource, DynamicCollectionView(sections).snapshotSource] {
      #expect(scratch.check(source, as: .layout(device: small)).isEmpty)
    }
    // derived: the same frames, and the same pixels.
    #expect(scratch.check(.sections(sections), as: .image(device: small)).isEmpty)
    let taller: [any SectionContext] = [Rows(height: 50)]
    let failures = scratch.check(.sections(taller), as: .image(device: small))
    #expect(failures.first?.message.contains("\n  2 cells of `rows` 44 -> 50") == true)
  }

  @Test func `a screen has its stops, and a strategy may give others`() {
    #expect(scratch.check(Shop().snapshotSource, as: .layout, test: "shop()").count == 2)
    #expect(
      scratch.check(Shop().snapshotSource, as: .layout(stop: "end"), test: "shop()").isEmpty)
    let middle = SnapshotStop.at(ScrollStop(name: "middle", target: .along(20)))
    #expect(
      scratch.check(Shop().snapshotSource, as: .layout(stop: middle), test: "shop()").count == 1)
    #expect(
      scratch.files() == [
        "shop.end.layout.txt", "shop.middle.layout.txt", "shop.top.layout.txt",
      ])
  }

  @Test func `an assertion with a name has only that, at the start`() {
    let sections = SnapshotSource.sections([Rows()])
    #expect(scratch.check(sections, as: .layout, named: "plain").count == 1)
    let dark = Snapshotting<URL>.layout(variants: ["appearance": ["light", "dark"]])
    #expect(scratch.check(sections, as: dark, named: "plain").count == 1)
    let one = Snapshotting<URL>.layout(variants: ["appearance": ["dark"]])
    #expect(scratch.check(sections, as: one, named: "night").count == 1)
    #expect(
      scratch.files() == [
        "rows.night.layout.txt", "rows.plain.layout.txt", "rows.plain~appearance=dark.layout.txt",
      ])
  }

  @Test func `an id given twice is an error, as is data for a screen`() {
    var twice = Rows()
    twice.items.append(Row(id: "a", title: "Again", color: .red))
    let failures = scratch.check(.sections([twice]), as: .image, record: .all)
    #expect(failures.first?.message.contains("has errors\n") == true)
    let data = scratch.check(
      .sections([Rows()]), as: .image(variants: ["data": ["a=b.json"]]), record: .all)
    #expect(data.first?.message.contains("only a document has the axis 'data'") == true)
    #expect(scratch.files().isEmpty)
  }

  @Test func `a failure is recorded where the assertion stands`() {
    let sections: [any SectionContext] = [Rows()]
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: sections, as: .layout, named: "never", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "ScreenAssertionTests.swift"
        && issue.comments.first?.rawValue.contains("has no reference") == true
    }
  }

  @Test func `what a subject throws is told`() {
    struct Broken: Error, CustomStringConvertible {
      var description: String { "no screen today" }
    }
    func subject() throws -> DynamicCollectionView { throw Broken() }
    let message = verifySnapshot(
      of: try subject(), as: .image, snapshotDirectory: scratch.url("references").path)
    #expect(message?.hasSuffix("was not compared\n  no screen today") == true)
  }

  @Test func `verifying hands back what would be said`() {
    let folder = scratch.url("references").path
    let message = verifySnapshot(
      of: DynamicCollectionView([Rows()]), as: .svg, named: "x", record: .never,
      snapshotDirectory: folder)
    #expect(message?.contains("has no reference") == true)
    #expect(scratch.files().isEmpty)
  }
}
