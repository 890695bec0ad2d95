// SPDX-License-Identifier: MIT
//
// A set of small numbers that answers for neighbours: a tree of 64-bit words, four levels for
// sixteen million numbers.

/// A set of numbers from 0 up to a limit.
struct NumberSet {
  /// From the numbers themselves up to one word; a bit says whether the word below has any.
  private var levels: [[UInt64]] = []
  /// Words looked at or changed so far: what an operation costs.
  private(set) var steps = 0

  /// No numbers; there is room for those below `limit`.
  init(limit: Int) {
    var count = max(1, limit)
    repeat {
      count = (count + 63) / 64
      levels.append([UInt64](repeating: 0, count: count))
    } while count > 1
  }

  mutating func insert(_ number: Int) {
    var number = number
    for level in levels.indices {
      steps += 1
      let (word, bit) = (number >> 6, UInt64(1) << UInt64(number & 63))
      let wasEmpty = levels[level][word] == 0
      levels[level][word] |= bit
      guard wasEmpty else { return }
      number = word
    }
  }

  mutating func remove(_ number: Int) {
    var number = number
    for level in levels.indices {
      steps += 1
      let word = number >> 6
      levels[level][word] &= ~(UInt64(1) << UInt64(number & 63))
      guard levels[level][word] == 0 else { return }
      number = word
    }
  }

  /// The least number above `number`.
  mutating func next(after number: Int) -> Int? {
    var number = number
    for level in levels.indices {
      steps += 1
      let (word, bit) = (number >> 6, number & 63)
      let rest = bit == 63 ? 0 : levels[level][word] & (~UInt64(0) << UInt64(bit + 1))
      if rest != 0 {
        return lower(word * 64 + rest.trailingZeroBitCount, below: level) {
          $0.trailingZeroBitCount
        }
      }
      number = word
    }
    return nil
  }

  /// The greatest number below `number`.
  mutating func last(before number: Int) -> Int? {
    var number = number
    for level in levels.indices {
      steps += 1
      let (word, bit) = (number >> 6, number & 63)
      let rest = levels[level][word] & ((UInt64(1) << UInt64(bit)) - 1)
      if rest != 0 {
        return lower(word * 64 + 63 - rest.leadingZeroBitCount, below: level) {
          63 - $0.leadingZeroBitCount
        }
      }
      number = word
    }
    return nil
  }

  private mutating func lower(_ word: Int, below level: Int, _ pick: (UInt64) -> Int) -> Int {
    var word = word
    for level in (0..<level).reversed() {
      steps += 1
      word = word * 64 + pick(levels[level][word])
    }
    return word
  }
}
