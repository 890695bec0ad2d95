// SPDX-License-Identifier: MIT
//
// What `list --devices` prints.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument

/// The known devices as text.
enum DeviceList {
  /// A table, or a JSON list with one object a line.
  static func text(asJSON isJSON: Bool) -> String { isJSON ? json : table }

  private static var table: String {
    let rows =
      [["device", "points", "scale", "safe area", "other names"]]
      + Device.all.map { device in
        [
          device.name, size(device.size), "@" + CanonicalNumber.string(device.scale) + "x",
          insets(device.safeArea(os: 18)),
          device.names.filter { $0 != device.name }.joined(separator: ", "),
        ]
      }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmingTrailingSpaces
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var json: String {
    let lines = Device.all.map { device in
      let names = device.names.map(JSONText.string).joined(separator: ", ")
      let safeAreas = [18, 26].map { os in
        "\"\(os)\": \(JSONText.list(numbers(device.safeArea(os: os))))"
      }.joined(separator: ", ")
      return "  {\"name\": \(JSONText.string(device.name)), \"names\": [\(names)],"
        + " \"size\": \(JSONText.list([device.size.width, device.size.height])),"
        + " \"scale\": \(CanonicalNumber.string(device.scale)), \"safeArea\": {\(safeAreas)}}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func size(_ size: CGSize) -> String {
    CanonicalNumber.string(size.width) + " x " + CanonicalNumber.string(size.height)
  }

  private static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    numbers(insets).map { CanonicalNumber.string($0) }.joined(separator: " ")
  }

  private static func numbers(_ insets: NSDirectionalEdgeInsets) -> [CGFloat] {
    [insets.top, insets.leading, insets.bottom, insets.trailing]
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
