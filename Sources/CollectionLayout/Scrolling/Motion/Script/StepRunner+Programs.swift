// SPDX-License-Identifier: MIT
//
// Pinches, magnification, drags in the content, and scrolling by a program.
// Mirrors: UIScrollView.setContentOffset, ScrollViewProxy.scrollTo, AdvancedScrollViewProxy.
// Status: complete.

public import Foundation
public import Geometry

extension StepRunner {
  mutating func run(_ pinch: Pinch) -> Double {
    let duration = ScrollLimits.seconds(pinch.duration)
    let scale = pinch.scale.isFinite && pinch.scale > 0 ? pinch.scale : 1
    return magnify(
      growth: Exponential.log(Double(scale)), about: pinch.at, duration: duration
    ) { $0 * scale }
  }

  mutating func run(_ zoom: ZoomTo) -> Double {
    guard let model = scene.zoom, let now = state.zoom?.zoom(at: time) else {
      say(.zoomIgnored)
      return time
    }
    let wanted = MagnificationRule.positive(zoom.zoom)
    let unit =
      zoom.unit == .relative && model.rule.isRelative
      ? MagnificationRule.fit(content: model.content, viewport: model.viewport) : 1
    let growth = Exponential.log(Double(model.clamped(zoom: wanted * unit) / now))
    return magnify(growth: growth, about: zoom.about, duration: 0) { _ in wanted * unit }
  }

  /// Changes the magnification about a point that stays where it is.
  private mutating func magnify(
    growth: Double, about point: CGPoint?, duration: Double, asked: (CGFloat) -> CGFloat
  ) -> Double {
    guard let model = scene.zoom, let from = state.zoom?.zoom(at: time) else {
      say(.zoomIgnored)
      return time + duration
    }
    let point = ScrollLimits.length(
      point ?? CGPoint(x: model.viewport.width / 2, y: model.viewport.height / 2))
    let here = CGPoint(
      x: view.axis(.horizontal).clamped(offset.x), y: view.axis(.vertical).clamped(offset.y))
    let end = time + duration
    let wanted = asked(from)
    let to = model.clamped(zoom: wanted)
    let motion = ZoomMotion(
      model: model, zoom: from, growth: growth, duration: duration,
      content: model.contentPoint(point, offset: here, zoom: from), point: point)
    state.zoom?.replace(from: time, with: .pinch(motion))
    state.zoom?.replace(from: end, with: .still(to))
    for axis in Axis.allCases {
      replace(
        .outer(axis),
        with: [
          MotionPiece(start: time, motion: .zooming(motion, axis: axis)),
          MotionPiece(
            start: end,
            motion: .still(
              model.offset(keeping: motion.content[axis], at: point[axis], zoom: to, axis))),
        ])
    }
    say(.magnified(from: from, to: to, asked: wanted), at: end)
    return end
  }

  mutating func run(_ drag: ContentDrag) -> Double {
    let interval = ScrollLimits.seconds(drag.interval)
    let moves = drag.moves.prefix(ScrollLimits.legs).map { ScrollLimits.length($0) }
    let end = time + interval * Double(moves.count)
    let first = contentPoint(ScrollLimits.length(drag.from))
    let began = offset
    catchMotion(at: drag.from, target: .collection, except: [], until: end)
    var here = CGPoint(
      x: view.axis(.horizontal).clamped(offset.x), y: view.axis(.vertical).clamped(offset.y))
    var last = ScrollLimits.length(drag.from)
    for (count, move) in moves.enumerated() {
      last = move
      guard drag.autoscrolls else { continue }
      let step = Autoscroll.step(point: move, viewport: view.viewport)
      let moment = time + interval * Double(count + 1)
      for axis in Axis.allCases where step[axis] != 0 {
        here[axis] = view.axis(axis).clamped(here[axis] + step[axis])
        replace(
          .outer(axis), with: [MotionPiece(start: moment, motion: .still(here[axis]))])
      }
    }
    let factor = state.zoom?.zoom(at: time) ?? 1
    let margin =
      scene.zoom.map {
        CGPoint(
          x: $0.margin(.horizontal, zoom: factor), y: $0.margin(.vertical, zoom: factor))
      } ?? .zero
    let place = CGPoint(
      x: (here.x + last.x - margin.x) / factor, y: (here.y + last.y - margin.y) / factor)
    say(
      .draggedContent(
        to: place, translation: CGPoint(x: place.x - first.x, y: place.y - first.y),
        scrolled: CGPoint(x: here.x - began.x, y: here.y - began.y)),
      at: end)
    return end
  }

