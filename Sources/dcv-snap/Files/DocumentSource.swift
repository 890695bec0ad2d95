// SPDX-License-Identifier: MIT
//
// A document that was found: where it lies, what messages call it, and what its ids begin with.

/// A document that was found, not yet read.
struct DocumentSource: Hashable, Sendable {
  /// The path as the user would write it; `-` for standard input.
  let path: String
  /// Its place; nil for standard input.
  let file: PathText?
  /// Folder of the nearest configuration, else the working folder.
  let root: PathText
  /// Folders below the root and, last, its name without `.json`.
  let idParts: [String]

  /// What messages call it.
  var shownName: String { file == nil ? "stdin" : path }

  /// What `layout` calls it: its path below the root.
  var documentName: String {
    guard let name = file?.name else { return "stdin" }
    return (idParts.dropLast() + [name]).joined(separator: "/")
  }

  /// The folder that its data and images lie below.
  func folder(from workingFolder: PathText) -> PathText { file?.parent ?? workingFolder }
}
