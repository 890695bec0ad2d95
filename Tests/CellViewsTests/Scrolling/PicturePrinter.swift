// SPDX-License-Identifier: MIT
//
// Pictures of hosted views, painted with the pinned fonts.

import CairoPainter
import CellViews
import Drawing
import Foundation
import Geometry
import Testing

/// A picture of a host at two pixels a point.
///
/// With `DCV_PICTURES` set to a folder each picture is also written there, to be looked at.
struct Picture {
  let pixels: PixelBuffer
  let scale: CGFloat = 2

  init<Content: View>(
    _ name: String, of host: ScrollViewHost<Content>, dark: Bool = false, engine: PaintEngine
  ) throws {
    let background = dark ? RGBA.black : .white
    let frame = CGRect(origin: .zero, size: host.size)
    let list = DisplayList(
      size: host.size, background: background,
      elements: [
        DisplayElement(
          id: name, kind: "cell", section: 0, item: 0, title: name, frame: frame,
          commands: host.drawing.commands)
      ])
    pixels = try engine.pixels(of: list, scale: scale)
    if let folder = ProcessInfo.processInfo.environment["DCV_PICTURES"], !folder.isEmpty {
      let file = try engine.png(of: list, scale: scale, id: name, fast: true)
      try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }
  }

  /// Red, green, blue at a point.
  func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let (column, row) = (Int(x * scale), Int(y * scale))
    guard (0..<pixels.width).contains(column), (0..<pixels.height).contains(row) else { return [] }
    let start = (row * pixels.width + column) * 4
    return Array(pixels.bytes[start..<start + 3])
  }

  func isWhite(_ x: CGFloat, _ y: CGFloat) -> Bool { color(x, y) == [255, 255, 255] }
}

/// A host that sets text in Inter.
func painted<Content: View>(
  _ view: Content, _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
  in environment: ViewEnvironment = ViewEnvironment(scale: 2), engine: PaintEngine
) -> ScrollViewHost<Content> {
  ScrollViewHost(
    rootView: view, size: CGSize(width: width, height: height), safeArea: safeArea,
    environment: environment, text: engine, images: engine)
}
