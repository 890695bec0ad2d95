// SPDX-License-Identifier: MIT
//
// report-sample RESULTS.json OUT.html: the report of a stored run, its pictures beside the results.

import Foundation
import SnapshotStore

/// Bytes of a file; nil when there is none.
func bytes(_ path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map(Array.init)
}

guard CommandLine.arguments.count == 3, let input = bytes(CommandLine.arguments[1]) else {
  FileHandle.standardError.write(Data("usage: report-sample RESULTS.json OUT.html\n".utf8))
  exit(2)
}
let folder = (CommandLine.arguments[1] as NSString).deletingLastPathComponent
let run = try RunResult(json: String(decoding: input, as: UTF8.self))
let report = HTMLReport(of: run) { snapshot, part in
  if part == .thumb { return bytes("\(folder)/\(snapshot.file).thumb.png") }
  let role = SnapshotResult.PictureRole(rawValue: part.rawValue)
  return role.flatMap { snapshot.pictures[$0] }.flatMap { bytes("\(folder)/\($0)") }
}
guard FileManager.default.createFile(atPath: CommandLine.arguments[2], contents: nil) else {
  FileHandle.standardError.write(Data("can't write the report\n".utf8))
  exit(3)
}
let output = try FileHandle(forWritingTo: URL(fileURLWithPath: CommandLine.arguments[2]))
try report.write { try output.write(contentsOf: Data($0)) }
try output.close()
