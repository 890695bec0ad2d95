// SPDX-License-Identifier: MIT
//
// Gathers pixels that count into places: tiles that touch belong together, boxes that overlap too.

/// Gathers pixels that count into regions.
struct RegionFinder {
  /// The most places that are told apart; the rest is one.
  static let mostRegions = 64

  let tiles: DifferenceTiles

  /// Places from the top, those of one row from the left; each pixel that counts is in one.
  func regions() -> [DifferenceRegion] {
    var found = merged(connected())
    if found.count > Self.mostRegions {
      // The largest stay apart.
      found.sort { ($0.count, $1.box.y, $1.box.x) > ($1.count, $0.box.y, $0.box.x) }
      let rest = found[(Self.mostRegions - 1)...]
      let whole = rest.dropFirst().reduce(rest[rest.startIndex]) { $0.joined(with: $1) }
      found = Array(found.prefix(Self.mostRegions - 1)) + [whole]
    }
    return found.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// 1. Tiles that touch, also at a corner, make a region.
  private func connected() -> [DifferenceRegion] {
    var seen = [Bool](repeating: false, count: tiles.across * tiles.down)
    var regions: [DifferenceRegion] = []
    for row in 0..<tiles.down where !tiles.isEmpty(row: row) {
      for column in 0..<tiles.across {
        let place = row * tiles.across + column
        guard !seen[place], let first = tiles.region(column: column, row: row) else { continue }
        seen[place] = true
        regions.append(grown(first, column, row, &seen))
      }
    }
    return regions
  }

  private func grown(
    _ first: DifferenceRegion, _ column: Int, _ row: Int, _ seen: inout [Bool]
  ) -> DifferenceRegion {
    var region = first
    var open = [(column, row)]
    while let (column, row) = open.popLast() {
      let around = Neighbourhood(x: column, y: row, width: tiles.across, height: tiles.down)
      for (x, y) in around {
        let place = y * tiles.across + x
        guard !seen[place], let next = tiles.region(column: x, row: y) else { continue }
        seen[place] = true
        region = region.joined(with: next)
        open.append((x, y))
      }
    }
    return region
  }

  /// 2. Boxes that overlap become one, until none does.
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
    DifferenceRegion(
      box: box.union(other.box), count: count + other.count,
      worst: PixelDifference.Worst.furthest(of: [worst, other.worst].compactMap { $0 }))
  }
}
