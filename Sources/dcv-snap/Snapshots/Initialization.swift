// SPDX-License-Identifier: MIT
//
// `init`: what a project needs to keep snapshots. Nothing that is there is ever overwritten.

import Foundation

/// Sets a project up.
struct Initialization {
  let console: Console
  let files: OutputFiles
  let folder: PathText

  /// Writes what is missing.
  func run() -> ExitCode {
    do throws(FileFailure) {
      try create(DocumentFinder.configurationName, Self.configuration)
      try complete(".gitattributes", Self.attributes)
      try complete(".gitignore", Self.ignored)
    } catch {
      console.say(error.text)
      return .file
    }
    console.say("next: put documents below 'screens', then run 'dcv-snap record'")
    return .fine
  }

  private func create(_ path: String, _ text: String) throws(FileFailure) {
    let place = PathText(path, from: folder)
    guard FolderWalk.kind(of: place.text) == .missing else {
      return console.say("kept        \(path)")
    }
    try files.write(Array(text.utf8), to: place.text)
    console.say("wrote       \(path)")
  }

  /// Adds those of `lines` that a file does not have.
  private func complete(_ path: String, _ lines: [String]) throws(FileFailure) {
    let place = PathText(path, from: folder)
    var text = ""
    if FolderWalk.kind(of: place.text) != .missing {
      text = String(decoding: try FileBytes.read(place.text), as: UTF8.self)
    }
    let present = Set(text.split(whereSeparator: \.isNewline).map(String.init))
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return console.say("kept        \(path)") }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += missing.joined(separator: "\n") + "\n"
    try files.write(Array(text.utf8), to: place.text)
    console.say("wrote       \(path)")
  }

  private static let configuration = """
    {
      "version": 1,
      "documents": ["screens/**/*.json"],
      "snapshots": "Snapshots"
    }

    """

  private static let attributes = [
    "Snapshots/**/*.png binary", "Snapshots/**/*.layout.txt text eol=lf",
  ]

  private static let ignored = ["dcv-snap-results/", "*.png.new", "*.layout.txt.new"]
}
