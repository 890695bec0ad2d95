// SPDX-License-Identifier: MIT
//
// Exponential and logarithm from the four operations alone: the C library may round the last bit
// differently on another processor, and an offset must not.

/// The two functions that all scroll motion is made of, the same on every machine.
enum Exponential {
  private static let logOfTwo = 0.693147180559945309417232121458

  /// e to the power of `x`, to about one part in 10^15; 0 below -700, capped above 700.
  static func exp(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    guard x < 700 else { return exp(699.999) }
    let doublings = (x / logOfTwo).rounded()
    let rest = x - doublings * logOfTwo
    // The rest is at most 0.347: 17 terms leave nothing visible.
    var sum = 1.0
    for term in stride(from: 17.0, through: 1, by: -1) { sum = 1 + sum * rest / term }
    return Double(sign: .plus, exponent: Int(doublings), significand: sum)
  }

  /// The natural logarithm of a positive number; 0 for all others.
  static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return 0 }
    var significand = x.significand
    var exponent = Double(x.exponent)
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), the argument at most 0.172.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for power in stride(from: 23.0, through: 1, by: -2) { sum = 1 / power + sum * square }
    return exponent * logOfTwo + 2 * ratio * sum
  }

  /// The moment in `low...high` until which `isEarly` holds, to the nearest 2^-60 of the stretch.
  ///
  /// - Parameter isEarly: True at first, false from some moment on.
  static func lastMoment(
    from low: Double, to high: Double, where isEarly: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isEarly(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
