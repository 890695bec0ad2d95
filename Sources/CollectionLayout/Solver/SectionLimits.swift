// SPDX-License-Identifier: MIT
//
// The same for sections, lines, containers and questions: numbers that nobody means are taken out.

import Foundation
import Geometry

extension SectionSpec {
  var limited: SectionSpec {
    var spec = self
    switch content {
    case .group(let group): spec.content = .group(group.limited())
    case .waterfall(let waterfall): spec.content = .waterfall(waterfall.limited)
    case .list(let list): spec.content = .list(list.limited)
    case .flow(let flow): spec.content = .flow(flow.limited)
    case .columns(let columns): spec.content = .columns(columns.limited)
    case .justifiedRows(let rows): spec.content = .justifiedRows(rows.limited)
    }
    spec.interGroupSpacing = interGroupSpacing.limited
    spec.contentInsets = contentInsets.limited
    spec.boundary = boundary.map(\.limited)
    spec.decoration = decoration.map(\.limited)
    return spec
  }
}

extension BoundarySpec {
  var limited: BoundarySpec {
    var spec = self
    spec.absoluteOffset = absoluteOffset.limited
    spec.contentInsets = contentInsets.limited
    return spec
  }
}

extension DecorationSpec {
  var limited: DecorationSpec {
    var spec = self
    spec.contentInsets = contentInsets.limited
    return spec
  }
}

extension ListSpec {
  var limited: ListSpec {
    var spec = self
    spec.headerTopPadding = headerTopPadding?.limited
    spec.insets = EdgeOverrides(
      top: insets.top?.limited, leading: insets.leading?.limited, bottom: insets.bottom?.limited,
      trailing: insets.trailing?.limited)
    return spec
  }
}

extension FlowSpec {
  var limited: FlowSpec {
    var spec = self
    spec.itemSizes = itemSizes.map(\.limited)
    spec.minimumInteritemSpacing = minimumInteritemSpacing.limited
    spec.minimumLineSpacing = minimumLineSpacing.limited
    spec.containerInsets = containerInsets.limited
    return spec
  }
}

extension ColumnsSpec {
  var limited: ColumnsSpec {
    var spec = self
    spec.itemSpacing = itemSpacing.limited
    spec.rowPadding = rowPadding.limited
    spec.scrollViewInsets = scrollViewInsets.limited
    switch rowHeight {
    case .sameAsItemWidth: break
    case .constant(let height): spec.rowHeight = .constant(max(0, height.limited))
    case .values(let heights): spec.rowHeight = .values(heights.map { max(0, $0.limited) })
    }
    return spec
  }
}

extension JustifiedRowsSpec {
  var limited: JustifiedRowsSpec {
    var spec = self
    spec.rowHeight = max(0, rowHeight.limited)
    spec.interItemSpacing = interItemSpacing.limited
    spec.itemWidths = itemWidths.map { max(0, $0.limited) }
    return spec
  }
}

extension ConfigurationSpec {
  var limited: ConfigurationSpec {
    var spec = self
    spec.interSectionSpacing = interSectionSpacing.limited
    spec.boundary = boundary.map(\.limited)
    return spec
  }
}

extension LayoutContainer {
  /// Lengths within limits; a scale that no screen has switches rounding off.
  var limited: LayoutContainer {
    var container = self
    container.size = size.limited
    container.scale = (0.01...1000).contains(scale) ? scale : 0
    container.safeArea = safeArea.limited
    container.layoutMargins = layoutMargins.limited
    return container
  }
}

extension ScrollState {
  /// Offsets that may be asked about.
  var asked: ScrollState {
    ScrollState(
      offset: CGPoint(x: offset.x.asked, y: offset.y.asked),
      sectionOffsets: sectionOffsets.mapValues(\.asked),
      zoom: zoom > 1e-6 && zoom < 1e6 ? zoom : 1)
  }
}
