// SPDX-License-Identifier: MIT
//
// The words for what happened in a simulation.

import Foundation
import Geometry

extension ScrollEvent {
  /// One sentence, lower case, without a full stop: `fling 1500 pt/s from 320: lands at 1063.5,
  /// clamped to 980`. At most one decimal, but for magnifications.
  public var sentence: String { sentence { "section \($0)" } }

  /// The sentence with sections called as `name` calls them by their index.
  public func sentence(section name: (Int) -> String) -> String {
    switch subject {
    case nil, .collection(.vertical): text
    case .collection(.horizontal): "horizontally: " + text
    case .section(let index): name(index) + ": " + text
    }
  }

  private var text: String {
    switch kind {
    case .dragged(let way, let from, let release):
      let head = "drag \(number(abs(way))) pt from \(number(from)): "
      return head + dragged(release)
    case .dragIgnored: return "drag: nothing to scroll that way, or less than the first 10 pt"
    case .flung(let release):
      let head = "fling \(number(release.velocity)) pt/s from \(number(release.offset)): "
      return head + landing(release)
    case .caught(let offset): return "touch: stops at \(number(offset))"
    case .tapped(let point, let count):
      let what = count == 1 ? "tap" : "\(count) taps"
      return "\(what) at \(number(point)) of the content"
    case .draggedContent(let end, let translation, let scrolled):
      let rest = scrolled == .zero ? "" : ", scrolled by \(number(scrolled))"
      return "drag in the content to \(number(end)): moved by \(number(translation))" + rest
    case .magnified(let from, let to, let asked):
      let head = "magnification \(zoom(from)) to \(zoom(asked))"
      return abs(asked - to) <= 1e-9 * to ? head : head + ", limited to \(zoom(to))"
    case .zoomIgnored: return "magnification: the content cannot be magnified"
    case .scrolled(let from, let to, let asked):
      let head = "scroll from \(number(from)) to \(number(asked))"
      return isSame(asked, to) ? head : head + ", clamped to \(number(to))"
    case .scrollIgnored(let reason): return "scroll: \(reason)"
    case .waited(let seconds):
      return "wait \(CanonicalNumber.string(CGFloat(seconds), decimals: 3)) s"
    }
  }

  private func dragged(_ release: ReleaseOutcome) -> String {
    if release.springsBack {
      return "stretched to \(number(release.offset)), springs back to \(number(release.rest))"
    }
    let moved = "moves to \(number(release.offset))"
    if abs(release.velocity) > Deceleration.stopSpeed {
      return moved + ", let go with \(number(release.velocity)) pt/s, " + landing(release)
    }
    guard let snap = release.snap else {
      return isSame(release.rest, release.offset)
        ? moved + " and rests" : moved + ", then to \(number(release.rest))"
    }
    return moved + ", settles at \(number(release.rest)) (\(snap.name))"
  }

  private func landing(_ release: ReleaseOutcome) -> String {
    if release.springsBack { return "springs back to \(number(release.rest))" }
    let head = "lands at \(number(release.landing))"
    if let snap = release.snap {
      return head + ", aligned to \(number(release.rest)) (\(snap.name))"
    }
    return isSame(release.landing, release.rest)
      ? head : head + ", clamped to \(number(release.rest))"
  }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.05 }

  private func number(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 1) }

  private func number(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  private func zoom(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 3) }
}

extension SnapAnswer {
  fileprivate var name: String { "\(unit.rawValue) \(index + 1) of \(count)" }
}
