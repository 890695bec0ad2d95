// SPDX-License-Identifier: MIT
//
// From a screen to frames and drawings: solves the layout once, then answers for any scroll stop.

import CellViews
public import CollectionLayout
public import Drawing
import Foundation
import Geometry

/// Lays out a screen for one environment and draws it at scroll positions.
///
/// Holds no closures of other threads and is used on the thread that made it.
public final class ScreenRenderer {
  /// What is shown.
  public let screen: Screen
  /// Where it is shown.
  public let environment: RenderEnvironment
  /// The solved layout, offset-free.
  public let layout: SolvedLayout
  /// Set texts and look at images; shared with the painter.
  let cells: CellRenderer
  /// The items of each section, in sight or not; asked for once for all stops.
  private(set) lazy var items = screen.sections.map { LayoutDump.Items($0.content) }
  /// What gestures scroll.
  public private(set) lazy var scene = ScrollScene(
    layout: layout,
    magnification: screen.maximumZoomScale > 1
      ? MagnificationRule(range: 1...screen.maximumZoomScale, isRelative: false) : nil)

  /// Solves the layout of `screen`.
  ///
  /// - Parameters:
  ///   - text: Measures texts of cells whose size is estimated.
  ///   - images: Answers the sizes of images.
  public init(
    screen: Screen, environment: RenderEnvironment, text: any TextMeasuring,
    images: any ImageInspecting
  ) {
    self.screen = screen
    self.environment = environment
    let cells = CellRenderer(environment: environment.view, text: text, images: images)
    self.cells = cells
    let container = LayoutContainer(
      size: environment.size, scale: environment.scale, safeArea: environment.safeArea,
      layoutMargins: environment.effectiveMargins,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    let solver = LayoutSolver(
      container: container, configuration: screen.configuration,
      measure: { element, proposal in
        Self.measured(element, proposal: proposal, screen: screen, cells: cells)
      })
    layout = solver.solve(
      screen.sections.map {
        SectionInput(
          spec: $0.layout, itemCount: $0.content.itemCount,
          measuresCells: $0.content.measuresCells || $0.content.measuredCell(at: 0) != nil)
      })
  }

  /// Lengths measured elsewhere win; else the view is asked; without one the estimate stays.
  static func measured(
    _ element: MeasuredElement, proposal: ProposedSize, screen: Screen, cells: CellRenderer
  ) -> CGSize? {
    var lengths: MeasuredLengths?
    var view: ViewNode?
    switch element {
    case .cell(let section, let item):
      guard section < screen.sections.count else { return nil }
      let content = screen.sections[section].content
      lengths = content.measuredCell(at: item)
      if needsView(lengths, proposal) { view = content.cell(at: item) }
    case .supplementary(let kind, let section, let index):
      let content: any SupplementaryContent =
        screen.sections.indices.contains(section)
        ? screen.sections[section].content : screen.supplementary
      lengths = content.measuredSupplementary(kind: kind, at: index)
      if needsView(lengths, proposal) {
        view = content.supplementary(kind: kind, at: index, host: nil)
      }
    }
    var size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    if let view, !view.isPlaceholder {
      size = cells.size(
        of: view, proposal: ProposedViewSize(width: proposal.width, height: proposal.height))
    } else if needsView(lengths, proposal) {
      return nil
    }
    if let width = lengths?.width { size.width = width }
    if let height = lengths?.height { size.height = height }
    return size
  }

  private static func needsView(_ lengths: MeasuredLengths?, _ proposal: ProposedSize) -> Bool {
    (proposal.width == nil && lengths?.width == nil)
      || (proposal.height == nil && lengths?.height == nil)
  }
}

extension ViewNode {
  fileprivate var isPlaceholder: Bool {
    if case .placeholder = self { true } else { false }
  }
}
