// SPDX-License-Identifier: MIT
//
// SwiftUI's scroll view in numbers.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct SwiftUIScrollTests {
  /// Six rectangles, each as wide as its container less margins of 20, 16 apart.
  private func pager(_ width: CGFloat, _ snapping: ScrollSnapping = .none) -> ScrollViewModel {
    let item = ContainerRelativeLength.item(length: width - 40)
    return ScrollViewModel(
      viewport: CGSize(width: width, height: 220),
      contentSize: CGSize(width: 6 * item + 5 * 16, height: 220),
      insets: ContentMargins().setting([.leading, .trailing], 20, for: .scrollContent)
        .contentInsets(safeArea: .zero),
      clampRule: .swiftUI, horizontalSnapping: snapping)
  }

  private func targets(_ width: CGFloat, limit: Int? = 1) -> ViewAlignedTargets {
    ViewAlignedTargets(
      length: width - 40, spacing: 16, count: 6, viewport: width, lead: 20, trail: 20,
      limit: limit)
  }

  /// Where one flick after another lands, from the rest position on.
  private func flicks(_ view: ScrollViewModel, count: Int) -> [CGFloat] {
    let scene = ScrollScene(view: view)
    var steps: [ScrollStep] = []
    for _ in 0..<count {
      steps.append(.fling(Fling(velocity: CGPoint(x: 900, y: 0))))
      steps.append(.wait(.untilRest))
    }
    return [scene.initialMoment.offset.x]
      + (1...count).map { flick in
        ScrollSimulation(scene: scene, script: ScrollScript(Array(steps.prefix(2 * flick))))
          .finalMoment.offset.x
      }
  }

  // apple-doc: containerRelativeFrame; rows derived.
  @Test(
    "container lengths are those of the table",
    arguments: [
      (353, 1, 1, 0, 353), (353, 5, 4, 12, 280), (393, 4, 3, 10, 292.25), (390, 3, 1, 8, 124.667),
    ] as [(CGFloat, Int, Int, CGFloat, CGFloat)])
  func container(length: CGFloat, count: Int, span: Int, spacing: CGFloat, item: CGFloat) {
    #expect(
      ContainerRelativeLength.item(length: length, count: count, span: span, spacing: spacing)
        .isNear(item))
  }

  // apple-doc: margins and safe area are added; derived: 393 - 2 * 20.
  @Test func `margins take from the container and replace one another`() {
    let margins = ContentMargins().setting(.all, 8).setting([.leading, .trailing], 20)
    #expect(margins.content.leading == 20)
    #expect(margins.content.top == 8)
    #expect(margins.setting(.all, nil, for: .scrollContent).content == .zero)
    #expect(margins.setting(.all, 5, for: .scrollIndicators).content.leading == 20)
    #expect(
      ContainerRelativeLength.length(of: 393, insets: margins.content, axis: .horizontal) == 353)
    let safe = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    #expect(margins.contentInsets(safeArea: safe).top == 67)
  }

  // derived: item 353, stride 369, content 2198 wide, offsets -20 to 1825.
  @Test func `the pager of six is 2198 wide`() {
    #expect(pager(393).contentSize.width == 2198)
    #expect(pager(393).range(.horizontal).minimum == -20)
    #expect(pager(393).range(.horizontal).maximum == 1825)
  }

  // derived from the rule of re-implementations (uikit-print); the reference's table.
  @Test func `view alignment lines every page up`() {
    let stops = flicks(pager(393, .viewAligned(targets(393))), count: 6)
    #expect(stops == [-20, 349, 718, 1087, 1456, 1825, 1825])
  }

  @Test func `paging by the whole width drifts by 24 a page`() {
    let stops = flicks(pager(393, .scrollTargetPaging(page: nil)), count: 6)
    #expect(stops == [-20, 373, 766, 1159, 1552, 1825, 1825])
    let screen = stops.prefix(6).enumerated().map { CGFloat($0.offset) * 369 - $0.element }
    #expect(screen == [20, -4, -28, -52, -76, 20])
  }

  @Test func `paging by the width less margins drifts by 16 the other way`() {
    let stops = flicks(pager(393, .scrollTargetPaging(page: 353)), count: 5)
    #expect(stops == [-20, 333, 686, 1039, 1392, 1745])
    let screen = stops.enumerated().map { CGFloat($0.offset) * 369 - $0.element }
    #expect(screen == [20, 36, 52, 68, 84, 100])
  }

  // derived: stride and range in other widths.
  @Test(
    "other widths have the ranges of the table",
    arguments: [
      (375, 351, 1735), (390, 366, 1810), (402, 378, 1870), (430, 406, 2010), (440, 416, 2060),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func widths(width: CGFloat, stride: CGFloat, maximum: CGFloat) {
    #expect(targets(width).candidate(1) - targets(width).candidate(0) == stride)
    #expect(pager(width).range(.horizontal).minimum == -20)
    #expect(pager(width).range(.horizontal).maximum == maximum)
    #expect(flicks(pager(width, .scrollTargetPaging(page: nil)), count: 1)[1] + 20 - stride == 24)
  }

  // derived: the drift warning's numbers are those of the tables.
  @Test func `a drifting pager is warned about with its drift`() {
    func sentence(_ snapping: ScrollSnapping) -> String? {
      snapping.warnings(stride: 369, count: 6, viewport: 393).first?.sentence
    }
    #expect(
      sentence(.scrollTargetPaging(page: nil))
        == "views are 369 apart and pages are 393: each page drifts by 24, after 6 pages by 120")
    #expect(
      sentence(.scrollTargetPaging(page: 353))
        == "views are 369 apart and pages are 353: each page drifts by -16, after 6 pages by -80")
    #expect(sentence(.viewAligned(targets(393))) == nil)
    #expect(sentence(.scrollTargetPaging(page: 369)) == nil)
  }

  // apple-doc and uikit-print of re-implementations: no targets, no alignment.
  @Test func `view alignment without a target layout lands anywhere and is warned about`() {
    let none = ViewAlignedTargets(spans: [], viewport: 393)
    let stops = flicks(pager(393, .viewAligned(none)), count: 1)
    #expect(stops[1] == Deceleration(start: -20, velocity: 900).landing)
    #expect(
      ScrollSnapping.viewAligned(none).warnings(stride: 369, count: 6, viewport: 393)
        == [.viewAlignedWithoutTargets])
  }

  // uikit-print of a re-implementation: targets longer than 1.1 containers are ignored.
  @Test func `a target longer than the viewport and a tenth is passed over`() {
    let spans: [(start: CGFloat, length: CGFloat)] = [(0, 100), (100, 440), (540, 100)]
    let targets = ViewAlignedTargets(spans: spans, viewport: 393)
    #expect(targets.count == 2)
    let axis = AxisScroller(minimum: 0, maximum: 900, viewport: 393)
    let answer = targets.answer(
      SnapRequest(start: 0, offset: 0, velocity: 300, landing: 150), on: axis)
    #expect(answer?.index == 2)
    #expect(answer?.offset == 540)
  }

  // self: limits in numbers; docs/scrolling.md, "Open choices".
  @Test func `limits let one swipe pass one, three or any number of views`() {
    func first(_ limit: Int?) -> CGFloat {
      let view = pager(393, .viewAligned(targets(393, limit: limit)))
      let fling = Fling(velocity: CGPoint(x: 3500, y: 0))
      return ScrollSimulation(scene: ScrollScene(view: view), script: ScrollScript([.fling(fling)]))
        .finalMoment.offset.x
    }
    #expect(first(ViewAlignedTargets.Limit.automatic.views(isCompact: true)) == 349)
    #expect(first(ViewAlignedTargets.Limit.alwaysByFew.views(isCompact: true)) == 1087)
    #expect(first(ViewAlignedTargets.Limit.never.views(isCompact: true)) == 1825)
    #expect(ViewAlignedTargets.Limit.automatic.views(isCompact: false) == nil)
  }

  // derived: anchors 0.5 and 1 align middles and ends inside the insets.
  @Test func `anchors align middles and ends`() {
    let spans: [(start: CGFloat, length: CGFloat)] = [(0, 100), (110, 100), (220, 100)]
    func candidate(_ anchor: CGFloat) -> CGFloat {
      ViewAlignedTargets(spans: spans, viewport: 300, lead: 20, trail: 20, anchor: anchor)
        .candidate(1)
    }
    #expect(candidate(0) == 90)
    #expect(candidate(0.5) == 10)
    #expect(candidate(1) == -70)
  }

  // apple-doc for the rule; the reference's worked rows, derived.
  @Test func `scrollTo aligns the same place of view and viewport`() {
    let scroll = AnchoredScroll(viewport: 800, content: 3000)
    func offset(_ anchor: CGFloat?, from: CGFloat = 0) -> CGFloat {
      scroll.offset(showing: 1200, length: 200, anchor: anchor, from: from)
    }
    #expect(offset(0) == 1200)
    #expect(offset(0.5) == 900)
    #expect(offset(1) == 600)
    #expect(offset(0.25) == 1050)
    #expect(offset(nil) == 600)
    #expect(offset(nil, from: 2000) == 1200)
    #expect(offset(nil, from: 900) == 900)
  }

  // apple-doc: the leading-most target in the visible region, or the one at the anchor.
  @Test func `the position's id is the first view still seen`() {
    let scroll = AnchoredScroll(viewport: 393, content: 2198, lead: 20, trail: 20)
    let spans = (0..<6).map { (start: CGFloat($0) * 369, length: CGFloat(353)) }
    #expect(scroll.positionedTarget(of: spans, at: -20) == 0)
    #expect(scroll.positionedTarget(of: spans, at: 349) == 1)
    #expect(scroll.positionedTarget(of: spans, at: 348) == 1)
    #expect(scroll.positionedTarget(of: spans, at: 332) == 0)
    #expect(scroll.positionedTarget(of: spans, at: 373, anchor: 0.5) == 1)
    #expect(scroll.positionedTarget(of: [], at: 0) == nil)
  }

  // apple-doc for the roles; derived.
  @Test func `a default anchor opens at its place and keeps it`() {
    let chat = AnchoredScroll(viewport: 800, content: 3000, lead: 20, trail: 34)
    #expect(chat.initialOffset(anchor: 0) == -20)
    #expect(chat.initialOffset(anchor: 1) == 2234)
    var longer = chat
    longer.content = 3100
    #expect(chat.offset(afterChangeTo: longer, from: 2234, anchor: 1) == 2334)
    #expect(chat.offset(afterChangeTo: longer, from: 1000, anchor: 1) == 1000)
    var shorter = chat
    shorter.content = 900
    #expect(chat.offset(afterChangeTo: shorter, from: 1000, anchor: 1) == 134)
  }

  // self: the formula of the reference; docs/scrolling.md.
  @Test func `a transition is over at its threshold`() {
    func phase(_ start: CGFloat, _ threshold: TransitionThreshold = .visible) -> CGFloat {
      TransitionProgress(start: start, end: start + 100, viewport: 400, threshold: threshold).phase
    }
    #expect(phase(0) == 0)
    #expect(phase(-100) == -1)
    #expect(phase(400) == 1)
    #expect(phase(-50).isNear(-0.5, decimals: 9))
    #expect(phase(350).isNear(0.5, decimals: 9))
    #expect(phase(-50, .visible(0.5)) == 0)
    #expect(phase(-99, .hidden) == 0)
    #expect(phase(150, .centered) == 0)
    #expect(phase(400, .centered) == 1)
  }
}
