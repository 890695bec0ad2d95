// SPDX-License-Identifier: MIT
//
// dcv-snap: pictures and frames of collection layouts, from a screen document.

import Foundation

let console = Console()
let files = OutputFiles()
Interrupt.watch(files, console: console)
let tool = Tool(
  console: console, files: files, workingFolder: .workingFolder,
  variables: ProcessInfo.processInfo.environment)
let code = tool.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
