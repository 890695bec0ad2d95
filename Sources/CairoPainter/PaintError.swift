// SPDX-License-Identifier: MIT
//
// Why no picture came to be. A picture's author is never at fault here: what a document gets wrong is
// painted around and reported as a value.

/// Why no picture came to be.
package struct PaintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of trouble.
  package enum Kind: String, Hashable, Sendable {
    /// A font that every text needs is not installed, or a given font file can't be read.
    case font
    /// The picture is larger than a picture may be.
    case size
    /// Memory ran out, or a library refused.
    case library
    /// Bytes that should be a picture are not.
    case decoding
    /// A file can't be read or written.
    case file
  }

  /// Its kind.
  package var kind: Kind
  /// What went wrong, in words for people: lower case, no full stop.
  package var message: String
  /// The next move, if there is one.
  package var hint: String?

  /// An error by its parts.
  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }

  package var description: String { hint.map { "\(message) (\($0))" } ?? message }
}

extension PaintError {
  static func noMemory(_ call: String) -> PaintError {
    PaintError(.library, "\(call): no memory")
  }

  static func status(_ call: String, _ status: String) -> PaintError {
    PaintError(.library, "\(call): \(status)")
  }

  static func fontNotInstalled(_ path: String) -> PaintError {
    PaintError(
      .font, "no font at '\(path)'",
      hint: "install the package fonts-inter, or paint text as blocks")
  }

  static func fontUnreadable(_ path: String) -> PaintError {
    PaintError(.font, "'\(path)' is not a font that can be read")
  }

  static func tooLarge(width: Double, height: Double) -> PaintError {
    PaintError(
      .size, "a picture of \(width) x \(height) pixels is larger than the limit",
      hint: "at most \(PictureLimits.width) wide and \(PictureLimits.height) high")
  }
}

/// How large pictures may be.
package enum PictureLimits {
  /// Pixels across.
  package static let width = 32_767
  /// Pixels down.
  package static let height = 1_000_000
  /// Pixels across of a PNG that is read row by row.
  package static let readWidth = 1_000_000
  /// Rows of a PNG that is read row by row: all that a file can have.
  package static let readHeight = 0x7FFF_FFFF
  /// Pixels of an image to be decoded.
  package static let imagePixels = 100_000_000
  /// Bytes of an image file.
  package static let imageBytes = 256 << 20
}
