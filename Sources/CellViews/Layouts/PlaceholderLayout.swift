// SPDX-License-Identifier: MIT
//
// A tile in place of content that is not there: numbered and tinted by index, or dashed where
// something is unknown. Its look is fixed, the same in every appearance and text size.

import Drawing
import Foundation
import Geometry

/// A tile in place of content that is not there.
final class PlaceholderLayout: ViewLayout {
  private let placeholder: PlaceholderNode
  private let context: LayoutContext

  init(_ placeholder: PlaceholderNode, context: LayoutContext) {
    self.placeholder = placeholder
    self.context = context
  }

  /// Where nothing is offered.
  static let idealSize = CGSize(width: 120, height: 44)

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let box = canvas.pixels(rect)
    guard box.width > 0, box.height > 0 else { return }
    let shorter = min(box.width, box.height)
    let radius = min(8, shorter / 4)
    let ink: RGBA
    if placeholder.isUnknown {
      ink = RGBA(72, 72, 82)
      let line: CGFloat = shorter < 24 ? 1 : 1.5
      canvas.add(
        .fill(
          Path(roundedRect: box, cornerRadius: radius, style: .circular),
          .color(RGBA(244, 244, 247))))
      canvas.add(
        .stroke(
          Path(
            roundedRect: box.insetBy(dx: line / 2, dy: line / 2),
            cornerRadius: max(0, radius - line / 2), style: .circular),
          .color(RGBA(138, 138, 150)), width: line, dash: shorter < 24 ? [3, 2] : [6, 4]))
    } else {
      let tint = TilePalette.tint(placeholder.colorIndex)
      ink = TilePalette.ink(on: tint)
      canvas.add(
        .fill(Path(roundedRect: box, cornerRadius: radius, style: .circular), .color(tint)))
    }
    let lines = TileText(context: context, box: box)
    canvas.addAll(lines.commands(placeholder.title, detail: placeholder.detail, ink: ink))
  }
}

/// Calm colours, neighbours apart in hue.
enum TilePalette {
  private static let tints: [RGBA] = [
    RGBA(126, 166, 217), RGBA(236, 158, 132), RGBA(136, 190, 150), RGBA(236, 197, 120),
    RGBA(168, 148, 212), RGBA(112, 184, 188), RGBA(226, 148, 174), RGBA(92, 112, 158),
    RGBA(182, 190, 116), RGBA(194, 160, 132), RGBA(138, 200, 228), RGBA(146, 104, 148),
  ]

  /// The tint of an index; a grey without one.
  static func tint(_ index: Int?) -> RGBA {
    guard let index else { return RGBA(214, 214, 220) }
    let place = index % tints.count
    return tints[place < 0 ? place + tints.count : place]
  }

  private static let darkInk = RGBA(32, 34, 44)

  /// Dark or white, whichever stands out more.
  static func ink(on tint: RGBA) -> RGBA {
    let ground = tint.luminance + 0.05
    return (1.05 / ground) > ground / (darkInk.luminance + 0.05) ? .white : darkInk
  }
}
