// SPDX-License-Identifier: MIT
//
// A screen of the gallery, and the pictures that are taken of it.

import DynamicCollectionView
import ScreenPictures

/// A screen of the gallery.
public struct GalleryScreen: Sendable {
  /// What files and snapshots are called.
  public let name: String
  /// What it shows, in a few words.
  public let caption: String
  private let take: @Sendable (ScreenPainter, RenderEnvironment) throws -> [GalleryPicture]

  /// A screen that is more than sections: pictures of what happens to it, one after another.
  init(
    _ name: String, _ caption: String,
    take: @escaping @Sendable (ScreenPainter, RenderEnvironment) throws -> [GalleryPicture]
  ) {
    self.name = name
    self.caption = caption
    self.take = take
  }

  /// A screen of sections.
  ///
  /// - Parameter stops: Where it is scrolled to; its start unless given.
  init(
    _ name: String, _ caption: String,
    stops: [ScrollStop] = [.top],
    background: String = "systemBackground",
    sections: @escaping @Sendable () -> [any SectionContext]
  ) {
    self.init(name, caption) { _, environment in
      let screen = Screen(
        sections: sections(), environment: environment, background: .named(background),
        stops: stops)
      return stops.map { GalleryPicture(screen: screen, stop: $0) }
    }
  }

  /// The pictures, in order.
  ///
  /// - Parameter painter: Measures texts where a screen is scrolled or pressed before a picture.
  public func pictures(
    with painter: ScreenPainter, in environment: RenderEnvironment = .gallery
  ) throws -> [GalleryPicture] {
    try take(painter, environment)
  }
}

/// A screen at a moment.
public struct GalleryPicture {
  /// What is shown.
  public let screen: Screen
  /// Where it is scrolled to; its name is the picture's.
  public let stop: ScrollStop

  /// A screen as it is at its start, or at a stop.
  init(_ name: String, screen: Screen) {
    self.init(screen: screen, stop: ScrollStop(name: name, target: .start))
  }

  init(screen: Screen, stop: ScrollStop) {
    self.screen = screen
    self.stop = stop
  }
}

extension RenderEnvironment {
  /// A phone of 393 x 852 points at two pixels a point.
  public static let gallery = RenderEnvironment(
    size: CGSize(width: 393, height: 852), scale: 2,
    safeArea: NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
}

extension ScrollStop {
  static let top = ScrollStop(name: "top", target: .start)
  static let end = ScrollStop(name: "end", target: .end)
}
