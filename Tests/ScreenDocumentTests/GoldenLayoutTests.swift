// SPDX-License-Identifier: MIT
//
// The frame cases and the real layouts are read as they stand. Origin of the cases: see the files.

import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

private let reference = repository.deletingLastPathComponent()
  .appendingPathComponent("shared/reference")
private let isThere = FileManager.default.fileExists(atPath: reference.path)

/// A case of a file of frames, made into a document.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var types: Set<String>
  var bytes: [UInt8]

  static func all(in file: String) throws -> [LayoutCase] {
    let data = try Data(contentsOf: reference.appendingPathComponent(file))
    let json = try JSONSerialization.jsonObject(with: data)
    let cases = (json as? [String: Any])?["layouts"] ?? json
    return try (cases as? [[String: Any]] ?? []).map(LayoutCase.init)
  }

  private init(_ json: [String: Any]) throws {
    testDescription = json["id"] as? String ?? "?"
    var device: [String: Any] = [:]
    if let box = json["container"] as? [Double] {
      device = ["width": box[0], "height": box[1], "scale": 3]
    } else if let box = json["container"] as? [String: Any] {
      device = ["width": box["width"] ?? 0, "height": box["height"] ?? 0]
      device["scale"] = box["scale"] ?? 3
      device["safeArea"] = box["adjustedInset"]
    }
    let sections = json["sections"] as? [[String: Any]] ?? []
    types = Set(sections.compactMap { ($0["layout"] as? [String: Any])?["type"] as? String })
    let document: [String: Any] = [
      "version": 1, "device": device, "configuration": json["configuration"] ?? [:],
      "sections": sections,
    ]
    bytes = Array(try JSONSerialization.data(withJSONObject: document))
  }
}

@Suite struct GoldenLayoutTests {
  @Test(
    "every frame case is read without a complaint",
    .enabled(if: isThere, "the reference files are not beside this repository"),
    arguments: ["golden-frames.json", "golden-frames-2.json", "golden-frames-3.json"])
  func frames(_ file: String) throws {
    let cases = try LayoutCase.all(in: file)
    #expect(cases.count >= 56)
    for one in cases { try check(one) }
  }

  @Test(
    "every layout of a public app is read without a complaint",
    .enabled(if: isThere, "the reference files are not beside this repository"))
  func realLayouts() throws {
    let cases = try LayoutCase.all(in: "real-layouts.json")
    #expect(cases.count == 57)
    for one in cases { try check(one) }
  }

  private func check(_ one: LayoutCase) throws {
    let document = ScreenDocument.load(
      bytes: one.bytes, name: one.testDescription + ".json", files: MemoryFiles())
    let ours = one.types.isSubset(of: ["grid", "custom", "waterfall"])
    let unexpected = document.diagnostics.filter { ours || $0.code != .notSupported }
    #expect(unexpected.isEmpty, "\(DiagnosticReport(unexpected).text(.full))")
    #expect(document.canBeDrawn)
    let (screen, more) = document.screen(in: document.baseEnvironment)
    #expect(more.isEmpty, "\(DiagnosticReport(more).text(.full))")
    #expect(!screen.sections.isEmpty)
  }
}
