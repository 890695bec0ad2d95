// SPDX-License-Identifier: MIT
//
// The documents that are watched: which there are, on what each depends, and drawing those anew
// whose files are not as they were.

import DynamicCollectionView
import Foundation
import ScreenDocument
import Synchronization

/// The documents that are watched.
struct WatchDesk {
  let operands: [String]
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText

  /// In the order of finding.
  private var entries: [Entry] = []
  /// Folders and files that say which documents there are, and how they were last seen.
  private var searched: Set<PathText> = []
  private var searchedStamps = FileStamps(of: [])
  private var drawings = 0

  /// A document, and the files on which it depends as they were when it was drawn.
  private struct Entry {
    var document: WatchedDocument
    var files: Set<PathText> = []
    var stamps = FileStamps(of: [])
    var isDrawn = false
    /// Why the document is not there.
    var absence: String?
  }

  /// The most documents that are watched.
  static let mostDocuments = 200
  /// The most folders in which new documents are noticed.
  private static let mostFolders = 1000
  /// Drawings in a row of a document that changes while it is drawn.
  private static let mostTries = 5

  init(
    operands: [String], settings: RunSettings, console: Console, files: OutputFiles,
    workingFolder: PathText
  ) {
    self.operands = operands
    self.settings = settings
    self.console = console
    self.files = files
    self.workingFolder = workingFolder
  }

  /// The documents as they are shown.
  var documents: [WatchedDocument] { entries.map(\.document) }

  /// Folders in which something may happen that matters.
  var folders: Set<PathText> {
    var folders: Set<PathText> = []
    for place in entries.flatMap(\.files) + searched {
      folders.insert(place.parent)
      // A link is saved where it leads.
      folders.insert(place.resolved.parent)
    }
    for place in searched where FolderWalk.kind(of: place.text) == .folder { folders.insert(place) }
    return folders
  }

  /// Finds the documents and draws them.
  ///
  /// - Returns: What operands name and is not there.
  mutating func begin() throws(UsageError) -> [FileFailure] {
    guard !operands.contains("-") else {
      throw UsageError(message: "'watch' watches files, not standard input")
    }
    let failures = try find()
    guard entries.count <= Self.mostDocuments else {
      throw UsageError(
        message: "\(entries.count) documents are too many to watch",
        expected: "at most \(Self.mostDocuments)", hint: "name those that you work on")
    }
    _ = update()
    return failures
  }

  /// Draws anew what changed.
  ///
  /// - Returns: Whether something did.
  mutating func update() -> Bool {
    var isChanged = false
    // 1. Which documents there are.
    if FileStamps(of: searched) != searchedStamps {
      let before = entries.map(\.document.source)
      let absent = entries.map(\.absence)
      do throws(UsageError) { _ = try find() } catch { console.say(error.text) }
      isChanged = before != entries.map(\.document.source) || absent != entries.map(\.absence)
    }
    // 2. Those that are not drawn, or not as they are now.
    let projects = Projects()
    for index in entries.indices where entries[index].absence == nil {
      guard !entries[index].isDrawn || FileStamps(of: entries[index].files) != entries[index].stamps
      else { continue }
      draw(index, projects)
      isChanged = true
    }
    return isChanged
  }

  /// Finds documents, and keeps what is known of those that are still there.
  private mutating func find() throws(UsageError) -> [FileFailure] {
    // Looked at before the search: what happens meanwhile is seen next time.
    searched = places()
    searchedStamps = FileStamps(of: searched)
    let run = DocumentsRun(
      task: .watch, settings: settings, console: console, files: files, projects: Projects(),
      workingFolder: workingFolder, variables: [:])
    let found = try run.find(operands)
    let known = Dictionary(entries.map { ($0.document.source, $0) }) { first, _ in first }
    var next = found.sources.map { source in
      var entry = known[source] ?? Entry(document: WatchedDocument(source: source, project: nil))
      if entry.absence != nil {
        entry.absence = nil
        entry.isDrawn = false
      }
      return entry
    }
    // One that an operand names stays on the page, with the reason why it is not there.
    for failure in found.failures {
      guard var entry = entries.first(where: { $0.document.source.path == failure.path }) else {
        continue
      }
      entry.absence = failure.text
      entry.document.troubles = [failure.text]
      entry.document.diagnostics = []
      entry.document.isStale = !entry.document.pictures.isEmpty
      next.append(entry)
    }
    entries = next
    return found.failures
  }

