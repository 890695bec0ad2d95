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
      let chosen = choose(pending.all, &code)
      if approves { approvals.approved += chosen } else { approvals.rejected += chosen }
      let plan = ApprovalPlan(approvals, pending: pending.all)
      for refusal in plan.refused + pending.troubles {
        console.say("dcv-snap \(word): refused: \(refusal)")
        code.include(.different)
      }
      for entry in plan.accepted { carryOut("approved", entry, &code, pending.accept) }
      for entry in plan.discarded { carryOut("rejected", entry, &code, pending.discard) }
      let counts = "\(plan.accepted.count) approved, \(plan.discarded.count) rejected"
      console.say(plan.refused.isEmpty ? counts : counts + ", \(plan.refused.count) refused")
      return code
    }
  }

  private func carryOut(
    _ word: String, _ entry: ApprovalPlan.Pending, _ code: inout ExitCode,
    _ act: (ApprovalPlan.Pending) throws(ReferenceFailure) -> Void
  ) {
    do throws(ReferenceFailure) {
      try act(entry)
      console.data("\(word) \(entry.id)\n")
    } catch {
      console.say(FileFailure(error, for: entry.file).text)
      code.include(.file)
    }
  }

  private func decisions(_ path: String) throws(UsageError) -> Approvals {
    do {
      let bytes = try FileBytes.read(path)
      return try Approvals(json: String(decoding: bytes, as: UTF8.self))
    } catch let failure as FileFailure {
      throw UsageError(message: "can't read '\(path)': \(failure.reason)")
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
    _ waiting: [ApprovalPlan.Pending], _ code: inout ExitCode
  ) -> [Approvals.Decision] {
    var chosen: [ApprovalPlan.Pending] = arguments.has(.allPending) ? waiting : []
    for operand in arguments.operands {
      let pattern = SnapshotPattern(operand)
      let found = waiting.filter { $0.id == operand || pattern.matches($0.id) }
      if found.isEmpty {
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
