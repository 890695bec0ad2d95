// SPDX-License-Identifier: MIT
//
// Files whose bytes were needed to know what they are: whoever draws them does not read them again.

import Synchronization

/// Bytes of files that were read while documents were looked for.
final class ReadFiles: Sendable {
  private struct State {
    var bytes: [PathText: [UInt8]] = [:]
    var total = 0
  }

  /// The most bytes that are held; files beyond it are read a second time. Memory may not grow with the
  /// number of documents.
  private static let most = 1 << 20

  private let state = Mutex(State())

  /// Holds the bytes of a file, while there is room.
  func keep(_ bytes: [UInt8], of place: PathText) {
    state.withLock { state in
      guard bytes.count <= Self.most - state.total, state.bytes[place] == nil else { return }
      state.bytes[place] = bytes
      state.total += bytes.count
    }
  }

  /// Hands over the bytes of a file, and holds them no more; nil when there are none.
  func take(_ place: PathText) -> [UInt8]? {
    state.withLock { state in
      guard let bytes = state.bytes.removeValue(forKey: place) else { return nil }
      state.total -= bytes.count
      return bytes
    }
  }
}
