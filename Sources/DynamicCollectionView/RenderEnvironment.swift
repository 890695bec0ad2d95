// SPDX-License-Identifier: MIT
//
// Where a screen is shown: the device, its insets and the reader's settings. All of it is given;
// nothing is asked of the machine.

public import CellViews
public import Foundation
public import Geometry

/// Where a screen is shown.
public struct RenderEnvironment: Hashable, Sendable {
  /// The device's name, or nil when it was spelled out.
  public var deviceName: String?
  /// Size of the viewport in points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  /// What bars and cut-outs cover.
  public var safeArea: NSDirectionalEdgeInsets
  /// The view's layout margins; nil takes the system's side margin.
  public var layoutMargins: NSDirectionalEdgeInsets?
  /// Light or dark.
  public var appearance: Appearance
  /// How far colours stand apart.
  public var contrast: ColorSchemeContrast
  /// The way the screen reads.
  public var layoutDirection: LayoutDirection
  /// The reader's text size.
  public var contentSize: ContentSizeCategory
  /// A BCP 47 tag.
  public var locale: String
  /// Major version of the system whose look is drawn: 18 or 26.
  public var os: Int

  /// An environment; light, ordinary contrast, left to right, large, English and iOS 18 unless
  /// given.
  public init(
    deviceName: String? = nil, size: CGSize, scale: CGFloat,
    safeArea: NSDirectionalEdgeInsets = .zero, layoutMargins: NSDirectionalEdgeInsets? = nil,
    appearance: Appearance = .light, contrast: ColorSchemeContrast = .standard,
    layoutDirection: LayoutDirection = .leftToRight, contentSize: ContentSizeCategory = .large,
    locale: String = "en", os: Int = 18
  ) {
    self.deviceName = deviceName
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.appearance = appearance
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.contentSize = contentSize
    self.locale = locale
    self.os = os
  }

  /// The margins in force: those given, else the system's side margin (16 points below a width of
  /// 390, 20 from there on) added to the safe area's sides. Source: views-and-metrics, 6.
  public var effectiveMargins: NSDirectionalEdgeInsets {
    if let layoutMargins { return layoutMargins }
    let side: CGFloat = size.width < 390 ? 16 : 20
    return NSDirectionalEdgeInsets(
      top: safeArea.top, leading: safeArea.leading + side, bottom: safeArea.bottom,
      trailing: safeArea.trailing + side)
  }

  /// What of this a cell's view may know.
  public var view: ViewEnvironment {
    ViewEnvironment(
      appearance: appearance, contrast: contrast, layoutDirection: layoutDirection,
      contentSize: contentSize, locale: locale, os: os, scale: scale)
  }
}
