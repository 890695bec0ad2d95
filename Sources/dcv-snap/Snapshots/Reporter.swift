// SPDX-License-Identifier: MIT
//
// The reports of a run: which are wanted, and where each goes.

import Foundation
import ScreenSnapshots
import SnapshotStore

/// A report that is wanted.
struct Reporter: Hashable, Sendable {
  /// The forms that reports have.
  enum Form: String, Hashable, Sendable, CaseIterable {
    case list, line, dot, json, junit, github, html, blob
  }

  /// Usual place of `html`, below the folder of results.
  static let page = "index.html"
  /// Usual place of `junit`.
  static let junit = "junit.xml"

  let form: Form
  /// Where it goes, `-` for standard output; nil for its usual place.
  let path: String?

  /// Reads `list,junit=out/junit.xml`.
  static func all(_ list: String) throws(UsageError) -> [Reporter] {
    var reporters: [Reporter] = []
    for text in list.split(separator: ",") {
      let parts = text.split(separator: "=", maxSplits: 1)
      let name = parts.first.map(String.init) ?? ""
      guard let form = Form(rawValue: name) else {
        throw .unknownWord(
          name, option: OptionSpec.reporter.name, known: Form.allCases.map(\.rawValue))
      }
      reporters.append(Reporter(form: form, path: parts.count > 1 ? String(parts[1]) : nil))
    }
    guard !reporters.isEmpty else {
      throw .badValue(list, option: OptionSpec.reporter.name, expected: "line, junit=out.xml")
    }
    return reporters
  }
}

/// Writes the reports of a run.
struct ReportWriter {
  let run: RunResult
  let results: ResultFolder
  let console: Console
  let files: OutputFiles
  let workingFolder: PathText
  let variables: [String: String]
  /// Folder of references: pictures of snapshots that passed are theirs.
  let snapshots: String
  /// How much is said to people, and how.
  var speech = Speech.plain

  /// Writes or prints a report.
  ///
  /// - Returns: Its path as people would write it; nil when it was printed.
  func write(_ reporter: Reporter) throws(FileFailure) -> String? {
    switch reporter.form {
    case .list: return try put(TerminalReport.text(of: run, .list), reporter, aloud: true)
    case .line: return try put(TerminalReport.text(of: run, .line), reporter, aloud: true)
    case .dot: return try put(TerminalReport.text(of: run, .dot), reporter, aloud: true)
    case .json: return try put(run.json, reporter, aloud: false)
    case .junit:
      let text = JUnitReport.text(
        of: run, below: pathInJob(of: workingFolder), results: pathInJob(of: results.place))
      return try save(Array(text.utf8), reporter, Reporter.junit)
    case .github:
      try summarize()
      let text = GitHubReport.annotations(of: run, below: pathInJob(of: workingFolder))
      return try put(text, reporter, aloud: false)
    case .html:
      let (pictures, run) = (ReportPictures(results: results, snapshots: snapshots), run)
      var bytes: [UInt8] = []
      do {
        try HTMLReport(of: run, pictures: pictures.bytes, frames: pictures.frames).write {
          bytes += $0
        }
      } catch let failure as FileFailure {
        throw failure
      } catch {
        throw FileFailure("write", Reporter.page, reason: "\(error)")
      }
      return try save(bytes, reporter, Reporter.page)
    case .blob:
      let path = Blob.folder + "/" + Blob.name(of: run.shard)
      return try save(Array(Blob.text(of: run, results).utf8), reporter, path)
    }
  }

  /// Prints a text, or writes it where the reporter says.
  private func put(
    _ text: String, _ reporter: Reporter, aloud: Bool
  ) throws(FileFailure) -> String? {
    if let path = reporter.path, path != Self.standardOutput {
      return try save(Array(text.utf8), reporter, "")
    }
    if reporter.path != nil {
      console.data(text)
      return nil
    }
    if aloud { speech.say(text, on: console) } else { console.data(text) }
    return nil
  }

  /// What stands for standard output where a file's path is asked for.
  private static let standardOutput = "-"

  private func save(
    _ bytes: [UInt8], _ reporter: Reporter, _ usual: String
  ) throws(FileFailure) -> String? {
    guard let path = reporter.path else {
      return results.shown(try results.write(bytes, to: usual))
    }
    guard path != Self.standardOutput else {
      console.data(String(decoding: bytes, as: UTF8.self))
      return nil
    }
    try files.write(bytes, to: PathText(path, from: workingFolder).text)
    return path
  }

  /// A folder as a job names it: from the top of the repository on, ending in a slash.
  private func pathInJob(of folder: PathText) -> String {
    let place = folder.resolved
    return place.below(topOfJob).map { $0.map { $0 + "/" }.joined() } ?? place.text + "/"
  }

  /// The folder that a job's files are named from: what the service says, else the repository, else
  /// the working folder.
  private var topOfJob: PathText {
    let place = workingFolder.resolved
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let text = variables[name], text.hasPrefix("/") else { continue }
      let top = PathText(text).resolved
      if place.below(top) != nil { return top }
    }
    var top = place
    while FolderWalk.kind(of: top.appending(".git").text) == .missing {
      guard !top.components.isEmpty else { return place }
      top = top.parent
    }
    return top
  }

  /// Adds to the summary of a GitHub job.
  private func summarize() throws(FileFailure) {
    guard let path = variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure("write", path, errno: errno) }
    defer { close(descriptor) }
    let code = Descriptor.write(Array(MarkdownSummary.text(of: run).utf8), to: descriptor)
    if code != 0 { throw FileFailure("write", path, errno: code) }
  }
}

/// Pictures as the report asks for them.
struct ReportPictures {
  let results: ResultFolder
  let snapshots: String

  /// The frames of a snapshot that is equal to its reference; nil for all others.
  func frames(_ snapshot: SnapshotResult) -> FrameList? {
    guard snapshot.state == .passed || snapshot.state == .recorded else { return nil }
    let store = ReferenceStore(folder: snapshots, codec: PictureCodec())
    guard let layout = try? store.layout(snapshot.file) else { return nil }
    return FrameList(layout)
  }

  /// The file of a picture; nil when there is none.
  func bytes(_ snapshot: SnapshotResult, _ part: HTMLReport.Part) throws -> [UInt8]? {
    if let role = SnapshotResult.PictureRole(rawValue: part.rawValue),
      let path = snapshot.pictures[role]
    {
      return results.read(path)
    }
    guard snapshot.state.isFine, part == .actual || part == .thumb else { return nil }
    // Equal to its reference, which says so with its hash.
    let store = ReferenceStore(folder: snapshots, codec: PictureCodec())
    guard let file = try? store.bytes(snapshot.file) else { return nil }
    if part == .actual { return file }
    guard let picture = Raster(optional: file) else { return nil }
    return try? picture.thumbnail(width: HTMLReport.thumbnailWidth).png()
  }
}
