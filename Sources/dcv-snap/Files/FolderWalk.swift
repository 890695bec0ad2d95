// SPDX-License-Identifier: MIT
//
// Lists folders in the order of names' bytes, whatever order the file system has.

import Foundation

/// Walks through folders.
enum FolderWalk {
  /// The deepest folder that is entered.
  static let deepest = 64

  /// Why a file can't be read whose name is no text: its place can't be told to anybody.
  static let notUTF8 = "its name is not UTF-8"

  /// What a name stands for.
  enum Kind: Hashable { case file, folder, other, missing }

  /// What lies at `path`, links followed.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO, S_IFCHR: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder, sorted by their bytes; hidden ones are left out. One that is not UTF-8
  /// has a mark in place of what can't be told, so nothing of that name is there.
  static func names(in folder: PathText, shownAs path: String) throws(FileFailure) -> [String] {
    guard let handle = opendir(folder.text) else { throw FileFailure("list", path, errno: errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a name is not UTF-8, so that no text is it: what was read of it opens nothing.
  static func isBroken(_ name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

  /// The `.json` files below a folder, by their components; linked folders are not entered.
  ///
  /// - Parameter enters: Whether a folder inside is looked into, by its components.
  static func jsonFiles(
    below folder: PathText, shownAs path: String, where enters: ([String]) -> Bool = { _ in true }
  ) throws(FileFailure) -> [[String]] {
    var found: [[String]] = []
    try collect(folder, shownAs: path, below: [], where: enters, into: &found)
    return found
  }

  /// The folders below one, in the order of names; hidden and linked ones are not entered.
  ///
  /// - Parameter most: No more than this many.
  static func folders(below folder: PathText, most: Int) -> [PathText] {
    var found: [PathText] = []
    var waiting = [(folder, 0)]
    while let (place, depth) = waiting.popLast(), found.count < most, depth < deepest {
      let names = (try? names(in: place, shownAs: place.text)) ?? []
      for name in names.reversed() {
        let inner = place.appending(name)
        var status = stat()
        guard lstat(inner.text, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
        waiting.append((inner, depth + 1))
      }
      if depth > 0 { found.append(place) }
    }
    return found
  }

  private static func collect(
    _ folder: PathText, shownAs path: String, below: [String], where enters: ([String]) -> Bool,
    into found: inout [[String]]
  ) throws(FileFailure) {
    guard below.count < deepest else { return }
    for name in try names(in: folder, shownAs: path) {
      let inner = folder.appending(name)
      var status = stat()
      guard lstat(inner.text, &status) == 0 else {
        // To be told by who reads it.
        if name.hasSuffix(".json"), isBroken(name) { found.append(below + [name]) }
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard enters(below + [name]) else { continue }
        try collect(
          inner, shownAs: path + "/" + name, below: below + [name], where: enters, into: &found)
      } else if name.hasSuffix(".json"), kind(of: inner.text) == .file {
        found.append(below + [name])
      }
    }
  }
}
