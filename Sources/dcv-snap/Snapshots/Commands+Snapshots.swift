// SPDX-License-Identifier: MIT
//
// The commands of snapshot testing: their options, and examples that can be typed as they stand.

extension CommandSpec {
  static let record = CommandSpec(
    name: "record",
    summary: "write the references of a document's snapshots",
    operands: "[DOCUMENT…]",
    discussion: [
      "Writes Snapshots/<file>.png and .layout.txt for each stop and variant that has none. Without "
        + "a document, those of dcv-snap.json are taken. A run that wrote something ends with 1: "
        + "green means compared.",
      "Where CI is set nothing is written, unless -u, --record, DCV_RECORD or "
        + "SNAPSHOT_TESTING_RECORD says so. A document with an error is never recorded.",
    ],
    groups: [.writing, .documents, .choice, .judging, .limits, .environment, .stops, .run],
    examples: [
      Example(line: "dcv-snap record", effect: "references that are missing"),
      Example(
        line: "dcv-snap record --record=failed -g '^home/'",
        effect: "also those below home/ that do not match any more"),
      Example(line: "dcv-snap record -u=all", effect: "every reference whose bytes differ"),
    ])

  static let verify = CommandSpec(
    name: "verify",
    summary: "compare a document's snapshots with their references",
    operands: "[DOCUMENT…]",
    discussion: [
      "Says for each snapshot that is not fine what happened to its layout, then to its pixels. "
        + "Results, pictures and index.html go to dcv-snap-results/. Without a document, those of "
        + "dcv-snap.json are taken.",
      "No reference is written unless -u or --record says so. What changed waits beside its "
        + "reference as .png.new for 'approve', 'reject' or 'review'; where CI is set it does not.",
      "Exit codes: 0 all passed, 1 something differs, is missing or was recorded, 2 a document has "
        + "an error, 3 a reference can't be read, 4 the canary failed.",
    ],
    groups: [.writing, .documents, .choice, .judging, .limits, .environment, .stops, .run],
    examples: [
      Example(line: "dcv-snap verify", effect: "every snapshot of the project"),
      Example(
        line: "dcv-snap verify --shard 2/5 --reporter github,blob",
        effect: "one of five jobs, with annotations, and a file for merge-reports"),
      Example(
        line: "dcv-snap verify --only-changed=origin/main",
        effect: "what a branch touches: documents, their data, images and references"),
      Example(
        line: "dcv-snap verify --last-failed -u",
        effect: "what failed again, written anew where it still does not match"),
    ])
}
