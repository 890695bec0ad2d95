// SPDX-License-Identifier: MIT
//
// The order in which a snapshot is judged.

import DynamicCollectionView
import Foundation
import Synchronization
import Testing

@testable import SnapshotStore

@Suite struct VerdictTests {
  private let folder: TemporaryFolder
  private let codec = FakeCodec()
  private let store: ReferenceStore

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path, codec: codec)
    try store.write(.sample(), to: "feed/top")
  }

  private func verdict(
    _ fresh: FreshSnapshot, tolerance: PixelTolerance = PixelTolerance(),
    engine: Verdict.EngineRule = .strict
  ) throws -> Verdict {
    Verdict.of(
      fresh, against: .success(try store.read("feed/top")), tolerance: tolerance, engine: engine)
  }

  @Test func `an equal hash passes, and no codec runs`() throws {
    let found = try verdict(.sample())
    #expect(found.state == .passed)
    #expect(found.isEqualByHash)
    #expect(found.summary == "")
    #expect(codec.decodings.withLock { $0 } == 0)
  }

  @Test func `an error of the document comes before everything`() throws {
    var fresh = FreshSnapshot.sample(color: Pixel(1, 2, 3))
    fresh.errors = ["feed.json:3:1: error"]
    let found = try verdict(fresh)
    #expect(found.state == .error)
    #expect(found.summary == "feed.json:3:1: error")
    #expect(codec.decodings.withLock { $0 } == 0)
  }

  @Test func `another layout is a change though the picture is the same`() throws {
    let found = try verdict(.sample(layout: .rows(header: 52)))
    #expect(found.state == .changed)
    #expect(
      found.summary
        == "header of `hits` 44 -> 52; 14 cells below moved by +8; nothing else; "
        + "the picture is the same")
    #expect(codec.decodings.withLock { $0 } == 0)
  }

  @Test func `a recoloured cell is paint only, with its name`() throws {
    // The square lies in the header: y 4 to 12 of 44.
    let found = try verdict(.sample(color: Pixel(255, 59, 48)))
    #expect(found.state == .changed)
    #expect(
      found.summary
        == "paint only: `hits/header:0`; 64 of 1,024 pixels differ (ratio 0.0625), "
        + "worst at 4,4: #007aff -> #ff3b30")
    #expect(found.repainted == ["hits/header:0"])
  }

  @Test func `another size never passes`() throws {
    var tolerance = PixelTolerance()
    tolerance.maxDiffPixels = .max
    tolerance.masks = [PixelRect(x: 0, y: 0, width: 1000, height: 1000)]
    let found = try verdict(.sample(size: 40), tolerance: tolerance)
    #expect(found.state == .changed)
    #expect(found.summary == "size 32x32 -> 40x40")
    #expect(found.reference?.width == 32)
  }

  @Test func `a tolerance lets pass with debt, and never a layout`() throws {
    var tolerance = PixelTolerance()
    tolerance.maxDiffPixels = 64
    let recoloured = FreshSnapshot.sample(color: Pixel(255, 59, 48))
    #expect(try verdict(recoloured, tolerance: tolerance).state == .tolerated)
    let moved = FreshSnapshot.sample(layout: .rows(header: 45), color: Pixel(255, 59, 48))
    #expect(try verdict(moved, tolerance: tolerance).state == .changed)
    tolerance.maxDiffPixels = 63
    #expect(try verdict(recoloured, tolerance: tolerance).state == .changed)
  }

  @Test func `an element can be masked by its id`() throws {
    var tolerance = PixelTolerance()
    tolerance.maskedElements = ["hits/header:0"]
    let found = try verdict(.sample(color: Pixel(255, 59, 48)), tolerance: tolerance)
    #expect(found.state == .tolerated)
    #expect(found.pixels?.difference.masked == 64)
  }

  @Test func `another engine is a state of its own unless the hash is the same`() throws {
    #expect(try verdict(.sample(engine: "engine 2")).state == .passed)
    let drawn = FreshSnapshot.sample(color: Pixel(0, 122, 254), engine: "engine 2")
    let found = try verdict(drawn)
    #expect(found.state == .engine)
    #expect(found.notes == ["recorded by engine 1", "drawn by engine 2"])
    #expect(found.summary.hasPrefix("drawn by another engine, engine 1 -> 2; "))
    #expect(try verdict(drawn, engine: .warn).state == .tolerated)
    let moved = FreshSnapshot.sample(
      layout: .rows(header: 52), color: Pixel(0, 0, 0), engine: "engine 2")
    #expect(try verdict(moved, engine: .warn).state == .changed)
  }

  @Test func `a font that only one picture used makes no other engine`() throws {
    let one = EngineFingerprint("picture 1; cairo 1.16.0; Inter-Bold.otf sha256:1")
    #expect(!one.conflicts(with: EngineFingerprint("picture 1; cairo 1.16.0; Inter.otf sha256:2")))
    #expect(one.conflicts(with: EngineFingerprint("picture 1; cairo 1.18.0")))
    #expect(one.conflicts(with: EngineFingerprint("picture 1; Inter-Bold.otf sha256:3")))
  }

  @Test func `a reference without its chunk is decoded and compared`() throws {
    let bytes =
      FakeCodec.signature + FakeCodec.chunk("IHDR", FakeCodec.word(32) + FakeCodec.word(32))
      + FakeCodec.chunk("IDAT", FreshSnapshot.sample().picture.bytes) + FakeCodec.chunk("IEND", [])
    try WholeFile.write(bytes, folder.path + "/feed/top.png")
    let found = try verdict(.sample())
    #expect(found.state == .passed)
    #expect(found.notes.count == 1)
    #expect(codec.decodings.withLock { $0 } == 1)
    #expect(try verdict(.sample(color: Pixel(0, 122, 254))).state == .changed)
  }

  @Test func `a hash is not trusted for data that it does not belong to`() throws {
    // Says it is the sample, but holds another picture.
    let fresh = FreshSnapshot.sample()
    let text = [fresh.id, fresh.pixelHash, FakeCodec.hash(fresh.picture.bytes), "engine 1"]
    let other = FreshSnapshot.sample(color: Pixel(0, 0, 0)).picture
    let bytes =
      FakeCodec.signature + FakeCodec.chunk("IHDR", FakeCodec.word(32) + FakeCodec.word(32))
      + FakeCodec.chunk("tEXt", Array(text.joined(separator: "\n").utf8))
      + FakeCodec.chunk("IDAT", other.bytes) + FakeCodec.chunk("IEND", [])
    try WholeFile.write(bytes, folder.path + "/feed/top.png")
    #expect(try verdict(fresh).state == .changed)
  }

  @Test func `without a reference, or with half of one, a snapshot is missing`() throws {
    #expect(Verdict.of(.sample(), against: .success(nil)).state == .missing)
    try WholeFile.remove(folder.path + "/feed/top.layout.txt")
    #expect(try verdict(.sample()).state == .missing)
    #expect(
      Verdict.of(.sample(), against: .failure(.cutShort)).summary == "the reference is cut short")
    #expect(Verdict.of(.sample(), against: .failure(.cutShort)).state.exitCode == 3)
  }

  @Test func `what could not be drawn keeps an equal picture from passing`() throws {
    var fresh = FreshSnapshot.sample()
    fresh.gaps = ["feed.json:9:3: warning[image-missing]: 'a.jpg' is missing"]
    #expect(try verdict(fresh).state == .incomplete)
    #expect(try verdict(fresh).summary == fresh.gaps[0])
  }

  @Test func `the canary lives, and dies with a hash that sees nothing`() {
    #expect(CanaryPair { FakeCodec.hash($0.bytes) }.failures == [])
    #expect(!CanaryPair { _ in "same" }.isAlive)
  }
}
