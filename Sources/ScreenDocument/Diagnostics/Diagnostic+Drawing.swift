// SPDX-License-Identifier: MIT
//
// The wording of diagnostics that are found while a screen is laid out and painted. Whoever finds
// them says where, by ``ScreenDocument/place(section:item:)`` or
// ``ScreenDocument/place(ofPointer:)``.

public import Foundation
import Geometry

extension Diagnostic {
  /// An image file that is not there.
  public static func imageMissing(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .imageMissing, at: place, "the image '\(path)' does not exist",
      hint: "a placeholder is shown in its place")
  }

  /// An image file that can't be decoded.
  public static func imageBroken(_ path: String, reason: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .imageBroken, at: place, "the image '\(path)' can't be decoded",
      expected: "a PNG, JPEG, WebP or SVG file", found: reason,
      hint: "a placeholder is shown in its place")
  }

  /// A font file that is not there.
  public static func fontMissing(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(.fontMissing, at: place, "the font '\(name)' does not exist")
  }

  /// An icon that is not in the set; `nearest` names icons that are.
  public static func iconUnknown(
    _ name: String, nearest: [String], at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .iconUnknown, at: place, "there is no icon '\(name)'",
      hint: nearest.isEmpty
        ? "a placeholder is shown in its place"
        : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?")
  }

  /// Characters that no font has; `count` of them, `scalar` the first.
  public static func textMissingGlyph(
    _ scalar: Unicode.Scalar, count: Int, in text: String, at place: Place
  ) -> Diagnostic {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    return Diagnostic(
      .textMissingGlyph, at: place,
      count == 1
        ? "no font has the character \(code)"
        : "no font has \(count) of the characters, the first \(code)", found: cut(text))
  }

  /// A text that was cut.
  public static func textTruncated(_ text: String, at place: Place) -> Diagnostic {
    Diagnostic(.textTruncated, at: place, "a text does not fit and is cut", found: cut(text))
  }

  /// An item larger than its group, which was clamped.
  public static func layoutOverflow(
    length: CGFloat, available: CGFloat, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .layoutOverflow, at: place, "an item is larger than its group and is cut down to it",
      expected: "at most \(CanonicalNumber.string(available)) points",
      found: "\(CanonicalNumber.string(length)) points")
  }

  /// A group in which nothing has room.
  public static func layoutNoRoom(_ reason: String, at place: Place) -> Diagnostic {
    Diagnostic(.layoutNoRoom, at: place, reason)
  }

  /// Self-sizing that came to no end: an item by its index in its section, and its last two sizes.
  public static func layoutDidNotSettle(
    item: Int, sizes: [CGSize], passes: Int, at place: Place
  ) -> Diagnostic {
    let texts = sizes.map {
      CanonicalNumber.string($0.width) + " x " + CanonicalNumber.string($0.height)
    }
    return Diagnostic(
      .layoutDidNotSettle, at: place,
      "the size of item \(item) still changes after \(passes) rounds of measuring",
      expected: "one size", found: texts.joined(separator: " and ") + " in turn",
      hint: "one of its lengths is a fraction of what its content decides; give it in points, or "
        + "as a fraction of a length that is given")
  }

  /// Pages that are out of step with groups: by `drift` points a page.
  public static func pagingDrift(
    stride: CGFloat, page: CGFloat, groups: Int, drift: CGFloat, at place: Place
  ) -> Diagnostic {
    func points(_ value: CGFloat) -> String { CanonicalNumber.string(abs(value)) }
    let what = groups == 1 ? "a group and its spacing" : "\(groups) groups and their spacings"
    return Diagnostic(
      .pagingDrift, at: place,
      "pages drift from the groups by \(points(drift)) points a page",
      expected: "\(what) as long as a page, \(points(page)) points",
      found: "\(points(stride * CGFloat(groups))) points",
      hint: "'groupPaging' rests at every group")
  }

  /// A fraction of a length that the content decides; `side` is a word such as `height`.
  public static func fractionOfEstimate(
    side: String, estimate: CGFloat, at place: Place
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .layoutAmbiguous, at: place,
      "a fraction of an estimated \(side) is a fraction of the estimate, "
        + "\(CanonicalNumber.string(estimate)) points, whatever is measured",
      hint: "give the item an estimate of its own, and it is measured")
    diagnostic.severity = .note
    return diagnostic
  }

  /// A layout that may be read in two ways.
  public static func layoutAmbiguous(_ reason: String, at place: Place) -> Diagnostic {
    Diagnostic(.layoutAmbiguous, at: place, reason)
  }

  /// A view of a header or badge that is not given; its room is kept.
  public static func supplementaryWithoutItem(kind: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .supplementaryWithoutItem, at: place, "nothing is given to show for the kind '\(kind)'",
      expected: "an entry \"\(kind)\" in 'supplementary'", hint: "its room is kept and left empty")
  }

  /// A combination of flags that makes a picture too large to paint.
  public static func pictureTooLarge(
    width: CGFloat, height: CGFloat, at place: Place
  ) -> Diagnostic {
    let limits = (
      CanonicalNumber.string(ReadingLimits.pictureWidth),
      CanonicalNumber.string(ReadingLimits.pictureHeight)
    )
    return Diagnostic(
      .outOfRange, at: place, "the picture is too large",
      expected: "at most \(limits.0) pixels wide and \(limits.1) high",
      found: "\(CanonicalNumber.string(width)) x \(CanonicalNumber.string(height)) pixels")
  }

  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count > 40 ? String(text.prefix(40)) + "…" : text
  }
}
