// SPDX-License-Identifier: MIT
//
// Ids and file names: readable, never two alike, never outside the output folder.

import DynamicCollectionView
import Testing

@Suite struct SnapshotNameTests {
  /// Stands in for SHA-256: tests look at where digits stand, not at which.
  private let files = SnapshotFileNames { bytes in
    let sum = bytes.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func file(_ name: SnapshotName, among names: [SnapshotName] = []) -> String {
    var siblings = SiblingParts()
    for other in names + [name] { siblings.insert(other.parts) }
    return files.file(parts: name.parts, among: siblings)
  }

  @Test func `axes stand in their fixed order whatever order they come in`() {
    let name = SnapshotName(
      document: ["feed", "home"], stop: "top",
      variant: [
        LayoutDump.VariantValue(axis: "locale", value: "ar-EG"),
        LayoutDump.VariantValue(axis: "appearance", value: "dark"),
        LayoutDump.VariantValue(axis: "device", value: "iPad mini"),
      ])
    // derived: the order of design, 2
    #expect(name.id == "feed/home/top~device=iPad mini~appearance=dark~locale=ar-EG")
  }

  @Test func `plain parts are kept as they stand`() {
    let name = SnapshotName(
      document: ["feed", "home"], stop: "y480",
      variant: [LayoutDump.VariantValue(axis: "size", value: "390x844")])
    #expect(file(name) == "feed/home/y480~size=390x844")
  }

  @Test func `other parts become a slug and eight digits`() {
    let name = SnapshotName(document: ["home"], stop: "second banner")
    let result = file(name)
    #expect(result.hasPrefix("home/second-banner-"))
    #expect(result.utf8.count == "home/second-banner-".utf8.count + 8)
  }

  @Test func `parts that differ in case alone are both given digits`() {
    let upper = SnapshotName(document: ["home"], stop: "Top")
    let lower = SnapshotName(document: ["home"], stop: "top")
    #expect(file(upper, among: [lower]).hasPrefix("home/Top-"))
    #expect(file(lower, among: [upper]).hasPrefix("home/top-"))
    #expect(file(lower) == "home/top")
  }

  @Test func `a stop can't take the name of a variant or of another document's stop`() {
    let plain = SnapshotName(document: ["a"], stop: "top~appearance=dark")
    let dark = SnapshotName(
      document: ["a"], stop: "top",
      variant: [LayoutDump.VariantValue(axis: "appearance", value: "dark")])
    #expect(plain.id != dark.id)
    #expect(file(plain) != file(dark))
    let deep = SnapshotName(document: ["a", "b"], stop: "c")
    let flat = SnapshotName(document: ["a"], stop: "b/c")
    #expect(deep.id != flat.id)
    #expect(file(deep) != file(flat))
  }

  @Test func `composed and decomposed letters are one name`() {
    let composed = SnapshotName(document: ["caf\u{E9}"], stop: "top")
    let decomposed = SnapshotName(document: ["cafe\u{301}"], stop: "top")
    #expect(Array(composed.id.utf8) == Array(decomposed.id.utf8))
    #expect(file(composed) == file(decomposed))
  }

  @Test(arguments: [
    "..", ".", "", ".hidden", "a/../b", "/etc/passwd", "a\u{0}b", "a\nb", "CON", "nul.txt", "Lpt1",
    "top.", "\u{202E}x", "é", "a b", "%2F", String(repeating: "x", count: 300), "…", "\\..\\", "C:",
  ])
  func `no name leaves its folder, hides, breaks a line or names a device`(stop: String) {
    let name = SnapshotName(document: [stop, "home"], stop: stop)
    let parts = file(name).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    #expect(parts.count == 3)
    for part in parts {
      #expect(SnapshotFileNames.isKept(part))
      #expect(part.utf8.count <= SnapshotFileNames.longestKeptPart)
    }
    #expect(!name.id.contains { $0.isNewline })
  }

  @Test func `no two of many close names share a file`() {
    let stops = [
      "a", "A", "a b", "a-b", "a_b", "a/b", "a~b", "a%7Eb", "a%2Fb", "é", "e\u{301}x", "ex", "",
      "-",
      ".", "..", "a.", "a\u{7F}", "a\u{80}",
    ]
    let names = stops.map { SnapshotName(document: ["d"], stop: $0) }
    let files = names.map { file($0, among: names).lowercased() }
    #expect(Set(files).count == stops.count)
    #expect(Set(names.map(\.id)).count == stops.count)
  }
}
