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
  private let environment: RenderEnvironment
  private let variants: [[GalleryAxis]]
  private let isOneDocument: Bool
  private let take: @Sendable (ScreenPainter, RenderEnvironment) throws -> [Moment]

  /// What is shown, and where it is scrolled to.
  typealias Moment = (screen: Screen, stop: ScrollStop)

  /// A screen that is more than sections: pictures of what happens to it, one after another.
  ///
  /// - Parameter isOneDocument: Whether one document says all its pictures; else each has its own.
  init(
    _ name: String, _ caption: String, isOneDocument: Bool = true,
    take: @escaping @Sendable (ScreenPainter, RenderEnvironment) throws -> [Moment]
  ) {
    self.init(
      name, caption, on: .gallery, variants: [[]], isOneDocument: isOneDocument, take: take)
  }

  /// A screen of sections.
  ///
  /// - Parameters:
  ///   - environment: The phone; the gallery's unless given.
  ///   - variants: How pictures differ from that phone's; one set of pictures for each.
  ///   - stops: Where it is scrolled to; its start unless given.
  init(
    _ name: String, _ caption: String, on environment: RenderEnvironment = .gallery,
    variants: [[GalleryAxis]] = [[]], stops: [ScrollStop] = [.top],
    background: ColorReference = .named("systemBackground"),
    sections: @escaping @Sendable () -> [any SectionContext]
  ) {
    self.init(name, caption, on: environment, variants: variants, isOneDocument: true) {
      _, environment in
      let screen = Screen(
        sections: sections(), environment: environment, background: background, stops: stops)
      return stops.map { (screen, $0) }
    }
  }

  private init(
    _ name: String, _ caption: String, on environment: RenderEnvironment,
    variants: [[GalleryAxis]], isOneDocument: Bool,
    take: @escaping @Sendable (ScreenPainter, RenderEnvironment) throws -> [Moment]
  ) {
    self.name = name
    self.caption = caption
    self.environment = environment
    self.variants = variants
    self.isOneDocument = isOneDocument
    self.take = take
  }

  /// The pictures, in order.
  ///
  /// - Parameter painter: Measures texts where a screen is scrolled or pressed before a picture.
  public func pictures(with painter: ScreenPainter) throws -> [GalleryPicture] {
    try variants.flatMap { variant in
      var environment = environment
      for axis in variant { axis.change(&environment) }
      return try take(painter, environment).map {
        GalleryPicture(
          screen: $0.screen, stop: $0.stop, environment: environment, variant: variant,
          document: isOneDocument ? name : "\(name)-\($0.stop.name)")
      }
    }
  }
}

/// A screen at a moment.
public struct GalleryPicture {
  /// What is shown.
  public let screen: Screen
  /// Where it is scrolled to.
  public let stop: ScrollStop
  /// Where it is shown.
  public let environment: RenderEnvironment
  /// How it differs from the screen's other pictures.
  public let variant: [GalleryAxis]
  /// The document that says the same, without its ending.
  public let document: String

  /// What its files are called, and the last part of its id.
  public var name: String { variant.reduce(stop.name) { "\($0)~\($1.axis)=\($1.value)" } }
}

extension ScrollStop {
  static let top = ScrollStop(name: "top", target: .start)
  static let end = ScrollStop(name: "end", target: .end)
}
