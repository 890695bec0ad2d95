// SPDX-License-Identifier: MIT
//
// Stops and what happens at them, in Swift.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// Stops in Swift.
enum SwiftStops {
  static func stop(_ stop: ScrollStop) -> SwiftCode {
    var arguments = [SwiftCode.Argument("name", SwiftLiteral.string(stop.name))]
    if stop.target != .start { arguments.append(.init("target", target(stop.target))) }
    if !stop.sections.isEmpty {
      let sections = stop.sections.sorted { $0.key < $1.key }.map { id, target in
        (key: SwiftLiteral.string(id), value: SwiftCode.text(Self.target(target)))
      }
      arguments.append(.init(label: "sections", value: .dictionary(sections)))
    }
    if !stop.gestures.isEmpty {
      arguments.append(.init(label: "gestures", value: .list(stop.gestures.map(gesture))))
    }
    if stop.inheritedGestures != 0 {
      arguments.append(.init("inheritedGestures", String(stop.inheritedGestures)))
    }
    switch stop.moment {
    case .atRest: break
    case .afterLastStep(let seconds):
      arguments.append(.init("moment", ".afterLastStep(\(SwiftLiteral.number(seconds)))"))
    case .time(let seconds):
      arguments.append(.init("moment", ".time(\(SwiftLiteral.number(seconds)))"))
    }
    return .call("ScrollStop", arguments)
  }

  private static func target(_ target: ScrollStop.Target) -> String {
    switch target {
    case .start: return ".start"
    case .end: return ".end"
    case .along(let offset): return ".along(\(SwiftLiteral.number(offset)))"
    case .offset(let point): return ".offset(\(Self.point(point)))"
    case .page(let number): return ".page(\(number))"
    case .element(let element, let position):
      let (kind, id) =
        switch element {
        case .section(let id): ("section", id)
        case .item(let id): ("item", id)
        case .header(let id): ("header", id)
        }
      return ".element(.\(kind)(\(SwiftLiteral.string(id))), at: \(Self.position(position)))"
    }
  }

  private static func target(_ target: ScrollStop.SectionTarget) -> String {
    switch target {
    case .offset(let offset): ".offset(\(SwiftLiteral.number(offset)))"
    case .group(let number): ".group(\(number))"
    case .page(let number): ".page(\(number))"
    case .item(let id): ".item(\(SwiftLiteral.string(id)))"
    }
  }

  private static func position(_ position: ScrollStop.Position) -> String {
    switch position {
    case .top: ".top"
    case .center: ".center"
    case .bottom: ".bottom"
    case .anchor(let fraction): ".anchor(\(SwiftLiteral.number(fraction)))"
    }
  }

  // MARK: What happens

  private static func gesture(_ gesture: StopGesture) -> SwiftCode {
    switch gesture {
    case .drag(let drag): return .call(".drag", [.init(label: nil, value: self.drag(drag))])
    case .fling(let way, let from, let section):
      return .call(
        ".fling",
        [
          .init(nil, self.way(way)), .init("from", from.map(point) ?? "nil"),
          .init("section", section.map(SwiftLiteral.string) ?? "nil"),
        ])
    case .tap(let place, let count):
      return .call(".tap", [.init(nil, point(place)), .init("count", String(count))])
    case .pinch(let factor, let place, let duration):
      return .call(
        ".pinch",
        [
          .init(nil, SwiftLiteral.number(factor)), .init("at", place.map(point) ?? "nil"),
          .init("duration", SwiftLiteral.number(duration)),
        ])
    case .zoom(let factor, let place):
      return .call(
        ".zoom",
        [.init(nil, SwiftLiteral.number(factor)), .init("at", place.map(point) ?? "nil")])
    case .wait(.seconds(let seconds)):
      return .call(".wait", ".seconds(\(SwiftLiteral.number(seconds)))")
    case .wait(.untilRest): return .call(".wait", ".untilRest")
    case .scroll(let target, let isAnimated):
      return .call(
        ".scroll", [.init(nil, self.target(target)), .init("isAnimated", "\(isAnimated)")])
    case .scrollSection(let id, let target, let isAnimated):
      return .call(
        ".scrollSection",
        [
          .init(nil, SwiftLiteral.string(id)), .init(nil, self.target(target)),
          .init("isAnimated", "\(isAnimated)"),
        ])
    case .scrollToTop: return .text(".scrollToTop")
    }
  }

  private static func drag(_ drag: StopGesture.DragGesture) -> SwiftCode {
    let usual = StopGesture.DragGesture(drag.way)
    var arguments = [SwiftCode.Argument(nil, way(drag.way))]
    arguments += SwiftCode.Argument.optional("from", drag.from.map(point))
    if drag.duration != usual.duration {
      arguments.append(.init("duration", SwiftLiteral.number(drag.duration)))
    }
    if drag.hold != usual.hold {
      arguments.append(.init("hold", SwiftLiteral.number(drag.hold)))
    }
    arguments += SwiftCode.Argument.optional("velocity", drag.velocity.map(way))
    arguments += SwiftCode.Argument.optional("section", drag.section.map(SwiftLiteral.string))
    return .call(".init", arguments)
  }

  private static func way(_ way: StopGesture.Way) -> String {
    switch way {
    case .along(let distance): ".along(\(SwiftLiteral.number(distance)))"
    case .both(let point): ".both(\(Self.point(point)))"
    }
  }

  private static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }
}
