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

  /// Carries out the command for the document that `operands` name.
  func run(_ operands: [String]) throws(UsageError) -> ExitCode {
    let single = SingleDocument(
      command: CommandSpec.expand.name, settings: settings, projects: projects,
      workingFolder: workingFolder)
    switch try single.load(operands) {
    case .success(let loaded): return print(loaded.document, loaded.overrides)
    case .failure(let failure):
      console.say(failure.text)
      return .file
    }
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
