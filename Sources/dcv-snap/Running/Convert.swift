// SPDX-License-Identifier: MIT
//
// `dcv-snap convert`: a document written out in another language.

import CairoPainter
import DynamicCollectionView
import ScreenDocument

/// Carries out `convert`.
struct Convert {
  let settings: RunSettings
  let arguments: ParsedArguments
  let console: Console
  let files: OutputFiles
  let projects: Projects
  let workingFolder: PathText

  /// Languages that documents are written out in.
  private static let languages = ["swift"]

  /// Carries out the command for the document that `operands` name.
  func run(_ operands: [String]) throws(UsageError) -> ExitCode {
    guard let language = arguments.value(.language) else {
      throw UsageError(
        message: "'convert' needs --to", expected: Self.languages.joined(separator: ", "),
        hint: "dcv-snap convert home.json --to swift")
    }
    guard Self.languages.contains(language) else {
      throw .unknownWord(language, option: OptionSpec.language.name, known: Self.languages)
    }
    let limit = try limit()
    let single = SingleDocument(
      command: CommandSpec.convert.name, settings: settings, projects: projects,
      workingFolder: workingFolder)
    switch try single.load(operands) {
    case .failure(let failure):
      console.say(failure.text)
      return .file
    case .success(let loaded):
      do {
        return try write(loaded, limit)
      } catch let failure as FileFailure {
        console.say(failure.text)
      } catch {
        console.say(Trouble.text(error, in: loaded.document.name))
      }
      return .file
    }
  }

  private func limit() throws(UsageError) -> Int? {
    guard let text = arguments.value(.limit) else { return nil }
    let most = ScreenDocument.swiftItemLimit
    guard let limit = Int(text), (0...most).contains(limit) else {
      throw .badValue(
        text, option: OptionSpec.limit.name, expected: "a whole number from 0 to \(most)")
    }
    return limit
  }

  /// Nothing is written of a document with an error, unless errors don't count.
  private func write(_ loaded: SingleDocument.Loaded, _ limit: Int?) throws -> ExitCode {
    let document = loaded.document
    let environment = document.environment(loaded.overrides)
    let engine = try Workbench().engine(for: settings, loaded.project)
    let (text, missing) = document.swift(
      in: environment, text: engine, images: engine, limit: limit,
      isLenient: settings.isLenient)
    let found = document.diagnostics + document.screen(in: environment).diagnostics + missing
    let told = found.map { settings.isLenient ? $0.lenient : $0 }
    console.say(
      DiagnosticReport(told, omitted: document.omittedDiagnostics).text(settings.diagnostics))
    let hasError =
      told.contains { $0.severity == .error }
      || (!settings.isLenient && document.omittedDiagnostics[.error, default: 0] > 0)
    guard let text, !hasError else { return .document }
    if let path = arguments.value(.outputFile) {
      try files.write(Array(text.utf8), to: path)
      console.data(path + "\n")
    } else {
      console.data(text)
    }
    return .fine
  }
}
