// SPDX-License-Identifier: MIT
//
// `init`: what a project needs to keep snapshots. Nothing that is there is ever overwritten.

import Foundation
import ScreenDocument

/// Sets a project up.
struct Initialization {
  let arguments: ParsedArguments
  let console: Console
  let files: OutputFiles
  let folder: PathText

  /// Writes what is missing.
  func run() throws(UsageError) -> ExitCode {
    let services = try services()
    do throws(FileFailure) {
      try create(DocumentFinder.configurationName, in: folder, Self.configuration)
      let project = try Projects().project(at: folder, shownFrom: folder)
      try complete(".gitattributes", attributes(of: project))
      try complete(".gitignore", ignored(of: project))
      for service in services { try add(service, project) }
    } catch {
      console.say(error.text)
      return .file
    }
    console.say("next        put documents below 'screens', then run 'dcv-snap record'")
    if !services.isEmpty {
      console.say(
        "next        set the variable \(ContinuousIntegration.packageVariable) of the CI service to"
          + " the address of dcv-snap's .deb")
    }
    return .fine
  }

  /// The services whose jobs are written; both unless told otherwise.
  private func services() throws(UsageError) -> [ContinuousIntegration] {
    guard let list = arguments.value(.ci) else { return ContinuousIntegration.allCases }
    let words = try AxisReader.words(of: list, option: .ci)
    if words == ["none"] { return [] }
    var services: [ContinuousIntegration] = []
    for word in words {
      guard let service = ContinuousIntegration(rawValue: word) else {
        throw .unknownWord(
          word, option: OptionSpec.ci.name,
          known: ContinuousIntegration.allCases.map(\.rawValue) + ["none"])
      }
      if !services.contains(service) { services.append(service) }
    }
    return services
  }

  /// Writes a job to the top of the repository, where services look for it.
  private func add(
    _ service: ContinuousIntegration, _ project: Project
  ) throws(FileFailure) {
    let top = repository ?? folder
    let below = folder.below(top)?.joined(separator: "/") ?? ""
    let results = project.configuration.results ?? "dcv-snap-results"
    try create(service.path, in: top, service.job(in: below, results: results))
    guard let (path, text) = service.includer else { return }
    if try !create(path, in: top, text) {
      let held = try FileBytes.read(top.text + "/" + path)
      guard !String(decoding: held, as: UTF8.self).contains(service.path) else { return }
      console.say("next        add to \(path):\n  " + text.replacing("\n", with: "\n  "))
    }
  }

  /// The nearest folder upwards that Git keeps.
  private var repository: PathText? {
    var place = folder
    while FolderWalk.kind(of: place.appending(".git").text) == .missing {
      guard !place.components.isEmpty else { return nil }
      place = place.parent
    }
    return place
  }

  /// Writes a file that is not there.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  private func create(
    _ path: String, in folder: PathText, _ text: String
  ) throws(FileFailure) -> Bool {
    let place = PathText(path, from: folder)
    let shown = place.shown(from: self.folder)
    // A link that leads nowhere is somebody's too.
    var status = stat()
    guard lstat(place.text, &status) != 0 else {
      guard FolderWalk.kind(of: place.text) != .folder else {
        throw FileFailure("write", shown, reason: "it is there and is not a plain file")
      }
      console.say("kept        \(shown)")
      return false
    }
    try files.write(Array(text.utf8), to: place.text)
    console.say("wrote       \(shown)")
    return true
  }

  /// Adds those of `lines` that a file does not have.
  private func complete(_ path: String, _ lines: [String]) throws(FileFailure) {
    let place = PathText(path, from: folder)
    var bytes: [UInt8] = []
    if FolderWalk.kind(of: place.text) != .missing { bytes = try FileBytes.read(place.text) }
    let present = Set(
      String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return console.say("kept        \(path)") }
    // What is there stays byte for byte.
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try files.write(bytes + Array((missing.joined(separator: "\n") + "\n").utf8), to: place.text)
    console.say("wrote       \(path)")
  }

  private static let configuration = """
    {
      "version": 1,
      "documents": ["screens/**/*.json"],
      "snapshots": "Snapshots"
    }

    """

  private func attributes(of project: Project) -> [String] {
    let folder = project.configuration.snapshots ?? "Snapshots"
    return ["\(folder)/**/*.png binary", "\(folder)/**/*.layout.txt text eol=lf"]
  }

  private func ignored(of project: Project) -> [String] {
    [(project.configuration.results ?? "dcv-snap-results") + "/", "*.png.new", "*.layout.txt.new"]
  }
}
