// SPDX-License-Identifier: MIT
//
// Reads the environment's options: one word at a time, and comma lists as axes.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry

/// Reads words into values of an axis.
enum AxisReader {
  /// The largest side of a viewport, in points.
  static let longestSide: CGFloat = 10_000_000
  /// The most pixels a point may have.
  static let largestScale: CGFloat = 16

  /// The value that `word` means on `axis`.
  ///
  /// - Parameters:
  ///   - source: What to name in a message: the option, or the key of a file.
  static func read(
    _ word: String, on axis: VariantAxis, source: String
  ) throws(UsageError) -> AxisSetting {
    switch axis {
    case .device:
      return .device(word)
    case .size:
      return .size(try size(word, source: source))
    case .scale:
      guard let scale = Number.read(word), scale > 0, scale <= largestScale else {
        throw .badValue(word, option: source, expected: "a number above 0, such as 1, 2 or 3")
      }
      return .scale(scale)
    case .os:
      guard word == "18" || word == "26" else {
        throw .badValue(word, option: source, expected: "18 or 26")
      }
      return .os(word == "18" ? 18 : 26)
    case .appearance:
      guard let appearance = Appearance(rawValue: word) else {
        throw .unknownWord(word, option: source, known: Appearance.allCases.map(\.rawValue))
      }
      return .appearance(appearance)
    case .layoutDirection:
      guard let direction = Words.layoutDirection(word) else {
        throw .unknownWord(
          word, option: source, known: ["ltr", "rtl", "leftToRight", "rightToLeft"])
      }
      return .layoutDirection(direction)
    case .contentSize:
      guard let size = Words.contentSize(word) else {
        throw .unknownWord(word, option: source, known: Words.contentSizes.map(\.short))
      }
      return .contentSize(size)
    case .locale:
      return .locale(try locale(word, source: source))
    case .data:
      let (name, path) = try pair(word, source: source, expected: "NAME=FILE")
      return .data([.init(name: name, path: path)])
    }
  }

  /// The values of all environment options, by axis; an option that was not given has no entry.
  static func settings(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [VariantAxis: [AxisSetting]] {
    let options: [(OptionSpec, VariantAxis)] = [
      (.device, .device), (.size, .size), (.scale, .scale), (.os, .os),
      (.appearance, .appearance), (.layoutDirection, .layoutDirection),
      (.contentSize, .contentSize), (.locale, .locale),
    ]
    var settings: [VariantAxis: [AxisSetting]] = [:]
    for (option, axis) in options {
      for list in arguments.all(option) {
        for word in try words(of: list, option: option) {
          let setting = try read(word, on: axis, source: option.name)
          // The same value twice would be the same picture twice.
          if settings[axis]?.contains(setting) != true {
            settings[axis, default: []].append(setting)
          }
        }
      }
    }
    settings[.data] = try dataSettings(arguments.all(.data))
    return settings
  }

  /// `NAME=FILE[,FILE…]` for each name: the product of the files of all names.
  private static func dataSettings(_ lists: [String]) throws(UsageError) -> [AxisSetting]? {
    guard !lists.isEmpty else { return nil }
    var files: [(name: String, paths: [String])] = []
    for list in lists {
      let expected = "NAME=FILE[,FILE…]"
      let (name, tail) = try pair(list, source: OptionSpec.data.name, expected: expected)
      let paths = try words(of: tail, option: .data)
      if let index = files.firstIndex(where: { $0.name == name }) {
        files[index].paths += paths.filter { !files[index].paths.contains($0) }
      } else {
        files.append((name, paths))
      }
    }
    files.sort { $0.name < $1.name }
    let total = files.reduce(1) { $0.multipliedReportingOverflow(by: $1.paths.count).partialValue }
    guard total <= VariantProduct.cap else {
      throw .badValue(
        "\(total) combinations", option: "--data", expected: "at most \(VariantProduct.cap)")
    }
    var combinations: [[AxisSetting.DataFile]] = [[]]
    for (name, paths) in files {
      combinations = combinations.flatMap { known in
        paths.map { known + [AxisSetting.DataFile(name: name, path: $0)] }
      }
    }
    return combinations.map { .data($0) }
  }

  /// The words of a comma list, none of them empty.
  static func words(of list: String, option: OptionSpec) throws(UsageError) -> [String] {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard words.allSatisfy({ !$0.isEmpty }) else {
      throw .badValue(
        list, option: option.name, expected: option.value ?? "a list",
        hint: "a comma stands between two values")
    }
    return words
  }

  /// Both sides of the first `=`, neither of them empty.
  static func pair(
    _ text: String, source: String, expected: String
  ) throws(UsageError) -> (String, String) {
    guard let equals = text.firstIndex(of: "=") else {
      throw .badValue(text, option: source, expected: expected)
    }
    let (left, right) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
    guard !left.isEmpty, !right.isEmpty else {
      throw .badValue(text, option: source, expected: expected)
    }
    return (left, right)
  }

  /// Insets as four numbers: top, leading, bottom, trailing.
  static func insets(
    _ text: String, source: String
  ) throws(UsageError) -> NSDirectionalEdgeInsets {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(Number.read)
    let values = numbers.compactMap { $0 }
    guard numbers.count == 4, values.count == 4, values.allSatisfy({ abs($0) <= longestSide })
    else {
      throw .badValue(
        text, option: source, expected: "four numbers: top,leading,bottom,trailing")
    }
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  private static func size(_ text: String, source: String) throws(UsageError) -> CGSize {
    let sides = text.split(whereSeparator: { "xX×".contains($0) }).map { Number.read($0) }
    let values = sides.compactMap { $0 }.filter { $0 > 0 && $0 <= longestSide }
    guard sides.count == 2, values.count == 2 else {
      throw .badValue(
        text, option: source, expected: "width and height in points, such as 390x844")
    }
    return CGSize(width: values[0], height: values[1])
  }

  private static func locale(_ text: String, source: String) throws(UsageError) -> String {
    let tag = text.replacingOccurrences(of: "_", with: "-")
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      subtags.allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { ($0 | 32) >= 97 && ($0 | 32) <= 122 || $0 >= 48 && $0 <= 57 }
      } && subtags.first.map { $0.utf8.count >= 2 && $0.utf8.allSatisfy { $0 > 57 } } == true
    guard isTag else {
      throw .badValue(text, option: source, expected: "a language tag, such as en or ar-EG")
    }
    return tag
  }
}

/// Numbers as options write them: decimal, with a point, no locale.
enum Number {
  /// The number that `text` spells; nil for anything else, infinity and not-a-number included.
  static func read(_ text: some StringProtocol) -> CGFloat? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return CGFloat(value)
  }
}
