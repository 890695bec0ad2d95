// SPDX-License-Identifier: MIT
//
// Whether files are as they were: size, time and identity of each, without reading them.

import Foundation

/// What files looked like at one moment.
struct FileStamps: Hashable, Sendable {
  /// What one file looked like.
  private struct Stamp: Hashable {
    let device: UInt
    let inode: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  private var stamps: [PathText: Stamp] = [:]

  /// Looks at files; links are followed, and one that is not there counts as such.
  init(of places: Set<PathText>) {
    for place in places {
      var status = stat()
      guard stat(place.text, &status) == 0 else { continue }
      stamps[place] = Stamp(
        device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size),
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }
  }
}
