// SPDX-License-Identifier: MIT
//
// The document as a whole.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func versionMissing(_ root: JSONNode) -> Diagnostic {
    Diagnostic(
      .versionMissing, at: root.place, "the document does not say its version",
      expected: "\"version\": \(DocumentForm.version)", found: keys(of: root))
  }

  static func versionNewer(_ node: JSONNode, found: Int) -> Diagnostic {
    Diagnostic(
      .versionNewer, at: node.place,
      "the document is of version \(found); what is new in it is passed over",
      expected: "version \(DocumentForm.version)", found: node.memberExcerpt)
  }

  static func collectionOutsideRoot(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: node.place, "the document's sections can't stand in a template",
      expected: "'collection' in the document's 'root'")
  }

  static func rootDoesNotScroll(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .notSupported, at: node.keyPlace, "sections inside of a root are drawn at their start",
      found: node.memberExcerpt,
      hint: "a pinned view of 'configuration.boundary' stays while sections scroll")
  }

  static func unknownDevice(_ node: JSONNode) -> Diagnostic {
    let name = node.string ?? ""
    return Diagnostic(
      .unresolvedReference, at: node.place, "\(Phrase.quoted(name)) is not a known device",
      expected: "a device's name, or its width and height", found: node.memberExcerpt,
      hint: Phrase.didYouMean(name, Device.all.flatMap(\.names))
        ?? "'dcv-snap list --devices' names them all")
  }

  static func pictureTooLarge(_ node: JSONNode, limit: CGFloat) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "\(Phrase.name(node)) makes the picture too large",
      expected: "at most \(Complaint.text(limit)) pixels", found: node.memberExcerpt)
  }

  static func variantValue(
    _ node: JSONNode, axis: VariantAxis.Name, _ error: VariantValueError
  ) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: node.place, "\(node.excerpt) is not a value of '\(axis.rawValue)'",
      expected: error.expected, found: node.excerpt,
      hint: error.nearest.map { "did you mean '\($0)'?" })
  }

  static func variantCap(_ node: JSONNode, pictures: Double) -> Diagnostic {
    Diagnostic(
      .variantCap, at: node.place, "stops and variants make too many pictures",
      expected: "at most \(ReadingLimits.pictures)", found: Complaint.text(CGFloat(pictures)))
  }

  static func tooManySections(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .limits, at: node.place, "the document has too many sections",
      expected: "at most \(ReadingLimits.sections)")
  }

  static func tooManyItems(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .limits, at: node.place, "the document has too many items",
      expected: "at most \(ReadingLimits.listedItems)",
      hint: "'limit' takes the first records of a data source")
  }

  static func duplicateID(
    _ node: JSONNode, what: String, id: String, first: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .duplicateID, at: node.place, "the \(what) \(Phrase.quoted(id)) exists already",
      expected: "an id of its own", found: node.memberExcerpt,
      related: Related(label: "first used here", place: first.place))
  }

  static func unresolved(
    _ node: JSONNode, what: String, id: String, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: node.place, "there is no \(what) \(Phrase.quoted(id))",
      found: node.memberExcerpt, hint: nearest.map { "did you mean '\($0)'?" })
  }

  static func unknownCell(_ node: JSONNode, name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownCell, at: node.place, "there is no cell \(Phrase.quoted(name))",
      expected: known.isEmpty ? "a template in 'cells'" : Phrase.oneOf(known),
      found: node.memberExcerpt,
      hint: Phrase.didYouMean(name, known) ?? "a placeholder is shown in its place")
  }

  static func supplementaryWithoutItem(_ node: JSONNode, kind: String) -> Diagnostic {
    Diagnostic(
      .supplementaryWithoutItem, at: node.place,
      "nothing is given to show for the kind \(Phrase.quoted(kind))",
      expected: "an entry \"\(kind)\" in 'supplementary'", found: node.memberExcerpt,
      hint: "its room is kept and left empty")
  }
}
