// SPDX-License-Identifier: MIT
//
// Paths as texts: absolute, without `.` and `..`, and relative to a folder. Nothing is looked up.

import Foundation

/// A path as its components.
struct PathText: Hashable, Sendable {
  /// The absolute path's components, without `.`, `..` and empty ones.
  let components: [String]

  /// The absolute path of `path`, seen from `folder`.
  init(_ path: String, from folder: PathText = PathText(components: [])) {
    var components = path.hasPrefix("/") ? [] : folder.components
    for component in path.split(separator: "/") where component != "." {
      if component == ".." {
        _ = components.popLast()
      } else {
        components.append(String(component))
      }
    }
    self.components = components
  }

  /// A path of components that are clean already.
  init(components: [String]) { self.components = components }

  /// The working folder.
  static var workingFolder: PathText { PathText(FileManager.default.currentDirectoryPath) }

  /// Whether the working folder can be found by its path.
  static var workingFolderIsThere: Bool {
    let path = FileManager.default.currentDirectoryPath
    return !path.isEmpty && FolderWalk.kind(of: path) == .folder
  }

  /// `/` and the components.
  var text: String { "/" + components.joined(separator: "/") }

  /// The folder that holds this path.
  var parent: PathText { PathText(components: components.dropLast()) }

  /// The last component; empty for the root of all.
  var name: String { components.last ?? "" }

  /// This path and `name` below it.
  func appending(_ name: String) -> PathText { PathText(components: components + [name]) }

  /// The components below `folder`; nil when the path does not lie below it.
  func below(_ folder: PathText) -> [String]? {
    guard components.starts(with: folder.components, by: Self.isSameName) else { return nil }
    return Array(components.dropFirst(folder.components.count))
  }

  /// The path with all symbolic links followed, as far as it exists.
  var resolved: PathText {
    guard let real = realpath(text, nil) else { return self }
    defer { free(real) }
    return PathText(String(cString: real))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.components.elementsEqual(right.components, by: isSameName)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Names are bytes: an `é` of one scalar and one of two name two files.
  private static func isSameName(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