  /// Where documents are looked for.
  private func places() -> Set<PathText> {
    var places: Set<PathText> = []
    var finder = DocumentFinder(workingFolder: workingFolder)
    let root = finder.configurationFolder(above: workingFolder)
    if let root { places.insert(root.appending(DocumentFinder.configurationName)) }
    let tops: [PathText]
    if operands.isEmpty {
      let project = root.flatMap { try? Projects().project(at: $0, shownFrom: workingFolder) }
      tops = (project?.configuration.documents ?? []).map { pattern in
        let fixed = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }
        return PathText(
          fixed.joined(separator: "/"), from: project?.root ?? workingFolder)
      }
    } else {
      tops = operands.map { PathText($0, from: workingFolder) }
    }
    for top in tops {
      places.insert(top)
      places.formUnion(FolderWalk.folders(below: top, most: Self.mostFolders))
    }
    return places
  }

  private mutating func draw(_ index: Int, _ projects: Projects) {
    let source = entries[index].document.source
    let reader = DocumentReader(settings: settings, workingFolder: workingFolder)
    let configuration = source.root.appending(DocumentFinder.configurationName)
    let project = try? projects.project(at: source.root, shownFrom: workingFolder)
    var outcome = DocumentOutcome()
    for _ in 0..<Self.mostTries {
      // 1. What it depends on; what it did, while it can't be read.
      var places = entries[index].files.union([configuration])
      if let file = source.file { places.insert(file) }
      let before = FileStamps(of: places)
      if let project,
        let found = try? DocumentDependencies(
          of: source, in: project, among: SiblingParts(), reader)
      {
        places = entries[index].document.isBroken ? places.union(found.files) : found.files
      }
      entries[index].stamps = FileStamps(of: places)
      entries[index].files = places
      // 2. Its drawing, once more if it changed meanwhile.
      outcome = drawn(source, projects)
      if before == FileStamps(of: places) { break }
    }
    entries[index].isDrawn = true
    show(outcome, of: index, project)
  }

  private func drawn(_ source: DocumentSource, _ projects: Projects) -> DocumentOutcome {
    let result = Mutex(DocumentOutcome())
    let gathering = DocumentGathering { outcome in result.withLock { $0 = outcome } }
    let job = DocumentJob(
      source: source, task: .watch, settings: settings, files: files, projects: projects,
      workingFolder: workingFolder, siblings: SiblingParts(), gathering: gathering,
      progress: Progress(console: console))
    WorkPool<Workbench>().run(
      [{ bench, pool in job.start(bench, pool) }], threads: settings.jobs,
      makeTools: { Workbench() }, tick: {})
    return result.withLock { $0 }
  }

  /// Takes a drawing in: with an error, the pictures before it stay.
  private mutating func show(_ outcome: DocumentOutcome, of index: Int, _ project: Project?) {
    let old = entries[index].document
    var document = WatchedDocument(source: old.source, project: project)
    let complaints = (project?.configuration.diagnostics ?? []) + outcome.diagnostics
    document.diagnostics = complaints.map { settings.isLenient ? $0.lenient : $0 }
      .sorted { $0.severity < $1.severity }
    document.omitted = outcome.omitted.values.reduce(0, +)
    document.troubles = outcome.failures.map(\.text) + outcome.troubles
    if document.isBroken, !old.pictures.isEmpty {
      document.pictures = old.pictures
      document.generation = old.generation
      document.isStale = true
    } else {
      drawings += 1
      document.generation = drawings
      document.pictures = outcome.pictures.compactMap { picture in
        picture.sheet.map {
          WatchedDocument.Picture(
            id: picture.snapshot.id, stop: picture.snapshot.stop, drawing: $0)
        }
      }
    }
    entries[index].document = document
  }
}
