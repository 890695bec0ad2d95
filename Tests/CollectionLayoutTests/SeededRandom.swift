// SPDX-License-Identifier: MIT
//
// Numbers that look random and are the same on every machine: SplitMix64.

import Foundation

/// A stream of numbers that depends on its seed alone.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number in `range`, in steps of a third or a half, or any.
  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let raw = CGFloat.random(in: range, using: &self)
    switch int(0...3) {
    case 0: return raw
    case 1: return (raw * 3).rounded() / 3
    case 2: return (raw * 2).rounded() / 2
    default: return raw.rounded()
    }
  }

  /// True once in `times`, on average.
  mutating func once(in times: Int) -> Bool { int(1...times) == 1 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[int(0...(choices.count - 1))]
  }
}

/// Seeds of a property test: 1 to `count`. `DCV_SEED` replays the one of a failure, and
/// `DCV_SEED_FACTOR` makes a long run of many more.
func seeds(_ count: UInt64) -> [UInt64] {
  let environment = ProcessInfo.processInfo.environment
  if let seed = environment["DCV_SEED"].flatMap(UInt64.init) { return [seed] }
  let factor = environment["DCV_SEED_FACTOR"].flatMap(UInt64.init) ?? 1
  return Array(1...max(1, count * factor))
}
