// SPDX-License-Identifier: MIT
//
// Finds the documents that a command line names: files, folders, standard input, or the globs of
// the configuration when it names none.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// Finds documents. Their order is that of the operands, inside a folder that of the names.
struct DocumentFinder {
  /// The configuration's file name.
  static let configurationName = "dcv-snap.json"

  /// The folder that paths are seen from.
  let workingFolder: PathText
  /// What was found, each file once.
  private(set) var sources: [DocumentSource] = []
  /// What was found and is not run; names do not depend on it.
  private(set) var passedOver: [DocumentSource] = []
  /// What could not be looked at; the rest is still run.
  private(set) var failures: [FileFailure] = []
  /// Files that match the configuration's globs and are no documents.
  private(set) var others: [String] = []
  /// What was read on the way.
  let read = ReadFiles()
  private var known: Set<PathText> = []
  private var roots: [PathText: PathText?] = [:]

  /// A finder that sees paths from `workingFolder`.
  init(workingFolder: PathText) { self.workingFolder = workingFolder }

  /// Takes in an operand.
  ///
  /// - Throws: ``UsageError`` for a folder without a document in it.
  mutating func add(_ operand: String) throws(UsageError) {
    if operand == "-" {
      guard !sources.contains(where: { $0.file == nil }) else { return }
      let root = configurationFolder(above: workingFolder) ?? workingFolder
      sources.append(DocumentSource(path: "-", file: nil, root: root, idParts: ["stdin"]))
      return
    }
    let place = PathText(operand, from: workingFolder)
    switch FolderWalk.kind(of: place.text) {
    case .file: append(place, shownAs: operand, outsideName: [place.name])
    case .folder: try addFolder(place, shownAs: operand)
    case .other: failures.append(FileFailure("read", operand, reason: "not a file or folder"))
    case .missing: failures.append(missing(operand, at: place))
    }
  }

  /// Takes in the documents below `root` that match one of the configuration's globs. A file that is
  /// broken counts as one, so that its mistake is told, and so does one that has references; data that
  /// lies among them does not.
  ///
  /// - Parameter snapshots: The folder of references.
  mutating func add(
    globs: [String], root: PathText, snapshots: PathText? = nil
  ) throws(UsageError) {
    let patterns = globs.map(GlobPattern.init)
    let shown = shownPath(of: root)
    let (before, othersBefore) = (sources.count, others.count)
    do throws(FileFailure) {
      // A folder that no pattern looks into need not be readable.
      let files = try FolderWalk.jsonFiles(below: root, shownAs: shown) { folder in
        patterns.contains { $0.mayMatch(below: folder) }
      }
      for components in files {
        guard components.last != Self.configurationName,
          patterns.contains(where: { $0.matches(components) })
        else { continue }
        let place = PathText(components: root.components + components)
        guard isNamed(place, shownPath(of: place)) else { continue }
        // One that can't be read is told when it is run.
        if let bytes = try? FileBytes.read(place.text) {
          guard
            !TopLevelScan.isSomethingElse(bytes)
              || snapshots.map({ Self.hasReferences(components, in: $0) }) == true
          else {
            others.append(shownPath(of: place))
            continue
          }
          read.keep(bytes, of: place)
        }
        append(place, shownAs: shownPath(of: place), outsideName: components)
      }
    } catch {
      failures.append(error)
    }
    guard sources.count > before || !failures.isEmpty else {
      let others = Array(others[othersBefore...])
      throw others.isEmpty ? .nothingMatches(globs, in: shown) : .onlyOthers(others)
    }
  }

  /// Whether layouts of references lie where those of a file would.
  private static func hasReferences(_ components: [String], in snapshots: PathText) -> Bool {
    var parts = components
    if let last = parts.popLast() { parts.append(String(last.dropLast(5))) }
    let own = SnapshotName(document: parts, stop: "").parts.dropLast()
    let names = SnapshotFileNames { SHA256.hex($0) }
    let folder = names.file(parts: Array(own), among: SiblingParts())
    let place = PathText(folder, from: snapshots)
    let files = (try? FolderWalk.names(in: place, shownAs: place.text)) ?? []
    return files.contains { $0.hasSuffix(ReferenceStore.endings[1]) }
  }

  /// What to say of files that match the globs and were passed over; nil when there are none.
  var note: String? {
    guard !others.isEmpty else { return nil }
    return "note        no 'sections', so no screen document: \(Self.listed(others))"
  }