  mutating func run(_ scroll: ScrollTo) -> Double {
    let duration = scroll.isAnimated ? ScrollTo.duration : 0
    let moves = targets(of: scroll.destination)
    guard let first = moves.first else {
      say(.scrollIgnored(reason: "there is no such place"))
      return time
    }
    if moves.count == 1 || moves.contains(where: { $0.asked != timeline($0.mover).restOffset }) {
      for move in moves { begin(move, duration: duration) }
    } else {
      stop(moves.map(\.mover))
      say(.scrollIgnored(reason: "it is in sight already"), about: first.mover.subject)
    }
    return time + duration
  }

  private struct Move {
    let mover: Mover
    let asked: CGFloat
  }

  private mutating func stop(_ movers: [Mover]) {
    for mover in movers {
      let here = scroller(mover).clamped(timeline(mover).position(at: time))
      replace(mover, with: [MotionPiece(start: time, motion: .still(here))])
    }
  }

  private mutating func begin(_ move: Move, duration: Double) {
    let from = timeline(move.mover).position(at: time)
    let asked = ScrollLimits.length(move.asked)
    let to = scroller(move.mover).clamped(asked)
    var pieces: [MotionPiece] = []
    if duration > 0, from != to {
      pieces.append(
        MotionPiece(start: time, motion: .animation(from: from, to: to, duration: duration)))
      pieces.append(MotionPiece(start: time + duration, motion: .still(to)))
    } else {
      pieces.append(MotionPiece(start: time, motion: .still(to)))
    }
    replace(move.mover, with: pieces)
    if from != to || asked != to {
      say(.scrolled(from: from, to: to, asked: asked), about: move.mover.subject)
    }
  }

  /// The axes that a destination is about, and where they are to go.
  private func targets(of destination: ScrollDestination) -> [Move] {
    func both(_ point: CGPoint?) -> [Move] {
      guard let point else { return [] }
      return Axis.allCases.map { Move(mover: .outer($0), asked: point[$0]) }
    }
    switch destination {
    case .offset(let x, let y):
      return [
        x.map { Move(mover: .outer(.horizontal), asked: $0) },
        y.map { Move(mover: .outer(.vertical), asked: $0) },
      ].compactMap { $0 }
    case .by(let way):
      let way = ScrollLimits.length(way)
      return Axis.allCases.filter { way[$0] != 0 }.map {
        Move(mover: .outer($0), asked: offset[$0] + way[$0])
      }
    case .edge(let edge):
      let scroller = view.axis(edge.axis)
      return [
        Move(
          mover: .outer(edge.axis), asked: edge.isStart ? scroller.minimum : scroller.maximum)
      ]
    case .rect(let rect): return both(view.offset(showing: magnified(rect), from: offset))
    case .frame(let frame, let position):
      return both(view.offset(scrollingTo: magnified(frame), at: position, from: offset))
    case .item(let id, let position):
      return both(
        scene.places[id].flatMap {
          view.offset(scrollingTo: magnified($0), at: position, from: offset)
        })
    case .view(let id, let anchor):
      return both(
        scene.places[id].map {
          view.offset(showing: magnified($0), anchor: anchor, from: offset)
        })
    case .page(let page, let axis):
      return [Move(mover: .outer(axis), asked: CGFloat(page) * view.viewport[axis])]
    case .section(let index, let place): return target(of: place, in: index)
    }
  }

  /// A rectangle of the content in points of the scroll view.
  private func magnified(_ rect: CGRect) -> CGRect {
    guard let model = scene.zoom, let factor = state.zoom?.zoom(at: time) else { return rect }
    return rect.magnified(by: factor).offsetBy(
      dx: model.margin(.horizontal, zoom: factor), dy: model.margin(.vertical, zoom: factor))
  }

  private func target(of place: SectionDestination, in index: Int) -> [Move] {
    guard let section = scene.section(index) else { return [] }
    let mover = Mover.section(section)
    switch place {
    case .offset(let offset): return [Move(mover: mover, asked: offset)]
    case .by(let way):
      let here = timeline(mover).position(at: time)
      return [Move(mover: mover, asked: here + ScrollLimits.length(way))]
    case .group(let group):
      return section.geometry.map { [Move(mover: mover, asked: $0.restOffset(group: group))] } ?? []
    case .page(let page):
      return section.geometry.map { [Move(mover: mover, asked: $0.stop(page))] } ?? []
    }
  }
}

extension ScrollViewModel {
  /// The offset after `ScrollViewProxy.scrollTo(id, anchor:)`, clamped.
  public func offset(showing frame: CGRect, anchor: UnitPoint?, from offset: CGPoint) -> CGPoint {
    func along(_ axis: Axis) -> CGFloat {
      AnchoredScroll(
        viewport: viewport[axis], content: contentSize[axis], lead: insets.start(axis),
        trail: insets.end(axis)
      ).offset(
        showing: frame.min(axis), length: frame.max(axis) - frame.min(axis),
        anchor: anchor.map { axis == .horizontal ? $0.x : $0.y }, from: offset[axis])
    }
    return CGPoint(x: along(.horizontal), y: along(.vertical))
  }
}
