// SPDX-License-Identifier: MIT
//
// The tool from its arguments to its exit code.

import DynamicCollectionView
import Foundation
import ScreenDocument

/// The tool.
struct Tool {
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText
  /// The process's environment; only `DCV_…` is looked at.
  let variables: [String: String]
  let interrupt: Interrupt

  /// Carries out a command line, without the tool's own name.
  func run(_ arguments: [String]) -> ExitCode {
    var code: ExitCode
    do throws(UsageError) {
      if arguments.first == "bench-inner" {
        code = try InnerBench(console: console, workingFolder: workingFolder)
          .run(Array(arguments.dropFirst()))
      } else {
        code = try carryOut(arguments)
      }
    } catch {
      console.say(error.text)
      code = error.code
    }
    do throws(FileFailure) {
      try console.flush()
    } catch {
      console.say(error.text)
      code.include(.file)
    }
    return code
  }

  private func carryOut(_ arguments: [String]) throws(UsageError) -> ExitCode {
    switch try Invocation(arguments, variables: variables) {
    case .print(let text):
      console.data(text)
      return .fine
    case .run(let command, let parsed):
      do throws(UsageError) {
        return try run(command, parsed)
      } catch {
        var located = error
        located.command = located.command ?? command.name
        throw located
      }
    }
  }

  private func run(
    _ command: CommandSpec, _ arguments: ParsedArguments
  ) throws(UsageError) -> ExitCode {
    switch command.name {
    case CommandSpec.schema.name:
      console.data(try schema(arguments.operands))
      return .fine
    case CommandSpec.doctor.name:
      return Doctor(console: console).run(
        fonts: arguments.all(.font), printsJSON: arguments.has(.json))
    default:
      break
    }
    let project = ProjectCommands(
      arguments: arguments, console: console, files: files, workingFolder: workingFolder,
      variables: variables)
    if let code = try project.run(command.name) { return code }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let settings = try RunSettings(
      arguments, processors: processors, isTrace: command.name == CommandSpec.trace.name)
    if command.name == CommandSpec.list.name, arguments.has(.devices) {
      console.data(DeviceList.text(asJSON: settings.printsJSON))
      return .fine
    }
    if [CommandSpec.record.name, CommandSpec.verify.name].contains(command.name) {
      return try SnapshotRun(
        command: command, arguments: arguments, settings: settings, console: console, files: files,
        workingFolder: workingFolder, variables: variables
      ).run()
    }
    if command.name == CommandSpec.diff.name {
      let rule =
        try RunSettings.words(arguments, .exitCode, as: ExitCode.Rule.self)?.last ?? .full
      let code = try DiffCommand(
        arguments: arguments, settings: settings, console: console, files: files,
        workingFolder: workingFolder
      ).run()
      return rule == .simple ? code.simple : code
    }
    if command.name == CommandSpec.expand.name {
      return try Expand(
        settings: settings, console: console, projects: Projects(), workingFolder: workingFolder
      ).run(arguments.operands)
    }
    if command.name == CommandSpec.watch.name {
      return try WatchCommand(
        arguments: arguments, settings: settings, console: console, files: files,
        workingFolder: workingFolder, interrupt: interrupt
      ).run()
    }
    if command.name == CommandSpec.convert.name {
      return try Convert(
        settings: settings, arguments: arguments, console: console, files: files,
        projects: Projects(), workingFolder: workingFolder
      ).run(arguments.operands)
    }
    if command.name == CommandSpec.render.name, let choice = try UpdateChoice.read(arguments) {
      return try UpdateCommand(
        settings: settings, console: console, files: files, projects: Projects(),
        workingFolder: workingFolder
      ).run(choice)
    }
    let run = DocumentsRun(
      task: DocumentTask(command), settings: settings, console: console, files: files,
      projects: Projects(), workingFolder: workingFolder, variables: variables)
    return try run.run(arguments.operands)
  }

  /// The schema that the command's word names.
  private func schema(_ words: [String]) throws(UsageError) -> String {
    guard words.count < 2 else {
      throw .unexpectedOperand(words[1], command: CommandSpec.schema.name)
    }
    switch words.first {
    case nil, "screen": return ScreenDocument.schema
    case "config": return ProjectConfiguration.schema
    case let word?: throw .unknownSchema(word, known: ["screen", "config"])
    }
  }
}
