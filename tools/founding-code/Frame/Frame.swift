// SPDX-License-Identifier: MIT
//
// What the blocks of the founding texts refer to and do not bring: items, sections, screens.

import DynamicCollectionView
import ScreenPictures
import UIKit

/// Names that blocks hide with their own.
enum Frame {
  static func products() -> [any CellViewConfigurableModel] {
    ["Lamp", "Chair", "Table"].enumerated().map { index, title in
      let item = Text000_225.ProductItem(id: "p\(index)", title: title)
      item.isLiked = index == 1
      return item
    }
  }
}

func products() -> [any CellViewConfigurableModel] { Frame.products() }

private let palette: [(String, Color)] = [
  ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Teal", .teal),
  ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink),
]

func colors(_ prefix: String, _ count: Int) -> [Text000_177.ColorItem] {
  (0..<count).map { index in
    let (name, color) = palette[index % palette.count]
    return Text000_177.ColorItem(id: "\(prefix)\(index)", title: name, color: color)
  }
}

extension Text000_177.ColorItem {
  static func sample() -> [Text000_177.ColorItem] { colors("s", 6) }
  static func random() -> Text000_177.ColorItem { colors("r", 1)[0] }
}

/// Rows of 56 points.
struct FrameRows: SectionContext {
  let id = "rows"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(items: [any CellViewConfigurableModel]) { self.items = items }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1), height: .absolute(56)) {
        GridItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    })
    .interGroupSpacing(8)
    .contentInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }
}

/// A photo with a height, for the waterfall.
final class FramePhoto: CellViewConfigurableModel {
  typealias CellViewType = FramePhotoCell

  let id: String
  let height: CGFloat
  let color: Color

  init(id: String, height: CGFloat, color: Color) {
    self.id = id
    self.height = height
    self.color = color
  }

  static let all: [FramePhoto] = [120, 180, 90, 140, 200, 70].enumerated().map {
    FramePhoto(id: "photo\($0)", height: $1, color: palette[$0].1)
  }
}

struct FramePhotoCell: CellView {
  let model: FramePhoto
  init(model: FramePhoto, indexPath: IndexPath) { self.model = model }
  var body: some View { model.color.overlay(Text("\(Int(model.height))").foregroundColor(.white)) }
}

/// A section with any layout.
struct FrameBelt: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  let layout: GridSectionLayout
}

/// A belt of colours.
var belt: some View {
  LazyHStack(spacing: 8) {
    ForEach(0..<5, id: \.self) { index in
      RoundedRectangle(cornerRadius: 12).fill(palette[index].1).frame(width: 160, height: 160)
    }
  }
}

// MARK: Screens

let phone = RenderEnvironment(
  size: CGSize(width: 393, height: 560), scale: 2,
  safeArea: NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))

func shown(_ view: some View) throws -> Screen { Screen(showing: view, in: phone) }

func shown(_ controller: UIViewController) throws -> Screen {
  Screen(showing: controller, in: phone)
}

func collection(_ sections: [any SectionContext]) throws -> Screen {
  try checked(sections)
  return try shown(DynamicCollectionView(sections))
}

/// A controller around a collection with sections in UIKit's words.
private func controller(_ view: UIDynamicCollectionView) -> UIViewController {
  let controller = UIViewController()
  view.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(view)
  let area = controller.view.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: area.topAnchor),
    view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
  ])
  return controller
}

func laidOut(_ sections: [any UISection]) throws -> Screen {
  let view = UIDynamicCollectionView()
  view.apply(sections: sections, animated: false)
  try expect(view.problems.isEmpty, "\(view.problems)")
  return try shown(controller(view))
}

/// Shows a collection, selects its second item, and draws it.
func selecting(_ collection: DynamicCollectionView) throws -> Screen {
  let view = collection.makeCollectionView()
  try ScreenPainter().show(view, in: phone)
  view.select(IndexPath(item: 1, section: 0))
  let log = view.eventLog
  try expect(log.contains("didSelectItem 0.1"), log)
  try expect(log.contains("willDisplayItem 0.0"), log)
  try expect(view.keyboardDismissMode == .onDrag, "keyboardDismissMode was not set")
  return try shown(controller(view))
}

func updated(
  _ update: (
    UIDynamicCollectionView, [any UISection], [any UISection], [any UICellConfigurableModel]
  ) -> Void
) throws -> Screen {
  func models(_ prefix: String, _ color: UIColor) -> [Text000_549.ColorModel] {
    (0..<4).map {
      Text000_549.ColorModel(id: "\(prefix)\($0)", title: "\(prefix) \($0)", color: color)
    }
  }
  let view = UIDynamicCollectionView()
  try ScreenPainter().show(view, in: phone)
  update(
    view, [Text000_549.ColorSection(id: "main", items: models("first", .systemBlue))],
    [Text000_549.ColorSection(id: "more", items: models("more", .systemOrange))],
    models("item", .systemGreen))
  try expect(view.problems.isEmpty, "\(view.problems)")
  try expect(view.snapshot.numberOfItems == 12, "\(view.snapshot.numberOfItems) items")
  return try shown(controller(view))
}

/// Rows whose heights and widths are the lengths.
func lengths(_ sizes: [LayoutSize]) throws -> Screen {
  try expect(sizes.count == 4, "\(sizes.count) lengths")
  return try collection([
    FrameBelt(
      id: "lengths", items: colors("l", 4),
      layout: GridSectionLayout(body: { _, _ in
        VGroupLayout(width: sizes[0], height: sizes[2]) {
          HGroupLayout(width: .fractionalWidth(1), height: sizes[3]) {
            GridItemLayout(width: .fractionalWidth(0.5), height: sizes[1])
            GridItemLayout(width: .fractionalWidth(0.5), height: sizes[1])
          }
        }
      }))
  ])
}

/// A belt for each behaviour.
func belts(_ behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior]) throws -> Screen {
  try expect(behaviors.count == 6, "\(behaviors.count) behaviours")
  return try collection(
    behaviors.enumerated().map { index, behavior in
      FrameBelt(
        id: "belt\(index)", items: colors("belt\(index)-", index == 0 ? 1 : 4),
        layout: GridSectionLayout(body: { _, _ in
          HGroupLayout(width: .fractionalWidth(0.6), height: .absolute(64)) {
            GridItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
          }
        })
        .orthogonalScrollingBehavior(behavior)
        .interGroupSpacing(8))
    })
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

func expect(_ condition: Bool, _ sentence: String) throws {
  if !condition { throw Failure(description: sentence) }
}

private func checked(_ sections: [any SectionContext]) throws {
  let problems = DataProblem.problems(of: sections, in: phone)
  try expect(problems.isEmpty, "\(problems)")
}
