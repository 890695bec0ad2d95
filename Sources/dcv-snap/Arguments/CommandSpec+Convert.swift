// SPDX-License-Identifier: MIT
//
// The words of `convert`.

extension CommandSpec {
  static let convert = CommandSpec(
    name: "convert",
    summary: "write a document out as Swift that gives the same picture",
    operands: "DOCUMENT",
    discussion: [
      "One file that imports DynamicCollectionView: a model and a view for each template, a struct "
        + "for each section, and the screen with its stops. Formatters and data by reference are "
        + "evaluated, choices by width stay choices. The same document gives the same file.",
      "Nothing is written of a document with parts that Swift has no words for, such as flow "
        + "layouts: they are told as 'not-supported' with their place. With --lenient they are left "
        + "out, and the comment on top of the file names them.",
    ],
    groups: [
      OptionGroup(title: "Output", options: [.language, .outputFile, .limit]),
      OptionGroup(
        title: "Environment (a value replaces the document's)",
        options: [
          .device, .size, .scale, .os, .appearance, .contrast, .layoutDirection, .contentSize,
          .locale, .safeArea, .font,
        ]),
      OptionGroup(title: "Run", options: [.lenient, .diagnostics, .help]),
    ],
    examples: [
      Example(line: "dcv-snap convert home.json --to swift", effect: "the file, printed"),
      Example(
        line: "dcv-snap convert home.json --to swift -o Sources/App/HomeScreen.swift",
        effect: "the file, written; its path is printed"),
      Example(
        line: "dcv-snap convert feed.json --to swift --limit 20",
        effect: "the first 20 items of each section"),
    ])
}

extension OptionSpec {
  static let language = OptionSpec("--to", value: "LANGUAGE", help: "swift")
  static let outputFile = OptionSpec(
    "--output", "-o", value: "FILE", help: "file to write; standard output unless given")
  static let limit = OptionSpec(
    "--limit", value: "N", help: "write so many items of each section at most")
}
