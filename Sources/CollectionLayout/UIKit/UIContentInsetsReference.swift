// SPDX-License-Identifier: MIT
//
// Which insets of the view apply before a section's own, in UIKit's words.
// Mirrors: UIContentInsetsReference (UIKit).
// Status: complete.

/// Which insets of the view narrow a layout, across the scroll axis only. UIKit's numbers.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says; there, the safe area.
  case automatic = 0
  /// None.
  case none = 1
  /// What bars and cut-outs cover.
  case safeArea = 2
  /// The view's layout margins.
  case layoutMargins = 3
  /// The margins, and more of them where lines would be too long to read.
  case readableContent = 4

  init(_ reference: InsetsReference) {
    switch reference {
    case .automatic: self = .automatic
    case .none: self = .none
    case .safeArea: self = .safeArea
    case .layoutMargins: self = .layoutMargins
    case .readableContent: self = .readableContent
    }
  }

  /// The value that the solver sees.
  package var reference: InsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}
