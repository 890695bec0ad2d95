// SPDX-License-Identifier: MIT
//
// What `--overlay` draws on top of a picture: the frames of elements, the insets of sections, the
// safe area, and ids. Lines are a pixel wide at any scale.

import CollectionLayout
import DynamicCollectionView
import Drawing
import Foundation
import Geometry

/// Draws marks on top of a picture.
struct OverlayDrawing {
  /// What to draw.
  let overlays: [RunSettings.Overlay]
  /// Pixels in a point.
  let scale: CGFloat
  /// Measures ids.
  let text: any TextMeasuring

  private static let colors: [String: RGBA] = [
    "cell": RGBA(0, 122, 255), "header": RGBA(255, 59, 48), "footer": RGBA(255, 149, 0),
    "supplementary": RGBA(175, 82, 222), "decoration": RGBA(142, 142, 147),
  ]
  private static let safeAreaColor = RGBA(255, 45, 85)
  private static let insetsColor = RGBA(52, 199, 89)

  /// `list` with the marks on top, each kind an element of its own.
  ///
  /// - Parameters:
  ///   - safeArea: Insets of the viewport; none on a picture of the whole content.
  ///   - isRightToLeft: Swaps the leading and the trailing side.
  ///   - insets: The sections' insets, as areas of the picture.
  func drawn(
    on list: DisplayList, safeArea: NSDirectionalEdgeInsets, isRightToLeft: Bool,
    insets: [CGRect]
  ) -> DisplayList {
    var result = list
    let viewport = CGRect(origin: .zero, size: list.size)
    let seen = list.elements.filter { $0.frame.intersects(viewport) }
    // In a fixed order, whatever order the words came in.
    for overlay in RunSettings.Overlay.allCases where overlays.contains(overlay) {
      let commands: [DrawCommand]
      switch overlay {
      case .frames: commands = seen.map(frame)
      case .insets: commands = insets.map { tint($0, Self.insetsColor) }
      case .safeArea:
        commands = SectionInsets.bars(of: viewport, safeArea, isRightToLeft).map {
          tint($0, Self.safeAreaColor)
        }
      case .ids: commands = seen.flatMap { label($0, in: viewport) }
      }
      guard !commands.isEmpty else { continue }
      result.elements.append(
        DisplayElement(
          id: "overlay/\(overlay.rawValue)", kind: "overlay", section: -1, item: 0,
          title: overlay.rawValue, frame: viewport, commands: commands))
    }
    return result
  }

  /// The outline of an element, drawn inside it, with a faint tint.
  private func frame(_ element: DisplayElement) -> DrawCommand {
    let color = Self.colors[element.kind] ?? .black
    let line = 1 / scale
    let inside = element.frame.insetBy(dx: line / 2, dy: line / 2)
    return .group(
      GroupEffect(),
      [
        .fill(Path(element.frame), .color(color.opacity(0.08))),
        .stroke(Path(inside), .color(color), width: line, dash: []),
      ])
  }

  private func tint(_ rect: CGRect, _ color: RGBA) -> DrawCommand {
    .fill(Path(rect), .color(color.opacity(0.25)))
  }

  /// The id of an element in a corner that is seen, on a plate that stays readable on any picture.
  /// Where it is too long, the section's part is left out; then the middle is.
  private func label(_ element: DisplayElement, in viewport: CGRect) -> [DrawCommand] {
    let font = FontRequest(size: 9, weight: 500, ascender: 9, descender: 2.5)
    let ids = [element.id, element.id.split(separator: "/").last.map(String.init) ?? element.id]
    let seen = element.frame.intersection(viewport)
    let room = max(seen.width, 40)
    var text = TextRequest(string: "", font: font, lineLimit: 1, truncation: .middle)
    var width: CGFloat = 0
    for id in ids where text.string.isEmpty || width > room {
      text.string = id
      width = self.text.measure(text, maxWidth: nil, maxHeight: nil).size.width.rounded(.up) + 5
    }
    let size = CGSize(width: min(width, room), height: font.lineHeight + 2)
    // A background's corner is mostly that of its first element too.
    let y = element.kind == "decoration" ? seen.maxY - size.height : seen.minY
    let plate = CGRect(origin: CGPoint(x: seen.minX, y: y), size: size)
    let color = Self.colors[element.kind] ?? .black
    return [
      .fill(Path(plate), .color(color.opacity(0.85))),
      .text(text, frame: plate.insetBy(dx: 2, dy: 1), color: .white),
    ]
  }
}
