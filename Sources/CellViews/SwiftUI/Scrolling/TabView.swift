// SPDX-License-Identifier: MIT
//
// Pages side by side.
// Mirrors: TabView (SwiftUI).
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
