// SPDX-License-Identifier: MIT
//
// A decision holds for the picture that was seen, and for no other.

import Testing

@testable import SnapshotStore

@Suite struct ApprovalTests {
  private let pending = [
    ApprovalPlan.Pending(id: "feed/top", file: "feed/top", hash: "1"),
    ApprovalPlan.Pending(id: "feed/end", file: "feed/end", hash: "2"),
  ]

  @Test func `decisions survive being written and read`() throws {
    var approvals = Approvals()
    approvals.approved = [Approvals.Decision(id: "a b/\"c\"", hash: "1")]
    approvals.rejected = [Approvals.Decision(id: "é", hash: "2", layout: "3")]
    #expect(try Approvals(json: approvals.json) == approvals)
  }

  @Test func `a picture that changed since it was seen is refused`() throws {
    var approvals = Approvals()
    approvals.approved = [
      Approvals.Decision(id: "feed/top", hash: "1"), Approvals.Decision(id: "feed/end", hash: "9"),
      Approvals.Decision(id: "feed/gone", hash: "1"),
    ]
    let plan = ApprovalPlan(approvals, pending: pending)
    #expect(plan.accepted == [pending[0]])
    #expect(
      plan.refused == [
        "'feed/end' changed since it was seen; look at it again",
        "'feed/gone' does not wait for a decision",
      ])
  }

  @Test func `a layout that changed below an equal picture is refused, too`() {
    let waiting = [ApprovalPlan.Pending(id: "a", file: "a", hash: "1", layout: "l1")]
    func refused(_ layout: String?) -> [String] {
      var approvals = Approvals()
      approvals.approved = [Approvals.Decision(id: "a", hash: "1", layout: layout)]
      return ApprovalPlan(approvals, pending: waiting).refused
    }
    #expect(refused("l2") == ["'a' changed since it was seen; look at it again"])
    #expect(refused("l1").isEmpty)
    // A file of an older report does not say.
    #expect(refused(nil).isEmpty)
  }

  @Test(
    "a file that says too little, or both, is refused as a whole",
    arguments: [
      "{}", "[]", "{\"version\": 2}", "{\"version\": 1, \"approved\": [{\"id\": \"a\"}]}",
      "{\"version\": 1, \"approved\": [{\"id\": \"a\", \"hash\": \"\"}]}",
      """
      {"version": 1, "approved": [{"id": "a", "hash": "1"}], "rejected": [{"id": "a", "hash": "1"}]}
      """,
    ])
  func refusal(_ text: String) {
    #expect(throws: JSONError.self) { try Approvals(json: text) }
  }
}
