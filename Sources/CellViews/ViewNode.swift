// SPDX-License-Identifier: MIT
//
// A view as a value: what a cell shows, before any size, colour or text is resolved.
// Both doors end here: a document's templates and the view protocol's bodies.

public import Drawing
public import Foundation
public import Geometry

/// A view and everything in it.
public indirect enum ViewNode: Hashable, Sendable {
  /// Takes no room and no spacing.
  case empty
  case text(TextNode)
  case image(ImageNode)
  case shape(ShapeNode)
  /// Fills what it is proposed.
  case color(ColorReference)
  case stack(StackNode)
  /// Takes what is left along its stack; nil is the default minimum of 8.
  case spacer(minLength: CGFloat?)
  /// A line one pixel thick across its stack's axis.
  case divider
  /// Stands in for content that is not there: dashed outline, a type name and an id.
  case placeholder(PlaceholderNode)
  /// Rows whose columns are as wide as their widest cells.
  case grid(GridNode)
  /// Lines of as many cells as there are columns.
  case lazyGrid(LazyGridNode)
  /// The first of several views that fits.
  case fitting(FittingNode)
  /// Views in a container of an author's own.
  case custom(CustomLayoutNode)
  /// Content seen through a window.
  case scroll(ScrollNode)
  /// Content that is made once the room for it is known.
  case deferred(DeferredNode)
  case modified(ViewNode, ViewModifierNode)
}

/// A text and how it is set.
public struct TextNode: Hashable, Sendable {
  /// What is said.
  public var string: String
  /// Its face; nil takes the environment's, body at first.
  public var font: FontReference?
  /// Its weight, 100 to 900; nil takes the font's.
  public var weight: Int?
  /// Its colour; nil takes the environment's, `label` at first.
  public var color: ColorReference?
  /// Placement of lines in the text's own box.
  public var alignment: Drawing.TextAlignment
  /// At most this many lines.
  public var lineLimit: Int?
  /// Where it is cut.
  public var truncation: TruncationMode
  /// How far it may shrink before it is cut.
  public var minimumScaleFactor: CGFloat
  /// What else is said of its face and its lines.
  public var decoration: TextDecoration
  /// Parts set in their own way, which make up the string; empty for a text set in one way.
  public var runs: [TextRunNode]

  /// A text with SwiftUI's defaults.
  public init(
    _ string: String, font: FontReference? = nil, weight: Int? = nil, color: ColorReference? = nil,
    alignment: Drawing.TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail, minimumScaleFactor: CGFloat = 1,
    decoration: TextDecoration = TextDecoration(), runs: [TextRunNode] = []
  ) {
    self.string = string
    self.font = font
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.decoration = decoration
    self.runs = runs
  }
}

/// A face by a text style's name or by its size.
public indirect enum FontReference: Hashable, Sendable {
  /// A text style, scaled with the text-size category.
  case style(TextStyle)
  /// A fixed size in points.
  case system(size: CGFloat, weight: Int, design: FontRequest.Design)
  /// A named face, which is drawn in the system's; its size follows a text style, or nothing.
  case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  /// Another font with some of its traits changed.
  case adjusted(FontReference, FontAdjustment)
}

/// SwiftUI's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
}

/// A colour by value or by a name that the appearance decides.
public indirect enum ColorReference: Hashable, Sendable {
  case rgba(RGBA)
  /// `label`, `systemBlue`, `red`, `primary`, ... One of ``ColorReference/names``.
  case named(String)
  case opacity(ColorReference, Double)
  /// The first colour with a share of 0 to 1 of the second, in sRGB.
  case mixed(ColorReference, ColorReference, Double)
  /// One colour in light appearance, another one in dark.
  case dynamic(light: ColorReference, dark: ColorReference)
  /// One colour under ordinary contrast, another one under increased contrast.
  case contrasting(standard: ColorReference, increased: ColorReference)
}

/// What fills a shape.
public enum FillReference: Hashable, Sendable {
  case color(ColorReference)
  case linearGradient([ColorReference], from: UnitPoint, to: UnitPoint)
  case radialGradient([ColorReference], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Clockwise over a whole turn from the right, unless other angles (radians) are given.
  case angularGradient([ColorReference], center: UnitPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// Any gradient whose colours are not evenly apart.
  case gradient(GradientNode)
}

/// A shape and its paint.
public struct ShapeNode: Hashable, Sendable {
  /// SwiftUI's shapes.
  public indirect enum Kind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: CGFloat, style: RoundedCornerStyle)
    case circle
    case capsule(style: RoundedCornerStyle)
    case ellipse
    case unevenRoundedRectangle(CornerRadii, style: RoundedCornerStyle)
    /// A fixed outline, in points from the box's corner.
    case path(Path)
    /// An outline that is made for a box.
    case custom(CustomShape)
    /// Another shape in a box that is smaller by this much on each side.
    case inset(Kind, CGFloat)
    /// The part of another shape's outline between two fractions of its length.
    case trimmed(Kind, from: CGFloat, to: CGFloat)
    /// Another shape's outline, moved, turned or scaled in its box.
    case transformed(Kind, ShapeTransform)
  }

