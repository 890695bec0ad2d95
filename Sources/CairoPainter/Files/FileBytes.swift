// SPDX-License-Identifier: MIT
//
// Reads whole files, and nothing but files.

import CPNG

#if canImport(Glibc)
  import Glibc
#endif

/// Reads whole files.
enum FileBytes {
  /// The bytes of the regular file at `path`; nil when there is none.
  ///
  /// - Throws: When it can't be read, or is larger than `limit` bytes.
  static func read(_ path: String, limit: Int) throws(PaintError) -> [UInt8]? {
    // C would read a path up to its first zero, and find another file.
    guard !path.utf8.contains(0) else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG { return nil }
      throw PaintError(.file, "it can't be opened: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw PaintError(.file, "it is not a file")
    }
    let size = Int(info.st_size)
    guard size <= limit else {
      throw PaintError(.file, "it has \(size) bytes, more than the limit of \(limit)")
    }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    if failed { throw PaintError(.file, "it can't be read") }
    return bytes
  }
}
