// SPDX-License-Identifier: MIT
//
// A trace as a chart: offset over time for the collection, for each section that moves and for the
// magnification, what is outside the range shaded, gestures numbered and told below.

import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry

/// Draws a trace.
struct TraceChart {
  let trace: StopTrace

  private static let width: CGFloat = 960
  private static let plotLeft: CGFloat = 72
  private static let plotRight: CGFloat = 936
  private static let plotHeight: CGFloat = 220
  private static let panelHeight: CGFloat = 292
  private static let top: CGFloat = 92
  private static let rowHeight: CGFloat = 19
  /// Points of a curve: more than pixels across.
  private static let points = 1200
  /// Gestures that are told below the chart.
  private static let mostRows = 60

  private static let ink = RGBA(28, 28, 30)
  private static let faint = RGBA(110, 110, 115)
  private static let line = RGBA(222, 222, 226)
  private static let outside = RGBA(255, 59, 48).opacity(0.07)
  private static let moment = RGBA(175, 82, 222)

  init(_ trace: StopTrace) { self.trace = trace }

  /// One axis over time.
  private struct Panel {
    var title: String
    /// Limits at rest; nil for what has none to show.
    var limits: (minimum: CGFloat, maximum: CGFloat)?
    var value: (ScrollMoment) -> (offset: CGFloat, phase: ScrollPhase)
  }

  /// The drawing.
  var list: DisplayList {
    let panels = self.panels
    let events = Array(trace.run.events.prefix(Self.mostRows))
    let rows = CGFloat(events.count + (trace.run.events.count > events.count ? 1 : 0))
    let panelsEnd = Self.top + CGFloat(panels.count) * Self.panelHeight
    let height = panelsEnd + rows * Self.rowHeight + 28
    var list = DisplayList(
      size: CGSize(width: Self.width, height: height), background: RGBA(255, 255, 255))
    let times = (0...Self.points).map { trace.duration * Double($0) / Double(Self.points) }
    let moments = times.map { trace.moment(at: $0) }
    var parts: [(String, [DrawCommand])] = [("heading", heading)]
    for (index, panel) in panels.enumerated() {
      let plot = CGRect(
        x: Self.plotLeft, y: Self.top + CGFloat(index) * Self.panelHeight + 44,
        width: Self.plotRight - Self.plotLeft, height: Self.plotHeight)
      parts.append((panel.title, draw(panel, moments, in: plot, events: events)))
    }
    parts.append(("gestures", legend(events, from: panelsEnd + 8)))
    list.elements = parts.enumerated().map { index, part in
      DisplayElement(
        id: "chart/\(index)", kind: "overlay", section: -1, item: index, title: part.0,
        frame: CGRect(origin: .zero, size: list.size), commands: part.1)
    }
    return list
  }

  private var panels: [Panel] {
    let scene = trace.run.simulation.scene
    let isMagnified = trace.isMagnified
    let axes: [Axis] = isMagnified ? [trace.axis, trace.axis.other] : [trace.axis]
    var panels = axes.map { axis in
      Panel(
        title: axis == .vertical ? "offset, points" : "horizontal offset, points",
        limits: isMagnified ? nil : trace.range(axis)
      ) { moment in
        let own = axis == .vertical ? moment.vertical : moment.horizontal
        return (own.offset, own.phase)
      }
    }
    for index in trace.movedSections {
      let scroller = scene.sections.first { $0.index == index }?.scroller
      panels.append(
        Panel(
          title: "section \(trace.name(index)), points",
          limits: scroller.map { ($0.minimum, $0.maximum) }
        ) { moment in
          let own = moment.sections[index] ?? AxisMoment(offset: 0)
          return (own.offset, own.phase)
        })
    }
    if isMagnified {
      panels.append(
        Panel(title: "magnification", limits: nil) { moment in
          (moment.zoom ?? 1, moment.horizontal.phase == .zooming ? .zooming : .resting)
        })
    }
    return panels
  }

  // MARK: Parts

