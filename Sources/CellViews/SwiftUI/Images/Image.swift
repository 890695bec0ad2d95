// SPDX-License-Identifier: MIT
//
// Images by name or file, icons by symbol name, images by address.
// Mirrors: Image, AsyncImage, SymbolVariants (SwiftUI).
// Status: no cap insets, no tiling, one colour per icon; nothing is ever fetched.

/// An image or an icon.
public struct Image: View, Equatable {
  /// It is drawn by itself.
  public typealias Body = Never
  /// How large icons are beside text.
  public typealias Scale = ImageScale

  /// What it comes to.
  var node: ImageNode
  private var label: Text?

  /// How an image fills a larger box.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether an image's own colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How pixels are made more or fewer.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  init(_ node: ImageNode, label: Text? = nil) {
    self.node = node
    self.label = label
  }

  /// An image by its name: a file below the assets folder, with or without its ending and the mark
  /// of the screen's scale (`@2x`).
  public init(_ name: String, bundle: Bundle? = nil) { self.init(ImageNode(.file(path: name))) }

  /// An image by its name, with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(ImageNode(.file(path: name)), label: label)
  }

  /// An image by its name, without meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(ImageNode(.file(path: name)))
  }

  /// An icon by its SF Symbols name.
  public init(systemName: String) { self.init(ImageNode(.symbol(name: systemName))) }

  /// An icon by its SF Symbols name; the value has no effect.
  public init(systemName: String, variableValue: Double?) {
    self.init(ImageNode(.symbol(name: systemName)))
  }

  private func with(_ change: (inout ImageNode) -> Void) -> Image {
    var image = self
    change(&image.node)
    return image
  }

  /// Takes the size it is offered; stretched whatever the mode.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizable = true }
  }

  /// Takes a box of the room it is offered, and is never distorted in it: `fit` shows all of it,
  /// `fill` fills the box and is cut at its edges. Ours, not SwiftUI's, where an image that fills is
  /// larger than its box: it is what `contentMode` of an image means in a document.
  ///
  /// - Parameter aspectRatio: The box's width divided by its height; else the image's own to fit,
  ///   and the room's to fill.
  public func boxed(_ contentMode: ContentMode, aspectRatio: CGFloat? = nil) -> Image {
    with {
      $0.resizable = true
      $0.contentMode = contentMode.node
      $0.aspectRatio = aspectRatio
    }
  }

  /// Painted in the foreground colour, or in its own ones.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.isTemplate = mode.map { $0 == .template } }
  }

  /// The same image; pixels are always made smoothly.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The same image.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The same icon in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Adds the image.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    var node = node
    if case .symbol(let name) = node.source {
      node.source = .symbol(name: context.environment.symbolVariants.applied(to: name))
    }
    var result = ViewNode.image(node)
    if let label {
      result = .modified(result, .accessibilityLabel(label.string(in: context.environment)))
    }
    nodes.append(context.environment.isRedacted ? result.redacted : result)
  }
}

/// How an icon is coloured; always in one colour, here.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = Self(name: "monochrome")
  /// Its own colours.
  public static let multicolor = Self(name: "multicolor")
  /// Opacities of one colour.
  public static let hierarchical = Self(name: "hierarchical")
  /// Several given colours.
  public static let palette = Self(name: "palette")
}

/// Which form of an icon is drawn.
public struct SymbolVariants: Hashable, Sendable {
  private let suffixes: [String]

  /// As named.
  public static let none = Self(suffixes: [])
  /// In a circle.
  public static let circle = Self(suffixes: ["circle"])
  /// In a square.
  public static let square = Self(suffixes: ["square"])
  /// In a rectangle.
  public static let rectangle = Self(suffixes: ["rectangle"])
  /// Filled.
  public static let fill = Self(suffixes: ["fill"])
  /// Crossed out.
  public static let slash = Self(suffixes: ["slash"])

  /// Also in a circle.
  public var circle: Self { Self(suffixes: suffixes + ["circle"]) }
  /// Also in a square.
  public var square: Self { Self(suffixes: suffixes + ["square"]) }
  /// Also in a rectangle.
  public var rectangle: Self { Self(suffixes: suffixes + ["rectangle"]) }
  /// Also filled.
  public var fill: Self { Self(suffixes: suffixes + ["fill"]) }
  /// Also crossed out.
  public var slash: Self { Self(suffixes: suffixes + ["slash"]) }

  /// The name of an icon in this form; `fill` comes last, and nothing twice.
  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    for suffix in suffixes where suffix != "fill" && !parts.contains(suffix) {
      parts.append(suffix)
    }
    if isFilled || suffixes.contains("fill") { parts.append("fill") }
    return suffixes.isEmpty ? name : parts.joined(separator: ".")
  }
}
