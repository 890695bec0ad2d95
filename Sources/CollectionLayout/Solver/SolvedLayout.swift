// SPDX-License-Identifier: MIT
//
// A layout after solving: sections one after another, and what surrounds them. Made once per
// viewport; asked for the elements of any rectangle at any scroll position.

public import Foundation
public import Geometry

/// A solved layout. It holds no closures and no per-item list where arithmetic will do.
public struct SolvedLayout: Sendable {
  /// The view it was solved for.
  public let container: LayoutContainer
  /// The axis along which sections follow one another.
  public let scrollAxis: Axis
  /// From the first to the last.
  public let sections: [SolvedSection]
  /// Size of the content: sums of unrounded extents.
  public let contentSize: CGSize
  /// What the solver had to say.
  public let notes: [LayoutNote]

  /// The layout's own boundary items; along the axis 0 is where the first section begins.
  let boundary: [PlacedBoundary]
  /// From the content's start to where the first section begins.
  let before: CGFloat
  let rounding: ConfigurationSpec.Rounding
  /// Sections by the stretch that they and all that sticks out of them cover.
  let index: SpanIndex

  /// The device's pixels.
  var screenGrid: PixelGrid { PixelGrid(scale: container.scale) }

  /// A frame as the device shows it.
  func rounded(_ frame: CGRect, roundsSize: Bool = false) -> CGRect {
    switch rounding {
    case .none: return frame
    case .independent: return screenGrid.nearest(frame)
    case .ios17:
      if roundsSize { return screenGrid.nearest(frame) }
      return CGRect(origin: screenGrid.nearest(frame.origin), size: frame.size)
    }
  }
}

/// Solves layouts.
public struct LayoutSolver {
  /// The view to solve for.
  public var container: LayoutContainer
  /// What surrounds the sections.
  public var configuration: ConfigurationSpec
  /// Answers the sizes of estimated elements.
  public var measure: MeasuringFunction

  /// A solver; without a measuring function every estimate stays as it is.
  public init(
    container: LayoutContainer, configuration: ConfigurationSpec,
    measure: @escaping MeasuringFunction = { _, _ in nil }
  ) {
    self.container = container
    self.configuration = configuration
    self.measure = measure
  }

  /// Solves `inputs` one after another.
  ///
  /// Sections of equal groups cost the same however many items they have; sections with measured
  /// cells cost a measurement per cell.
  public func solve(_ inputs: [SectionInput]) -> SolvedLayout {
    let (container, configuration) = (self.container.limited, self.configuration.limited)
    let axis = configuration.scrollDirection
    let isGridded = configuration.rounding == .ios17
    let resolver = LengthResolver(
      grid: isGridded ? PixelGrid(scale: container.scale) : PixelGrid.none)
    let solver = SectionSolver(
      view: container, configuration: configuration, resolver: resolver, measure: measure)
    var notes: [LayoutNote] = []
    // 1. Each section for itself, one after another.
    var cursor: CGFloat = 0
    var crossExtent = container.size[axis.other]
    var sections: [SolvedSection] = []
    sections.reserveCapacity(inputs.count)
    for (index, input) in inputs.enumerated() {
      if index > 0 { cursor += configuration.interSectionSpacing }
      let position = SectionPosition(isFirst: index == 0, isLast: index == inputs.count - 1)
      var section = solver.solve(input, index: index, position: position) { notes.append($0) }
      section.start = cursor
      cursor += section.length
      crossExtent = max(crossExtent, section.crossExtent)
      sections.append(section)
    }
    // 2. The layout's own items around them, always as wide as the view.
    let placement = BoundaryPlacement(
      scrollAxis: axis, crossOrigin: 0, crossLength: container.size[axis.other],
      resolver: resolver, viewLength: container.size[axis])
    let sized =
      inputs.isEmpty
      ? [] : placement.sized(configuration.boundary, section: -1, measure: measure)
    // Items at the sides stretch the content to their own length.
    let sides = sized.filter { BoundaryEnd($0.spec.alignment, scrollAxis: axis) == .side }
    let inner = sides.map { $0.size[axis] }.reduce(cursor, max)
    let around = placement.place(sized, inner: inner)
    for index in sections.indices { sections[index].start += around.before }

    return SolvedLayout(
      container: container, scrollAxis: axis, sections: sections,
      contentSize: CGSize(
        along: max(0, around.before + inner + around.after), across: crossExtent, axis: axis),
      notes: notes, boundary: around.items, before: around.before,
      rounding: configuration.rounding,
      index: SpanIndex(
        sections.map {
          (
            start: $0.start - $0.overhang.before,
            end: $0.start + $0.length + $0.overhang.after
          )
        }))
  }
}
