// SPDX-License-Identifier: MIT
//
// The layouts of public apps, for breadth: at widths from a small phone to a tablet, in both
// directions, each is laid out without a fault and, at its own size, makes a picture.

import CairoPainter
import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import Testing

/// A document of fixtures/apps.
struct AppLayout: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }

  private static let folder = OwnScreen.root.appending(path: "fixtures/apps")

  static let all: [AppLayout] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { AppLayout(name: $0) }
  }()

  func document() throws -> ScreenDocument {
    ScreenDocument.load(
      bytes: [UInt8](try Data(contentsOf: Self.folder.appending(path: name))), name: name,
      files: FolderFiles(folder: Self.folder.path))
  }
}

@Suite struct AppLayoutTests {
  @Test("an app's layout shows cells and makes a picture", arguments: AppLayout.all)
  func picture(_ app: AppLayout) throws {
    let document = try app.document()
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))")
    let environment = document.baseEnvironment
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let renderer = ScreenRenderer(
      screen: document.screen(in: environment).screen, environment: environment, text: engine,
      images: engine)
    let frame = renderer.frame(at: renderer.layout.initialState)
    let items = renderer.screen.sections.reduce(0) { $0 + $1.content.itemCount }
    guard items > 0 else { return }
    #expect(frame.attributes.contains { $0.kind == .cell })
    let pixels = try engine.pixels(of: frame.list, scale: 1)
    var colors = Set<[UInt8]>()
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      colors.insert(Array(pixels.bytes[start..<start + 4]))
      if colors.count > 2 { break }
    }
    #expect(colors.count > 2)
  }

  @Test("an app's layout is sound and mirrors at every width", arguments: AppLayout.all)
  func widths(_ app: AppLayout) throws {
    let document = try app.document()
    let text = try PaintEngine(options: PaintOptions(textMode: .blocks))
    for width: CGFloat in [320, 375, 390, 430, 820, 1024] {
      var environment = document.baseEnvironment
      environment.size.width = width
      var frames: [[LayoutAttributes]] = []
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        environment.layoutDirection = direction
        let renderer = ScreenRenderer(
          screen: document.screen(in: environment).screen, environment: environment, text: text,
          images: text)
        let layout = renderer.layout
        let all = layout.allAttributes(at: ScrollState(offset: .zero))
        for element in all {
          let frame = element.frame
          #expect(
            frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
              && frame.height.isFinite && frame.width >= 0 && frame.height >= 0,
            "\(element) at \(width)")
        }
        // A sideways layout is mirrored in its content, any other in the view.
        let room = max(layout.contentSize.width, width)
        frames.append(
          direction == .leftToRight
            ? all
            : all.map {
              var mirrored = $0
              mirrored.frame.origin.x = room - $0.frame.minX - $0.frame.width
              return mirrored
            })
      }
      #expect(frames[0].count == frames[1].count)
      for (left, right) in zip(frames[0], frames[1]) {
        #expect(left.kind == right.kind && left.section == right.section && left.item == right.item)
        guard !left.isPinned, !right.isPinned else { continue }
        #expect(abs(left.frame.minX - right.frame.minX) < 0.001, "\(left.frame) at \(width)")
        #expect(left.frame.minY == right.frame.minY && left.frame.size == right.frame.size)
      }
    }
  }
}
