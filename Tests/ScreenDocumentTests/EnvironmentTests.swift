// SPDX-License-Identifier: MIT
//
// Devices, environments, variants and stops.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import Testing

private func base(_ more: String) -> RenderEnvironment {
  let found = load(document(#"{ "id": "a", "itemCount": 1, "layout": \#(rows) }"#, more: more))
  #expect(codes(found) == [])
  return found.baseEnvironment
}

@Suite struct EnvironmentTests {
  // Expected values: views-and-metrics, 6.
  @Test func `devices are known by model and id, ignoring case`() throws {
    let phone = try #require(Device.named("iphone 16"))
    #expect(phone.name == "iPhone 16" && phone.size == CGSize(width: 393, height: 852))
    #expect(phone.safeArea(os: 18).top == 59 && phone.scale == 3)
    #expect(Device.named("iPhone SE")?.safeArea(os: 26).bottom == 0)
    let tablet = try #require(Device.named("iPad mini"))
    #expect(tablet.safeArea(os: 18).top == 24 && tablet.safeArea(os: 18).bottom == 20)
    #expect(tablet.safeArea(os: 26).top == 32 && tablet.safeArea(os: 26).bottom == 25)
    #expect(Device.named("se3")?.size.width == 375)
    #expect(Device.named("iPhone 5") == nil)
    let names = Device.all.flatMap(\.names).map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test func `a document without a device is an iPhone 16, light, in English`() {
    let found = base("")
    #expect(found.deviceName == "iPhone 16" && found.size.width == 393 && found.os == 18)
    #expect(found.appearance == .light && found.contrast == .standard)
    #expect(found.locale == "en" && found.contentSize == .large)
  }

  @Test func `a device may be spelled out, its safe area as UIKit writes it`() {
    let found = base(
      #""device": { "width": 300.5, "height": 200, "scale": 2, "safeArea": [1, 2, 3, 4] },"#)
    #expect(found.size == CGSize(width: 300.5, height: 200) && found.scale == 2)
    #expect(
      found.safeArea == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(found.deviceName == nil)
  }

  @Test func `Apple's words and SwiftUI's are both taken`() {
    let found = base(
      #"""
      "device": "iPad mini", "environment": { "appearance": "dark", "contrast": "high",
        "layoutDirection": "rtl", "contentSize": "accessibility5", "locale": "ar", "os": 26, "layoutMargins": [1, 2, 3, 4] },
      """#)
    #expect(found.appearance == .dark && found.layoutDirection == .rightToLeft)
    #expect(found.contrast == .increased)
    #expect(base(#""environment": { "contrast": "increased" },"#).contrast == .increased)
    #expect(base(#""environment": { "contrast": "standard" },"#).contrast == .standard)
    #expect(found.contentSize == .accessibilityExtraExtraExtraLarge && found.safeArea.top == 32)
    #expect(found.locale == "ar" && found.layoutMargins?.leading == 2)
  }

  @Test func `overrides replace parts, and a device replaces its own`() throws {
    let found = load(
      document("", more: #""device": { "width": 10, "height": 20, "scale": 1 },"#))
    var overrides = try EnvironmentOverrides(.device, "iPhone SE")
    overrides = overrides.merged(with: try EnvironmentOverrides(.scale, "3"))
    overrides = overrides.merged(with: try EnvironmentOverrides(.appearance, "dark"))
    overrides = overrides.merged(with: try EnvironmentOverrides(.contrast, "high"))
    let changed = found.environment(overrides)
    #expect(changed.size == CGSize(width: 375, height: 667) && changed.scale == 3)
    #expect(changed.deviceName == "iPhone SE" && changed.appearance == .dark)
    #expect(changed.safeArea.top == 20 && changed.contrast == .increased)
    #expect(found.environment(try EnvironmentOverrides(.size, "100x50")).size.width == 100)
    #expect(throws: VariantValueError.self) { try EnvironmentOverrides(.size, "100") }
    #expect(throws: VariantValueError.self) { try EnvironmentOverrides(.os, "17") }
    do {
      _ = try EnvironmentOverrides(.device, "iPhone 61")
    } catch {
      #expect(error.nearest == "iPhone 16")
    }
  }

  @Test func `variants are a product in a fixed order, without what is left out`() throws {
    let found = load(
      document(
        "",
        more: #"""
          "variants": { "locale": ["en", "de"], "device": ["iPhone SE", "iPhone 16"], "os": [18],
            "exclude": [ { "device": "iPhone SE", "locale": "de" } ] },
          """#))
    #expect(codes(found) == [])
    #expect(found.variants.map(\.name) == [.device, .os, .locale])
    #expect(found.variants.map(\.values) == [["iPhone SE", "iPhone 16"], ["18"], ["en", "de"]])
    let parts = found.combinations().map { $0.parts.map { "\($0.axis)=\($0.value)" } }
    #expect(parts == [["device=iPhone SE"], [], ["locale=de"]])
    let replaced = found.combinations(replacing: [
      VariantAxis(name: .device, values: ["iPhone 16"]),
      VariantAxis(name: .appearance, values: ["dark"]),
    ])
    #expect(
      replaced.map { $0.parts.map { "\($0.axis)=\($0.value)" } }
        == [["appearance=dark"], ["appearance=dark", "locale=de"]])
  }

  @Test func `a document without variants is drawn in one way`() {
    #expect(load(document("")).combinations().map(\.parts) == [[]])
  }

  @Test func `stops are read, and the start is the only one without them`() {
    #expect(load(document("")).stops == [ScrollStop(name: "start")])
    let found = load(
      document(
        #"{ "id": "a", "items": [ { "id": "x" } ], "layout": \#(rows) }, { "itemCount": 1, "layout": \#(rows) }"#,
        more: #"""
          "stops": [ { "name": "s", "offset": "start" }, { "name": "e", "offset": "end" }, { "name": "n", "offset": -20.5 },
            { "name": "p", "offset": [3, 4] }, { "name": "t", "to": { "item": "x" }, "at": "bottom" },
            { "name": "h", "to": { "header": "s1" } },
            { "name": "o", "sections": { "a": { "item": "x" }, "s1": { "group": 2 } } } ],
          """#))
    #expect(codes(found) == [])
    #expect(
      found.stops.map(\.target) == [
        .start, .end, .along(-20.5), .offset(CGPoint(x: 3, y: 4)),
        .element(.item("x"), at: .bottom), .element(.header("s1"), at: .top), .start,
      ])
    #expect(found.stops.last?.sections == ["a": .item("x"), "s1": .group(2)])
  }

  @Test func `other data stands in for a document's own`() throws {
    let found = load(
      document(
        #"{ "items": { "from": "d", "id": "{{n}}" }, "layout": \#(rows) }"#,
        more: #""data": { "d": { "file": "d.json" } },"#),
      files: ["d.json": #"[{"n": "1"}]"#, "e.json": #"[{"n": "2"}, {"n": "3"}]"#])
    func ids(_ document: ScreenDocument) -> [String?] {
      let content = document.screen(in: document.baseEnvironment).screen.sections.first?.content
      return (0..<(content?.itemCount ?? 0)).map { content?.itemID(at: $0) }
    }
    #expect(ids(found) == ["1"])
    #expect(ids(found.replacing(dataPaths: ["d": "e.json"])) == ["2", "3"])
    let bytes = DataFile.bytes(Array(#"[{"n": "9"}]"#.utf8), name: "flag.json")
    #expect(ids(found.replacing(data: ["d": bytes])) == ["9"])
  }
}
