// SPDX-License-Identifier: MIT
//
// Scroll views: ranges, margins, bars, ends, and programs that scroll.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ScrollViewTests {
  // S-01
  @Test func `a scroll view moves on its axes only`() {
    func content() -> some View { Color.red.frame(width: 500, height: 900) }
    let way = ScrollScript([.drag(Drag(by: CGPoint(x: -60, y: -60), countsSlop: false))])
    let down = host(ScrollView { content() }, 100, 200)
    down.run(way)
    #expect(near(down.offset, 0, 60))
    let across = host(ScrollView(.horizontal) { content() }, 100, 200)
    across.run(way)
    #expect(near(across.offset, 60, 0))
    let both = host(ScrollView([.horizontal, .vertical]) { content() }, 100, 200)
    both.run(way)
    #expect(near(both.offset, 60, 60))
  }

  // S-01
  @Test func `bars are drawn where iOS puts them, when asked for`() {
    let host = host(RowList(count: 30), 393, 852)
    #expect(host.boxes.allSatisfy { $0.width == 393 })
    host.showsIndicators = true
    host.run(ScrollScript([.scroll(ScrollTo(.offset(x: nil, y: 1074)))]))
    // scrolling 10 (derived): 240.26 long at 305.87, 2.5 thick, 3 from the edge.
    let bar = host.boxes.first { $0.width < 10 } ?? .zero
    #expect(abs(bar.minX - 387.5) < 0.01 && abs(bar.width - 2.5) < 0.01)
    #expect(abs(bar.minY - 305.87) < 0.01 && abs(bar.height - 240.26) < 0.01)
    let hidden = CellViewsTests.host(RowList(count: 30).scrollIndicators(.hidden), 393, 852)
    hidden.showsIndicators = true
    #expect(hidden.boxes.allSatisfy { $0.width == 393 })
    let never = CellViewsTests.host(
      ScrollView(showsIndicators: false) { Color.red.frame(height: 3000) }, 393, 852)
    never.showsIndicators = true
    #expect(never.boxes.allSatisfy { $0.width == 393 })
  }

  // S-10, S-11
  @Test func `margins move content, bars, or both`() {
    func bar(_ placement: ContentMarginPlacement) -> (bar: CGRect, first: CGFloat, offset: CGPoint)
    {
      let host = host(RowList(count: 30).contentMargins(.top, 50, for: placement), 393, 852)
      host.showsIndicators = true
      return (
        host.boxes.first { $0.width < 10 } ?? .zero, host.boxes.first?.minY ?? -1, host.offset
      )
    }
    let content = bar(.scrollContent)
    #expect(abs(content.bar.minY - 3) < 0.01 && content.first == 50 && near(content.offset, 0, -50))
    let bars = bar(.scrollIndicators)
    #expect(abs(bars.bar.minY - 53) < 0.01 && bars.first == 0 && near(bars.offset, 0, 0))
    let both = bar(.automatic)
    #expect(abs(both.bar.minY - 53) < 0.01 && both.first == 50)
  }

  // S-10
  @Test func `an edge set again replaces what was said around`() {
    let view = RowList(count: 30).contentMargins(.top, 10, for: .scrollContent)
      .contentMargins(.vertical, 50, for: .scrollContent)
    #expect(host(view, 100, 200).scrollView()?.model.insets.top == 10)
    #expect(host(view, 100, 200).scrollView()?.model.insets.bottom == 50)
  }

  // S-12
  @Test func `short content gives way, or stays, as it is told`() {
    func pulled(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> CGFloat {
      let host = host(RowList(count: 1).scrollBounceBehavior(behavior, axes: axes), 393, 852)
      host.drag(by: CGPoint(x: 0, y: 110), capture: .afterLastStep(0))
      return host.offset.y
    }
    // scrolling 2.7 (uikit-print): 100 pulled in 852 are 51.665, on pixels 51.667.
    #expect(near(CGPoint(x: 0, y: pulled(.automatic)), 0, -51.667))
    #expect(near(CGPoint(x: 0, y: pulled(.always)), 0, -51.667))
    #expect(pulled(.basedOnSize) == 0)
    #expect(pulled(.basedOnSize, axes: [.horizontal]) != 0)
  }

  // S-13
  @Test func `fingers leave a disabled scroll view where it is, programs do not`() {
    let view = RowList(count: 30).scrollDisabled(false).scrollDisabled(true)
    let host = host(view, 393, 852)
    host.drag(by: CGPoint(x: 0, y: -300))
    host.fling(velocity: CGPoint(x: 0, y: 3000))
    #expect(near(host.offset, 0, 0))
    host.scrollTo(20, anchor: .top)
    #expect(near(host.offset, 0, 2000))
  }

  // S-15
  @Test(
    "a reader's proxy brings views into sight",
    arguments: [
      (UnitPoint.top, 1200), (.center, 900), (.bottom, 600), (UnitPoint(x: 0, y: 0.25), 1050),
      (nil, 600),
    ] as [(UnitPoint?, CGFloat)])
  func proxy(_ anchor: UnitPoint?, _ offset: CGFloat) {  // scrolling 8.5.6 (derived)
    var proxy: ScrollViewProxy?
    let view = ScrollViewReader { reader in
      let _ = proxy = reader
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 1200)
          Color.blue.frame(height: 200).id("blue")
          Color.red.frame(height: 1600)
        }
      }
    }
    let host = host(view, 393, 800)
    proxy?.scrollTo("blue", anchor: anchor)
    host.update()
    #expect(near(host.offset, 0, offset))
    proxy?.scrollTo("green", anchor: anchor)
    host.update()
    #expect(near(host.offset, 0, offset))
  }

  // S-09
  @Test func `a position asks for views, ends and points, and tells of fingers`() {
    struct Screen: View {
      @State var position = ScrollPosition(edge: .bottom)
      var body: some View {
        RowList(count: 30).scrollPosition($position)
      }
    }
    let host = host(Screen(), 100, 500)
    #expect(near(host.offset, 0, 2500))
    let steps: [((inout ScrollPosition) -> Void, CGFloat)] = [
      ({ $0.scrollTo(edge: .top) }, 0), ({ $0.scrollTo(y: 340) }, 340),
      ({ $0.scrollTo(point: CGPoint(x: 0, y: 700)) }, 700),
      ({ $0.scrollTo(x: 0, y: 9000) }, 2500), ({ $0.scrollTo(id: 4, anchor: .top) }, 400),
      ({ $0.scrollTo(id: 10) }, 600),
    ]
    for (change, offset) in steps {
      change(&host.rootView.position)
      host.update()
      #expect(near(host.offset, 0, offset))
      #expect(!host.rootView.position.isPositionedByUser)
    }
    #expect(host.rootView.position.viewID(type: Int.self) == 10)
    host.drag(by: CGPoint(x: 0, y: -160))
    let position = host.rootView.position
    #expect(near(host.offset, 0, 750))
    #expect(position.isPositionedByUser)
    #expect(position.edge == nil && position.point == nil && position.y == nil)
    #expect(position.viewID(type: Int.self) == 7)
    #expect(position.viewID(type: String.self) == nil)
    host.rootView.position.scrollTo(edge: .bottom)
    host.update()
    #expect(near(host.offset, 0, 2500) && host.rootView.position.edge == .bottom)
  }

  // S-08
  @Test func `with an anchor a position tells of the view there`() {
    struct Screen: View {
      @State var current: Int?
      var body: some View { RowList(count: 30).scrollPosition(id: $current, anchor: .center) }
    }
    let host = host(Screen(), 100, 500)
    host.drag(by: CGPoint(x: 0, y: -140))
    #expect(near(host.offset, 0, 130))
    // The middle of the window is at 380.
    #expect(host.rootView.current == 3)
    host.rootView.current = 20
    host.update()
    #expect(near(host.offset, 0, 1800))
  }

  // S-19
  @Test func `lazy stacks and grids draw what is near the window, at the places of all`() {
    let list = host(RowList(count: 1000), 393, 852)
    #expect(list.boxes.count < 30)
    list.scrollTo(500, anchor: .top)
    #expect(near(list.offset, 0, 50000))
    #expect(list.boxes.count < 40 && list.boxes.contains { near($0, 0, 0, 393, 100) })
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 10) {
        ForEach(0..<900, id: \.self) { _ in Color.red.frame(height: 90) }
      }
      .scrollTargetLayout()
    }
    let hosted = host(grid, 320, 500)  // three columns of 100
    #expect(near(hosted.scrollView()?.model.contentSize ?? .zero, 320, 300 * 90 + 299 * 10))
    #expect(hosted.scrollView()?.targets.count == 900)
    #expect(hosted.boxes.count < 60)
    #expect(near(hosted.boxes[0], 0, 0, 100, 90) && near(hosted.boxes[1], 110, 0, 100, 90))
  }

  // S-20
  @Test func `bars over content inset it, and it runs below them`() {
    let view = RowList(count: 30)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 60) }
      .safeAreaInset(edge: .top, spacing: 6) { Color.blue.frame(height: 40) }
      .safeAreaPadding(.horizontal, 16)
    let host = host(view, 393, 852, safeArea: EdgeInsets(top: 59, bottom: 34))
    let scroll = host.scrollView()
    #expect(
      scroll?.model.insets
        == NSDirectionalEdgeInsets(top: 105, leading: 16, bottom: 94, trailing: 16))
    #expect(scroll?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(near(host.offset, -16, -105))
    #expect(host.boxes.contains { near($0, 16, 105, 361, 100) })
    #expect(host.boxes.contains { near($0, 16, 59, 361, 40) })
    #expect(host.boxes.contains { near($0, 16, 758, 361, 60) })
    host.fling(velocity: CGPoint(x: 0, y: 9000))
    #expect(near(host.offset, -16, 3000 + 94 - 852))
  }

  // S-20
  @Test func `what ignores the safe area fills the screen`() {
    let view = ZStack {
      Color.blue.ignoresSafeArea()
      Color.red.frame(width: 10, height: 10)
    }
    let host = host(view, 100, 200, safeArea: EdgeInsets(top: 40, bottom: 20))
    #expect(near(host.boxes[0], 0, 0, 100, 200))
    #expect(near(host.boxes[1], 45, 105, 10, 10))
    let top = CellViewsTests.host(
      Color.blue.edgesIgnoringSafeArea(.top), 100, 200, safeArea: EdgeInsets(top: 40, bottom: 20))
    #expect(near(top.boxes[0], 0, 0, 100, 180))
  }

  @Test func `a first anchor shows the end of long content, and moves short content`() {
    #expect(near(host(RowList(count: 30).defaultScrollAnchor(.bottom), 100, 500).offset, 0, 2500))
    let short = host(RowList(count: 2).defaultScrollAnchor(.bottom), 100, 500)
    #expect(near(short.offset, 0, 0) && near(short.boxes[0], 0, 300, 100, 100))
  }

  @Test func `a carousel takes a swipe along it, the list around it the others`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { _ in Color.blue.frame(width: 100, height: 80) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .id("carousel")
        Color.red.frame(height: 900)
      }
    }
    let host = host(view, 100, 400)
    #expect(host.scrollViews.map(\.path.description) == ["0", "0.0"])
    host.drag(by: CGPoint(x: -70, y: 0), from: CGPoint(x: 50, y: 140))
    #expect(near(host.scrollView("carousel")?.offset ?? .zero, 100, 0))
    #expect(near(host.offset, 0, 0))
    host.drag(by: CGPoint(x: 0, y: -70), from: CGPoint(x: 50, y: 140))
    #expect(near(host.offset, 0, 60))
    #expect(near(host.scrollView("carousel")?.frame ?? .zero, 0, 40, 100, 80))
    host.swipe(.leading, on: "carousel")
    #expect(near(host.scrollView("carousel")?.offset ?? .zero, 200, 0))
    #expect(host.scrollView("nothing") == nil)
    #expect(host.fling(velocity: CGPoint(x: 10, y: 0), on: "nothing").events.isEmpty)
  }

  // S-06
  @Test func `an author's own behaviour is asked where a release leads`() {
    struct Halves: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let half = context.containerSize.height / 2
        target.rect.origin.y = (target.rect.minY / half).rounded() * half
      }
    }
    let host = host(RowList(count: 30).scrollTargetBehavior(Halves()), 100, 500)
    host.fling(velocity: CGPoint(x: 0, y: 1000))  // by itself 494.01
    #expect(near(host.offset, 0, 500))
    host.drag(by: CGPoint(x: 0, y: -150))
    #expect(near(host.offset, 0, 750))
  }

  @Test func `content that shrinks takes the view back into its range`() {
    struct Screen: View {
      @State var count = 30
      var body: some View { RowList(count: count) }
    }
    let host = host(Screen(), 100, 500)
    host.fling(velocity: CGPoint(x: 0, y: 9000))
    #expect(near(host.offset, 0, 2500))
    host.rootView.count = 8
    host.update()
    #expect(near(host.offset, 0, 300))
  }

  // S-17
  @Test func `padding where margins were meant is said`() {
    func warnings(_ isShadowed: Bool) -> [ScrollWarning] {
      host(
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<4, id: \.self) { _ in
              Color.red.frame(width: 200, height: 50).shadow(radius: isShadowed ? 8 : 0)
            }
          }
          .padding(.horizontal, 20)
        }, 300, 100
      ).warnings
    }
    #expect(warnings(true) == [.paddingInsteadOfMargins(length: 20)])
    // Around the scroll view it cuts as well; the row with margins has no warning.
    #expect(
      host(ShadowPair(), 300, 240).scrollViews.map(\.warnings) == [
        [], [.paddingInsteadOfMargins(length: 20)],
      ])
    let plain = ScrollView { Color.red.frame(height: 900).padding() }.padding()
    #expect(host(plain, 300, 240).warnings == [])
  }

  @Test func `a scroll view under another name begins anew`() {
    struct Screen: View {
      @State var tab = "first"
      var body: some View { RowList(count: 30).id(tab) }
    }
    let host = host(Screen(), 100, 500)
    host.fling(velocity: CGPoint(x: 0, y: 1000))
    #expect(host.offset.y > 400)
    host.update()
    #expect(host.offset.y > 400)
    host.rootView.tab = "second"
    host.update()
    #expect(near(host.offset, 0, 0))
  }

  // S-15
  @Test func `a button in sight is pressed, and takes the list back to its top`() {
    struct Screen: View {
      @State var presses = 0
      var isDisabled = false
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            RowList(count: 30).frame(height: 400)
            Button("Top") {
              presses += 1
              proxy.scrollTo(0, anchor: .top)
            }
            .buttonStyle(.plain).frame(height: 100).disabled(isDisabled)
          }
        }
      }
    }
    let host = host(Screen(), 100, 500)
    host.fling(velocity: CGPoint(x: 0, y: 1000))
    #expect(host.offset.y > 400)
    #expect(!host.tap(at: CGPoint(x: 50, y: 200)))
    #expect(host.tap(at: CGPoint(x: 50, y: 450)))
    #expect(near(host.offset, 0, 0) && host.rootView.presses == 1)
    let disabled = CellViewsTests.host(Screen(isDisabled: true), 100, 500)
    #expect(!disabled.tap(at: CGPoint(x: 50, y: 450)))
  }

  @Test func `rows are tapped where they are seen, by as many taps as they ask for`() {
    var told: [String] = []
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { row in
          Color.red.frame(height: 100)
            .onTapGesture { told.append("\(row)") }
            .onTapGesture(count: 2) { told.append("\(row) twice") }
        }
      }
    }
    .padding(.top, 50)
    let host = host(view, 100, 450)
    host.run(ScrollScript([.scroll(ScrollTo(.offset(x: nil, y: 730)))]))
    #expect(host.tap(at: CGPoint(x: 50, y: 60)))
    #expect(host.tap(at: CGPoint(x: 50, y: 130), count: 2))
    // Above the window a row is not seen.
    #expect(!host.tap(at: CGPoint(x: 50, y: 40)))
    #expect(told == ["7", "8 twice"])
  }

  @Test func `a film shows every frame on the way, and ends where the script does`() {
    let script = ScrollScript([
      .drag(Drag(by: CGPoint(x: 0, y: -200), duration: 0.2, hold: 0)), .wait(.seconds(0.1)),
      .fling(Fling(velocity: CGPoint(x: 0, y: 800))),
    ])
    let whole = host(RowList(count: 30), 100, 500)
    let told = whole.run(script)
    let filmed = host(RowList(count: 30), 100, 500)
    var frames: [(time: Double, drawing: CellDrawing)] = []
    let run = filmed.film(script, framesPerSecond: 30) { frames.append(($0, $1)) }
    #expect(filmed.offset == whole.offset && filmed.drawing == whole.drawing)
    #expect(run.explanation == told.explanation)
    #expect(frames.count == Int((told.time * 30).rounded(.up)) + 1)
    #expect(frames[0].drawing != frames[5].drawing && frames.last?.drawing == whole.drawing)
  }

  @Test func `content is not cut where that is turned off`() {
    let view = ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50) }
    let cut = host(view, 100, 50), whole = host(view.scrollClipDisabled(), 100, 50)
    guard case .group = cut.drawing.commands.first else {
      Issue.record("nothing was cut")
      return
    }
    guard case .fill = whole.drawing.commands.first else {
      Issue.record("something was cut")
      return
    }
  }

  @Test func `what makes no sense ends in a drawing`() {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, -50, 1e30]
    for value in bad {
      let view = RowList(count: 3, height: value)
        .contentMargins(.all, value).safeAreaPadding(value)
        .scrollTargetBehavior(
          .viewAligned(limitBehavior: .always, anchor: UnitPoint(x: value, y: value))
        )
        .defaultScrollAnchor(UnitPoint(x: value, y: value))
        .safeAreaInset(edge: .bottom, spacing: value) { Color.red.frame(height: value) }
      let host = host(
        view, 100, 200,
        safeArea: EdgeInsets(top: value, leading: value, bottom: value, trailing: value))
      host.showsIndicators = true
      host.fling(velocity: CGPoint(x: value, y: value))
      host.drag(by: CGPoint(x: value, y: value), from: CGPoint(x: value, y: value))
      host.scrollTo(1, anchor: UnitPoint(x: value, y: value))
      let offset = host.offset
      #expect(offset.x.isFinite && offset.y.isFinite)
    }
  }
}
