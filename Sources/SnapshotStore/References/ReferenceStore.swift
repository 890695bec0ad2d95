// SPDX-License-Identifier: MIT
//
// References on the disk: `<file>.png` and `<file>.layout.txt` beside it, and, with `.new` after
// both, those that wait for a decision. No manifest: each reference explains itself.

package import DynamicCollectionView
import Foundation

/// The folder of references.
package struct ReferenceStore: Sendable {
  /// The largest file that is read.
  static let largestFile = 256 << 20
  /// Endings of the two files of a reference.
  package static let endings = [".png", ".layout.txt"]
  /// What comes after both while a decision is pending.
  package static let pendingEnding = ".new"

  /// The folder, without a slash at its end.
  package let folder: String
  private let codec: any ReferenceCodec
  private let writer: WholeFile.Writer

  /// References below `folder`; a writer that is handed in must leave files whole or untouched.
  package init(
    folder: String, codec: any ReferenceCodec, writer: @escaping WholeFile.Writer = WholeFile.write
  ) {
    self.folder = folder
    self.codec = codec
    self.writer = writer
  }

  /// Which of the two references of a snapshot.
  package enum Slot: Hashable, Sendable {
    /// What counts.
    case accepted
    /// What waits for a decision.
    case pending

    fileprivate var ending: String { self == .pending ? pendingEnding : "" }
  }

  /// The reference of a snapshot; nil when its picture is missing.
  ///
  /// - Parameter file: Its path below the folder, without an ending.
  package func read(
    _ file: String, _ slot: Slot = .accepted
  ) throws(ReferenceFailure) -> StoredReference? {
    guard let bytes = try bytes(file, slot) else { return nil }
    let inspection = try codec.inspect(bytes)
    let codec = codec
    return StoredReference(inspection: inspection, layout: try layout(file, slot)) {
      () throws(ReferenceFailure) in try codec.decode(bytes)
    }
  }

  /// The bytes of a reference's picture, as they lie on the disk, looked at once.
  package func bytes(
    _ file: String, _ slot: Slot = .accepted
  ) throws(ReferenceFailure) -> [UInt8]? {
    let path = path(file, Self.endings[0], slot)
    guard let bytes = try WholeFile.read(path, limit: Self.largestFile) else { return nil }
    if let failure = ReferenceFailure.atFirstSight(bytes) { throw failure }
    return bytes
  }

  /// The layout of a reference; nil when it is missing.
  package func layout(
    _ file: String, _ slot: Slot = .accepted
  ) throws(ReferenceFailure) -> LayoutDump? {
    try layoutBytes(file, slot).map { (bytes) throws(ReferenceFailure) in
      try Self.layout(of: bytes)
    }
  }

  /// The layout in the bytes of a file.
  package static func layout(of bytes: [UInt8]) throws(ReferenceFailure) -> LayoutDump {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .layout(line: 1, "expected UTF-8")
    }
    do throws(LayoutDumpError) {
      return try LayoutDump(text: text)
    } catch {
      throw .layout(line: error.line, error.message)
    }
  }

  /// The bytes of a reference's layout, as they lie on the disk; nil when it is missing.
  package func layoutBytes(
    _ file: String, _ slot: Slot = .accepted
  ) throws(ReferenceFailure) -> [UInt8]? {
    try WholeFile.read(path(file, Self.endings[1], slot), limit: Self.largestFile)
  }

  /// Writes a reference, or nothing of it. The layout takes its place first: without its picture it
  /// counts as missing, and above an older one as changed, so a run that is killed between the two is
  /// finished by the next one. What waits for a decision is thrown away first: it is out of date, and
  /// half of it can't be approved.
  package func write(
    _ fresh: FreshSnapshot, to file: String, _ slot: Slot = .accepted
  ) throws(ReferenceFailure) {
    let picture = try codec.encode(
      fresh.picture, id: fresh.id, pixelHash: fresh.pixelHash, engine: fresh.engine)
    if slot == .pending { try discard(file) }
    try write(picture: picture, layout: Array(fresh.layout.text.utf8), to: file, slot)
    if slot == .accepted { try discard(file) }
  }

  /// Writes a reference that was made elsewhere, or nothing of it.
  package func write(
    picture: [UInt8], layout: [UInt8], to file: String, _ slot: Slot = .accepted
  ) throws(ReferenceFailure) {
    try writer([
      (layout, path(file, Self.endings[1], slot)), (picture, path(file, Self.endings[0], slot)),
    ])
  }

  /// Makes a pending reference the one that counts: its picture and its layout, or neither.
  package func accept(_ file: String) throws(ReferenceFailure) {
    try WholeFile.move(
      Self.endings.reversed().map { (path(file, $0, .pending), path(file, $0, .accepted)) })
  }

  /// Removes a pending reference; fine when there is none.
  package func discard(_ file: String) throws(ReferenceFailure) {
    for ending in Self.endings { try WholeFile.remove(path(file, ending, .pending)) }
  }

  /// Removes a reference with all that belongs to it.
  package func delete(_ file: String) throws(ReferenceFailure) {
    try discard(file)
    for ending in Self.endings { try WholeFile.remove(path(file, ending, .accepted)) }
  }

  /// Files of references, pending ones, and what a run that was killed left behind.
  package func contents() throws(ReferenceFailure) -> StoreContents {
    StoreContents(paths: try WholeFile.list(folder))
  }

  /// Files that are references: those with a layout, and pictures that say so of themselves. Others
  /// that lie in the folder are somebody else's, and never obsolete.
  ///
  /// - Parameter known: Files that need no look.
  package func references(besides known: Set<String> = []) throws(ReferenceFailure) -> [String] {
    try contents().references.filter { known.contains($0) || isOwn($0) }
  }

  private func isOwn(_ file: String) -> Bool {
    if hasOwnLayout(file) { return true }
    guard let bytes = try? bytes(file), let inspection = try? codec.inspect(bytes),
      let metadata = inspection.metadata
    else { return false }
    // A picture of a difference has no id.
    return !metadata.id.isEmpty
  }

  /// Whether a layout of ours lies there, a damaged one among them: no link, and no text of others.
  private func hasOwnLayout(_ file: String) -> Bool {
    var status = stat()
    guard lstat(path(file, Self.endings[1], .accepted), &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, let bytes = try? layoutBytes(file)
    else { return false }
    return bytes.starts(with: "layout ".utf8)
  }

  /// Removes temporary files of this machine's processes that are gone, and all that are a day old:
  /// what other machines do is not known here.
  ///
  /// - Returns: What was removed, relative to the folder.
  package func removeLeftovers() throws(ReferenceFailure) -> [String] {
    var removed: [String] = []
    for path in try contents().leftovers {
      if WholeFile.isInUse(folder + "/" + path) { continue }
      try WholeFile.remove(folder + "/" + path)
      removed.append(path)
    }
    return removed
  }

  private func path(_ file: String, _ ending: String, _ slot: Slot) -> String {
    folder + "/" + file + ending + slot.ending
  }
}

