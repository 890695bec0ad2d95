// SPDX-License-Identifier: MIT
//
// Files that an image's name may mean: with a mark for the screen's scale, with an ending.
// Mirrors: UIImage(named:) (UIKit), for files; no asset catalogs.

import Drawing
import Foundation

/// Files that an image's name may mean.
enum NamedImages {
  /// Endings that a name may lack, the likeliest first.
  private static let endings = [".png", ".jpg", ".jpeg", ".webp", ".svg"]

  /// The file of that very name; where there is none, the one with a mark (`@3x`) and an ending that
  /// suits the screen best; else the name as it is.
  ///
  /// - Parameter scale: Pixels in a point of the screen.
  static func file(_ name: String, scale: CGFloat, in images: any ImageInspecting) -> String {
    func isThere(_ path: String) -> Bool {
      if case .ready = images.status(of: .file(path: path)) { true } else { false }
    }
    guard case .missing = images.status(of: .file(path: name)), !name.isEmpty else { return name }
    let ending = endings.first { name.lowercased().hasSuffix($0) }
    let stem = ending.map { String(name.dropLast($0.count)) } ?? name
    let tail = String(name.dropFirst(stem.count))
    for mark in marks(scale) {
      let path = (ending == nil ? endings : [tail]).map { stem + mark + $0 }.first(where: isThere)
      if let path { return path }
    }
    return name
  }

  /// The mark of the screen's own scale first, then of larger ones, then of smaller ones.
  private static func marks(_ scale: CGFloat) -> [String] {
    let own = scale > 2 ? 3 : scale > 1 ? 2 : 1
    let order = Array(own...3) + (1..<own).reversed()
    return order.map { $0 == 1 ? "" : "@\($0)x" }
  }
}
