// SPDX-License-Identifier: MIT
//
// `watch`: draws documents, serves the page, and draws anew what a save changes, until it is ended.

import Foundation
import ScreenDocument

/// Shows documents on a local page.
struct WatchCommand {
  let arguments: ParsedArguments
  let settings: RunSettings
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText
  let interrupt: Interrupt

  private static let usualPort: UInt16 = 8750

  /// Ends with an error, or not at all.
  func run() throws(UsageError) -> ExitCode {
    let port = try port()
    // 1. The documents.
    var desk = WatchDesk(
      operands: arguments.operands, settings: settings, console: console, files: files,
      workingFolder: workingFolder)
    let failures = try desk.begin()
    for failure in failures { console.say(failure.text) }
    guard !desk.documents.isEmpty else { return .file }
    // 2. The page.
    let server: LocalServer
    do throws(FileFailure) {
      server = try LocalServer(port: port)
    } catch {
      console.say(error.text)
      console.say(
        "  hint      another watch may be running; \(OptionSpec.port.name) 0 takes a free port")
      return .file
    }
    let board = WatchBoard()
    let site = WatchSite(
      board: board, booth: PictureBooth(settings: settings), port: server.port)
    board.show(desk.documents)
    server.start(site)
    interrupt.isTheEnd(saying: "dcv-snap: stopped")
    console.data("http://127.0.0.1:\(server.port)/\n")
    do throws(FileFailure) { try console.flush() } catch {
      console.say(error.text)
      return .file
    }
    let count = desk.documents.count
    console.say("watching \(count) document\(count == 1 ? "" : "s"); Ctrl-C ends it")
    // 3. Saves.
    let events = FolderEvents(polls: arguments.has(.poll))
    var isTold = false
    while true {
      events.watch(desk.folders)
      if let reason = events.reasonForPolling, !isTold {
        console.say("files are looked at twice a second (\(reason))")
        isTold = true
      }
      // What happened before the folders were watched is seen here.
      if desk.update() { board.show(desk.documents) } else { events.wait() }
    }
  }

  private func port() throws(UsageError) -> UInt16 {
    guard let text = arguments.value(.port) else { return Self.usualPort }
    guard let port = UInt16(text) else {
      throw .badValue(
        text, option: OptionSpec.port.name, expected: "a whole number from 0 to 65535")
    }
    return port
  }
}
