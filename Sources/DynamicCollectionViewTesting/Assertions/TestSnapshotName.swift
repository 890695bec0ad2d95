// SPDX-License-Identifier: MIT
//
// What a test's snapshots are called: `FeedTests/rows/top`, in `__Snapshots__/FeedTests/rows.top`.

import CairoPainter
import DynamicCollectionView
import Foundation
import SnapshotStore

/// Names of the snapshots of one assertion.
///
/// A file's name is made of the test's, the assertion's and the stop's, with a point between them.
/// Each part stays as it is where every file system keeps it, else it becomes a readable slug and
/// eight digits of its hash, so no two snapshots share a file, and none leaves the folder.
struct TestSnapshotName: Hashable, Sendable {
  /// The longest name of a file, before its ending: some file systems take 255 bytes.
  static let longestFile = 180

  /// Path of the test's file.
  let testFile: String
  /// Its name without `.swift`.
  let suite: String
  /// The test's function without its empty brackets.
  let test: String
  /// The assertion's own name.
  let name: String?

  /// Names for an assertion in a test.
  ///
  /// - Parameter test: As `#function` spells it.
  init(testFile: String, test: String, name: String?) {
    self.testFile = testFile
    let file = (testFile as NSString).lastPathComponent
    suite = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    var function = test.hasSuffix("()") ? String(test.dropLast(2)) : test
    if function.count > 2, function.hasPrefix("`"), function.hasSuffix("`") {
      function = String(function.dropFirst().dropLast())
    }
    self.test = function
    self.name = name
  }

  /// The id of the assertion.
  var id: String { ([suite, test] + (name.map { [$0] } ?? [])).joined(separator: "/") }

  /// The folder of the references of the test's file.
  func folder() throws(AssertionProblem) -> String {
    let place = WholeFile.folder(of: testFile)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue
    else { throw .noTestFolder(place) }
    return "\(place)/__Snapshots__/\(suitePart)"
  }

  /// The suite's name as a part of a path.
  var suitePart: String {
    Self.files.file(
      parts: [SnapshotName(document: [], stop: suite).stopPart], among: SiblingParts())
  }

  /// Id and file of one picture.
  ///
  /// - Parameters:
  ///   - stop: Nil where the assertion's own name is enough.
  ///   - variant: Axes in which the picture differs from the others.
  func picture(
    stop: String?, variant: [LayoutDump.VariantValue]
  ) -> (id: String, file: String) {
    var document = [suite, test]
    if let name, stop != nil { document.append(name) }
    let full = SnapshotName(document: document, stop: stop ?? name ?? "", variant: variant)
    // A point stands between parts, so none may stand in one.
    let parts = full.parts.dropFirst().map {
      Self.files.file(
        parts: [$0.replacingOccurrences(of: ".", with: "%2E")], among: SiblingParts())
    }
    var file = parts.joined(separator: ".")
    if file.utf8.count > Self.longestFile {
      file = file.prefix(Self.longestFile - 9) + "-" + SHA256.hex(full.id).prefix(8)
    }
    return (full.id, file)
  }

  private static let files = SnapshotFileNames { SHA256.hex($0) }
}
