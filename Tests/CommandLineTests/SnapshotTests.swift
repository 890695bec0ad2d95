// SPDX-License-Identifier: MIT
//
// The project's own screens against the pictures and layouts under Snapshots/. With
// SNAPSHOT_TESTING_RECORD=all the references are written anew, and the run fails: green always
// means compared.

import CairoPainter
import CollectionLayout
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import Testing

/// A document of fixtures/documents.
struct OwnScreen: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "fixtures/documents")
  static let snapshots = root.appending(path: "Snapshots/fixtures/documents")

  static let all: [OwnScreen] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { OwnScreen(name: $0) }
  }()
}

@Suite struct SnapshotTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all"

  /// A stop of a document, drawn.
  private struct Shot {
    var file: String
    var picture: [UInt8]
    var layout: String
  }

  @Test("pictures and frames are those under Snapshots", arguments: OwnScreen.all)
  func compare(_ screen: OwnScreen) throws {
    for shot in try shots(of: screen) {
      let picture = OwnScreen.snapshots.appending(path: shot.file + ".png")
      let layout = OwnScreen.snapshots.appending(path: shot.file + ".layout.txt")
      if Self.isRecording {
        try FileManager.default.createDirectory(
          at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(shot.picture).write(to: picture)
        try Data(shot.layout.utf8).write(to: layout)
        continue
      }
      let frames = try String(contentsOf: layout, encoding: .utf8)
      #expect(frames == shot.layout, "frames of \(shot.file)")
      let reference = try PNGInfo([UInt8](Data(contentsOf: picture)))
      let actual = try PNGInfo(shot.picture)
      #expect(reference.isStampTrusted, "\(shot.file).png was changed after it was recorded")
      guard reference.stamp?.engine == actual.stamp?.engine else {
        // Another engine draws other pixels: see the suite's own test of the engine.
        continue
      }
      #expect(reference.stamp?.pixels == actual.stamp?.pixels, "pixels of \(shot.file)")
    }
    if Self.isRecording { Issue.record("recorded \(screen.name): look at the pictures, run again") }
  }

  @Test func `every file under Snapshots belongs to a stop`() throws {
    var expected = Set<String>()
    for screen in OwnScreen.all {
      for shot in try shots(of: screen) {
        expected.formUnion([shot.file + ".png", shot.file + ".layout.txt"])
      }
    }
    let files = FileManager.default.enumerator(atPath: OwnScreen.snapshots.path)
    let found = (files?.allObjects as? [String] ?? []).filter { $0.contains(".") }
    #expect(Set(found) == expected)
  }

  /// All stops and variants of a document.
  private func shots(of screen: OwnScreen) throws -> [Shot] {
    let bytes = [UInt8](try Data(contentsOf: OwnScreen.folder.appending(path: screen.name)))
    let document = ScreenDocument.load(
      bytes: bytes, name: screen.name, files: FolderFiles(folder: OwnScreen.folder.path))
    #expect(document.diagnostics.isEmpty)
    let engine = try PaintEngine()
    var named: [(parts: [String], shot: Shot)] = []
    for variant in document.combinations() {
      let environment = document.environment(variant.overrides)
      let made = document.screen(in: environment)
      #expect(made.diagnostics.isEmpty)
      let renderer = ScreenRenderer(
        screen: made.screen, environment: environment, text: engine, images: engine)
      for stop in made.screen.stops {
        let state = renderer.scrollState(for: stop).state
        let frame = renderer.frame(at: state)
        let values = variant.parts.map {
          LayoutDump.VariantValue(axis: $0.axis.rawValue, value: $0.value)
        }
        let name = SnapshotName(
          document: [String(screen.name.dropLast(".json".count))], stop: stop.name,
          variant: values)
        let id = "fixtures/documents/" + name.id
        let dump = renderer.dump(
          id: id, document: "fixtures/documents/\(screen.name)", stop: stop.name, variant: values,
          state: state, elements: frame.attributes, listsItems: true
        ).painted(by: frame.list, with: engine)
        let picture = try engine.png(of: frame.list, scale: environment.scale, id: id)
        named.append((name.parts, Shot(file: "", picture: picture.bytes, layout: dump.text)))
      }
    }
    var siblings = SiblingParts()
    for entry in named { siblings.insert(entry.parts) }
    let names = SnapshotFileNames { SHA256.hex($0) }
    return named.map { entry in
      Shot(
        file: names.file(parts: entry.parts, among: siblings), picture: entry.shot.picture,
        layout: entry.shot.layout)
    }
  }
}
