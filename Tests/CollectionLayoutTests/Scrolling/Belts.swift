// SPDX-License-Identifier: MIT
//
// Sections that scroll on their own, solved as a collection solves them, for the tests beside it.

import CollectionLayout
import Foundation
import Geometry

/// Solved belts: groups in a row that scroll across the collection.
enum Belts {
  /// One section of equal groups.
  static func layout(
    width: CGFloat = 400, height: CGFloat = 800, group: DimensionSpec,
    groupHeight: CGFloat = 80, spacing: CGFloat = 0, count: Int,
    insets: NSDirectionalEdgeInsets = .zero, behavior: OrthogonalBehavior,
    isRightToLeft: Bool = false, rowsBelow: Int = 0,
    safeArea: NSDirectionalEdgeInsets = .zero
  ) -> SolvedLayout {
    let item = SubitemSpec.item(
      ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))))
    let belt = SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: group, height: .absolute(groupHeight)),
          arrangement: .fill([item]))),
      interGroupSpacing: spacing, contentInsets: insets, orthogonal: behavior)
    let rows = SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(100)),
          arrangement: .fill([item]))))
    let solver = LayoutSolver(
      container: LayoutContainer(
        size: CGSize(width: width, height: height), scale: 0, safeArea: safeArea,
        isRightToLeft: isRightToLeft),
      configuration: ConfigurationSpec(rounding: .none))
    var sections = [SectionInput(spec: belt, itemCount: count)]
    if rowsBelow > 0 { sections.append(SectionInput(spec: rows, itemCount: rowsBelow)) }
    return solver.solve(sections)
  }

  /// The geometry of the one belt.
  static func geometry(
    width: CGFloat = 400, group: DimensionSpec, spacing: CGFloat = 0, count: Int,
    insets: NSDirectionalEdgeInsets = .zero, behavior: OrthogonalBehavior
  ) -> OrthogonalGeometry? {
    layout(
      width: width, group: group, spacing: spacing, count: count, insets: insets,
      behavior: behavior
    ).sections.first?.orthogonal
  }

  /// Groups of 0.8 of 400, 10 apart, three of them: 320 wide, stops 0, 330, 580.
  static func threeGroups(_ behavior: OrthogonalBehavior) -> OrthogonalGeometry? {
    geometry(group: .fractionalWidth(0.8), spacing: 10, count: 3, behavior: behavior)
  }
}

extension CGFloat {
  /// Whether both are the same but for rounding to `decimals` decimals.
  func isNear(_ other: CGFloat, decimals: Int = 3) -> Bool {
    var tolerance: CGFloat = 0.5000001
    for _ in 0..<decimals { tolerance /= 10 }
    return (self - other).magnitude <= tolerance
  }
}
