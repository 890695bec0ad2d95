// SPDX-License-Identifier: MIT
//
// Ctrl-C and its like: temporary files go, then the process ends at once.

import Foundation
import Synchronization

/// Waits for signals that end the process.
final class Interrupt: Sendable {
  private let ending = Mutex<String?>(nil)

  /// From here on an interrupt removes temporary files and ends the process with 130.
  ///
  /// Called before any thread is made, since threads inherit which signals are held back for the
  /// one that waits here.
  func watch(_ files: OutputFiles, console: Console) {
    // A reader that goes away is seen as an error of the write.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that grows past a limit.
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    guard pthread_sigmask(SIG_BLOCK, &signals, nil) == 0 else { return }
    Thread.detachNewThread { [self] in
      var awaited = sigset_t()
      sigemptyset(&awaited)
      for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&awaited, number) }
      var received: Int32 = 0
      guard sigwait(&awaited, &received) == 0 else { return }
      files.removeTemporaries()
      if let words = ending.withLock({ $0 }) {
        console.say(words)
        _exit(ExitCode.fine.rawValue)
      }
      console.say("dcv-snap: interrupted")
      _exit(received == SIGINT ? ExitCode.interrupted.rawValue : 128 + received)
    }
  }

  /// From here on a signal is the way to end, not an interruption: exit code 0.
  ///
  /// - Parameter words: What is said then.
  func isTheEnd(saying words: String) { ending.withLock { $0 = words } }
}
