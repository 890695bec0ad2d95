// SPDX-License-Identifier: MIT
//
// Words and numbers of options become values, and nothing else does.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry
import Testing

@testable import dcv_snap

@Suite struct RunSettingsTests {
  private func settings(_ arguments: String...) throws -> RunSettings {
    try RunSettings(ArgumentReader(command: .render).read(arguments), processors: 2)
  }

  @Test func `Apple's words and SwiftUI's mean the same`() throws {
    let long = try settings("--layout-direction", "rightToLeft", "--content-size", "extraSmall")
    let short = try settings("--layout-direction", "rtl", "--content-size", "xSmall")
    #expect(long.axes == short.axes)
    #expect(Words.contentSize("accessibility5") == .accessibilityExtraExtraExtraLarge)
    #expect(Set(Words.contentSizes.map(\.value)) == Set(ContentSizeCategory.allCases))
  }

  @Test func `a comma list makes an axis, each value once`() throws {
    let axes = try settings("--appearance", "light,dark", "--appearance", "dark").axes
    #expect(axes[.appearance] == [.appearance(.light), .appearance(.dark)])
  }

  @Test func `files of two names are combined`() throws {
    let axes = try settings("--data", "users=u.json", "--data", "photos=a.json,b.json").axes
    #expect(axes[.data]?.map(\.named.name) == ["photos=a,users=u", "photos=b,users=u"])
  }

  @Test(arguments: [
    ["--size", "390"], ["--size", "0x844"], ["--size", "infx3"], ["--size", "-1x3"],
    ["--scale", "0"], ["--scale", "nan"], ["--scale", "0x10"], ["--os", "17"],
    ["--appearance", "drak"], ["--layout-direction", "up"], ["--content-size", "huge"],
    ["--locale", "e"], ["--locale", "../x"], ["--safe-area", "1,2,3"], ["--data", "photos"],
    ["--device", "iPhone SE,"], ["-j", "0"], ["-j", "x"], ["--offset", "1,2,3"],
    ["--offset", "1e99"], ["--offsets", "0:10"], ["--offsets", "0:10:0"], ["--offsets", "9:1:1"],
    ["--offsets", "0:1e7:0.001"], ["--section-offset", "banner"], ["--format", "gif"],
    ["--overlay", "frame"], ["--text", "none"], ["--diagnostics", "xml"],
    ["--pages", "--offset", "1"],
  ])
  func `a value that means nothing is a usage error`(arguments: [String]) {
    #expect(throws: UsageError.self) {
      try RunSettings(ArgumentReader(command: .render).read(arguments), processors: 2)
    }
  }

  @Test func `a misspelt word is answered with the nearest`() {
    let error = #expect(throws: UsageError.self) { try settings("--appearance", "drak") }
    #expect(error?.expected == "one of light, dark")
    #expect(error?.hint == "did you mean 'dark'?")
  }

  @Test func `offsets name their stops by their numbers`() throws {
    let choice = try settings("--offset", "480", "--offset", "0,12.5", "--offset", "end").stops
    #expect(choice.places == .offsets([.along(480), .offset(CGPoint(x: 0, y: 12.5)), .end]))
    #expect(StopChoice.name(along: 480, axis: .vertical) == "y480")
    #expect(StopChoice.name(at: CGPoint(x: 0, y: 12.5)) == "x0y12.5")
  }
}

@Suite struct VariantProductTests {
  @Test func `axes run in their fixed order, the last one fastest`() throws {
    let product = VariantProduct(axes: [
      .appearance: [.appearance(.light), .appearance(.dark)],
      .device: [.device("iPad mini"), .device("iPhone SE")],
    ])
    let names = try #require(product.combinations()).map { $0.map(\.named.name) }
    // derived: device stands before appearance in the order of ids
    #expect(
      names == [
        ["iPad mini", "light"], ["iPad mini", "dark"], ["iPhone SE", "light"],
        ["iPhone SE", "dark"],
      ])
  }

  @Test func `what matches an excluded entry on all its axes is left out`() throws {
    let product = VariantProduct(
      axes: [
        .appearance: [.appearance(.light), .appearance(.dark)],
        .os: [.os(18), .os(26)],
      ],
      excluded: [
        [.appearance: [VariantValue(.appearance, "dark")], .os: [VariantValue(.os, "18")]]
      ])
    #expect(product.combinations()?.count == 3)
  }

  @Test func `no axis is one combination, and too many are none`() {
    #expect(VariantProduct(axes: [:]).combinations() == [[]])
    let many = (0...100).map { AxisSetting.locale("l\($0)") }
    let product = VariantProduct(axes: [
      .locale: many, .device: (0...100).map { AxisSetting.device("d\($0)") },
    ])
    #expect(product.count == 10_201)
    #expect(product.combinations() == nil)
  }
}