  private var heading: [DrawCommand] {
    var commands = [
      text(trace.snapshot.id, at: CGPoint(x: 24, y: 20), width: 912, size: 17, weight: 600),
      text(
        "at rest after \(trace.seconds(trace.run.simulation.restTime)) s, picture at "
          + "\(trace.seconds(trace.run.time)) s", at: CGPoint(x: 24, y: 46), width: 400,
        color: Self.faint),
    ]
    var x: CGFloat = 24
    for phase in ScrollPhase.allCases {
      let swatch = CGRect(x: x, y: 76, width: 14, height: 3)
      commands.append(.fill(Path(swatch), .color(Self.color(phase))))
      commands.append(
        text(phase.rawValue, at: CGPoint(x: x + 19, y: 70), width: 90, size: 11, color: Self.faint))
      x += CGFloat(phase.rawValue.count) * 6 + 40
    }
    return commands
  }

  private func draw(
    _ panel: Panel, _ moments: [ScrollMoment], in plot: CGRect, events: [ScrollEvent]
  ) -> [DrawCommand] {
    let values = moments.map(panel.value)
    let scale = ChartScale(
      values.map(\.offset) + (panel.limits.map { [$0.minimum, $0.maximum] } ?? []))
    func y(_ value: CGFloat) -> CGFloat { plot.maxY - scale.share(value) * plot.height }
    func x(_ time: Double) -> CGFloat {
      plot.minX + (trace.duration > 0 ? CGFloat(time / trace.duration) : 0) * plot.width
    }
    var commands = [
      text(panel.title, at: CGPoint(x: 24, y: plot.minY - 40), width: 500, size: 12, weight: 600)
    ]
    // 1. What lies outside the range.
    if let limits = panel.limits {
      for (from, to) in [(limits.maximum, scale.high), (scale.low, limits.minimum)] where to > from
      {
        let band = CGRect(x: plot.minX, y: y(to), width: plot.width, height: y(from) - y(to))
        commands.append(.fill(Path(band), .color(Self.outside)))
      }
    }
    // 2. Axes.
    for tick in scale.ticks {
      commands.append(
        rule(from: CGPoint(x: plot.minX, y: y(tick)), to: CGPoint(x: plot.maxX, y: y(tick))))
      commands.append(
        text(
          CanonicalNumber.string(tick), at: CGPoint(x: plot.minX - 68, y: y(tick) - 7), width: 60,
          size: 11, color: Self.faint, alignment: .trailing))
    }
    let seconds = ChartScale([0, CGFloat(trace.duration)], isTight: true, most: 12)
    for tick in seconds.ticks where tick <= CGFloat(trace.duration) + 1e-9 {
      let place = x(Double(tick))
      commands.append(
        rule(
          from: CGPoint(x: place, y: plot.maxY), to: CGPoint(x: place, y: plot.maxY + 4), Self.faint
        ))
      commands.append(
        text(
          CanonicalNumber.string(tick) + " s", at: CGPoint(x: place - 30, y: plot.maxY + 5),
          width: 60, size: 11, color: Self.faint, alignment: .center))
    }
    // 3. Gestures, and the picture's moment.
    commands += marks(events, in: plot, x)
    let place = x(trace.run.time)
    commands.append(
      .stroke(
        Self.path([CGPoint(x: place, y: plot.minY), CGPoint(x: place, y: plot.maxY)]),
        .color(Self.moment), width: 1.5, dash: []))
    commands.append(
      text(
        "picture", at: CGPoint(x: min(place + 4, plot.maxX - 42), y: plot.maxY - 16), width: 42,
        size: 10, weight: 600, color: Self.moment))
    // 4. The way, in the colours of what it is doing.
    commands += curve(values, moments.map { x($0.time) }, y)
    return commands
  }

  /// Stretches of one phase each.
  private func curve(
    _ values: [(offset: CGFloat, phase: ScrollPhase)], _ xs: [CGFloat], _ y: (CGFloat) -> CGFloat
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var points: [CGPoint] = []
    var phase: ScrollPhase?
    func end() {
      guard let phase, points.count > 1 else { return }
      commands.append(.stroke(Self.path(points), .color(Self.color(phase)), width: 2, dash: []))
    }
    for (value, x) in zip(values, xs) {
      let point = CGPoint(x: x, y: y(value.offset))
      if value.phase != phase {
        end()
        points = points.last.map { [$0] } ?? []
        phase = value.phase
      }
      points.append(point)
    }
    end()
    return commands
  }

