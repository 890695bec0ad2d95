// SPDX-License-Identifier: MIT
//
// What a data update came to in one variant, and at each stop: words for people, JSON for programs.

import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

/// What an update came to in one variant.
struct UpdateReport {
  /// What came of one stop.
  struct Stop {
    let name: String
    let files: [String]
    /// How much of the update neither picture shows.
    let offScreen: [DataUpdate.What: Int]
    /// What happened to the layout though nothing happened to the data; empty for nothing.
    let layout: String
  }

  let variant: [LayoutDump.VariantValue]
  let update: DataUpdate
  var stops: [Stop] = []
  /// Stops that only one of the documents has.
  var onlyBefore: [String] = []
  var onlyAfter: [String] = []

  // MARK: Words

  /// All of it. An update that is the same in several variants is told once.
  static func text(_ reports: [UpdateReport]) -> String {
    guard let first = reports.first else { return "" }
    let isSame = reports.allSatisfy { $0.update == first.update }
    var text = isSame ? first.update.text : ""
    for report in reports {
      let name = report.variant.map { " \($0.axis)=\(Quoted.short($0.value))" }.joined()
      if !isSame { text += (name.isEmpty ? "" : name.dropFirst() + ": ") + report.update.text }
      text += report.stopLines(name)
    }
    let count = reports.flatMap(\.stops).reduce(0) { $0 + $1.files.count }
    return text + "wrote \(count) file\(count == 1 ? "" : "s")\n"
  }

  private func stopLines(_ variant: String) -> String {
    var lines: [String] = []
    for stop in stops {
      let unseen = DataUpdate.counts { stop.offScreen[$0] ?? 0 }
      if !unseen.isEmpty {
        lines.append(
          "  off screen at '\(Quoted.short(stop.name))'\(variant): "
            + unseen.joined(separator: ", "))
      }
      if !stop.layout.isEmpty {
        lines.append(
          "  the layout differs at '\(Quoted.short(stop.name))'\(variant): \(stop.layout)")
      }
    }
    for (names, place) in [(onlyBefore, "before"), (onlyAfter, "after")] where !names.isEmpty {
      let list = names.prefix(4).map { "'\(Quoted.short($0))'" }.joined(separator: ", ")
      let more = names.count > 4 ? " and \(names.count - 4) more" : ""
      lines.append("  only \(place)\(variant): stop\(names.count == 1 ? "" : "s") \(list)\(more)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: JSON

  /// All of it.
  static func json(_ reports: [UpdateReport], before: String, after: String) -> String {
    JSONValue.object([
      ("before", .string(before)), ("after", .string(after)),
      ("updates", .array(reports.map(\.json))),
    ]).text
  }

  private var json: JSONValue {
    let variant = JSONValue.object(variant.map { ($0.axis, .string($0.value)) })
    let stops = stops.map { stop in
      var members: [(String, JSONValue)] = [
        ("stop", .string(stop.name)), ("files", .array(stop.files.map(JSONValue.string))),
        ("offScreen", DataUpdate.object { stop.offScreen[$0] ?? 0 }),
      ]
      if !stop.layout.isEmpty { members.append(("layout", .string(stop.layout))) }
      return JSONValue.object(members)
    }
    return .object(
      [("variant", variant)] + update.members + [
        ("stops", .array(stops)), ("onlyBefore", .array(onlyBefore.map(JSONValue.string))),
        ("onlyAfter", .array(onlyAfter.map(JSONValue.string))),
      ])
  }
}
