// SPDX-License-Identifier: MIT
//
// Reads the environment's options: comma lists of words become axes, each value by the one name
// that ids show.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// Reads the environment's options into axes.
enum AxisReader {
  /// The largest number of points that an option may name.
  static let longestSide: CGFloat = 10_000_000
  /// The most combinations a document may have.
  static let cap = 10_000

  private static let options: [(OptionSpec, VariantAxis.Name)] = [
    (.device, .device), (.size, .size), (.scale, .scale), (.os, .os), (.appearance, .appearance),
    (.contrast, .contrast), (.layoutDirection, .layoutDirection), (.contentSize, .contentSize),
    (.locale, .locale),
  ]

  /// The axes that options name, in the order of ids; an option that was not given has none.
  static func axes(_ arguments: ParsedArguments) throws(UsageError) -> [VariantAxis] {
    var axes: [VariantAxis] = []
    for (option, name) in options {
      var values: [String] = []
      for list in arguments.all(option) {
        for word in try words(of: list, option: option) {
          let value = try value(word, on: name, source: option.name)
          // The same value twice would be the same picture twice.
          if !values.contains(value) { values.append(value) }
        }
      }
      if !values.isEmpty { axes.append(VariantAxis(name: name, values: values)) }
    }
    return axes
  }

  /// The name of the value that `word` means.
  ///
  /// - Parameter source: What to name in a message: the option, or the key of a file.
  static func value(
    _ word: String, on axis: VariantAxis.Name, source: String
  ) throws(UsageError) -> String {
    guard let name = AxisWords.name(of: word, on: axis) else {
      throw .badValue(word, option: source, expected: expectation(of: axis))
    }
    do throws(VariantValueError) {
      _ = try EnvironmentOverrides(axis, name)
    } catch {
      throw .badValue(
        word, option: source, expected: error.expected,
        hint: error.nearest.map { "did you mean '\($0)'?" })
    }
    return name
  }

  private static func expectation(of axis: VariantAxis.Name) -> String {
    switch axis {
    case .size: "width and height in points, both above 0, as in 390x844"
    case .locale: "a language tag, as in en or ar-EG"
    default: "a number above 0"
    }
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
    let values = numbers.compactMap { $0 }.filter { $0 >= 0 && $0 <= longestSide }
    guard numbers.count == 4, values.count == 4 else {
      throw .badValue(
        text, option: source, expected: "four numbers from 0: top,leading,bottom,trailing")
    }
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}
