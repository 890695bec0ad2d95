// SPDX-License-Identifier: MIT
//
// A screen in Swift: a carousel of palettes above a grid of colours.

import DynamicCollectionView

/// A colour on sale.
package final class Swatch: CellViewConfigurableModel {
  package typealias CellViewType = SwatchCell

  package let id: String
  package let name: String
  package let color: Color

  package init(id: String, name: String, color: Color) {
    self.id = id
    self.name = name
    self.color = color
  }
}

/// A colour with its name.
package struct SwatchCell: CellView {
  private let model: Swatch

  package init(model: Swatch, indexPath: IndexPath) { self.model = model }

  package var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 14).fill(model.color)
      Text(model.name).font(.footnote).foregroundColor(.secondary).padding(.horizontal, 4)
    }
  }
}

/// Swatches side by side, or in a carousel.
package struct SwatchSection: SectionContext {
  package let id: String
  package var items: [any CellViewConfigurableModel]
  package var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  /// Swatches in a row; nil makes a carousel that pages.
  private let columns: Int?
  private let height: CGFloat

  package init(id: String, swatches: [Swatch], columns: Int?, height: CGFloat) {
    self.id = id
    self.columns = columns
    self.height = height
    items = swatches
  }

  package var layout: GridSectionLayout {
    let (columns, height) = (columns, height)
    let width = columns == nil ? 0.8 : 1.0
    return GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(width), height: .absolute(height), spacing: 12) {
        for _ in 0..<(columns ?? 1) {
          GridItemLayout(
            width: .fractionalWidth(1 / CGFloat(columns ?? 1)), height: .fractionalHeight(1))
        }
      }
    })
    .interGroupSpacing(12)
    .contentInsets(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    .orthogonalScrollingBehavior(columns == nil ? .groupPaging : .none)
  }
}

/// The screen's sections.
///
/// - Parameter featured: Height of the carousel, in points.
package func colorsScreen(featured: CGFloat = 180) -> [any SectionContext] {
  let colors: [(String, Color)] = [
    ("Signal red", .red), ("Tangerine", .orange), ("Sunflower", .yellow), ("Meadow", .green),
    ("Peppermint", .mint), ("Lagoon", .teal), ("Sky", .cyan), ("Cobalt", .blue),
    ("Iris", .indigo), ("Plum", .purple), ("Peony", .pink), ("Walnut", .brown),
  ]
  let swatches = colors.enumerated().map { index, color in
    Swatch(id: "s\(index + 1)", name: color.0, color: color.1)
  }
  let featuredSwatches = [(7, "Cobalt of the week"), (10, "Peony of the week")].map {
    Swatch(id: "f\($0.0)", name: $0.1, color: colors[$0.0].1)
  }
  return [
    SwatchSection(id: "featured", swatches: featuredSwatches, columns: nil, height: featured),
    SwatchSection(id: "all", swatches: swatches, columns: 3, height: 128),
  ]
}
