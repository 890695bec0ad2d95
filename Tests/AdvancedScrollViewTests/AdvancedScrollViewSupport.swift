// SPDX-License-Identifier: MIT
//
// Hosts, and pictures of them.

import AdvancedScrollView
import CairoPainter
import CellViews
import Drawing
import Foundation
import Geometry

/// A host on an iPhone's screen, or another one.
func host<Content: View>(
  _ view: Content, _ width: CGFloat = 393, _ height: CGFloat = 852, engine: PaintEngine,
  direction: LayoutDirection = .leftToRight
) -> ScrollViewHost<Content> {
  ScrollViewHost(
    rootView: view, size: CGSize(width: width, height: height),
    environment: ViewEnvironment(layoutDirection: direction, scale: 2), text: engine,
    images: engine)
}

extension ScrollViewHost {
  /// The pixels of a picture at two pixels a point; with `DCV_PICTURES` set to a folder it is also
  /// written there, to be looked at.
  func picture(_ name: String, engine: PaintEngine) throws -> PixelBuffer {
    let list = DisplayList(
      size: size, background: .white,
      elements: [
        DisplayElement(
          id: name, kind: "cell", section: 0, item: 0, title: name,
          frame: CGRect(origin: .zero, size: size), commands: drawing.commands)
      ])
    if let folder = ProcessInfo.processInfo.environment["DCV_PICTURES"], !folder.isEmpty {
      let file = try engine.png(of: list, scale: 2, id: name, fast: true)
      try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }
    return try engine.pixels(of: list, scale: 2)
  }
}

extension PixelBuffer {
  /// Red, green, blue at a point of a picture with two pixels a point.
  func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let (column, row) = (Int(x * 2), Int(y * 2))
    guard (0..<width).contains(column), (0..<height).contains(row) else { return [] }
    let start = (row * width + column) * 4
    return Array(bytes[start..<start + 3])
  }
}

func near(_ a: CGFloat, _ b: CGFloat, by tolerance: CGFloat = 0.001) -> Bool {
  abs(a - b) < tolerance
}

func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat, by tolerance: CGFloat = 0.001) -> Bool {
  near(a.x, x, by: tolerance) && near(a.y, y, by: tolerance)
}

func near(_ a: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
  near(a.width, width) && near(a.height, height)
}

func near(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  near(a.origin, x, y, by: 0.01) && near(a.width, width, by: 0.01)
    && near(a.height, height, by: 0.01)
}
