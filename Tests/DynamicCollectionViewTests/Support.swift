// SPDX-License-Identifier: MIT
//
// Models, cells and measuring for tests of screens in Swift.

import DynamicCollectionView

/// Texts are 10 points a letter and 20 a line.
final class BlockText: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    let width = CGFloat(text.string.count) * 10
    let lines = maxWidth.map { max(1, Int((width / max(10, $0)).rounded(.up))) } ?? 1
    return TextMetrics(
      size: CGSize(width: min(width, maxWidth ?? width), height: CGFloat(lines) * 20),
      lineCount: lines, firstBaseline: 15, lastBaseline: CGFloat(lines) * 20 - 5,
      isTruncated: false)
  }
}

final class NoImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}

/// A phone of 393 x 852 at 3 pixels a point.
let phone = RenderEnvironment(
  size: CGSize(width: 393, height: 852), scale: 3,
  safeArea: NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))

func renderer(_ screen: Screen, in environment: RenderEnvironment = phone) -> ScreenRenderer {
  ScreenRenderer(screen: screen, environment: environment, text: BlockText(), images: NoImages())
}

final class Tile: CellViewConfigurableModel {
  typealias CellViewType = TileCell

  let id: String
  let title: String
  let color: Color

  init(_ id: String, title: String? = nil, color: Color = .blue) {
    self.id = id
    self.title = title ?? id
    self.color = color
  }

  static func numbered(_ range: Range<Int>) -> [Tile] { range.map { Tile(String($0)) } }
}

struct TileCell: CellView {
  let model: Tile
  let indexPath: IndexPath

  init(model: Tile, indexPath: IndexPath) {
    self.model = model
    self.indexPath = indexPath
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(model.color)
      .overlay(Text(model.title).font(.headline).foregroundColor(.white))
  }
}

final class Heading: ReusableViewConfigurableModel {
  typealias ReusableViewType = HeadingView

  let id: String
  let title: String

  init(_ id: String, title: String) {
    self.id = id
    self.title = title
  }
}

struct HeadingView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  let model: Heading

  init(model: Heading, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack {
      Text(model.title).font(.headline)
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Rectangle().fill(Color.gray).opacity(0.15))
  }
}

/// A section whose layout is given from outside.
struct Block<Layout: SectionLayout>: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  let layout: Layout

  init(
    _ id: String, _ items: [any CellViewConfigurableModel], header: String? = nil, _ layout: Layout
  ) {
    self.id = id
    self.items = items
    self.layout = layout
    if let header {
      reusableItems[ReusableViewElementKind.header.rawValue] = [Heading("\(id)-h", title: header)]
    }
  }
}

/// Rows of one height, as wide as the view.
func rows(_ height: CGFloat, spacing: CGFloat = 0, header: CGFloat? = nil) -> GridSectionLayout {
  GridSectionLayout(
    header: { _, _ in
      if let header { ReusableItemLayout(kind: .header, height: .absolute(header)) }
    },
    body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(height)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    }
  )
  .interGroupSpacing(spacing)
}

extension Path {
  /// The box of its points.
  var bounds: CGRect {
    var (low, high) = (CGPoint(x: 1e9, y: 1e9), CGPoint(x: -1e9, y: -1e9))
    func take(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): take(point)
      case .close: break
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
