// SPDX-License-Identifier: MIT
//
// The strict reader: what it takes, what it refuses and where, and that nothing makes it trap.

import Foundation
import Testing

@testable import ScreenDocument

private func read(_ text: String) throws -> JSONNode {
  try read(Array(text.utf8))
}

private func read(_ bytes: [UInt8]) throws -> JSONNode {
  try JSONReader.read(bytes, name: "t.json", limits: JSONReader.Limits(bytes: 1 << 20)).text.root
}

/// Line and column of the first fault; nil when there is none.
private func fault(_ text: String) -> String? {
  do throws(JSONError) {
    _ = try JSONReader.read(
      Array(text.utf8), name: "t.json", limits: JSONReader.Limits(bytes: 1 << 20))
    return nil
  } catch {
    return "\(error.place.line):\(error.place.column)"
  }
}

/// Numbers in a fixed sequence, the same in every run.
struct Sequence64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16
  }
}

@Suite struct JSONReaderTests {
  // Expected values: RFC 8259.
  @Test func `values keep their kinds and order`() throws {
    let root = try read(#"{"b": [1, -2.5e3, true, null], "a": {"c": "x"}}"#)
    #expect(root.children.map(\.key) == ["b", "a"])
    let list = try #require(root["b"])
    #expect(list.count == 4)
    #expect(list.child(named: "1")?.number == -2500)
    #expect(list.child(named: "2")?.boolean == true)
    #expect(list.child(named: "3")?.isNull == true)
    #expect(root.value(at: "/a/c")?.string == "x")
    #expect(root.value(at: "/a/d") == nil)
  }

  @Test func `escapes are decoded, also in keys`() throws {
    let root = try read(#"{"a\u0062": "\"\\\/\n\u00e9\ud83d\ude00", "x~y/z": 1}"#)
    #expect(root["ab"]?.string == "\"\\/\né😀")
    #expect(root["ab"]?.pointer == "/ab")
    #expect(root["x~y/z"]?.pointer == "/x~0y~1z")
    #expect(root.value(at: "/x~0y~1z")?.number == 1)
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).count == 1)
  }

  @Test(
    "what RFC 8259 does not allow is refused at its place",
    arguments: [
      ("", "1:1"), ("[1,]", "1:3"), ("{\"a\":1,}", "1:7"), ("[1 2]", "1:4"), ("[1] 2", "1:5"),
      ("[01]", "1:2"), ("[.5]", "1:2"), ("[1.]", "1:2"), ("[+1]", "1:2"), ("[0x1]", "1:3"),
      ("[NaN]", "1:2"), ("[Infinity]", "1:2"), ("[-Infinity]", "1:2"), ("['a']", "1:2"),
      ("{a:1}", "1:2"), ("// x\n[]", "1:1"), ("[] /* x */", "1:4"), ("[\"a\nb\"]", "1:2"),
      ("[\"\\x\"]", "1:3"), ("[\"\\ud800\"]", "1:3"), ("[\"\\udc00\\ud800\"]", "1:3"),
      ("[\"\\u12\"]", "1:3"), ("{\"a\" 1}", "1:6"), ("[tru]", "1:2"), ("[", "1:2"),
      ("{\n  \"é\": 1,\n  \"b\": ?\n}", "3:8"), ("[\"ééé\", x]", "1:9"), ("[1}", "1:3"),
    ])
  func refusals(_ text: String, _ place: String) {
    #expect(fault(text) == place)
  }

  @Test func `columns count scalars, also far into a long line`() throws {
    let filler = String(repeating: "é", count: 100_000)
    let root = try read("{\"a\": \"\(filler)\",\n \"b\": \"\(filler)\", \"c\": 1}")
    #expect(root["c"]?.keyPlace.line == 2)
    #expect(root["c"]?.keyPlace.column == 2 + 7 + 100_000 + 2)
  }

  @Test func `numbers are the nearest doubles`() throws {
    for text in [
      "0.1", "123456789012345", "0.3333333333333333", "1e-7", "-0", "1.7976931348623157e308",
    ] {
      #expect(try read("[\(text)]").child(named: "0")?.number == Double(text))
    }
    #expect(try read("[1e400]").child(named: "0")?.number == .infinity)
  }

  @Test func `of two equal keys the last wins, however they are written`() throws {
    let (text, duplicates) = try JSONReader.read(
      Array(#"{"a": 1, "\u0061": 2}"#.utf8), name: "t", limits: JSONReader.Limits(bytes: 100))
    #expect(text.root["a"]?.number == 2)
    #expect(duplicates.count == 1)
    let members = (0..<40).map { "\"k\($0 % 39)\": \($0)" }.joined(separator: ",")
    let (many, found) = try JSONReader.read(
      Array("{\(members)}".utf8), name: "t", limits: JSONReader.Limits(bytes: 1000))
    #expect(many.root["k0"]?.number == 39)
    #expect(many.root.count == 39)
    #expect(found.count == 1)
  }

  @Test func `depth and size have limits`() {
    let deep = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(fault(deep) == nil)
    #expect(fault("[" + deep + "]") == "1:257")
    #expect(throws: JSONError.self) {
      try JSONReader.read(Array("[1, 2]".utf8), name: "t", limits: JSONReader.Limits(bytes: 5))
    }
  }

  @Test(
    "bytes that are not UTF-8 are refused",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xC3], [0x80], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func badBytes(_ bytes: [UInt8]) {
    let quoted = [UInt8(ascii: "[")] + [UInt8(ascii: "\"")] + bytes + Array("\"]".utf8)
    #expect(throws: JSONError.self) { _ = try read(quoted) }
  }
}
