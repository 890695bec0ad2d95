// SPDX-License-Identifier: MIT
//
// One element of a solved layout at a scroll position.

public import Foundation
public import Geometry

/// Where an element is, and how it is drawn. A value: UIKit's class of a similar name wraps it.
public struct LayoutAttributes: Hashable, Sendable {
  /// The role an element plays.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case decoration, header, cell, footer, supplementary
  }

  /// Its role.
  public var kind: Kind
  /// The author's own name of a supplementary or decoration kind; nil for cells.
  public var elementKind: String?
  /// Its section; -1 for the layout's own items.
  public var section: Int
  /// A cell's item; a boundary item's number among its kind; for an anchored view its host's
  /// number: the item, or the group among the section's groups that carry such a view.
  public var item: Int
  /// The item it is anchored to; nil for all else.
  public var host: Int?
  /// Content coordinates at section offset 0, on the pixel grid; pinned ones at their pinned place.
  public var frame: CGRect
  /// Viewport coordinates, section offset applied.
  public var screenFrame: CGRect
  /// Drawing order; equal ones are drawn in the order they are listed.
  public var zIndex: Int
  /// Whether it is held away from its natural place.
  public var isPinned: Bool
  /// Opacity from 0 to 1, set by handlers only.
  public var alpha: CGFloat = 1
  /// Applied about the frame's middle when it is drawn, set by handlers only.
  public var transform: CGAffineTransform = .identity
  /// Whether it is not drawn, set by handlers only.
  public var isHidden: Bool = false

  /// The drawing order of pinned items: UIKit draws them above all else (uikit-print).
  public static let pinnedZIndex = 1_000_000_001

  /// Attributes by all their values.
  package init(
    kind: Kind, elementKind: String? = nil, section: Int, item: Int, host: Int? = nil,
    frame: CGRect, screenFrame: CGRect, zIndex: Int, isPinned: Bool
  ) {
    self.kind = kind
    self.elementKind = elementKind
    self.section = section
    self.item = item
    self.host = host
    self.frame = frame
    self.screenFrame = screenFrame
    self.zIndex = zIndex
    self.isPinned = isPinned
  }

  /// The kind strings that make a boundary item a header: ours and UIKit's.
  public static let headerKinds: Set<String> = ["header", "UICollectionElementKindSectionHeader"]
  /// The kind strings that make a boundary item a footer: ours and UIKit's.
  public static let footerKinds: Set<String> = ["footer", "UICollectionElementKindSectionFooter"]

  /// The role of a boundary item by its kind string.
  static func role(ofBoundary kind: String) -> Kind {
    if headerKinds.contains(kind) { return .header }
    if footerKinds.contains(kind) { return .footer }
    return .supplementary
  }
}

extension LayoutAttributes {
  /// The middle of ``frame``; setting it moves both frames.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let by = CGPoint(x: newValue.x - frame.midX, y: newValue.y - frame.midY)
      frame = frame.offsetBy(dx: by.x, dy: by.y)
      screenFrame = screenFrame.offsetBy(dx: by.x, dy: by.y)
    }
  }

  /// The upright rectangle that the element covers when drawn in `frame`, transform applied.
  public func drawn(_ frame: CGRect) -> CGRect {
    guard !transform.isIdentity else { return frame }
    let middle = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
    let back = CGAffineTransform(translationX: frame.midX, y: frame.midY)
    return frame.applying(middle.concatenating(transform).concatenating(back))
  }

  /// Takes `newFrame`, and moves and sizes the screen frame alike.
  mutating func move(to newFrame: CGRect) {
    screenFrame = CGRect(
      x: screenFrame.origin.x + newFrame.origin.x - frame.origin.x,
      y: screenFrame.origin.y + newFrame.origin.y - frame.origin.y,
      width: newFrame.size.width, height: newFrame.size.height)
    frame = newFrame
  }
}
