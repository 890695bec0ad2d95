// SPDX-License-Identifier: MIT
//
// Pages side by side.
// Mirrors: TabView, PageTabViewStyle, PageIndexViewStyle (SwiftUI).
// Status: page style; other styles show the selected page alone, their bars are not drawn.

import CollectionLayout
import Foundation
import Geometry

/// Pages, each as large as the whole view.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Pages, the one shown told by its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Adds the pages: in a scroll view that turns them, or the selected one alone.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let scroll = context.environment.scroll
    let pages = context.with {
      $0.scroll = scroll.inside
      $0.scroll.isPager = true
    }.nodes(of: content)
    guard scroll.tabs.isPaged else {
      let wanted = selection.map { ViewID($0.wrappedValue) }
      guard let page = pages.first(where: { wanted.map($0.names.contains) ?? true }) ?? pages.first
      else { return }
      nodes.append(page.filling)
      return
    }
    var traits = scroll.traits(.horizontal, showsIndicators: false, in: context.environment)
    traits.behavior = .paging
    traits.dots = PageDotsNode(
      count: pages.count, mode: scroll.tabs.mode, hasBackground: scroll.tabs.hasBackground)
    traits.position = selection.map { selection in
      ScrollPositionNode(
        request: .view(ViewID(selection.wrappedValue), anchor: .leading), isInitial: true
      ) { report in
        let tags = report.ids.lazy.compactMap { $0.value(as: SelectionValue.self) }
        if let tag = tags.last { selection.wrappedValue = tag }
      }
    }
    let row = StackNode(.hstack, spacing: 0, children: pages.map(\.filling))
    nodes.append(
      .scroll(
        ScrollNode(
          isHorizontal: true, isVertical: false, traits: traits,
          content: [.modified(.stack(row), .scrollTargetLayout)])))
  }
}

extension TabView where SelectionValue == Int {
  /// Pages, the first one shown at first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension ViewNode {
  /// As large as the pager around.
  fileprivate var filling: ViewNode {
    .modified(
      self, .containerRelativeFrame(ContainerFrameNode(isHorizontal: true, isVertical: true)))
  }

  /// What its author calls it, outermost first.
  fileprivate var names: [ViewID] {
    guard case .modified(let content, let modifier) = self else { return [] }
    if case .identity(let id) = modifier { return [id] + content.names }
    return content.names
  }
}

/// How a `TabView` shows its pages.
struct TabLook {
  var isPaged = false
  var mode = PageDots.DisplayMode.automatic
  var hasBackground = false
}

/// How a `TabView` shows its pages.
public protocol TabViewStyle {
  /// Changes what is around; not for use by authors.
  func _apply(to environment: inout EnvironmentValues)
}

/// As the system has it: a bar, which is not drawn.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// As the system has it.
  public init() {}

  /// No pages.
  public func _apply(to environment: inout EnvironmentValues) {
    environment.scroll.tabs.isPaged = false
  }
}

/// Pages that a finger turns.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let mode: PageDots.DisplayMode

    /// When there is more than one page.
    public static let automatic = Self(mode: .automatic)
    /// Always.
    public static let always = Self(mode: .always)
    /// Never.
    public static let never = Self(mode: .never)
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Pages with dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// Pages with dots.
  public func _apply(to environment: inout EnvironmentValues) {
    environment.scroll.tabs.isPaged = true
    environment.scroll.tabs.mode = indexDisplayMode.mode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the system has it.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages with dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle {
  /// Changes what is around; not for use by authors.
  func _apply(to environment: inout EnvironmentValues)
}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When dots have a capsule behind them.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// While a finger is on them; never in a picture.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
    /// While a finger is on them; never in a picture.
    public static let interactive = Self(name: "interactive")
    /// Never.
    public static let never = Self(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// Dots.
  public func _apply(to environment: inout EnvironmentValues) {
    environment.scroll.tabs.hasBackground = backgroundDisplayMode == .always
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// How `TabView`s inside show their pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    surroundings { style._apply(to: &$0) }
  }

  /// How the dots of `TabView`s inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    surroundings { style._apply(to: &$0) }
  }

  /// A tab's title and icon, for bars, which are not drawn.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
