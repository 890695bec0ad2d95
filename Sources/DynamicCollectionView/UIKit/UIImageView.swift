// SPDX-License-Identifier: MIT
//
// An image in a view.
// Mirrors: UIImage, UIImageView, UIView.ContentMode (UIKit).
// Status: files and icons by name; no images made of data, no animation, no configurations.

import CellViews
import Drawing
public import Foundation

/// An image by its name.
public final class UIImage: Hashable, Sendable {
  /// Whether an image is drawn in its own colours or in one.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let source: ImageNode.Source
  /// Whether it is drawn in its own colours or in one; icons are drawn in one unless told otherwise.
  public let renderingMode: RenderingMode
  let tint: UIColor?

  private init(_ source: ImageNode.Source, _ mode: RenderingMode = .automatic, tint: UIColor? = nil)
  {
    self.source = source
    renderingMode = mode
    self.tint = tint
  }

  /// An image file; a missing one is a placeholder and a note.
  public convenience init?(named name: String) { self.init(.file(path: name)) }

  /// An icon; an unknown one is a placeholder and a note.
  public convenience init?(systemName name: String) { self.init(.symbol(name: name)) }

  /// The same image in its own colours, or in one.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, mode, tint: tint)
  }

  /// The same image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, renderingMode, tint: color)
  }

  /// The same image in a colour.
  public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    UIImage(source, mode, tint: color)
  }

  var isIcon: Bool { if case .symbol = source { true } else { false } }

  /// Whether both come to the same.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.source == right.source && left.renderingMode == right.renderingMode
      && left.tint == right.tint
  }

  /// Feeds what it comes to.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension UIView {
  /// How content meets a view of another shape.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }
}

/// An image, as large as itself or as its view.
open class UIImageView: UIView {
  /// What is shown; nothing unless set.
  open var image: UIImage?

  /// A view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// A view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Views are not read from archives: nil.
  public required init?(coder: NSCoder) { return nil }

  override func content(in environment: EnvironmentValues) -> ViewNode {
    guard let image else { return .empty }
    let isFree = (!fillsWidth && !fillsHeight) || contentMode == .center
    let isTemplate =
      image.renderingMode == .alwaysTemplate || (image.isIcon && image.renderingMode == .automatic)
    var node = ImageNode(image.source, resizable: !isFree, isTemplate: isTemplate)
    switch contentMode {
    case .scaleAspectFit: node.contentMode = .fit
    case .scaleAspectFill: node.contentMode = .fill
    case .scaleToFill, .redraw, .center: node.contentMode = nil
    }
    if isFree { node.contentMode = nil }
    let color = image.tint ?? tintColor
    var view = ViewNode.image(node)
    if isTemplate { view = .modified(view, .foregroundColor(color.reference)) }
    guard fillsWidth || fillsHeight else { return view }
    return .modified(
      view,
      .frame(
        FrameNode(
          minWidth: fillsWidth ? 0 : nil, maxWidth: fillsWidth ? .infinity : nil,
          minHeight: fillsHeight ? 0 : nil, maxHeight: fillsHeight ? .infinity : nil)))
  }
}
