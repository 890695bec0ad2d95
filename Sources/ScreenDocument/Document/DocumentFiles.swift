// SPDX-License-Identifier: MIT
//
// The files a document may read: those below its folder, and no others. No network, ever.

import Foundation

/// Reads the files that a document names. Paths are relative, with forward slashes.
public protocol DocumentFiles: Sendable {
  /// The bytes of a file, at most `limit` of them.
  func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8]

  /// The path by which a painter can open a file.
  ///
  /// - Throws: ``DocumentFileError/notFound`` when there is no such file,
  ///   ``DocumentFileError/outsideFolder`` when the path leaves the folder.
  func location(of path: String) throws(DocumentFileError) -> String
}

/// Why a file that a document names can't be read.
public enum DocumentFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound
  /// The path is absolute, or it leaves the folder, itself or by a symbolic link.
  case outsideFolder
  /// It has more bytes than allowed; its size.
  case tooLarge(Int)
  /// It is there and can't be read; why.
  case unreadable(String)
}

/// The files below a folder on disk.
public struct FolderFiles: DocumentFiles {
  private let folder: String

  /// The files below `folder`, which may be relative to the working folder.
  public init(folder: String) {
    self.folder = folder.isEmpty ? "." : folder
  }

  /// Reads a regular file below the folder.
  public func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8] {
    let location = try location(of: path)
    guard let file = fopen(location, "rb") else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    let size = ftell(file)
    guard size >= 0, fseek(file, 0, SEEK_SET) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard size <= limit else { throw .tooLarge(size) }
    var failure = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
      failure = ferror(file) != 0
    }
    guard !failure else { throw .unreadable("the file could not be read to its end") }
    return bytes
  }

  /// The absolute path of a regular file below the folder, links resolved.
  public func location(of path: String) throws(DocumentFileError) -> String {
    guard DocumentPath.staysBelow(path) else { throw .outsideFolder }
    guard let root = Self.resolved(folder), let full = Self.resolved(folder + "/" + path) else {
      throw .notFound
    }
    guard full.hasPrefix(root == "/" ? "/" : root + "/") else { throw .outsideFolder }
    var status = stat()
    guard stat(full, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notFound }
    return full
  }

  /// An absolute path without links; nil when there is nothing there.
  private static func resolved(_ path: String) -> String? {
    guard let raw = realpath(path, nil) else { return nil }
    defer { free(raw) }
    return String(cString: raw)
  }
}

/// Files in memory, by path: for tests, and for documents from standard input.
public struct MemoryFiles: DocumentFiles {
  private let files: [String: [UInt8]]

  /// Files by relative path; none unless given.
  public init(_ files: [String: [UInt8]] = [:]) {
    self.files = files
  }

  /// The bytes of a file.
  public func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8] {
    guard DocumentPath.staysBelow(path) else { throw .outsideFolder }
    guard let bytes = files[path] else { throw .notFound }
    guard bytes.count <= limit else { throw .tooLarge(bytes.count) }
    return bytes
  }

  /// The path itself.
  public func location(of path: String) throws(DocumentFileError) -> String {
    guard DocumentPath.staysBelow(path) else { throw .outsideFolder }
    guard files[path] != nil else { throw .notFound }
    return path
  }
}

/// Paths as documents write them.
enum DocumentPath {
  /// Whether a path is relative and never climbs above where it starts.
  static func staysBelow(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\") else {
      return false
    }
    var depth = 0
    for part in path.split(separator: "/") {
      if part == ".." { depth -= 1 } else if part != "." { depth += 1 }
      if depth < 0 { return false }
    }
    return true
  }

  /// Whether a name is an address and not a file.
  static func isAddress(_ name: String) -> Bool {
    let scheme = name.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-")
    }
    guard scheme.count > 1, scheme.endIndex < name.endIndex else { return false }
    let rest = name[scheme.endIndex...]
    return rest.hasPrefix("://") || (rest.hasPrefix(":") && (scheme == "data" || scheme == "blob"))
  }
}
