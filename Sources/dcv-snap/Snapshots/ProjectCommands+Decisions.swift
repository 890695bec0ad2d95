// SPDX-License-Identifier: MIT
//
// `approve` and `reject`: what becomes of pictures that wait.

import Foundation
import ScreenSnapshots
import ScreenDocument
import SnapshotStore

extension ProjectCommands {
  /// `approve` and `reject`.
  func decide(approves: Bool) throws(UsageError) -> ExitCode {
    let word = approves ? "approve" : "reject"
    guard arguments.has(.from) || arguments.has(.allPending) || !arguments.operands.isEmpty else {
      throw UsageError(
        message: "'\(word)' needs a snapshot",
        expected: "an id, a pattern such as 'home/*', --all, or --from approvals.json")
    }
    return try withProject { project throws(UsageError) in
      let pending = try pending(project)
      var approvals = Approvals()
      var code = ExitCode.fine
      if let path = arguments.value(.from) {
        approvals = try decisions(path)
        if !approves {
          // The file's own words hold; `reject --from` takes none of its approvals.
          approvals.approved = []
        }
      }
      let chosen = choose(pending, &code)
      let named = Set((approvals.approved + approvals.rejected).map(\.id))
      let broken = broken(pending, named: named, approves)
      if approves { approvals.approved += chosen } else { approvals.rejected += chosen }
      // Why they can't be taken is told; that they do not wait would be wrong.
      let told = Set(broken.compactMap(\.id))
      approvals.approved.removeAll { told.contains($0.id) }
      approvals.rejected.removeAll { told.contains($0.id) }
      let plan = ApprovalPlan(approvals, pending: pending.all)
      // What is thrown away need not be whole, but what was seen was.
      func wasSeen(_ trouble: PendingPictures.Trouble) -> Bool {
        trouble.id.map(named.contains) ?? false
      }
      let thrown = approves ? [] : broken.filter { $0.file != nil && !wasSeen($0) }
      let refused =
        plan.refused
        + broken.filter { !thrown.contains($0) }.map { trouble in
          guard wasSeen(trouble), let id = trouble.id else { return trouble.text }
          return "'\(id)' changed since it was seen: " + trouble.text
        }
      for refusal in refused {
        console.say("dcv-snap \(word): refused: \(refusal)")
        code.include(.different)
      }
      let approved = plan.accepted.count {
        carryOut("approved", $0.id, $0.file, $0, &code, pending.accept)
      }
      var rejected = plan.discarded.count {
        carryOut("rejected", $0.id, $0.file, $0, &code, pending.discard)
      }
      rejected += thrown.count {
        carryOut("rejected", $0.id ?? $0.file ?? "", $0.name, $0, &code, pending.discard)
      }
      let counts = "\(approved) approved, \(rejected) rejected"
      console.say(refused.isEmpty ? counts : counts + ", \(refused.count) refused")
      return code
    }
  }

  /// - Returns: Whether it was done; told otherwise.
  private func carryOut<Entry>(
    _ word: String, _ id: String, _ file: String, _ entry: Entry, _ code: inout ExitCode,
    _ act: (Entry) throws(ReferenceFailure) -> Void
  ) -> Bool {
    do throws(ReferenceFailure) {
      try act(entry)
      console.data("\(word) \(id)\n")
      return true
    } catch {
      console.say(FileFailure(error, for: file).text)
      code.include(.file)
      return false
    }
  }

  /// What is asked for and can't be taken. One that does not say which snapshot it is of may be asked
  /// for by what is approved, but is not thrown away unless its file is named.
  private func broken(
    _ pending: PendingPictures, named ids: Set<String>, _ approves: Bool
  ) -> [PendingPictures.Trouble] {
    pending.troubles.filter { trouble in
      if arguments.has(.allPending) || (approves && trouble.id == nil) { return true }
      return [trouble.id, trouble.file].compactMap { $0 }.contains { name in
        ids.contains(name) || arguments.operands.contains { Self.isMeant($0, name) }
      }
    }
  }

  private static func isMeant(_ operand: String, _ id: String) -> Bool {
    id == operand || SnapshotPattern(operand).matches(id)
  }

  private func decisions(_ path: String) throws(UsageError) -> Approvals {
    do {
      let bytes = try FileBytes.read(path)
      return try Approvals(json: String(decoding: bytes, as: UTF8.self))
    } catch let failure as FileFailure {
      throw .file(FileFailure("read", path, reason: failure.reason))
    } catch let error as JSONError {
      throw UsageError(
        message: "'\(path)' holds no decisions: \(error.message)",
        hint: "the report's 'download approvals.json' makes such a file")
    } catch {
      throw UsageError(message: "\(error)")
    }
  }

  /// What operands name among what waits.
  private func choose(
    _ pending: PendingPictures, _ code: inout ExitCode
  ) -> [Approvals.Decision] {
    let waiting = pending.all
    // Of what can't be taken another line says why.
    let broken = pending.troubles.flatMap { [$0.id, $0.file].compactMap { $0 } }
    var chosen: [ApprovalPlan.Pending] = arguments.has(.allPending) ? waiting : []
    for operand in arguments.operands {
      let found = waiting.filter { Self.isMeant(operand, $0.id) }
      if found.isEmpty, !broken.contains(where: { Self.isMeant(operand, $0) }) {
        console.say("dcv-snap: nothing that waits for a decision is '\(Quoted.short(operand))'")
        let wider = operand.replacing("*", with: "**")
        if wider != operand, waiting.contains(where: { SnapshotPattern(wider).matches($0.id) }) {
          console.say("  hint      * stays within a name, ** does not: '\(wider)'")
        } else if let nearest = NearestName.of(operand, in: waiting.map(\.id)) {
          console.say("  hint      did you mean '\(nearest)'?")
        }
        code.include(.different)
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen.map { Approvals.Decision(id: $0.id, hash: $0.hash) }
  }
}
