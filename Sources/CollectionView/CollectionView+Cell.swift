// SPDX-License-Identifier: MIT
//
// One item of a grid: its view on the system's background, and its mark in selection mode.

import CellViews
import DynamicCollectionView

extension CollectionView {
  /// The view of an item.
  func cell(_ item: Item) -> some View {
    GeometryReader { metrics in itemBuilder(item, metrics) }
      .background(Color(.named("systemBackground")))
      .overlay(alignment: .bottomTrailing) {
        if selectionMode {
          SelectionMark(isSelected: selectedItems.contains(item), isRound: mode == .clean)
            .padding(8)
        }
      }
  }
}

/// A ring of 22 points, whose middle is 18 points from the cell's edges.
private struct SelectionMark: View {
  let isSelected: Bool
  /// Whether its fill keeps to the ring; in the founding code it is a square.
  let isRound: Bool

  var body: some View {
    Circle()
      .stroke(Color.white, lineWidth: 2)
      .frame(width: 20, height: 20)
      .background {
        if isSelected, isRound {
          Circle().fill(Color.blue)
        } else if isSelected {
          Color.blue
        }
      }
      .shadow(radius: 2)
  }
}
