// SPDX-License-Identifier: MIT
//
// Scroll views, shares of them, and what a subtree sees of its surroundings.

public import Foundation
public import Geometry

/// Content seen through a window.
public struct ScrollNode: Hashable, Sendable {
  /// Whether it scrolls sideways.
  public var isHorizontal: Bool
  /// Whether it scrolls up and down.
  public var isVertical: Bool
  /// Around the content, inside the window.
  public var margins: EdgeInsets
  /// Whether content is cut at the window's edges.
  public var isClipped: Bool
  /// How it behaves.
  public var traits: ScrollTraits
  /// One above another, when there are several.
  public var content: [ViewNode]

  /// A window by its parts.
  public init(
    isHorizontal: Bool, isVertical: Bool, margins: EdgeInsets = EdgeInsets(),
    isClipped: Bool = true, traits: ScrollTraits = ScrollTraits(), content: [ViewNode]
  ) {
    self.traits = traits
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    self.margins = margins
    self.isClipped = isClipped
    self.content = content
  }
}

/// A frame that is a share of the scroll view, or the cell, around it.
public struct ContainerFrameNode: Hashable, Sendable {
  /// Whether it sets the width.
  public var isHorizontal: Bool
  /// Whether it sets the height.
  public var isVertical: Bool
  /// Into how many shares the container is cut.
  public var count: Int
  /// How many of them it takes.
  public var span: Int
  /// Between shares, points.
  public var spacing: CGFloat
  /// Where the view sits in the frame.
  public var alignment: AlignmentReference
  /// Makes a length of the container's length on an axis; nil for shares.
  public var length: ContainerLength?

  /// The whole container unless told otherwise.
  public init(
    isHorizontal: Bool, isVertical: Bool, count: Int = 1, span: Int = 1, spacing: CGFloat = 0,
    alignment: AlignmentReference = .center, length: ContainerLength? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
    self.length = length
  }
}

/// A view at an edge of another one, whose safe area it makes smaller.
public struct SafeAreaInsetNode: Hashable, Sendable {
  /// The view at the edge.
  public var view: ViewNode
  /// Which edge.
  public var edge: Edge
  /// How it sits along the edge.
  public var alignment: AlignmentReference
  /// Between both; nil is SwiftUI's own distance.
  public var spacing: CGFloat?

  /// A view at an edge.
  public init(
    _ view: ViewNode, edge: Edge, alignment: AlignmentReference = .center, spacing: CGFloat? = nil
  ) {
    self.view = view
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A length that an author works out from the container's.
public struct ContainerLength: Hashable, Sendable {
  private let length: Kept<(CGFloat, Axis), CGFloat>

  /// A length by the container's length on an axis, points.
  public init(_ make: @escaping (CGFloat, Axis) -> CGFloat) {
    length = Kept { make($0.0, $0.1) }
  }

  func callAsFunction(_ container: CGFloat, _ axis: Axis) -> CGFloat {
    length.make((container, axis))
  }
}

/// What a subtree sees otherwise than its surroundings; nil says nothing.
public struct EnvironmentNode: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance?
  /// How far colours stand apart.
  public var contrast: ColorSchemeContrast?
  /// The way it reads.
  public var layoutDirection: LayoutDirection?
  /// The reader's text size.
  public var contentSize: ContentSizeCategory?
  /// A BCP 47 tag.
  public var locale: String?

  /// Nothing said unless given.
  public init(
    appearance: Appearance? = nil, contrast: ColorSchemeContrast? = nil,
    layoutDirection: LayoutDirection? = nil, contentSize: ContentSizeCategory? = nil,
    locale: String? = nil
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.contentSize = contentSize
    self.locale = locale
  }

  /// The surroundings inside.
  func applied(to environment: ViewEnvironment) -> ViewEnvironment {
    var environment = environment
    environment.appearance = appearance ?? environment.appearance
    environment.contrast = contrast ?? environment.contrast
    environment.layoutDirection = layoutDirection ?? environment.layoutDirection
    environment.contentSize = contentSize ?? environment.contentSize
    environment.locale = locale ?? environment.locale
    return environment
  }
}

/// How large icons are beside text of the same font.
public enum ImageScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// A factor for the icon's box; no source is known for the outer two.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
