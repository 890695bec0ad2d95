// SPDX-License-Identifier: MIT
//
// Gathers pixels that count into places: tiles that touch belong together, boxes that overlap too.

/// Gathers marked pixels into regions.
struct RegionFinder {
  /// Pixels along an edge of a tile: what is closer than this is one place.
  static let tile = 8
  /// The most places that are told apart; the rest is one.
  static let mostRegions = 64

  let marks: [UInt8]
  let width: Int
  let height: Int

  private struct Tile {
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var count = 0
  }

  /// Places from the top, those of one row from the left; each pixel that counts is in one.
  func regions() -> [DifferenceRegion] {
    let across = (width + Self.tile - 1) / Self.tile
    let down = (height + Self.tile - 1) / Self.tile
    let tiles = tiles(across: across, down: down)
    var found = connected(tiles, across: across, down: down)
    found = merged(found)
    if found.count > Self.mostRegions {
      // The largest stay apart.
      found.sort { ($0.count, $1.box.y, $1.box.x) > ($1.count, $0.box.y, $0.box.x) }
      let rest = found[(Self.mostRegions - 1)...]
      let whole = rest.dropFirst().reduce(rest[rest.startIndex]) { $0.joined(with: $1) }
      found = Array(found.prefix(Self.mostRegions - 1)) + [whole]
    }
    return found.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// 1. The box and number of marked pixels of each tile.
  private func tiles(across: Int, down: Int) -> [Tile] {
    var tiles = [Tile](repeating: Tile(), count: across * down)
    marks.withUnsafeBytes { marks in
      for y in 0..<height {
        let row = y / Self.tile * across
        var x = 0
        while x < width {
          let place = y * width + x
          // Nearly all pixels are equal: eight at a time.
          if x + 8 <= width, marks.loadUnaligned(fromByteOffset: place, as: UInt64.self) == 0 {
            x += 8
            continue
          }
          defer { x += 1 }
          guard marks[place] == PixelMark.counted.rawValue else { continue }
          let index = row + x / Self.tile
          tiles[index].box = tiles[index].box.union(PixelRect(x: x, y: y, width: 1, height: 1))
          tiles[index].count += 1
        }
      }
    }
    return tiles
  }

  /// 2. Tiles that touch, also at a corner, make a region.
  private func connected(_ tiles: [Tile], across: Int, down: Int) -> [DifferenceRegion] {
    var seen = [Bool](repeating: false, count: tiles.count)
    var regions: [DifferenceRegion] = []
    for start in tiles.indices where tiles[start].count > 0 && !seen[start] {
      var region = DifferenceRegion(box: tiles[start].box, count: 0)
      var open = [start]
      seen[start] = true
      while let index = open.popLast() {
        region.box = region.box.union(tiles[index].box)
        region.count += tiles[index].count
        let around = Neighbourhood(
          x: index % across, y: index / across, width: across, height: down)
        for (x, y) in around {
          let next = y * across + x
          guard tiles[next].count > 0, !seen[next] else { continue }
          seen[next] = true
          open.append(next)
        }
      }
      regions.append(region)
    }
    return regions
  }

  /// 3. Boxes that overlap become one, until none does.
  private func merged(_ regions: [DifferenceRegion]) -> [DifferenceRegion] {
    var result: [DifferenceRegion] = []
    for region in regions.prefix(4096) {
      var region = region
      while let index = result.firstIndex(where: { $0.box.meets(region.box) }) {
        region = result.remove(at: index).joined(with: region)
      }
      result.append(region)
    }
    return result + regions.dropFirst(4096)
  }
}

extension DifferenceRegion {
  /// Both as one.
  fileprivate func joined(with other: DifferenceRegion) -> DifferenceRegion {
    DifferenceRegion(box: box.union(other.box), count: count + other.count)
  }
}
