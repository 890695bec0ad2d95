// SPDX-License-Identifier: MIT
//
// What went otherwise than its author may think while a view was drawn. Plain values: wording and
// severity are the business of those who report them.

public import Drawing

/// Something worth telling about a drawn view.
public enum ViewNote: Hashable, Sendable {
  /// A text did not fit and was cut.
  case textTruncated(String)
  /// There is no such image file; `nearest` names files that look alike.
  case imageMissing(path: String, nearest: [String])
  /// There is a file, but it can't be decoded.
  case imageBroken(path: String, reason: String)
  /// The icon set has no such icon; `nearest` names some that it has.
  case iconUnknown(name: String, nearest: [String])
  /// No face has this name or trait; the system's own was drawn.
  case fontUnavailable(String)
  /// No face is of this family; the default one was drawn.
  case designUnavailable(FontRequest.Design)
  /// No colour has this name; the label colour was used.
  case colorUnknown(String)
  /// Views nested deeper than `limit` were left out.
  case tooDeep(limit: Int)
  /// So many sizes depend on each other that layout was cut short.
  case tooComplex
}
