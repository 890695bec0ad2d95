// SPDX-License-Identifier: MIT
//
// What is to be painted, as plain values: the last stage before pixels.

public import Foundation
public import Geometry

/// A picture to be: its size, its background, and the elements from the bottom up.
///
/// Coordinates are points of the viewport: origin top-left, y down, scroll offset taken off.
public struct DisplayList: Hashable, Sendable {
  /// Size of the picture in points.
  public var size: CGSize
  /// Fills the picture first.
  public var background: RGBA
  /// From the bottom up.
  public var elements: [DisplayElement]

  /// A picture of elements, from the bottom up.
  public init(size: CGSize, background: RGBA, elements: [DisplayElement] = []) {
    self.size = size
    self.background = background
    self.elements = elements
  }
}

/// One cell, header, footer, decoration or supplementary view with its drawing.
public struct DisplayElement: Hashable, Sendable {
  /// The element's id: `feed/42`, `feed/header:0`.
  public var id: String
  /// Its role: `cell`, `header`, `footer`, `decoration`, `supplementary`, `overlay`.
  public var kind: String
  /// The author's own string of a supplementary kind; nil for cells.
  public var elementKind: String?
  /// Index of its section; -1 for the layout's own items.
  public var section: Int
  /// Index among its kind in the section.
  public var item: Int
  /// A name for people: an accessibility label, a title, else the id.
  public var title: String
  /// Its frame on the screen, for readers; drawing does not depend on it.
  public var frame: CGRect
  /// The drawing, in viewport points.
  public var commands: [DrawCommand]

  /// An element by all its values.
  public init(
    id: String, kind: String, elementKind: String? = nil, section: Int, item: Int, title: String,
    frame: CGRect, commands: [DrawCommand]
  ) {
    self.id = id
    self.kind = kind
    self.elementKind = elementKind
    self.section = section
    self.item = item
    self.title = title
    self.frame = frame
    self.commands = commands
  }
}

/// One act of drawing.
public indirect enum DrawCommand: Hashable, Sendable {
  /// Fills a path by the non-zero winding rule.
  case fill(Path, Paint)
  /// Draws along a path; `width` in points, centred on it. `cap` is how open ends and dashes end.
  case stroke(Path, Paint, width: CGFloat, dash: [CGFloat], cap: Cap = .butt)
  /// Sets a text in the box at `frame`: lines as wide as its width, cut to whole lines of its height.
  case text(TextRequest, frame: CGRect, color: RGBA)
  /// An image scaled to `frame` exactly, cut by `clip` when given; `tint` paints its alpha in one colour.
  case image(ImageReference, frame: CGRect, clip: Path?, tint: RGBA?)
  /// Commands drawn together under an effect.
  case group(GroupEffect, [DrawCommand])

  /// How a line ends: at its last point, or half its width beyond it.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }
}

/// What happens to a group of commands, in this order: clip, mask, transform, blur, colours, shadow,
/// opacity, blending.
///
/// Drawings that blend meet what lies below them in the innermost group around them that is clipped,
/// masked, blurred, recoloured, seen through, blended or isolated; outside of all, the whole picture.
public struct GroupEffect: Hashable, Sendable {
  /// Only the inside of this path is seen (in the group's own coordinates).
  public var clip: Path?
  /// Applied to the clipped drawing; rotation and scale of views.
  public var transform: CGAffineTransform
  /// A blurred copy of the drawing's silhouette beneath it.
  public var shadow: Shadow?
  /// 0 to 1, of the group as a whole.
  public var opacity: Double
  /// Only where these commands leave ink, as much as their alpha; nil for no mask.
  public var mask: [DrawCommand]?
  /// Standard deviation of a Gaussian over the group, points; 0 for none.
  public var blur: CGFloat
  /// What becomes of its colours; nil for nothing.
  public var colors: ColorMatrix?
  /// How the group as a whole meets what lies below it.
  public var blendMode: BlendMode
  /// Whether drawings inside that blend meet nothing outside.
  public var isIsolated: Bool

  /// No effect unless given.
  public init(
    clip: Path? = nil, transform: CGAffineTransform = .identity, shadow: Shadow? = nil,
    opacity: Double = 1, mask: [DrawCommand]? = nil, blur: CGFloat = 0,
    colors: ColorMatrix? = nil, blendMode: BlendMode = .normal, isIsolated: Bool = false
  ) {
    self.colors = colors
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.mask = mask
    self.blur = blur
    self.clip = clip
    self.transform = transform
    self.shadow = shadow
    self.opacity = opacity
  }
}

extension [DrawCommand] {
  /// Whether one of them blends with what lies below all of them.
  public var blendsOutside: Bool { contains(where: \.blendsOutside) }
}

extension DrawCommand {
  /// Whether it, or something in it, blends with what lies below it.
  fileprivate var blendsOutside: Bool {
    switch self {
    case .fill, .stroke, .text, .image: false
    case .group(let effect, let commands):
      effect.blendMode != .normal || (!effect.isApart && commands.blendsOutside)
    }
  }
}

extension GroupEffect {
  /// Whether drawings inside that blend meet nothing outside.
  public var isApart: Bool {
    isIsolated || clip != nil || mask != nil || colors != nil || blendMode != .normal || opacity < 1
      || blur > 0
  }
}

/// A blurred silhouette: Gaussian of standard deviation `radius` points, moved by (x, y).
public struct Shadow: Hashable, Sendable {
  /// Its colour, opacity included.
  public var color: RGBA
  /// Standard deviation of the blur in points.
  public var radius: CGFloat
  /// Shift to the right in points.
  public var x: CGFloat
  /// Shift down in points.
  public var y: CGFloat

  /// A shadow by its numbers.
  public init(color: RGBA, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
