// SPDX-License-Identifier: MIT
//
// `init`, and the jobs that it writes: their own lines are run in a clean clone, by a POSIX shell,
// with the tool where its package would put it. So the lines that install it find nothing to do here;
// `tools/package --try` runs those too, on a system without the tool.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct InitializationTests {
  private static let github = ".github/workflows/dcv-snap.yml"
  private static let gitlab = ".gitlab/dcv-snap.yml"

  /// A repository with recorded snapshots and what `init` wrote.
  private static func project(below path: String = "") throws -> Scratch {
    let folder = try Scratch(files: [path + "screens/rows.json": VerifyTourTests.rows])
    try folder.git("init", "-q")
    let inside = path.isEmpty ? folder : try folder.folder(path)
    let made = try inside.run("init")
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.output.isEmpty)
    #expect(try inside.run("record").code == 1)
    try folder.commit()
    return folder
  }

  /// Runs scripts one after another until one fails, as the service does in a fresh clone.
  private static func job(
    _ scripts: [String], in folder: Scratch, _ more: [String: String] = [:]
  ) throws -> ChildProcess {
    let tools = folder.place.parent.appending(folder.place.name + "-tools")
    try FileManager.default.createDirectory(
      atPath: tools.text, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: tools.text) }
    #expect(symlink(Scratch.tool.path, tools.appending("dcv-snap").text) == 0)
    var environment = [
      "PATH": tools.text + ":/usr/bin:/bin", "CI": "true", "HOME": tools.text, "LC_ALL": "C",
    ]
    environment.merge(more) { $1 }
    var output: [UInt8] = []
    var errors: [UInt8] = []
    for script in scripts {
      let step = try ChildProcess.run(
        "/bin/sh", ["-c", "cd \"$0\" && set -e\n" + script, folder.place.text],
        environment: environment)
      output += step.output
      errors += step.errors
      if step.code != 0 { return ChildProcess(code: step.code, output: output, errors: errors) }
    }
    return ChildProcess(code: 0, output: output, errors: errors)
  }

  @Test func `what is missing is written, what is there is kept byte for byte`() throws {
    let mine = [
      "dcv-snap.json": #"{ "version": 1, "snapshots": "Pictures", "results": "out" }"#,
      ".gitattributes": "*.txt text\r\n*.bin binary", Self.github: "name: mine\n",
      ".gitlab-ci.yml": "stages: [a]\n",
    ]
    let folder = try Scratch(files: mine)
    let made = try folder.run("init")
    #expect(made.code == 0)
    for path in ["dcv-snap.json", Self.github, ".gitlab-ci.yml"] {
      #expect(try folder.text(path) == mine[path])
      #expect(made.errors.contains("kept        \(path)\n"))
    }
    #expect(
      try folder.text(".gitattributes")
        == "*.txt text\r\n*.bin binary\nPictures/**/*.png binary\n"
        + "Pictures/**/*.layout.txt text eol=lf\n")
    #expect(try folder.text(".gitignore") == "out/\n*.png.new\n*.layout.txt.new\n")
    #expect(made.errors.contains("add to .gitlab-ci.yml:\n  include:\n    - local: .gitlab/dcv"))
    // A second time there is nothing to do.
    let before = try folder.files(below: ".").map { try? folder.text($0) }
    #expect(try !folder.run("init").errors.contains("wrote"))
    #expect(try folder.files(below: ".").map { try? folder.text($0) } == before)
  }

  @Test func `jobs are a choice`() throws {
    let none = try Scratch(files: [:], makingFolder: true)
    #expect(try none.run("init", "--ci", "none").code == 0)
    #expect(!none.has(".github") && !none.has(".gitlab") && !none.has(".gitlab-ci.yml"))
    #expect(try none.run("init", "--ci", "gitlab").code == 0)
    #expect(!none.has(".github") && none.has(".gitlab-ci.yml"))
    let wrong = try none.run("init", "--ci", "githbu")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("did you mean 'github'?"))
  }

  @Test func `the job for GitHub passes in a clean clone, and fails with the cause`() throws {
    let folder = try Self.project()
    let scripts = JobLines.github(try folder.text(Self.github))
    #expect(scripts.count == 3)
    #expect(scripts.last == "dcv-snap verify --reporter line,github,junit,html")
    // 1. As it was committed.
    let clean = try folder.clone()
    let summary = clean.place.text + "/summary.md"
    let passed = try Self.job(scripts, in: clean, ["GITHUB_STEP_SUMMARY": summary])
    #expect(passed.code == 0, "\(passed.text)")
    #expect(passed.text.contains("2 passed"))
    #expect(clean.has("dcv-snap-results/junit.xml") && clean.has("dcv-snap-results/index.html"))
    #expect(try clean.text("summary.md").contains("2 passed"))
    // 2. With a change.
    try folder.write(VerifyTourTests.taller, to: "screens/rows.json")
    try folder.commit()
    let changed = try folder.clone()
    let failed = try Self.job(scripts, in: changed)
    #expect(failed.code == 1)
    #expect(failed.text.contains("::error file=screens/rows.json,line="))
    #expect(failed.text.contains("8 cells of `rows` 44 -> 48"))
    // Nothing but results was written.
    let status = try changed.gitOutput("status", "--porcelain")
    #expect(status.isEmpty, "\(status)")
  }

  @Test func `the job for GitLab passes in a clean clone, from a folder of its own too`() throws {
    let path = "my app's/"
    let folder = try Self.project(below: path)
    #expect(try folder.text(".gitlab-ci.yml").contains("- local: .gitlab/dcv-snap.yml"))
    let yaml = try folder.text(Self.gitlab)
    #expect(yaml.contains("junit: \"my app's/dcv-snap-results/junit.xml\""))
    let clean = try folder.clone()
    let passed = try Self.job([JobLines.gitlab(yaml)], in: clean)
    #expect(passed.code == 0, "\(passed.text)")
    #expect(clean.has(path + "dcv-snap-results/junit.xml"))
    try folder.write(VerifyTourTests.taller, to: path + "screens/rows.json")
    try folder.commit()
    #expect(try Self.job([JobLines.gitlab(yaml)], in: folder.clone()).code == 1)
    // Annotations name files from the top of the repository.
    let changed = try folder.clone()
    let verified = try changed.folder(path).run(
      ["verify", "--reporter", "github"], variables: ["GITHUB_WORKSPACE": changed.place.text])
    #expect(verified.output.hasPrefix("::error file=my app's/screens/rows.json,line="))
    // The job for GitHub names the folder once for all steps.
    #expect(
      try folder.text(Self.github).contains(
        "    defaults:\n      run:\n        working-directory: \"my app's\"\n    steps:\n"))
  }
}

extension ChildProcess {
  /// Both streams.
  var text: String { String(decoding: output + errors, as: UTF8.self) }
}

extension Scratch {
  /// An empty folder.
  convenience init(files: [String: String], makingFolder: Bool) throws {
    try self.init(files: files)
    if makingFolder {
      try FileManager.default.createDirectory(
        atPath: place.text, withIntermediateDirectories: true)
    }
  }

  /// A folder below this one.
  func folder(_ path: String) throws -> Scratch {
    try Scratch(at: PathText(path, from: place), within: self)
  }

  /// A clone of what this repository's last commit holds.
  func clone() throws -> Scratch {
    let copy = try Scratch(files: [:])
    try git("clone", "-q", place.text, copy.place.text)
    return copy
  }

  /// What Git prints.
  func gitOutput(_ words: String...) throws -> String {
    let program = try #require(ChildProcess.find("git", along: "/usr/local/bin:/usr/bin:/bin"))
    let result = try ChildProcess.run(
      program, ["-C", place.text] + words, environment: ["LC_ALL": "C"])
    return result.text
  }
}
