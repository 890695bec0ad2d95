// SPDX-License-Identifier: MIT
//
// A trace as a table, and as JSON.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

extension StopTrace {
  /// A line for each sample in which something has changed, gestures between them.
  var table: String {
    let sections = movedSections
    let isMagnified = isMagnified
    let (low, high) = range(axis)
    var lines = [
      snapshot.id,
      "range \(number(low)) to \(number(high)), at rest after \(seconds(run.simulation.restTime)) s, "
        + "picture at \(seconds(run.time)) s",
      "",
    ]
    var heads = ["time", "offset", "speed"]
    if isMagnified { heads += ["across", "zoom"] }
    lines.append(
      heads.map { pad($0, 9) }.joined() + "  "
        + "phase".padding(toLength: 13, withPad: " ", startingAt: 0)
        + sections.map { heading(name($0)) }.joined())
    var events = run.events[...]
    var last = ""
    for time in sampleTimes {
      while let event = events.first, event.time <= time {
        lines.append(pad(seconds(event.time), 9) + "  " + run.sentence(event))
        events.removeFirst()
        last = ""
      }
      let moment = moment(at: time)
      let row = self.row(moment, sections, isMagnified)
      if row != last { lines.append(pad(seconds(time), 9) + row) }
      last = row
    }
    for event in events {
      lines.append(pad(seconds(event.time), 9) + "  " + run.sentence(event))
    }
    lines = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ moment: ScrollMoment, _ sections: [Int], _ isMagnified: Bool) -> String {
    let (own, other) =
      axis == .vertical
      ? (moment.vertical, moment.horizontal) : (moment.horizontal, moment.vertical)
    var text = pad(number(own.offset), 9) + pad(number(own.velocity), 9)
    if isMagnified { text += pad(number(other.offset), 9) + pad(zoom(moment.zoom ?? 1), 9) }
    text += "  " + own.phase.rawValue.padding(toLength: 13, withPad: " ", startingAt: 0)
    for section in sections { text += pad(number(moment.sections[section]?.offset ?? 0), 12) }
    return text
  }

  /// One object: what is scrolled, events, samples.
  func json(indent: String) -> String {
    let inner = indent + "  "
    let (low, high) = range(axis)
    let view = run.simulation.scene.view.viewport
    let variant = snapshot.variant.map {
      "\(JSONText.string($0.axis)): \(JSONText.string($0.value))"
    }
    let sections = movedSections
    var lines = [
      "\"id\": \(JSONText.string(snapshot.id)), \"stop\": \(JSONText.string(snapshot.stop)),"
        + " \"variant\": {\(variant.joined(separator: ", "))},",
      "\"axis\": \"\(axis.rawValue)\", \"range\": \(JSONText.list([low, high])),"
        + " \"viewport\": \(JSONText.list([view.width, view.height])),",
      "\"restTime\": \(precise(run.simulation.restTime)), \"moment\": \(precise(run.time)),",
      "\"events\": [",
    ]
    lines += separated(
      run.events.map { event in
        "{\"time\": \(precise(event.time)), \"gesture\": \(event.step),"
          + " \"text\": \(JSONText.string(run.sentence(event)))}"
      })
    lines += ["],", "\"samples\": ["]
    lines += separated(sampleTimes.map { sample(at: $0, sections) })
    lines.append("]")
    return "{\n" + lines.map { inner + $0 + "\n" }.joined() + indent + "}"
  }

  private func sample(at time: Double, _ sections: [Int]) -> String {
    let moment = moment(at: time)
    var text =
      "{\"time\": \(precise(time)), \"offset\": \(JSONText.list([moment.offset.x, moment.offset.y])),"
      + " \"velocity\": \(JSONText.list([moment.horizontal.velocity, moment.vertical.velocity])),"
      + " \"phase\": [\"\(moment.horizontal.phase.rawValue)\","
      + " \"\(moment.vertical.phase.rawValue)\"]"
    if let zoom = moment.zoom { text += ", \"zoom\": \(CanonicalNumber.string(zoom))" }
    let moved = sections.map { index in
      let section = moment.sections[index] ?? AxisMoment(offset: 0)
      return
        "\(JSONText.string(name(index))): {\"offset\": \(CanonicalNumber.string(section.offset)),"
        + " \"velocity\": \(CanonicalNumber.string(section.velocity)),"
        + " \"phase\": \"\(section.phase.rawValue)\"}"
    }
    if !moved.isEmpty { text += ", \"sections\": {\(moved.joined(separator: ", "))}" }
    return text + "}"
  }

  private func separated(_ lines: [String]) -> [String] {
    lines.enumerated().map { "  " + $0.element + ($0.offset + 1 < lines.count ? "," : "") }
  }

  private func number(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 1) }

  private func zoom(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 3) }

  private func precise(_ seconds: Double) -> String {
    CanonicalNumber.string(CGFloat(seconds), decimals: 6)
  }

  /// Three decimals always, so that columns line up.
  func seconds(_ value: Double) -> String {
    let thousandths = Int((min(max(value, 0), 1e9) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Right-aligned; wider texts push what follows.
  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// A name cut to its column.
  private func heading(_ name: String) -> String {
    pad(name.count < 12 ? name : String(name.prefix(10)) + "…", 12)
  }
}
