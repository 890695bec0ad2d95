// SPDX-License-Identifier: MIT
//
// Layouts against layouts: `.layout.txt` files and what `layout --json` prints, in any pair.

import DynamicCollectionView
import ScreenSnapshots
import SnapshotStore

/// Compares two files of layouts.
struct LayoutDiff {
  let answer: DiffAnswer
  let console: Console
  let files: OutputFiles

  /// A layout of both files, or of one alone.
  private struct Pair {
    let name: String
    let before: LayoutDump?
    let after: LayoutDump?
  }

  /// Whether a file holds layouts.
  static func isLayout(_ bytes: [UInt8], _ path: String) -> Bool {
    if isText(bytes) || path.hasSuffix(".layout.txt") { return true }
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    return !TopLevelScan.isScreenDocument(bytes) && LayoutDump.isJSON(bytes)
  }

  /// Compares, and writes all changes to `out`.
  func run(_ old: ComparedFile, _ new: ComparedFile, _ out: String?) throws(FileFailure) -> ExitCode
  {
    let pairs = try pairs(old, new)
    var differing = 0
    var summary = ""
    var text = ""
    for pair in pairs {
      var lines = ""
      if let before = pair.before, let after = pair.after {
        let comparison = LayoutComparison(from: before, to: after)
        guard !comparison.isEmpty else { continue }
        (summary, lines) = (comparison.summary, comparison.text)
      } else {
        summary = "only in '\(pair.after == nil ? old.path : new.path)'"
      }
      differing += 1
      text += pairs.count == 1 ? lines : "\(pair.name): \(summary)\n\(lines)"
    }
    if let out { try files.write(Array(text.utf8), to: out) }
    guard differing > 0 else {
      answer.tell(
        "equal",
        pairs.count == 1 ? "the layouts are equal" : "all \(pairs.count) layouts are equal",
        nil)
      return .fine
    }
    answer.tell(
      "different",
      pairs.count == 1 ? summary : "\(differing) of \(pairs.count) layouts differ", nil)
    answer.add(text)
    if !Self.isText(old.bytes) || !Self.isText(new.bytes) {
      console.say(
        "note        layout --json names no items out of sight and not what elements show: "
          + "an item that left the view may be told as removed")
    }
    return .otherPixels
  }

  private static func isText(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "layout ".utf8) }

  /// What is compared with what: one layout with one, whatever they are called; of several, those of
  /// one name. A `.layout.txt` among several is compared with its own alone.
  private func pairs(_ old: ComparedFile, _ new: ComparedFile) throws(FileFailure) -> [Pair] {
    let (before, after) = (try dumps(old), try dumps(new))
    if before.count == 1, after.count == 1 {
      return [Pair(name: "", before: before.first, after: after.first)]
    }
    if Self.isText(old.bytes) {
      return [Pair(name: "", before: before.first, after: try named(before.first, in: after, new))]
    }
    if Self.isText(new.bytes) {
      return [Pair(name: "", before: try named(after.first, in: before, old), after: after.first)]
    }
    // One document each: the document's own name makes no difference.
    let areDocuments = [before, after].allSatisfy { Set($0.map(\.document)).count == 1 }
    func name(_ dump: LayoutDump) -> String {
      areDocuments
        ? SnapshotName(document: [], stop: dump.stop, variant: dump.variant).stopPart : dump.id
    }
    let known = Dictionary(after.map { (name($0), $0) }) { first, _ in first }
    let names = Set(before.map(name))
    return before.map { Pair(name: name($0), before: $0, after: known[name($0)]) }
      + after.filter { !names.contains(name($0)) }
      .map { Pair(name: name($0), before: nil, after: $0) }
  }

  private func named(
    _ one: LayoutDump?, in others: [LayoutDump], _ side: ComparedFile
  ) throws(FileFailure) -> LayoutDump {
    let id = one?.id ?? ""
    guard let other = others.first(where: { $0.id == id }) else {
      throw FileFailure(
        "compare", side.path,
        reason: "it has \(others.count) layouts, and none is called '\(Quoted.short(id))'")
    }
    return other
  }

  private func dumps(_ side: ComparedFile) throws(FileFailure) -> [LayoutDump] {
    guard Self.isText(side.bytes) || side.path.hasSuffix(".layout.txt") else {
      do throws(LayoutJSONError) {
        return try LayoutDump.all(json: side.bytes)
      } catch {
        throw FileFailure("read", side.path, reason: error.message)
      }
    }
    do throws(LayoutDumpError) {
      return [try LayoutDump(text: String(decoding: side.bytes, as: UTF8.self))]
    } catch {
      throw FileFailure("read", side.path, reason: "line \(error.line): \(error.message)")
    }
  }
}
