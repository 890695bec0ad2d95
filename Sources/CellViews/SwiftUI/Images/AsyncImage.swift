// SPDX-License-Identifier: MIT
//
// Images by their addresses.
// Mirrors: AsyncImage, AsyncImagePhase (SwiftUI).
// Status: nothing is fetched; assets are drawn, and boxes for what has none.

public import Foundation

/// How far an image has come.
public enum AsyncImagePhase {
  /// There is no image yet.
  case empty
  /// It is there.
  case success(Image)
  /// It can't be had; never, in a picture.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it can't be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image by its address. Nothing is fetched: the address's asset is drawn, or a tinted box.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (Image?) -> Content
  /// The colour of the box that stands in for the image.
  private var tint: ColorReference?

  /// An image by its address, or a grey box without one.
  public init(url: URL?, scale: CGFloat = 1) where Content == AnyView {
    self.url = url
    content = { image in
      image.map { AnyView($0) } ?? AnyView(Color(.named("systemGray5")))
    }
  }

  /// An image by its address, and what stands in for it without one. The box that is drawn for an
  /// image that is not there has the colour that stands in for it, if it is one.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { image in
      image.map { _ConditionalContent(branch: .first(content($0))) }
        ?? _ConditionalContent(branch: .second(placeholder()))
    }
    tint = (placeholder() as? Color)?.reference
  }

  /// An image by its address in the phase it is in: there is nothing to wait for, so it is there, and
  /// without an address it is empty. A picture never fails.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = { image in content(image.map { .success($0) } ?? .empty) }
    tint = (content(.empty) as? Color)?.reference
  }

  /// The image, or what stands in for it.
  public var body: some View {
    content(url.map { Image(ImageNode(.remote(url: $0.absoluteString), placeholder: tint)) })
  }
}
