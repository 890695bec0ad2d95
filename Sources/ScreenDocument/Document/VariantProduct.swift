// SPDX-License-Identifier: MIT
//
// From axes to combinations.

import DynamicCollectionView

/// The combinations of a document's axes.
struct VariantProduct {
  let document: ScreenDocument
  let exclude: [[VariantAxis.Name: String]]

  func combinations(replacing axes: [VariantAxis]) -> [DocumentVariant] {
    let replaced = Set(axes.map(\.name))
    let all = document.variants.filter { !replaced.contains($0.name) } + axes
    var found: [[DocumentVariant.Part]] = [[]]
    for axis in all.sorted(by: { $0.name < $1.name }) where !axis.values.isEmpty {
      // The cap is checked before; this only keeps a mistake from growing without end.
      guard found.count * axis.values.count <= ReadingLimits.pictures * 10 else { break }
      found = found.flatMap { parts in
        axis.values.map { parts + [DocumentVariant.Part(axis: axis.name, value: $0)] }
      }
    }
    return found.filter { !isExcluded($0) }.map(variant)
  }

  private func isExcluded(_ parts: [DocumentVariant.Part]) -> Bool {
    exclude.contains { combination in
      !combination.isEmpty
        && combination.allSatisfy { axis, value in
          parts.contains { $0.axis == axis && $0.value == value }
        }
    }
  }

  private func variant(_ parts: [DocumentVariant.Part]) -> DocumentVariant {
    var overrides = EnvironmentOverrides()
    var different: [DocumentVariant.Part] = []
    for part in parts {
      guard let one = try? EnvironmentOverrides(part.axis, part.value) else { continue }
      overrides = overrides.merged(with: one)
      let isOwn =
        part.axis != .data && document.environment(one) == document.baseEnvironment
      if !isOwn { different.append(part) }
    }
    return DocumentVariant(parts: different, overrides: overrides)
  }
}
