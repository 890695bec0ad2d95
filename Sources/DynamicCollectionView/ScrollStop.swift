// SPDX-License-Identifier: MIT
//
// Where to take a picture: an offset of the collection and of each section that scrolls on its own.

public import Foundation

/// A named place in the scroll range.
public struct ScrollStop: Hashable, Sendable {
  /// Part of the snapshot's id.
  public var name: String
  /// Where the collection is scrolled to.
  public var target: Target
  /// Where orthogonal sections are scrolled to, by section id, in the order given.
  public var sections: [String: SectionTarget]

  /// A stop; at the start and with no section scrolled unless told otherwise.
  public init(name: String, target: Target = .start, sections: [String: SectionTarget] = [:]) {
    self.name = name
    self.target = target
    self.sections = sections
  }

  /// Where the collection is scrolled to.
  public enum Target: Hashable, Sendable {
    /// The rest position: minus the safe area.
    case start
    /// As far as it goes.
    case end
    /// UIKit's `contentOffset` on the scroll axis.
    case along(CGFloat)
    /// UIKit's `contentOffset`.
    case offset(CGPoint)
    /// An element brought to a place in the viewport.
    case element(Element, at: Position)
  }

  /// An element to scroll to, by its id.
  public enum Element: Hashable, Sendable {
    case section(String)
    case item(String)
    /// The first header of the section with this id.
    case header(String)
  }

  /// Which part of the viewport's inset area the element is aligned with.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  /// Where an orthogonal section is scrolled to.
  public enum SectionTarget: Hashable, Sendable {
    case offset(CGFloat)
    /// The rest position of this group.
    case group(Int)
    /// The n-th rest position.
    case page(Int)
    /// The rest position of the group that holds this item.
    case item(String)
  }
}
