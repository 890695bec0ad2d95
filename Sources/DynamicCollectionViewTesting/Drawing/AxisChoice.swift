// SPDX-License-Identifier: MIT
//
// The device and the variants of a strategy as axes, checked word by word.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// The axes that a strategy asks for.
struct AxisChoice {
  /// Axes that a device replaces together.
  private static let deviceAxes: [VariantAxis.Name] = [.device, .size, .scale]

  /// Instead of the document's; one without values only takes the document's away.
  private(set) var axes: [VariantAxis] = []
  /// Axes that names of pictures leave out, since they are the assertion's own: the device, and,
  /// where the assertion has a name, those with one value.
  private(set) var unnamed: Set<VariantAxis.Name> = []
  /// What a device that is spelled out covers.
  private(set) var safeArea: NSDirectionalEdgeInsets?

  /// Reads a strategy.
  ///
  /// - Throws: ``AssertionProblem`` for an axis or a value that is not known.
  init(
    _ strategy: SnapshotStrategy, isDocument: Bool, hasName: Bool
  ) throws(AssertionProblem) {
    for (word, values) in strategy.variants.sorted(by: { $0.key < $1.key }) {
      guard let name = VariantAxis.Name(rawValue: word) else { throw .unknownAxis(word) }
      guard isDocument || name != .data else { throw .dataWithoutDocument }
      guard strategy.device == nil || !Self.deviceAxes.contains(name) else {
        throw .deviceTwice(name)
      }
      guard !values.isEmpty else { throw .emptyAxis(name) }
      var known: [String] = []
      for value in values {
        let value = try Self.value(value, on: name)
        // The same value twice would be the same picture twice.
        if !known.contains(value) { known.append(value) }
      }
      axes.append(VariantAxis(name: name, values: known))
      if hasName, known.count == 1 { unnamed.insert(name) }
    }
    guard let device = strategy.device else { return }
    unnamed.formUnion(Self.deviceAxes)
    var values: [VariantAxis.Name: String] = [:]
    switch device.kind {
    case .named(let name): values[.device] = try Self.value(name, on: .device)
    case .spelled(let size, let scale, let safeArea):
      let sides = [size.width, size.height]
      guard sides.allSatisfy({ $0.isFinite && $0 > 0 }) else {
        throw .outOfRange("device", "\(size.width) x \(size.height)", expected: "sides above 0")
      }
      guard scale.isFinite else {
        throw .outOfRange("scale", "\(scale)", expected: "pixels in a point")
      }
      let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
      guard insets.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= 10_000_000 }) else {
        throw .outOfRange("safeArea", "\(safeArea)", expected: "insets from 0")
      }
      values[.size] = try Self.value(
        sides.map { CanonicalNumber.string($0) }.joined(separator: "x"), on: .size)
      values[.scale] = try Self.value(CanonicalNumber.string(scale), on: .scale)
      self.safeArea = safeArea
    }
    axes += Self.deviceAxes.map { VariantAxis(name: $0, values: values[$0].map { [$0] } ?? []) }
  }

  /// Pictures of one stop, before combinations that the document excludes are left out.
  func count(with own: [VariantAxis]) -> Int {
    let replaced = Set(axes.map(\.name))
    let all = own.filter { !replaced.contains($0.name) } + axes
    return all.reduce(1) { count, axis in
      let (product, overflow) = count.multipliedReportingOverflow(by: max(1, axis.values.count))
      return overflow ? .max : product
    }
  }

  /// The axes of a picture as its name shows them.
  func named(_ variant: DocumentVariant) -> [LayoutDump.VariantValue] {
    variant.parts.filter { !unnamed.contains($0.axis) }.map { part in
      LayoutDump.VariantValue(
        axis: part.axis.rawValue,
        value: AxisWords.name(of: part.value, on: part.axis) ?? part.value)
    }
  }

  /// The one spelling of a value.
  private static func value(
    _ word: String, on axis: VariantAxis.Name
  ) throws(AssertionProblem) -> String {
    // A data file's name is shortened in names alone.
    let name = axis == .data ? word : AxisWords.name(of: word, on: axis) ?? word
    do throws(VariantValueError) {
      _ = try EnvironmentOverrides(axis, name)
    } catch {
      throw .badValue(word, axis: axis, error)
    }
    return name
  }
}
