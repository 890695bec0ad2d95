// SPDX-License-Identifier: MIT
//
// Screens in Swift have the frames, and where cells are the same the drawings, of their documents.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

/// A document of the repository, and a screen in Swift that should look the same.
struct Twin: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether the cells are the same too.
  var drawsAlike = true
  let sections: @Sendable (_ titles: [[Tile]]) -> [any SectionContext]

  var testDescription: String { name }

  func document() throws -> ScreenDocument {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("fixtures/documents")
    var files: [String: [UInt8]] = [:]
    for file in ["data/photos.json"] {
      files[file] = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
    }
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name + ".json")))
    return ScreenDocument.load(bytes: bytes, name: name + ".json", files: MemoryFiles(files))
  }
}

@Suite struct TwinTests {
  private static let third = 1.0 / 3.0
  private static let cell = GridItemLayout(
    width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))

  static let colors: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
    ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
    ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
  ]

  /// Tiles in the colours with these names.
  private static func tiles(_ prefix: String, _ names: [String]) -> [Tile] {
    names.enumerated().map { index, name in
      Tile(
        "\(prefix)\(index + 1)", title: name,
        color: colors.first { $0.0 == name }?.1 ?? .black)
    }
  }

  private static func palette(_ count: Int) -> [Tile] {
    tiles("", (0..<count).map { colors[$0 % 12].0 })
  }

  static let all: [Twin] = [
    // L-02, L-11
    Twin(name: "rows") { _ in [Block("main", palette(12), rows(64, spacing: 8))] },
    //
    Twin(name: "three-columns") { _ in
      [
        Block(
          "grid", palette(24),
          GridSectionLayout(body: { _, _ in
            HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(110)) {
              GridItemLayout(width: .fractionalWidth(third), height: .fractionalHeight(1.0))
              GridItemLayout(width: .fractionalWidth(third), height: .fractionalHeight(1.0))
              GridItemLayout(width: .fractionalWidth(third), height: .fractionalHeight(1.0))
            }
          }))
      ]
    },
    // X-03, L-04, L-05
    Twin(name: "magazine") { _ in
      [
        Block(
          "magazine", palette(12),
          GridSectionLayout(body: { _, _ in
            HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(200)) {
              GridItemLayout(width: .fractionalWidth(2.0 / 3.0), height: .fractionalHeight(1.0))
              VGroupLayout(width: .fractionalWidth(third), height: .fractionalHeight(1.0)) {
                for _ in 0..<2 {
                  GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(0.5))
                }
              }
            }
          })
          .interGroupSpacing(6))
      ]
    },
    // X-05, W-01, W-02, W-03, W-06
    Twin(name: "waterfall", drawsAlike: false) { _ in
      let heights: [CGFloat] = [120, 180, 90, 140, 200, 160, 110, 150, 130, 170, 100, 190]
      return [
        Block(
          "waterfall", palette(24),
          GridSectionLayout(body: { _, environment in
            WaterFallGroupLayout(
              numberOfColumn: 2, numberOfItems: 24, environment: environment,
              itemHeightContext: { index, _ in heights[index % heights.count] }
            )
            .interItemSpacing(8)
          })
          .interGroupSpacing(8))
      ]
    },
    // X-06, L-13, L-25
    Twin(name: "carousel") { _ in
      [
        Block(
          "carousel", palette(6),
          GridSectionLayout(body: { _, _ in
            HGroupLayout(width: .fractionalWidth(0.8), height: .absolute(160)) { cell }
          })
          .orthogonalScrollingBehavior(.groupPagingCentered)
          .interGroupSpacing(12))
      ]
    },
    // X-07, D-04, D-05, L-09, L-10
    Twin(name: "header") { _ in
      [
        Block(
          "warm", tiles("warm-", ["Red", "Orange", "Yellow", "Pink"]), header: "Warm colours",
          rows(60, header: 44)),
        Block(
          "cold", tiles("cold-", ["Green", "Mint", "Teal", "Cyan", "Blue", "Indigo"]),
          header: "Cold colours", rows(60, header: 44)),
        Block(
          "rest", tiles("rest-", ["Purple", "Brown", "Gray"]), header: "And the rest",
          rows(60, header: 44)),
      ]
    },
    // X-10, L-12
    Twin(name: "uikit-grid", drawsAlike: false) { _ in
      [
        Block(
          "main", Tile.numbered(0..<18),
          GridSectionLayout(body: { _, _ in
            HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(110)) {
              GridItemLayout(width: .fractionalWidth(third), height: .fractionalHeight(1.0))
            }
          })
          .interGroupSpacing(8)
          .contentInsets(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)))
      ]
    },
  ]

  @Test("a screen in Swift has the frames and drawings of its document", arguments: all)
  func twin(_ twin: Twin) throws {
    let document = try twin.document()
    try #require(document.diagnostics.isEmpty)
    let environment = document.baseEnvironment
    let theirs = renderer(document.screen(in: environment).screen, in: environment)
    let ours = renderer(
      Screen(sections: twin.sections([]), environment: environment), in: environment)
    #expect(ours.layout.contentSize == theirs.layout.contentSize)
    for stop in document.stops {
      let state = theirs.scrollState(for: stop).state
      #expect(ours.scrollState(for: stop).state == state)
      #expect(
        ours.layout.allAttributes(at: state) == theirs.layout.allAttributes(at: state))
      if twin.drawsAlike { #expect(ours.frame(at: state).list == theirs.frame(at: state).list) }
    }
  }

  @Test(
    "a screen in Swift has the bytes of its document, as PNG and as SVG",
    arguments: all.filter(\.drawsAlike))
  func bytes(_ twin: Twin) throws {
    let document = try twin.document()
    let environment = document.baseEnvironment
    let engine = try PaintEngine()
    func renderer(_ screen: Screen) -> ScreenRenderer {
      ScreenRenderer(screen: screen, environment: environment, text: engine, images: engine)
    }
    let theirs = renderer(document.screen(in: environment).screen)
    let ours = renderer(Screen(sections: twin.sections([]), environment: environment))
    for stop in document.stops {
      let name = "\(twin.name)/\(stop.name)"
      let lists = [theirs, ours].map { $0.frame(at: $0.scrollState(for: stop).state).list }
      let pictures = try lists.map {
        try engine.png(of: $0, scale: environment.scale, id: name).bytes
      }
      #expect(pictures[0] == pictures[1], "the PNG of \(name)")
      let vectors = try lists.map { try engine.svg(of: $0) }
      #expect(vectors[0] == vectors[1], "the SVG of \(name)")
    }
  }

  // D-24, X-10
  @Test("the UIKit sample is 716 points high, in a section in UIKit's words")
  func uikit() {
    // 8 + 6 * 110 + 5 * 8 + 8 (seed-apis X-10, derived); items (393 - 16) / 3, down to a pixel.
    let section = UIKitGrid(id: "main", items: Tile.numbered(0..<18))
    let view = UIDynamicCollectionView()
    view.apply(sections: [section], animated: false)
    view.show(in: phone, text: BlockText(), images: NoImages())
    #expect(view.renderer?.layout.contentSize == CGSize(width: 393, height: 716))
    #expect(view.renderer?.layout.frame(ofItem: 4, in: 0)?.minY == 126)
    #expect(view.snapshot.numberOfItems == 18)
  }
}

/// A section that returns UIKit's section itself.
final class UIKitGrid: UISection {
  let id: String
  var items: [any UICellConfigurableModel]
  var reusableItems: [String: [any UIReusableViewConfigurableModel]] = [:]

  init(id: String, items: [any UICellConfigurableModel]) {
    self.id = id
    self.items = items
  }

  func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(110)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    return section
  }
}
