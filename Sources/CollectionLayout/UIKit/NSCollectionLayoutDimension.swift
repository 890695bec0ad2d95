// SPDX-License-Identifier: MIT
//
// One length of an item, group or section edge, in UIKit's words.
// Mirrors: NSCollectionLayoutDimension (UIKit).
// Status: complete.

public import Foundation

/// A width or a height: a fraction of the container, points, or points until measured.
///
/// A handle to a ``DimensionSpec``; it never changes after it was made.
public class NSCollectionLayoutDimension: NSCopying {
  /// The value that the solver sees.
  package let spec: DimensionSpec

  /// A handle to `spec`.
  package init(spec: DimensionSpec) { self.spec = spec }

  /// A fraction of the width of the containing group or section; 1 is all of it.
  ///
  /// Floored to a pixel. May be used as a height. Source: UIKit, `fractionalWidth(_:)`.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: .fractionalWidth(fractionalWidth))
  }

  /// A fraction of the height of the containing group or section; 1 is all of it.
  ///
  /// Floored to a pixel. May be used as a width. Source: UIKit, `fractionalHeight(_:)`.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: .fractionalHeight(fractionalHeight))
  }

  /// Exactly this many points, never rounded. Source: UIKit, `absolute(_:)`.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: .absolute(absoluteDimension))
  }

  /// This many points until the view has been measured, then what it takes.
  ///
  /// Without a measuring function the estimate stays. Source: UIKit, `estimated(_:)`.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: .estimated(estimatedDimension))
  }

  /// As ``estimated(_:)``, then as long as the longest of its siblings that are uniform too.
  ///
  /// Source: UIKit, `uniformAcrossSiblings(estimate:)`, iOS 17.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: .uniformAcrossSiblings(estimatedDimension))
  }

  /// Whether it is a fraction of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = spec { true } else { false }
  }

  /// Whether it is a fraction of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionalHeight = spec { true } else { false }
  }

  /// Whether it is in points.
  public var isAbsolute: Bool {
    if case .absolute = spec { true } else { false }
  }

  /// Whether it is an estimate of its own, not shared with siblings.
  public var isEstimated: Bool {
    if case .estimated = spec { true } else { false }
  }

  /// Whether it is shared with its siblings.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = spec { true } else { false }
  }

  /// The number given when it was made: a fraction, or points.
  public var dimension: CGFloat {
    switch spec {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  /// An equal dimension.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(spec: spec) }
}
