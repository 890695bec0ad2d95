// SPDX-License-Identifier: MIT
//
// The words of `watch`.

extension OptionSpec {
  static let port = OptionSpec(
    "--port", value: "N", variable: "DCV_PORT",
    help: "port of the page; 8750 by default, 0 takes a free one")
  static let poll = OptionSpec(
    "--poll", help: "look at files twice a second, for folders of which the kernel does not tell")
}

extension CommandSpec {
  static let watch = CommandSpec(
    name: "watch",
    summary: "show documents on a local page, drawn anew on each save",
    operands: "[DOCUMENT…]",
    discussion: [
      "Prints the address of the page, which this machine alone can open. A save of a document, of "
        + "its data or of its images draws it anew. While a document has an error, its last good "
        + "pictures stay and the error stands above them, with its place and a hint. Without a "
        + "document, those of dcv-snap.json are watched. Ctrl-C ends it."
    ],
    groups: [
      OptionGroup(title: "Page", options: [.port, .poll, .overlay, .text]),
      .stops, .environment, .run,
    ],
    examples: [
      Example(line: "dcv-snap watch home.json", effect: "http://127.0.0.1:8750/"),
      Example(
        line: "dcv-snap watch screens --device 'iPhone SE,iPad mini' --appearance light,dark",
        effect: "every screen below 'screens' on two devices, light and dark"),
      Example(
        line: "dcv-snap watch home.json --offsets 0:end:200 --port 9000",
        effect: "a stop each 200 points to scroll through, on another port"),
    ])
}
