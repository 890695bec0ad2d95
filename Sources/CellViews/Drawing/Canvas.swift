// SPDX-License-Identifier: MIT
//
// Collects drawing commands: mirrors and rounds rectangles, and nests effects.

import Drawing
import Foundation
import Geometry

/// Collects drawing commands. Layouts hand in rectangles as if reading from left to right.
final class Canvas {
  private(set) var context: LayoutContext
  private(set) var commands: [DrawCommand] = []
  /// Where the cell is, in the space it is drawn in.
  let cell: CGRect
  /// The scroll view around, and what bars cover.
  var scroll = ScrollSurroundings()
  /// Left and right edge of the mirrored area together; nil when nothing is mirrored.
  private var mirrorSum: CGFloat?

  init(context: LayoutContext, cell: CGRect) {
    self.context = context
    self.cell = cell
    mirrorSum = context.isRightToLeft ? cell.minX + cell.maxX : nil
  }

  /// Draws `content` in `rect` as another environment sees it, which may read the other way.
  func seen(
    through inner: LayoutContext, in rect: CGRect, _ content: (_ rect: CGRect) -> Void
  ) {
    let (outer, outerSum, outerScroll) = (context, mirrorSum, scroll)
    var place = rect
    if inner.isRightToLeft != outer.isRightToLeft {
      place = mirrored(rect)
      // Places in here are not those of the scroll view around.
      scroll.survey = scroll.survey.map { _ in ScrollSurvey() }
      let sum = outerSum ?? cell.minX + cell.maxX
      scroll = scroll.mirrored {
        CGRect(x: sum - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      mirrorSum = inner.isRightToLeft ? place.minX + place.maxX : nil
    }
    context = inner
    content(place)
    (context, mirrorSum, scroll) = (outer, outerSum, outerScroll)
  }

  /// Whether readers read from right to left here.
  var isMirrored: Bool { mirrorSum != nil }

  func add(_ command: DrawCommand) {
    if scroll.survey == nil { commands.append(command) }
  }

  func addAll(_ more: [DrawCommand]) { commands += more }

  // MARK: Rectangles

  /// `rect` where the reading direction puts it.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard let mirrorSum else { return rect }
    return CGRect(
      x: mirrorSum - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Each edge at the nearest pixel, so that neighbours neither overlap nor leave a gap; what has
  /// any length keeps at least a pixel (views-and-metrics 4.10).
  func pixels(_ rect: CGRect) -> CGRect {
    let rect = mirrored(rect)
    func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard start.isFinite, length.isFinite else { return (0, 0) }
      let low = context.grid.nearest(start)
      let high = context.grid.nearest(start + length)
      return (low, length > 0 ? max(high - low, context.pixel) : 0)
    }
    let (x, width) = span(rect.origin.x, rect.size.width)
    let (y, height) = span(rect.origin.y, rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Origin at the nearest pixel, size as it is: for texts, whose size is whole pixels already.
  func box(_ rect: CGRect) -> CGRect {
    let rect = mirrored(rect)
    return CGRect(
      origin: context.grid.nearest(
        CGPoint(x: Length.finite(rect.origin.x), y: Length.finite(rect.origin.y))),
      size: rect.size)
  }

  /// A place of `rect`, given from its leading side, where the reading direction puts it.
  func point(_ anchor: UnitPoint, of rect: CGRect) -> CGPoint {
    let place = mirrored(rect)
    let x = Length.finite(anchor.x, or: 0.5)
    return CGPoint(
      x: place.minX + (mirrorSum == nil ? x : 1 - x) * place.width,
      y: place.minY + Length.finite(anchor.y, or: 0.5) * place.height)
  }

  // MARK: Shapes

  /// Fills a shape in a box of pixels.
  func fill(_ kind: ShapeNode.Kind, in box: CGRect, with fill: FillReference) {
    guard scroll.survey == nil, box.width > 0, box.height > 0, let paint = paint(fill, in: box)
    else { return }
    let path = path(of: kind, in: box)
    guard !path.elements.isEmpty else { return }
    add(.fill(path, paint))
  }

  /// Draws along a shape's outline, half of the line outside, or all of it inside.
  func stroke(
    _ kind: ShapeNode.Kind, in box: CGRect, with fill: FillReference, width: CGFloat,
    line: LineNode = LineNode()
  ) {
    guard scroll.survey == nil, width > 0, let paint = paint(fill, in: box) else { return }
    let path = path(of: line.isInside ? .inset(kind, width / 2) : kind, in: box)
    guard !path.elements.isEmpty else { return }
    let dash = line.dash.filter { $0.isFinite && $0 >= 0 }
    let hasDash = dash.count == line.dash.count && dash.contains { $0 > 0 }
    add(.stroke(path, paint, width: width, dash: hasDash ? dash : [], cap: line.cap))
  }

  /// The outline of a shape, mirrored where the screen reads from right to left.
  func path(of kind: ShapeNode.Kind, in box: CGRect) -> Path {
    let path = kind.path(in: box)
    guard mirrorSum != nil, !kind.isSymmetric else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0))
  }

  /// The paint of `fill` in a box; nil when nothing of it would be seen.
  private func paint(_ fill: FillReference, in box: CGRect) -> Paint? {
    fill.paint(in: box, isMirrored: mirrorSum != nil, color: context.color)
  }

  // MARK: Effects

  /// Draws `content` inside a shape only. A single rectangle or image that fills the shape's box
  /// takes its form instead of being cut.
  func clip(_ kind: ShapeNode.Kind, in box: CGRect, _ content: () -> Void) {
    let inner = collect(content)
    guard !inner.isEmpty, box.width > 0, box.height > 0 else { return }
    let path = path(of: kind, in: box)
    if inner.count == 1 {
      if case .fill(let filled, let paint) = inner[0], filled == Path(box) {
        return add(.fill(path, paint))
      }
      if case .image(let image, let frame, nil, let tint) = inner[0] {
        return add(.image(image, frame: frame, clip: path, tint: tint))
      }
    }
    add(.group(GroupEffect(clip: path), inner))
  }

  /// Draws `content` above its own shadow.
  func shadow(_ shadow: Shadow, _ content: () -> Void) {
    let inner = collect(content)
    guard !inner.isEmpty else { return }
    guard shadow.color.alpha > 0 else { return commands += inner }
    // A lone clip comes before a shadow anyway: one group will do.
    if inner.count == 1, case .group(var effect, let clipped) = inner[0],
      effect.transform.isIdentity, effect.shadow == nil, effect.opacity == 1,
      effect.blendMode == .normal, !effect.isIsolated
    {
      effect.shadow = shadow
      return add(.group(effect, clipped))
    }
    add(.group(GroupEffect(shadow: shadow), inner))
  }

  /// Draws `content` as one, seen through.
  func opacity(_ opacity: Double, _ content: () -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return content() }
    let inner = collect(content)
    guard !inner.isEmpty else { return }
    // Opacity comes last of a group's effects but blending, so it can join any of them.
    if inner.count == 1, case .group(var effect, let grouped) = inner[0] {
      effect.opacity *= opacity
      return add(.group(effect, grouped))
    }
    add(.group(GroupEffect(opacity: opacity), inner))
  }

  /// Draws `content` turned or scaled about a point; not at all when it would be flat.
  func transform(
    _ transform: CGAffineTransform, about anchor: CGPoint, _ content: () -> Void
  ) {
    guard !transform.isIdentity else { return content() }
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return }
    let inner = collect(content)
    guard !inner.isEmpty, anchor.x.isFinite, anchor.y.isFinite else { return }
    let about = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    add(.group(GroupEffect(transform: about), inner))
  }

