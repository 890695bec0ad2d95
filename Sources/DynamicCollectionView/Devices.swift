// SPDX-License-Identifier: MIT
//
// Devices by name: size, scale and safe area in portrait. Source: views-and-metrics, 6.

public import Foundation
public import Geometry

/// A device's screen in portrait.
public struct Device: Hashable, Sendable {
  /// Short name, as in `se3`.
  public var id: String
  /// The models with this screen; the first names it.
  public var models: [String]
  /// Points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  /// Radius of the display's corners, points; nil where it is not known.
  public var cornerRadius: CGFloat?

  private var top: CGFloat
  private var bottom: CGFloat
  /// The same under iOS 18, where it differs.
  private var topBefore26: CGFloat?
  private var bottomBefore26: CGFloat?

  private init(
    _ id: String, _ models: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    top: CGFloat, bottom: CGFloat, topBefore26: CGFloat? = nil, bottomBefore26: CGFloat? = nil,
    cornerRadius: CGFloat? = nil
  ) {
    self.id = id
    self.models = models
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.top = top
    self.bottom = bottom
    self.topBefore26 = topBefore26
    self.bottomBefore26 = bottomBefore26
    self.cornerRadius = cornerRadius
  }

  /// The first of the models.
  public var name: String { models.first ?? id }

  /// All names it goes by, the models first.
  public var names: [String] {
    models.contains { $0.lowercased() == id } ? models : models + [id]
  }

  /// What bars and cut-outs cover under a major version of the system.
  public func safeArea(os: Int) -> NSDirectionalEdgeInsets {
    let isOld = os < 26
    return NSDirectionalEdgeInsets(
      top: isOld ? topBefore26 ?? top : top, leading: 0,
      bottom: isOld ? bottomBefore26 ?? bottom : bottom, trailing: 0)
  }

  /// The device with a name or an id, ignoring case; nil when there is none. Its ``name`` is the
  /// model that was asked for.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    for device in all {
      guard let match = device.names.first(where: { $0.lowercased() == wanted }) else { continue }
      var copy = device
      if match != device.id {
        copy.models = [match] + device.models.filter { $0 != match }
      }
      return copy
    }
    return nil
  }

  /// Every device, small phones first.
  public static let all: [Device] = phones + tablets

  private static let phones: [Device] = [
    Device(
      "se3",
      [
        "iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8",
      ], 375, 667, scale: 2, top: 20, bottom: 0, cornerRadius: 0),
    Device(
      "mini", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, scale: 3, top: 50, bottom: 34,
      cornerRadius: 44),
    Device(
      "x", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44, bottom: 34,
      cornerRadius: 39),
    Device(
      "14",
      [
        "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e",
        "iPhone 17e",
      ], 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33),
    Device(
      "15", ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, scale: 3,
      top: 59, bottom: 34, cornerRadius: 55),
    Device(
      "17", ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], 402, 874, scale: 3, top: 62,
      bottom: 34, cornerRadius: 62),
    Device(
      "xr", ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 44, bottom: 34,
      cornerRadius: 41.5),
    Device(
      "xsmax", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, scale: 3, top: 44, bottom: 34,
      cornerRadius: 39),
    Device(
      "air", ["iPhone Air"], 420, 912, scale: 3, top: 68, bottom: 34, topBefore26: 62,
      cornerRadius: 62),
    Device(
      "14plus", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, scale: 3,
      top: 47, bottom: 34, cornerRadius: 53.33),
    Device(
      "15max",
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932,
      scale: 3, top: 59, bottom: 34, cornerRadius: 55),
    Device(
      "17max", ["iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, 956, scale: 3, top: 62,
      bottom: 34, cornerRadius: 62),
  ]

  private static let tablets: [Device] = [
    tablet(
      "ipadmini", ["iPad mini", "iPad mini (A17 Pro)", "iPad mini (6th generation)"], 744, 1133),
    tablet(
      "ipad",
      [
        "iPad", "iPad (A16)", "iPad (10th generation)", "iPad Air", "iPad Air 11-inch",
      ], 820, 1180),
    Device(
      "ipadpro11old", ["iPad Pro 11-inch (4th generation)"], 834, 1194, scale: 2, top: 24,
      bottom: 25, bottomBefore26: 20, cornerRadius: 18),
    tablet("ipadpro11", ["iPad Pro 11-inch"], 834, 1210, cornerRadius: nil),
    tablet("ipad13", ["iPad Air 13-inch", "iPad Pro 12.9-inch"], 1024, 1366),
    tablet("ipadpro13", ["iPad Pro 13-inch"], 1032, 1376, cornerRadius: nil),
  ]

  private static func tablet(
    _ id: String, _ models: [String], _ width: CGFloat, _ height: CGFloat,
    cornerRadius: CGFloat? = 18
  ) -> Device {
    Device(
      id, models, width, height, scale: 2, top: 32, bottom: 25, topBefore26: 24,
      bottomBefore26: 20, cornerRadius: cornerRadius)
  }
}
