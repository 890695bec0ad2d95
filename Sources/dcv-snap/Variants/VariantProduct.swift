// SPDX-License-Identifier: MIT
//
// Every combination of the axes' values, in an order that depends on nothing but them.

import DynamicCollectionView

/// Combinations of values, one for each axis.
struct VariantProduct: Sendable {
  /// The most combinations a document may have.
  static let cap = 10_000

  /// The values of each axis; an axis without values is left out.
  var axes: [VariantAxis: [AxisSetting]]
  /// Combinations that are not drawn: each entry names values of some axes, and takes out what
  /// has one of them on every axis that it names.
  var excluded: [[VariantAxis: [VariantValue]]] = []

  /// Number of combinations before any is excluded; never overflows.
  var count: Int {
    axes.values.filter { !$0.isEmpty }.reduce(1) { product, values in
      let (result, overflow) = product.multipliedReportingOverflow(by: values.count)
      return overflow ? .max : result
    }
  }

  /// The combinations, the last axis running fastest; nil when there are more than the cap.
  func combinations() -> [[AxisSetting]]? {
    guard count <= Self.cap else { return nil }
    var combinations: [[AxisSetting]] = [[]]
    for axis in VariantAxis.allCases {
      guard let values = axes[axis], !values.isEmpty else { continue }
      combinations = combinations.flatMap { known in values.map { known + [$0] } }
    }
    return combinations.filter { !isExcluded($0) }
  }

  private func isExcluded(_ combination: [AxisSetting]) -> Bool {
    excluded.contains { entry in
      !entry.isEmpty
        && entry.allSatisfy { axis, values in
          combination.contains { $0.axis == axis && values.contains($0.named) }
        }
    }
  }
}
