// SPDX-License-Identifier: MIT
//
// What a script scrolls: a view, the sections in it that scroll on their own, and the places that
// the script names.

public import Foundation
public import Geometry

/// A scroll view with all that moves in it.
public struct ScrollScene: Hashable, Sendable {
  /// The outer scroll view; when there is a ``zoom`` its content size follows from that.
  public var view: ScrollViewModel
  /// Sections that scroll on their own, by rising index.
  public private(set) var sections: [SectionScroller]
  /// The content's magnification, if it has one.
  public var zoom: ZoomModel?
  /// Frames in content coordinates of the ids that a script may scroll to.
  public var places: [String: CGRect]

  /// A scene; nothing but the scroll view unless told otherwise.
  public init(
    view: ScrollViewModel, sections: [SectionScroller] = [], places: [String: CGRect] = [:]
  ) {
    self.view = view
    self.sections = sections.sorted { $0.index < $1.index }
    self.places = places
  }

  /// A magnified content, as `AdvancedScrollView` shows it.
  public init(zoom: ZoomModel, places: [String: CGRect] = [:]) {
    self.init(view: zoom.view(zoom: zoom.initialZoom), places: places)
    self.zoom = zoom
  }

  /// A solved collection layout. The collection scrolls on its own axis only, between the safe
  /// areas; its sections behave as UIKit's do.
  ///
  /// - Parameter magnification: Lets its content be magnified; it then scrolls on both axes.
  public init(
    layout: SolvedLayout, places: [String: CGRect] = [:], magnification: MagnificationRule? = nil
  ) {
    let axis = layout.scrollAxis
    let safeArea = layout.container.safeArea
    // Sideways offsets are UIKit's, counted from the left whatever the reading direction.
    let (left, right) =
      layout.container.isRightToLeft
      ? (safeArea.trailing, safeArea.leading) : (safeArea.leading, safeArea.trailing)
    var size = layout.contentSize
    size[axis.other] = layout.container.size[axis.other]
    self.init(
      view: ScrollViewModel(
        viewport: layout.container.size, contentSize: size,
        insets: NSDirectionalEdgeInsets(
          top: axis == .vertical ? safeArea.top : 0, leading: axis == .horizontal ? left : 0,
          bottom: axis == .vertical ? safeArea.bottom : 0,
          trailing: axis == .horizontal ? right : 0)),
      sections: layout.sections.compactMap { section in
        section.orthogonal.map {
          SectionScroller(
            index: section.index, frame: section.innerFrame, geometry: $0,
            isMirrored: layout.container.isRightToLeft && $0.axis == .horizontal)
        }
      },
      places: places)
    zoom = magnification.map {
      ZoomModel(
        content: size, viewport: view.viewport, rule: $0, insets: view.insets,
        centersSmallContent: false)
    }
  }

  /// Where everything rests when first shown.
  public var initialMoment: ScrollMoment {
    ScrollMoment(
      offset: CGPoint(
        x: outer(zoom: zoom?.initialZoom).axis(.horizontal).minimum,
        y: outer(zoom: zoom?.initialZoom).axis(.vertical).minimum),
      sections: Dictionary(
        uniqueKeysWithValues: Set(sections.map(\.index)).map { index in
          (index, AxisMoment(offset: section(index)?.initialOffset ?? 0))
        }),
      zoom: zoom?.initialZoom)
  }

  /// The outer scroll view at a zoom factor.
  func outer(zoom factor: CGFloat?) -> ScrollViewModel {
    guard let zoom, let factor else { return view }
    var magnified = view
    magnified.viewport = zoom.viewport
    magnified.contentSize = zoom.contentSize(zoom: factor)
    magnified.insets = zoom.insets
    return magnified
  }

  /// The section with this index, if it scrolls on its own.
  func section(_ index: Int) -> SectionScroller? {
    let found = StopSearch(count: sections.count) { CGFloat(sections[$0].index) }
      .first(from: CGFloat(index))
    guard sections.indices.contains(found), sections[found].index == index else { return nil }
    return sections[found]
  }

  /// The section under a point of the content.
  func section(at place: CGPoint) -> SectionScroller? {
    sections.first { $0.frame.contains(place) }
  }
}

/// A section that scrolls on its own.
public struct SectionScroller: Hashable, Sendable {
  /// Its index in the layout.
  public var index: Int
  /// Where a finger finds it, in content coordinates.
  public var frame: CGRect
  /// The axis it scrolls on.
  public var axis: Axis
  /// Its own scroll view.
  public var scroller: AxisScroller
  /// Whether its offset grows to the left.
  public var isMirrored: Bool
  /// Where it rests when first shown.
  public var initialOffset: CGFloat
  /// Its groups, when it comes from a solved layout: for destinations by group, and for dots.
  public var geometry: OrthogonalGeometry?

  /// A section by its parts; at its smallest offset when first shown.
  public init(
    index: Int, frame: CGRect, axis: Axis, scroller: AxisScroller, isMirrored: Bool = false
  ) {
    self.index = index
    self.frame = frame
    self.axis = axis
    self.scroller = scroller
    self.isMirrored = isMirrored
    initialOffset = scroller.minimum
  }

  /// A section of a solved layout.
  public init(
    index: Int, frame: CGRect, geometry: OrthogonalGeometry, isMirrored: Bool = false,
    bounces: Bool = true, rate: DecelerationRate? = nil
  ) {
    self.init(
      index: index, frame: frame, axis: geometry.axis,
      scroller: geometry.axisScroller(bounces: bounces, rate: rate), isMirrored: isMirrored)
    initialOffset = geometry.initialOffset
    self.geometry = geometry
  }
}

extension SolvedSection {
  /// The part of the section that scrolls on its own: between its extending boundary items.
  var innerFrame: CGRect {
    var origin = CGPoint.zero
    origin[scrollAxis] = base
    origin[scrollAxis.other] = crossOrigin
    return CGRect(
      origin: origin, size: CGSize(along: inner, across: crossLength, axis: scrollAxis))
  }
}
