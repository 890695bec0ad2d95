// SPDX-License-Identifier: MIT
//
// The words of `expand`.

extension CommandSpec {
  static let expand = CommandSpec(
    name: "expand",
    summary: "print a document with its presets and choices by width written out",
    operands: "DOCUMENT",
    discussion: [
      "Each preset becomes the grid layout it stands for, and each 'cases' the value that holds for "
        + "the document's device, or for the one given here. All else is byte for byte as it was, "
        + "and the frames on that device are the same."
    ],
    groups: [
      OptionGroup(
        title: "Environment (a value replaces the document's)",
        options: [.device, .size, .scale, .os, .safeArea]),
      OptionGroup(title: "Run", options: [.lenient, .diagnostics, .help]),
    ],
    examples: [
      Example(line: "dcv-snap expand home.json", effect: "the document on its own device"),
      Example(
        line: "dcv-snap expand home.json --device 'iPad mini' > ipad.json",
        effect: "the same with what holds on an iPad"),
    ])
}
