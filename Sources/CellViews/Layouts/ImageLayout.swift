// SPDX-License-Identifier: MIT
//
// An image, an icon, or what stands in for them.
// Mirrors: Image (SwiftUI).
// Status: fit, fill, stretch and own size; no cap insets, no tiling.

import Drawing
import Foundation
import Geometry

/// An image. Given a content mode or a ratio it takes a box of the room it is offered, and is never
/// distorted in it: `fit` shows all of it, `fill` fills the box and is cut at its edges.
final class ImageLayout: ViewLayout {
  private let image: ImageNode
  private let iconSize: CGFloat
  private let foreground: ColorReference
  /// More than a colour, in its place.
  private let fill: FillReference?
  private let context: LayoutContext

  /// - Parameter fill: What an icon is cut out of, instead of the foreground colour.
  init(
    _ image: ImageNode, iconSize: CGFloat, foreground: ColorReference, fill: FillReference? = nil,
    context: LayoutContext
  ) {
    self.fill = image.color == nil ? fill : nil
    self.image = image
    self.iconSize = iconSize
    self.foreground = foreground
    self.context = context
  }

  /// The size of an image that nothing is known of, in points.
  static let unknownSize = CGSize(width: 120, height: 90)

  private lazy var reference: ImageReference? = {
    switch image.source {
    case .file(let path):
      .file(path: NamedImages.file(path, scale: context.environment.scale, in: context.images))
    case .symbol(let name): .symbol(name: name)
    case .remote: nil
    }
  }()

  private lazy var status: ImageStatus? = reference.map { context.images.status(of: $0) }

  /// Own size in points: pixels by the scale in the file's name (`@2x`), the box of an icon for its
  /// font (Q4), or nil when nothing is known.
  private lazy var ownSize: CGSize? = {
    if case .symbol = image.source {
      return CGSize(
        width: context.grid.nearest(1.2 * iconSize), height: context.grid.nearest(1.17 * iconSize))
    }
    guard case .ready(let width, let height)? = status, width > 0, height > 0 else { return nil }
    var scale: CGFloat = 1
    if case .file(let path)? = reference { scale = Self.scale(ofFile: path) }
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }()

  /// Width divided by height of the pixels themselves.
  private var pixelRatio: CGFloat? {
    guard case .ready(let width, let height)? = status else { return nil }
    return AspectRatio.of(CGSize(width: width, height: height))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let own = ownSize ?? Self.unknownSize
    let asked = image.aspectRatio.flatMap(AspectRatio.sane)
    if let asked { return AspectRatio.box(of: asked, in: proposal, ideal: own) }
    let ratio = AspectRatio.of(own) ?? 1
    switch image.contentMode {
    case .fit: return AspectRatio.box(of: ratio, in: proposal, ideal: own)
    case .fill:
      if proposal.width == nil || proposal.height == nil {
        return AspectRatio.box(of: ratio, in: proposal, ideal: own)
      }
      return proposal.replacingUnspecifiedDimensions()
    case nil:
      if image.resizable { return proposal.replacingUnspecifiedDimensions(by: own) }
      guard ownSize == nil else { return own }
      // Nobody knows how large it would be: it makes do with the room there is.
      return CGSize(
        width: min(own.width, proposal.width ?? own.width),
        height: min(own.height, proposal.height ?? own.height))
    }
  }

  /// Height of a capital letter as a part of the font's size: 1443 of 2048 units in SF Pro.
  private static let capHeight: CGFloat = 1443 / 2048

  /// A symbol stands on the line of a text as a letter does: its middle is a capital's. One that
  /// takes the size of its room, as any other image, stands on it with its bottom.
  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    guard line.isBaseline, case .symbol = image.source, !image.resizable, image.contentMode == nil,
      image.aspectRatio == nil
    else { return nil }
    return (size(proposal).height + Self.capHeight * iconSize) / 2
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let box = canvas.pixels(rect)
    guard box.width > 0, box.height > 0 else { return }
    let placeholder = ImagePlaceholder(box: box, tint: image.placeholder.map(context.color))
    switch (image.source, status) {
    case (.remote(let url), _):
      canvas.addAll(placeholder.remote(url))
    case (.symbol(let name), .missing(let nearest)):
      context.add(.iconUnknown(name: name, nearest: nearest))
      canvas.addAll(placeholder.unknownIcon(name, color: context.color(tint)))
    case (.symbol(let name), .broken):
      context.add(.iconUnknown(name: name, nearest: []))
      canvas.addAll(placeholder.unknownIcon(name, color: context.color(tint)))
    case (.file(let path), .missing(let nearest)):
      context.add(.imageMissing(path: path, nearest: nearest))
      canvas.addAll(placeholder.missing(path))
    case (.file(let path), .broken(let reason)):
      context.add(.imageBroken(path: path, reason: reason))
      canvas.addAll(placeholder.missing(path))
    case (_, .ready), (_, nil):
      drawPixels(in: box, on: canvas)
    }
  }

  private var tint: ColorReference { image.color ?? foreground }

  private func drawPixels(in box: CGRect, on canvas: Canvas) {
    guard let reference else { return }
    guard isTemplate else {
      return draw(
        reference, in: box, mode: image.contentMode, image.color.map(context.color), canvas)
    }
    var mode = image.contentMode
    var isTurned = false
    if case .symbol(let name) = image.source {
      if !image.resizable { mode = mode ?? .fit }
      isTurned = canvas.isMirrored && SymbolDirection.follows(name)
    }
    if let fill {
      return canvas.mask {
        draw(reference, in: box, mode: mode, .black, isTurned: isTurned, canvas)
      } _: {
        canvas.fill(.rectangle, in: box, with: fill)
      }
    }
    draw(reference, in: box, mode: mode, context.color(tint), isTurned: isTurned, canvas)
  }

  /// Whether only its alpha counts.
  private var isTemplate: Bool {
    if case .symbol = image.source { true } else { image.isTemplate == true }
  }

  private func draw(
    _ reference: ImageReference, in box: CGRect, mode: ImageNode.ContentMode?, _ color: RGBA?,
    isTurned: Bool = false, _ canvas: Canvas
  ) {
    if let color, color.alpha <= 0 { return }
    let (frame, clip) = place(in: box, mode: mode)
    let turn = CGAffineTransform(scaleX: isTurned ? -1 : 1, y: 1)
    canvas.transform(turn, about: CGPoint(x: frame.midX, y: frame.midY)) {
      canvas.add(.image(reference, frame: frame, clip: clip, tint: color))
    }
  }

  /// Where the pixels go, and what they are cut by.
  private func place(in box: CGRect, mode: ImageNode.ContentMode?) -> (CGRect, Path?) {
    guard let mode, let ratio = pixelRatio else { return (box, nil) }
    let size = AspectRatio.box(
      of: ratio, in: ProposedViewSize(box.size), covering: mode == .fill, ideal: box.size)
    // Less than half a pixel from the box is the box.
    let slack = context.pixel / 2
    if abs(size.width - box.width) < slack, abs(size.height - box.height) < slack {
      return (box, nil)
    }
    let frame = CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
    return (mode == .fit ? context.grid.nearest(frame) : frame, mode == .fill ? Path(box) : nil)
  }

  /// Pixels in a point by a file's name: 2 for `cat@2x.png`, else 1.
  static func scale(ofFile path: String) -> CGFloat {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().last ?? name
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }
}
