// SPDX-License-Identifier: MIT
//
// A run as one HTML file that needs no server and no network. Pictures stand at its end, each once,
// and are decoded by the page when they are looked at.

import Foundation

/// A run as one HTML file.
package struct HTMLReport {
  /// The picture of a snapshot in a part, as PNG bytes; nil when there is none. Passing snapshots
  /// are asked for `actual` while there is room, else for `thumb`.
  package typealias Pictures = (SnapshotResult, Part) throws -> [UInt8]?

  /// The frames of a snapshot whose result has none, as its reference has them.
  package typealias Frames = (SnapshotResult) -> FrameList?

  /// What a picture is for.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case expected, actual, diff, crop
    /// `actual`, made small: about ``HTMLReport/thumbnailWidth`` pixels wide.
    case thumb
  }

  /// Width of a thumbnail in pixels.
  package static let thumbnailWidth = 132
  /// Passing snapshots are shown in full while all of them are at most this many.
  package static let mostWholePictures = 60
  /// Elements whose frames are kept of one snapshot.
  static let mostFrames = 400

  private let run: RunResult
  private let pictures: Pictures
  private let frames: Frames

  /// A report of a run.
  package init(
    of run: RunResult, pictures: @escaping Pictures, frames: @escaping Frames = { _ in nil }
  ) {
    self.run = run
    self.pictures = pictures
    self.frames = frames
  }

  /// Hands the file over piece by piece; only one picture is in memory at a time.
  ///
  /// - Throws: What `pictures` or `emit` throw.
  package func write(_ emit: ([UInt8]) throws -> Void) throws {
    // Pictures come last in the file, but their names are needed before: they are asked for twice.
    var keys: [[Part: String]] = []
    for snapshot in run.snapshots { keys.append(try pictureKeys(snapshot)) }
    let page = String(decoding: PackageResources.page_html, as: UTF8.self)
    let slots = ["style", "data", "script", "pictures"].map { "<!--\($0)-->" }
    var rest = page[...]
    for (index, slot) in slots.enumerated() {
      guard let place = rest.range(of: slot) else { preconditionFailure("the page lacks \(slot)") }
      try emit(Array(rest[..<place.lowerBound].utf8))
      rest = rest[place.upperBound...]
      switch index {
      case 0: try emit(PackageResources.style_css)
      case 1:
        try emit(
          Array(Self.inScript(ReportData(run, keys: keys, frames: frames).json.compact).utf8))
      case 2: for script in Self.scripts { try emit(script) }
      default: try writePictures(keys, emit)
      }
    }
    try emit(Array(rest.utf8))
  }

  private static let scripts = [
    PackageResources.data_js, PackageResources.list_js, PackageResources.stage_js,
    PackageResources.overlay_js, PackageResources.stops_js, PackageResources.details_js,
    PackageResources.main_js,
  ]

  /// JSON inside of a script element: no tag begins in it.
  private static func inScript(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  private func parts(of snapshot: SnapshotResult) -> [Part] {
    if !snapshot.state.isFine { return [.expected, .actual, .diff, .crop] }
    if snapshot.state == .tolerated { return [.expected, .actual, .diff] }
    let passing = run.snapshots.count { $0.state == .passed }
    return passing <= Self.mostWholePictures ? [.actual] : [.thumb]
  }

  private func pictureKeys(_ snapshot: SnapshotResult) throws -> [Part: String] {
    var keys: [Part: String] = [:]
    for part in parts(of: snapshot) {
      if let bytes = try pictures(snapshot, part) { keys[part] = Self.key(bytes) }
    }
    return keys
  }

  private func writePictures(
    _ keys: [[Part: String]], _ emit: ([UInt8]) throws -> Void
  ) throws {
    var written: Set<String> = []
    for (snapshot, keys) in zip(run.snapshots, keys) {
      for part in Part.allCases {
        guard let key = keys[part], written.insert(key).inserted,
          let bytes = try pictures(snapshot, part)
        else { continue }
        try emit(Array("<script type=\"text/plain\" id=\"p-\(key)\">".utf8))
        try emit(Array(Data(bytes).base64EncodedData()))
        try emit(Array("</script>\n".utf8))
      }
    }
  }

  /// Two hashes of the file and its length: equal pictures are told apart from others, no more.
  private static func key(_ bytes: [UInt8]) -> String {
    var (one, other): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        let word = UInt64(
          littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        one = (one ^ word) &* 0x100_0000_01b3
        one ^= one >> 29
        other = (other &+ word) &* 0xff51_afd7_ed55_8ccd
        other ^= other >> 32
        index += 8
      }
      while index < buffer.count {
        one = (one ^ UInt64(buffer[index])) &* 0x100_0000_01b3
        other = (other &+ UInt64(buffer[index])) &* 0xff51_afd7_ed55_8ccd
        index += 1
      }
    }
    return String(one, radix: 36) + String(other, radix: 36) + String(bytes.count, radix: 36)
  }
}
