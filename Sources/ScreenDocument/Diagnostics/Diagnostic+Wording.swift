// SPDX-License-Identifier: MIT
//
// The wording of every diagnostic made while a document is read. Call sites stay silent about
// prose.

import DynamicCollectionView
import Foundation
import Geometry

extension Complaint {
  /// A bound as messages show it.
  static func text(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 6) }
}

/// Phrases that many messages share.
private enum Phrase {
  /// `one of a, b, c`; nil when there are more than a reader would look through.
  static func oneOf(_ names: [String]) -> String? {
    names.count <= 12
      ? (names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")) : nil
  }

  /// `one of a, b, c`; the first ten of many and the number of the others.
  static func oneOfMany(_ names: [String]) -> String {
    oneOf(names)
      ?? "one of " + names.prefix(10).joined(separator: ", ")
      + " and \(names.count - 10) others (see dcv-snap schema)"
  }

  static func didYouMean(_ name: String, _ known: some Sequence<String>) -> String? {
    NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
  }

  /// A kind of value with its article, as messages call what was found.
  static func kind(_ kind: JSONText.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  static func name(_ node: JSONNode) -> String { node.key.map { "'\($0)'" } ?? "this value" }

  static func plural(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// A quoted name, cut at about 40 characters.
  static func quoted(_ text: String) -> String {
    "'" + (text.unicodeScalars.count > 40 ? String(text.prefix(40)) + "…" : text) + "'"
  }
}

// MARK: - Text

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

// MARK: - Single values

extension Diagnostic {
  static func invalid(_ node: JSONNode, _ complaint: Complaint) -> Diagnostic {
    switch complaint {
    case .wrongType(let expected):
      return Diagnostic(
        .wrongType, at: node.place, "\(Phrase.name(node)) is not \(expected)", expected: expected,
        found: node.memberExcerpt, hint: typeHint(node, expected))
    case .outOfRange(let expected):
      return Diagnostic(
        .outOfRange, at: node.place, "\(Phrase.name(node)) is out of range", expected: expected,
        found: node.memberExcerpt)
    case .unknownWord(let what, let allowed):
      let word = node.string ?? ""
      return Diagnostic(
        .unknownValue, at: node.place, "\(Phrase.quoted(word)) is not \(what)",
        expected: Phrase.oneOf(allowed) ?? what, found: node.memberExcerpt,
        hint: Phrase.didYouMean(word, allowed))
    case .notSupported(let what):
      return Diagnostic(
        .notSupported, at: node.place, "\(what) are not supported yet", found: node.memberExcerpt)
    }
  }

  /// A number in quotes is the mistake that is made most.
  private static func typeHint(_ node: JSONNode, _ expected: String) -> String? {
    if node.kind == .number {
      switch expected {
      case "a dimension": return "write { \"absolute\": \(node.excerpt) } for points"
      case "a spacing": return "write { \"fixed\": \(node.excerpt) } for points"
      default: return nil
      }
    }
    guard let text = node.string else { return nil }
    if expected.hasPrefix("true or"), text == "true" || text == "false" {
      return "write \(text) without quotes"
    }
    let isNumber = expected.contains("number") || expected.contains("points")
    guard isNumber, let value = Double(text), value.isFinite else { return nil }
    return "write \(CanonicalNumber.string(CGFloat(value), decimals: 6)) without quotes"
  }

  static func wrongCount(
    _ node: JSONNode, what: String, minimum: Int, maximum: Int?
  ) -> Diagnostic {
    let bounds = maximum.map { "from \(minimum) to \($0) of them" } ?? "at least \(minimum) of them"
    return Diagnostic(
      .outOfRange, at: node.place, "\(Phrase.name(node)) has the wrong number of entries",
      expected: "\(what), \(bounds)", found: "\(node.count)")
  }

  static func wrongTuple(_ node: JSONNode, names: [String]) -> Diagnostic {
    Diagnostic(
      .wrongType, at: node.place, "\(Phrase.name(node)) has the wrong number of entries",
      expected: "[" + names.joined(separator: ", ") + "]", found: node.memberExcerpt)
  }

  static func emptyName(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "\(Phrase.name(node)) is empty", expected: "at least one letter",
      found: node.memberExcerpt)
  }
}

// MARK: - Keys

extension Diagnostic {
  static func unknownKey(_ member: JSONNode, of what: String, known: [String]) -> Diagnostic {
    let key = member.key ?? ""
    return Diagnostic(
      .unknownKey, at: member.parentPlace, "\(Phrase.quoted(key)) is not a key of \(what)",
      expected: Phrase.oneOf(known), found: member.memberExcerpt,
      hint: Phrase.didYouMean(key, known))
  }

  static func unknownVariant(_ member: JSONNode, of what: String, known: [String]) -> Diagnostic {
    let key = member.key ?? ""
    return Diagnostic(
      .unknownKey, at: member.parentPlace, "\(Phrase.quoted(key)) is not \(what)",
      expected: Phrase.oneOfMany(known), found: member.memberExcerpt,
      hint: Phrase.didYouMean(key, known))
  }

  static func reserved(_ member: JSONNode) -> Diagnostic {
    Diagnostic(
      .notSupported, at: member.parentPlace, "\(Phrase.name(member)) is not supported yet",
      found: member.memberExcerpt,
      hint: "the key is ignored; keys that begin with 'x-' are free for your own use")
  }

  static func missingKey(
    _ key: String, in node: JSONNode, of what: String, _ about: String
  ) -> Diagnostic {
    let purpose = about.hasSuffix(".") ? String(about.dropLast()) : about
    return Diagnostic(
      .missingKey, at: node.place, "\(what) needs '\(key)'",
      expected: "\"\(key)\": " + (purpose.prefix(1).lowercased() + purpose.dropFirst()),
      found: keys(of: node))
  }

  static func missingOne(of keys: [String], in node: JSONNode, _ what: String) -> Diagnostic {
    Diagnostic(
      .missingKey, at: node.place,
      keys.count <= 2
        ? "\(what) needs " + keys.map { "'\($0)'" }.joined(separator: " or ")
        : "\(what) needs one key that says what it is",
      expected: Phrase.oneOfMany(keys), found: Self.keys(of: node))
  }

  private static func keys(of node: JSONNode) -> String {
    let names = node.children.prefix(8).compactMap(\.key)
    return names.isEmpty ? node.excerpt : "only " + names.joined(separator: ", ")
  }

  static func conflict(_ second: JSONNode, with first: JSONNode, in what: String) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, at: second.keyPlace,
      "\(Phrase.name(second)) does not go with \(Phrase.name(first)) in \(what)",
      expected: "only one of them", found: second.memberExcerpt,
      related: Related(label: "\(Phrase.name(first)) is here", place: first.keyPlace))
  }
}

