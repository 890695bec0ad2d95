// SPDX-License-Identifier: MIT
//
// Another program, started without a shell: its arguments reach it as they are, and its environment
// is what is given. It is run to its end with both of its streams kept, or left to itself.

import Foundation

/// A program that was run to its end.
struct ChildProcess: Hashable, Sendable {
  /// What it ended with; 128 and more for a signal.
  let code: Int32
  let output: [UInt8]
  let errors: [UInt8]

  /// Runs a program with standard input closed to it.
  ///
  /// - Parameters:
  ///   - program: Its absolute path; nothing is searched for.
  ///   - arguments: Without its own name.
  ///   - environment: All of its variables.
  /// - Throws: ``FileFailure`` when it can't be started or its output can't be read.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(FileFailure) -> ChildProcess {
    // 1. A pipe for each stream.
    let output = try Pipe(for: program)
    defer { output.close() }
    let errors = try Pipe(for: program)
    defer { errors.close() }
    // 2. The program, which holds the writing ends alone.
    let child = try start(program, arguments, environment, streams: (output.into, errors.into))
    output.closeWriting()
    errors.closeWriting()
    // 3. What it says, however its two streams alternate.
    let texts = drain(output.from, errors.from)
    var status: Int32 = 0
    guard FileBytes.retrying({ waitpid(child, &status, 0) }) == child else {
      throw FileFailure("run", program, errno: errno)
    }
    let signal = status & 0x7f
    return ChildProcess(
      code: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: texts.0, errors: texts.1)
  }

  /// Starts a program that goes on by itself, in a group of its own: it says nothing here, and a
  /// key that ends this process does not reach it.
  ///
  /// - Throws: ``FileFailure`` when it can't be started.
  static func launch(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(FileFailure) {
    let child = try start(program, arguments, environment, streams: nil)
    Thread.detachNewThread {
      var status: Int32 = 0
      _ = FileBytes.retrying { waitpid(child, &status, 0) }
    }
  }

  /// The first file of a name that may be run, in the folders of a search path.
  static func find(_ name: String, along path: String) -> String? {
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let file = folder + "/" + name
      if FolderWalk.kind(of: file) == .file, access(file, X_OK) == 0 { return file }
    }
    return nil
  }

  /// - Parameter streams: Where its output and its errors go; nil for nowhere, and then the group
  ///   is its own.
  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    streams: (output: Int32, errors: Int32)?
  ) throws(FileFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var code = posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if code == 0 { code = posix_spawnattr_init(&attributes) }
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process holds back or ignores are the child's again.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&all)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&all, number) }
    let flags =
      POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (streams == nil ? POSIX_SPAWN_SETPGROUP : 0)
    var steps: [() -> Int32] = [
      { posix_spawnattr_setsigmask(&attributes, &none) },
      { posix_spawnattr_setsigdefault(&attributes, &all) },
      { posix_spawnattr_setflags(&attributes, Int16(flags)) },
      { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) },
    ]
    if let streams {
      steps.append { posix_spawn_file_actions_adddup2(&actions, streams.output, 1) }
      steps.append { posix_spawn_file_actions_adddup2(&actions, streams.errors, 2) }
    } else {
      for stream: Int32 in [1, 2] {
        steps.append {
          posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
      }
    }
    for step in steps where code == 0 { code = step() }
    var child = pid_t()
    if code == 0 {
      let words = [program] + arguments
      let variables = environment.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
      code = withCStrings(words) { words in
        withCStrings(variables) { variables in
          posix_spawn(&child, program, &actions, &attributes, words, variables)
        }
      }
    }
    guard code == 0 else { throw FileFailure("run", program, errno: code) }
    return child
  }

  /// Reads two descriptors to their ends.
  private static func drain(_ one: Int32, _ other: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var waiting = [one, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard FileBytes.retrying({ poll(&waiting, nfds_t(waiting.count), -1) }) >= 0 else { break }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let descriptor = waiting[index].fd
        let count = FileBytes.retrying { read(descriptor, &buffer, buffer.count) }
        if count > 0 { texts[index] += buffer[..<count] } else { waiting[index].fd = -1 }
      }
    }
    return (texts[0], texts[1])
  }

  /// Calls `body` with texts as C has them, ended by a null pointer.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// A pipe whose ends close when another program is started.
  private final class Pipe {
    let from: Int32
    private(set) var into: Int32

    init(for program: String) throws(FileFailure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw FileFailure("run", program, errno: errno) }
      (from, into) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeWriting() {
      if into >= 0 { Foundation.close(into) }
      into = -1
    }

    func close() {
      closeWriting()
      Foundation.close(from)
    }
  }
}
