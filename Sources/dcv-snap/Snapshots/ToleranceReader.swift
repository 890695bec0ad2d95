// SPDX-License-Identifier: MIT
//
// Reads limits of a tolerance from options or a configuration: the same words in both.

import SnapshotStore

/// Reads limits of a tolerance, one after another.
struct ToleranceReader {
  private var tolerance = PixelTolerance()
  private var metric: PixelMetric?
  private var threshold: Double?
  private var perceptualPrecision: Double?

  /// What was read; limits that contradict each other are an error.
  func finished() throws(UsageError) -> PixelTolerance {
    var result = tolerance
    if let perceptualPrecision {
      guard metric == nil || metric == .deltaE, threshold == nil else {
        throw UsageError(
          message: "a perceptual precision is a metric and a threshold",
          expected: "no other metric than deltaE and no threshold beside it")
      }
      result.setPerceptualPrecision(perceptualPrecision)
      return result
    }
    result.threshold = threshold ?? 0
    result.metric = metric ?? (result.threshold > 0 ? .yiq : .exact)
    let most = result.metric.largestThreshold
    guard result.threshold <= most else {
      throw UsageError(
        message: "a threshold of \(DistanceText.exact(result.threshold)) does not fit "
          + "'\(result.metric.rawValue)'",
        expected: most > 0
          ? "a number from 0 to \(DistanceText.exact(most))"
          : "no threshold, or another metric, such as yiq")
    }
    return result
  }

  /// The tolerance that a command's options make; nil when none of them was given.
  static func tolerance(_ arguments: ParsedArguments) throws(UsageError) -> PixelTolerance? {
    var reader = ToleranceReader()
    var isGiven = false
    for (option, key) in options {
      for text in arguments.all(option) {
        isGiven = true
        try reader.take(key, text, source: option.name)
      }
    }
    return isGiven ? try reader.finished() : nil
  }

  private static let options: [(OptionSpec, String)] = [
    (.perceptualPrecision, "perceptualPrecision"), (.metric, "metric"), (.threshold, "threshold"),
    (.maxDiffPixels, "maxDiffPixels"), (.maxDiffPixelRatio, "maxDiffPixelRatio"),
    (.precision, "precision"), (.window, "window"), (.antialiasing, "aa"), (.ignore, "ignore"),
    (.mask, "masks"),
  ]

  /// Takes in one limit.
  ///
  /// - Parameters:
  ///   - key: Its name in a configuration.
  ///   - source: What messages call it.
  mutating func take(_ key: String, _ text: String, source: String) throws(UsageError) {
    switch key {
    case "metric":
      guard let metric = PixelMetric(rawValue: text) else {
        throw .unknownWord(text, option: source, known: PixelMetric.allCases.map(\.rawValue))
      }
      self.metric = metric
    case "threshold":
      threshold = try number(text, source, upTo: 100, "a number from 0")
    case "maxDiffPixels":
      guard let count = Int(text), count >= 0 else {
        throw .badValue(text, option: source, expected: "a whole number from 0")
      }
      tolerance.maxDiffPixels = count
    case "maxDiffPixelRatio":
      tolerance.maxDiffPixelRatio = try number(text, source, upTo: 1, "a number from 0 to 1")
    case "precision":
      tolerance.precision = try number(text, source, upTo: 1, "a number from 0 to 1")
    case "perceptualPrecision":
      perceptualPrecision = try number(text, source, upTo: 1, "a number from 0 to 1")
    case "window":
      let numbers = text.split(separator: ":").map { Int($0) }
      guard numbers.count == 2, let side = numbers[0], let count = numbers[1], side > 0, count >= 0
      else { throw .badValue(text, option: source, expected: "N:K: at most K pixels in any N x N") }
      tolerance.window = PixelTolerance.Window(side: side, count: count)
    case "aa":
      guard let word = PixelTolerance.Antialiasing(rawValue: text) else {
        throw .unknownWord(
          text, option: source, known: PixelTolerance.Antialiasing.allCases.map(\.rawValue))
      }
      tolerance.antialiasing = word
    case "ignore":
      for part in text.split(separator: ",") {
        tolerance.masks.append(try rectangle(String(part), source))
      }
    default:
      tolerance.maskedElements.append(text)
    }
  }

  private func number(
    _ text: String, _ source: String, upTo most: Double, _ expected: String
  ) throws(UsageError) -> Double {
    guard let value = Double(text), value.isFinite, (0...most).contains(value) else {
      throw .badValue(text, option: source, expected: expected)
    }
    return value
  }

  /// `x1:y1-x2:y2`, in pixels, both corners inside.
  private func rectangle(_ text: String, _ source: String) throws(UsageError) -> PixelRect {
    let numbers = text.split { $0 == ":" || $0 == "-" }.map { Int($0) }.compactMap { $0 }
    guard numbers.count == 4, text.count(where: { $0 == "-" }) == 1, numbers[2] >= numbers[0],
      numbers[3] >= numbers[1], numbers.allSatisfy({ (0...1_000_000).contains($0) })
    else {
      throw .badValue(text, option: source, expected: "x1:y1-x2:y2 in pixels, such as 0:0-99:49")
    }
    return PixelRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0] + 1,
      height: numbers[3] - numbers[1] + 1)
  }
}
