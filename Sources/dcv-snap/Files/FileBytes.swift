// SPDX-License-Identifier: MIT
//
// Reads whole files, with a limit, and says why when it can't. A named pipe or a device may have
// nothing to say for ever, so only files are read, and what the caller has open already.

import Foundation

/// Reads whole files.
enum FileBytes {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - limit: No more than this many bytes are kept; one more is read, so a caller sees that
  ///     there would have been more.
  ///   - shown: What a failure calls the file; its path unless given.
  static func read(
    _ path: String, limit: Int = 1 << 30, shownAs shown: String? = nil
  ) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0, path: "standard input", limit: limit) }
    let shown = shown ?? path
    let isOpenAlready = openNames.contains(where: path.hasPrefix)
    let noWaiting = isOpenAlready ? 0 : O_NONBLOCK
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | noWaiting) }
    guard descriptor >= 0 else {
      if errno == ENOENT, FolderWalk.isBroken(path) {
        throw FileFailure("read", shown, reason: FolderWalk.notUTF8)
      }
      throw FileFailure("read", shown, errno: errno)
    }
    defer { close(descriptor) }
    if !isOpenAlready, let other = otherKind(descriptor) {
      throw FileFailure("read", shown, reason: other)
    }
    return try read(descriptor: descriptor, path: shown, limit: limit)
  }

  /// Names of what is open already: standard input, and a shell's `<(…)`.
  private static let openNames = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"]

  /// What an open descriptor is in place of a file; nil for a file.
  private static func otherKind(_ descriptor: Int32) -> String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "is a directory"
    case S_IFIFO: return "a named pipe, not a file; '-' reads standard input"
    default: return "a device, not a file"
    }
  }

  private static func read(
    descriptor: Int32, path: String, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(max(0, Int(status.st_size)), limit) + 1)
    }
    let chunk = 1 << 16
    var buffer = [UInt8](repeating: 0, count: chunk)
    while bytes.count <= limit {
      let wanted = min(chunk, limit + 1 - bytes.count)
      let count = retrying { Foundation.read(descriptor, &buffer, wanted) }
      if count < 0 { throw FileFailure("read", path, errno: errno) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Calls again when a signal cut the call short.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
