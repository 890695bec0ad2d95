// SPDX-License-Identifier: MIT
//
// The value of a checked JSON number, the nearest double, in no locale.

/// Decodes numbers that the reader has checked.
enum JSONNumber {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number in `bytes[start..<end]`.
  static func value(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double {
    // Up to 15 digits and a small power of ten are exact in doubles, so one division rounds once.
    var digits = 0
    var whole: UInt64 = 0
    var decimals = 0
    var afterPoint = false
    var index = start
    let end = min(end, bytes.count)
    let negative = index < end && bytes[index] == UInt8(ascii: "-")
    if negative { index += 1 }
    while index < end {
      let byte = bytes[index]
      if byte >= 0x30, byte <= 0x39 {
        digits += 1
        guard digits <= 15 else { return slow(bytes, start, end) }
        whole = whole * 10 + UInt64(byte - 0x30)
        if afterPoint { decimals += 1 }
      } else if byte == UInt8(ascii: ".") {
        afterPoint = true
      } else {
        return slow(bytes, start, end)
      }
      index += 1
    }
    let value = Double(whole) / powers[decimals]
    return negative ? -value : value
  }

  private static func slow(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double {
    Double(String(decoding: bytes[start..<end], as: UTF8.self)) ?? .infinity
  }
}
