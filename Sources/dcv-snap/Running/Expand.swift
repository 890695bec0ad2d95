// SPDX-License-Identifier: MIT
//
// `expand`: one document with its presets and choices by width written out.

import ScreenDocument

/// Prints one document written out.
struct Expand {
  let settings: RunSettings
  let console: Console
  let projects: Projects
  let workingFolder: PathText

  /// Bytes of a document that are read: one more than its limit, which the reader reports.
  private static let mostBytes = 32 << 20

  /// Carries out the command for the document that `operands` name.
  func run(_ operands: [String]) throws(UsageError) -> ExitCode {
    let overrides = try overrides()
    var finder = DocumentFinder(workingFolder: workingFolder)
    for operand in operands { try finder.add(operand) }
    guard let source = finder.sources.first else {
      guard let failure = finder.failures.first else { throw .noDocument() }
      console.say(failure.text)
      return .file
    }
    guard finder.sources.count == 1 else {
      throw UsageError(
        message: "'expand' takes one document, not \(finder.sources.count)",
        expected: "a file, or '-' for standard input")
    }
    do throws(FileFailure) {
      return print(try load(source), overrides)
    } catch {
      console.say(error.text)
      return .file
    }
  }

  /// What the options replace; an axis makes no sense here.
  private func overrides() throws(UsageError) -> EnvironmentOverrides {
    var overrides = EnvironmentOverrides()
    for axis in settings.axes {
      guard axis.values.count == 1, let value = axis.values.first else {
        throw UsageError(
          message: "'expand' prints one document, so --\(axis.name.rawValue) takes one value",
          expected: "one of " + axis.values.joined(separator: ", "))
      }
      // The value has been looked at with the option.
      if let one = try? EnvironmentOverrides(axis.name, value) {
        overrides = overrides.merged(with: one)
      }
    }
    var last = EnvironmentOverrides()
    last.safeArea = settings.safeArea
    return overrides.merged(with: last)
  }

  private func load(_ source: DocumentSource) throws(FileFailure) -> ScreenDocument {
    let project = try projects.project(at: source.root, shownFrom: workingFolder)
    let bytes = try FileBytes.read(source.file?.text ?? "-", limit: Self.mostBytes)
    let document = ScreenDocument.load(
      bytes: bytes, name: source.shownName,
      files: FolderFiles(folder: source.folder(from: workingFolder).text))
    return document.applying(project.configuration)
  }

  private func print(_ document: ScreenDocument, _ overrides: EnvironmentOverrides) -> ExitCode {
    let environment = document.environment(overrides)
    let found = document.diagnostics + document.screen(in: environment).diagnostics
    let told = found.map { settings.isLenient ? $0.lenient : $0 }
    if let text = document.expanded(in: environment) { console.data(text) }
    console.say(
      DiagnosticReport(told, omitted: document.omittedDiagnostics).text(settings.diagnostics))
    let hasError =
      told.contains { $0.severity == .error }
      || (!settings.isLenient && document.omittedDiagnostics[.error, default: 0] > 0)
    return hasError ? .document : .fine
  }
}
