// SPDX-License-Identifier: MIT
//
// How pages side by side are shown, and their dots.
// Mirrors: TabViewStyle, PageTabViewStyle, IndexViewStyle, PageIndexViewStyle (SwiftUI).
// Status: page style; other styles have bars, which are not drawn.

import CollectionLayout

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
