// SPDX-License-Identifier: MIT
//
// Lines along which views meet.
// Mirrors: HorizontalAlignment, VerticalAlignment, Alignment (SwiftUI).
// Status: SwiftUI's own lines; none of an author's.

/// A line across which views meet in a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  /// What it comes to.
  let reference: AlignmentReference
  /// The line that meets.
  var line: AlignmentLine { reference.line(on: .horizontal) }

  private init(reference: AlignmentReference) { self.reference = reference }

  /// The alignment by a line; nil for one of the other axis.
  init?(_ line: AlignmentLine) {
    switch line {
    case .leading: self = .leading
    case .centerX: self = .center
    case .trailing: self = .trailing
    case .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline: return nil
    }
  }

  /// Leading edges meet.
  public static let leading = Self(reference: .leading)
  /// Middles meet.
  public static let center = Self(reference: .center)
  /// Trailing edges meet.
  public static let trailing = Self(reference: .trailing)
}

/// A line across which views meet in a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  /// What it comes to.
  let reference: AlignmentReference
  /// The line that meets.
  var line: AlignmentLine { reference.line(on: .vertical) }

  private init(reference: AlignmentReference) { self.reference = reference }

  /// The alignment by a line; nil for one of the other axis.
  init?(_ line: AlignmentLine) {
    switch line {
    case .leading, .centerX, .trailing: return nil
    case .top: self = .top
    case .centerY: self = .center
    case .bottom: self = .bottom
    case .firstTextBaseline: self = .firstTextBaseline
    case .lastTextBaseline: self = .lastTextBaseline
    }
  }

  /// Top edges meet.
  public static let top = Self(reference: .top)
  /// Middles meet.
  public static let center = Self(reference: .center)
  /// Bottom edges meet.
  public static let bottom = Self(reference: .bottom)
  /// The first lines of text meet.
  public static let firstTextBaseline = Self(reference: .firstTextBaseline)
  /// The last lines of text meet.
  public static let lastTextBaseline = Self(reference: .lastTextBaseline)
}

/// Where views meet on both axes.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// A place by its lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  /// Middles of first lines of text.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Middles of last lines of text.
  public static let centerLastTextBaseline = Self(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Leading ends of first lines of text.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Leading ends of last lines of text.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Trailing ends of first lines of text.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Trailing ends of last lines of text.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// What it comes to.
  var reference: AlignmentReference {
    switch (horizontal, vertical) {
    case (.leading, .top): .topLeading
    case (.leading, .bottom): .bottomLeading
    case (.leading, .firstTextBaseline): .leadingFirstTextBaseline
    case (.leading, .lastTextBaseline): .leadingLastTextBaseline
    case (.leading, _): .leading
    case (.trailing, .top): .topTrailing
    case (.trailing, .bottom): .bottomTrailing
    case (.trailing, .firstTextBaseline): .trailingFirstTextBaseline
    case (.trailing, .lastTextBaseline): .trailingLastTextBaseline
    case (.trailing, _): .trailing
    default: vertical.reference
    }
  }
}
