// SPDX-License-Identifier: MIT
//
// The device that a snapshot is taken on.

public import Foundation
public import Geometry

/// A device by its name, `"iPhone SE"`, or a size spelled out.
public struct SnapshotDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Kind: Hashable, Sendable {
    case named(String)
    case spelled(CGSize, scale: CGFloat, safeArea: NSDirectionalEdgeInsets)
  }

  let kind: Kind

  /// The device with a name; `dcv-snap list --devices` lists them.
  public init(stringLiteral name: String) { kind = .named(name) }

  private init(kind: Kind) { self.kind = kind }

  /// The device with a name.
  public static func named(_ name: String) -> SnapshotDevice { SnapshotDevice(kind: .named(name)) }

  /// A size in points; two pixels in a point and nothing covered unless given.
  public static func size(
    width: CGFloat, height: CGFloat, scale: CGFloat = 2, safeArea: NSDirectionalEdgeInsets = .zero
  ) -> SnapshotDevice {
    SnapshotDevice(
      kind: .spelled(
        CGSize(width: width, height: height), scale: scale, safeArea: safeArea))
  }
}
