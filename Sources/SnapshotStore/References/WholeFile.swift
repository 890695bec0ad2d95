// SPDX-License-Identifier: MIT
//
// Files that are whole or untouched: a temporary file beside the real one, then a rename.

import Foundation
import Synchronization

/// Reads and writes whole files.
package enum WholeFile {
  /// A file and what it is to hold.
  package typealias Content = (bytes: [UInt8], path: String)
  /// Writes files that belong together, so that a reader sees all or nothing of each, and on failure
  /// all of them are as they were.
  package typealias Writer = @Sendable ([Content]) throws(ReferenceFailure) -> Void

  /// What every temporary file's name ends with.
  static let temporaryEnding = ".dcv-tmp"
  private static let count = Atomic<Int>(0)
  /// This machine's name, as far as a file's name can hold it: several may share a folder.
  static let machine: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return String(text.prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }()

  /// The bytes of a file; nil when there is none.
  ///
  /// - Parameter limit: A longer file is an error, before it is read.
  package static func read(
    _ path: String, limit: Int = 1 << 30
  ) throws(ReferenceFailure) -> [UInt8]? {
    // Opening a named pipe would wait for somebody who writes to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(errno, path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno, path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .file("not a file", path: path)
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .file("larger than \(limit) bytes", path: path) }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size {
        let got = Foundation.read(descriptor, buffer.baseAddress.map { $0 + filled }, size - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard code == 0 else { throw failure(code, path) }
    return bytes
  }

  /// Writes a file, making the folders above it. On failure the file is as it was.
  package static func write(_ bytes: [UInt8], _ path: String) throws(ReferenceFailure) {
    try write([(bytes, path)])
  }

  /// Writes files that belong together. The first takes its place when the bytes of all of them are on
  /// the disk: where there is no room for one, each is as it was.
  package static func write(_ files: [Content]) throws(ReferenceFailure) {
    var waiting: [(path: String, other: String)] = []
    do throws(ReferenceFailure) {
      for file in files { waiting.append((try temporary(file), file.path)) }
      try move(waiting)
    } catch {
      for file in waiting { unlink(file.path) }
      throw error
    }
  }

  /// A new file with these bytes, beside the one whose place it may take.
  private static func temporary(_ file: Content) throws(ReferenceFailure) -> String {
    try makeFolder(folder(of: file.path))
    let number = count.add(1, ordering: .relaxed).newValue
    let temporary = "\(file.path).\(machine).\(getpid())-\(number)\(temporaryEnding)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno, file.path) }
    var code = fill(descriptor, file.bytes)
    // A full disk may be told as late as here.
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw failure(code, file.path)
    }
    return temporary
  }

  /// Whether a temporary file may still be written: by a process of this machine that is there, or
  /// by another machine within the last day.
  static func isInUse(_ temporary: String) -> Bool {
    let parts = temporary.dropLast(temporaryEnding.count).split(separator: ".")
    guard parts.dropLast().last.map(String.init) == machine else {
      var status = stat()
      let age = stat(temporary, &status) == 0 ? time(nil) - status.st_mtim.tv_sec : 0
      return age < 86_400
    }
    guard let process = parts.last?.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0
    else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// The folder that holds a file, as its path has it: `.` where the path is a name alone.
  package static func folder(of path: String) -> String {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    guard let slash = path[..<end].lastIndex(of: "/") else {
      return path.hasPrefix("/") ? "/" : "."
    }
    let folder = path[..<slash]
    return folder.contains { $0 != "/" } ? String(folder) : "/"
  }

  /// Removes a file; fine when there is none.
  package static func remove(_ path: String) throws(ReferenceFailure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw failure(errno, path)
  }

  /// Gives files that belong together other names, in place of what has those names: none of them when
  /// one is missing or a folder is in the way.
  package static func move(_ files: [(path: String, other: String)]) throws(ReferenceFailure) {
    for file in files {
      var status = stat()
      guard lstat(file.path, &status) == 0 else { throw failure(errno, file.path) }
      if lstat(file.other, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        throw failure(EISDIR, file.other)
      }
    }
    for file in files {
      guard rename(file.path, file.other) == 0 else { throw failure(errno, file.other) }
    }
  }

  /// Files below a folder, relative to it, sorted by their bytes; links are neither files of ours nor
  /// followed into.
  package static func list(_ folder: String) throws(ReferenceFailure) -> [String] {
    var found: [String] = []
    try list(folder, "", depth: 0, into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func list(
    _ folder: String, _ prefix: String, depth: Int, into found: inout [String]
  ) throws(ReferenceFailure) {
    guard depth < 64 else { return }
    guard let handle = opendir(folder) else {
      if errno == ENOENT, depth == 0 { return }
      throw failure(errno, folder)
    }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try list(path, prefix + name + "/", depth: depth + 1, into: &found)
      } else if status.st_mode & S_IFMT == S_IFREG {
        found.append(prefix + name)
      }
    }
  }

  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return count < 0 ? errno : EIO }
        written += count
      }
      return 0
    }
  }

  private static func makeFolder(_ folder: String) throws(ReferenceFailure) {
    guard folder != ".", folder != "/" else { return }
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw failure(errno, folder) }
    try makeFolder(Self.folder(of: folder))
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw failure(errno, folder) }
  }

  private static func failure(_ code: Int32, _ path: String) -> ReferenceFailure {
    let text = String(cString: strerror(code))
    return .file(text.prefix(1).lowercased() + text.dropFirst(), path: path)
  }
}
