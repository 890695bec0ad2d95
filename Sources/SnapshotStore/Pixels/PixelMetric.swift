// SPDX-License-Identifier: MIT
//
// How far apart two pixels are. Each definition is frozen: docs/snapshots.md, "Metrics".

import Foundation

/// A way to measure how far apart two pixels are.
package enum PixelMetric: String, Hashable, Sendable, CaseIterable {
  /// Largest difference of a channel, 0 to 255; any difference counts, there is no threshold.
  case exact
  /// Weighted distance in YIQ, 0 to 1 (Kotsarenko and Ramos 2010, as in pixelmatch 7).
  case yiq
  /// Euclidean distance in OKLab, 0 to 1 between black and white (Ottosson 2020).
  case oklab
  /// Euclidean distance in CIELAB (CIE 1976, D65), cut at 100.
  case deltaE
  /// 1 minus the structural similarity of the 7 x 7 pixels around, 0 to 2 (Wang et al. 2004).
  case ssim

  /// The largest threshold that can make sense.
  package var largestThreshold: Double {
    switch self {
    case .exact: 0
    case .yiq, .oklab: 1
    case .deltaE: 100
    case .ssim: 2
    }
  }
}

/// Distances of pixels under one of the metrics that look at nothing but the two pixels.
struct PixelDistance {
  let metric: PixelMetric

  /// The distance in the metric's own unit. Where a pixel is translucent: the larger of the
  /// distances when both stand on white and when both stand on black.
  func between(_ one: Pixel, _ other: Pixel) -> Double {
    if metric == .exact || metric == .ssim { return Double(Self.largestChannel(one, other)) }
    if one.alpha == 255, other.alpha == 255 { return distance(RGB(one, on: 0), RGB(other, on: 0)) }
    return max(
      distance(RGB(one, on: 1), RGB(other, on: 1)), distance(RGB(one, on: 0), RGB(other, on: 0)))
  }

  private func distance(_ one: RGB, _ other: RGB) -> Double {
    switch metric {
    case .exact, .ssim: 0
    case .yiq: Self.yiq(one, other)
    case .oklab: OKLab(one).distance(to: OKLab(other))
    case .deltaE: min(100, CIELab(one).distance(to: CIELab(other)))
    }
  }

  static func largestChannel(_ one: Pixel, _ other: Pixel) -> Int {
    max(
      max(gap(one.red, other.red), gap(one.green, other.green)),
      max(gap(one.blue, other.blue), gap(one.alpha, other.alpha)))
  }

  private static func gap(_ one: UInt8, _ other: UInt8) -> Int { abs(Int(one) - Int(other)) }

  /// The root of pixelmatch's delta over its largest value, 35215, so that a threshold means what
  /// it means there: delta > 35215 * threshold².
  private static func yiq(_ one: RGB, _ other: RGB) -> Double {
    let (r, g, b) = (
      (one.red - other.red) * 255, (one.green - other.green) * 255, (one.blue - other.blue) * 255
    )
    let y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215).squareRoot()
  }
}

/// An opaque colour, channels 0 to 1, sRGB as encoded.
struct RGB: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  /// `pixel` on a grey of 0 (black) to 1 (white).
  init(_ pixel: Pixel, on grey: Double) {
    let alpha = Double(pixel.alpha) / 255
    let rest = grey * (1 - alpha)
    red = Double(pixel.red) / 255 * alpha + rest
    green = Double(pixel.green) / 255 * alpha + rest
    blue = Double(pixel.blue) / 255 * alpha + rest
  }

  /// Brightness in YIQ, 0 to 255.
  var brightness: Double {
    (red * 0.29889531 + green * 0.58662247 + blue * 0.11448223) * 255
  }

  /// Light, by the curve of IEC 61966-2-1.
  var linear: (Double, Double, Double) { (Self.light(red), Self.light(green), Self.light(blue)) }

  private static func light(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}

/// A colour in OKLab. Source: Björn Ottosson, "A perceptual color space for image processing".
private struct OKLab {
  let lightness: Double
  let a: Double
  let b: Double

  init(_ color: RGB) {
    let (r, g, b) = color.linear
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func distance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }
}

/// A colour in CIELAB under D65 (0.95047, 1, 1.08883), from the matrix of IEC 61966-2-1.
private struct CIELab {
  let lightness: Double
  let a: Double
  let b: Double

  init(_ color: RGB) {
    let (r, g, b) = color.linear
    let x = Self.curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = Self.curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = Self.curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    self.b = 200 * (y - z)
  }

  private static func curve(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
  }

  func distance(to other: CIELab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }
}
