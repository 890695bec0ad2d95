// SPDX-License-Identifier: MIT
//
// Writes a file whole or not at all.

#if canImport(Glibc)
  import Glibc
#endif

/// Writes a file whole or not at all.
package enum AtomicFile {
  /// Writes `bytes` beside `path`, makes sure they are on the disk, and moves them into place. Killed
  /// in the middle, the old file stands untouched.
  ///
  /// Only plain files are ever replaced: a device, a pipe or a folder at `path` is refused, a
  /// symbolic link keeps pointing where it does and its target is replaced.
  ///
  /// - Throws: ``PaintError/Kind/file`` with the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(PaintError) {
    var target = path
    var info = stat()
    if lstat(path, &info) == 0 {
      if info.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil) {
        target = String(cString: real)
        free(real)
        guard lstat(target, &info) == 0 else { throw failure("find", target) }
      }
      guard info.st_mode & S_IFMT == S_IFREG else {
        throw PaintError(.file, "'\(path)' is not a plain file and is left alone")
      }
    }
    let temporary = "\(target).\(getpid()).new"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw failure("create", target) }
    var isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let reason = errno
    isWritten = close(descriptor) == 0 && isWritten
    guard isWritten else {
      unlink(temporary)
      errno = reason
      throw failure("write", target)
    }
    guard rename(temporary, target) == 0 else {
      let reason = errno
      unlink(temporary)
      errno = reason
      throw failure("replace", target)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  private static func failure(_ act: String, _ path: String) -> PaintError {
    PaintError(.file, "can't \(act) '\(path)': \(String(cString: strerror(errno)))")
  }
}
