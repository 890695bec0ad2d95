// SPDX-License-Identifier: MIT
//
// One frame of a custom group, in UIKit's words.
// Mirrors: NSCollectionLayoutGroupCustomItem (UIKit).
// Status: complete.

public import Foundation

/// A frame that a custom group's provider returns for one item.
///
/// A handle to a ``CustomItemSpec``; it never changes after it was made.
public class NSCollectionLayoutGroupCustomItem: NSCopying {
  /// The value that the solver sees.
  package let spec: CustomItemSpec

  /// A handle to `spec`.
  package init(spec: CustomItemSpec) { self.spec = spec }

  /// A frame in points, relative to the group's outer corner; each edge goes to the nearest pixel.
  ///
  /// Source: UIKit, `init(frame:)`.
  public convenience init(frame: CGRect) { self.init(spec: CustomItemSpec(frame: frame)) }

  /// A frame with a drawing order among the cells. Source: UIKit, `init(frame:zIndex:)`.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(spec: CustomItemSpec(frame: frame, zIndex: zIndex))
  }

  /// Points, relative to the group's outer corner.
  public var frame: CGRect { spec.frame }

  /// Drawing order; 0 unless given.
  public var zIndex: Int { spec.zIndex }

  /// An equal frame.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(spec: spec)
  }
}
