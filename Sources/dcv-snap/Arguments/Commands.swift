// SPDX-License-Identifier: MIT
//
// The commands of this version: their options, and examples that can be typed as they stand.

extension CommandSpec {
  /// The commands, in the order of help.
  static let all: [CommandSpec] = [
    .render, .layout, .trace, .validate, .list, .record, .verify, .diff, .review, .approve, .reject,
    .prune, .report, .mergeReports, .initialize, .watch, .expand, .convert, .schema, .doctor,
  ]

  static let render = CommandSpec(
    name: "render",
    summary: "draw a picture for each stop and variant of a document",
    operands: "DOCUMENT…",
    discussion: [
      "Prints the path of each written file on standard output, in the order of documents, variants "
        + "and stops; everything else goes to standard error.",
      "Files are named after the snapshot's id, <document>/<stop>[~<axis>=<value>]…: the document's "
        + "path below the folder of dcv-snap.json (else the working folder), the stop, and the axes "
        + "in which the picture differs from the document's own values. Offsets given here name "
        + "their stop: y480, x0y480; pages are page1, page2 …, the whole content is full.",
    ],
    groups: [
      OptionGroup(
        title: "Pictures", options: [.output, .format, .overlay, .text, .fast, .dump]),
      OptionGroup(
        title: "Films of stops with gestures", options: [.apng, .framesPerSecond, .stop]),
      OptionGroup(title: "Contact sheet", options: [.contactSheet, .columns, .width]),
      .updates, .documents, .stops, .environment, .run,
    ],
    examples: [
      Example(
        line: "dcv-snap render home.json",
        effect: "out/home/top.png and the document's other stops and variants"),
      Example(
        line: "dcv-snap render home.json --appearance light,dark --device 'iPhone SE,iPad mini'",
        effect: "four pictures of each stop"),
      Example(
        line: "dcv-snap render screens -o pictures --format png,svg",
        effect: "every screen document below 'screens'"),
      Example(
        line: "dcv-snap render home.json --offset 480 --section-offset banner=330",
        effect: "scrolled to 480, the banner section to 330: out/home/y480.banner=330.png"),
      Example(
        line: "dcv-snap render home.json --contact-sheet --device 'iPhone SE,iPad mini'",
        effect: "out/home.contact-sheet.png: devices as rows, stops as columns"),
      Example(
        line: "dcv-snap render --before old/home.json --after home.json",
        effect: "out/home/top.update.png: both, with what the update did marked"),
      Example(
        line: "dcv-snap render --before old/home.json --after home.json --full-content --json",
        effect: "all of the content, and the update as JSON"),
      Example(
        line: "dcv-snap render home.json --apng --fps 30 --scale 1",
        effect: "a film of each stop with gestures: out/home/tour~scale=1.apng"),
      Example(
        line: "curl -s https://api.example/home | dcv-snap render - --full-content",
        effect: "all of the content in one picture: out/stdin/full.png"),
    ])

  static let layout = CommandSpec(
    name: "layout",
    summary: "print the frames of a document's elements",
    operands: "DOCUMENT…",
    discussion: [
      "A table for people, or JSON: one object for a single stop and variant, a list for several. "
        + "Frames are in the content's coordinates with sections unscrolled; screenFrame is what is "
        + "seen at the stop."
    ],
    groups: [
      OptionGroup(title: "Elements", options: [.json, .all, .rect]),
      .stops, .environment, .run,
    ],
    examples: [
      Example(line: "dcv-snap layout home.json", effect: "what each stop shows"),
      Example(
        line: "dcv-snap layout home.json --json --all --offset 0",
        effect: "every element of the screen, at offset 0"),
      Example(
        line: "dcv-snap layout home.json --rect 0,0,390,2000",
        effect: "the elements that touch the rectangle"),
    ])

  static let validate = CommandSpec(
    name: "validate",
    summary: "report everything that is wrong with a document, and draw nothing",
    operands: "DOCUMENT…",
    discussion: [
      "Lays out every stop of every variant, and every cell, in sight or not. Exit code 0 when there is no error, 2 otherwise. With "
        + "--diagnostics json the list is printed on standard output."
    ],
    groups: [
      OptionGroup(title: "Output", options: [.verbose]), .documents, .environment, .run,
    ],
    examples: [
      Example(line: "dcv-snap validate screens", effect: "checks every document below 'screens'"),
      Example(
        line: "dcv-snap validate home.json --verbose",
        effect: "also what each gesture comes to: where it lands, and where it rests"),
      Example(
        line: "dcv-snap validate home.json --diagnostics json",
        effect: "a JSON list of code, severity, file, line, column, pointer, message"),
    ])

  static let list = CommandSpec(
    name: "list",
    summary: "print the ids of all snapshots",
    operands: "DOCUMENT…",
    discussion: [
      "One id a line, in the order in which render writes them. With --json, objects with id, file, "
        + "document, stop and variant."
    ],
    groups: [
      OptionGroup(title: "Output", options: [.json, .verbose, .devices]),
      .documents, .stops, .environment, .run,
    ],
    examples: [
      Example(line: "dcv-snap list screens", effect: "all ids"),
      Example(
        line: "dcv-snap list --only-changed=origin/main",
        effect: "ids of the documents that a branch touches"),
      Example(
        line: "dcv-snap list home.json --verbose", effect: "and what the gestures of each come to"),
      Example(line: "dcv-snap list --devices", effect: "devices with size, scale and safe area"),
    ])

  static let schema = CommandSpec(
    name: "schema",
    summary: "print the JSON Schema of screen documents, or of dcv-snap.json",
    operands: "[screen|config]",
    discussion: [
      "JSON Schema 2020-12. An editor that is given it completes keys and marks mistakes."
    ],
    groups: [OptionGroup(title: "Run", options: [.help])],
    examples: [
      Example(
        line: "dcv-snap schema > screen-1.schema.json",
        effect: "a file to name in a document's \"$schema\""),
      Example(
        line: "dcv-snap schema config > dcv-snap-1.schema.json",
        effect: "a file to name in the \"$schema\" of dcv-snap.json"),
    ])

  static let doctor = CommandSpec(
    name: "doctor",
    summary: "show fonts, library versions and whether a test picture comes out right",
    operands: nil,
    discussion: [
      "Exit code 0 when pictures can be drawn, 4 when the test picture is wrong, 3 when fonts are "
        + "missing."
    ],
    groups: [OptionGroup(title: "Run", options: [.json, .font, .help])],
    examples: [Example(line: "dcv-snap doctor", effect: "a line for each thing checked")])
}
