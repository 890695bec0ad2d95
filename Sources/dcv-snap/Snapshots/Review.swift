// SPDX-License-Identifier: MIT
//
// `review`: decides about one pending picture after another, in a terminal.

import DynamicCollectionView
import Foundation
import SnapshotStore

/// Decides in a terminal.
struct Review {
  let pending: PendingPictures
  let console: Console
  let opener: Opener

  /// Asks about each picture that waits.
  ///
  /// - Returns: `different` while something still waits.
  func run() -> ExitCode {
    for trouble in pending.troubles { console.say("dcv-snap review: \(trouble.text)") }
    guard !pending.all.isEmpty else {
      console.say("nothing waits for a decision")
      return .fine
    }
    guard console.isTerminal, isatty(0) == 1 else {
      console.say(instructions)
      return .different
    }
    var (left, code) = (0, ExitCode.fine)
    var rest = pending.all[...]
    while let entry = rest.popFirst() {
      console.say("\n\(pending.all.count - rest.count)/\(pending.all.count)  \(entry.id)")
      console.say("  " + cause(entry))
      switch ask(entry) {
      case .accept: left += act([entry], pending.accept, &code)
      case .reject: left += act([entry], pending.discard, &code)
      case .acceptAll:
        left += act([entry] + rest, pending.accept, &code)
        rest = []
      case .rejectAll:
        left += act([entry] + rest, pending.discard, &code)
        rest = []
      case .skip: left += 1
      case .quit:
        left += 1 + rest.count
        rest = []
      }
    }
    if left > 0 { code.include(.different) }
    console.say(left == 0 ? "all decided" : "\(left) still wait")
    return code
  }

  private enum Answer { case accept, reject, acceptAll, rejectAll, skip, quit }

  private func ask(_ entry: ApprovalPlan.Pending) -> Answer {
    while true {
      console.say("a accept  r reject  s skip  A/R the rest  d diff  i info  o open  q quit")
      guard let line = readLine() else { return .quit }
      switch line.first {
      case "a": return .accept
      case "r": return .reject
      case "A": return .acceptAll
      case "R": return .rejectAll
      case "s": return .skip
      case "q": return .quit
      case "d": console.say(comparison(entry)?.text ?? "  there is no layout to compare with")
      case "i": for fact in pending.facts(of: entry) { console.say("  " + fact) }
      case "o": console.say("  " + opener.open(pending.path(of: entry)))
      default: break
      }
    }
  }

  /// - Returns: How many of them still wait, since it could not be done.
  private func act(
    _ entries: [ApprovalPlan.Pending],
    _ carryOut: (ApprovalPlan.Pending) throws(ReferenceFailure) -> Void,
    _ code: inout ExitCode
  ) -> Int {
    var left = 0
    for entry in entries {
      do throws(ReferenceFailure) { try carryOut(entry) } catch {
        console.say(FileFailure(error, for: entry.file).text)
        code.include(.file)
        left += 1
      }
    }
    return left
  }

  private func comparison(_ entry: ApprovalPlan.Pending) -> LayoutComparison? {
    let (before, after) = pending.layouts(of: entry)
    guard let before, let after else { return nil }
    return LayoutComparison(from: before, to: after)
  }

  private func cause(_ entry: ApprovalPlan.Pending) -> String {
    guard let comparison = comparison(entry) else { return "there is no reference" }
    return comparison.isEmpty ? "paint only" : comparison.summary
  }

  private var instructions: String {
    var lines = ["\(pending.all.count) wait for a decision; this is no terminal to ask in"]
    for entry in pending.all.prefix(20) { lines.append("  \(entry.id): \(cause(entry))") }
    if pending.all.count > 20 { lines.append("  and \(pending.all.count - 20) more") }
    lines += [
      "dcv-snap approve ID…    takes pictures as references",
      "dcv-snap reject ID…     throws them away",
      "dcv-snap report         makes a page to look at, which saves approvals.json",
      "dcv-snap approve --from approvals.json",
    ]
    return lines.joined(separator: "\n")
  }
}
