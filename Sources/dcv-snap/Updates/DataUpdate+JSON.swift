// SPDX-License-Identifier: MIT
//
// A data update as programs read it.

import SnapshotStore

extension DataUpdate {
  /// `counts`, `changes`, and the sections whose items have no ids.
  var members: [(String, JSONValue)] {
    [
      ("counts", Self.object { count($0) }),
      ("changes", .array(changes.map(\.json))),
      ("sectionsWithoutIDs", .array(sectionsWithoutIDs.map(JSONValue.string))),
    ]
  }

  /// A number for each ``What``.
  static func object(_ count: (What) -> Int) -> JSONValue {
    .object(What.allCases.map { ($0.rawValue, .integer(count($0))) })
  }
}

extension DataUpdate.Change {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("change", .string(what.rawValue)), ("subject", .string(subject.word)),
      ("id", .string(name)),
    ]
    if let from { members.append(("from", from.json)) }
    if let to { members.append(("to", to.json)) }
    return .object(members)
  }
}

extension DataUpdate.Subject {
  fileprivate var word: String {
    switch self {
    case .item: "item"
    case .section: "section"
    case .view(let kind): kind
    }
  }
}

extension DataUpdate.Place {
  fileprivate var json: JSONValue {
    .object([("section", .string(sectionID)), ("index", .integer(index))])
  }
}
