// SPDX-License-Identifier: MIT
//
// A snapshot's result as JSON and back. Frames are rows of a table: thousands stay readable.

import DynamicCollectionView
import Foundation

extension SnapshotResult {
  /// As it stands in `results.json`; what is not there is left out.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(id)), ("file", .string(file)), ("document", .string(document)),
      ("stop", .string(stop)), ("order", .integer(order)),
      ("variant", .object(variant.map { ($0.axis, .string($0.value)) })),
      ("state", .string(state.rawValue)),
    ]
    if !self.summary.isEmpty { members.append(("summary", .string(self.summary))) }
    if !self.details.isEmpty { members.append(("details", .string(self.details))) }
    if !self.notes.isEmpty { members.append(("notes", .array(self.notes.map(JSONValue.string)))) }
    if let place = self.place { members.append(("place", place.json)) }
    members.append(("scale", .length(scale)))
    if let hash { members.append(("hash", .string(hash))) }
    if let referenceHash { members.append(("referenceHash", .string(referenceHash))) }
    if let layoutHash = self.layoutHash { members.append(("layoutHash", .string(layoutHash))) }
    let roles = PictureRole.allCases.compactMap { role in
      self.pictures[role].map { (role.rawValue, JSONValue.string($0)) }
    }
    if !roles.isEmpty { members.append(("pictures", .object(roles))) }
    if let difference = self.difference { members.append(("difference", difference.json)) }
    if let before = self.before { members.append(("before", before.json)) }
    if let after = self.after { members.append(("after", after.json)) }
    if let use = self.use { members.append(("tolerance", use.json)) }
    return .object(members)
  }

  /// Reads one; nil when what every result has is missing.
  init?(json: JSONValue) {
    guard let id = json["id"].string, let file = json["file"].string,
      let state = json["state"].string.flatMap(SnapshotState.init(rawValue:))
    else { return nil }
    var variant: [LayoutDump.VariantValue] = []
    if case .object(let axes) = json["variant"] {
      variant = axes.map { LayoutDump.VariantValue(axis: $0.0, value: $0.1.string ?? "") }
    }
    self.init(
      id: id, file: file, document: json["document"].string ?? "", stop: json["stop"].string ?? "",
      order: json["order"].integer ?? 0, variant: variant, state: state)
    self.summary = json["summary"].string ?? ""
    self.details = json["details"].string ?? ""
    self.notes = (json["notes"].array ?? []).compactMap(\.string)
    self.place = SourcePlace(json: json["place"])
    scale = json["scale"].length ?? 1
    hash = json["hash"].string
    referenceHash = json["referenceHash"].string
    self.layoutHash = json["layoutHash"].string
    for role in PictureRole.allCases {
      self.pictures[role] = json["pictures"][role.rawValue].string
    }
    self.difference = PixelDifference(json: json["difference"])
    self.before = FrameList(json: json["before"])
    self.after = FrameList(json: json["after"])
    self.use = ToleranceUse(json: json["tolerance"], id: id)
  }
}

extension SourcePlace {
  var json: JSONValue {
    .object([
      ("file", .string(file)), ("line", .integer(line)), ("column", .integer(column)),
      ("pointer", .string(pointer)),
    ])
  }

  init?(json: JSONValue) {
    guard let file = json["file"].string, let line = json["line"].integer,
      let column = json["column"].integer
    else { return nil }
    self.init(file: file, line: line, column: column, pointer: json["pointer"].string ?? "")
  }
}

extension ToleranceUse {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("rule", .integer(rule)), ("hidden", .integer(hidden))]
    if masked > 0 { members.append(("masked", .integer(masked))) }
    if let furthest { members.append(("furthest", .number(furthest))) }
    return .object(
      members + [
        ("counted", .integer(counted)), ("total", .integer(total)),
        ("densest", .integer(densest)), ("passed", .bool(passed)),
      ])
  }

  fileprivate init?(json: JSONValue, id: String) {
    guard let rule = json["rule"].integer, let passed = json["passed"].bool else { return nil }
    self.init(
      id: id, rule: rule, hidden: json["hidden"].integer ?? 0,
      masked: json["masked"].integer ?? 0, furthest: json["furthest"].number,
      counted: json["counted"].integer ?? 0, total: json["total"].integer ?? 0,
      densest: json["densest"].integer ?? 0, passed: passed)
  }
}

extension FrameList {
  var json: JSONValue {
    .object([
      ("viewport", .lengths([viewport.width, viewport.height])),
      ("offset", .lengths([offset.x, offset.y])),
      ("content", .lengths([content.width, content.height])),
      ("sections", .array(sections.map(\.json))), ("elements", .array(elements.map(\.json))),
    ])
  }

  init?(json: JSONValue) {
    guard let viewport = json["viewport"].lengths(2), let offset = json["offset"].lengths(2),
      let content = json["content"].lengths(2)
    else { return nil }
    self.init(
      viewport: CGSize(width: viewport[0], height: viewport[1]),
      offset: CGPoint(x: offset[0], y: offset[1]),
      content: CGSize(width: content[0], height: content[1]),
      sections: (json["sections"].array ?? []).compactMap(Frame.init),
      elements: (json["elements"].array ?? []).compactMap(Frame.init))
  }
}

extension FrameList.Frame {
  /// `[id, kind, section, x, y, width, height]`, and 1 at the end of a pinned one.
  fileprivate var json: JSONValue {
    var row: [JSONValue] = [.string(id), .string(kind), .integer(section)]
    row += [rect.minX, rect.minY, rect.width, rect.height].map(JSONValue.length)
    if isPinned { row.append(.integer(1)) }
    return .array(row)
  }

  fileprivate init?(json: JSONValue) {
    guard let row = json.array, row.count >= 7, let id = row[0].string, let kind = row[1].string,
      let section = row[2].integer, let numbers = JSONValue.array(Array(row[3..<7])).lengths(4)
    else { return nil }
    self.init(
      id: id, kind: kind,
      rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      section: section, isPinned: row.count > 7)
  }
}

extension JSONValue {
  /// A length in points with at most three decimals.
  static func length(_ length: CGFloat) -> JSONValue {
    let value = (Double(length) * 1000).rounded() / 1000
    guard value.isFinite else { return .integer(0) }
    return value == value.rounded() && abs(value) < 1e15 ? .integer(Int(value)) : .number(value)
  }

  static func lengths(_ lengths: [CGFloat]) -> JSONValue { .array(lengths.map(JSONValue.length)) }

  var length: CGFloat? { number.map { CGFloat($0) } }

  /// Exactly `count` lengths.
  func lengths(_ count: Int) -> [CGFloat]? {
    let lengths = (array ?? []).compactMap(\.length)
    return lengths.count == count ? lengths : nil
  }
}
