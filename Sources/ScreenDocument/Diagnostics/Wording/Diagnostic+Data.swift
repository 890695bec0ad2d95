// SPDX-License-Identifier: MIT
//
// Data and images.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func dataFile(
    _ node: JSONNode, path: String, _ error: DocumentFileError
  ) -> Diagnostic {
    let name = Phrase.quoted(path)
    switch error {
    case .notFound:
      return Diagnostic(
        .dataNotFound, at: node.place, "the data file \(name) does not exist",
        expected: "a file below the document's folder", found: node.memberExcerpt)
    case .outsideFolder: return outside(node, path: path)
    case .tooLarge(let bytes):
      return Diagnostic(
        .dataTooLarge, at: node.place, "the data file \(name) is too large",
        expected: "at most \(ReadingLimits.dataBytes) bytes", found: "\(bytes) bytes")
    case .unreadable(let reason):
      return Diagnostic(
        .dataNotFound, at: node.place, "the data file \(name) can't be read",
        found: reason)
    }
  }

  private static func outside(_ node: JSONNode, path: String) -> Diagnostic {
    Diagnostic(
      .dataOutsideFolder, at: node.place, "\(Phrase.quoted(path)) leaves the document's folder",
      expected: "a relative path below the document's folder", found: node.memberExcerpt)
  }

  static func dataSyntax(
    _ node: JSONNode, path: String, _ error: JSONError, bytes: [UInt8]
  ) -> Diagnostic {
    let use = Related(label: "named here", place: node.place)
    let place = Place(file: path, line: error.place.line, column: error.place.column)
    switch error.reason {
    case .tooLarge(let bytes, let limit):
      return Diagnostic(
        .dataTooLarge, at: place, "the data is too large", expected: "at most \(limit) bytes",
        found: "\(bytes) bytes", related: use)
    case .tooDeep(let limit):
      return Diagnostic(
        .dataTooLarge, at: place, "lists and objects are nested too deep",
        expected: "at most \(limit) levels", related: use)
    default:
      let text = SyntaxText(error, bytes)
      return Diagnostic(
        .dataSyntax, at: place, text.message, expected: text.expected, found: text.found,
        hint: text.hint, related: use)
    }
  }

  static func dataPointer(
    _ node: JSONNode, path: String, pointer: String, root: JSONNode
  ) -> Diagnostic {
    let names = root.kind == .object ? root.children.prefix(8).compactMap(\.key) : []
    return Diagnostic(
      .dataNotFound, at: node.place,
      "\(Phrase.quoted(pointer)) leads nowhere in \(Phrase.quoted(path))",
      expected: names.isEmpty
        ? "a JSON pointer into \(Phrase.kind(root.kind))"
        : "a JSON pointer, as in /" + names.joined(separator: ", /"), found: node.memberExcerpt,
      hint: pointer.hasPrefix("/") || pointer.isEmpty ? nil : "a JSON pointer begins with '/'")
  }

  static func unknownSource(_ node: JSONNode, name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: node.place, "there is no data source \(Phrase.quoted(name))",
      expected: known.isEmpty ? "a source in 'data'" : Phrase.oneOf(known),
      found: node.memberExcerpt, hint: Phrase.didYouMean(name, known))
  }

  static func sourceIsNotAList(_ list: JSONNode, name: String, use: JSONNode) -> Diagnostic {
    Diagnostic(
      .wrongType, at: list.place, "the data source \(Phrase.quoted(name)) is not a list",
      expected: "a list of records", found: list.memberExcerpt,
      related: Related(label: "used here", place: use.place))
  }

  static func recordIsNoObject(_ record: JSONNode, count: Int) -> Diagnostic {
    Diagnostic(
      .wrongType, at: record.place,
      count == 1
        ? "the record is not an object" : "\(count) records are not objects, this one the first",
      expected: "an object", found: record.excerpt)
  }

  static func imageFile(_ node: JSONNode, path: String, _ error: DocumentFileError) -> Diagnostic {
    if error == .outsideFolder { return outside(node, path: path) }
    return Diagnostic(
      .imageMissing, at: node.place,
      path.isEmpty ? "the image has no name" : "the image \(Phrase.quoted(path)) does not exist",
      expected: "a file below the document's folder" + (path.isEmpty ? ", or an address" : ""),
      found: node.memberExcerpt,
      hint: "a placeholder is shown in its place")
  }
}