  /// Draws `content` where `mask` leaves ink, and as much as that.
  func mask(_ mask: () -> Void, _ content: () -> Void) {
    let inner = collect(content)
    guard !inner.isEmpty else { return }
    let ink = collect(mask)
    guard !ink.isEmpty else { return }
    // A mask of one opaque shape is a clip.
    if ink.count == 1, case .fill(let path, .color(let color)) = ink[0], color.alpha >= 1 {
      return add(.group(GroupEffect(clip: path), inner))
    }
    add(.group(GroupEffect(mask: ink), inner))
  }

  /// Draws `content` out of focus.
  func blur(_ radius: CGFloat, _ content: () -> Void) {
    guard radius > 0 else { return content() }
    let inner = collect(content)
    guard !inner.isEmpty else { return }
    add(.group(GroupEffect(blur: radius), inner))
  }

  /// Draws `content` in other colours.
  func colors(_ colors: ColorMatrix, _ content: () -> Void) {
    guard colors != .identity else { return content() }
    let inner = collect(content)
    guard !inner.isEmpty else { return }
    add(.group(GroupEffect(colors: colors), inner))
  }

  /// Draws `content` as one that meets in its own way what lies below it.
  func blend(_ mode: BlendMode, _ content: () -> Void) {
    guard mode != .normal else { return content() }
    let inner = collect(content)
    guard !inner.isEmpty else { return }
    // Blending comes last of a group's effects.
    if inner.count == 1, case .group(var effect, let grouped) = inner[0],
      effect.blendMode == .normal
    {
      effect.blendMode = mode
      return add(.group(effect, grouped))
    }
    add(.group(GroupEffect(blendMode: mode), inner))
  }

  /// Draws `content` so that nothing in it blends with what lies below all of it.
  func apart(_ content: () -> Void) {
    let inner = collect(content)
    guard inner.blendsOutside else { return commands += inner }
    add(.group(GroupEffect(isIsolated: true), inner))
  }

  /// The commands that `content` adds, taken off again.
  private func collect(_ content: () -> Void) -> [DrawCommand] {
    let outer = commands
    commands = []
    content()
    let inner = commands
    commands = outer
    return inner
  }
}
