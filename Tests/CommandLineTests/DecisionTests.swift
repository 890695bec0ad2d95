// SPDX-License-Identifier: MIT
//
// `approve` and `reject`: only what is whole, as it was drawn and of one snapshot becomes a reference,
// and only what was done is counted.

import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct DecisionTests {
  private let folder: Scratch
  private let references = "Snapshots/screens/rows/"

  /// Two pictures wait.
  init() throws {
    folder = try VerifyTourTests.project()
    _ = try folder.run("record")
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    _ = try folder.run("verify")
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try FileBytes.read(folder.place.text + "/" + path)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder.place.text + "/" + path)
  }

  /// What happens to the files of `top`, and why it is refused.
  private static let damages: [(String, String)] = [
    ("layout junk", "the layout beside it is damaged: line 1: "),
    ("layout gone", "there is no layout beside it"),
    ("layout of another", "the layout beside it is of 'screens/rows/second page'"),
    ("picture cut", "it is cut short"),
    ("picture text", "it is not a PNG file"),
  ]

  private func damage(_ what: String, _ picture: String, _ layout: String, _ other: String) throws {
    switch what {
    case "layout junk": try folder.write("junk", to: layout)
    case "layout gone": try remove(layout)
    case "layout of another": try folder.write(bytes(other), to: layout)
    case "picture cut": try folder.write(Array(bytes(picture).dropLast(20)), to: picture)
    default: try folder.write("<svg/>", to: picture)
    }
  }

  @Test(arguments: damages)
  func `what waits and is damaged is refused, or thrown away`(what: String, why: String) throws {
    let names = [".png", ".layout.txt"].map { references + "top" + $0 }
    let before = try names.map(bytes)
    try damage(
      what, names[0] + ".new", names[1] + ".new",
      references + "second-page-9500210b.layout.txt.new")
    let refused = try folder.run("approve", "screens/rows/top")
    #expect(refused.code == 1)
    #expect(
      refused.errors.contains("refused: 'screens/rows/top.png.new': \(why)"), "\(refused.errors)")
    #expect(refused.errors.contains("0 approved, 0 rejected, 1 refused"))
    #expect(!refused.errors.contains("nothing that waits"))
    let all = try folder.run("approve", "--all")
    #expect(all.code == 1)
    #expect(all.lines == ["approved screens/rows/second page"])
    #expect(try names.map(bytes) == before)
    let thrown = try folder.run("reject", "screens/rows/top")
    #expect(thrown.code == 0, "\(thrown.errors)")
    #expect(thrown.lines == ["rejected screens/rows/top"])
    #expect(try folder.files(below: "Snapshots").allSatisfy { !$0.hasSuffix(".new") })
  }

  @Test(
    arguments: damages + [("picture of another", "it is not the picture of 'screens/rows/top'")])
  func `results that are damaged are refused`(what: String, why: String) throws {
    _ = try folder.run("reject", "--all")
    let names = [".png", ".layout.txt"].map { references + "top" + $0 }
    let before = try names.map(bytes)
    let results = "dcv-snap-results/screens/rows/"
    let other = results + "second-page-9500210b/actual"
    if what == "picture of another" {
      for ending in [".png", ".layout.txt"] {
        try folder.write(bytes(other + ending), to: results + "top/actual" + ending)
      }
    } else {
      try damage(
        what, results + "top/actual.png", results + "top/actual.layout.txt", other + ".layout.txt")
    }
    for operand in ["--all", "screens/rows/top"] {
      let run = try folder.run("approve", operand, "--results", "dcv-snap-results")
      #expect(run.code == 1, "\(run.errors)")
      #expect(
        run.errors.contains("refused: 'dcv-snap-results/screens/rows/top/actual.png': \(why)"),
        "\(run.errors)")
      #expect(!run.errors.contains("nothing that waits"))
      #expect(try names.map(bytes) == before)
    }
  }

  @Test func `a picture of another run in the place of the one that was drawn is refused`() throws {
    _ = try folder.run("reject", "--all")
    let actual = "dcv-snap-results/screens/rows/top/actual"
    for ending in [".png", ".layout.txt"] {
      try folder.write(bytes(references + "top" + ending), to: actual + ending)
    }
    let run = try folder.run("approve", "--all", "--results", "dcv-snap-results")
    #expect(run.code == 1)
    #expect(run.errors.contains("it is not the picture of 'screens/rows/top' that the run drew"))
    #expect(run.lines == ["approved screens/rows/second page"])
    #expect(try folder.run("approve", "--all", "--results", "nowhere").code == 1)
  }

  @Test func `what could not be done is not counted`() throws {
    for name in ["top.png", "second-page-9500210b.png"] {
      try remove(references + name)
      try folder.write("in the way", to: references + name + "/x")
    }
    let run = try folder.run("approve", "--all")
    #expect(run.code == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("0 approved, 0 rejected\n"), "\(run.errors)")
    #expect(folder.has(references + "top.png.new") && folder.has(references + "top.layout.txt.new"))
  }
}
