// SPDX-License-Identifier: MIT
//
// UIKit's reading of an index path: a section and an item in it.
// Mirrors: IndexPath.init(item:section:), .item, .section, .row (UIKit).
// Status: complete.

public import Foundation

extension IndexPath {
  /// The path `[section, item]`.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The path `[section, row]`, in table views' words.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The second index, or 0 in a shorter path.
  public var item: Int { count > 1 ? self[1] : 0 }

  /// The second index, in table views' words.
  public var row: Int { item }

  /// The first index, or 0 in an empty path.
  public var section: Int { count > 0 ? self[0] : 0 }
}