/// What lies in the folder of references, by file without an ending; each sorted by its bytes.
package struct StoreContents: Hashable, Sendable {
  /// Files with a picture or a layout.
  package private(set) var references: [String] = []
  /// Files that wait for a decision.
  package private(set) var pending: [String] = []
  /// Temporary files.
  package private(set) var leftovers: [String] = []

  /// Sorts out the paths of a folder; what is not ours is left out.
  package init(paths: [String]) {
    for path in paths {
      if path.hasSuffix(WholeFile.temporaryEnding) {
        leftovers.append(path)
        continue
      }
      for ending in ReferenceStore.endings {
        if path.hasSuffix(ending) {
          references.append(String(path.dropLast(ending.count)))
        } else if path.hasSuffix(ending + ReferenceStore.pendingEnding) {
          let length = ending.count + ReferenceStore.pendingEnding.count
          pending.append(String(path.dropLast(length)))
        }
      }
    }
    references = Self.unique(references)
    pending = Self.unique(pending)
  }

  private static func unique(_ files: [String]) -> [String] {
    Set(files).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// References that no snapshot of the run has; nil when the run was not complete, since then
  /// nobody can tell.
  ///
  /// - Parameters:
  ///   - files: Files of every snapshot that the documents describe.
  ///   - isComplete: Whether no filter, shard or early end left a document out.
  package func obsolete(besides files: Set<String>, isComplete: Bool) -> [String]? {
    guard isComplete else { return nil }
    return Self.unique(references.filter { !files.contains($0) })
  }

  /// What waits for a decision though it is of no snapshot that the documents describe by themselves,
  /// and has no reference: options such as `--device` made it, or its document is gone.
  package func strays(besides files: Set<String>) -> [String] {
    let known = files.union(references)
    return pending.filter { !known.contains($0) }
  }
}
