// SPDX-License-Identifier: MIT
//
// `report` and `merge-reports`: results that are there, told again.

import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

extension ProjectCommands {
  /// `report`: makes reports of the last run anew.
  func report() throws(UsageError) -> ExitCode {
    try withProject { project throws(UsageError) in
      var results = results(project)
      if let operand = arguments.operands.first {
        let place = PathText(operand, from: workingFolder)
        let kind = FolderWalk.kind(of: place.text)
        guard kind != .missing else {
          console.say(FileFailure("read", operand, reason: "no such file or folder").text)
          return .file
        }
        let folder = kind == .folder ? place : place.parent
        results = ResultFolder(
          place: folder, shown: folder.shown(from: workingFolder), files: files)
      }
      let shown = results.shown(RunResult.fileName)
      let loaded = try load([(results.place.appending(RunResult.fileName).text, shown)])
      guard let run = loaded.first?.run else { return .file }
      return write(run, results, project, try reporters(fallback: .html)).code
    }
  }

  /// `merge-reports`: joins the results of shards.
  func merge() throws(UsageError) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        message: "'merge-reports' needs results", expected: "blobs, or folders of them")
    }
    let unreferenced = try Unreferenced(arguments, isCI: RecordMode.isCI(variables))
    return try withProject { project throws(UsageError) in
      var paths: [(String, String)] = []
      for operand in arguments.operands {
        let place = PathText(operand, from: workingFolder)
        guard FolderWalk.kind(of: place.text) == .folder else {
          paths.append((place.text, operand))
          continue
        }
        let names = (try? FolderWalk.names(in: place, shownAs: operand)) ?? []
        let blobs = names.filter { $0.hasSuffix(".json") }
        guard !blobs.isEmpty else {
          throw UsageError(
            message: "no results in '\(operand)'", expected: "files that end in .json")
        }
        paths += blobs.map { (place.appending($0).text, operand + "/" + $0) }
      }
      let parts = try load(paths)
      guard parts.count == paths.count else { return .file }
      var run: RunResult
      do throws(MergeError) { run = try RunResult.merged(parts.map(\.run)) } catch {
        throw UsageError(message: error.message)
      }
      if unreferenced == .ignore { run.stored = [] }
      let results = results(project)
      let held = results.holdsRun
      do throws(FileFailure) {
        for part in parts {
          for picture in part.pictures {
            _ = try results.write(picture.bytes, to: picture.path)
          }
        }
        try results.write(run)
        _ = try results.write(Array(LastRun(run).json.utf8), to: LastRun.fileName)
      } catch {
        console.say(error.text)
        return .file
      }
      var (code, written) = write(run, results, project, try reporters(fallback: .line, .html))
      if held { results.removeOldReports(except: written) }
      let store = ReferenceStore(folder: project.snapshots, codec: PictureCodec())
      for failure in unreferenced.cleanUp(after: run, store) {
        console.say(failure.text)
        code.include(.file)
      }
      code.include(
        ExitCode(rawValue: run.exitCode(rejectsObsolete: unreferenced == .reject)) ?? .internal)
      return code
    }
  }

  private func reporters(fallback: Reporter.Form...) throws(UsageError) -> [Reporter] {
    if let list = arguments.value(.reporter) { return try Reporter.all(list) }
    return fallback.map { Reporter(form: $0, path: nil) }
  }

  /// Reads results; those that can't be read are told and left out.
  private func load(
    _ paths: [(String, String)]
  ) throws(UsageError) -> [(run: RunResult, pictures: [(path: String, bytes: [UInt8])])] {
    var loaded: [(run: RunResult, pictures: [(path: String, bytes: [UInt8])])] = []
    for (path, shown) in paths {
      do {
        loaded.append(try Blob.read(FileBytes.read(path)))
      } catch let failure as FileFailure {
        console.say(FileFailure("read", shown, reason: failure.reason).text)
      } catch let error as JSONError {
        console.say(FileFailure("read", shown, reason: error.message).text)
      } catch {
        console.say(FileFailure("read", shown, reason: "\(error)").text)
      }
    }
    return loaded
  }

  /// Writes reports; `written` is where those lie that are files.
  private func write(
    _ run: RunResult, _ results: ResultFolder, _ project: Project, _ reporters: [Reporter]
  ) -> (code: ExitCode, written: Set<PathText>) {
    let writer = ReportWriter(
      run: run, results: results, console: console, files: files, workingFolder: workingFolder,
      variables: variables, snapshots: project.snapshots)
    var code = ExitCode.fine
    var written: Set<PathText> = []
    for reporter in reporters {
      do throws(FileFailure) {
        guard let path = try writer.write(reporter) else { continue }
        console.say("report      \(path)")
        written.insert(PathText(path, from: workingFolder))
      } catch {
        console.say(error.text)
        code.include(.file)
      }
    }
    return (code, written)
  }
}
