// SPDX-License-Identifier: MIT
//
// Surroundings are handed down, read where they are seen, and changed for a part of a picture.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@Suite struct SurroundingsTests {
  private struct Level: View {
    @Environment(\.level) private var level
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text(verbatim: "\(level) \(colorScheme) \(typeSize) \(direction)")
    }
  }

  @Test func `a body sees what is around it`() {
    #expect(node(Level()) == .text(TextNode("0 light large leftToRight")))
    let environment = ViewEnvironment(
      appearance: .dark, layoutDirection: .rightToLeft,
      contentSize: .accessibilityExtraExtraExtraLarge)
    #expect(
      node(Level(), in: environment) == .text(TextNode("0 dark accessibility5 rightToLeft")))
    #expect(node(Level().environment(\.level, 3)) == .text(TextNode("3 light large leftToRight")))
    #expect(
      strings(commands(Level().environment(\.colorScheme, .dark), 400, 40)) == [
        "0 dark large leftToRight"
      ])
  }

  /// Reads its own surroundings in a loop and in a geometry reader under others.
  private struct Outer: View {
    @Environment(\.level) private var level

    var body: some View {
      VStack {
        ForEach(0..<1) { _ in Text(verbatim: "loop \(level)") }
        GeometryReader { _ in
          VStack {
            Text(verbatim: "room \(level)")
            Level()
          }
        }
      }
      .environment(\.level, 9)
    }
  }

  @Test func `a closure sees what its author's view saw`() {
    #expect(
      strings(commands(Outer().environment(\.level, 1), 400, 400)) == [
        "loop 1", "room 1", "9 light large leftToRight",
      ])
  }

  @Test func `a part may be dark in a light picture`() {
    let view = HStack(spacing: 0) {
      Color.primary
      Color.primary.environment(\.colorScheme, .dark)
    }
    let paints = commands(view, 40, 10).compactMap {
      if case .fill(_, .color(let color)) = $0 { color } else { nil as RGBA? }
    }
    #expect(paints == [.black, .white])
  }

  private struct Contrast: View {
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View { Text(verbatim: contrast == .increased ? "high" : "normal") }
  }

  // views-and-metrics 5.1
  @Test func `a body sees the contrast, and a part may have more of it`() {
    let high = ViewEnvironment(contrast: .increased)
    #expect(node(Contrast()) == .text(TextNode("normal")))
    #expect(node(Contrast(), in: high) == .text(TextNode("high")))
    let view = HStack(spacing: 0) {
      Color.blue
      Color.blue.environment(\.colorSchemeContrast, .increased)
    }
    let paints = commands(view, 40, 10).compactMap {
      if case .fill(_, .color(let color)) = $0 { color } else { nil as RGBA? }
    }
    #expect(paints == [RGBA(0, 122, 255), RGBA(0, 64, 221)])
  }

  @Test func `a part may have larger texts`() {
    let view = Text("a").dynamicTypeSize(.accessibility5)
    #expect(requests(commands(view, 200, 200))[0].font.size == 53)
    let limited = Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge)
    let large = ViewEnvironment(contentSize: .accessibilityLarge)
    #expect(requests(commands(limited, 200, 200, in: large))[0].font.size == 19)
  }

  @Test func `a part may read the other way, in its own box`() {  // derived
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    let view = HStack(spacing: 0) {
      Color.green.frame(width: 30, height: 10)
      row.environment(\.layoutDirection, .rightToLeft)
    }
    let mirrored = boxes(commands(view, 60, 10)).map(\.minX)
    #expect(mirrored == [0, 50, 30])
    let back = HStack(spacing: 0) {
      Color.green.frame(width: 30, height: 10)
      row.environment(\.layoutDirection, .leftToRight)
    }
    let rtl = ViewEnvironment(layoutDirection: .rightToLeft)
    #expect(boxes(commands(back, 60, 10, in: rtl)).map(\.minX) == [30, 0, 10])
  }

  private final class Store: ObservableObject {
    @Published var name = "model"
  }

  private struct Reader: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(verbatim: store.name) }
  }

  @Test func `an object is found by its type`() {
    #expect(node(Reader().environmentObject(Store())) == .text(TextNode("model")))
  }

  @Test func `texts and images that are not there yet are grey boxes of their size`() {
    let view = VStack { Text("ab") }
    let grey = view.redacted(reason: .placeholder)
    #expect(size(node(grey), nil, nil) == size(node(view), nil, nil))
    #expect(strings(commands(grey, 100, 100)).isEmpty)
    #expect(commands(grey, 100, 100).count == 1)
  }
}
