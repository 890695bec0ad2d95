// SPDX-License-Identifier: MIT
//
// A view as an object with subviews: what UIKit's cells and screens are made of.
// Mirrors: UIView (UIKit).
// Status: a tree that is drawn; placed by frames or by constraints (AxisPlacement.swift). There is
// no window: frames are what was set, and where constraints put a view is decided when it is drawn.

public import CellViews
public import Foundation
import Geometry

/// A rectangle with a look, and views in it.
///
/// Not isolated to an actor, as all of this package; used on the thread that made it.
open class UIView: NSObject {
  /// Where it is in its superview, points; what was set, not what constraints come to.
  open var frame: CGRect
  /// Fills it; nothing unless set.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// Opacity of it and all in it, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it and all in it are not drawn; false unless set.
  open var isHidden = false
  /// The colour of controls: of icons in an image view.
  open var tintColor: UIColor = .systemBlue
  /// A number to know it by.
  open var tag = 0
  /// How content meets a view of another shape; it is stretched unless set. For images.
  open var contentMode = ContentMode.scaleToFill
  /// Whether it takes touches; without effect.
  open var isUserInteractionEnabled = true
  /// Whether it hides what is behind it; without effect.
  open var isOpaque = true
  /// What people are told it is; nil unless set.
  public var accessibilityLabel: String?
  /// The author's name of it.
  public var accessibilityIdentifier: String?
  /// Whether it is placed by its frame, the default, or by constraints alone.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// What bars cover of it; none unless a controller's screen says so.
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero
  /// Distances of the margins guide; 8 unless set. Source: UIKit, `layoutMargins`.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// From the bottom up.
  public private(set) var subviews: [UIView] = []
  /// What it is in.
  public private(set) weak var superview: UIView?

  /// Its look.
  public private(set) lazy var layer = CALayer()
  /// Its constraints that are active, in the order in which they were activated.
  var activeConstraints: [NSLayoutConstraint] = []

  /// A view placed by a frame in points.
  public init(frame: CGRect) { self.frame = frame }

  /// A view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Views are not read from archives: nil.
  public required init?(coder: NSCoder) { return nil }

  /// Its own rectangle: origin zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of its frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether what is inside is cut at its edges and round corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: The tree

  /// Puts a view above the others. A view that is around this one stays where it is.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the others; an index that is not there is the nearest that is.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
  }

  /// Takes it out of its superview; its constraints with what it was in stay active without effect.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Puts a subview above the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts a subview below the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Whether it is a view, or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool { isInside(view) }

  private func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let place = current {
      if place === view { return true }
      current = place.superview
    }
    return false
  }

  // MARK: What a picture has no use for

  /// Asks for a layout; without effect: a picture is always laid out.
  open func setNeedsLayout() {}

  /// Lays out what waits for it; without effect but in collections.
  open func layoutIfNeeded() {}

  /// Called when subviews are to be placed, in UIKit; never here.
  open func layoutSubviews() {}

  /// Asks for a drawing; without effect.
  open func setNeedsDisplay() {}

  /// How hard it keeps from growing; without effect.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// How hard it keeps from shrinking; without effect.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  // MARK: Drawing

  /// Whether it is as wide as something else says, instead of as its content; set by what it is in
  /// before it is asked for its node.
  var fillsWidth = true
  /// The same of its height.
  var fillsHeight = true
  /// How many views are around it in what is drawn; set like the two above.
  var depth = 0

  /// What it shows between its background and its subviews; nothing unless a subclass says
  /// otherwise.
  func content(in environment: EnvironmentValues) -> ViewNode { .empty }

  /// What it shows, with all that is in it.
  open func node(in environment: EnvironmentValues) -> ViewNode { tree(in: environment) }

  /// Whether it always lies exactly on its superview.
  var fillsSuperview: Bool { false }
}

/// Distances from the four edges inwards. UIKit's name and order.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distance unless given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance.
  public static let zero = UIEdgeInsets()
}
