// SPDX-License-Identifier: MIT
//
// A text: as wide as its longest line, as high as its lines, both rounded up to pixels.
// Mirrors: Text (SwiftUI).
// Status: complete.

import Drawing
import Foundation
import Geometry

/// A text (views-and-metrics 3). It is set once for each width that can make a difference.
final class TextLayout: ViewLayout {
  /// How the text is set for all widths from the one it hugs to the one it was offered.
  private struct Setting {
    let narrowest: CGFloat
    let widest: CGFloat
    let metrics: TextMetrics
    let size: CGSize
  }

  private let request: TextRequest
  private let color: ColorReference
  private let fill: FillReference?
  private let minimumLines: Int
  private let face: FontRequest
  private let context: LayoutContext
  /// Whether a height decides more than how many lines of one height there are.
  private let isSetByHeight: Bool
  private var settings: [Setting] = []
  private var boxed = Memo<TextMetrics>()

  /// - Parameters:
  ///   - fill: What the letters are cut out of, instead of a colour.
  ///   - minimumLines: How many lines it has room for, whatever it says (3.3).
  ///   - face: The face it begins in, whatever is raised: what is around it keeps a distance by that.
  init(
    request: TextRequest, color: ColorReference, fill: FillReference? = nil, minimumLines: Int = 1,
    face: FontRequest, context: LayoutContext
  ) {
    self.face = face
    self.fill = fill
    self.minimumLines = max(1, min(minimumLines, Self.mostLines))
    self.request = request
    self.color = color
    self.context = context
    isSetByHeight = request.minimumScaleFactor < 1 || !request.hasEvenLines
  }

  /// The face it begins in, with room for what is raised: a line of nothing has its height.
  private var font: FontRequest { request.runs.first?.font ?? request.font }

  override var spacing: ViewSpacing {
    let edge = EdgeSpacing.text(face)
    return ViewSpacing(top: edge, bottom: edge, leading: .plain, trailing: .plain)
  }

  /// Room is kept for no more lines than this.
  private static let mostLines = 100_000

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = fitted(proposal).size
    return CGSize(width: size.width, height: max(size.height, reservedHeight))
  }

  /// The height of the least number of lines; nothing where it is one, which an empty text lacks.
  private var reservedHeight: CGFloat {
    guard minimumLines > 1 else { return 0 }
    let lines = CGFloat(minimumLines)
    return context.grid.up(font.lineHeight * lines + font.leading * (lines - 1))
  }

  /// A text can do with no width at all and one line; at most it takes its ideal width, and all
  /// its lines. Neither needs it to be set in a column of nothing.
  override func lengths(on axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    if axis == .horizontal {
      return (0, size(ProposedViewSize(width: nil, height: across)).width)
    }
    return (
      size(ProposedViewSize(width: across, height: 0)).height,
      size(ProposedViewSize(width: across, height: nil)).height
    )
  }

  /// First baselines are rounded to a pixel (3.1).
  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    guard line.isBaseline, !request.string.isEmpty else { return nil }
    let fit = fitted(proposal)
    return context.grid.nearest(
      line == .firstTextBaseline ? fit.firstBaseline : fit.lastBaseline)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard !request.string.isEmpty else { return }
    let fit = fitted(proposal)
    if fit.isTruncated { context.add(.textTruncated(request.string)) }
    let color = context.color(color)
    guard fit.size.width > 0 else { return }
    if let fill {
      return canvas.mask {
        canvas.add(.text(request, frame: canvas.box(rect), color: .black))
      } _: {
        canvas.fill(.rectangle, in: canvas.box(rect), with: fill)
      }
    }
    guard color.alpha > 0 || request.runs.contains(where: \.hasOwnInk) else { return }
    canvas.add(.text(request, frame: canvas.box(rect), color: color))
  }

  private struct Fit {
    var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
    var isTruncated: Bool
  }

  private func fitted(_ proposal: ProposedViewSize) -> Fit {
    // An empty text takes no room; it still keeps its spacing.
    guard !request.string.isEmpty else {
      return Fit(size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
    }
    // Less than a pixel of width: nothing can be seen, and nothing needs to be set.
    if let width = proposal.width, width < context.pixel {
      let height = context.grid.up(font.lineHeight)
      return Fit(
        size: CGSize(width: 0, height: height), firstBaseline: font.ascender,
        lastBaseline: font.ascender, isTruncated: true)
    }
    if isSetByHeight, let height = proposal.height, height.isFinite {
      return whole(boxed(proposal, height))
    }
    let setting = setting(proposal.width ?? .infinity)
    guard let height = proposal.height, height < setting.size.height, setting.metrics.lineCount > 1
    else { return whole(setting.metrics) }
    return cut(setting, to: height)
  }

  private func whole(_ metrics: TextMetrics) -> Fit {
    Fit(
      size: rounded(metrics.size), firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline, isTruncated: metrics.isTruncated)
  }

  /// As many whole lines as fit, at least one (3.4).
  private func cut(_ setting: Setting, to height: CGFloat) -> Fit {
    let metrics = setting.metrics
    let pitch = (metrics.lastBaseline - metrics.firstBaseline) / CGFloat(metrics.lineCount - 1)
    let line = metrics.size.height - pitch * CGFloat(metrics.lineCount - 1)
    guard pitch > 0 else { return whole(metrics) }
    // Heights come rounded to pixels, so half a pixel may be missing.
    let more = ((height - line + context.pixel / 2) / pitch).rounded(.down)
    let extra = max(0, min(more, CGFloat(metrics.lineCount - 1)))
    return Fit(
      size: CGSize(width: setting.size.width, height: context.grid.up(line + extra * pitch)),
      firstBaseline: metrics.firstBaseline, lastBaseline: metrics.firstBaseline + extra * pitch,
      isTruncated: metrics.isTruncated || extra < CGFloat(metrics.lineCount - 1))
  }

  /// The text for a width. Offered anything between the width it hugs and the width it was set in,
  /// it breaks the same; a single line has no widest width at all.
  private func setting(_ width: CGFloat) -> Setting {
    for known in settings where width >= known.narrowest && width <= known.widest { return known }
    let metrics = context.text.measure(
      request, maxWidth: width.isFinite ? width : nil, maxHeight: nil)
    let size = rounded(metrics.size)
    let isSingle = metrics.lineCount <= 1 && !metrics.isTruncated && request.minimumScaleFactor >= 1
    let made = Setting(
      narrowest: min(size.width, width), widest: isSingle ? .infinity : max(size.width, width),
      metrics: metrics, size: size)
    settings.append(made)
    return made
  }

  private func boxed(_ proposal: ProposedViewSize, _ height: CGFloat) -> TextMetrics {
    if let known = boxed[proposal] { return known }
    let width = proposal.width ?? .infinity
    // Heights come rounded to pixels, so half a pixel may be missing.
    let missing = request.minimumScaleFactor < 1 ? 0 : context.pixel / 2
    let made = context.text.measure(
      request, maxWidth: width.isFinite ? width : nil, maxHeight: height + missing)
    boxed[proposal] = made
    return made
  }

  /// Up to whole pixels (3.1, 3.8). A width is never a hair less than the longest line, or that
  /// line would break when it is painted.
  private func rounded(_ size: CGSize) -> CGSize {
    let width = max(0, Length.finite(size.width))
    let scale = context.grid.scale
    return CGSize(
      width: scale > 0 ? (width * scale).rounded(.up) / scale : width,
      height: context.grid.up(max(0, Length.finite(size.height))))
  }
}
