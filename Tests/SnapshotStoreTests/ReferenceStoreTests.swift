// SPDX-License-Identifier: MIT
//
// References on the disk: whole or untouched, and never equal when damaged.

import DynamicCollectionView
import Foundation
import Testing

@testable import SnapshotStore

extension FreshSnapshot {
  /// The sample rows with a square in them.
  static func sample(
    _ id: String = "feed/top", layout: LayoutDump = .rows(), color: Pixel = Pixel(0, 122, 255),
    size: Int = 32, engine: String = "engine 1"
  ) -> FreshSnapshot {
    var picture = Raster(width: size, height: size)
    picture.fill(PixelRect(x: 4, y: 4, width: 8, height: 8), with: color)
    return FreshSnapshot(
      id: id, layout: layout, picture: picture, pixelHash: FakeCodec.hash(picture.bytes),
      engine: engine, scale: 1)
  }
}

@Suite struct ReferenceStoreTests {
  private let folder: TemporaryFolder
  private let codec = FakeCodec()
  private let store: ReferenceStore

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path + "/Snapshots", codec: codec)
  }

  @Test(arguments: [
    ("o", "."), ("é", "."), ("-", "."), ("a/b", "a"), ("a/b/", "a"), ("/a", "/"), ("//a", "/"),
    ("/", "/"), ("", "."), ("a/b/c.png", "a/b"), ("../a", ".."),
  ])
  func `the folder of a file is what stands before its last slash`(path: String, folder: String) {
    #expect(WholeFile.folder(of: path) == folder)
  }

  private func failure(_ bytes: [UInt8]) -> ReferenceFailure? {
    do throws(ReferenceFailure) {
      try WholeFile.write(bytes, store.folder + "/feed/top.png")
      let reference = try store.read("feed/top")
      _ = try reference?.pixels()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a reference is read as it was written`() throws {
    let fresh = FreshSnapshot.sample()
    try store.write(fresh, to: "feed/top")
    #expect(folder.files == ["Snapshots/feed/top.layout.txt", "Snapshots/feed/top.png"])
    let found = try #require(try store.read("feed/top"))
    #expect(found.layout == fresh.layout)
    #expect(found.inspection.metadata?.id == "feed/top")
    #expect(try found.pixels() == fresh.picture)
    #expect(try store.read("feed/end") == nil)
  }

  @Test func `a picture that is cut anywhere is unreadable`() throws {
    let bytes = try codec.encode(
      FreshSnapshot.sample().picture, id: "feed/top", pixelHash: "1", engine: "e")
    for length in stride(from: 0, to: bytes.count, by: 64) + [bytes.count - 1] {
      let found = failure(Array(bytes.prefix(length)))
      #expect(found == (length == 0 ? .empty : .cutShort), "cut after \(length)")
    }
  }

  @Test func `every damaged chunk is unreadable`() throws {
    let bytes = try codec.encode(
      FreshSnapshot.sample().picture, id: "feed/top", pixelHash: "1", engine: "e")
    // The checksum's last byte of each chunk.
    var position = FakeCodec.signature.count
    var broken: [String] = []
    while position < bytes.count {
      var copy = bytes
      copy[position + 11] ^= 1
      if case .checksum(let name) = failure(copy) { broken.append(name) }
      let length = bytes[(position + 4)..<(position + 8)].reduce(0) { $0 << 8 | Int($1) }
      position += 12 + length
    }
    #expect(broken == ["IHDR", "tEXt", "IDAT", "IEND"])
  }

  @Test(
    "what is no picture is said to be what it is",
    arguments: [
      ("", "the reference is an empty file"),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n",
        "the reference is a Git LFS pointer, not a picture; run 'git lfs pull'"
      ),
      ("hello\nworld", "the reference is not a PNG file; it begins with 'hello?world'"),
      ("<svg xmlns=\"http", "the reference is not a PNG file; it begins with '<svg xmlns=\"http'"),
    ])
  func notAPicture(_ text: String, reason: String) {
    #expect(failure(Array(text.utf8))?.reason == reason)
  }

  @Test func `a bomb is refused before memory is taken`() {
    let bomb =
      FakeCodec.signature
      + FakeCodec.chunk("IHDR", FakeCodec.word(100_000) + FakeCodec.word(100_000))
      + FakeCodec.chunk("IEND", [])
    #expect(failure(bomb) == .tooLarge(width: 100_000, height: 100_000))
  }

  @Test func `a damaged layout is unreadable, with its line`() throws {
    try store.write(.sample(), to: "feed/top")
    try WholeFile.write(Array("layout 1\nsnap".utf8), store.folder + "/feed/top.layout.txt")
    #expect(throws: ReferenceFailure.layout(line: 2, "expected 'snapshot'")) {
      try store.read("feed/top")
    }
  }

  @Test func `a folder in the place of a picture is an error, not a missing reference`() throws {
    try FileManager.default.createDirectory(
      atPath: store.folder + "/feed/top.png", withIntermediateDirectories: true)
    #expect(throws: ReferenceFailure.self) { try store.read("feed/top") }
    #expect(throws: ReferenceFailure.self) { try store.write(.sample(), to: "feed/top") }
  }

  @Test func `a writer that fails leaves the old reference`() throws {
    try store.write(.sample(), to: "feed/top")
    let failing = ReferenceStore(folder: store.folder, codec: codec) {
      (files) throws(ReferenceFailure) in
      throw .file("no space left on device", path: files.first?.path ?? "")
    }
    #expect(throws: ReferenceFailure.self) {
      try failing.write(.sample(color: Pixel(255, 0, 0)), to: "feed/top")
    }
    #expect(try store.read("feed/top")?.pixels() == FreshSnapshot.sample().picture)
    #expect(folder.files.count == 2)
  }

  @Test func `files that belong together are all written, or none is`() throws {
    try store.write(.sample(), to: "feed/top")
    let before = try store.layoutBytes("feed/top")
    try WholeFile.remove(store.folder + "/feed/top.png")
    try FileManager.default.createDirectory(
      atPath: store.folder + "/feed/top.png", withIntermediateDirectories: true)
    #expect(throws: ReferenceFailure.self) {
      try store.write(.sample(layout: .rows(header: 52)), to: "feed/top")
    }
    #expect(try store.layoutBytes("feed/top") == before)
    try store.write(.sample(layout: .rows(header: 52)), to: "feed/top", .pending)
    #expect(throws: ReferenceFailure.self) { try store.accept("feed/top") }
    #expect(try store.layoutBytes("feed/top") == before)
    #expect(folder.files.count == 3)
  }

  @Test func `half of what waits is not taken, and what is out of date does not wait`() throws {
    try store.write(.sample(), to: "feed/top")
    try store.write(.sample(color: Pixel(255, 0, 0)), to: "feed/top", .pending)
    let failing = ReferenceStore(folder: store.folder, codec: codec) {
      (files) throws(ReferenceFailure) in
      throw .file("no space left on device", path: files.first?.path ?? "")
    }
    #expect(throws: ReferenceFailure.self) {
      try failing.write(.sample(color: Pixel(0, 255, 0)), to: "feed/top", .pending)
    }
    #expect(try store.contents().pending.isEmpty)
    try store.write(.sample(color: Pixel(255, 0, 0)), to: "feed/top", .pending)
    try WholeFile.remove(store.folder + "/feed/top.layout.txt.new")
    #expect(throws: ReferenceFailure.self) { try store.accept("feed/top") }
    #expect(try store.read("feed/top")?.pixels() == FreshSnapshot.sample().picture)
  }

  @Test func `links among the references are nobody's references`() throws {
    try store.write(.sample(), to: "feed/top")
    for ending in ReferenceStore.endings {
      try FileManager.default.createSymbolicLink(
        atPath: store.folder + "/feed/link" + ending,
        withDestinationPath: store.folder + "/feed/top" + ending)
    }
    #expect(try store.contents().references == ["feed/top"])
    // A picture of others beside a link, and a text that is called as a layout is.
    try WholeFile.write(Array("no layout".utf8), store.folder + "/notes.layout.txt")
    try WholeFile.write(Array("a picture".utf8), store.folder + "/feed/link2.png")
    try FileManager.default.createSymbolicLink(
      atPath: store.folder + "/feed/link2.layout.txt",
      withDestinationPath: store.folder + "/feed/top.layout.txt")
    #expect(try store.references() == ["feed/top"])
  }

  @Test func `a pending reference waits beside the other, and takes its place`() throws {
    let changed = FreshSnapshot.sample(layout: .rows(header: 52), color: Pixel(255, 0, 0))
    try store.write(.sample(), to: "feed/top")
    try store.write(changed, to: "feed/top", .pending)
    #expect(try store.read("feed/top")?.pixels() == FreshSnapshot.sample().picture)
    #expect(try store.contents().pending == ["feed/top"])
    try store.accept("feed/top")
    #expect(try store.read("feed/top")?.pixels() == changed.picture)
    #expect(try store.read("feed/top")?.layout == changed.layout)
    #expect(try store.contents().pending.isEmpty)
    try store.write(.sample(), to: "feed/top", .pending)
    try store.discard("feed/top")
    try store.discard("feed/top")
    #expect(folder.files.count == 2)
    try store.delete("feed/top")
    #expect(folder.files.isEmpty)
  }

  @Test func `what a killed run left behind is removed, what a running one writes is not`() throws {
    try store.write(.sample(), to: "feed/top")
    let machine = WholeFile.machine
    let dead = "/feed/top.png.\(machine).999999999-1.dcv-tmp"
    let alive = "/feed/a.png.\(machine).\(getpid())-1.dcv-tmp"
    // Another machine's, at work in the same folder.
    let foreign = "/feed/b.png.elsewhere.999999999-1.dcv-tmp"
    for name in [dead, alive, foreign] { try WholeFile.write([1], store.folder + name) }
    #expect(try store.removeLeftovers() == [String(dead.dropFirst())])
    #expect(try store.contents().references == ["feed/top"])
    #expect(folder.files.count == 4)
    // Nobody writes for two days.
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -2 * 86_400)]
    try FileManager.default.setAttributes(old, ofItemAtPath: store.folder + foreign)
    #expect(try store.removeLeftovers() == [String(foreign.dropFirst())])
  }

  @Test func `only a complete run calls a reference obsolete`() {
    let contents = StoreContents(paths: [
      "feed/top.png", "feed/top.layout.txt", "feed/old.png", "feed/older.layout.txt",
      "feed/new.png.new", "README.md",
    ])
    #expect(contents.references == ["feed/old", "feed/older", "feed/top"])
    #expect(
      contents.obsolete(besides: ["feed/top"], isComplete: true) == ["feed/old", "feed/older"])
    // What waits is no reference.
    #expect(contents.strays(besides: ["feed/top"]) == ["feed/new"])
    #expect(contents.strays(besides: ["feed/top", "feed/new"]) == [])
    #expect(contents.obsolete(besides: ["feed/top"], isComplete: false) == nil)
  }
}
