// SPDX-License-Identifier: MIT
//
// Options of the commands that keep, compare and judge snapshots.

extension OptionSpec {
  // What is written.
  static let updateSnapshots = OptionSpec(
    "--update-snapshots", "-u", value: "MODE", bareValue: "changed",
    words: ["all", "changed", "missing", "none"],
    help: "write references: all, changed (the word alone), missing or none")
  static let record = OptionSpec(
    "--record", value: "MODE",
    help: "the same in other words: all, failed, missing or never")

  // Which snapshots.
  static let grep = OptionSpec(
    "--grep", "-g", value: "REGEX", isRepeatable: true, help: "only ids in which this is found")
  static let grepInvert = OptionSpec(
    "--grep-invert", "-G", value: "REGEX", isRepeatable: true,
    help: "only ids in which this is not found")
  static let passWithNoTests = OptionSpec(
    "--pass-with-no-tests", help: "patterns that match no snapshot are no mistake")
  static let shard = OptionSpec(
    "--shard", value: "I/N", variable: "DCV_SHARD",
    help: "one part of N, by a hash of the id: new snapshots move no other one")
  static let lastFailed = OptionSpec(
    "--last-failed", help: "only what was not fine in the last run")
  static let maxFailures = OptionSpec(
    "--max-failures", "-x", value: "N",
    help: "stop after N snapshots that are not fine; each shard counts its own")

  // How they are judged.
  static let engine = OptionSpec(
    "--engine", value: "RULE", variable: "DCV_ENGINE",
    help: "another picture by another engine fails: strict (the default); or warn")
  static let noTolerance = OptionSpec(
    "--no-tolerance", help: "as if dcv-snap.json had no tolerances: shows what they hide")
  static let unreferenced = OptionSpec(
    "--unreferenced", value: "RULE",
    help: "references of no snapshot: reject, warn, ignore, delete; auto rejects where CI is set "
      + "and warns elsewhere")
  static let metric = OptionSpec(
    "--metric", value: "M", help: "exact (the default), yiq, oklab, deltaE or ssim")
  static let threshold = OptionSpec(
    "--threshold", value: "T",
    help: "pixels no further apart pass, in the metric's unit; yiq if "
      + "no metric is given")
  static let maxDiffPixels = OptionSpec(
    "--max-diff-pixels", value: "N", help: "at most N pixels may differ")
  static let maxDiffPixelRatio = OptionSpec(
    "--max-diff-pixel-ratio", value: "R", help: "at most the part R of all pixels, 0 to 1")
  static let precision = OptionSpec(
    "--precision", value: "P", help: "at least the part P of all pixels must be equal")
  static let perceptualPrecision = OptionSpec(
    "--perceptual-precision", value: "P", help: "deltaE with a threshold of (1 - P) x 100")
  static let window = OptionSpec(
    "--window", value: "N:K", help: "at most K pixels in any square of N x N")
  static let antialiasing = OptionSpec(
    "--aa", value: "RULE", help: "smoothed edges: count (the default) or ignore")
  static let ignore = OptionSpec(
    "--ignore", value: "X1:Y1-X2:Y2[,…]", isRepeatable: true,
    help: "rectangles in pixels that are not looked at")
  static let mask = OptionSpec(
    "--mask", value: "ID", isRepeatable: true, help: "elements that are not looked at")

  // Where results go.
  static let results = OptionSpec(
    "--results", value: "DIR", variable: "DCV_RESULTS",
    help: "folder of results; the default is the configuration's, else 'dcv-snap-results'")
  static let reporter = OptionSpec(
    "--reporter", value: "LIST", variable: "DCV_REPORTER",
    help: "list, line, dot, json, junit, github, html, blob; each may have a file: junit=out.xml, "
      + "or - for standard output")
  static let quiet = OptionSpec(
    "--quiet", help: "no list, hints or places of reports; mistakes are still told")
  static let color = OptionSpec(
    "--color", value: "WHEN", variable: "DCV_COLOR",
    help: "auto (the default): on a terminal, unless NO_COLOR is set; or always, never")
  static let exitCode = OptionSpec(
    "--exit-code", value: "RULE",
    help: "full (the default), or simple as cmp has it: 0 equal, 1 different, 2 trouble")
  static let crop = OptionSpec(
    "--crop", help: "also write the worst place, magnified: OUT.crop.png")

  // What decisions are about.
  static let from = OptionSpec(
    "--from", value: "FILE", help: "decisions that the report saved: approvals.json")
  static let allPending = OptionSpec("--all", help: "every snapshot that waits for a decision")
  static let delete = OptionSpec("--delete", help: "delete them; without it they are only listed")

  // What init writes.
  static let ci = OptionSpec(
    "--ci", value: "LIST",
    help: "jobs to write: github, gitlab or none; the default is both")
}

extension OptionGroup {
  static let writing = OptionGroup(
    title: "References", options: [.updateSnapshots, .record])
  static let choice = OptionGroup(
    title: "Which snapshots",
    options: [.grep, .grepInvert, .passWithNoTests, .shard, .lastFailed, .maxFailures])
  static let limits = OptionGroup(
    title: "Tolerances (none by default; these replace those of dcv-snap.json)",
    options: [
      .metric, .threshold, .maxDiffPixels, .maxDiffPixelRatio, .precision, .perceptualPrecision,
      .window, .antialiasing, .ignore, .mask,
    ])
  static let judging = OptionGroup(
    title: "Judgement and results",
    options: [.engine, .noTolerance, .unreferenced, .results, .reporter, .quiet, .color])
}
