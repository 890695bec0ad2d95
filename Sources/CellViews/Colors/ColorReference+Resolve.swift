// SPDX-License-Identifier: MIT
//
// Names of colours become values.

public import Drawing
import Foundation

extension ColorReference {
  /// Every name that ``resolve(in:)`` knows, sorted: UIKit's (`systemBlue`, `label`) and SwiftUI's
  /// (`blue`, `primary`).
  public static let names: [String] = SystemColors.table18.keys.sorted()

  /// The colour in an environment, whose appearance, contrast and system pick among the palettes;
  /// nil for a name that is not among ``names``.
  public func resolve(in environment: ViewEnvironment) -> RGBA? {
    switch self {
    case .rgba(let color): return color
    case .named(let name):
      let table = environment.os >= 26 ? SystemColors.table26 : SystemColors.table18
      return table[name]?(environment.appearance, environment.contrast)
    case .opacity(let color, let factor):
      return color.resolve(in: environment)?.opacity(factor.isFinite ? max(0, min(factor, 1)) : 1)
    case .mixed(let first, let second, let share):
      guard let a = first.resolve(in: environment), let b = second.resolve(in: environment) else {
        return nil
      }
      return a.mixed(with: b, by: share.isFinite ? max(0, min(share, 1)) : 0)
    case .dynamic(let light, let dark):
      return (environment.appearance == .dark ? dark : light).resolve(in: environment)
    case .contrasting(let standard, let increased):
      let isIncreased = environment.contrast == .increased
      return (isIncreased ? increased : standard).resolve(in: environment)
    }
  }

  /// The name it stands on, if it stands on one.
  var name: String? {
    switch self {
    case .rgba: nil
    case .named(let name): name
    case .opacity(let color, _): color.name
    case .mixed(let first, let second, _): first.unknownName ?? second.unknownName
    case .dynamic(let light, let dark): light.unknownName ?? dark.unknownName
    case .contrasting(let standard, let increased): standard.unknownName ?? increased.unknownName
    }
  }

  /// The name it stands on, if no colour has it.
  private var unknownName: String? {
    name.flatMap { SystemColors.table18[$0] == nil ? $0 : nil }
  }
}

extension RGBA {
  /// A colour by hue in degrees, saturation and lightness of 0 to 1.
  init(hue: Double, saturation: Double, lightness: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4))
  }

  /// This colour with a share of another one, channel by channel.
  func mixed(with other: RGBA, by share: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// How bright it looks, 0 to 1 (WCAG 2's relative luminance; opacity left out).
  var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
