// SPDX-License-Identifier: MIT
//
// `convert`: a document as a file of Swift, and what stops it.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct ConvertTests {
  private static func document(_ layout: String) -> String {
    """
    {
      "version": 1,
      "device": "iPhone SE",
      "cells": { "row": { "text": "{{title}}" } },
      "sections": [
        { "id": "rows", "items": [{ "id": "a", "cell": "row", "title": "A" },
          { "id": "b", "cell": "row", "title": "B" }], "layout": \(layout) }
      ]
    }
    """
  }
  private static let rows = document(#"{ "preset": "rows" }"#)
  private static let flow = document(#"{ "type": "flow", "itemSize": [50, 50] }"#)

  @Test func `convert prints Swift, or writes it and prints the path`() throws {
    let folder = try Scratch(files: ["home.json": Self.rows])
    let printed = try folder.run("convert", "home.json", "--to", "swift")
    #expect(printed.code == 0, "\(printed.errors)")
    #expect(printed.output.contains("struct HomeScreen {"))
    #expect(printed.output.contains("final class RowModel: CellViewConfigurableModel {"))
    let written = try folder.run("convert", "home.json", "--to", "swift", "-o", "a/b/Home.swift")
    #expect(written.output == "a/b/Home.swift\n")
    let file = try FileBytes.read(folder.place.appending("a/b/Home.swift").text)
    #expect(String(decoding: file, as: UTF8.self) == printed.output)
    let piped = try folder.run(["convert", "-", "--to", "swift"], input: Self.rows)
    #expect(piped.output.contains("struct StdinScreen {") || piped.output.contains("Screen {"))
  }

  @Test func `an environment that is given stands in the file`() throws {
    let folder = try Scratch(files: ["home.json": Self.rows])
    let dark = try folder.run(
      "convert", "home.json", "--to", "swift", "--appearance", "dark", "--contrast", "high",
      "--limit", "1")
    #expect(dark.output.contains("appearance: .dark,\n      contrast: .increased"))
    #expect(dark.output.contains("dark, high contrast, left to right"))
    #expect(dark.output.components(separatedBy: "RowModel(id:").count == 2)
    #expect(try folder.run("convert", "home.json", "--to", "swift", "--limit", "501").code == 2)
    #expect(try folder.run("convert", "home.json", "--to", "swift", "--scale", "1,2").code == 2)
  }

  @Test func `a language is needed, and one that is known`() throws {
    let folder = try Scratch(files: ["home.json": Self.rows, "shop.json": Self.rows])
    let none = try folder.run("convert", "home.json")
    #expect(none.code == 2)
    #expect(none.errors.contains("'convert' needs --to"))
    let other = try folder.run("convert", "home.json", "--to", "swfit")
    #expect(other.code == 2)
    #expect(other.errors.contains("swift"))
    #expect(try folder.run("convert", "none.json", "--to", "swift").code == 3)
    #expect(try folder.run("convert", "--to", "swift", "home.json", "shop.json").code == 2)
  }

  @Test func `nothing is written of a document that Swift has no words for, unless lenient`() throws
  {
    let folder = try Scratch(files: ["home.json": Self.flow])
    let strict = try folder.run("convert", "home.json", "--to", "swift", "-o", "Home.swift")
    #expect(strict.code == 2)
    #expect(strict.output.isEmpty)
    #expect(strict.errors.contains("error[not-supported]: the flow layout of section 'rows'"))
    #expect(FolderWalk.kind(of: folder.place.appending("Home.swift").text) == .missing)
    let lenient = try folder.run("convert", "home.json", "--to", "swift", "--lenient")
    #expect(lenient.code == 0)
    #expect(lenient.output.contains("// Not converted:"))
    #expect(lenient.errors.contains("warning[not-supported]"))
  }
}
