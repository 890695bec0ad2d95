// SPDX-License-Identifier: MIT
//
// What was found between pixels, as JSON and back.

extension PixelDifference {
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("total", .integer(total)), ("differing", .integer(differing)),
      ("counted", .integer(counted)), ("ratio", .string(ratioText)),
      ("smoothed", .integer(smoothed)), ("masked", .integer(masked)),
      ("densest", .integer(densest)), ("passes", .bool(passes)),
    ]
    if let worst { members.append(("worst", worst.json)) }
    members.append(("regions", .array(regions.map(\.json))))
    return .object(members)
  }

  init?(json: JSONValue) {
    guard let total = json["total"].integer else { return nil }
    self.init(total: total)
    differing = json["differing"].integer ?? 0
    counted = json["counted"].integer ?? 0
    smoothed = json["smoothed"].integer ?? 0
    masked = json["masked"].integer ?? 0
    densest = json["densest"].integer ?? 0
    passes = json["passes"].bool ?? false
    worst = Worst(json: json["worst"])
    regions = (json["regions"].array ?? []).compactMap(DifferenceRegion.init)
  }
}

extension PixelDifference.Worst {
  fileprivate var json: JSONValue {
    .object([
      ("x", .integer(x)), ("y", .integer(y)), ("before", .string(before.text)),
      ("after", .string(after.text)), ("distance", .number(distance)),
    ])
  }

  fileprivate init?(json: JSONValue) {
    guard let x = json["x"].integer, let y = json["y"].integer,
      let before = json["before"].string.flatMap(Pixel.init(text:)),
      let after = json["after"].string.flatMap(Pixel.init(text:))
    else { return nil }
    self.init(x: x, y: y, before: before, after: after, distance: json["distance"].number ?? 0)
  }
}

extension DifferenceRegion {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("box", .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))),
      ("count", .integer(count)), ("explained", .bool(isExplainedByLayout)),
      ("elements", .array(elements.map(JSONValue.string))),
    ]
    if let worst { members.append(("worst", worst.json)) }
    return .object(members)
  }

  fileprivate init?(json: JSONValue) {
    let box = (json["box"].array ?? []).compactMap(\.integer)
    guard box.count == 4, let count = json["count"].integer else { return nil }
    self.init(
      box: PixelRect(x: box[0], y: box[1], width: box[2], height: box[3]), count: count,
      worst: PixelDifference.Worst(json: json["worst"]),
      elements: (json["elements"].array ?? []).compactMap(\.string),
      isExplainedByLayout: json["explained"].bool ?? false)
  }
}

extension Pixel {
  /// Reads `#rrggbb` or `#rrggbbaa`.
  init?(text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? value << 8 | 255 : value
    self.init(
      UInt8(truncatingIfNeeded: all >> 24), UInt8(truncatingIfNeeded: all >> 16),
      UInt8(truncatingIfNeeded: all >> 8), UInt8(truncatingIfNeeded: all))
  }
}
