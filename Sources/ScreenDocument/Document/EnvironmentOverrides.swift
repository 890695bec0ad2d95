// SPDX-License-Identifier: MIT
//
// What replaces parts of a document's own environment: flags of a command, and values of variants.

public import CellViews
public import DynamicCollectionView
public import Foundation
public import Geometry

/// What replaces parts of a document's own environment; nil leaves a part as it is.
public struct EnvironmentOverrides: Hashable, Sendable {
  /// A device: replaces size, scale and safe area together.
  public var device: Device?
  /// Size of the viewport, points.
  public var size: CGSize?
  /// Pixels in a point.
  public var scale: CGFloat?
  /// What bars and cut-outs cover, points.
  public var safeArea: NSDirectionalEdgeInsets?
  /// The view's layout margins, points.
  public var layoutMargins: NSDirectionalEdgeInsets?
  /// Light or dark.
  public var appearance: Appearance?
  /// How far colours stand apart.
  public var contrast: ColorSchemeContrast?
  /// The way the screen reads.
  public var layoutDirection: LayoutDirection?
  /// The reader's text size.
  public var contentSize: ContentSizeCategory?
  /// A BCP 47 tag.
  public var locale: String?
  /// Major version of the system whose look is drawn: 18 or 26.
  public var os: Int?
  /// Files that stand in for data sources, by the source's name; paths as written.
  public var data: [String: String] = [:]

  /// Nothing replaced.
  public init() {}

  /// `environment` with these parts replaced. A device's safe area follows the system's version.
  public func applied(to environment: RenderEnvironment) -> RenderEnvironment {
    var result = environment
    if let os { result.os = os }
    let known = device ?? result.deviceName.flatMap { Device.named($0) }
    if let known, device != nil || os != nil {
      result.deviceName = known.name
      result.safeArea = known.safeArea(os: result.os)
    }
    if let device {
      result.size = device.size
      result.scale = device.scale
    }
    if let size, size != result.size {
      result.size = size
      result.deviceName = nil
    }
    if let scale { result.scale = scale }
    if let safeArea { result.safeArea = safeArea }
    if let layoutMargins { result.layoutMargins = layoutMargins }
    if let appearance { result.appearance = appearance }
    if let contrast { result.contrast = contrast }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    if let contentSize { result.contentSize = contentSize }
    if let locale { result.locale = locale }
    return result
  }

  /// Both together; where both speak, `other` wins.
  public func merged(with other: EnvironmentOverrides) -> EnvironmentOverrides {
    var result = self
    if let device = other.device {
      result.device = device
      result.size = nil
      result.scale = nil
      result.safeArea = nil
    }
    result.size = other.size ?? result.size
    result.scale = other.scale ?? result.scale
    result.safeArea = other.safeArea ?? result.safeArea
    result.layoutMargins = other.layoutMargins ?? result.layoutMargins
    result.appearance = other.appearance ?? result.appearance
    result.contrast = other.contrast ?? result.contrast
    result.layoutDirection = other.layoutDirection ?? result.layoutDirection
    result.contentSize = other.contentSize ?? result.contentSize
    result.locale = other.locale ?? result.locale
    result.os = other.os ?? result.os
    result.data.merge(other.data) { $1 }
    return result
  }
}
