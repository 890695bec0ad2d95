// SPDX-License-Identifier: MIT
//
// Runs the built tool in a folder and keeps what it said.

import Foundation

@testable import dcv_snap

/// What a run of the tool came to.
struct ToolResult {
  let code: Int32
  let output: String
  let errors: String

  /// Standard output by lines.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

extension Scratch {
  /// The tool that was built together with these tests.
  static var tool: URL {
    let tests = PathText("/proc/self/exe").resolved
    return URL(fileURLWithPath: tests.parent.appending("dcv-snap").text)
  }

  func run(_ arguments: String..., input: String = "") throws -> ToolResult {
    try run(arguments, input: input)
  }

  /// Runs the tool in this folder.
  ///
  /// - Parameters:
  ///   - output: Takes standard output instead.
  ///   - path: Sends an interrupt once there is something at this place below the folder.
  func run(
    _ arguments: [String], input: String = "", variables: [String: String] = [:],
    output: FileHandle? = nil, interruptedBy path: String? = nil
  ) throws -> ToolResult {
    let texts = try Scratch(files: ["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.environment = variables
    process.currentDirectoryURL = URL(fileURLWithPath: place.text)
    process.standardInput = FileHandle(forReadingAtPath: texts.place.appending("in").text)
    process.standardOutput =
      output ?? FileHandle(forWritingAtPath: texts.place.appending("out").text)
    process.standardError = FileHandle(forWritingAtPath: texts.place.appending("err").text)
    try process.run()
    if let path {
      while process.isRunning, !has(path) { usleep(1000) }
      process.interrupt()
    }
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(decoding: try FileBytes.read(texts.place.appending(name).text), as: UTF8.self)
    }
    return ToolResult(
      code: process.terminationStatus, output: try text("out"), errors: try text("err"))
  }
}
