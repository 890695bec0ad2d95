// SPDX-License-Identifier: MIT
//
// Collections inside of hosted views: their items are selected by taps, their cells' buttons pressed.

import CellViews
import DynamicCollectionView
import Testing

@Suite struct HostedCollectionTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Row: CellViewConfigurableModel {
    typealias CellViewType = RowCell

    let id: String
    let log: Log

    init(_ id: String, _ log: Log) {
      self.id = id
      self.log = log
    }
  }

  private struct RowCell: CellView {
    let model: Row

    init(model: Row, indexPath: IndexPath) { self.model = model }

    var body: some View {
      HStack(spacing: 0) {
        Color.red
        Button("go") { model.log.lines.append("go \(model.id)") }.frame(width: 40, height: 100)
      }
    }
  }

  @Test("a tap selects the item there, and a button in its cell is pressed instead")
  func taps() {
    let log = Log()
    let sections = [Block("a", [Row("x", log), Row("y", log)], rows(100))]
    let view = VStack(spacing: 0) {
      Color.blue.frame(height: 50)
      DynamicCollectionView(sections).didSelectItem { item, path in
        log.lines.append("\(item.id) \(path.section).\(path.item)")
      }
    }
    let host = ScrollViewHost(
      rootView: view, size: CGSize(width: 100, height: 300), text: BlockText(), images: NoImages())
    #expect(!host.tap(at: CGPoint(x: 30, y: 20)))
    #expect(host.tap(at: CGPoint(x: 30, y: 60)) && host.tap(at: CGPoint(x: 30, y: 160)))
    #expect(host.tap(at: CGPoint(x: 80, y: 200)))
    #expect(!host.tap(at: CGPoint(x: 30, y: 260)))
    #expect(log.lines == ["x 0.0", "y 0.1", "go y"])
  }
}
