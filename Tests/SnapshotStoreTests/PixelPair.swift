// SPDX-License-Identifier: MIT
//
// Pairs of small pictures drawn from Fixtures/pixel-pairs.json, with the number of pixels that each
// metric counts. Counts are `derived`: tools/report-test/pixel_pairs.py, a second transcription.

import Foundation
import Testing

@testable import SnapshotStore

/// Two pictures and what to find between them.
struct PixelPair: Sendable, CustomTestStringConvertible {
  let name: String
  let before: Raster
  let after: Raster
  /// Counts by metric, `noAA` for exact without smoothed edges; nil when the sizes differ.
  let counts: [String: Int]?

  var testDescription: String { name }

  static let all: [PixelPair] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/pixel-pairs.json")
    guard let bytes = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let pairs = root["pairs"] as? [[String: Any]]
    else { preconditionFailure("pixel-pairs.json is missing") }
    return pairs.map(PixelPair.init)
  }()

  private init(_ json: [String: Any]) {
    let size = Self.numbers(json["size"]).map { Int($0) }
    let other = json["afterSize"] == nil ? size : Self.numbers(json["afterSize"]).map { Int($0) }
    name = json["name"] as? String ?? ""
    before = PairDrawing.draw(size[0], size[1], json["before"])
    after = PairDrawing.draw(other[0], other[1], json["after"])
    counts = (json["expect"] as? [String: Any])?.mapValues { Int(Self.number($0)) }
  }

  static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
  static func numbers(_ value: Any?) -> [Double] { (value as? [Any] ?? []).map(number) }
}

/// Draws with the few shapes that the fixture knows; edges are smoothed by 4 x 4 samples.
private enum PairDrawing {
  static func draw(_ width: Int, _ height: Int, _ operations: Any?) -> Raster {
    var picture = Raster(width: width, height: height)
    for operation in operations as? [[String: Any]] ?? [] {
      let source = picture
      for y in 0..<height {
        for x in 0..<width { picture[x, y] = pixel(x, y, of: source, operation) }
      }
    }
    return picture
  }

  private static func pixel(
    _ x: Int, _ y: Int, of source: Raster, _ operation: [String: Any]
  ) -> Pixel {
    let old = source[x, y]
    let numbers = { PixelPair.numbers(operation[$0]) }
    let color = numbers("color").map { UInt8($0) }
    if operation["shift"] != nil {
      let by = numbers("shift").map { Int($0) }
      return source[
        min(max(x - by[0], 0), source.width - 1), min(max(y - by[1], 0), source.height - 1)]
    }
    if operation["pattern"] != nil {
      let value = (x * 73 + y * 151 + Int(PixelPair.number(operation["pattern"]))) % 256
      return Pixel(UInt8(value), UInt8(value * 7 % 256), UInt8(value * 13 % 256))
    }
    for name in ["fill", "add"] where operation[name] != nil {
      let area = numbers(name).map { Int($0) }
      let rect = PixelRect(x: area[0], y: area[1], width: area[2], height: area[3])
      guard rect.meets(PixelRect(x: x, y: y, width: 1, height: 1)) else { return old }
      if name == "fill" { return Pixel(color[0], color[1], color[2], color[3]) }
      let by = numbers("by").map { Int($0) }
      let sum = zip([old.red, old.green, old.blue, old.alpha], by).map { channel, by in
        UInt8(min(255, max(0, Int(channel) + by)))
      }
      return Pixel(sum[0], sum[1], sum[2], sum[3])
    }
    let part = covered(x, y, card: numbers("card"), disc: numbers("disc"))
    let mixed = zip([old.red, old.green, old.blue, old.alpha], color).map { old, new in
      UInt8((Int(old) * (16 - part) + Int(new) * part + 8) / 16)
    }
    return Pixel(mixed[0], mixed[1], mixed[2], mixed[3])
  }

  /// Sixteenths of a pixel inside the shape.
  private static func covered(_ x: Int, _ y: Int, card: [Double], disc: [Double]) -> Int {
    var count = 0
    for i in 0..<4 {
      for j in 0..<4 {
        let (px, py) = (Double(8 * x + 1 + 2 * i), Double(8 * y + 1 + 2 * j))
        let isInside =
          card.isEmpty
          ? isIn(disc: disc.map { $0 * 8 }, px, py)
          : isIn(card: card.map { $0 * 8 }, px, py)
        if isInside { count += 1 }
      }
    }
    return count
  }

  private static func isIn(disc: [Double], _ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (x - disc[0], y - disc[1])
    return dx * dx + dy * dy <= disc[2] * disc[2]
  }

  private static func isIn(card: [Double], _ x: Double, _ y: Double) -> Bool {
    let (left, top, right, bottom) = (card[0], card[1], card[0] + card[2], card[1] + card[3])
    guard x >= left, x < right, y >= top, y < bottom else { return false }
    let radius = card[4]
    return isIn(
      disc: [
        min(max(x, left + radius), right - radius), min(max(y, top + radius), bottom - radius),
        radius,
      ], x, y)
  }
}
