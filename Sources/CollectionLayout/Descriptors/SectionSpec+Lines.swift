// SPDX-License-Identifier: MIT
//
// Sections of layouts with rules of their own, as sections like any other.

public import Foundation
public import Geometry

extension SectionSpec {
  /// A flow section: its inset around the lines, its header and footer as wide as the view.
  ///
  /// - Parameters:
  ///   - axis: The scroll direction.
  ///   - header: Its length along the axis counts; nil or zero is none. The same of `footer`.
  public init(
    flow: FlowSpec, axis: Axis, sectionInset: NSDirectionalEdgeInsets, header: CGSize?,
    footer: CGSize?, pinsHeaders: Bool = false, pinsFooters: Bool = false
  ) {
    func item(
      _ kind: String, _ size: CGSize?, _ alignment: NSRectAlignment, pins: Bool
    ) -> BoundarySpec? {
      guard let length = size?[axis], length > 0 else { return nil }
      let along = DimensionSpec.absolute(length)
      return BoundarySpec(
        kind: kind,
        size: axis == .vertical
          ? SizeSpec(width: .fractionalWidth(1), height: along)
          : SizeSpec(width: along, height: .fractionalHeight(1)),
        alignment: alignment, pinToVisibleBounds: pins)
    }
    let items = [
      item("header", header, axis == .vertical ? .top : .leading, pins: pinsHeaders),
      item("footer", footer, axis == .vertical ? .bottom : .trailing, pins: pinsFooters),
    ]
    self.init(
      content: .flow(flow), contentInsets: sectionInset, boundary: items.compactMap { $0 },
      supplementariesFollowContentInsets: false)
  }

  /// A grid of equal columns; the scroll view's insets above and below are the section's.
  public init(columns: ColumnsSpec) {
    self.init(
      content: .columns(columns),
      contentInsets: NSDirectionalEdgeInsets(
        top: columns.scrollViewInsets.top, leading: 0, bottom: columns.scrollViewInsets.bottom,
        trailing: 0))
  }
}
