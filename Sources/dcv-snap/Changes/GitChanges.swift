// SPDX-License-Identifier: MIT
//
// What Git says of a folder: the files that differ from a commit, those it does not track yet
// included. Git runs as a program of its own, never through a shell, and no other tool of the
// repository's configuration is started by it.

import Foundation
import ScreenSnapshots

/// Asks Git what changed.
struct GitChanges {
  /// The process's environment, of which the search path and the home folder are taken.
  let variables: [String: String]

  /// Files that differ from a commit, as places without links in the folders above them.
  ///
  /// - Parameters:
  ///   - folder: A folder of the work tree; all of its repository is looked at.
  ///   - reference: A commit, branch or tag. Empty for what is not committed.
  /// - Throws: ``UsageError`` without Git, without a repository, or without such a commit.
  func files(in folder: PathText, since reference: String) throws(UsageError) -> Set<PathText> {
    // 1. The work tree.
    let inside = try git(folder, ["rev-parse", "--show-toplevel"])
    guard inside.code == 0, let top = Self.names(inside.output, separator: "\n").first else {
      throw .noRepository(folder.text, reason: Self.reason(inside))
    }
    let root = PathText(top)
    // 2. The commit; a repository without one has nothing but changes.
    let wanted = reference.isEmpty ? "HEAD" : reference
    let commit = try git(
      root, ["rev-parse", "--verify", "--quiet", "--end-of-options", wanted + "^{commit}"])
    let hash = Self.names(commit.output, separator: "\n").first
    let tracked: ChildProcess
    if commit.code == 0, let hash {
      tracked = try git(
        root, ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", hash, "--"])
    } else if reference.isEmpty {
      tracked = try git(root, ["ls-files", "--cached", "-z"])
    } else {
      throw .noCommit(reference, reason: Self.reason(commit))
    }
    // 3. What is new.
    let fresh = try git(root, ["ls-files", "--others", "--exclude-standard", "-z"])
    for answer in [tracked, fresh] where answer.code != 0 {
      throw .gitFailed(Self.reason(answer))
    }
    let names = Self.names(tracked.output + fresh.output, separator: "\0")
    return Set(names.map { PathText($0, from: root) })
  }

  private func git(_ folder: PathText, _ words: [String]) throws(UsageError) -> ChildProcess {
    let path = variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    guard let program = ChildProcess.find("git", along: path) else { throw .noGit() }
    var environment = [
      "PATH": path, "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "GIT_PAGER": "cat",
    ]
    // Whose folders may be read is said in the home folder.
    for name in ["HOME", "XDG_CONFIG_HOME"] { environment[name] = variables[name] }
    do throws(FileFailure) {
      return try ChildProcess.run(
        program, ["-C", folder.text, "-c", "core.fsmonitor=false"] + words,
        environment: environment)
    } catch {
      throw .gitFailed(error.reason)
    }
  }

  private static func names(_ bytes: [UInt8], separator: Unicode.Scalar) -> [String] {
    bytes.split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line of what Git complains of.
  private static func reason(_ answer: ChildProcess) -> String {
    let line = names(answer.errors, separator: "\n").first ?? "exit code \(answer.code)"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }
}

extension UsageError {
  fileprivate static func noGit() -> UsageError {
    UsageError(
      message: "'--only-changed' asks Git what changed, and there is no 'git' on PATH",
      hint: "install Git, or choose snapshots with --grep")
  }

  fileprivate static func noRepository(_ folder: String, reason: String) -> UsageError {
    UsageError(
      message: "'--only-changed' needs a Git repository around '\(folder)'",
      hint: "git says: \(reason)")
  }

  fileprivate static func noCommit(_ reference: String, reason: String) -> UsageError {
    UsageError(
      message: "'\(Quoted.short(reference))' is no commit that Git knows",
      expected: "a branch, a tag or a commit, such as --only-changed=origin/main",
      hint: "a CI job may have fetched one commit alone: fetch the others too (fetch-depth: 0)")
  }

  fileprivate static func gitFailed(_ reason: String) -> UsageError {
    UsageError(message: "Git could not tell what changed: \(reason)")
  }
}
