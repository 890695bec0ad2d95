// SPDX-License-Identifier: MIT
//
// dcv-snap: pictures and frames of collection layouts, from a screen document.

import Foundation

let console = Console()
let files = OutputFiles()
let interrupt = Interrupt()
interrupt.watch(files, console: console)
// One that was removed, or whose name is not UTF-8, would be taken for another.
guard PathText.workingFolderIsThere else {
  console.say("dcv-snap: error[file]: can't use the working folder: its path leads nowhere")
  exit(ExitCode.file.rawValue)
}
let tool = Tool(
  console: console, files: files, workingFolder: .workingFolder,
  variables: ProcessInfo.processInfo.environment, interrupt: interrupt)
let code = tool.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
