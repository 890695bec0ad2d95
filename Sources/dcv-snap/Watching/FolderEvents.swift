// SPDX-License-Identifier: MIT
//
// Waits until something happens in some folders: the kernel tells, or, where it can't, they are
// looked at twice a second. It only wakes: whether anything of interest changed is asked elsewhere.

import Foundation

/// Waits for events in folders.
final class FolderEvents {
  /// The kernel's queue; -1 where folders are looked at instead.
  private var queue: Int32 = -1
  private var watched: [PathText: Int32] = [:]
  /// Why the kernel does not tell; nil when it does.
  private(set) var reasonForPolling: String?

  /// Milliseconds between two looks.
  private static let pollingPause: Int32 = 500
  /// Milliseconds without an event after which a burst of them is over: a save is several.
  private static let quiet: Int32 = 30
  /// The longest burst that is waited for, in pauses.
  private static let mostPauses = 20

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Events from the kernel, unless polling is asked for.
  init(polls: Bool) {
    guard !polls else {
      reasonForPolling = "--poll"
      return
    }
    queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if queue < 0 { reasonForPolling = String(cString: strerror(errno)) }
  }

  deinit { stopListening() }

  /// The folders to wait for, in place of those before.
  func watch(_ folders: Set<PathText>) {
    guard queue >= 0 else { return }
    for (folder, number) in watched where !folders.contains(folder) {
      inotify_rm_watch(queue, number)
      watched[folder] = nil
    }
    // A folder that was removed and made again needs a new watch, so all are asked for.
    for folder in folders {
      let number = inotify_add_watch(queue, folder.text, Self.mask)
      if number >= 0 {
        watched[folder] = number
      } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
        // No more watches are to be had.
        reasonForPolling = String(cString: strerror(errno))
        return stopListening()
      }
    }
  }

  /// Returns after an event, once it is quiet again; when polling, after a pause.
  func wait() {
    guard queue >= 0 else {
      _ = poll(nil, 0, Self.pollingPause)
      return
    }
    guard isReady(within: -1) else { return }
    drain()
    for _ in 0..<Self.mostPauses where isReady(within: Self.quiet) { drain() }
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return FileBytes.retrying { poll(&waiting, 1, milliseconds) } > 0
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(queue, &buffer, buffer.count) > 0 {}
  }

  private func stopListening() {
    if queue >= 0 { close(queue) }
    queue = -1
    watched = [:]
  }
}