  /// Its outline.
  public var kind: Kind
  /// Its paint; nil takes the foreground colour, unless there is a stroke.
  public var fill: FillReference?
  /// The colour of a line along its outline.
  public var stroke: FillReference?
  /// Width of that line, points.
  public var lineWidth: CGFloat
  /// What else is said of that line.
  public var line: LineNode

  /// A shape; filled with the foreground colour unless told otherwise.
  public init(
    _ kind: Kind, fill: FillReference? = nil, stroke: FillReference? = nil, lineWidth: CGFloat = 1,
    line: LineNode = LineNode()
  ) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.line = line
  }
}

/// An image or an icon and how it takes its room.
public struct ImageNode: Hashable, Sendable {
  /// Where its pixels come from.
  public enum Source: Hashable, Sendable {
    case file(path: String)
    case symbol(name: String)
    /// A URL without an asset: a tinted box, the hue taken from the address.
    case remote(url: String)
  }
  /// How an image of another shape meets its box.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    case fit, fill
  }

  /// Where its pixels come from.
  public var source: Source
  /// Takes the proposed size; else its own.
  public var resizable: Bool
  /// How it meets its box; nil stretches a resizable image.
  public var contentMode: ContentMode?
  /// Width divided by height; nil is the image's own.
  public var aspectRatio: CGFloat?
  /// Colour of an icon; nil takes the environment's.
  public var color: ColorReference?
  /// Size and weight of an icon; nil takes the environment's font.
  public var font: FontReference?
  /// Colour of the box that stands in for an image that is not there.
  public var placeholder: ColorReference?
  /// Whether its alpha is painted in the foreground colour; nil does so for icons only.
  public var isTemplate: Bool?

  /// An image; not resizable unless told otherwise.
  public init(
    _ source: Source, resizable: Bool = false, contentMode: ContentMode? = nil,
    aspectRatio: CGFloat? = nil, color: ColorReference? = nil, font: FontReference? = nil,
    placeholder: ColorReference? = nil, isTemplate: Bool? = nil
  ) {
    self.isTemplate = isTemplate
    self.source = source
    self.resizable = resizable
    self.contentMode = contentMode
    self.aspectRatio = aspectRatio
    self.color = color
    self.font = font
    self.placeholder = placeholder
  }
}

/// Views one after another, or one above another.
public struct StackNode: Hashable, Sendable {
  /// Direction.
  public enum Kind: Hashable, Sendable {
    case hstack, vstack, zstack
  }

  /// Direction.
  public var kind: Kind
  /// Between neighbours; nil is SwiftUI's own choice for each pair.
  public var spacing: CGFloat?
  /// How children meet across the stack (both axes of a zstack).
  public var alignment: AlignmentReference
  /// In order.
  public var children: [ViewNode]
  /// Whether it takes all the room across it that it is offered, as lazy stacks do.
  public var isLazy: Bool
  /// Whether the middles of texts' first lines meet in place of the texts' own.
  public var meetsInFirstLines: Bool

  /// A stack; centred, with default spacing, unless told otherwise.
  public init(
    _ kind: Kind, spacing: CGFloat? = nil, alignment: AlignmentReference = .center,
    isLazy: Bool = false, meetsInFirstLines: Bool = false, children: [ViewNode]
  ) {
    self.isLazy = isLazy
    self.meetsInFirstLines = meetsInFirstLines
    self.kind = kind
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }
}

/// SwiftUI's alignments, of both axes in one list; an axis that a name says nothing of is centred.
public enum AlignmentReference: String, Hashable, Sendable, CaseIterable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
  case bottomTrailing, firstTextBaseline, lastTextBaseline
  case leadingFirstTextBaseline, trailingFirstTextBaseline
  case leadingLastTextBaseline, trailingLastTextBaseline
}

/// What stands in for content that is not there. Its look is fixed, the same in every appearance.
public struct PlaceholderNode: Hashable, Sendable {
  /// First line, bold: a title, or the type's name.
  public var title: String
  /// Second line; nil for none.
  public var detail: String?
  /// Picks the tint: an item's index; nil is grey.
  public var colorIndex: Int?
  /// Outlined with dashes: something is missing. Else a plain filled box: content was never given.
  public var isUnknown: Bool

