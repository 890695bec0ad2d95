// SPDX-License-Identifier: MIT
//
// One way in which a document is drawn: values of its axes, data that options name, insets they
// give, and what its pictures are called.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// One way in which a document is drawn.
struct VariantPlan: Sendable {
  /// Values of axes, those of the document's own data included.
  let variant: DocumentVariant
  /// Data that options name.
  let data: DataChoice?
  /// Insets that options give.
  let safeArea: NSDirectionalEdgeInsets?

  /// Every way in which a document is drawn, those that options ask for included.
  ///
  /// - Returns: The plans, and what is wrong with the options for this document.
  static func all(
    of document: ScreenDocument, _ settings: RunSettings, _ words: RunDiagnostics
  ) -> (plans: [VariantPlan], diagnostics: [Diagnostic]) {
    // 1. How many there would be, before any is made.
    let replaced = Set(settings.axes.map(\.name))
    let axes = document.variants.filter {
      !replaced.contains($0.name) && ($0.name != .data || settings.data.isEmpty)
    }
    let counts = (axes + settings.axes).map(\.values.count) + [max(1, settings.data.count)]
    let total = counts.reduce(1) { product, count in
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? .max : result
    }
    guard total <= AxisReader.cap else {
      return ([], [words.tooManyPictures(total, limit: AxisReader.cap)])
    }
    // 2. Names of data that the document does not have.
    let unknown = settings.data.flatMap(\.entries).filter {
      !document.dataNames.contains($0.name)
    }
    // 3. The product; data is the last axis and runs fastest.
    var replacing = settings.axes
    if !settings.data.isEmpty { replacing.append(VariantAxis(name: .data, values: [])) }
    let choices: [DataChoice?] = settings.data.isEmpty ? [nil] : settings.data
    let plans = document.combinations(replacing: replacing).flatMap { variant in
      choices.map { VariantPlan(variant: variant, data: $0, safeArea: settings.safeArea) }
    }
    return (plans, unknown.map { words.unknownData($0.name) })
  }

  /// What the variant replaces.
  var overrides: EnvironmentOverrides {
    var last = EnvironmentOverrides()
    last.safeArea = safeArea
    return variant.overrides.merged(with: last)
  }

  /// The document with the data that this variant names; nil when that is its own.
  func replacingData(
    of document: ScreenDocument, from workingFolder: PathText
  ) throws(FileFailure) -> ScreenDocument? {
    var data = variant.overrides.data.mapValues { DataFile.path($0) }
    for entry in self.data?.entries ?? [] {
      let path = PathText(entry.path, from: workingFolder).text
      do throws(FileFailure) {
        data[entry.name] = .bytes(
          try FileBytes.read(path, limit: DocumentReader.mostDataBytes), name: entry.path)
      } catch {
        throw FileFailure("read", entry.path, reason: error.reason)
      }
    }
    return data.isEmpty ? nil : document.replacing(data: data)
  }

  /// The name of the picture of a stop.
  func name(document: [String], stop: String) -> SnapshotName {
    var values = variant.parts.map { part in
      LayoutDump.VariantValue(
        axis: part.axis.rawValue,
        value: AxisWords.name(of: part.value, on: part.axis) ?? part.value)
    }
    if let data { values.append(LayoutDump.VariantValue(axis: "data", value: data.value)) }
    return SnapshotName(document: document, stop: stop, variant: values)
  }
}
