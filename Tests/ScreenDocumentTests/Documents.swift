// SPDX-License-Identifier: MIT
//
// Documents for tests: from text, from folders of the repository.

import Foundation
import ScreenDocument

/// The repository's root folder.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A document from its text, with other files in memory.
func load(
  _ text: String, name: String = "doc.json", files: [String: String] = [:]
) -> ScreenDocument {
  ScreenDocument.load(
    bytes: Array(text.utf8), name: name,
    files: MemoryFiles(files.mapValues { Array($0.utf8) }))
}

/// A whole document around what a test is about.
func document(
  _ sections: String, cells: String = "{}", more: String = ""
) -> String {
  #"{ "version": 1, \#(more) "cells": \#(cells), "sections": [\#(sections)] }"#
}

/// A layout of rows, for tests that are not about layout.
let rows = #"""
  { "type": "grid", "group": { "axis": "vertical", "width": { "fractionalWidth": 1 },
    "height": { "absolute": 44 }, "subitems": [ { "item": { "width": { "fractionalWidth": 1 },
    "height": { "fractionalHeight": 1 } } } ] } }
  """#

/// Codes and pointers of what was found, one line each.
func codes(_ document: ScreenDocument) -> [String] {
  document.diagnostics.map { $0.code.rawValue + " " + $0.place.pointer }
}
