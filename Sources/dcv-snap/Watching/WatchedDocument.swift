// SPDX-License-Identifier: MIT
//
// What the page knows of one document: its last good pictures, and what is wrong with it now.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import SnapshotStore

/// One document as it is watched.
struct WatchedDocument: Sendable {
  /// A picture that may be asked for; it is painted then.
  struct Picture: Sendable {
    let id: String
    let stop: String
    let drawing: SheetPicture
  }

  let source: DocumentSource
  let project: Project?
  /// Counts up with every drawing of it that is shown.
  var generation = 0
  /// Of the last drawing without an error; of the first one, when there was none without.
  var pictures: [Picture] = []
  /// Whether the pictures are older than the document.
  var isStale = false
  var diagnostics: [Diagnostic] = []
  /// Diagnostics that were too many to keep.
  var omitted = 0
  /// What has no place in the document.
  var troubles: [String] = []

  /// The most pictures of a document: all of their drawings are held.
  static let mostPictures = 1000

  /// Whether there is an error.
  var isBroken: Bool {
    !troubles.isEmpty || diagnostics.contains { $0.severity == .error }
  }

  /// The document as the page gets it.
  var json: JSONValue {
    var rows: [SheetRow] = []
    var stops: [String] = []
    let pictures = pictures.map { picture -> JSONValue in
      let row = rows.firstIndex(of: picture.drawing.row) ?? rows.count
      if row == rows.count { rows.append(picture.drawing.row) }
      let stop = stops.firstIndex(of: picture.stop) ?? stops.count
      if stop == stops.count { stops.append(picture.stop) }
      let size = picture.drawing.list.size
      return .object([
        ("id", .string(picture.id)), ("row", .integer(row)), ("stop", .integer(stop)),
        ("width", .number(size.width)), ("height", .number(size.height)),
        (
          "offset",
          .array([
            .string(CanonicalNumber.string(picture.drawing.offset.x, decimals: 1)),
            .string(CanonicalNumber.string(picture.drawing.offset.y, decimals: 1)),
          ])
        ),
        ("full", .bool(picture.drawing.showsFullContent)),
      ])
    }
    return .object([
      ("name", .string(source.shownName)), ("generation", .integer(generation)),
      ("broken", .bool(isBroken)), ("stale", .bool(isStale)),
      ("diagnostics", .array(diagnostics.prefix(Self.mostShown).map(\.json))),
      ("omitted", .integer(omitted + max(0, diagnostics.count - Self.mostShown))),
      ("troubles", .array(troubles.map { .string($0) })),
      (
        "rows",
        .array(
          rows.map { row in
            .object([
              ("device", .string(row.device)), ("words", .array(row.words.map { .string($0) })),
              ("measures", .string(row.measures)), ("scale", .number(row.scale)),
            ])
          })
      ),
      ("stops", .array(stops.map { .string($0) })), ("pictures", .array(pictures)),
    ])
  }

  /// Diagnostics that the page is sent.
  private static let mostShown = 100
}

extension Diagnostic {
  /// The diagnostic as the page gets it.
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("severity", .string(severity.rawValue)), ("code", .string(code.rawValue)),
      ("message", .string(message)),
      ("place", .string("\(place.file):\(place.line):\(place.column)")),
      ("pointer", .string(place.pointer)),
    ]
    for (key, text) in [("expected", expected), ("found", found), ("hint", hint)] {
      if let text { members.append((key, .string(text))) }
    }
    return .object(members)
  }
}
