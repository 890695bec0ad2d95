// SPDX-License-Identifier: MIT
//
// Files that are no JSON, or too much of it.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func syntax(_ error: JSONError, file: String, bytes: [UInt8]) -> Diagnostic {
    let place = Place(file: file, line: error.place.line, column: error.place.column)
    switch error.reason {
    case .tooLarge(let bytes, let limit):
      return Diagnostic(
        .limits, at: place, "the document is too large", expected: "at most \(limit) bytes",
        found: "\(bytes) bytes", hint: "move the records into a data file")
    case .tooDeep(let limit):
      return Diagnostic(
        .limits, at: place, "lists and objects are nested too deep",
        expected: "at most \(limit) levels")
    default:
      let text = SyntaxText(error, bytes)
      return Diagnostic(
        .jsonSyntax, at: place, text.message, expected: text.expected, found: text.found,
        hint: text.hint)
    }
  }

  static func duplicateKey(_ text: JSONText, _ duplicate: JSONReader.Duplicate) -> Diagnostic {
    let node = JSONNode(text: text, index: Int(duplicate.index))
    let (line, column) = text.lines.place(of: duplicate.firstKey, in: text.bytes)
    let first = Place(file: text.name, line: line, column: column, pointer: node.pointer)
    return Diagnostic(
      .jsonDuplicateKey, at: node.keyPlace, "\(Phrase.name(node)) stands twice in one object",
      expected: "each key once", found: node.memberExcerpt, hint: "the last one is used",
      related: Related(label: "first here", place: first))
  }
}
