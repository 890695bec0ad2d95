// SPDX-License-Identifier: MIT
//
// Writes files so that each is whole or untouched: a temporary file beside it, then a rename. On
// an interrupt the temporary files go.

import Foundation
import SnapshotStore
import Synchronization

/// Writes whole files.
final class OutputFiles: Sendable {
  private struct State {
    /// Temporary files that exist now.
    var temporary: Set<String> = []
    /// No more are made: the process is about to end.
    var isClosed = false
    var count = 0
    /// Folders that are known to exist.
    var folders: Set<String> = []
  }

  private let state = Mutex(State())

  /// Writes `bytes` to the file at `path`, making the folders above it.
  ///
  /// - Throws: ``FileFailure`` with the path and the system's reason; the file is then as it was.
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try write(to: path) { put throws(FileFailure) in try put(bytes) }
  }

  /// Writes to the file at `path` what `pieces` puts, one piece after another.
  ///
  /// - Throws: As ``write(_:to:)``.
  func write(
    to path: String, pieces: ((([UInt8]) throws(FileFailure) -> Void)) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    try makeFolder(WholeFile.folder(of: path))
    let path = try target(of: path)
    let (descriptor, temporary) = try create(beside: path)
    var isOpen = true
    do throws(FileFailure) {
      try pieces { bytes throws(FileFailure) in
        let code = Descriptor.write(bytes, to: descriptor)
        guard code == 0 else { throw FileFailure("write", path, errno: code) }
      }
      // Errors of a full disk may come as late as here.
      isOpen = false
      guard close(descriptor) == 0 else { throw FileFailure("write", path, errno: errno) }
    } catch {
      if isOpen { close(descriptor) }
      remove(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      remove(temporary)
      throw FileFailure("write", path, errno: code)
    }
    state.withLock { _ = $0.temporary.remove(temporary) }
  }

  /// Removes all temporary files and makes no more.
  func removeTemporaries() {
    state.withLock { state in
      state.isClosed = true
      for path in state.temporary { unlink(path) }
      state.temporary = []
    }
  }

  /// Where a file is really written: a symbolic link keeps pointing where it does. Only plain files
  /// are ever replaced.
  private func target(of path: String) throws(FileFailure) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else { return path }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let real = realpath(path, nil) else { throw FileFailure("write", path, errno: errno) }
      defer { free(real) }
      target = String(cString: real)
      guard lstat(target, &status) == 0 else { throw FileFailure("write", path, errno: errno) }
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure("write", path, reason: "it is there and is not a plain file")
    }
    return target
  }

  /// Makes a new file beside `path`; under the lock, so that none is missed by `removeTemporaries`.
  private func create(beside path: String) throws(FileFailure) -> (Int32, String) {
    let (descriptor, temporary, code) = state.withLock { state -> (Int32, String, Int32) in
      guard !state.isClosed else { return (-1, "", EINTR) }
      state.count += 1
      let temporary = "\(path).\(getpid())-\(state.count).tmp"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return (-1, temporary, errno) }
      state.temporary.insert(temporary)
      return (descriptor, temporary, 0)
    }
    guard descriptor >= 0 else { throw FileFailure("write", path, errno: code) }
    return (descriptor, temporary)
  }

  private func remove(_ temporary: String) {
    state.withLock { state in
      unlink(temporary)
      state.temporary.remove(temporary)
    }
  }

  private func makeFolder(_ folder: String) throws(FileFailure) {
    guard !state.withLock({ $0.folders.contains(folder) }) else { return }
    if mkdir(folder, 0o777) != 0 {
      let code = errno
      if code == ENOENT {
        let parent = WholeFile.folder(of: folder)
        guard parent != folder else {
          throw FileFailure("write", folder, errno: code)
        }
        try makeFolder(parent)
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
          throw FileFailure("write", folder, errno: errno)
        }
      } else if code != EEXIST {
        throw FileFailure("write", folder, errno: code)
      }
    }
    state.withLock { _ = $0.folders.insert(folder) }
  }
}

/// Writes to descriptors that are open.
enum Descriptor {
  /// Writes all of `bytes`; 0, or the system's error code.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = FileBytes.retrying {
          Foundation.write(descriptor, rest.baseAddress, rest.count)
        }
        if count < 0 { return errno }
        if count == 0 { return EIO }
        written += count
      }
      return 0
    }
  }
}
