// SPDX-License-Identifier: MIT
//
// Decisions made in the report or the terminal: a snapshot's id and the hashes of the picture and of
// the layout that were seen. What changed since is refused.

import DynamicCollectionView

/// The contents of `approvals.json`.
package struct Approvals: Hashable, Sendable {
  /// A decision on a picture.
  package struct Decision: Hashable, Sendable {
    /// The snapshot's id.
    package var id: String
    /// Hash of the picture that was seen.
    package var hash: String
    /// Hash of the layout that was seen; nil in files that do not say, and of decisions that are made
    /// here and now.
    package var layout: String?

    /// A decision by its parts.
    package init(id: String, hash: String, layout: String? = nil) {
      self.id = id
      self.hash = hash
      self.layout = layout
    }
  }

  /// Pictures to take as references.
  package var approved: [Decision] = []
  /// Pictures to throw away.
  package var rejected: [Decision] = []

  /// No decision.
  package init() {}

  /// Reads `approvals.json`.
  ///
  /// - Throws: ``JSONError`` when the text is not one.
  package init(json text: String) throws(JSONError) {
    let root = try JSONValue(text)
    guard root["version"].integer == 1 else {
      throw JSONError(offset: 0, message: "expected \"version\": 1 of approvals")
    }
    approved = try Self.decisions(root["approved"])
    rejected = try Self.decisions(root["rejected"])
    let twice = Set(approved.map(\.id)).intersection(rejected.map(\.id)).sorted()
    if let id = twice.first {
      throw JSONError(offset: 0, message: "'\(id)' is both approved and rejected")
    }
  }

  private static func decisions(_ value: JSONValue) throws(JSONError) -> [Decision] {
    var result: [Decision] = []
    for entry in value.array ?? [] {
      guard let id = entry["id"].string, let hash = entry["hash"].string, !hash.isEmpty else {
        throw JSONError(offset: 0, message: "expected an object with \"id\" and \"hash\"")
      }
      result.append(Decision(id: id, hash: hash, layout: entry["layout"].string))
    }
    return result
  }

  /// The text of `approvals.json`.
  package var json: String {
    let list = { (decisions: [Decision]) in
      JSONValue.array(
        decisions.map { decision in
          let layout = decision.layout.map { [("layout", JSONValue.string($0))] } ?? []
          return .object(
            [("id", .string(decision.id)), ("hash", .string(decision.hash))] + layout)
        })
    }
    return JSONValue.object([
      ("version", .integer(1)), ("approved", list(approved)), ("rejected", list(rejected)),
    ]).text
  }
}

/// What applying decisions would do; nothing is done by making it.
package struct ApprovalPlan: Hashable, Sendable {
  /// A snapshot that waits for a decision.
  package struct Pending: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// Its file below the folder of references, without an ending.
    package var file: String
    /// Hash of the pending picture.
    package var hash: String
    /// Hash of the pending layout; nil when there is none.
    package var layout: String?

    /// A pending snapshot by its parts.
    package init(id: String, file: String, hash: String, layout: String? = nil) {
      self.id = id
      self.file = file
      self.hash = hash
      self.layout = layout
    }
  }

  /// To be taken as references.
  package private(set) var accepted: [Pending] = []
  /// To be thrown away.
  package private(set) var discarded: [Pending] = []
  /// Decisions that can't be carried out, one line each with the reason.
  package private(set) var refused: [String] = []

  /// Matches decisions with what is pending.
  package init(_ approvals: Approvals, pending: [Pending]) {
    let waiting = Dictionary(pending.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for decision in approvals.approved {
      if let found = find(decision, in: waiting) { accepted.append(found) }
    }
    for decision in approvals.rejected {
      if let found = find(decision, in: waiting) { discarded.append(found) }
    }
  }

  private mutating func find(
    _ decision: Approvals.Decision, in waiting: [String: Pending]
  ) -> Pending? {
    guard let found = waiting[decision.id] else {
      refused.append("'\(decision.id)' does not wait for a decision")
      return nil
    }
    let isSameLayout = decision.layout == nil || decision.layout == found.layout
    guard found.hash == decision.hash, isSameLayout else {
      refused.append("'\(decision.id)' changed since it was seen; look at it again")
      return nil
    }
    return found
  }
}
