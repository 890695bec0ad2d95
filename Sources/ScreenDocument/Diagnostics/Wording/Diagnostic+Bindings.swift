// SPDX-License-Identifier: MIT
//
// Bindings.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func bindingSyntax(_ node: JSONNode, _ fault: BindingTemplate.Fault) -> Diagnostic {
    let message: String
    var expected: String?
    var hint: String?
    switch fault.reason {
    case .unclosed:
      message = "a binding is not closed"
      expected = "{{path}}"
      hint = "write \\\\{{ for braces that are no binding"
    case .emptyPath:
      message = "a binding has no path, or an empty part in it"
      expected = "names and numbers with dots between, as in {{author.name}}"
    case .unknownFormatter(let name):
      message = "\(Phrase.quoted(name)) is not a formatter"
      expected = Phrase.oneOf(BindingFormatter.names)
      hint = Phrase.didYouMean(name, BindingFormatter.names)
    case .badArgument(let formatter, let wanted):
      message = "the formatter '\(formatter)' can't be used like this"
      expected = wanted
    }
    return Diagnostic(
      .bindingSyntax, at: node.place, message, expected: expected, found: node.memberExcerpt,
      hint: hint)
  }

  /// A binding that came to nothing in `count` of `total` records.
  static func binding(
    _ node: JSONNode, _ fault: BindingFault, record: JSONNode, count: Int, of total: Int,
    section: String
  ) -> Diagnostic {
    let name = Phrase.quoted(fault.binding.name)
    let share =
      total == 1
      ? "in \(Phrase.quoted(section))"
      : "in \(count) of \(total) records of \(Phrase.quoted(section))"
    let place = fault.node?.place ?? record.place
    let related = Related(
      label: count == 1 ? "in this record" : "first in this record", place: place)
    switch fault.reason {
    case .missing:
      let known = record.kind == .object ? record.children.compactMap(\.key) : []
      return Diagnostic(
        .bindingMissingKey, at: node.place, "\(name) is missing \(share)",
        expected: "a value, or null for none", found: node.memberExcerpt,
        hint: Phrase.didYouMean(fault.binding.path.first ?? "", known)
          ?? "{{\(fault.binding.name)|default:text}} stands in where it is missing",
        related: related)
    case .notText:
      return Diagnostic(
        .bindingWrongType, at: node.place, "\(name) is not a text \(share)",
        expected: "a text, a number, true, false or null", found: fault.node?.memberExcerpt,
        related: related)
    case .refused(_, let expected):
      return Diagnostic(
        .bindingWrongType, at: node.place, "\(name) can't be formatted \(share)",
        expected: expected, found: fault.node?.memberExcerpt, related: related)
    case .unfit(let complaint):
      return Diagnostic(
        .bindingWrongType, at: node.place, "\(name) does not fit \(share)",
        expected: complaint.expectation, found: fault.node?.memberExcerpt, related: related)
    }
  }
}
