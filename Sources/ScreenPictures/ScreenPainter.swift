// SPDX-License-Identifier: MIT
//
// Screens in Swift to files: what a package that depends on this one needs for a picture.

import CairoPainter
public import CellViews
import Drawing
public import DynamicCollectionView
public import Foundation

/// Draws screens into PNG and SVG files. One painter serves one thread; make one for each.
public final class ScreenPainter {
  private let engine: PaintEngine

  /// A painter with the pinned fonts.
  ///
  /// - Parameter assets: The folder of images by name; the working folder unless given.
  /// - Throws: When the fonts are not installed; the error says what to do.
  public init(assets: URL? = nil) throws {
    engine = try PaintEngine(options: PaintOptions(imageFolder: assets?.path))
  }

  /// Lays a screen out, with texts measured as they will be drawn.
  public func renderer(of screen: Screen, in environment: RenderEnvironment) -> ScreenRenderer {
    ScreenRenderer(screen: screen, environment: environment, text: engine, images: engine)
  }

  /// A screen as it is first seen, as a PNG file.
  ///
  /// - Throws: When the picture is larger than pictures may be.
  public func png(of screen: Screen, in environment: RenderEnvironment) throws -> [UInt8] {
    let renderer = renderer(of: screen, in: environment)
    return try png(
      of: renderer.frame(at: renderer.layout.initialState), scale: environment.scale)
  }

  /// A drawing as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: Pixels in a point.
  ///   - id: The snapshot's name, kept in the file; `screen` unless given.
  /// - Throws: When the picture is larger than pictures may be.
  public func png(
    of frame: RenderedFrame, scale: CGFloat, id: String = "screen"
  ) throws -> [UInt8] {
    try engine.png(of: frame.list, scale: scale, id: id).bytes
  }

  /// A drawing as an SVG file, with a named group for each element.
  ///
  /// - Throws: When the picture is larger than pictures may be.
  public func svg(of frame: RenderedFrame) throws -> [UInt8] { try engine.svg(of: frame.list) }

  /// Shows a collection in an environment, with texts measured as they will be drawn.
  public func show(_ view: UIDynamicCollectionView, in environment: RenderEnvironment) {
    view.show(in: environment, text: engine, images: engine)
  }

  /// Puts a view on a screen where it can be tapped and scrolled, with texts measured as they will be
  /// drawn. What comes of it is seen in a screen that shows the host's view.
  public func host<Content: View>(
    _ view: Content, in environment: RenderEnvironment
  ) -> ScrollViewHost<Content> {
    let area = environment.safeArea
    return ScrollViewHost(
      rootView: view, size: environment.size,
      safeArea: EdgeInsets(
        top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing),
      environment: environment.view, text: engine, images: engine)
  }

  /// A hosted view as its taps and gestures have left it, as a PNG file on the system's background.
  ///
  /// - Throws: When the picture is larger than pictures may be.
  public func png<Content: View>(
    of host: ScrollViewHost<Content>, id: String = "screen"
  ) throws -> [UInt8] {
    let background = ColorReference.named("systemBackground").resolve(in: host.environment)
    let element = DisplayElement(
      id: id, kind: "cell", section: 0, item: 0, title: host.drawing.title ?? id,
      frame: CGRect(origin: .zero, size: host.size), commands: host.drawing.commands)
    let list = DisplayList(
      size: host.size, background: background ?? .white, elements: [element])
    return try engine.png(of: list, scale: host.environment.scale, id: id).bytes
  }
}
