// SPDX-License-Identifier: MIT
//
// The one document of a command that writes it out in another form.

import ScreenDocument

/// Finds and reads the one document of a command.
struct SingleDocument {
  /// The command's word, for messages.
  let command: String
  let settings: RunSettings
  let projects: Projects
  let workingFolder: PathText

  /// A document, what the options replace of its environment, and its project.
  struct Loaded {
    let document: ScreenDocument
    let overrides: EnvironmentOverrides
    let project: Project
  }

  /// Bytes of a document that are read: one more than its limit, which the reader reports.
  private static let mostBytes = 32 << 20

  /// The document that `operands` name.
  ///
  /// - Throws: ``UsageError`` when they name none or several, or an option has several values;
  ///   a ``FileFailure`` comes back as such.
  func load(_ operands: [String]) throws(UsageError) -> Result<Loaded, FileFailure> {
    let overrides = try overrides()
    var finder = DocumentFinder(workingFolder: workingFolder)
    for operand in operands { try finder.add(operand) }
    guard let source = finder.sources.first else {
      guard let failure = finder.failures.first else { throw .noDocument() }
      return .failure(failure)
    }
    guard finder.sources.count == 1 else {
      throw UsageError(
        message: "'\(command)' takes one document, not \(finder.sources.count)",
        expected: "a file, or '-' for standard input")
    }
    do throws(FileFailure) {
      let project = try projects.project(at: source.root, shownFrom: workingFolder)
      let document = try document(source, project)
      return .success(Loaded(document: document, overrides: overrides, project: project))
    } catch {
      return .failure(error)
    }
  }

  /// What the options replace; an axis makes no sense here.
  private func overrides() throws(UsageError) -> EnvironmentOverrides {
    var overrides = EnvironmentOverrides()
    for axis in settings.axes {
      guard axis.values.count == 1, let value = axis.values.first else {
        throw UsageError(
          message: "'\(command)' prints one document, so --\(axis.name.rawValue) takes one value",
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

  private func document(
    _ source: DocumentSource, _ project: Project
  ) throws(FileFailure) -> ScreenDocument {
    let bytes = try FileBytes.read(source.file?.text ?? "-", limit: Self.mostBytes)
    return ScreenDocument.load(
      bytes: bytes, name: source.shownName,
      files: FolderFiles(folder: source.folder(from: workingFolder).text)
    ).applying(project.configuration)
  }
}
