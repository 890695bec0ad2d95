// SPDX-License-Identifier: MIT
//
// Words and numbers of options become values, and nothing else does.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import Testing

@testable import dcv_snap
import ScreenSnapshots

@Suite struct RunSettingsTests {
  private func settings(_ arguments: String...) throws -> RunSettings {
    try RunSettings(ArgumentReader(command: .render).read(arguments), processors: 2)
  }

  @Test func `Apple's words and SwiftUI's mean the same and have one name`() throws {
    let long = try settings(
      "--layout-direction", "rightToLeft", "--content-size", "extraSmall", "--contrast", "increased"
    )
    let short = try settings(
      "--layout-direction", "rtl", "--content-size", "xSmall", "--contrast", "high")
    #expect(long.axes == short.axes)
    #expect(short.axes.flatMap(\.values) == ["high", "rtl", "xSmall"])
    #expect(Set(AxisWords.contentSizes.map(\.value)) == Set(ContentSizeCategory.allCases))
    for (name, value) in AxisWords.contentSizes {
      #expect(try EnvironmentOverrides(.contentSize, name).contentSize == value)
    }
  }

  @Test func `a comma list makes an axis, each value once`() throws {
    let axes = try settings("--appearance", "light,dark", "--appearance", "dark").axes
    #expect(axes == [VariantAxis(name: .appearance, values: ["light", "dark"])])
  }

  @Test func `axes stand in the order of ids whatever order options come in`() throws {
    let axes = try settings("--locale", "en_GB", "--scale", "2.0", "--size", "390.50X844").axes
    #expect(axes.map(\.name) == [.size, .scale, .locale])
    #expect(axes.flatMap(\.values) == ["390.5x844", "2", "en-GB"])
  }

  @Test func `a device is found whatever its case and named as it is listed`() throws {
    #expect(try settings("--device", "iphone se").axes.first?.values == ["iPhone SE"])
  }

  @Test func `files of two names are combined`() throws {
    let data = try settings("--data", "users=u.json", "--data", "photos=a.json,b.json").data
    #expect(data.map(\.value) == ["photos=a,users=u", "photos=b,users=u"])
  }

  @Test(arguments: [
    ["--size", "390"], ["--size", "0x844"], ["--size", "infx3"], ["--size", "-1x3"],
    ["--scale", "0"], ["--scale", "nan"], ["--scale", "0x1"], ["--scale", "99"], ["--os", "17"],
    ["--appearance", "drak"], ["--contrast", "low"], ["--layout-direction", "up"],
    ["--content-size", "huge"],
    ["--locale", "e"], ["--locale", "../x"], ["--safe-area", "1,2,3"], ["--safe-area", "-1,0,0,0"],
    ["--data", "photos"], ["--data", "=x"], ["--device", "iPhone SE,"], ["--device", "Pixel"],
    ["-j", "0"], ["-j", "x"], ["--offset", "1,2,3"], ["--offset", "1e99"], ["--offsets", "0:10"],
    ["--offsets", "0:10:0"], ["--offsets", "9:1:1"], ["--offsets", "0:1e7:0.001"],
    ["--section-offset", "banner"], ["--format", "gif"], ["--overlay", "frame"],
    ["--text", "none"], ["--diagnostics", "xml"], ["--pages", "--offset", "1"],
  ])
  func `a value that means nothing is a usage error`(arguments: [String]) {
    #expect(throws: UsageError.self) {
      try RunSettings(ArgumentReader(command: .render).read(arguments), processors: 2)
    }
  }

  @Test func `a misspelt word is answered with the nearest`() {
    let error = #expect(throws: UsageError.self) { try settings("--appearance", "drak") }
    #expect(error?.message == "'drak' is not a value of '--appearance'")
    #expect(error?.expected == "one of light, dark")
    #expect(error?.hint == "did you mean 'dark'?")
    let device = #expect(throws: UsageError.self) { try settings("--device", "iPhone SF") }
    #expect(device?.hint == "did you mean 'iPhone SE'?")
  }

  @Test func `offsets name their stops by their numbers`() throws {
    let choice = try settings("--offset", "480", "--offset", "0,12.5", "--offset", "end").stops
    #expect(choice.places == .offsets([.along(480), .offset(CGPoint(x: 0, y: 12.5)), .end]))
    #expect(StopChoice.name(along: 480, axis: .vertical) == "y480")
    #expect(StopChoice.name(along: 480, axis: .horizontal) == "x480")
    #expect(StopChoice.name(at: CGPoint(x: 0, y: 12.5)) == "x0y12.5")
  }
}

@Suite struct VariantNamingTests {
  private func plans(_ text: String, _ arguments: String...) throws -> [String] {
    let document = ScreenDocument.load(
      bytes: Array(text.utf8), name: "a.json", files: MemoryFiles())
    let settings = try RunSettings(
      ArgumentReader(command: .render).read(arguments), processors: 2)
    return document.combinations(replacing: settings.axes).map { variant in
      VariantPlan(variant: variant, data: nil, safeArea: nil).name(document: ["a"], stop: "s").id
    }
  }

  @Test func `axes run in their fixed order, the last one fastest, and own values are not named`()
    throws
  {
    let text = """
      { "version": 1, "device": "iPhone SE", "sections": [],
        "variants": { "appearance": ["dark", "light"], "device": ["iPhone SE", "iPad mini"] } }
      """
    // derived: device stands before appearance in the order of ids
    #expect(
      try plans(text) == [
        "a/s~appearance=dark", "a/s", "a/s~device=iPad mini~appearance=dark",
        "a/s~device=iPad mini",
      ])
    #expect(try plans(text, "--device", "iPhone SE", "--appearance", "light") == ["a/s"])
  }

  @Test func `a value has one name, whichever of its spellings a document uses`() throws {
    let text = """
      { "version": 1, "sections": [],
        "variants": { "layoutDirection": ["rightToLeft"], "contentSize": ["extraSmall"] } }
      """
    #expect(try plans(text) == ["a/s~layoutDirection=rtl~contentSize=xSmall"])
  }

  @Test func `contrast stands behind appearance, and its ordinary value is not named`() throws {
    let text = """
      { "version": 1, "sections": [],
        "variants": { "contrast": ["standard", "increased"], "appearance": ["dark"] } }
      """
    #expect(try plans(text) == ["a/s~appearance=dark", "a/s~appearance=dark~contrast=high"])
  }
}
