// SPDX-License-Identifier: MIT
//
// References that are damaged are never "equal": exit 3 with the reason, in bounded memory.

import CairoPainter
import Foundation
import ScreenSnapshots
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct DamagedReferenceTests {
  private let reference = "Snapshots/screens/rows/top.png"

  private func recorded() throws -> (folder: Scratch, file: [UInt8]) {
    let folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    return (folder, try FileBytes.read(folder.place.text + "/" + reference))
  }

  @Test func `each kind of damage has its reason and ends with 3`() throws {
    let (folder, file) = try recorded()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    let cases: [(bytes: [UInt8], reason: String)] = [
      ([], "empty file"), (Array(pointer.utf8), "git lfs pull"), (Array("hello".utf8), "not a PNG"),
      (Array(file.prefix(file.count / 2)), "cut short"), (Array(file.prefix(4)), "cut short"),
      (
        file.enumerated().map { $0.offset == file.count / 2 ? ~$0.element : $0.element }, "checksum"
      ),
      (Self.bomb, "100000 x 100000"),
    ]
    for (bytes, reason) in cases {
      try folder.write(bytes, to: reference)
      let result = try folder.run("verify", "-g", "top")
      #expect(result.code == 3, "\(reason)")
      #expect(result.errors.contains("unreadable  screens/rows/top: "), "\(result.errors)")
      #expect(result.errors.contains(reason), "\(reason): \(result.errors)")
    }
    // What is damaged can be recorded anew, and its new picture approved.
    #expect(try folder.run("record", "-u").errors.contains("1 recorded"))
    #expect(try folder.run("verify").code == 0)
  }

  @Test func `a picture that is larger than is read says so`() throws {
    let folder = try Scratch(files: ["x": ""])
    // Interlaced ones are in memory as a whole; the others may be as high as they like.
    for (bytes, words) in [
      (Self.header(width: 16_000, height: 16_000, depth: 1, type: 0, isInterlaced: true), "16000"),
      (Self.header(width: 2_000_000, height: 10, depth: 8, type: 2), "2000000"),
    ] {
      try folder.write(bytes, to: "a.png")
      let result = try folder.run("diff", "a.png", "a.png")
      #expect(result.code == 3)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(!result.errors.contains("damaged"))
    }
  }

  @Test func `a reference cut at any 64th byte is unreadable`() throws {
    let (_, file) = try recorded()
    for length in stride(from: 0, to: file.count, by: 64) {
      #expect(throws: ReferenceFailure.self) {
        try PictureCodec().inspect(Array(file.prefix(length)))
      }
    }
  }

  @Test func `a damaged layout is unreadable, a missing one is recorded`() throws {
    let (folder, _) = try recorded()
    let layout = "Snapshots/screens/rows/top.layout.txt"
    try folder.write("layout 1\nnonsense\n", to: layout)
    let damaged = try folder.run("verify")
    #expect(damaged.code == 3)
    #expect(damaged.errors.contains("the layout beside the reference is damaged: line 2"))
    try FileManager.default.removeItem(atPath: folder.place.text + "/" + layout)
    #expect(try folder.run("verify").code == 1)
    _ = try folder.run("record")
    #expect(folder.has(layout))
    #expect(try folder.run("verify").code == 0)
  }

  @Test func `a reference without its stamp is decoded and compared, with a note`() throws {
    let (folder, file) = try recorded()
    let stripped = try PNGPixels.file(of: PNGDecoder.decode(file, maxPixels: 1_000_000))
    try folder.write(stripped, to: reference)
    #expect(try folder.run("verify").code == 0)
  }

  /// A well-formed header of 100,000 x 100,000 pixels and nothing of use after it.
  private static let bomb = header(width: 100_000, height: 100_000, depth: 8, type: 6)

  private static func header(
    width: UInt32, height: UInt32, depth: UInt8, type: UInt8, isInterlaced: Bool = false
  ) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      var crc: UInt32 = ~0
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      return big(UInt32(data.count)) + body + big(~crc)
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature
      + chunk("IHDR", big(width) + big(height) + [depth, type, 0, 0, isInterlaced ? 1 : 0])
      + chunk("IDAT", [UInt8](repeating: 0, count: 4096)) + chunk("IEND", [])
  }
}
