// SPDX-License-Identifier: MIT
//
// Gestures and programs' scrolling on a hosted view, in virtual time.

public import CollectionLayout
public import Foundation
public import Geometry

/// What a script has done.
public struct ScrollRun: Hashable, Sendable {
  /// What happened, in order.
  public internal(set) var events: [ScrollEvent] = []
  /// The time of the moment that is shown, seconds after the beginning.
  public internal(set) var time = 0.0

  /// Sentences about what happened, in order.
  public var explanation: [String] { events.map(\.sentence) }
}

extension ScrollViewHost {
  /// Runs a script on a scroll view and shows the moment that counts.
  ///
  /// Scroll views inside that one take the gestures that are theirs. Bindings are told where fingers
  /// have left their scroll views, and the view is read again. A moment in the middle of a motion
  /// goes on with the next script. Places of gestures are counted from the leading top corner of the
  /// scroll view's window.
  ///
  /// - Parameters:
  ///   - name: What the scroll view is called; nil is the first one.
  /// - Returns: What happened; nothing when there is no such scroll view.
  @discardableResult
  public func run(_ script: ScrollScript, on name: AnyHashable? = nil) -> ScrollRun {
    guard let view = scrollView(name) else { return ScrollRun() }
    return HostRun(host: self, path: view.path).run(script)
  }

  /// Runs a script and shows each frame of it, from the beginning to rest.
  ///
  /// - Parameters:
  ///   - framesPerSecond: 60 unless given; at most ``ScrollLimits/samples`` frames.
  ///   - name: What the scroll view is called; nil is the first one.
  ///   - frame: Called with the time in seconds and the drawing.
  /// - Returns: What happened.
  @discardableResult
  public func film(
    _ script: ScrollScript, framesPerSecond: Double = 60, on name: AnyHashable? = nil,
    _ frame: (Double, CellDrawing) -> Void
  ) -> ScrollRun {
    guard let path = scrollView(name)?.path else { return ScrollRun() }
    let rate = framesPerSecond.isFinite && framesPerSecond > 0 ? framesPerSecond : 60
    let runner = HostRun(host: self, path: path)
    var run = runner.run(ScrollScript(script.steps, capture: .time(0)))
    frame(0, drawing)
    for count in 1..<ScrollLimits.samples where session[path].motion != nil {
      run.events += runner.run(ScrollScript([], capture: .time(1 / rate))).events
      run.time = Double(count) / rate
      frame(run.time, drawing)
    }
    return run
  }

  /// A finger that drags, and leaves with the speed it has then.
  ///
  /// - Parameters:
  ///   - way: The finger's way in points; up and left are negative. The first 10 points wake the
  ///     gesture.
  ///   - point: Where it touches, in the scroll view's window.
  ///   - duration: Seconds that it moves.
  ///   - hold: Seconds that it then stands; 0.1 mean that nothing is thrown.
  @discardableResult
  public func drag(
    by way: CGPoint, from point: CGPoint? = nil, duration: Double = 0.5, hold: Double = 0.1,
    capture: ScrollScript.Capture = .atRest, on name: AnyHashable? = nil
  ) -> ScrollRun {
    run(
      ScrollScript(
        [.drag(Drag(from: point, by: way, duration: duration, hold: hold))], capture: capture),
      on: name)
  }

  /// A release at a speed, points per second, positive when the offset grows.
  @discardableResult
  public func fling(
    velocity: CGPoint, capture: ScrollScript.Capture = .atRest, on name: AnyHashable? = nil
  ) -> ScrollRun {
    run(ScrollScript([.fling(Fling(velocity: velocity))], capture: capture), on: name)
  }

  /// A quick swipe of a finger over two fifths of the window, towards an edge of it: towards the
  /// leading edge is one page on.
  @discardableResult
  public func swipe(
    _ edge: Edge, capture: ScrollScript.Capture = .atRest, on name: AnyHashable? = nil
  ) -> ScrollRun {
    guard let view = scrollView(name) else { return ScrollRun() }
    let window = view.model.viewport
    let share: CGFloat = 0.4
    let mirror: CGFloat = view.model.isMirrored ? -1 : 1
    let way: CGPoint =
      switch edge {
      case .top: CGPoint(x: 0, y: -window.height * share)
      case .bottom: CGPoint(x: 0, y: window.height * share)
      case .leading: CGPoint(x: -window.width * share * mirror, y: 0)
      case .trailing: CGPoint(x: window.width * share * mirror, y: 0)
      }
    return run(
      ScrollScript(
        [.drag(Drag(legs: [Drag.Leg(by: way, duration: 0.2)]))], capture: capture),
      on: name)
  }

  /// A tap at a point of the screen: it presses the uppermost button, or tells the uppermost view
  /// with a tap gesture of as many taps, or the magnified content there. The view is read again.
  ///
  /// - Returns: Whether there was something to tap.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> Bool {
    if let action = session.tap(at: point, count: count) {
      action()
      update()
      return true
    }
    guard
      let view = scrollViews.last(where: {
        $0.traits.zoom?.tap?.count == count && $0.frame.contains(point)
      })
    else { return false }
    let window = view.frame
    let at = CGPoint(
      x: view.model.isMirrored ? window.maxX - point.x : point.x - window.minX,
      y: point.y - window.minY)
    _ = HostRun(host: self, path: view.path).run(
      ScrollScript([.tap(Tap(at: at, count: count))]))
    return true
  }

  /// Scrolls to a view, as a `ScrollViewReader`'s proxy does; bindings are not told.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    session.mailbox.add(ScrollMailbox.Wish(id: ViewID(id), anchor: anchor))
    update()
  }
}
