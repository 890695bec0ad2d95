// SPDX-License-Identifier: MIT
//
// What is tested, ready to be drawn in any environment: a document with its project, or a screen
// in Swift, which stands in an empty document and takes its device and its axes from there.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// What is tested.
struct LoadedSubject {
  /// The document, or the empty one around a screen.
  let document: ScreenDocument
  /// Whether the document is the author's own.
  let isDocument: Bool
  /// Font files of the project.
  private(set) var fonts: [String] = []
  /// Words for what turns up.
  let words: RunDiagnostics
  /// Errors of the project, one line each.
  private var errors: [String] = []
  private let make: (ScreenDocument, RenderEnvironment) -> MadeScreen

  /// A screen in one environment, and what is wrong with it.
  struct MadeScreen {
    var screen: Screen
    var diagnostics: [Diagnostic] = []
    var errors: [String] = []
    var gaps: [String] = []
  }

  /// Reads what is tested.
  ///
  /// - Throws: ``AssertionProblem`` when there is nothing that can be drawn.
  init(_ source: SnapshotSource) throws(AssertionProblem) {
    switch source.kind {
    case .document(let url): try self.init(documentAt: url)
    case .screen(let make):
      self.init { _, environment in MadeScreen(screen: make(environment)) }
    case .sections(let sections):
      self.init { _, environment in Self.screen(sections, environment) }
    }
  }

  private init(_ make: @escaping (ScreenDocument, RenderEnvironment) -> MadeScreen) {
    document = ScreenDocument.load(
      bytes: Array(#"{"version": 1, "device": "iPhone 16", "sections": []}"#.utf8),
      name: "screen", files: MemoryFiles())
    isDocument = false
    words = RunDiagnostics(document: document, folder: "")
    self.make = make
  }

  private init(documentAt url: URL) throws(AssertionProblem) {
    guard url.isFileURL else { throw .notAFile(url.absoluteString) }
    let place = url.standardizedFileURL
    let bytes = try Self.bytes(place.path, limit: 32 << 20)
    guard let bytes else { throw .noDocument(place.path) }
    let folder = place.deletingLastPathComponent()
    let project = try SubjectProject(above: folder)
    document = ScreenDocument.load(
      bytes: bytes, name: place.lastPathComponent, files: FolderFiles(folder: folder.path),
      assetFiles: project.assets.map { FolderFiles(folder: $0) }, data: project.data
    ).applying(project.configuration)
    guard document.canBeDrawn else {
      throw .documentErrors(SnapshotGaps.errors(document.diagnostics))
    }
    isDocument = true
    fonts = project.fonts
    errors = SnapshotGaps.errors(project.configuration.diagnostics)
    words = RunDiagnostics(
      document: document, folder: folder.resolvingSymlinksInPath().path)
    make = { document, environment in
      let (screen, diagnostics) = document.screen(in: environment)
      return MadeScreen(screen: screen, diagnostics: document.diagnostics + diagnostics)
    }
  }

  private static func screen(
    _ sections: [any SectionContext], _ environment: RenderEnvironment
  ) -> MadeScreen {
    var made = MadeScreen(screen: Screen(sections: sections, environment: environment))
    for problem in DataProblem.problems(of: sections, in: environment) {
      if problem.severity == .error {
        made.errors.append(problem.message)
      } else if case .wrongCell = problem {
        // A placeholder is drawn.
        made.gaps.append(problem.message)
      }
    }
    return made
  }

  /// The screen of a document in one environment.
  ///
  /// - Parameter document: ``document``, or the same with other data.
  func screen(of document: ScreenDocument, in environment: RenderEnvironment) -> MadeScreen {
    var made = make(document, environment)
    made.errors = errors + lines(made.diagnostics) + made.errors
    return made
  }

  /// Errors in one line each; only a document's have a place.
  func lines(_ diagnostics: [Diagnostic]) -> [String] {
    if isDocument { return SnapshotGaps.errors(diagnostics) }
    return diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  /// The bytes of a file; nil when there is none.
  static func bytes(_ path: String, limit: Int) throws(AssertionProblem) -> [UInt8]? {
    do throws(ReferenceFailure) {
      return try WholeFile.read(path, limit: limit)
    } catch {
      if case .file(let reason, _) = error { throw .unreadable(path, reason) }
      throw .unreadable(path, error.reason)
    }
  }
}