  /// A numbered mark for each gesture; those at one time stand beside one another.
  private func marks(
    _ events: [ScrollEvent], in plot: CGRect, _ x: (Double) -> CGFloat
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var taken: CGFloat = -.infinity
    for (index, event) in events.enumerated() {
      let place = x(event.time)
      commands.append(
        .stroke(
          Self.path([CGPoint(x: place, y: plot.minY), CGPoint(x: place, y: plot.maxY)]),
          .color(Self.faint.opacity(0.55)), width: 1, dash: [3, 3]))
      let middle = max(place, taken + 17)
      taken = middle
      let badge = CGRect(x: middle - 8, y: plot.minY - 18, width: 16, height: 16)
      commands.append(.fill(Path(ellipseIn: badge), .color(Self.ink)))
      commands.append(
        text(
          String(index + 1), at: CGPoint(x: badge.minX - 4, y: badge.minY + 1.5), width: 24,
          size: 10,
          weight: 600, color: RGBA(255, 255, 255), alignment: .center))
    }
    return commands
  }

  private func legend(_ events: [ScrollEvent], from top: CGFloat) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for (index, event) in events.enumerated() {
      let y = top + CGFloat(index) * Self.rowHeight
      commands.append(
        text(
          String(index + 1), at: CGPoint(x: 24, y: y), width: 22, weight: 600, alignment: .trailing)
      )
      commands.append(
        text(
          trace.seconds(event.time) + " s", at: CGPoint(x: 56, y: y), width: 64, color: Self.faint,
          alignment: .trailing))
      commands.append(
        text(trace.run.sentence(event), at: CGPoint(x: 136, y: y), width: 800))
    }
    if trace.run.events.count > events.count {
      commands.append(
        text(
          "and \(trace.run.events.count - events.count) more",
          at: CGPoint(x: 136, y: top + CGFloat(events.count) * Self.rowHeight), width: 800,
          color: Self.faint))
    }
    return commands
  }

  // MARK: Pieces

  private static func color(_ phase: ScrollPhase) -> RGBA {
    switch phase {
    case .resting: RGBA(142, 142, 147)
    case .tracking: RGBA(255, 149, 0)
    case .decelerating: RGBA(0, 122, 255)
    case .bouncing: RGBA(255, 59, 48)
    case .animating: RGBA(52, 168, 83)
    case .zooming: RGBA(88, 86, 214)
    }
  }

  private func rule(from: CGPoint, to: CGPoint, _ color: RGBA = line) -> DrawCommand {
    .stroke(Self.path([from, to]), .color(color), width: 1, dash: [])
  }

  private static func path(_ points: [CGPoint]) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) })
  }

  private func text(
    _ string: String, at point: CGPoint, width: CGFloat, size: CGFloat = 12, weight: Int = 400,
    color: RGBA = ink, alignment: TextAlignment = .leading
  ) -> DrawCommand {
    let font = FontRequest(
      size: size, weight: weight, ascender: size * 0.95, descender: size * 0.25)
    return .text(
      TextRequest(string: string, font: font, alignment: alignment, lineLimit: 1),
      frame: CGRect(x: point.x, y: point.y, width: width, height: font.lineHeight + 1), color: color
    )
  }
}

/// A scale of a chart with round ticks.
struct ChartScale {
  /// Its lower end.
  let low: CGFloat
  /// Its upper end.
  let high: CGFloat
  /// Round numbers on it, rising.
  let ticks: [CGFloat]

  /// A scale over `values`.
  ///
  /// - Parameters:
  ///   - isTight: Ends at the values instead of the ticks around them.
  ///   - most: At most this many ticks.
  init(_ values: [CGFloat], isTight: Bool = false, most: Int = 7) {
    let low = values.min() ?? 0
    let high = max(values.max() ?? 1, low + 1)
    let step = Self.step((high - low) / CGFloat(max(2, most) - 1))
    let first = (low / step).rounded(isTight ? .up : .down)
    let last = max(first, (high / step).rounded(isTight ? .down : .up))
    let count = Int(min(last - first, CGFloat(most + 2)))
    ticks = (0...count).map { (first + CGFloat($0)) * step }
    self.low = isTight ? low : first * step
    self.high = isTight ? high : last * step
  }

  /// Where a value lies, from 0 at the lower end to 1.
  func share(_ value: CGFloat) -> CGFloat { (value - low) / (high - low) }

  /// The next of 1, 2, 5, 10, 20 … that is at least `least`.
  private static func step(_ least: CGFloat) -> CGFloat {
    var unit: CGFloat = 1e-4
    while unit * 10 <= least, unit < 1e9 { unit *= 10 }
    for factor in [1, 2, 5] as [CGFloat] where unit * factor >= least { return unit * factor }
    return unit * 10
  }
}