  /// Some paths by name, the rest as a number.
  fileprivate static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map { "'\(Quoted.short($0))'" }.joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }

  /// Passes over the documents for which `isWanted` is false.
  mutating func keep(
    where isWanted: (DocumentSource) throws(UsageError) -> Bool
  ) throws(UsageError) {
    let all = sources
    sources = []
    for source in all {
      if try isWanted(source) { sources.append(source) } else { passedOver.append(source) }
    }
  }

  /// Two documents whose pictures would have the same names.
  var collision: UsageError? {
    var first: [[String]: DocumentSource] = [:]
    for source in sources {
      if let other = first.updateValue(source, forKey: source.idParts) {
        return .sameName(other.path, source.path, id: source.idParts.joined(separator: "/"))
      }
    }
    return nil
  }

  /// Parts of all documents' ids, and of what lies beside them with another case: names do not
  /// depend on which of a folder's documents a run takes.
  var siblings: SiblingParts {
    var parts = SiblingParts()
    var looked: Set<PathText> = []
    for source in sources + passedOver {
      let own = Array(SnapshotName(document: source.idParts, stop: "").parts.dropLast())
      parts.insert(own)
      guard let file = source.file, file.below(source.root) != nil else { continue }
      for depth in source.idParts.indices {
        let folder = PathText(components: Array(file.components.dropLast(own.count - depth)))
        guard looked.insert(folder).inserted else { continue }
        let names = (try? FolderWalk.names(in: folder, shownAs: folder.text)) ?? []
        let stems = names.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }
        let twins = Dictionary(grouping: Set(stems).sorted(), by: { $0.lowercased() })
        for stem in twins.values.filter({ $0.count > 1 }).flatMap({ $0 }).sorted() {
          let inner = SnapshotName(document: [stem], stop: "").parts.prefix(1)
          parts.insert(Array(own.prefix(depth)) + Array(inner))
        }
      }
    }
    return parts
  }

  /// The folder of the nearest configuration, from `folder` upwards; nil when there is none.
  mutating func configurationFolder(above folder: PathText) -> PathText? {
    if let known = roots[folder] { return known }
    let found: PathText?
    if FolderWalk.kind(of: folder.appending(Self.configurationName).text) == .file {
      found = folder
    } else {
      found = folder.components.isEmpty ? nil : configurationFolder(above: folder.parent)
    }
    roots[folder] = .some(found)
    return found
  }

  /// Searches a folder for files whose top level is a screen document's.
  private mutating func addFolder(_ folder: PathText, shownAs path: String) throws(UsageError) {
    let shown = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let (before, failed) = (sources.count, failures.count)
    do throws(FileFailure) {
      for components in try FolderWalk.jsonFiles(below: folder, shownAs: shown) {
        let place = PathText(components: folder.components + components)
        let inner = (shown == "." ? [] : [shown]) + components
        let innerPath = inner.joined(separator: "/")
        guard isNamed(place, innerPath) else { continue }
        do throws(FileFailure) {
          let bytes = try FileBytes.read(place.text)
          guard TopLevelScan.isScreenDocument(bytes) else { continue }
          read.keep(bytes, of: place)
        } catch {
          failures.append(FileFailure("read", innerPath, reason: error.reason))
          continue
        }
        append(place, shownAs: innerPath, outsideName: [folder.name] + components)
      }
    } catch {
      failures.append(error)
    }
    let foundNothing = sources.count == before && failures.count == failed
    guard !foundNothing || folder.holdsAny(of: known) else { throw .nothingFound(in: path) }
  }

  /// Whether a file can be opened by its name; reported otherwise.
  private mutating func isNamed(_ place: PathText, _ path: String) -> Bool {
    guard FolderWalk.isBroken(place.name), FolderWalk.kind(of: place.text) == .missing else {
      return true
    }
    failures.append(FileFailure("read", path, reason: FolderWalk.notUTF8))
    return false
  }

  private mutating func append(_ place: PathText, shownAs path: String, outsideName: [String]) {
    guard known.insert(place).inserted else { return }
    let root = configurationFolder(above: place.parent) ?? workingFolder
    // A file that does not lie below the root lends its ids what the operand said of it.
    var parts =
      place.below(root) ?? place.parent.resolved.appending(place.name).below(root.resolved)
      ?? outsideName
    if let last = parts.popLast() {
      parts.append(last.hasSuffix(".json") && last.utf8.count > 5 ? String(last.dropLast(5)) : last)
    }
    sources.append(DocumentSource(path: path, file: place, root: root, idParts: parts))
  }

  /// The path of a place as seen from the working folder.
  private func shownPath(of place: PathText) -> String {
    guard let below = place.below(workingFolder) else { return place.text }
    return below.isEmpty ? "." : below.joined(separator: "/")
  }

  private func missing(_ operand: String, at place: PathText) -> FileFailure {
    let names = (try? FolderWalk.names(in: place.parent, shownAs: operand)) ?? []
    guard !FolderWalk.isBroken(place.text) else {
      return FileFailure("read", operand, reason: FolderWalk.notUTF8)
    }
    let nearest = NearestName.of(place.name, in: names)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return FileFailure("read", operand, reason: "no such file or folder" + hint)
  }
}

extension PathText {
  /// Whether one of `files` lies below this folder.
  fileprivate func holdsAny(of files: Set<PathText>) -> Bool {
    files.contains { $0.below(self) != nil }
  }
}

extension UsageError {
  fileprivate static func nothingMatches(_ globs: [String], in folder: String) -> UsageError {
    let list = globs.map { "'\(Quoted.short($0))'" }.joined(separator: ", ")
    return UsageError(
      message: "no file below '\(folder)' matches \(list)",
      hint: "'documents' in \(DocumentFinder.configurationName) holds the patterns")
  }

  fileprivate static func onlyOthers(_ paths: [String]) -> UsageError {
    UsageError(
      message: "no screen document among \(DocumentFinder.listed(paths))",
      expected: "an object with 'version' and 'sections'",
      hint: "'documents' in \(DocumentFinder.configurationName) holds the patterns")
  }

  fileprivate static func sameName(_ one: String, _ other: String, id: String) -> UsageError {
    UsageError(
      message: "'\(one)' and '\(other)' would both be called '\(id)'",
      hint: one == other
        ? "their names spell the same letters in different bytes (NFC, NFD); rename one"
        : "run from a folder that holds both, so that their paths tell them apart")
  }
}