extension JSONNode {
  /// The place of its key, with the pointer of the object around it.
  fileprivate var parentPlace: Diagnostic.Place {
    var place = keyPlace
    if let slash = place.pointer.lastIndex(of: "/") {
      place.pointer = String(place.pointer[..<slash])
    }
    return place
  }
}

// MARK: - Layout

extension Diagnostic {
  static func unknownLayoutType(_ type: JSONNode, name: String) -> Diagnostic {
    let known = SectionLayoutForm.kinds.map(\.name)
    return Diagnostic(
      .unknownLayoutType, at: type.place, "\(Phrase.quoted(name)) is not a layout type",
      expected: "one of " + known.joined(separator: ", "), found: type.memberExcerpt,
      hint: Phrase.didYouMean(name, known))
  }

  static func unknownPreset(_ preset: JSONNode, name: String) -> Diagnostic {
    let known = PresetForm.all.map(\.name)
    return Diagnostic(
      .unknownLayoutType, at: preset.place, "\(Phrase.quoted(name)) is not a preset",
      expected: "one of " + known.joined(separator: ", "), found: preset.memberExcerpt,
      hint: Phrase.didYouMean(name, known))
  }

  static func tooManyNestedGroups(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .limits, at: node.place, "groups are nested too deep",
      expected: "at most \(ReadingLimits.groupDepth) groups inside one another")
  }

  static func tooManyGroupItems(_ node: JSONNode, items: Double) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "the group has too many items",
      expected: "at most \(ReadingLimits.groupItems) in one group",
      found: Complaint.text(CGFloat(items)))
  }

  static func countOfSeveral(_ node: JSONNode, subitems: Int) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, at: node.keyPlace, "\(Phrase.name(node)) takes one subitem",
      expected: "one entry in 'subitems'", found: Phrase.plural(subitems, "entry", "entries"),
      hint: "the first subitem is used")
  }

  static func duplicateKind(_ node: JSONNode, name: String, first: JSONNode) -> Diagnostic {
    Diagnostic(
      .duplicateID, at: node.place, "the kind \(Phrase.quoted(name)) is used twice",
      expected: "a kind of its own", found: node.memberExcerpt,
      related: Related(label: "first used here", place: first.place))
  }

  static func wrongAxis(_ member: JSONNode, isSideways: Bool) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: member.keyPlace,
      "\(Phrase.name(member)) is for a \(isSideways ? "vertical" : "horizontal") waterfall",
      expected: isSideways ? "'rows' and 'itemWidth'" : "'columns' and 'itemHeight'",
      found: member.memberExcerpt,
      hint: isSideways ? nil : "\"axis\": \"horizontal\" makes it go sideways")
  }

  static func aspectSyntax(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .bindingSyntax, at: node.place, "\(Phrase.name(node)) is not a ratio from the record",
      expected: "{{width}}/{{height}} or {{ratio}}", found: node.memberExcerpt)
  }

  static func aspectWithoutRecords(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: node.place, "placeholders have no record to take a ratio from",
      expected: "a list of ratios, or 'items' in place of 'itemCount'", found: node.memberExcerpt)
  }

  static func loopInLoop(_ list: JSONNode) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: list.keyPlace, "a loop is inside another one",
      expected: "one 'forEach' around a view", found: list.memberExcerpt,
      hint: "make each inner list a record of its own")
  }

  static func conditionNoMatch(_ node: JSONNode, width: CGFloat) -> Diagnostic {
    Diagnostic(
      .conditionNoMatch, at: node.place,
      "no case holds at a width of \(CanonicalNumber.string(width))",
      expected: "a case for every width, or 'else'", found: node.memberExcerpt)
  }

  static func noRoom(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .layoutNoRoom, at: node.place, "the viewport has no room",
      expected: "a width and a height above 0", found: node.memberExcerpt)
  }
}

// MARK: - The document

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

// MARK: - Data and images

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
      .imageMissing, at: node.place, "the image \(Phrase.quoted(path)) does not exist",
      expected: "a file below the document's folder", found: node.memberExcerpt,
      hint: "a placeholder is shown in its place")
  }
}

// MARK: - Bindings

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

extension Complaint {
  fileprivate var expectation: String {
    switch self {
    case .wrongType(let expected), .outOfRange(let expected): expected
    case .unknownWord(let what, let allowed): Phrase.oneOf(allowed) ?? what
    case .notSupported(let what): "something else than " + what
    }
  }
}
