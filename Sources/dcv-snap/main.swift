// SPDX-License-Identifier: MIT
//
// dcv-snap: pictures and frames of collection layouts, from a screen document.

import Foundation

let console = Console()
let files = OutputFiles()
let interrupt = Interrupt()
interrupt.watch(files, console: console)
let tool = Tool(
  console: console, files: files, workingFolder: .workingFolder,
  variables: ProcessInfo.processInfo.environment, interrupt: interrupt)
let code = tool.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
