// SPDX-License-Identifier: MIT
//
// The axes along which a document is drawn in several ways, and their values as text.

import CellViews
import DynamicCollectionView
import Foundation

/// One axis along which a document is drawn in several ways.
public struct VariantAxis: Hashable, Sendable {
  /// The axes, in the order in which names of pictures list them.
  public enum Name: String, Hashable, Sendable, CaseIterable, Comparable {
    case device, size, scale, os, appearance, contrast, layoutDirection, contentSize, locale, data

    /// In the order of names of pictures.
    public static func < (left: Self, right: Self) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// Which axis.
  public var name: Name
  /// Its values as written, in order.
  public var values: [String]

  /// An axis and its values.
  public init(name: Name, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// Why a text is not a value of an axis.
public struct VariantValueError: Error, Hashable, Sendable {
  /// What would have been right, as in `one of light, dark`.
  public var expected: String
  /// The value that was probably meant.
  public var nearest: String?
}

extension EnvironmentOverrides {
  /// What one value of an axis replaces.
  public init(_ axis: VariantAxis.Name, _ text: String) throws(VariantValueError) {
    self.init()
    switch axis {
    case .device:
      guard let device = Device.named(text) else {
        throw VariantValueError(
          expected: "a device's name",
          nearest: NearestName.of(text, in: Device.all.flatMap(\.names)))
      }
      self.device = device
    case .size:
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
        width >= 0, height >= 0, CGFloat(width) <= ReadingLimits.pictureWidth,
        CGFloat(height) <= ReadingLimits.pictureHeight
      else { throw VariantValueError(expected: "a width and a height in points, as in 390x844") }
      size = CGSize(width: width, height: height)
    case .scale:
      guard let value = Double(text), value >= 0.5, value <= 8 else {
        throw VariantValueError(expected: "pixels in a point, from 0.5 to 8")
      }
      scale = CGFloat(value)
    case .os:
      guard text == "18" || text == "26" else { throw VariantValueError(expected: "18 or 26") }
      os = Int(text)
    case .appearance:
      appearance = try Self.word(text, Appearance.allCases.map { ($0.rawValue, $0) })
    case .contrast:
      contrast = try Self.word(text, EnvironmentWords.contrasts)
    case .layoutDirection:
      layoutDirection = try Self.word(text, EnvironmentWords.layoutDirections)
    case .contentSize:
      contentSize = try Self.word(text, EnvironmentWords.contentSizes)
    case .locale:
      guard !text.isEmpty else { throw VariantValueError(expected: "a language tag") }
      locale = text
    case .data:
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw VariantValueError(
          expected: "a data source and a file, as in photos=data/other.json")
      }
      data[String(parts[0])] = String(parts[1])
    }
  }

  private static func word<Meaning>(
    _ text: String, _ words: [(String, Meaning)]
  ) throws(VariantValueError) -> Meaning {
    if let match = words.first(where: { $0.0 == text }) { return match.1 }
    let names = words.map(\.0)
    throw VariantValueError(
      expected: "one of " + names.joined(separator: ", "),
      nearest: NearestName.of(text, in: names))
  }
}

/// One way in which a document is drawn: a value for each axis.
public struct DocumentVariant: Hashable, Sendable {
  /// Axis and value, in the order of names of pictures; only what differs from the document's own.
  public var parts: [Part]
  /// What it replaces.
  public var overrides: EnvironmentOverrides

  /// An axis and its value.
  public struct Part: Hashable, Sendable {
    /// Which axis.
    public var axis: VariantAxis.Name
    /// Its value as written.
    public var value: String
  }
}
