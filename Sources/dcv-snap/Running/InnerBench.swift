// SPDX-License-Identifier: MIT
//
// `bench-inner ROW DOCUMENT`: timings taken inside the process, for tools/bench (docs/benchmarks.md).
// The one place that looks at a clock and prints it.

import CairoPainter
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// Takes timings of single steps.
struct InnerBench {
  let console: Console
  let workingFolder: PathText

  /// Runs of a figure; the first few warm what a long-lived process keeps.
  private static let runs = 25
  private static let warmups = 3
  private static let cells = 1_000_000

  /// Prints a JSON object a line for the figures of a row.
  func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard arguments.count == 2, let row = arguments.first, let path = arguments.last else {
      throw UsageError(message: "bench-inner takes a row and a document", command: "bench-inner")
    }
    do {
      switch row {
      case "1":
        try pictures(path, row: row, figure: "png") { try $0.png(of: $1, scale: $2, id: "b").bytes }
        try pictures(path, row: row, figure: "fast") {
          try $0.png(of: $1, scale: $2, id: "b", fast: true).bytes
        }
      case "2":
        try pictures(path, row: row, figure: "svg") { engine, list, _ in try engine.svg(of: list) }
      case "6": layouts(row, section: Self.grid)
      case "7": layouts(row, section: Self.waterfall)
      case "growth": growth()
      case "wrap": wrap()
      case "shuffle": shuffle()
      case "memory": try memory(path)
      case "texts": try texts(path)
      default:
        throw UsageError(
          message: "'\(Quoted.short(row))' is not a row",
          expected: "1, 2, 6, 7, growth, wrap, shuffle, memory or texts",
          command: "bench-inner")
      }
    } catch let error as UsageError {
      throw error
    } catch {
      console.say(Trouble.text(error, in: "bench-inner"))
      return .internal
    }
    return .fine
  }

  private func document(at path: String) throws -> ScreenDocument {
    let place = PathText(path, from: workingFolder)
    return ScreenDocument.load(
      bytes: try FileBytes.read(place.text), name: path,
      files: FolderFiles(folder: place.parent.text))
  }

  /// From a decoded document to bytes in memory.
  private func pictures(
    _ path: String, row: String, figure: String,
    _ encode: (PaintEngine, DisplayList, CGFloat) throws -> [UInt8]
  ) throws {
    let document = try document(at: path)
    let engine = try PaintEngine()
    let environment = document.baseEnvironment
    let stop = document.stops.first ?? ScrollStop(name: "start")
    try measure(row, figure) {
      let renderer = ScreenRenderer(
        screen: document.screen(in: environment).screen, environment: environment, text: engine,
        images: engine)
      let frame = renderer.frame(at: renderer.scrollState(for: stop).state)
      return try encode(engine, frame.list, environment.scale).count
    }
  }

  /// A document laid out once, and once more with all sizes of texts known.
  private func texts(_ path: String) throws {
    let document = try document(at: path)
    let engine = try PaintEngine()
    let environment = document.baseEnvironment
    for figure in ["cold", "warm"] {
      let screen = document.screen(in: environment).screen
      measure("texts", figure, runs: 1) {
        let renderer = ScreenRenderer(
          screen: screen, environment: environment, text: engine, images: engine)
        let end = ScrollStop(name: "end", target: .end)
        return Int(renderer.scrollState(for: end).state.offset.y)
      }
    }
  }

  /// A layout of a million cells: solved with its first screen queried, and one more query far down.
  private func layouts(_ row: String, section: SectionSpec) {
    let size = CGSize(width: 390, height: 844)
    let solver = LayoutSolver(
      container: LayoutContainer(size: size, scale: 3), configuration: ConfigurationSpec())
    func solve() -> SolvedLayout {
      solver.solve([SectionInput(spec: section, itemCount: Self.cells)])
    }
    measure(row, "first") {
      let layout = solve()
      return layout.visibleAttributes(at: layout.initialState).count
    }
    let layout = solve()
    let far = ScrollState(offset: CGPoint(x: 0, y: (layout.maximumOffset * 0.7).rounded()))
    measure(row, "offset") { layout.visibleAttributes(at: far).count }
  }

  /// First frames and any offset of four kinds of sections, for a thousand cells and for a million.
  private func growth() {
    let kinds: [(name: String, section: SectionSpec)] = [
      ("grid", Self.grid), ("nested", Self.nested), ("waterfall", Self.waterfall),
      ("list", Self.rows),
    ]
    let size = CGSize(width: 390, height: 844)
    let heights: [CGFloat] = [44, 60, 88]
    let solver = LayoutSolver(
      container: LayoutContainer(size: size, scale: 3), configuration: ConfigurationSpec()
    ) { element, proposal in
      guard case .cell(_, let item) = element else { return nil }
      return CGSize(width: proposal.width ?? 0, height: heights[item % heights.count])
    }
    for kind in kinds {
      for count in [1000, Self.cells] {
        let input = SectionInput(
          spec: kind.section, itemCount: count, measuresCells: kind.name == "list")
        measure("growth", "\(kind.name) \(count) first") {
          let layout = solver.solve([input])
          return layout.visibleAttributes(at: layout.initialState).count
        }
        let layout = solver.solve([input])
        let far = ScrollState(offset: CGPoint(x: 0, y: (layout.maximumOffset * 0.7).rounded()))
        measure("growth", "\(kind.name) \(count) offset") {
          layout.visibleAttributes(at: far).count
        }
      }
    }
  }

  /// Ten thousand boxes of 100 x 50 wrapped in 390, every frame asked for.
  private func wrap() {
    let box = ItemSpec(size: SizeSpec(width: .absolute(100), height: .absolute(50)))
    let row = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(50)),
      arrangement: .fill([.item(box)]), interItemSpacing: .fixed(10))
    let solver = LayoutSolver(
      container: LayoutContainer(size: CGSize(width: 390, height: 844), scale: 3),
      configuration: ConfigurationSpec())
    measure("wrap", "all") {
      let layout = solver.solve([
        SectionInput(
          spec: SectionSpec(content: .group(row), interGroupSpacing: 10), itemCount: 10_000)
      ])
      return layout.allAttributes(at: layout.initialState).count
    }
  }

  /// The difference between a snapshot of 100,000 ids and the same ids in another order.
  private func shuffle() {
    let ids = (0..<100_000).map { "item \($0)" }
    // A permutation, since 7919 and 100,000 have no factor in common.
    let shuffled = ids.indices.map { ids[$0 * 7919 % ids.count] }
    func snapshot(_ ids: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main"])
      snapshot.appendItems(ids)
      return snapshot
    }
    let (old, new) = (snapshot(ids), snapshot(shuffled))
    measure("shuffle", "difference") { DataDifference(from: old, to: new).movedItems.count }
    measure("shuffle", "snapshot") { snapshot(shuffled).numberOfItems }
  }

  /// The largest resident memory of a process that lays a document out and looks at one screen of it.
  private func memory(_ path: String) throws {
    let document = try document(at: path)
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let environment = document.baseEnvironment
    let renderer = ScreenRenderer(
      screen: document.screen(in: environment).screen, environment: environment, text: engine,
      images: engine)
    let seen = renderer.layout.visibleAttributes(at: renderer.layout.initialState).count
    // The kernel's own count, since this program began: the parent's is not in it.
    let status = String(decoding: try FileBytes.read("/proc/self/status"), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    console.data(
      "{ \"row\": \"memory\", \"figure\": \"peak\", \"cells\": \(seen),"
        + " \"bytes\": \(kilobytes * 1024) }\n")
  }

  /// Prints the median and the least time of `work`, and what it returned last.
  ///
  /// - Parameter runs: 1 takes the first run, nothing warmed.
  private func measure(
    _ row: String, _ figure: String, runs: Int = Self.runs, _ work: () throws -> Int
  ) rethrows {
    if runs > 1 { for _ in 0..<Self.warmups { _ = try work() } }
    let clock = ContinuousClock()
    var times: [Double] = []
    var result = 0
    for _ in 0..<runs {
      let begun = clock.now
      result = try work()
      let (seconds, attoseconds) = (clock.now - begun).components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
    }
    times.sort()
    let text = [times[times.count / 2], times[0]].map {
      CanonicalNumber.string(CGFloat($0), decimals: 6)
    }
    console.data(
      "{ \"row\": \"\(row)\", \"figure\": \"\(figure)\", \"median_ms\": \(text[0]),"
        + " \"min_ms\": \(text[1]), \"runs\": \(times.count), \"bytes\": \(result) }\n")
  }

  /// Three columns of equal cells.
  private static var grid: SectionSpec {
    let cell = ItemSpec(
      size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    return SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(110)),
          arrangement: .count(.item(cell), 3), interItemSpacing: .fixed(8))),
      interGroupSpacing: 8)
  }

  /// One large cell and two small ones in a group of groups.
  private static var nested: SectionSpec {
    func item(_ width: CGFloat, _ height: CGFloat) -> SubitemSpec {
      .item(
        ItemSpec(size: SizeSpec(width: .fractionalWidth(width), height: .fractionalHeight(height))))
    }
    let column = GroupSpec(
      axis: .vertical, size: SizeSpec(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)),
      arrangement: .fill([item(1, 0.5)]))
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(200)),
      arrangement: .fill([item(2 / 3, 1), .group(column)]))
    return SectionSpec(content: .group(group), interGroupSpacing: 6)
  }

  /// Rows as high as their content.
  private static var rows: SectionSpec {
    let row = SizeSpec(width: .fractionalWidth(1), height: .estimated(44))
    return SectionSpec(
      content: .group(
        GroupSpec(axis: .horizontal, size: row, arrangement: .fill([.item(ItemSpec(size: row))]))))
  }

  /// Two columns of cells with heights that repeat.
  private static var waterfall: SectionSpec {
    SectionSpec(
      content: .waterfall(
        WaterfallSpec(
          lanes: 2, interItemSpacing: 8,
          itemLength: .values((0..<97).map { CGFloat(80 + ($0 * 37) % 160) }))))
  }
}
