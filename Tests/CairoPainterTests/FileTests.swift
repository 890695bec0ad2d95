// SPDX-License-Identifier: MIT
//
// Digests and whole files.

import CairoPainter
import Foundation
import Testing

@Suite struct FileTests {
  @Test func `SHA-256 gives the published digests`() {
    // FIPS 180-4's examples
    #expect(
      SHA256.hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func `a file is written whole and replaced whole`() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/a.bin"
    try AtomicFile.write([1, 2, 3], to: path)
    try AtomicFile.write([4], to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([4]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["a.bin"])
  }

  @Test func `what is no plain file is left alone`() throws {
    let scratch = try Scratch()
    let pipe = scratch.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let folder = scratch.path + "/folder"
    #expect(mkdir(folder, 0o700) == 0)
    for path in [pipe, folder, scratch.path + "/none/x"] {
      let error = #expect(throws: PaintError.self) { try AtomicFile.write([1], to: path) }
      #expect(error?.kind == .file)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(names.sorted() == ["folder", "pipe"])
  }

  @Test func `a link keeps leading where it did`() throws {
    let scratch = try Scratch()
    let target = try scratch.file("real", [1])
    let link = scratch.path + "/link"
    #expect(symlink(target, link) == 0)
    try AtomicFile.write([2], to: link)
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data([2]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }
}
