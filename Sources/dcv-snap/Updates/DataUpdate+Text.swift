// SPDX-License-Identifier: MIT
//
// Words for a data update: one line of counts, then a line for each thing that happened.

import ScreenDocument
import ScreenSnapshots

extension DataUpdate {
  /// Lines for each ``What`` that are written out; the rest is counted.
  static let shownLines = 20

  /// `2 inserted, 1 removed, 1 moved, 1 changed in place`; sections are counted after the rest.
  var summary: String {
    guard !isEmpty else { return "nothing changed" }
    let items = Self.counts { count($0) }
    let sections = What.allCases.compactMap { what -> String? in
      let count = count(what, sections: true)
      return count == 0 ? nil : "\(count) section\(count == 1 ? "" : "s") \(what.rawValue)"
    }
    return (items + sections).joined(separator: ", ")
  }

  /// `2 inserted`, `1 changed in place`: those that are not 0.
  static func counts(_ count: (What) -> Int) -> [String] {
    What.allCases.compactMap { what in
      let number = count(what)
      return number == 0 ? nil : "\(number) \(what.words)"
    }
  }

  /// The summary and the lines below it; each ends in a line feed.
  var text: String {
    var lines = [summary]
    for what in What.allCases {
      let own = changes.filter { $0.what == what }
      lines += own.prefix(Self.shownLines).map { "  " + $0.text }
      if own.count > Self.shownLines {
        lines.append("  \(own.count - Self.shownLines) more \(what.words)")
      }
    }
    if changes.contains(where: { $0.what == .changed }) {
      lines.append("  what changed in place keeps its id: it would need reload on iOS")
    }
    if let names = Self.listed(sectionsWithoutIDs) {
      lines.append("  items without ids are told apart by their places: \(names)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func listed(_ sections: [String]) -> String? {
    guard !sections.isEmpty else { return nil }
    let shown = sections.prefix(4).map { "`\(Quoted.short($0))`" }.joined(separator: ", ")
    return "section\(sections.count == 1 ? "" : "s") \(shown)"
      + (sections.count > 4 ? " and \(sections.count - 4) more" : "")
  }
}

extension DataUpdate.What {
  /// In a sentence, after a number.
  var words: String { self == .changed ? "changed in place" : rawValue }
}

extension DataUpdate.Change {
  /// What happened, to whom, and where: ``moved     `week/chair` from 4 to 1``.
  var text: String {
    let word = what.rawValue + String(repeating: " ", count: max(0, 9 - what.rawValue.count))
    return "\(word) \(named)\(places)"
  }

  private var named: String {
    subject == .section ? "section `\(Quoted.short(name))`" : "`\(Quoted.short(name))`"
  }

  private var places: String {
    switch (from, to) {
    case (nil, let to?): " at \(to.index)"
    case (let from?, nil): " from \(from.index)"
    case (let from?, let to?) where what == .moved:
      subject == .section || from.sectionID == to.sectionID
        ? " from \(from.index) to \(to.index)"
        : " from \(from.index) of `\(Quoted.short(from.sectionID))`"
          + " to \(to.index) of `\(Quoted.short(to.sectionID))`"
    default: ""
    }
  }

  /// What a mark in a picture says.
  var label: String {
    switch (from, to) {
    case (let from?, let to?) where what == .moved:
      subject == .section || from.sectionID == to.sectionID
        ? "\(from.index) → \(to.index)"
        : "\(Quoted.short(from.sectionID)) \(from.index) → \(Quoted.short(to.sectionID)) \(to.index)"
    default: what.rawValue
    }
  }
}
