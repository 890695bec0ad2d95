// SPDX-License-Identifier: MIT
//
// What the page knows of a run: as `results.json` has it, with names of pictures in place of paths,
// and nothing that it does not show.

import DynamicCollectionView

/// A run as the page reads it.
struct ReportData {
  let json: JSONValue

  /// - Parameter keys: Names of pictures by part, one entry a snapshot.
  init(_ run: RunResult, keys: [[HTMLReport.Part: String]], frames: HTMLReport.Frames) {
    json = .object([
      ("command", .string(run.command)), ("engine", .string(run.engine)),
      ("summary", .string(run.summary)), ("complete", .bool(run.isComplete)),
      ("canary", .array(run.canaryFailures.map(JSONValue.string))),
      ("notes", .array(run.notes.map(JSONValue.string))),
      ("obsolete", .array((run.obsolete ?? []).map(JSONValue.string))),
      ("debt", .array(run.debt.map(Self.debt))),
      ("snapshots", .array(zip(run.snapshots, keys).map { Self.snapshot($0, $1, frames) })),
    ])
  }

  private static func debt(_ debt: ToleranceDebt) -> JSONValue {
    .object([
      ("pattern", .string(debt.pattern)), ("tolerance", .string(debt.tolerance)),
      ("reason", .string(debt.reason)), ("share", debt.share.map(JSONValue.number) ?? .null),
      ("text", .string(debt.text)), ("hides", .bool(!debt.uses.isEmpty)),
      ("advice", debt.advice.map(JSONValue.string) ?? .null),
    ])
  }

  private static func snapshot(
    _ snapshot: SnapshotResult, _ keys: [HTMLReport.Part: String], _ frames: HTMLReport.Frames
  ) -> JSONValue {
    let pictures = HTMLReport.Part.allCases.compactMap { part in
      part == .thumb ? nil : keys[part].map { (part.rawValue, JSONValue.string($0)) }
    }
    var members: [(String, JSONValue)] = [
      ("id", .string(snapshot.id)), ("document", .string(snapshot.document)),
      ("stop", .string(snapshot.stop)), ("order", .integer(snapshot.order)),
      ("variant", .object(snapshot.variant.map { ($0.axis, .string($0.value)) })),
      ("state", .string(snapshot.state.rawValue)), ("scale", .length(snapshot.scale)),
      ("pictures", .object(pictures)),
    ]
    if let thumb = keys[.thumb] { members.append(("thumb", .string(thumb))) }
    if !snapshot.summary.isEmpty { members.append(("summary", .string(snapshot.summary))) }
    if !snapshot.details.isEmpty { members.append(("details", .string(snapshot.details))) }
    if !snapshot.notes.isEmpty {
      members.append(("notes", .array(snapshot.notes.map(JSONValue.string))))
    }
    if let place = snapshot.place { members.append(("place", place.json)) }
    if let hash = snapshot.hash { members.append(("hash", .string(hash))) }
    if let hash = snapshot.layoutHash { members.append(("layoutHash", .string(hash))) }
    if let difference = snapshot.difference { members.append(("difference", difference.json)) }
    if let before = snapshot.before { members.append(("before", before.shortened.json)) }
    if let after = snapshot.after ?? frames(snapshot) {
      members.append(("after", after.shortened.json))
    }
    if let use = snapshot.use { members.append(("rule", .integer(use.rule))) }
    return .object(members)
  }
}

extension FrameList {
  /// With no more elements than the page draws.
  fileprivate var shortened: FrameList {
    var copy = self
    copy.elements = Array(elements.prefix(HTMLReport.mostFrames))
    return copy
  }
}
