// SPDX-License-Identifier: MIT
//
// Which image is meant, without its pixels.

/// An image by where it comes from.
public enum ImageReference: Hashable, Sendable {
  /// A file: PNG, JPEG, WebP or SVG, told apart by its first bytes.
  case file(path: String)
  /// An SF Symbol's name, drawn from the icon set in one colour.
  case symbol(name: String)
}

/// What is known of an image before it is painted.
public enum ImageStatus: Hashable, Sendable {
  /// Readable; its size in pixels, orientation applied.
  case ready(width: Int, height: Int)
  /// No such file, or no such icon; `nearest` names icons that do exist.
  case missing(nearest: [String])
  /// There is a file, but it can't be decoded; `reason` says why.
  case broken(reason: String)
}

/// Looks at images to learn their size. Answers are kept for a run.
public protocol ImageInspecting: AnyObject {
  /// The state of `image`, without decoding its pixels where the format allows.
  func status(of image: ImageReference) -> ImageStatus
}
