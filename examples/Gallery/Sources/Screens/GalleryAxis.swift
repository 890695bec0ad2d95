// SPDX-License-Identifier: MIT
//
// Ways in which some pictures of a screen differ from the others.

import DynamicCollectionView

/// A way in which some pictures of a screen differ from the others, in the order of their names.
public enum GalleryAxis: Sendable {
  case iPad, dark, rightToLeft, largeText

  /// What snapshots call it.
  public var axis: String {
    switch self {
    case .iPad: "device"
    case .dark: "appearance"
    case .rightToLeft: "layoutDirection"
    case .largeText: "contentSize"
    }
  }

  /// Its value in names of snapshots.
  public var value: String {
    switch self {
    case .iPad: "iPad"
    case .dark: "dark"
    case .rightToLeft: "rtl"
    case .largeText: "accessibility1"
    }
  }

  /// Makes an environment differ.
  func change(_ environment: inout RenderEnvironment) {
    switch self {
    case .iPad: environment = .iPad
    case .dark: environment.appearance = .dark
    case .rightToLeft: environment.layoutDirection = .rightToLeft
    case .largeText: environment.contentSize = .accessibilityMedium
    }
  }
}

extension RenderEnvironment {
  /// A phone of 393 x 852 points at two pixels a point.
  public static let gallery = RenderEnvironment(
    size: CGSize(width: 393, height: 852), scale: 2,
    safeArea: NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))

  /// A small phone.
  static let iPhoneSE = RenderEnvironment(named: "iPhone SE")

  /// A tablet.
  static let iPad = RenderEnvironment(named: "iPad")

  private init(named name: String) {
    guard let device = Device.named(name) else { preconditionFailure("no device is a '\(name)'") }
    self.init(
      deviceName: name, size: device.size, scale: device.scale, safeArea: device.safeArea(os: 18))
  }
}
