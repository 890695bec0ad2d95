// SPDX-License-Identifier: MIT
//
// Where to take a picture: an offset of the collection and of each section that scrolls on its own.

public import CollectionLayout
public import Foundation

/// A named place in the scroll range.
public struct ScrollStop: Hashable, Sendable {
  /// Part of the snapshot's id.
  public var name: String
  /// Where the collection is scrolled to.
  public var target: Target
  /// Where orthogonal sections are scrolled to, by section id, in the order given.
  public var sections: [String: SectionTarget]
  /// What a finger or a program then does, one step after another; those of the stop it goes on
  /// from first.
  public var gestures: [StopGesture]
  /// How many of ``gestures`` belong to the stop it goes on from.
  public var inheritedGestures: Int
  /// When the picture is taken, if there are gestures.
  public var moment: ScrollScript.Capture

  /// A stop; at the start, with no section scrolled and no gestures unless told otherwise, and at
  /// rest after them.
  public init(
    name: String, target: Target = .start, sections: [String: SectionTarget] = [:],
    gestures: [StopGesture] = [], inheritedGestures: Int = 0,
    moment: ScrollScript.Capture = .atRest
  ) {
    self.name = name
    self.target = target
    self.sections = sections
    self.gestures = gestures
    self.inheritedGestures = inheritedGestures
    self.moment = moment
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
    /// The n-th viewport length from the start of the range, from 0.
    case page(Int)
  }

  /// An element to scroll to, by its id.
  public enum Element: Hashable, Sendable {
    case section(String)
    case item(String)
    /// The first header of the section with this id.
    case header(String)
  }

  /// Which part of the viewport's inset area the element is aligned with.
  public enum Position: Hashable, Sendable {
    case top, center, bottom
    /// The same fraction, 0 to 1, of the element and of the area.
    case anchor(CGFloat)

    /// The fraction that is meant: 0 aligns the starts, 1 the ends.
    public var fraction: CGFloat {
      switch self {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      case .anchor(let fraction): fraction
      }
    }
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
