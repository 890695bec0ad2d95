// SPDX-License-Identifier: MIT
//
// A file is whole or untouched, and a failure says which file and why.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct OutputFilesTests {
  private func names(in folder: PathText) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.text).sorted()
  }

  @Test func `folders are made and nothing but the file is left`() throws {
    let folder = try Scratch(files: ["keep.txt": ""])
    let files = OutputFiles()
    try files.write([1, 2, 3], to: folder.place.text + "/a/b/c.png")
    try files.write([4], to: folder.place.text + "/a/b/c.png")
    #expect(try names(in: folder.place.appending("a").appending("b")) == ["c.png"])
    #expect(try FileBytes.read(folder.place.text + "/a/b/c.png") == [4])
  }

  @Test func `a full disk is told by its code`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(Descriptor.write([1], to: full) == ENOSPC)
    #expect(FileFailure("write", "a", errno: ENOSPC).reason == "no space left on device")
  }

  @Test func `a file that can't be read is a failure with its path`() throws {
    let failure = #expect(throws: FileFailure.self) { try FileBytes.read("/proc/self/mem") }
    #expect(failure?.path == "/proc/self/mem")
  }

  @Test func `a file where a folder should be is a failure with its path`() throws {
    let folder = try Scratch(files: ["out": "a file"])
    let path = folder.place.text + "/out/home/top.png"
    let failure = #expect(throws: FileFailure.self) { try OutputFiles().write([1], to: path) }
    #expect(failure?.reason == "not a directory")
    #expect(
      failure?.text.hasPrefix("dcv-snap: error[file]: can't write '\(folder.place.text)/out")
        == true)
  }

  @Test func `a failed rename leaves no temporary file and the old file as it was`() throws {
    let folder = try Scratch(files: ["top.png/inside.txt": ""])
    let path = folder.place.text + "/top.png"
    let failure = #expect(throws: FileFailure.self) { try OutputFiles().write([1], to: path) }
    #expect(failure?.path == path)
    #expect(try names(in: folder.place) == ["top.png"])
  }

  @Test func `after an interrupt nothing is written`() throws {
    let folder = try Scratch(files: ["x": ""])
    let files = OutputFiles()
    files.removeTemporaries()
    #expect(throws: FileFailure.self) { try files.write([1], to: folder.place.text + "/a.png") }
    #expect(try names(in: folder.place) == ["x"])
  }

  @Test(arguments: [
    (#"{"version":1,"sections":[]}"#, true), (#"{"sections":[{"version":2}],"version":3}"#, true),
    ("\u{FEFF}{ \"version\" : 1 ,\n \"sections\" : [", true),
    (#"{"version":1,"sections":{}}"#, false),
    (#"{"version":"1","sections":[]}"#, false), (#"{"version":1.0,"sections":[]}"#, false),
    (#"[{"version":1,"sections":[]}]"#, false), (#"{"a":"\"version\":1","sections":[]}"#, false),
    (#"{"version":1,"x":"\\","sections":[1,]}"#, true), ("", false), ("{", false),
    (#"{"version":"#, false),
  ])
  func `a document is told by its top level, mistakes inside or not`(text: String, isDocument: Bool)
  {
    #expect(TopLevelScan.isScreenDocument(Array(text.utf8)) == isDocument)
  }

  @Test(arguments: [
    (#"{"photos":[{"sections":[]}]}"#, true), ("[{},[]]\n", true), (#" {"version":1} "#, true),
    (#"["sections"]"#, true), ("{}", true), (#"{"stops":[]}"#, true),
    (#"{"version":1,"stops":7}"#, true), (#"{"version":1,"of":{"cells":{}}}"#, true),
    // Documents with a mistake, or what may have been one.
    (#"{"version":1,"sections":[]}"#, false), (#"{"sections":{}}"#, false),
    (#"{"version":"1","sections":[]}"#, false), (#"{"version":1,"cells":{"#, false),
    (#"{"version":1,"sectons":[],"cells":{}}"#, false),
    (#"{"stops":[],"sectons":[],"version":1}"#, false), (#"{"version":1} x"#, false), ("", false),
    ("7", false), ("version: 1", false),
  ])
  func `what is whole and has no sections is no document`(text: String, isOther: Bool) {
    #expect(TopLevelScan.isSomethingElse(Array(text.utf8)) == isOther)
  }
}
