// SPDX-License-Identifier: MIT
//
// Values chosen by the container's effective width: cases from the top, the first that is wide
// enough wins, else the stand-in.

import Foundation

extension Form {
  /// The form itself, or cases of it by width.
  var byWidth: Form<Value> {
    let minimum = Field<CGFloat?>.required(
      "minWidth", .number("a width in points", in: Lengths.positive),
      "The case holds from this effective width on, points.")
    let choice = Field<Value?>.required("value", self, "What holds then.")
    let aCase = Form<(CGFloat, Value)>.object(
      "a case", [minimum, choice]
    ) { members in
      guard let width = members[minimum], let value = members[choice] else { return nil }
      return (width, value)
    }
    let cases = Field<[(CGFloat, Value)]?>.required(
      "cases", .list("a list of cases", of: aCase, minimum: 1),
      "From the top; the first whose minWidth is reached wins.")
    let otherwise = Field<Value?>.optional("else", self, "What holds when no case does.")
    let conditions = Form<Value>.object("a choice by width", [cases, otherwise]) { members in
      let width = members.resolving.width
      return (members[cases] ?? []).first { width >= $0.0 }?.1 ?? members[otherwise]
    }
    return Form(
      schema: .anyOf([schema, conditions.schema]),
      check: { node, checking in
        (node["cases"] == nil ? self : conditions).check(node, checking)
        if node["cases"] != nil, node["else"] == nil { checking.openConditions.append(node) }
      },
      meaning: { node, resolving in
        (node["cases"] == nil ? self : conditions).meaning(node, resolving)
      })
  }
}
