// SPDX-License-Identifier: MIT
//
// Commands that compare files, decide about pictures and make reports: options and examples.

extension CommandSpec {
  static let diff = CommandSpec(
    name: "diff",
    summary: "compare two pictures, layouts, SVG files or documents",
    operands: "A B [OUT]",
    discussion: [
      "Pictures are PNG of any depth; OUT is a picture of the difference. Layouts are .layout.txt, "
        + "or what 'layout --json' prints; OUT is the list of changes. SVG files of this tool are compared layer by layer, others line by line; OUT is the list. "
        + "Two documents are drawn by this engine, stop by stop, and OUT is a folder for the report; "
        + "the default is 'diff' in the folder of results.",
      "Exit codes: 0 equal or tolerated, 21 another size, 22 different, 2 wrong usage or a document "
        + "with an error, 3 a file can't be read. With --exit-code simple: 0, 1 and 2, as cmp has it.",
    ],
    groups: [
      OptionGroup(title: "Output", options: [.json, .crop, .exitCode, .results, .reporter]),
      .limits, .environment, .stops, .run,
    ],
    examples: [
      Example(
        line: "dcv-snap diff old.png new.png diff.png", effect: "counts, places, and a picture"),
      Example(
        line: "dcv-snap diff a.png b.png --metric yiq --threshold 0.1 --max-diff-pixels 20",
        effect: "0 when at most 20 pixels are further apart"),
      Example(
        line: "dcv-snap diff old.json new.json",
        effect: "what a change of a document does to its layout and pixels"),
    ])

  static let approve = CommandSpec(
    name: "approve",
    summary: "take pictures that wait for a decision as references",
    operands: "[ID…]",
    discussion: [
      "An id, or a pattern: * within a name, ** across. With --from, what the report saved: a "
        + "picture that changed since it was seen is refused, exit code 1.",
      "Pictures that wait lie beside their references as .png.new. Where CI is set none are kept: "
        + "--results names a folder of results that a job left, and its pictures are taken.",
    ],
    groups: [
      OptionGroup(
        title: "Decisions", options: [.from, .allPending, .results, .help])
    ],
    examples: [
      Example(line: "dcv-snap approve 'home/*'", effect: "all that waits below home/"),
      Example(
        line: "dcv-snap approve --from approvals.json",
        effect: "what was approved in the report; what was rejected there is thrown away"),
      Example(
        line: "dcv-snap approve --from approvals.json --results ~/Downloads/dcv-snap-results",
        effect: "the same with the pictures of a CI job"),
    ])

  static let reject = CommandSpec(
    name: "reject",
    summary: "throw pictures that wait for a decision away",
    operands: "[ID…]",
    discussion: ["References stay as they are."],
    groups: [
      OptionGroup(
        title: "Decisions", options: [.from, .allPending, .results, .help])
    ],
    examples: [
      Example(line: "dcv-snap reject home/top", effect: "removes home/top's .png.new"),
      Example(line: "dcv-snap reject --all", effect: "removes all of them"),
    ])

  static let review = CommandSpec(
    name: "review",
    summary: "decide about each picture that waits, in the terminal",
    operands: nil,
    discussion: [
      "Keys, each followed by return: a accept, r reject, s skip, A and R all of the rest, d what "
        + "changed, i what the files say, o open the picture, q quit. Without a terminal it says what "
        + "to do instead.",
      "Pictures are opened by the program in DCV_OPEN, else by the desktop's own (xdg-open, open). "
        + "Without either the path is shown.",
    ],
    groups: [OptionGroup(title: "Run", options: [.results, .help])],
    examples: [Example(line: "dcv-snap review", effect: "one question for each picture")])

  static let prune = CommandSpec(
    name: "prune",
    summary: "list references that no snapshot has any more, or delete them",
    operands: nil,
    discussion: [
      "Looks at every document of dcv-snap.json; where one has an error, nothing is called obsolete."
    ],
    groups: [OptionGroup(title: "Run", options: [.delete, .help])],
    examples: [
      Example(
        line: "dcv-snap prune",
        effect: "their files below Snapshots, without endings; nothing is deleted"),
      Example(line: "dcv-snap prune --delete", effect: "deletes their pictures and layouts"),
    ])

  static let report = CommandSpec(
    name: "report",
    summary: "make reports of the last run",
    operands: "[RESULTS]",
    discussion: ["RESULTS is a folder with results.json; the default is dcv-snap-results."],
    groups: [OptionGroup(title: "Output", options: [.reporter, .results, .help])],
    examples: [
      Example(line: "dcv-snap report", effect: "dcv-snap-results/index.html"),
      Example(
        line: "dcv-snap report --reporter junit=junit.xml", effect: "the same run as JUnit XML"),
    ])

  static let mergeReports = CommandSpec(
    name: "merge-reports",
    summary: "join the results of shards",
    operands: "BLOB…",
    discussion: [
      "Blobs are what '--reporter blob' writes; a folder stands for all of its .json files. Ends as "
        + "a single run would have ended. Only all shards together call a reference obsolete, and "
        + "only when each of them ran to its end."
    ],
    groups: [OptionGroup(title: "Output", options: [.unreferenced, .reporter, .results, .help])],
    examples: [
      Example(
        line: "dcv-snap merge-reports blobs --reporter html,junit",
        effect: "one report of all shards, in dcv-snap-results")
    ])

  static let initialize = CommandSpec(
    name: "init",
    summary: "set a project up: configuration, Git's files, jobs for CI",
    operands: nil,
    discussion: [
      "Files that are there are kept; lines that Git's files lack are added. Jobs go to the top of "
        + "the repository: .github/workflows/dcv-snap.yml, and .gitlab/dcv-snap.yml with a "
        + ".gitlab-ci.yml that includes it. They need Debian 12 and dcv-snap's package, no browser "
        + "and no Mac."
    ],
    groups: [OptionGroup(title: "Run", options: [.ci, .help])],
    examples: [
      Example(
        line: "dcv-snap init",
        effect: "dcv-snap.json, .gitattributes, .gitignore, and jobs for GitHub and GitLab"),
      Example(line: "dcv-snap init --ci github", effect: "the same with a job for GitHub alone"),
      Example(line: "dcv-snap init --ci none", effect: "no job"),
    ])
}
