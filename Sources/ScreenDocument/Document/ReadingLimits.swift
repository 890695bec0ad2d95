// SPDX-License-Identifier: MIT
//
// How much one document may ask for. Each limit has a fixture or a test that crosses it.

import Foundation

/// How much one document may ask for.
enum ReadingLimits {
  /// Bytes of a document: 32 MiB.
  static let documentBytes = 32 << 20
  /// Bytes of a data file: 128 MiB.
  static let dataBytes = 128 << 20
  /// Arrays and objects inside one another.
  static let depth = 256
  /// Groups inside one another.
  static let groupDepth = 64
  /// Sections of a document, copies included.
  static let sections = 100_000
  /// Items written out or read from data, in all sections together.
  static let listedItems = 1_000_000
  /// Placeholders of one section.
  static let itemCount = 10_000_000
  /// Any length in points.
  static let length: CGFloat = 1e7
  /// Any fraction of a container.
  static let fraction: CGFloat = 1e4
  /// Items of one group, with all groups in it.
  static let groupItems = 100_000
  /// Views of one loop in a cell.
  static let loop = 200
  /// Gestures of a stop, those of the stops it goes on from included.
  static let gestures = 100
  /// Stops times variants.
  static let pictures = 10_000
  /// Width of a picture in pixels.
  static let pictureWidth: CGFloat = 32_767
  /// Height of a picture in pixels.
  static let pictureHeight: CGFloat = 1e6
  /// Diagnostics kept of one document; the rest is counted.
  static let diagnostics = 1_000
}
