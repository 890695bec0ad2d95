// SPDX-License-Identifier: MIT
//
// A view on a screen of its own, whose scroll views stand where gestures and programs have left
// them.
// Mirrors: UIHostingController, ImageRenderer (SwiftUI), as far as scrolling goes.
// Status: complete; time is virtual, and nothing happens between two calls.

public import CollectionLayout
public import Drawing
public import Foundation
import Geometry

/// A view on a screen of its own.
///
/// It keeps the offsets of all scroll views in it, runs scroll scripts on them, tells their bindings
/// where they stand, and reads the view again after each change. Not for several threads at once;
/// the same calls give the same drawings.
///
/// ```swift
/// let host = ScrollViewHost(rootView: ColorPager(), size: size, text: engine, images: engine)
/// host.swipe(.leading)
/// let commands = host.drawing.commands  // the second page, "Page 2 of 6" below it
/// ```
public final class ScrollViewHost<Content: View> {
  /// The view.
  public var rootView: Content {
    didSet { update() }
  }
  /// The screen's size in points.
  public let size: CGSize
  /// What bars cover of it.
  public let safeArea: EdgeInsets
  /// Whether scroll views show their bars; they fade away at rest, so a picture has none at first.
  public var showsIndicators: Bool {
    get { session.showsIndicators }
    set {
      session.showsIndicators = newValue
      update()
    }
  }
  /// The view as it is now.
  public private(set) var drawing = CellDrawing()

  /// What the view knows of its surroundings.
  public let environment: ViewEnvironment

  let session = ScrollSession()
  /// What its views keep.
  private let place = StatePlace()
  private var values: EnvironmentValues
  private let renderer: CellRenderer

  /// A view on a screen, at rest.
  ///
  /// - Parameters:
  ///   - rootView: The view; it is offered the screen less the safe area.
  ///   - size: The screen's size in points.
  ///   - safeArea: What bars cover; scroll views that touch it extend below.
  ///   - environment: What the view knows of its surroundings.
  ///   - text: Measures texts.
  ///   - images: Knows images.
  public init(
    rootView: Content, size: CGSize, safeArea: EdgeInsets = EdgeInsets(),
    environment: ViewEnvironment = ViewEnvironment(), text: any TextMeasuring,
    images: any ImageInspecting
  ) {
    self.rootView = rootView
    self.size = size
    self.safeArea = safeArea
    self.environment = environment
    renderer = CellRenderer(environment: environment, text: text, images: images)
    values = EnvironmentValues(environment)
    values.scroll.mailbox = session.mailbox
    values.scroll.zoomStates = session.zoomStates
    values.horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
    values.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
    update()
  }

  /// From here on a screen counts as wide, or as high: an iPad's least, and more than a phone on its
  /// side.
  private static var regularWidth: CGFloat { 744 }
  private static var regularHeight: CGFloat { 450 }

  /// All scroll views that were drawn, outer ones first.
  public var scrollViews: [DrawnScrollView] {
    session.drawn.values.sorted { $0.path < $1.path }
  }

  /// What authors of scroll views may not expect, each thing once.
  public var warnings: [ScrollWarning] {
    var seen: Set<ScrollWarning> = []
    return scrollViews.flatMap(\.warnings).filter { seen.insert($0).inserted }
  }

  /// The scroll view with a name; without a name the first one. nil when there is none.
  public func scrollView(_ name: AnyHashable? = nil) -> DrawnScrollView? {
    guard let name else { return scrollViews.first }
    return scrollViews.first { view in view.ids.contains { $0.value == name } }
  }

  /// Reads the view again, as after a change of its model, and meets what it asks for.
  public func update() {
    for _ in 0..<Self.passLimit {
      session.beginDrawing()
      let appearing = AppearActions()
      values[AppearActions.self] = appearing
      let node = ViewLowering.node(of: rootView, environment: values, place: place)
      drawing = renderer.draw(
        node, in: CGRect(origin: .zero, size: size), safeArea: safeArea, session: session)
      place.end()
      for action in appearing.actions { action() }
      let isElsewhere = session.meetRequests(scale: environment.scale)
      if !isElsewhere, appearing.actions.isEmpty { return }
    }
  }

  /// A view that asks to be elsewhere, or changes something, whenever it is read is taken at its word
  /// this often.
  private static var passLimit: Int { 8 }
}
