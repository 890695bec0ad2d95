// SPDX-License-Identifier: MIT
//
// The items of a section, in sight or not: what left the view is told from what was removed.

import CollectionLayout
import Foundation

extension LayoutDump {
  /// The items of a section.
  public struct Items: Hashable, Sendable {
    /// How many there are.
    public var count: Int
    /// What they are called.
    public var names: Names

    /// What items are called.
    public enum Names: Hashable, Sendable {
      /// None has an id: `#0`, `#1` and so on.
      case numbered
      /// Their names in order.
      case listed([String])
      /// There are too many to be listed.
      case unlisted
    }

    /// The most bytes of names that are listed.
    static let longestList = 16_384

    /// Whether there is an item of that name; nil when nobody can tell.
    public func contains(_ name: String) -> Bool? {
      switch names {
      case .listed(let names): return names.contains(name)
      case .numbered: return number(name).map { $0 < count } ?? false
      case .unlisted: return number(name).map { $0 < count }
      }
    }

    /// The index of an item without an id.
    private func number(_ name: String) -> Int? {
      name.hasPrefix("#") ? Int(name.dropFirst()) : nil
    }
  }
}

extension LayoutDump.Items {
  /// The items of a section's content.
  init(_ content: any SectionContent) {
    count = content.itemCount
    var listed: [String] = []
    var bytes = 0
    var hasIDs = false
    for index in 0..<count {
      let id = content.itemID(at: index)
      let name = id ?? "#\(index)"
      hasIDs = hasIDs || id != nil
      bytes += name.utf8.count + 1
      guard bytes <= Self.longestList else {
        names = .unlisted
        return
      }
      listed.append(name)
    }
    names = hasIDs ? .listed(listed) : .numbered
  }
}
