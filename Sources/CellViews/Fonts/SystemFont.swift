// SPDX-License-Identifier: MIT
//
// San Francisco's numbers, used whatever face is painted: only advance widths come from the face.
// Source: views-and-metrics 3.7, 3.9, 3.14; Q9.

public import Drawing
import Foundation

/// San Francisco's line metrics and tracking.
enum SystemFont {
  /// Top of a line to its baseline, per point of size.
  static let ascender: CGFloat = 0.9521484375
  /// Baseline to the bottom of a line, per point of size.
  static let descender: CGFloat = 0.2412109375

  /// Points added after each glyph at `size`, between the listed sizes by proportion.
  static func tracking(_ size: CGFloat) -> CGFloat {
    guard size > 6 else { return trackings[0].points }
    guard let next = trackings.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (low, high) = (trackings[next - 1], trackings[next])
    let part = (size - low.size) / (high.size - low.size)
    return low.points + (high.points - low.points) * part
  }

  private static let trackings: [(size: CGFloat, points: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (36, 0.37),
    (38, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26), (66, 0.19),
    (76, 0.07), (80, 0),
  ]

  /// A face of `size` points, with `lineSpacing` between baselines, or none but its own.
  static func request(
    size: CGFloat, weight: Int, design: FontRequest.Design = .default, lineSpacing: CGFloat? = nil
  ) -> FontRequest {
    let size = max(minimumSize, min(Length.finite(size, or: 17), maximumSize))
    let lineHeight = (ascender + descender) * size
    return FontRequest(
      size: size, weight: max(100, min(weight, 900)), design: design,
      tracking: design == .default || design == .rounded ? tracking(size) : 0,
      ascender: ascender * size, descender: descender * size,
      leading: max(0, (lineSpacing ?? lineHeight) - lineHeight))
  }

  private static let minimumSize: CGFloat = 0.5
  private static let maximumSize: CGFloat = 1000
}

extension FontReference {
  /// The face in an environment: a style follows the reader's text size, a fixed size does not.
  ///
  /// Styles carry extra leading between lines, the published leading less the line's own height;
  /// faces made by size have none (views-and-metrics 3.9). A named face follows body, or the style
  /// it is relative to, and is set in the system's own.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900 instead of the font's own.
  ///   - decoration: What is said besides; its `bold` gives way to `weight`.
  public func request(
    in environment: ViewEnvironment, weight: Int? = nil,
    decoration: TextDecoration = TextDecoration()
  ) -> FontRequest {
    let traits = traits(in: environment)
    var request = SystemFont.request(
      size: traits.size,
      weight: weight ?? (decoration.bold == true ? traits.emphasis : traits.weight),
      design: decoration.design ?? traits.design, lineSpacing: traits.lineSpacing)
    request.italic = decoration.italic ?? traits.italic
    request.leading = max(
      0, request.leading + traits.extraLeading + Length.finite(decoration.lineSpacing ?? 0))
    request.hasMonospacedDigits = decoration.monospacedDigit ?? traits.hasMonospacedDigits
    request.tracking += Length.finite(decoration.tracking ?? 0)
    return request
  }

  /// Em size in points in an environment.
  func size(in environment: ViewEnvironment) -> CGFloat {
    max(0, Length.finite(traits(in: environment).size, or: 17))
  }

  /// What of it no face of ours has: a name, or a trait.
  var unavailable: [String] {
    switch self {
    case .style, .system: []
    case .custom(let name, _, _): [name]
    case .adjusted(let font, let change):
      font.unavailable + (change.unavailable.map { [$0.rawValue] } ?? [])
    }
  }

  /// What a font says before weight and slant are changed around it.
  private struct Traits {
    var size: CGFloat
    var weight: Int
    /// The weight of its bold form (views-and-metrics 3.11).
    var emphasis: Int
    var design: FontRequest.Design = .default
    var italic = false
    var lineSpacing: CGFloat?
    var extraLeading: CGFloat = 0
    var hasMonospacedDigits = false
  }

  private func traits(in environment: ViewEnvironment) -> Traits {
    switch self {
    case .style(let style):
      return Traits(
        size: style.size(at: environment.contentSize), weight: style.weight,
        emphasis: style.emphasizedWeight, lineSpacing: style.leading(at: environment.contentSize))
    case .system(let size, let weight, let design):
      return Traits(size: size, weight: weight, emphasis: 700, design: design)
    case .custom(_, let size, let style):
      guard let style else { return Traits(size: size, weight: 400, emphasis: 700) }
      // Scaled faces come in whole points (views-and-metrics 3.13).
      let scaled = style.scaledValue(
        Length.finite(size, or: 17), at: environment.contentSize, scale: 0)
      return Traits(
        size: environment.contentSize == .large ? size : scaled.rounded(), weight: 400,
        emphasis: 700)
    case .adjusted(let font, let change):
      var traits = font.traits(in: environment)
      if change.isBold { traits.weight = traits.emphasis }
      traits.weight = change.weight ?? traits.weight
      traits.italic = change.italic ?? traits.italic
      traits.design = change.design ?? traits.design
      traits.hasMonospacedDigits = traits.hasMonospacedDigits || change.hasMonospacedDigits
      traits.extraLeading += Length.finite(change.leading ?? 0)
      return traits
    }
  }
}

extension TextStyle {
  /// Bold for the three largest styles, semibold for the others (views-and-metrics 3.11).
  var emphasizedWeight: Int {
    switch self {
    case .largeTitle, .title, .title2: 700
    default: 600
    }
  }
}
