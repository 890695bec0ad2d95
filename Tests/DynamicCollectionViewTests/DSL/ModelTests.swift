// SPDX-License-Identifier: MIT
//
// Models, and the cells and headers they decide on.

import DynamicCollectionView
import Testing

@Suite struct ModelTests {
  // D-01, D-02
  @Test("a model's type decides its cell, models mix in a section, and cells know their place")
  func mixed() {
    let items: [any CellViewConfigurableModel] = [Tile("a"), Line("b"), Placed()]
    let screen = Screen(
      sections: [Block("first", [], rows(50)), Block("second", items, rows(50))],
      environment: phone)
    let texts = renderer(screen).fullContentFrame().list.elements.map(\.title)
    #expect(texts == ["a", "b", "1.2"])
    #expect(items.map(\.id) == ["a", "b", "placed"])
  }

  // D-03
  @Test("a model for layouts that place items themselves has a ratio, which nothing else reads")
  func sizeRatio() {
    let model: any CustomLayoutCellViewConfigurableModel = Placed()
    #expect(model.sizeRatio == 1.5)
  }

  // D-22
  @Test("a section of placed items takes such items only, and keeps columns and frames")
  func customItems() {
    var section = PlacedSection(customItems: [Placed(), Placed()])
    #expect(section.items.count == 2)
    section.items = [Placed()]
    #expect(section.customItems.count == 1)
    section.items = [Placed(), Tile("a")]
    #expect(section.customItems.isEmpty)
    section.cachedHeightColumns = [10, 20]
    section.cachedFrame = [CGRect(x: 0, y: 0, width: 5, height: 5)]
    #expect(section.cachedHeightColumns.count == 2 && section.cachedFrame.count == 1)
  }

  // D-05, D-06
  @Test("a kind's raw value is UIKit's, and gives the kind back")
  func kinds() {
    #expect(ReusableViewElementKind.header.rawValue == "UICollectionElementKindSectionHeader")
    #expect(ReusableViewElementKind.footer.rawValue == "UICollectionElementKindSectionFooter")
    for kind in ReusableViewElementKind.allCases {
      #expect(ReusableViewElementKind(rawValue: kind.rawValue) == kind)
    }
    #expect(ReusableViewElementKind(rawValue: "footer") == .footer)
    #expect(ReusableViewElementKind(rawValue: "badge") == nil)
    #expect(
      SwiftUIReusableView<HeadingView>.elementKind == UICollectionView.elementKindSectionHeader)
  }

  // D-10
  @Test("a type is known by its name without its module")
  func names() {
    #expect(SwiftUICell<TileCell>.selfIdentifier == "SwiftUICell<TileCell>")
    #expect(BadgeCell.selfIdentifier == "BadgeCell")
  }

  // D-07, D-08, D-09
  @Test("cells and ribbons in UIKit's words are configured with their models")
  func uikit() throws {
    let section = RibbonSection(id: "a", items: [BadgeModel("one"), BadgeModel("two")])
    section.reusableItems["ribbon"] = [RibbonModel("top")]
    let view = UIDynamicCollectionView()
    view.apply(sections: [section], animated: false)
    view.show(in: phone, text: BlockText(), images: NoImages())
    #expect(view.registeredIdentifiers == ["BadgeCell", "RibbonView"])
    #expect(try #require(view.frame()).list.elements.map(\.title) == ["one 0", "two 1", "top"])
    #expect(view.problems.isEmpty)
    let model = BadgeModel("three")
    #expect(
      model.configuredCell(UICollectionViewCell(frame: .zero), at: IndexPath(item: 0, section: 0))
        == nil)
  }

  // D-20, D-23
  @Test("a description is wrapped for the engine; what is set there goes back to it")
  func wrapped() {
    let section = SwiftUISection(
      Block("a", [Tile("1")], header: "A", rows(50, header: 10)))
    #expect(section.id == "a" && section.items.map(\.id) == ["1"])
    #expect(section.reusableItems.keys.sorted() == [UICollectionView.elementKindSectionHeader])
    section.items += [Tile("2")]
    #expect(section.items.map(\.id) == ["1", "2"])
  }

  // D-25
  @Test("the founding names of UIKit's types are theirs")
  func aliases() {
    let appearance: ListSectionAppearance = UICollectionLayoutListConfiguration.Appearance.plain
    #expect(appearance == .plain)
    let handler: ([any CollectionVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void =
      { _, _, _ in }
    #expect(handler as Any is NSCollectionLayoutSectionVisibleItemsInvalidationHandler)
  }

  // D-26, X-08
  @Test("each section has its own layout")
  func sections() {
    let carousel = GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(0.8), height: .absolute(160)) {
        GridItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    })
    .orthogonalScrollingBehavior(.groupPagingCentered)
    let grid = GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1), height: .absolute(110)) {
        for _ in 0..<3 {
          GridItemLayout(width: .fractionalWidth(1.0 / 3.0), height: .fractionalHeight(1))
        }
      }
    })
    let screen = Screen(
      sections: [
        Block("banner", Tile.numbered(0..<3), carousel),
        Block("grid", Tile.numbered(3..<9), grid),
        Block("list", [Line("x"), Line("y")], ListSectionLayout(.plain)),
      ], environment: phone)
    let solved = renderer(screen).layout
    // 160, two rows of 110, two texts of 20 (derived).
    #expect(solved.sections.map(\.frame.minY) == [0, 160, 380])
    #expect(solved.contentSize.height == 420)
  }
}

/// A cell that shows its place.
final class Placed: CustomLayoutCellViewConfigurableModel {
  typealias CellViewType = PlacedCell
  let id = "placed"
  let sizeRatio: CGFloat = 1.5
}

struct PlacedCell: CellView {
  let indexPath: IndexPath
  init(model: Placed, indexPath: IndexPath) { self.indexPath = indexPath }
  var body: some View { Text(verbatim: "\(indexPath.section).\(indexPath.item)") }
}

struct PlacedSection: CustomLayoutSectionContext {
  let id = "placed"
  var customItems: [any CustomLayoutCellViewConfigurableModel]
  var cachedHeightColumns: [CGFloat] = []
  var cachedFrame: [CGRect] = []
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  var layout: some SectionLayout { rows(50) }
}

final class BadgeModel: UICellConfigurableModel {
  typealias CellType = BadgeCell
  let id: String
  init(_ id: String) { self.id = id }
}

final class BadgeCell: UICollectionViewCell, UICell {
  private var title = ""

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { return nil }

  func configure(model: BadgeModel, at indexPath: IndexPath) {
    title = "\(model.id) \(indexPath.item)"
  }

  override func node(in environment: EnvironmentValues) -> ViewNode {
    ViewLowering.node(of: Text(verbatim: title), environment: environment)
  }
}

final class RibbonModel: UIReusableViewConfigurableModel {
  typealias SupplementaryViewType = RibbonView
  let id: String
  init(_ id: String) { self.id = id }
}

final class RibbonView: UICollectionReusableView, UIReusableView {
  static var elementKind: String { "ribbon" }
  private var title = ""

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { return nil }

  func configure(model: RibbonModel, at indexPath: IndexPath) { title = model.id }

  override func node(in environment: EnvironmentValues) -> ViewNode {
    ViewLowering.node(of: Text(verbatim: title), environment: environment)
  }
}
