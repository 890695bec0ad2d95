// SPDX-License-Identifier: MIT
//
// Rows under each of PNG's filters, of each kind of picture, are what was filtered.

import CPNG
import Testing

@testable import CairoPainter

@Suite struct PNGFilterTests {
  /// Not a whole number of vectors, nor of bytes where pixels are smaller.
  static let (width, height) = (37, 23)

  /// Formulas of the PNG specification, 9.2; the type of each row follows from its number.
  @Test("every filter is undone", arguments: Kind.allCases, [1, 2, 4, 8, 16])
  func filters(_ kind: Kind, _ depth: Int) throws {
    guard kind.depths.contains(depth) else { return }
    let rows = Self.rows(kind, depth)
    for shift in 0..<5 {
      var stored: [UInt8] = []
      for (y, row) in rows.enumerated() {
        let prior = y > 0 ? rows[y - 1] : [UInt8](repeating: 0, count: row.count)
        let filter = (y + shift) % 5
        stored.append(UInt8(filter))
        stored += Self.filtered(row, prior, filter, pixelBytes: max(1, kind.channels * depth / 8))
      }
      let file = Self.file(kind, depth, stored)
      let pixels = try PNGDecoder.decode(file, maxPixels: 10_000)
      #expect(pixels.bytes == Self.expected(rows, kind, depth), "shift \(shift)")
    }
  }

  @Test func `a filter that there is none of is an error`() {
    let rows: [UInt8] = Self.rows(.rgb, 8).flatMap { row in [UInt8(5)] + row }
    let error = #expect(throws: PaintError.self) {
      try PNGDecoder.decode(Self.file(.rgb, 8, rows), maxPixels: 10_000)
    }
    #expect(error?.message.contains("filter") == true)
  }

  @Test("only the lower bits of a transparent sample count", arguments: [1, 2, 4, 8])
  func key(_ depth: Int) throws {
    let row = Self.rows(.keyedGrey, depth)[1]
    let stream = PNGFile.stream([0] + row)
    let files = [[0, 1], [0x41, 1]].map { key in
      PNGFile.bytes(
        width: Self.width, height: 1, depth: depth, type: 0, [("tRNS", key), ("IDAT", stream)])
    }
    let pixels = try files.map { try PNGDecoder.decode($0, maxPixels: 1000).bytes }
    #expect(pixels[0] == pixels[1])
    #expect(pixels[0].contains(0))
  }

  // MARK: Kinds

  /// PNG's colour types, some with transparency of their own.
  enum Kind: Int, CaseIterable {
    case grey, keyedGrey, rgb, keyedRGB, palette, greyAlpha, rgba

    var type: UInt8 { [0, 0, 2, 2, 3, 4, 6][rawValue] }
    var channels: Int { [1, 1, 3, 3, 1, 2, 4][rawValue] }
    var depths: [Int] {
      switch self {
      case .grey, .keyedGrey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }

    /// The sample that is transparent: 1 in every channel.
    var isKeyed: Bool { self == .keyedGrey || self == .keyedRGB }
  }

  /// Fewer entries than indices of 8 bits; fewer opacities than entries.
  static let palette: [[UInt8]] = (0..<200).map {
    [UInt8($0), UInt8(255 - $0), UInt8($0 * 7 % 256)]
  }
  static let opacities: [UInt8] = (0..<90).map { UInt8($0 * 2) }

  // MARK: Rows

  /// Rows as they are stored before they are filtered: smooth and noisy ones.
  private static func rows(_ kind: Kind, _ depth: Int) -> [[UInt8]] {
    let bytes = (width * kind.channels * depth + 7) / 8
    var noise: UInt32 = 12345
    return (0..<height).map { y in
      (0..<bytes).map { x in
        noise = noise &* 1_664_525 &+ 1_013_904_223
        if kind.isKeyed && x % 5 == 0 { return depth == 16 ? UInt8(x & 1) : 1 }
        return y % 3 == 0 ? UInt8(noise >> 24) : UInt8(truncatingIfNeeded: x * 3 + y * 5)
      }
    }
  }

  private static func filtered(
    _ row: [UInt8], _ prior: [UInt8], _ filter: Int, pixelBytes: Int
  ) -> [UInt8] {
    row.indices.map { i in
      let a = i < pixelBytes ? 0 : Int(row[i - pixelBytes])
      let b = Int(prior[i])
      let c = i < pixelBytes ? 0 : Int(prior[i - pixelBytes])
      let guess: Int
      switch filter {
      case 1: guess = a
      case 2: guess = b
      case 3: guess = (a + b) / 2
      case 4:
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        guess = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      default: guess = 0
      }
      return row[i] &- UInt8(truncatingIfNeeded: guess)
    }
  }

  /// Straight R, G, B, A.
  private static func expected(_ rows: [[UInt8]], _ kind: Kind, _ depth: Int) -> [UInt8] {
    rows.flatMap { row in
      (0..<width).flatMap { x in
        let samples = (0..<kind.channels).map {
          sample(row, (x * kind.channels + $0) * depth, depth)
        }
        let most = (1 << depth) - 1
        // Rounded to the nearest of 8 bits.
        let levels = samples.map { UInt8(($0 * 255 + most / 2) / most) }
        let opacity: UInt8 = kind.isKeyed && samples.allSatisfy { $0 == 1 } ? 0 : 255
        switch kind {
        case .grey, .keyedGrey: return [levels[0], levels[0], levels[0], opacity]
        case .rgb, .keyedRGB: return levels + [opacity]
        case .greyAlpha: return [levels[0], levels[0], levels[0], levels[1]]
        case .rgba: return levels
        case .palette:
          let index = samples[0]
          let colour = index < palette.count ? palette[index] : [0, 0, 0]
          return colour + [index < opacities.count ? opacities[index] : 255]
        }
      }
    }
  }

  private static func sample(_ row: [UInt8], _ bit: Int, _ depth: Int) -> Int {
    if depth == 16 { return Int(row[bit / 8]) << 8 | Int(row[bit / 8 + 1]) }
    return Int(row[bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
  }

  // MARK: Files

  private static func file(_ kind: Kind, _ depth: Int, _ stored: [UInt8]) -> [UInt8] {
    var chunks: [(String, [UInt8])] = []
    if kind == .palette {
      let entries = min(palette.count, 1 << depth)
      chunks.append(("PLTE", palette.prefix(entries).flatMap { $0 }))
      chunks.append(("tRNS", Array(opacities.prefix(entries))))
    } else if kind.isKeyed {
      chunks.append(("tRNS", (0..<kind.channels).flatMap { _ in [0, 1] as [UInt8] }))
    }
    chunks.append(("IDAT", PNGFile.stream(stored)))
    return PNGFile.bytes(width: width, height: height, depth: depth, type: kind.type, chunks)
  }
}