  /// A stand-in.
  public init(title: String, detail: String? = nil, colorIndex: Int? = nil, isUnknown: Bool = false)
  {
    self.title = title
    self.detail = detail
    self.colorIndex = colorIndex
    self.isUnknown = isUnknown
  }
}

/// One modifier, applied around a view. SwiftUI's names and defaults.
public enum ViewModifierNode: Hashable, Sendable {
  case padding(EdgeInsets)
  case frame(FrameNode)
  case background(ViewNode, alignment: AlignmentReference)
  case overlay(ViewNode, alignment: AlignmentReference)
  case cornerRadius(CGFloat)
  case clip(ShapeNode.Kind)
  case shadow(color: ColorReference, radius: CGFloat, x: CGFloat, y: CGFloat)
  case opacity(Double)
  case offset(x: CGFloat, y: CGFloat)
  /// Degrees, clockwise, about the view's centre.
  case rotation(degrees: CGFloat)
  case scale(x: CGFloat, y: CGFloat)
  case zIndex(Double)
  case layoutPriority(Double)
  case hidden
  case accessibilityLabel(String)
  case foregroundColor(ColorReference)
  case font(FontReference)
  case lineLimit(Int?)
  case multilineTextAlignment(Drawing.TextAlignment)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(CGFloat?, ImageNode.ContentMode)
  case position(x: CGFloat, y: CGFloat)
  /// 100 to 900; nil is each font's own.
  case fontWeight(Int?)
  case textDecoration(TextDecoration)
  case truncationMode(TruncationMode)
  case minimumScaleFactor(CGFloat)
  /// Fills texts, shapes and icons that say nothing of their own, with more than a colour.
  case foregroundFill(FillReference)
  /// A level of the foreground around: the whole of it, or a paler one.
  case foregroundLevel(HierarchicalShapeStyle)
  /// A control's own style, where nobody has chosen one around it.
  case controlForeground(FillReference)
  /// As if nobody had chosen one.
  case noForeground
  /// Another appearance, contrast, direction or text size for everything inside.
  case environment(EnvironmentNode)
  /// Standard deviation in points.
  case blur(radius: CGFloat)
  /// An affine map about its top leading corner.
  case transform(CGAffineTransform)
  /// Other colours.
  case colors(ColorEffect)
  /// How it meets what lies below it.
  case blendMode(BlendMode)
  /// What blends inside meets nothing outside.
  case compositingGroup
  /// Only where the other view has ink.
  case mask(ViewNode, alignment: AlignmentReference)
  /// Degrees, clockwise, about a place of the view.
  case rotationAbout(degrees: CGFloat, anchor: UnitPoint)
  case scaleAbout(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  /// A share of the scroll view, or of the cell, around it.
  case containerRelativeFrame(ContainerFrameNode)
  /// A factor for icons' sizes.
  case imageScale(ImageScale)
  /// How a cell stands in its grid.
  case gridCell(GridCellNode)
  /// What its author calls it.
  case identity(ViewID)
  /// What a tap does, where a host taps.
  case tap(TapNode)
  /// The views of this layout are what a scroll view aligns with.
  case scrollTargetLayout
  /// This view is one that a scroll view aligns with.
  case scrollTarget
  /// Effects that follow how far it has come into sight.
  case scrollTransition(ScrollTransitionNode)
  /// Room that scroll views inside extend into.
  case safeAreaPadding(EdgeInsets)
  /// A view at an edge, and room for it.
  case safeAreaInset(SafeAreaInsetNode)
  /// What it says to the container around it.
  case layoutValue(LayoutValueNode)
  /// Lines of this view that are elsewhere than usual.
  case alignmentGuides([AlignmentLine: GuideNode])
  /// As large as the safe area lets it, and what bars cover at these edges.
  case ignoresSafeArea(Edge.Set)
}

/// SwiftUI's two `frame` modifiers in one: fixed lengths win over flexible ones of the same axis.
public struct FrameNode: Hashable, Sendable {
  /// Fixed width.
  public var width: CGFloat?
  /// Fixed height.
  public var height: CGFloat?
  /// Least width.
  public var minWidth: CGFloat?
  /// Width when nothing is proposed.
  public var idealWidth: CGFloat?
  /// Largest width; may be infinity.
  public var maxWidth: CGFloat?
  /// Least height.
  public var minHeight: CGFloat?
  /// Height when nothing is proposed.
  public var idealHeight: CGFloat?
  /// Largest height; may be infinity.
  public var maxHeight: CGFloat?
  /// Where the view sits in the frame.
  public var alignment: AlignmentReference

  /// A frame that asks for nothing.
  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: AlignmentReference = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// Distances from the four edges inwards. SwiftUI's name and order.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// No distance unless given.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
