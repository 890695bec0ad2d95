// SPDX-License-Identifier: MIT
//
// A text in a view.
// Mirrors: UILabel (UIKit).
// Status: plain texts; no attributed strings, no shadows of letters.

import CellViews
import Drawing
public import Foundation

/// A text, in the middle of the view's height.
open class UILabel: UIView {
  /// What is said; nothing unless set.
  open var text: String?
  /// The face; the system's at 17 points unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour; the label colour unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where lines are placed; where reading starts unless set.
  open var textAlignment = NSTextAlignment.natural
  /// At most this many lines; 1 unless set, 0 for any number.
  open var numberOfLines = 1
  /// Where the text is cut; at its end unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
  /// How far they may; 0 for any.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the size follows the reader's text size; a text style's always does here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it looks usable; greyed where it does not.
  open var isEnabled = true

  override func content(in environment: EnvironmentValues) -> ViewNode {
    guard let text, !text.isEmpty else { return .empty }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let side: Drawing.TextAlignment =
      switch textAlignment {
      case .center: .center
      case .natural, .justified: .leading
      case .left: isRightToLeft ? .trailing : .leading
      case .right: isRightToLeft ? .leading : .trailing
      }
    let color = (textColor ?? .label).reference
    let node = ViewNode.text(
      TextNode(
        text, font: (font ?? .systemFont(ofSize: 17)).reference,
        color: isEnabled ? color : .opacity(color, 0.3), alignment: side,
        lineLimit: numberOfLines > 0 ? numberOfLines : nil, truncation: truncation,
        minimumScaleFactor: adjustsFontSizeToFitWidth
          ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.1) : 1))
    guard fillsWidth || fillsHeight else { return node }
    return .modified(
      node,
      .frame(
        FrameNode(
          minWidth: fillsWidth ? 0 : nil, maxWidth: fillsWidth ? .infinity : nil,
          minHeight: fillsHeight ? 0 : nil, maxHeight: fillsHeight ? .infinity : nil,
          alignment: side == .center ? .center : side == .leading ? .leading : .trailing)))
  }

  private var truncation: TruncationMode {
    switch lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
