// SPDX-License-Identifier: MIT
//
// The words of `trace`.

extension OptionSpec {
  static let traceFormat = OptionSpec(
    "--format", value: "FORM", help: "table (the default), json, or svg for a chart")
  static let traceOutput = OptionSpec(
    "--output", "-o", value: "DIR",
    help: "write a file for each stop below this folder instead of printing: <file>.trace.txt, "
      + ".json or .svg")
}

extension CommandSpec {
  static let trace = CommandSpec(
    name: "trace",
    summary: "print where a stop's gestures take the screen, moment by moment",
    operands: "DOCUMENT…",
    discussion: [
      "Offsets over virtual time, from the first gesture until all is at rest, with a sentence for "
        + "each gesture. Offsets are not rounded to pixels; pictures are. Without --stop, every stop "
        + "that has gestures."
    ],
    groups: [
      OptionGroup(
        title: "Trace", options: [.stop, .traceFormat, .framesPerSecond, .traceOutput]),
      .environment, .run,
    ],
    examples: [
      Example(line: "dcv-snap trace home.json", effect: "a table for each stop with gestures"),
      Example(
        line: "dcv-snap trace home.json --stop tour --format svg > tour.svg",
        effect: "offset over time as a chart"),
      Example(
        line: "dcv-snap trace home.json --format json --fps 60",
        effect: "60 samples a second, and events, for other tools"),
    ])
}
