// SPDX-License-Identifier: MIT
//
// Reads whole files, with a limit, and says why when it can't.

import Foundation

/// Reads whole files.
enum FileBytes {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - limit: No more than this many bytes are kept; one more is read, so a caller sees that
  ///     there would have been more.
  static func read(_ path: String, limit: Int = 1 << 30) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0, path: "standard input", limit: limit) }
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileFailure("read", path, errno: errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, path: path, limit: limit)
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
